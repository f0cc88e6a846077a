"""Where compiled code is kept: whether it can be, and whether it is there already."""

from functools import cache
from pathlib import Path
from typing import Any


@cache
def can_cache() -> bool:
    """Say whether compiled code can be kept on disk: in this folder, or else in the user's own.

    numba decides it file by file when a function is decorated, and refuses to decorate when it
    finds no folder to write to; so a function of this folder is tried.
    """
    from numba import njit

    try:
        njit(cache=True)(_probe)
    except RuntimeError:
        return False
    return True


def is_kept(entry: Any) -> bool:
    """Say whether an entry point has been compiled before: in this process, or kept on disk."""
    if not hasattr(entry, "signatures"):  # NUMBA_DISABLE_JIT: nothing is compiled
        return True
    if entry.signatures:
        return True
    folder = entry.stats.cache_path
    if folder is None:
        return False
    source = Path(entry.py_func.__code__.co_filename)
    found = Path(folder).glob(f"{source.stem}.{entry.py_func.__qualname__}-*.nbi")
    return any(index.stat().st_mtime >= source.stat().st_mtime for index in found)


def _probe() -> None:
    """Do nothing, in this folder."""
