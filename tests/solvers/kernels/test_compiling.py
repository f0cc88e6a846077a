"""How the kernel is compiled and kept, and that it also runs uncompiled."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from puzzles.catalog import KINDS
from puzzles.puzzle import text_of
from solvers.engines import kernel
from solvers.engines.ask import Ask
from solvers.engines.batch import fill_many
from solvers.engines.warmup import warmup

ROOMS = Path(kernel.__file__).parents[2]


def rows(puzzles):
    """Return puzzles as `child.py` reads them."""
    return [
        (p.kind.name, text_of(p.givens), [(cage.cells, cage.sum) for cage in p.cages])
        for p in puzzles
    ]


def counts(puzzles):
    """Return the counts that this process finds."""
    return [answer.count for answer in kernel.count_many(puzzles, Ask(limit=3))]


def test_uncompiled_it_counts_the_same(make, run):
    puzzles = [p for name in KINDS for p in make(name, 8, 24)]
    puzzles = [p for p in puzzles if kernel.count(p, Ask(limit=3)).nodes < 30]
    compiled = counts(puzzles)
    assert {0, 1} <= set(compiled)
    assert run("count", rows(puzzles), NUMBA_DISABLE_JIT="1") == [compiled, []]


def test_uncompiled_it_makes_the_same(run):
    made = [list(made.grid) for made in fill_many(KINDS["missudeca"], [5])]
    assert run("fill", 5, NUMBA_DISABLE_JIT="1") == made


def read_only(tmp_path):
    """Copy the program to where nothing can be written; return variables that lead there."""
    site, installed = tmp_path / "site", kernel.__name__.count(".") > 2
    for room in [ROOMS] if installed else [ROOMS / "puzzles", ROOMS / "solvers"]:
        shutil.copytree(room, site / room.name, ignore=shutil.ignore_patterns("__pycache__"))
    kernels = (site / ROOMS.name if installed else site) / "solvers" / "kernels"
    # Whoever is root may write to any folder, but not make one where a file is.
    (kernels / "__pycache__").write_text("a file")
    kernels.chmod(0o555)
    (tmp_path / "home").write_text("a file")
    home = str(tmp_path / "home" / "nobody")
    others = [path for path in sys.path if Path(path) != ROOMS]
    return {
        "PYTHONPATH": os.pathsep.join([str(site), *others]),
        "HOME": home,
        "XDG_CACHE_HOME": home,
        "NUMBA_CACHE_DIR": "",
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def test_an_install_that_cannot_be_written_to_is_noticed(tmp_path, run):
    assert run("cache", None, **read_only(tmp_path)) == [False, False]
    assert run("cache", None, NUMBA_CACHE_DIR=str(tmp_path / "kept")) == [True, False]


@pytest.mark.slow
def test_an_install_that_cannot_be_written_to_compiles_in_memory_and_says_so_once(
    make, tmp_path, run
):
    puzzles = make("missudeca", 5, 21)
    found, heard = run("count", rows(puzzles), **read_only(tmp_path))
    assert found == counts(puzzles)
    assert len(heard) == 1
    assert "in memory" in heard[0]


@pytest.mark.slow
def test_the_first_compile_is_announced_and_the_next_process_finds_it(make, tmp_path, run):
    puzzles = make("classic", 5, 22)
    for notices in (1, 0):
        found, heard = run("count", rows(puzzles), NUMBA_CACHE_DIR=str(tmp_path))
        assert found == counts(puzzles)
        assert len(heard) == notices


def test_warming_up_leaves_nothing_to_compile():
    warmup()
    heard = []
    warmup(heard.append)
    assert heard == []


@pytest.mark.slow
@pytest.mark.skipif(os.uname().machine != "x86_64", reason="looks for registers of x86-64")
def test_the_pass_over_all_digits_is_vector_code(tmp_path, run):
    """Lost silently when LLVM gives up on a loop: three times slower."""
    assert max(run("vector", None, NUMBA_CACHE_DIR=str(tmp_path))) > 500


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads /proc")
def test_memory_does_not_grow_with_the_number_of_puzzles(make, run):
    """Peak memory of 2,100 puzzles is that of 100 (performance.md 9, 19: 5 %)."""
    assert run("memory", rows(make("missudeca", 100, 23))) < 1.05
