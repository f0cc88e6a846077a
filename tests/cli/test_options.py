"""Options that several verbs share: limits of time, formats and kinds that nothing else tells."""

from pathlib import Path

import pytest

from cli import editing
from tests.cli.conftest import Native, Run

ONE = "123.34..2......1"
BAD = "." * 80 + "A"
READING = ["verify", "solve", "count", "show", "candidates"]
EDITING = ["minimize", "complete"]


@pytest.mark.parametrize("limit", ["nan", "inf", "-inf", "1e10", "1e300", "-1", "0", "soon"])
@pytest.mark.parametrize(
    "words",
    [
        ["generate", "classic", "--size", "4"],
        ["show", "--solution", "p.json"],
        *([verb, "p.json"] for verb in ("verify", "solve", "count", "candidates", *EDITING)),
    ],
)
def test_a_time_limit_is_a_number_of_seconds(
    run: Run, native: Native, words: list[str], limit: str
) -> None:
    native("p.json", ONE)
    result = run(*words, "--time-limit", limit)
    assert result.exit_code == 2
    assert "--time-limit" in result.stderr


def test_a_long_time_limit_is_taken(run: Run) -> None:
    words = ("generate", "classic", "--size", "4", "--seed", "1")
    assert run(*words, "--time-limit", "10000000").exit_code == 0


@pytest.mark.parametrize("verb", [*READING, *EDITING])
def test_a_format_that_nothing_tells_can_be_named(run: Run, verb: str) -> None:
    Path("p.data").write_text("hello\n", encoding="utf-8")
    untold = run(verb, "p.data")
    assert untold.exit_code == 3
    assert "pass --from" in untold.stderr
    named = run(verb, "--from", "line", "--kind", "classic", "-", text=f"{ONE}\n")
    assert named.exit_code != 3
    assert run(verb, "--from", "parchment", "-", text="").exit_code == 2


@pytest.mark.parametrize("verb", [*READING, *EDITING])
@pytest.mark.parametrize("kind", ["classic", "missudeca"])
def test_with_a_kind_a_bad_line_is_named(run: Run, verb: str, kind: str) -> None:
    result = run(verb, "--kind", kind, "-", text=f"{BAD}\n")
    assert result.exit_code == 3
    assert result.stderr.startswith("-:1: found 'A' as symbol 81")


def test_with_a_kind_and_comments_alone_there_is_no_puzzle(run: Run) -> None:
    result = run("verify", "--kind", "classic", "-", text="# words\n# more\n")
    assert result.exit_code == 3
    assert result.stderr.startswith("-: there is no puzzle in it")


@pytest.mark.parametrize("verb", [*READING, *EDITING])
def test_a_kind_that_contradicts_the_file_is_an_error(run: Run, native: Native, verb: str) -> None:
    file = native("p.json", ONE, rules={"diagonals": True})
    result = run(verb, "--kind", "classic", file)
    assert result.exit_code == 3
    assert "kind classic-diagonal, but the kind asked for is classic" in result.stderr
    lines = run(verb, "--kind", "classic", "-", text=f"{ONE} diagonals\n")
    assert lines.exit_code == 3
    assert "-:1: there are diagonals, but the kind is classic" in lines.stderr


@pytest.mark.parametrize("verb", EDITING)
def test_what_cannot_be_written_is_said_before_the_puzzle_is_worked_on(
    run: Run, native: Native, monkeypatch: pytest.MonkeyPatch, verb: str
) -> None:
    line = Path(native("p.json", ONE)).read_text(encoding="utf-8")
    Path("two.jsonl").write_text(line * 2, encoding="utf-8")
    missudeca = native("m.json", "." * 16, "missudeca")
    monkeypatch.setattr(editing, "_show", None)  # no item must come so far
    for file, target, said in (
        ("two.jsonl", "out.json", "json holds one puzzle a file"),
        (missudeca, "out.sdm", "sdm: 0 is a blank"),
        ("p.json", "m.json", "m.json"),
    ):
        result = run(verb, file, "-o", target)
        assert result.exit_code == 2
        assert said in result.stderr
    missing = run(verb, "p.json", "-o", "nowhere/out.json")
    assert missing.exit_code == 3
    assert "nowhere: there is no such folder" in missing.stderr


@pytest.mark.parametrize("name", ["out/", "there", "there.sdm"])
def test_folders_are_written_alike(run: Run, native: Native, name: str) -> None:
    if not name.endswith("/"):
        Path(name).mkdir()
    file = native("p.json", ONE)
    assert run("convert", file, name).exit_code == 0
    assert run("minimize", file, "-o", name).exit_code == 0
    assert run("generate", "classic", "--size", "4", "--seed", "1", "-o", name).exit_code == 0
    names = sorted(path.name for path in Path(name).iterdir())
    assert names == ["classic-4x4-s1-0.json", "p-minimal.json", "p.json"]
