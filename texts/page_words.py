"""The words of printed pages: `printed/LANG.ftl`, in each language that books can be printed in.

Values: `$count` (puzzles), `$author`, `$seed` (as they are written), `$size` (cells in a row) and
`$last` (the highest digit). Names of kinds are `kind-` and the registry's name, those of levels
`level-` and the level's. `title-` stands above a group of rules.
"""

from functools import cache
from typing import TYPE_CHECKING

from texts.words import HOME, bundle_of, formatted

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PAGES = HOME / "printed"
RIGHT_TO_LEFT = ("he",)
"""Languages that are written from right to left."""


def page_languages() -> tuple[str, ...]:
    """Return the languages that pages can be in, English first."""
    return tuple(sorted((file.stem for file in PAGES.glob("*.ftl")), key=lambda lang: lang != "en"))


@cache
def _catalogue(lang: str) -> "FluentBundle":
    """Return the messages of a language."""
    if lang not in page_languages():
        raise ValueError(f"there is no language {lang!r}: {', '.join(page_languages())}")
    return bundle_of(lang, PAGES / f"{lang}.ftl")


def page_text(lang: str, name: str, /, **values: str | int) -> str:
    """Return a message of the pages with its values.

    Raises:
        KeyError: there is no such message.
        ValueError: there is no such language, or the message asks for a value that is not there.
    """
    return formatted(_catalogue(lang), lang, name, None, values)


def rtl(lang: str) -> bool:
    """Whether a language is written from right to left."""
    return lang in RIGHT_TO_LEFT
