"""What the library offers: the same work as the command line, with values instead of files.

Every function says which faults it raises. `FormatError` is a file that cannot be read or
written, `ValueError` a wish or an option that makes no sense; all raise `TypeError` for a value of
a wrong type.
"""

import os
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Literal, cast, overload

from formats.errors import FormatError, Unreadable, Untold
from formats.schema import shorten
from puzzles.catalog import KINDS
from puzzles.document import Document
from puzzles.kind import Kind
from puzzles.murder.document import CaseDocument
from puzzles.puzzle import BLANK, Cage, Grid, Puzzle, grid_of
from puzzles.shape import SHAPES
from solvers.verdict import Problem as Problem
from solvers.verdict import Verdict

if TYPE_CHECKING:
    from cli.steps import Told
    from formats.format import Format
    from generators.pattern import Symmetry
    from generators.wish import CageStyle, Wish
    from puzzles.document import State
    from solvers.case_grade import CaseTrace
    from solvers.case_hint import CaseHint, CaseState
    from solvers.case_step import CaseStep
    from solvers.grade import Grade, Trace
    from solvers.hint import Hint
    from solvers.step import Level, Step

File = str | os.PathLike[str]


class Disagreement(Exception):
    """Two engines differ on a puzzle: a fault of ours. `document` holds the puzzle."""

    def __init__(self, document: Document | CaseDocument) -> None:
        super().__init__(f"two engines disagree on {document.id}")
        self.document = document


def puzzle(
    kind: str, givens: str, *, size: Literal[4, 6, 9] = 9, cages: Iterable[Cage] = ()
) -> Puzzle:
    """Make a puzzle of a kind from its givens in reading order, `.` for a blank.

    White space in the givens is skipped.

        >>> import qedoku
        >>> qedoku.puzzle("missudeca", "0... .1.. ..2. ...3", size=4).digits
        (0, 1, 2, 3, 4)

    Raises:
        ValueError: there is no such kind or size, the givens are not size * size digits or dots,
            the kind has no cages, or a cage is not of cells of the board.
    """
    row = _kind(kind)
    if size not in SHAPES:
        raise ValueError(f"size {size}: boards have size {', '.join(map(str, SHAPES))}")
    if not isinstance(givens, str):
        raise TypeError(f"givens are a string of digits and dots, not {_sort(givens)}")
    text = "".join(givens.split())
    if strange := set(text) - set("0123456789."):
        raise ValueError(f"givens are digits and dots, not {min(strange)!r}")
    found = tuple(cages)
    if found and not row.cages:
        raise ValueError(f"{kind} has no cages")
    return Puzzle(row, size, grid_of(text), found)


def load(file: File, *, format: str | None = None, kind: str | None = None) -> list[Document]:
    """Read all puzzles of a file; `-` is standard input.

    Args:
        file: its name.
        format: a name of `qedoku info formats`, if the file's name does not say.
        kind: a registry name, for formats that do not say.

    Raises:
        FormatError: something in the file cannot be read; the first such fault.
        OSError: there is no such file.
        ValueError: there is no such kind or format.
    """
    from formats.files import read_documents

    found = []
    row = _format(format) if format else None
    for item in read_documents(os.fspath(file), row, _kind(kind) if kind else None):
        if isinstance(item, FormatError):
            raise _in_python(item)
        found.append(item)
    return found


def dump(
    documents: Iterable[Document], file: File, *, format: str | None = None, force: bool = False
) -> None:
    """Write puzzles to a file, all or nothing; `-` is standard output.

    Raises:
        FormatError: the format cannot carry a document, or the file's name says no format.
        FileExistsError: the file is there, and `force` is not set.
        OSError: the file cannot be written.
        ValueError: there is no such format.
    """
    from formats.catalog import for_writing
    from formats.files import write_documents

    name = os.fspath(file)
    if isinstance(documents, Puzzle | Document):
        raise TypeError(f"wanted documents, as a list, not {_sort(documents)}")
    try:
        row = _format(format) if format else for_writing(name, None)
    except Untold as fault:
        raise _in_python(fault) from None
    write_documents(map(_document, documents), name, row, force=force)


