"""Making a case: the board around a placement, the cards, the gates, the proof, the document."""

from dataclasses import dataclass, replace
from functools import partial

from generators.made import Made
from generators.murder.cards import Dealer, with_cards
from generators.murder.cast import cast
from generators.murder.furniture import furnish
from generators.murder.level import grade_of, solves_by, spoilers, unique_by
from generators.murder.order import placement_for
from generators.murder.rooms import floor_plan
from generators.murder.statements import Told
from generators.murder.theme import Theme, theme_names, theme_of
from generators.murder.wish import SPARING, CaseWish
from generators.proof import proof_of, provenance_of
from generators.stream import Stream
from puzzles.murder.case import Case, Placement
from puzzles.murder.document import CaseDocument, stored_case
from puzzles.murder.place import Mask, Plan, mask_of
from solvers.engines.ask import Stop, Stopped, never
from solvers.engines.case_catalog import case_engine_of
from solvers.engines.kernel import installed
from solvers.grade import CASE_FLAG, Grade, as_grade
from solvers.prove import Request
from solvers.prove_case import prove_case
from solvers.verdict import Verdict
from texts.cards import card_texts

BOARDS = 400
"""Floor plans to draw for one attempt: a third to a half of them give the victim one companion."""
DEALS = {"expert": 40, "hard": 12}
"""How often the clues of one board are dealt before another board is tried."""
DEALS_ELSE = 8


def make_case(
    wish: CaseWish, seed: int, index: int, stop: Stop = never, start: int = 0
) -> Made[CaseDocument]:
    """Make the case of an index: attempt after attempt, from `start` on, until one is proven.

    Raises:
        Stopped: `stop` said so.
    """
    for attempt in range(start, wish.tries):
        maker = CaseMaker(wish, placement_for(wish.size, seed, index), stop)
        found = maker.attempt(Stream(seed, index, attempt))
        if found is None:
            continue
        case, grade = found
        verdict = maker.prove(case)
        document = maker.document(case, grade, verdict, seed, index)
        agreed = verdict.second == verdict.verdict == "unique"
        if agreed and verdict.solution == maker.placement:
            return Made(index, document, attempt + 1)
        # The maker's own count called this case unique: whatever else is said contradicts it.
        return Made(index, None, attempt + 1, disagreement=document)
    return Made(index, None, wish.tries)


@dataclass(frozen=True)
class CaseMaker:
    """One case in the making: the wish, where people stand, and who may stop it."""

    wish: CaseWish
    placement: Placement
    stop: Stop

    def attempt(self, stream: Stream) -> tuple[Case, Grade] | None:
        """Try once: one board, and clues dealt some times. None when the wish was not met."""
        plan = self.board(stream)
        if plan is None:
            return None
        people = cast(self.wish.size, stream)
        if people is None:
            return None
        bare = Case(plan, people)
        level = self.wish.level
        dealer = Dealer(
            bare,
            self.placement,
            unique_by(self.stop),
            partial(solves_by, level, stop=self.stop),
            stream,
            extended=self.wish.clues == "extended",
            direct=level is None or level in SPARING,
        )
        for _ in range(DEALS.get(level or "", DEALS_ELSE)):
            told = dealer.deal()
            if told is None or not self._graded(with_cards(bare, told)):
                continue
            told = dealer.finish(told)
            if told is None:
                continue
            case = with_cards(bare, told)
            grade = self._graded(case)
            if grade and not spoilers(case, self.placement, self.stop):
                return self._spared(dealer, told, grade)
        return None

    def board(self, stream: Stream) -> Plan | None:
        """Draw a board on which the victim has one companion; None when none was found."""
        size, taken = self.wish.size, mask_of(self.placement)
        for _ in range(BOARDS):
            areas = floor_plan(size, stream)
            if areas and _company(areas, taken, self.placement[-1]) == 2:
                return furnish(size, areas, self._theme(stream), taken, stream)
        return None

    def _theme(self, stream: Stream) -> Theme:
        """Return the theme wished, or any of ours."""
        wished = self.wish.theme
        if isinstance(wished, Theme):
            return wished
        return theme_of(wished or stream.choice(theme_names()))

    def _graded(self, case: Case) -> Grade | None:
        """Return the grade of a case if it is as wished, else None."""
        grade = grade_of(case)
        if grade.level is None or self.wish.level not in (None, grade.level):
            return None
        return grade

    def _spared(self, dealer: Dealer, told: list[Told], grade: Grade) -> tuple[Case, Grade]:
        """Return the case, with as many clues more as are wished and keep its level."""
        case, added = with_cards(dealer.case, told), 0
        for one in dealer.more(told):
            if added == self.wish.spare:
                break
            richer = dealer.ordered([*told, one])
            longer = with_cards(dealer.case, richer)
            now = self._graded(longer)
            if now and not spoilers(longer, self.placement, self.stop):
                told, case, grade, added = richer, longer, now, added + 1
        if added:
            grade = replace(grade, flags=(*grade.flags, CASE_FLAG))
        return case, grade

    def prove(self, case: Case) -> Verdict:
        """Prove a case by two engines; raise `Stopped` when `stop` said so."""
        request = Request(engine="kernel" if installed() else "search", second=True)
        verdict = prove_case(case, request, self.stop)
        if self.stop():
            raise Stopped
        return verdict

    def document(
        self, case: Case, grade: Grade, verdict: Verdict, seed: int, index: int
    ) -> CaseDocument:
        """Return the document of a case, with its proof and where it comes from."""
        wish = self.wish
        return CaseDocument(
            id=f"murder-{wish.size}x{wish.size}-s{seed}-{index}",
            case=case,
            solution=stored_case(case, self.placement),
            texts={lang: card_texts(case, lang) for lang in wish.languages},
            grade=as_grade(grade),
            proof=proof_of(verdict, case_engine_of),
            provenance=provenance_of(seed, wish.options(), index),
        )


def _company(areas: tuple[Mask, ...], taken: Mask, cell: int) -> int:
    """Return how many people are in the room that a cell is of."""
    return next((area & taken).bit_count() for area in areas if area >> cell & 1)
