"""The words of printed pages: `printed/LANG.ftl`.

Values: `$count` (puzzles), `$author`, `$seed` (as they are written), `$size` (cells in a row) and
`$last` (the highest digit). Names of kinds are `kind-` and the registry's name, those of levels
`level-` and the level's. `title-` stands above a group of rules.
"""

from texts.words import formatted, rightwards


def page_text(lang: str, name: str, /, **values: str | int) -> str:
    """Return a message of the pages with its values.

    Raises:
        KeyError: there is no such message.
        ValueError: there is no such language, or the message asks for a value that is not there.
    """
    return formatted(lang, "printed", name, **values)


def rtl(lang: str) -> bool:
    """Whether a language is written from right to left."""
    return not rightwards(lang)
