"""The rows of the table: what is measured, against whom, and how much is wanted."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from benchmarks import inputs
from benchmarks.measure import Peer, Row, Task, Warm, cpu_seconds
from benchmarks.peers import clauses, cpsat, programs
from benchmarks.sat_generator import cut_by_sat
from puzzles.catalog import KINDS
from puzzles.puzzle import Puzzle
from solvers.engines import kernel, sat
from solvers.engines.ask import Ask
from solvers.kernels.tables import rules_of
from solvers.prove import KERNEL_NODES

if TYPE_CHECKING:
    from numpy import int8
    from numpy.typing import NDArray

PROOFS, CPSAT_PROOFS, SAT_PROOFS = 2_000, 60, 400
HARD_NODES = KERNEL_NODES


def proven(puzzles: list[Puzzle]) -> None:
    """Prove puzzles by the engine that shares nothing with the kernel."""
    assert all(answer.count == 1 for answer in sat.count_many(puzzles, Ask(d2=False)))


def unique(puzzles: tuple[Puzzle, ...]) -> None:
    """Prove puzzles by the kernel."""
    assert all(answer.count == 1 for answer in kernel.count_many(puzzles, Ask()))


def unique_arrays(name: str, arrays: Callable[[], "NDArray[int8]"]) -> None:
    """Prove puzzles by the kernel, where they come as arrays."""
    counts = kernel.count_packed(rules_of(KINDS[name]), arrays(), Ask(keep=0))
    assert (counts.found == 1).all()


def kept_proofs(solver: str, name: str) -> Task:
    """Return the proofs by a python-sat solver that keeps the rules."""

    def task(kept: clauses.Kept) -> None:
        asked = zip(inputs.minimal(name, SAT_PROOFS), inputs.fulls(name, SAT_PROOFS), strict=True)
        assert all(kept.unique(puzzle.givens, full) for puzzle, full in asked)

    return Warm(partial(clauses.Kept, solver, KINDS[name].diagonals), task)


def kept_minimal(solver: str, name: str, count: int) -> Task:
    """Return the deletion of givens by a python-sat solver that keeps the rules."""

    def task(kept: clauses.Kept) -> None:
        draw = random.Random(0)
        assert all(kept.minimal(full, draw) for full in inputs.fulls(name, count))

    return Warm(partial(clauses.Kept, solver, KINDS[name].diagonals), task)


def cp_proofs(name: str) -> Task:
    """Return the proofs by CP-SAT."""
    return lambda: cpsat.all_unique(
        inputs.minimal(name, CPSAT_PROOFS), inputs.fulls(name, CPSAT_PROOFS)
    )


def proof_row(name: str, sat_bounds: tuple[float, float], cp_bounds: tuple[float, float]) -> Row:
    """Return the row of the proofs of minimal puzzles."""
    best = tuple(kept_proofs(solver, name) for solver in clauses.SOLVERS)
    return Row(
        f"proofs of minimal {name}",
        {"": lambda: unique_arrays(name, partial(inputs.minimal_arrays, name, PROOFS))},
        PROOFS,
        (
            Peer("best warm python-sat", *sat_bounds, best, SAT_PROOFS),
            Peer("CP-SAT, 1 worker", *cp_bounds, (cp_proofs(name),), CPSAT_PROOFS, cpsat.ABSENT),
        ),
    )


def lines_row() -> Row:
    """Return the row of the 17-clue list."""

    def ours() -> None:
        unique_arrays("classic", lambda: inputs.arrays_of(inputs.clue17()))

    def theirs() -> None:
        programs.qqwing_solve(inputs.clue17())

    absent = programs.NO_QQWING or inputs.NO_CASES
    peers = (Peer("qqwing --solve", 10, 25, (theirs,), absent=absent),)
    return Row("17-clue list", {} if inputs.NO_CASES else {"": ours}, 5_000, peers)


def made(make: Callable[[], list[Puzzle]]) -> dict[str, Task]:
    """Return the two tasks of a row of making: alone, and with a second engine's proof."""
    return {"made": make, "made + second proof": lambda: proven(make())}