def generate(
    kind: str,
    count: int = 1,
    *,
    seed: int,
    size: Literal[4, 6, 9] = 9,
    givens: tuple[int, int] | None = None,
    minimal: bool = False,
    symmetry: "Symmetry" = "none",
    mask: frozenset[int] | None = None,
    cage_sizes: tuple[int, int] | None = None,
    cages: tuple[int, int] | None = None,
    cage_style: "CageStyle" = "any",
    cage_symmetry: "Symmetry" = "none",
    level: "Level | None" = None,
    require: Iterable[str] = (),
    forbid: Iterable[str] = (),
    score: tuple[float, float] | None = None,
    attempts: int | None = None,
    jobs: int = 1,
) -> Iterator[Document]:
    """Make puzzles, each proven by two engines to have exactly one solution.

    The same seed and wish give the same puzzles, whatever `count` and `jobs`.

        >>> import qedoku
        >>> document = next(qedoku.generate("missudeca", seed=7, size=4))
        >>> qedoku.verify(document).verdict
        'unique'

    Args:
        kind: a registry name.
        count: how many; fewer come when `attempts` do not find one.
        seed: start of the random numbers.
        size: cells in a row.
        givens: least and most number of givens.
        minimal: leave no given that could go.
        symmetry: of the pattern of givens.
        mask: the cells that hold the givens, 0 for the first.
        cage_sizes: least and most cells of a cage.
        cages: least and most number of cages.
        cage_style: `any`, `in` (every cage in a box) or `across` (every cage crosses boxes).
        cage_symmetry: of the layout of the cages.
        level: how hard for a person, `beginner` to `hard`.
        require: techniques that the steps must use; with a level only, like the next two.
        forbid: techniques that they must neither use nor need.
        score: least and most score of the grade.
        attempts: tries for one puzzle; 20 if not said, 200 with a level.
        jobs: processes to share the work.

    Raises:
        ValueError: at once: the wish makes no sense; says why.
        Disagreement: two engines differ on a puzzle.
    """
    from generators.wish import Wish

    _whole("count", count, least=1)
    _whole("seed", seed, most=2**63 - 1)
    _whole("jobs", jobs, least=1)
    if attempts is not None:
        _whole("attempts", attempts, least=1)
    for name, value in (("givens", givens), ("cage_sizes", cage_sizes), ("cages", cages)):
        if value is not None:
            _pair(name, value)
    if score is not None:
        _span("score", score)
    wish = Wish(
        _kind(kind),
        size,
        givens,
        minimal,
        symmetry,
        mask,
        cage_sizes,
        cages,
        cage_style,
        cage_symmetry,
        level,
        attempts,
        _names("require", require),
        _names("forbid", forbid),
        score,
    )
    if reason := wish.why_not():
        raise ValueError(reason)
    return _made(wish, seed, count, jobs)


def _made(wish: "Wish", seed: int, count: int, jobs: int) -> Iterator[Document]:
    """Yield the documents of a wish that makes sense."""
    from generators.pack import build

    for made in build(wish, seed, count, jobs):
        if made.disagreement:
            raise Disagreement(made.disagreement)
        if made.document:
            yield made.document


def verify(
    puzzle: Puzzle | Document,
    *,
    engine: str = "auto",
    second: bool = False,
    limit: int = 2,
    seconds: float | None = None,
    level: "Level | None" = None,
) -> Verdict:
    """Prove that a puzzle has exactly one solution, or say what it has instead.

    Of a document everything that it states of its solution is compared as well, and with `level`
    the grade that it states.

        >>> import qedoku
        >>> qedoku.verify(qedoku.puzzle("classic", "12.. 34.. .... ....", size=4)).verdict
        'multiple'

    Args:
        puzzle: a puzzle, or a document that holds one.
        engine: a name of `qedoku info engines`, or `auto`.
        second: let a second, independent engine confirm it.
        limit: count solutions up to this many, at least 2.
        seconds: after so long the verdict is `undecided`.
        level: the level that the puzzle must have; the verdict then holds its grade.

    Raises:
        KeyError: there is no such engine.
        ValueError: the engine cannot take the puzzle, or a limit or the level makes no sense.
    """
    from solvers.prove import Request, prove_document
    from solvers.step import LEVELS

    _whole("limit", limit, least=2)
    if seconds is not None and not seconds > 0:
        raise ValueError(f"seconds {seconds}: more than 0")
    if level is not None and level not in LEVELS:
        raise ValueError(f"level {level}: levels are {', '.join(LEVELS)}")
    request = Request(engine, second, limit, seconds=seconds, level=level)
    if isinstance(puzzle, Document):
        return prove_document(puzzle, request)
    return prove_document(Document("", _bare(puzzle)), request)


def solve(puzzle: Puzzle | Document, *, seconds: float | None = None) -> Grid | None:
    """Return the solution of a puzzle, or None unless there is exactly one.

    `verify` says what is the matter with a puzzle that has none.

        >>> import qedoku
        >>> qedoku.solve(qedoku.puzzle("classic", "123. 34.. 2... ...1", size=4))
        (1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1)
    """
    return verify(_bare(puzzle), seconds=seconds).solution


