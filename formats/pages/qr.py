"""An address as a QR code, by segno."""

from formats.pages.drawing import Drawing, Pen, lines

QUIET = 3
"""Squares left white around a code."""
LONGEST = 2900
"""The most characters of an address that a code holds."""


def code(address: str) -> Drawing:
    """Return the code of an address, its squares 1 wide.

    Raises:
        ModuleNotFoundError: segno is not installed.
        ValueError: the address is too long.
    """
    import segno

    if len(address) > LONGEST:
        raise ValueError(f"an address of {len(address)} characters is too long for a QR code")
    # Any mask can be read; to find the best one takes five times as long.
    made = segno.make(address, error="l", boost_error=False, micro=False, mask=3)
    runs: list[tuple[float, float, float, float]] = []
    for y, row in enumerate(made.matrix):
        x = 0
        while x < len(row):
            wide = 0
            while x + wide < len(row) and row[x + wide]:
                wide += 1
            if wide:
                left, middle = QUIET + x, QUIET + y + 0.5
                runs.append((left, middle, left + wide, middle))
            x += wide + 1
    side = len(made.matrix) + 2 * QUIET
    return Drawing(side, side, (lines(runs, Pen(1), "code"),))
