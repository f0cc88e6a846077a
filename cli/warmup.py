"""`qedoku warmup`: compile ahead of time."""

import click

from cli import output
from cli.exits import Exit


@click.command()
@click.pass_context
def warmup(ctx: click.Context) -> None:
    """Compile the kernel now, so that no later run has to.

    The compiled code is kept beside the program, or in the user's cache folder. Where neither can
    be written to, each run compiles in memory what it needs; then this is of no use, and says so
    with exit code 1.
    """
    from solvers.engines import kernel
    from solvers.engines.warmup import warmup as compile_all

    if not kernel.installed():
        output.note("qedoku: numba is not installed, so there is no kernel to compile")
        ctx.exit(Exit.FAILED)
    compile_all(output.note)
    from solvers.kernels.cache import can_cache

    if not can_cache():
        output.note("qedoku: no folder to keep compiled code in can be written to")
        ctx.exit(Exit.FAILED)
    output.note("the kernel is compiled")
