"""How the kernel is compiled and kept, and that it also runs uncompiled."""

import json
import os
import shutil
from pathlib import Path

import pytest

from puzzles.catalog import KINDS
from solvers.engines import kernel
from solvers.engines.batch import fill_many

ROOT = Path(__file__).parents[3]
COUNT = """
import json
from puzzles.catalog import KINDS
from puzzles.puzzle import Puzzle, Cage, grid_of
from solvers.engines import kernel
from solvers.engines.ask import Ask
heard = []
puzzles = [Puzzle(KINDS[k], 9, grid_of(g), tuple(Cage(tuple(c), s) for c, s in cages))
           for k, g, cages in json.loads(PUZZLES)]
answers = [list(kernel.count_many(puzzles, Ask(limit=3), heard.append)) for _ in range(2)]
print(json.dumps([[a.count for a in answers[0]], heard]))
"""


def code(puzzles):
    """Return a script that counts puzzles and prints [counts, notices]."""
    rows = [
        (
            p.kind.name,
            "".join("." if d < 0 else str(d) for d in p.givens),
            [(c.cells, c.sum) for c in p.cages],
        )
        for p in puzzles
    ]
    return f"PUZZLES = {json.dumps(rows)!r}\n{COUNT}"


def test_uncompiled_it_counts_the_same(make, run):
    puzzles = [p for name in KINDS for p in make(name, 8, 24)]
    puzzles = [p for p in puzzles if kernel.count(p, kernel.Ask(limit=3)).nodes < 30]
    compiled = [answer.count for answer in kernel.count_many(puzzles, kernel.Ask(limit=3))]
    assert {0, 1} <= set(compiled)
    counts, heard = json.loads(run(code(puzzles), NUMBA_DISABLE_JIT="1"))
    assert counts == compiled
    assert heard == []


def test_uncompiled_it_makes_the_same(run):
    kind = KINDS["missudeca"]
    made = run(
        "from solvers.engines.batch import fill_many\nfrom puzzles.catalog import KINDS\n"
        "print([m.grid for m in fill_many(KINDS['missudeca'], [5])])",
        NUMBA_DISABLE_JIT="1",
    )
    assert made == str([m.grid for m in fill_many(kind, [5])])


def read_only(tmp_path):
    """Copy the source to where nothing can be written; return (root, variables)."""
    root = tmp_path / "site"
    for room in ("puzzles", "solvers"):
        shutil.copytree(ROOT / room, root / room, ignore=shutil.ignore_patterns("__pycache__"))
    (root / "solvers" / "kernels" / "__pycache__").write_text("a file: no folder can be made here")
    (tmp_path / "home").write_text("a file")
    home = str(tmp_path / "home" / "nobody")
    for folder in (root / "solvers" / "kernels", root):
        folder.chmod(0o555)
    return root, {
        "HOME": home,
        "XDG_CACHE_HOME": home,
        "NUMBA_CACHE_DIR": "",
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def test_an_install_that_cannot_be_written_to_is_noticed(tmp_path, run):
    root, variables = read_only(tmp_path)
    told = run(
        "from solvers.kernels.cache import can_cache, is_kept\n"
        "from solvers.kernels import grids\n"
        "print(can_cache(), is_kept(grids.count_grids))",
        root,
        **variables,
    )
    assert told == "False False"


@pytest.mark.slow
def test_an_install_that_cannot_be_written_to_compiles_in_memory_and_says_so_once(
    make, tmp_path, run
):
    root, variables = read_only(tmp_path)
    puzzles = make("missudeca", 5, 21)
    counts, heard = json.loads(run(code(puzzles), root, **variables))
    assert counts == [a.count for a in kernel.count_many(puzzles, kernel.Ask(limit=3))]
    assert len(heard) == 1
    assert "in memory" in heard[0]


@pytest.mark.slow
def test_the_first_compile_is_announced_and_the_next_process_finds_it(make, tmp_path, run):
    puzzles = make("classic", 5, 22)
    (tmp_path / "kept").mkdir()
    for notices in (1, 0):
        counts, heard = json.loads(run(code(puzzles), NUMBA_CACHE_DIR=str(tmp_path / "kept")))
        assert counts == [a.count for a in kernel.count_many(puzzles, kernel.Ask(limit=3))]
        assert len(heard) == notices


def test_warming_up_leaves_nothing_to_compile():
    kernel.warmup()
    heard = []
    kernel.warmup(heard.append)
    assert heard == []


@pytest.mark.slow
@pytest.mark.skipif(os.uname().machine != "x86_64", reason="looks for registers of x86-64")
def test_the_pass_over_all_digits_is_vector_code(tmp_path, run):
    """Lost silently when LLVM gives up on a loop: three times slower."""
    used = run(
        "import numpy as np\nfrom solvers.kernels import grids\n"
        "from solvers.kernels.tables import rules_of, words\nfrom puzzles.catalog import KINDS\n"
        "grids._look(words(grids.WORK), rules_of(KINDS['missudeca']).words)\n"
        "text = grids._look.inspect_asm(grids._look.signatures[0])\n"
        "print(max(text.count('%ymm'), text.count('%zmm')))",
        NUMBA_CACHE_DIR=str(tmp_path),
    )
    assert int(used) > 500


def test_memory_does_not_grow_with_the_number_of_puzzles(make, run):
    """Peak memory after 2,000 more puzzles is that after 100 (performance.md 9, 19: 5 %)."""
    puzzles = make("missudeca", 100, 23)
    script = code(puzzles).replace(
        "print(json",
        "import resource\n"
        "before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "for _ in kernel.count_many(iter(puzzles * 20), Ask(limit=3)): pass\n"
        "heard.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / before)\n"
        "print(json",
    )
    _, heard = json.loads(run(script))
    assert heard[-1] < 1.05
