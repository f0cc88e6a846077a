"""How each format's file is loaded when the format is first used.

A function a format, named like it, for its row in `catalog.py`.
"""

from formats.format import Parts


def json() -> Parts:
    """Return the parts of the format `json`."""
    from formats import native

    return Parts(native.read_json, native.write_json, native.why_not)


def jsonl() -> Parts:
    """Return the parts of the format `jsonl`."""
    from formats import native

    return Parts(native.read_lines, native.write_lines, native.why_not)


def yaml() -> Parts:
    """Return the parts of the format `yaml`."""
    from formats import native_yaml

    return Parts(native_yaml.read, native_yaml.write, native_yaml.why_not)


def line() -> Parts:
    """Return the parts of the format `line`."""
    from formats import lines

    return Parts(lines.read, lines.write, lines.why_not)


def missudeca() -> Parts:
    """Return the parts of the format `missudeca`."""
    from formats import lines

    return Parts(lines.read_missudeca, lines.write_missudeca, lines.why_not_missudeca)


def sudokupad() -> Parts:
    """Return the parts of the format `sudokupad`."""
    from formats import sudokupad

    return Parts(sudokupad.read, sudokupad.write, sudokupad.why_not)


def sudokupad_url() -> Parts:
    """Return the parts of the format `sudokupad-url`."""
    from formats import sudokupad

    return Parts(sudokupad.read_url, sudokupad.write_url, sudokupad.why_not)


def iss() -> Parts:
    """Return the parts of the format `iss`."""
    from formats import iss

    return Parts(iss.read, iss.write, iss.why_not)


def iss_url() -> Parts:
    """Return the parts of the format `iss-url`."""
    from formats import iss

    return Parts(iss.read_url, iss.write_url, iss.why_not)