def classic_row() -> Row:
    """Return the row of minimal classic puzzles."""
    return Row(
        "minimal classic",
        made(partial(inputs.make_minimal, "classic", 300)),
        300,
        (
            Peer(
                "qqwing --generate",
                6,
                20,
                (partial(programs.qqwing_make, 60),),
                60,
                programs.NO_QQWING,
            ),
            Peer(
                "sgt-solo 3x3adb",
                1,
                4,
                (partial(programs.solo, 200, "3x3adb"),),
                200,
                programs.NO_SOLO,
            ),
        ),
    )


def missudeca_row() -> Row:
    """Return the row of minimal Missudeca puzzles."""
    best = tuple(kept_minimal(solver, "missudeca", 30) for solver in clauses.SOLVERS)
    peers = (Peer("deletion, best warm python-sat", 4, 15, best, 30),)
    task = partial(inputs.make_minimal, "missudeca", 300)
    return Row("minimal missudeca", made(task), 300, peers)


def solo_row() -> Row:
    """Return the row of the proofs of Solo's killers."""

    def fresh(solver: str) -> None:
        puzzles, _ = inputs.solo_killers(20)
        assert all(sat.count(puzzle, Ask(), solver).count == 1 for puzzle in puzzles)

    def ours() -> None:
        for _ in range(20):
            unique(inputs.solo_killers(20)[0])

    solvers = tuple(partial(fresh, solver) for solver in sat.SOLVERS)
    theirs = (lambda: cpsat.all_unique(*inputs.solo_killers(20)),)
    absent = programs.NO_SOLO
    return Row(
        "proofs of killers of sgt-solo 3x3kada",
        {} if absent else {"": ours},
        400,
        (
            Peer("fresh python-sat, best", 40, 130, solvers, 20, absent),
            Peer("CP-SAT, 1 worker", 30, 80, theirs, 20, absent or cpsat.ABSENT),
        ),
    )


def killer_rows() -> Iterator[Row]:
    """Yield the rows of making killers without givens."""
    task = partial(inputs.make_killers, "classic-killer", 40, inputs.CUT_36)
    theirs = (partial(programs.solo, 15, "3x3kada"),)
    peers = (Peer("sgt-solo 3x3kada", 3, 15, theirs, 15, programs.NO_SOLO),)
    yield Row("classic killers, 35 to 37 cages", made(task), 40, peers)
    task = partial(inputs.make_killers, "missudeca-killer", 20, inputs.CUT_27)
    by_sat = (partial(cut_by_sat, "missudeca-killer", 2, inputs.CUT_27),)
    peers = (Peer("the same merging by sat alone", 4, 15, by_sat, 2),)
    yield Row("missudeca killers, about 27 cages", made(task), 20, peers)


def hard_row() -> Row:
    """Return the row of the hard killers: some nodes in the kernel, then sat."""

    def ours() -> None:
        puzzles = inputs.hard_killers()
        answers = list(kernel.count_many(puzzles, Ask(nodes=HARD_NODES)))
        rest = [p for p, answer in zip(puzzles, answers, strict=True) if not answer.finished]
        assert all(sat.count(puzzle, Ask()).finished for puzzle in rest)

    spent = [0.0]

    def by_sat() -> None:
        before = cpu_seconds()
        assert all(sat.count(puzzle, Ask()).finished for puzzle in inputs.hard_killers())
        spent[0] = cpu_seconds() - before

    def by_kernel() -> None:
        """Go on until it is clear that this is not the better one."""
        end = cpu_seconds() + spent[0]
        list(kernel.count_many(inputs.hard_killers(), Ask(stop=lambda: cpu_seconds() > end)))

    tasks = {} if inputs.NO_CASES else {"": ours}
    absent = inputs.NO_CASES
    peers = (
        Peer("kernel or sat alone, the better", 1 / 1.3, 1, (by_sat, by_kernel), absent=absent),
    )
    return Row("hard public killers", tasks, 34, peers, rounds=3)
