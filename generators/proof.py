"""How every puzzle is proven before it is emitted, and how its document says so and where from."""

from collections.abc import Callable, Mapping
from typing import Any

from generators.probe import compiled
from puzzles.version import VERSION
from solvers.engines.ask import Engine
from solvers.engines.catalog import engine_of
from solvers.prove import Request
from solvers.verdict import Verdict


def proof_for(size: int) -> Request:
    """Return the proof that a board of this size gets: two engines, to the end."""
    return Request(engine="kernel" if compiled(size) else "search", second=True)


def proof_of(
    verdict: Verdict, engine_of: Callable[[str], Engine[Any]] = engine_of
) -> dict[str, Any]:
    """Return a proof by two engines, rows that `engine_of` has, as the native format writes it."""
    claim = verdict.verdict if verdict.verdict in ("unique", "none", "multiple") else "undecided"
    proof: dict[str, Any] = {
        "claim": claim,
        "method": "two-engines",
        "solutions": verdict.solutions,
        "limit": 2,
        "engines": [
            {"name": name, "version": engine_of(name).version()} for name in verdict.engines
        ],
    }
    if verdict.needs_d2 is not None:
        proof["assumed"] = ["magic-on-diagonals"] if verdict.needs_d2 else []
    return proof


def provenance_of(
    seed: int, options: Mapping[str, Any], index: int | None = None
) -> dict[str, Any]:
    """Return where a puzzle comes from, as the native format writes it; `index`: of its run."""
    place = {} if index is None else {"index": index}
    tool = {"tool": "qedoku", "toolVersion": VERSION, "seed": seed}
    return {**tool, **place, "options": dict(options)}
