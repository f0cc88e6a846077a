"""The faults of reading and writing files.

FormatError            anything below; `str()` is one line that a person can act on
├── Unreadable         the text is not of its format: place, what was found, what was wanted
│   └── Untold         nothing tells the format or the kind: `option` says what to pass
├── Unsupported        it is, but this version cannot take it (a kind, a version, an envelope)
└── CannotCarry        a writer refuses: what the format would lose
    └── TooMany        the format holds one puzzle a file: `many` names one for several, if any
"""


class FormatError(Exception):
    """A file cannot be read or written as asked.

    Attributes:
        place: where in the file, for example `line 17` or `puzzle.cages[3].sum`; may be empty.
        text: what is wrong.
    """

    def __init__(self, text: str, place: str = "") -> None:
        super().__init__(text)
        self.text, self.place = text, place

    def __str__(self) -> str:
        return f"{self.place}: {self.text}" if self.place else self.text


class Unreadable(FormatError):
    """The text is not what its format says."""


class Untold(Unreadable):
    """Nothing tells the format or the kind of a file, so that the user has to.

    Attributes:
        option: of the command line, without dashes: `from`, `to` or `kind`.
        bare: the text without the advice to pass it.
    """

    def __init__(self, text: str, option: str, place: str = "") -> None:
        super().__init__(f"{text}: pass --{option}", place)
        self.option, self.bare = option, text


class Unsupported(FormatError):
    """The text is well formed, but of a kind or version that is not supported."""


class CannotCarry(FormatError):
    """The format cannot hold this document without loss."""


class TooMany(CannotCarry):
    """The format holds one puzzle a file, and there are several.

    Attributes:
        many: the name of the format that carries the same and holds several, or None.
    """

    def __init__(self, many: str | None = None) -> None:
        way = f"write {many} or into a folder" if many else "write into a folder"
        super().__init__(f"the format holds one puzzle a file: {way}")
        self.many = many