def count(puzzle: Puzzle | Document, *, limit: int = 1000, seconds: float | None = None) -> int:
    """Return the number of solutions, or `limit` when there are that many or more.

        >>> import qedoku
        >>> qedoku.count(qedoku.puzzle("classic", "." * 16, size=4))
        288

    Raises:
        TimeoutError: the seconds were over before the number was known.
    """
    verdict = verify(_bare(puzzle), limit=max(limit, 2), seconds=seconds)
    late = seconds is not None and verdict.seconds >= seconds and verdict.solutions < limit
    if late or verdict.verdict == "undecided":
        raise TimeoutError(f"at least {verdict.solutions} solutions found in {seconds} seconds")
    return min(verdict.solutions, limit)


def grade(puzzle: Puzzle | Document | CaseDocument, *, redundant: bool = False) -> "Grade":
    """Return how hard a puzzle, or a case of Sudoku Murder, is for a person.

    `rating` and `level` are None where the techniques do not carry to the end.

        >>> import qedoku
        >>> qedoku.grade(qedoku.puzzle("classic", "123. 34.. 2... ...1", size=4)).level
        'beginner'

    Args:
        puzzle: a puzzle, or a document that holds one.
        redundant: find out whether a given, a cage or a clue could go, for the flags; takes proofs.

    Raises:
        ValueError: the puzzle has not exactly one solution; says what it has instead.
    """
    if isinstance(puzzle, CaseDocument):
        from cli.case_steps import case_flagged

        graded = _climbed_case(puzzle).grade
        return case_flagged(graded, puzzle.case) if redundant else graded
    from cli.steps import flagged

    found = _climbed(_bare(puzzle)).grade
    return flagged(found, _bare(puzzle)) if redundant else found


def _climbed(puzzle: Puzzle) -> "Trace":
    """Return the climb of a puzzle that has exactly one solution.

    Raises:
        ValueError: it has not; says what it has instead.
    """
    from cli.steps import Fault, climbed

    found = climbed(puzzle)
    if isinstance(found, Fault):
        raise ValueError(found.text)
    return found


def _climbed_case(document: CaseDocument) -> "CaseTrace":
    """Return the climb of a case that has exactly one solution.

    Raises:
        ValueError: it has not; says what it has instead.
    """
    from cli.case_steps import climbed_case
    from cli.steps import Fault

    found = climbed_case(document.case)
    if isinstance(found, Fault):
        raise ValueError(found.text)
    return found


@overload
def explain(puzzle: Puzzle | Document, *, lang: str = "en") -> "list[Told[Step]]": ...


@overload
def explain(puzzle: CaseDocument, *, lang: str = "en") -> "list[Told[CaseStep]]": ...


def explain(
    puzzle: Puzzle | Document | CaseDocument, *, lang: str = "en"
) -> "list[Told[Step]] | list[Told[CaseStep]]":
    """Return the steps by which a person solves a puzzle, each with its sentence.

    `grade` says whether they carry to the end.

        >>> import qedoku
        >>> steps = qedoku.explain(qedoku.puzzle("classic", "123. 34.. 2... ...1", size=4))
        >>> steps[0].text
        'r1c4 is the last empty cell in row 1: r1c4 is 4.'

    Args:
        puzzle: a puzzle, or a document that holds one, or a case of Sudoku Murder.
        lang: `en`, `it`, `de`, `ru` or `he`.

    Raises:
        ValueError: the puzzle has not exactly one solution, or there is no such language.
    """
    from cli.steps import told

    if isinstance(puzzle, CaseDocument):
        from cli.case_steps import told_case

        return [one for one, _ in told_case(puzzle, _climbed_case(puzzle), lang)]
    bare = _bare(puzzle)
    return [one for one, _ in told(bare, _climbed(bare), lang)]


@overload
def hint(puzzle: Puzzle | Document, state: "State | None" = None) -> "Hint": ...


@overload
def hint(puzzle: CaseDocument, state: "CaseState | None" = None) -> "CaseHint": ...


def hint(
    puzzle: Puzzle | Document | CaseDocument, state: "State | CaseState | None" = None
) -> "Hint | CaseHint":
    """Return the next step from where a player is, or the player's mistakes.

    Args:
        puzzle: a puzzle, or a document that holds one, or a case of Sudoku Murder.
        state: how far the player is; if not given, what the document says of it, or nothing done.

    Raises:
        ValueError: the puzzle has not exactly one solution; says what it has instead.
    """
    if isinstance(puzzle, CaseDocument):
        return _case_hint(puzzle, cast("CaseState | None", state))
    return _grid_hint(puzzle, cast("State | None", state))


