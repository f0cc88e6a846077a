"""The group of verbs, and what holds for all of them: streams, faults, exit codes."""

import sys
from collections.abc import Callable

import click

from cli import output
from cli.exits import Exit, close_output
from formats.errors import CannotCarry, FormatError
from puzzles.version import VERSION


def _generate() -> click.Command:
    """Return the verb."""
    from cli.generate import generate

    return generate


def _verify() -> click.Command:
    """Return the verb."""
    from cli.verify import verify

    return verify


def _solve() -> click.Command:
    """Return the verb."""
    from cli.solve import solve

    return solve


def _count() -> click.Command:
    """Return the verb."""
    from cli.count import count

    return count


def _grade() -> click.Command:
    """Return the verb."""
    from cli.grade import grade

    return grade


def _explain() -> click.Command:
    """Return the verb."""
    from cli.explain import explain

    return explain


def _hint() -> click.Command:
    """Return the verb."""
    from cli.hint import hint

    return hint


def _show() -> click.Command:
    """Return the verb."""
    from cli.show import show

    return show


def _render() -> click.Command:
    """Return the verb."""
    from cli.render import render

    return render


def _convert() -> click.Command:
    """Return the verb."""
    from cli.convert import convert

    return convert


def _candidates() -> click.Command:
    """Return the verb."""
    from cli.candidates import candidates

    return candidates


def _minimize() -> click.Command:
    """Return the verb."""
    from cli.minimize import minimize

    return minimize


def _complete() -> click.Command:
    """Return the verb."""
    from cli.complete import complete

    return complete


def _combos() -> click.Command:
    """Return the verb."""
    from cli.combos import combos

    return combos


def _bench() -> click.Command:
    """Return the verb."""
    from cli.bench import bench

    return bench


def _warmup() -> click.Command:
    """Return the verb."""
    from cli.warmup import warmup

    return warmup


def _info() -> click.Command:
    """Return the verb."""
    from cli.info import info

    return info


VERBS: dict[str, Callable[[], click.Command]] = {
    "generate": _generate,
    "verify": _verify,
    "solve": _solve,
    "count": _count,
    "grade": _grade,
    "explain": _explain,
    "hint": _hint,
    "show": _show,
    "convert": _convert,
    "render": _render,
    "candidates": _candidates,
    "minimize": _minimize,
    "complete": _complete,
    "combos": _combos,
    "bench": _bench,
    "warmup": _warmup,
    "info": _info,
}
"""The verbs in the order of the help page. A verb's file is read when the verb is asked for."""


class Verbs(click.Group):
    """The group: verbs in the order of the list, faults as one line and an exit code."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the verbs, in their order."""
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the verb of a name, or None."""
        return VERBS[cmd_name]() if cmd_name in VERBS else None

    def invoke(self, ctx: click.Context) -> object:
        """Run a verb; a fault of a file, Ctrl-C and a closed pipe end quietly."""
        output.prepare()
        try:
            try:
                return super().invoke(ctx)
            finally:
                sys.stdout.flush()
        except FormatError as fault:
            output.note(f"qedoku: {fault}")
            ctx.exit(Exit.FAILED if isinstance(fault, CannotCarry) else Exit.UNREADABLE)
        except KeyboardInterrupt:
            output.note("qedoku: interrupted")
            ctx.exit(Exit.INTERRUPTED)
        except BrokenPipeError:
            close_output()
            ctx.exit(Exit.PIPE_CLOSED)
        except FileExistsError as fault:
            raise click.UsageError(f"{fault.filename}: is there already (see --force)") from None
        except OSError as fault:
            output.note(f"qedoku: {fault.filename or 'system'}: {fault.strerror or fault}")
            ctx.exit(Exit.UNREADABLE)


@click.group(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(VERSION, prog_name="qedoku")
def main() -> None:
    """Make number puzzles, and prove them.

    FILES are names of files, or - for standard input. A document of our own format says of which
    kind it is; for lines of digits say --kind. Exit codes: 0 all went well, 1 a puzzle failed,
    2 usage, 3 unreadable or unsupported, 4 undecided or fewer than asked, 5 two engines disagree,
    130 interrupted.
    """
