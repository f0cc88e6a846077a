"""A `Stop` that also knows the time."""

from time import monotonic

from solvers.engines.ask import Stop, never


def until(seconds: float | None, stop: Stop = never) -> Stop:
    """Return a `Stop` that says yes when `stop` does or so many seconds have passed from now."""
    if seconds is None:
        return stop
    end = monotonic() + seconds
    return lambda: stop() or monotonic() >= end