def _case_hint(document: CaseDocument, state: "CaseState | None") -> "CaseHint":
    """Return the hint for a case."""
    from cli.case_steps import solution_of
    from cli.steps import Fault
    from solvers.case_hint import CaseState, hint_for_case

    truth = solution_of(document.case)
    if isinstance(truth, Fault):
        raise ValueError(truth.text)
    return hint_for_case(document.case, truth, state or CaseState())


def _grid_hint(puzzle: Puzzle | Document, state: "State | None") -> "Hint":
    """Return the hint for a grid."""
    from cli.editing import refusal
    from solvers.hint import hint_for, truth_of

    if state is None and isinstance(puzzle, Document):
        state = puzzle.state
    bare = _bare(puzzle)
    verdict = verify(bare)
    if verdict.solution is None:
        raise ValueError(refusal(verdict))
    return hint_for(bare, truth_of(bare, verdict.solution), state)


def show(
    puzzle: Puzzle | Document, solution: Grid | None = None, *, ascii_only: bool = False
) -> str:
    """Return a puzzle drawn as text, solved if a solution is given.

    >>> import qedoku
    >>> drawn = qedoku.show(qedoku.puzzle("classic", "1... .2.. ..3. ...4", size=4))
    >>> print(drawn.splitlines()[2])
    r1 ┃ 1 │   ┃   │   ┃
    """
    from cli.board_text import ASCII, UNICODE, board_text, plain
    from puzzles.missing import panel_of

    bare, panel = _bare(puzzle), None
    if solution and bare.kind.missing and BLANK not in solution:
        panel = panel_of(solution, bare.size, diagonals=bare.kind.diagonals).entries()
    return plain(board_text(bare, solution, panel, ASCII if ascii_only else UNICODE))


def _bare(puzzle: Puzzle | Document) -> Puzzle:
    """Return the puzzle of a document."""
    if not isinstance(puzzle, Puzzle | Document):
        raise TypeError(f"wanted a puzzle or a document, not {_sort(puzzle)}")
    return puzzle.puzzle if isinstance(puzzle, Document) else puzzle


def _document(value: Document) -> Document:
    """Return a document; raise `TypeError` for anything else."""
    if not isinstance(value, Document):
        raise TypeError(f"wanted documents, found {_sort(value)} among them")
    return value


def _sort(value: object) -> str:
    """Return what sort of thing a value is, for messages."""
    return f"a {type(value).__name__} ({shorten(repr(value), 40)})"


def _whole(name: str, value: object, least: int = 0, most: int | None = None) -> None:
    """Raise `TypeError` for what is no whole number, `ValueError` for one out of range."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{name} is a whole number, not {_sort(value)}")
    if value < least or (most is not None and value > most):
        span = f"at least {least}" if most is None else f"from {least} to {most}"
        raise ValueError(f"{name} {value}: {span}")


def _span(name: str, value: object) -> None:
    """Raise `TypeError` for what is no pair of numbers."""
    if not isinstance(value, tuple | list) or len(value) != 2:
        raise TypeError(f"{name} is a pair (least, most), not {_sort(value)}")
    for number in value:
        if not isinstance(number, int | float) or isinstance(number, bool):
            raise TypeError(f"{name} is a pair of numbers, not {_sort(value)}")


def _names(name: str, value: Iterable[str]) -> tuple[str, ...]:
    """Return some names as a tuple; raise `TypeError` for one string or what is no string."""
    names = (value,) if isinstance(value, str) else tuple(value)
    if isinstance(value, str) or not all(isinstance(one, str) for one in names):
        raise TypeError(f"{name} is a list of names of techniques, not {_sort(value)}")
    return names


def _pair(name: str, value: object) -> None:
    """Raise `TypeError` for what is no pair of whole numbers."""
    if not isinstance(value, tuple | list) or len(value) != 2:
        raise TypeError(f"{name} is a pair (least, most), not {_sort(value)}")
    for number in value:
        _whole(name, number)


def _in_python(fault: FormatError) -> FormatError:
    """Return a fault whose advice names the argument, not the option of the command line."""
    if not isinstance(fault, Untold):
        return fault
    name = "kind" if fault.option == "kind" else "format"
    return Unreadable(f"{fault.bare}: say {name}=", fault.place)


def _kind(name: str) -> Kind:
    """Return the kind of a registry name; raise `ValueError` when there is none."""
    if not isinstance(name, str) or name not in KINDS:
        raise ValueError(f"there is no kind {name!r}: {', '.join(KINDS)}")
    return KINDS[name]


def _format(name: str) -> "Format":
    """Return the format of a name; raise `ValueError` when there is none."""
    from formats.catalog import FORMATS, by_name

    try:
        return by_name(name)
    except KeyError:
        known = ", ".join(row.name for row in FORMATS)
        raise ValueError(f"there is no format {name!r}: {known}") from None
