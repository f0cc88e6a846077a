"""The group of verbs, and what holds for all of them: streams, faults, exit codes."""

import sys

import click

from cli import output
from cli.bench import bench
from cli.candidates import candidates
from cli.combos import combos
from cli.complete import complete
from cli.convert import convert
from cli.count import count
from cli.exits import Exit, close_output
from cli.generate import generate
from cli.info import info
from cli.minimize import minimize
from cli.show import show
from cli.solve import solve
from cli.verify import verify
from cli.warmup import warmup
from formats.errors import CannotCarry, FormatError
from puzzles.version import VERSION


class Verbs(click.Group):
    """The group: verbs in the order of the list, faults as one line and an exit code."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the verbs in the order in which they were added."""
        return list(self.commands)

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


for verb in (
    generate,
    verify,
    solve,
    count,
    show,
    convert,
    candidates,
    minimize,
    complete,
    combos,
    bench,
    warmup,
    info,
):
    main.add_command(verb)
