"""How each format's file is loaded when the format is first used.

A function a format, named like it, for its row in `catalog.py`.
"""

from formats.format import NativeParts, Parts, never_read, never_write, never_written


def json() -> NativeParts:
    """Return the parts of the format `json`."""
    from formats import native

    return NativeParts(native.read_json, native.write_json, native.why_not)


def jsonl() -> NativeParts:
    """Return the parts of the format `jsonl`."""
    from formats import native

    return NativeParts(native.read_lines, native.write_lines, native.why_not)


def yaml() -> NativeParts:
    """Return the parts of the format `yaml`."""
    from formats import native_yaml

    return NativeParts(native_yaml.read, native_yaml.write, native_yaml.why_not)


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


def sdm() -> Parts:
    """Return the parts of the format `sdm`."""
    from formats import sdm

    return Parts(sdm.read, sdm.write, sdm.why_not)


def csv() -> Parts:
    """Return the parts of the format `csv`."""
    from formats import csvfile

    return Parts(csvfile.read, csvfile.write, csvfile.why_not)


def sdk() -> Parts:
    """Return the parts of the format `sdk`."""
    from formats import sdk

    return Parts(sdk.read, sdk.write, sdk.why_not)


def ss() -> Parts:
    """Return the parts of the format `ss`."""
    from formats import ss

    return Parts(ss.read, ss.write, ss.why_not)


def hodoku() -> Parts:
    """Return the parts of the format `hodoku`."""
    from formats import hodoku

    return Parts(never_read, hodoku.write, hodoku.why_not)


def fpuzzles() -> Parts:
    """Return the parts of the format `fpuzzles`."""
    from formats import fpuzzles

    return Parts(fpuzzles.read, fpuzzles.write, fpuzzles.why_not)


def fpuzzles_url() -> Parts:
    """Return the parts of the format `fpuzzles-url`."""
    from formats import fpuzzles

    return Parts(fpuzzles.read_url, fpuzzles.write_url, fpuzzles.why_not)


def penpa() -> Parts:
    """Return the parts of the format `penpa`."""
    from formats import penpa

    return Parts(never_read, penpa.write, penpa.why_not)


def ipuz() -> Parts:
    """Return the parts of the format `ipuz`."""
    from formats import ipuz

    return Parts(ipuz.read, ipuz.write, ipuz.why_not)


def opensudoku() -> Parts:
    """Return the parts of the format `opensudoku`."""
    from formats import opensudoku

    return Parts(opensudoku.read, opensudoku.write, opensudoku.why_not)


def solo() -> Parts:
    """Return the parts of the format `solo`."""
    from formats import solo

    return Parts(solo.read, solo.write, solo.why_not)


def killertext() -> Parts:
    """Return the parts of the format `killertext`."""
    from formats import killertext

    return Parts(killertext.read, killertext.write, killertext.why_not)


def pointers() -> Parts:
    """Return the parts of the format `pointers`."""
    from formats import pointers

    return Parts(pointers.read, never_write, never_written)


def dimacs() -> Parts:
    """Return the parts of the format `dimacs`."""
    from formats import dimacs

    return Parts(never_read, dimacs.write, dimacs.why_not)


def minizinc() -> Parts:
    """Return the parts of the format `minizinc`."""
    from formats import minizinc

    return Parts(never_read, minizinc.write, minizinc.why_not)
