"""`python -m qedoku`, and the console script."""

import sys


def main() -> None:
    """Run the command line; Ctrl-C while it is still being loaded is quiet as well."""
    try:
        from cli.main import main as run

        run(prog_name="qedoku")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
