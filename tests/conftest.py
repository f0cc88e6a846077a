"""Hypothesis profiles: the same examples on every run in CI, fewer at the desk.

With several workers (`-n`) the kernel is compiled before they begin, or each would compile it: by
two processes, what has cages and what has not.
"""

import os
from multiprocessing import Process

import pytest
from hypothesis import settings

from solvers.engines import kernel
from solvers.engines.warmup import warmup

settings.register_profile("ci", derandomize=True, max_examples=100, deadline=None)
settings.register_profile("dev", max_examples=25, deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile the kernel once, before the workers start."""
    if session.config.getoption("numprocesses", None) and kernel.installed():
        other = Process(target=warmup, kwargs={"cages": True})
        other.start()
        warmup(cages=False)
        other.join()
        warmup()
