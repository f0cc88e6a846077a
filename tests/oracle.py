"""An outside opinion: reads native files and counts the answers anew, up to two.

Imports nothing of qedoku and shares no encoding with it: units are said with "lacks" variables,
cages by chains of partial sums, and minicard counts. `python tests/oracle.py < PACK.jsonl`.
"""

import json
import sys
from itertools import combinations, count

from pysat.solvers import Solver

BOX = {4: (2, 2), 6: (2, 3), 9: (3, 3)}


def units(n):
    """Yield (kind of unit, cells) of rows, columns, boxes and diagonals."""
    rows, cols = BOX[n]
    for i in range(n):
        yield "row", [(i, j) for j in range(n)]
        yield "column", [(j, i) for j in range(n)]
        top, left = i // (n // cols) * rows, i % (n // cols) * cols
        yield "box", [(top + a, left + b) for a in range(rows) for b in range(cols)]
    for end, step in ((0, 1), (n - 1, -1)):
        yield "diagonal", [(i, end + step * i) for i in range(n)]


def answers(document, d2=True):
    """Return up to two answers of a native document, as strings."""
    rules, puzzle = document.get("rules", {}), document["puzzle"]
    n, deca = rules.get("size", 9), document["kind"] == "missudeca"
    digits, fresh = range(0 if deca else 1, n + 1), count(1)
    x = {(r, c, d): next(fresh) for r in range(n) for c in range(n) for d in digits}
    clauses, lacks = [], []
    exact = [[x[r, c, d] for d in digits] for r in range(n) for c in range(n)]
    for kind, cells in units(n):
        if kind == "diagonal" and not rules.get("diagonals"):
            continue
        lack = {d: next(fresh) if deca else None for d in digits}
        lacks.append((kind, lack))
        exact += [[*(x[r, c, d] for r, c in cells), *[lack[d]] * deca] for d in digits]
    if deca:
        for (kind, one), (other_kind, other) in combinations(lacks, 2):
            if kind == other_kind != "diagonal":
                clauses += [[-one[d], -other[d]] for d in digits]
        for kind, lack in lacks:
            if kind == "diagonal" and d2:  # not magic: lacking in some row
                clauses += [[-lack[d], *(u[d] for k, u in lacks if k == "row")] for d in digits]
    for r, row in enumerate(puzzle["givens"]):
        clauses += [[x[r, c, int(symbol)]] for c, symbol in enumerate(row) if symbol != "."]
    for cage in puzzle.get("cages", []):
        cells = [(int(name[1]) - 1, int(name[3]) - 1) for name in cage["cells"]]
        clauses += [[-x[*a, d], -x[*b, d]] for a, b in combinations(cells, 2) for d in digits]
        if (total := cage.get("sum")) is None:
            continue
        before = {0: None}
        for cell in cells:
            after = {s + d: next(fresh) for s in before for d in digits if s + d <= total}
            for s, state in before.items():
                known = [-state] if state else []
                clauses += [
                    [*known, -x[*cell, d], *[after.get(s + d)] * (s + d in after)] for d in digits
                ]
            before = after
        clauses += [[-state] for s, state in before.items() if s != total]
    found = []
    with Solver("minicard", bootstrap_with=clauses) as solver:
        for literals in exact:
            solver.add_clause(literals)
            solver.add_atmost(literals, 1)
        while len(found) < 2 and solver.solve():
            true = set(solver.get_model())
            found.append("".join(str(d) for (_, _, d), v in x.items() if v in true))
            solver.add_clause([-v for v in x.values() if v in true])
    return found


if __name__ == "__main__":
    for line in sys.stdin:
        print(len(answers(json.loads(line))))  # noqa: T201
