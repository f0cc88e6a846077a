"""The table of outputs: what `render` can write, what it takes, and what must be installed."""

from dataclasses import dataclass
from importlib.util import find_spec


@dataclass(frozen=True)
class Output:
    """A row of the table.

    Attributes:
        name: also the ending of its files, without the dot.
        book: whether one file holds many puzzles.
        extra: the extra of this package that it needs, or nothing.
        modules: what that extra installs.
    """

    name: str
    book: bool
    extra: str = ""
    modules: tuple[str, ...] = ()

    def lacking(self) -> str:
        """Return the modules that are not installed, as a list of words."""
        return ", ".join(name for name in self.modules if find_spec(name) is None)


OUTPUTS = {
    row.name: row
    for row in (
        Output("svg", book=False),
        Output("png", book=False, extra="png", modules=("resvg_py",)),
        Output("pdf", book=True, extra="pdf", modules=("fpdf", "uharfbuzz")),
        Output("html", book=True),
        Output("txt", book=True),
    )
}
CODES = Output("qr", book=True, extra="qr", modules=("segno",))
"""What codes to scan need."""


def output_of(target: str) -> Output | None:
    """Return the output that a file's name ends with, or None."""
    return OUTPUTS.get(target.rpartition(".")[2].lower())
