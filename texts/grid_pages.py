"""Rules pages of grids, as Markdown, made of the sentences that stand in printed books.

A page tells of a base kind first, then of what diagonals and cages add to it; each line has the ids
of the rules that it states, as steps and messages cite them.
"""

from collections.abc import Iterable, Iterator

from texts.page_words import page_text, rtl

Line = tuple[str, str]

BASES: dict[str, tuple[Line, ...]] = {
    "classic": (("M1, M2", "rule-classic"),),
    "missudeca": (
        ("M1, M2", "rule-missudeca"),
        ("M3", "rule-missing"),
        ("M4", "rule-magic"),
        ("M5", "rule-panel"),
    ),
}
"""The lines of each base: ids, and the message that states them."""
DIAGONALS: dict[str, tuple[Line, ...]] = {
    "classic": (("D1", "rule-diagonals-classic"),),
    "missudeca": (("D1, D2", "rule-diagonals-missudeca"),),
}
CAGES: dict[str, tuple[Line, ...]] = {
    "classic": (("K1, K2, K3", "rule-cages"),),
    "missudeca": (("K1, K2, K3", "rule-cages"), ("K4", "rule-zero")),
}


def grid_rules_page(lang: str, base: str, sizes: Iterable[int]) -> str:
    """Return the rules of a base kind, its diagonals and its cages, as Markdown.

    Args:
        lang: one of `languages()`.
        base: `classic` or `missudeca`.
        sizes: the sizes of board that there are.

    Raises:
        KeyError: there is no such base.
        ValueError: there is no such language.
    """
    lines = [f"# {page_text(lang, f'kind-{base}')}", "", f"## {page_text(lang, 'rules')}", ""]
    lines += _bullets(lang, BASES[base])
    digits = (page_text(lang, f"digits-{base}", size=size, last=size) for size in sizes)
    lines.append(f"- {' '.join(digits)}")
    for title, rows in (("title-diagonals", DIAGONALS[base]), ("title-cages", CAGES[base])):
        lines += ["", f"## {page_text(lang, title)}", "", *_bullets(lang, rows)]
    lines += ["", f"## {page_text(lang, 'solution')}", "", page_text(lang, "rule-unique")]
    if rtl(lang):
        lines = ['<div dir="rtl">', "", *lines, "", "</div>"]
    return "\n".join([*lines, ""])


def _bullets(lang: str, rows: Iterable[Line]) -> Iterator[str]:
    for ids, name in rows:
        yield f"- **{ids}** {page_text(lang, name)}"
