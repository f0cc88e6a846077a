"""Two commands that need nothing but Python 3.11: `python3 run.py demo` and `python3 run.py test`.

Each makes a virtual environment in `.venv` beside this file, installs the project there, and
goes on in it. `test` hands further words on to pytest: `python3 run.py test -m slow`.
"""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
DEMO = ROOT / "demo.jsonl"
PACK = ("-n", "3", "--seed", "1", "--level", "medium")


def main(words: list[str]) -> int:
    """Run a command and return its exit code."""
    if sys.version_info < (3, 11):  # noqa: UP036 - whoever starts this file may have any version
        sys.stderr.write("qedoku needs Python 3.11 or later\n")
        return 2
    if words == ["demo"]:
        return demo()
    if words[:1] == ["test"]:
        return test(words[1:])
    sys.stderr.write("usage: python3 run.py demo\n       python3 run.py test [pytest options]\n")
    return 2


def demo() -> int:
    """Make a small pack of medium Missudeca puzzles, prove it, grade it, and show the first."""
    install("")
    DEMO.unlink(missing_ok=True)
    return (
        qedoku("generate", "missudeca", *PACK, "-o", DEMO.name)
        or qedoku("verify", "--second", DEMO.name)
        or qedoku("grade", DEMO.name)
        or qedoku("show", "--index", "0", DEMO.name)
    )


def test(rest: list[str]) -> int:
    """Run the tests on all cores, without the slow ones unless pytest options say otherwise."""
    install("[dev]")
    chosen = rest or ["-q", "-m", "not slow", "-n", "auto", "--dist", "worksteal"]
    return subprocess.run([BIN / "python", "-m", "pytest", *chosen], cwd=ROOT).returncode


def qedoku(*words: str) -> int:
    """Run the installed command, showing it first."""
    sys.stdout.write(f"\n$ qedoku {' '.join(words)}\n")
    sys.stdout.flush()
    return subprocess.run([BIN / "qedoku", *words], cwd=ROOT).returncode


def install(extra: str) -> None:
    """Install the project and an extra into `.venv`, unless that has been done."""
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    stamp = VENV / f"installed{extra}.txt"
    if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
        return
    if not (VENV / "pyvenv.cfg").is_file():
        sys.stdout.write(f"making {VENV}\n")
        venv.create(VENV, with_pip=True)
    sys.stdout.write(f"installing qedoku{extra}\n")
    sys.stdout.flush()
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([str(BIN / "python"), *pip, "-e", f"{ROOT}{extra}"], check=True)
    stamp.write_text(wanted, encoding="ascii")


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as fault:
        sys.stderr.write(f"could not set up {VENV}: {fault}\n")
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
