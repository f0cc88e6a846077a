"""Telling formats, reading and writing whole files, folders, streams and packs."""

import io
import os
import sys
import time
from pathlib import Path

import pytest

from formats.catalog import FORMATS, by_name, by_suffix, for_writing
from formats.detect import detect
from formats.errors import CannotCarry, FormatError, TooMany, Unreadable, Untold
from formats.files import PackWriter, existing_lines, files_in, read_documents, write_documents
from formats.format import Format
from puzzles.catalog import KINDS
from puzzles.document import Document
from puzzles.puzzle import BLANK, Cage, Puzzle

PUZZLE = Puzzle(KINDS["missudeca"], 4, (0, *[BLANK] * 15))


def document(name: str = "a") -> Document:
    return Document(name, PUZZLE)


def plain(row: Format) -> Puzzle:
    """A puzzle of the first kind and size that a format takes, with a given if it may have one."""
    for kind in ("missudeca", "classic", "classic-killer"):
        for size in (4, 9):
            first = (KINDS[kind].base.first, *[BLANK] * (size**2 - 1))
            pairs = tuple(Cage((at, at + 1), 3) for at in range(0, size**2 - 1, 2))
            for givens in (first, (BLANK,) * size**2):
                cages = pairs if KINDS[kind].cages else ()
                found = Puzzle(KINDS[kind], size, givens, cages)
                if row.why_not(Document("a", found)) is None:
                    return found
    raise AssertionError(row.name)


def test_names_are_unique_and_found() -> None:
    assert len({row.name for row in FORMATS}) == len(FORMATS)
    assert all(by_name(row.name) is row for row in FORMATS)
    with pytest.raises(KeyError):
        by_name("nothing")


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("a.json", "json"),
        ("A.JSONL", "jsonl"),
        ("a.b.yml", "yaml"),
        ("a.txt", "line"),
        ("a.missudeca", "missudeca"),
        ("a.scl.json", "sudokupad"),
        ("a.iss.txt", "iss"),
        ("a.iss.url", "iss-url"),
        ("-", "jsonl"),
        ("folder/", "json"),
    ],
)
def test_the_format_to_write_goes_by_the_suffix(path: str, name: str) -> None:
    assert for_writing(path, None).name == name
    assert for_writing(path, "iss").name == "iss"


def test_a_suffix_that_says_nothing_asks_for_to() -> None:
    with pytest.raises(Untold, match=r"a.doc: .*--to"):
        for_writing("a.doc", None)


def test_a_folder_that_is_there_is_one_whatever_its_name(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").mkdir()
    assert for_writing(str(tmp_path / "a.yaml"), None).name == "json"


BOTH = [row for row in FORMATS if row.reads and row.writes]


@pytest.mark.parametrize("row", BOTH, ids=lambda row: row.name)
@pytest.mark.parametrize("own", [True, False])
def test_what_a_format_writes_is_told_with_and_without_its_name(
    row: Format, own: bool, tmp_path: Path
) -> None:
    if not own and row.name in ("sdm", "sdk"):
        pytest.skip("bare lines and rows bear no mark")
    made = Document("a", plain(row))
    path = tmp_path / f"a{row.suffixes[0] if own else '.data'}"
    write_documents([made], str(path), row)
    found = list(read_documents(str(path)))
    assert [item.puzzle for item in found if isinstance(item, Document)] == [made.puzzle]


@pytest.mark.parametrize(
    ("head", "path", "name"),
    [
        ("." * 81, "", "line"),
        ("1" * 80, "", "line"),
        ("# kind: missudeca-killer\n", "a.txt", "missudeca"),
        ("# kind: classic\n", "a.missudeca", "missudeca"),
        ("." * 81, "a.missudeca", "missudeca"),
        ("# c\n.~R1C1_5", "a.txt", "iss"),
        (".Shape~9x9~0-9", "", "iss"),
        ('{"cellSize":50,"cells":[', "a.json", "sudokupad"),
        ('{"format": "qedoku"', "", "json"),
        ('{"format":"qedoku","x":{}}', "", "jsonl"),
        ('{"format":"qedoku","x":{}}', "a.json", "json"),
        ('{"fromat":', "a.json", "json"),
        ("# c\nformat: qedoku", "", "yaml"),
        ('--- \nformat: "qedoku"', "a.txt", "yaml"),
    ],
)
def test_marks_come_before_the_suffix(head: str, path: str, name: str) -> None:
    assert detect(head, path).name == name


@pytest.mark.parametrize(
    ("head", "path", "why"),
    [
        ("hello world", "a.data", "--from"),
        ("quizzes,level\n", "a.data", "--from"),
        ('{"grid": []}', "", "--from"),
        ("", "a.json", "empty"),
        (" \n\n", "a.txt", "empty"),
        ("\0\0", "a.json", "binary"),
    ],
)
def test_what_cannot_be_told_is_not_guessed(head: str, path: str, why: str) -> None:
    with pytest.raises(Unreadable, match=why):
        detect(head, path)


@pytest.mark.parametrize("head", ["." * 80 + "A", "# words\n", "hello"])
def test_what_bears_no_mark_is_lines_of_the_kind_asked_for(head: str) -> None:
    assert detect(head, "", KINDS["classic-killer"]).name == "line"
    assert detect(head, "a.data", KINDS["missudeca"]).name == "missudeca"
    assert detect(".~R1C1_5", "", KINDS["classic"]).name == "iss"


def test_json_that_is_cut_off_is_called_that() -> None:
    assert detect('{"format": "qed', "").name == "json"
    assert detect('{"cells": [[{}, ', "", KINDS["classic"]).name == "json"
    with pytest.raises(Untold, match="--from"):
        detect('{"grid": []}', "", KINDS["classic"])


def faults(path: Path) -> list[str]:
    found = list(read_documents(str(path)))
    assert all(isinstance(item, FormatError) for item in found)
    return [str(item) for item in found]


def test_a_mark_of_byte_order_and_other_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    write_documents([document("a"), document("b")], str(path), by_name("jsonl"))
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert list(read_documents(str(path))) == [document("a"), document("b")]


def test_bytes_that_are_no_text_are_named_by_their_line(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    write_documents([document()], str(path), by_name("jsonl"))
    path.write_bytes(path.read_bytes() + b'{"a": "\xff"}\n' + path.read_bytes())
    good, bad, last = read_documents(str(path))
    assert isinstance(good, Document)
    assert isinstance(last, Document)
    assert str(bad) == "line 2: the byte 0xff is not UTF-8 text (column 8)"


def test_binary_files_and_other_encodings_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(bytes(range(256)) * 1000)
    assert "binary" in faults(path)[0]
    path.write_text('{"a": 1}', encoding="utf-16")
    assert len(faults(path)) == 1


@pytest.mark.parametrize("suffix", [".jsonl", ".json", ".yaml", ".txt", ".iss", ".scl", ".scl.url"])
@pytest.mark.parametrize("byte", [b"1", b"[", b" "])
def test_an_endless_line_is_refused_at_once(suffix: str, byte: bytes, tmp_path: Path) -> None:
    path = tmp_path / f"a{suffix}"
    with path.open("wb") as file:
        for _ in range(20):
            file.write(byte * 1_000_000)
    start = time.process_time()
    found = faults(path)
    assert time.process_time() - start < 3
    assert len(found) == 1
    assert len(found[0]) < 300


def test_a_missing_file_is_no_fault_of_its_text(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(read_documents(str(tmp_path / "a.json")))


def test_a_folder_stands_for_its_files_by_name(tmp_path: Path) -> None:
    for name in ("b.json", "a.json", ".hidden.json", "c.json"):
        (tmp_path / name).write_text("", encoding="utf-8")
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "d.json").write_text("", encoding="utf-8")
    wanted = [str(tmp_path / name) for name in ("a.json", "b.json", "c.json")]
    assert files_in(str(tmp_path)) == files_in(f"{tmp_path}/") == wanted
    assert files_in(wanted[1]) == [wanted[1]]
    assert files_in("-") == ["-"]
    assert files_in("not there") == ["not there"]


def test_a_folder_without_a_file_is_said_to_be_one(tmp_path: Path) -> None:
    (tmp_path / "below").mkdir()
    with pytest.raises(FileNotFoundError, match="no file in the folder"):
        files_in(str(tmp_path))


@pytest.mark.parametrize("row", [row for row in FORMATS if not row.many], ids=lambda row: row.name)
def test_a_format_of_one_puzzle_a_file_names_one_for_several(row: Format, tmp_path: Path) -> None:
    made = [Document(name, plain(row)) for name in ("a", "b")]
    with pytest.raises(TooMany) as refusal:
        write_documents(made, str(tmp_path / "a"), row)
    if (many := refusal.value.many) is not None:
        assert by_name(many).many
        assert many in str(refusal.value)
    assert "into a folder" in str(refusal.value)
    assert list(tmp_path.iterdir()) == []


def test_standard_input_and_output(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    write_documents([document("a"), document("b")], "-", by_name("yaml"))
    written = capsysbinary.readouterr().out
    stdin = io.TextIOWrapper(io.BytesIO(written))
    monkeypatch.setattr(sys, "stdin", stdin)
    assert list(read_documents("-")) == [document("a"), document("b")]
    assert not stdin.buffer.closed


def test_nothing_is_replaced_unless_forced(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(FileExistsError):
        write_documents([document()], str(path), by_name("json"))
    assert path.read_text(encoding="utf-8") == "mine"
    write_documents([document()], str(path), by_name("json"), force=True)
    assert list(read_documents(str(path))) == [document()]


def test_a_refused_document_leaves_no_file(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    classic = Document("b", Puzzle(KINDS["classic"], 4, (BLANK,) * 16))
    with pytest.raises(CannotCarry):
        write_documents([classic, document()], str(path), by_name("line"))
    assert list(tmp_path.iterdir()) == []


def test_a_folder_gets_a_file_a_document(tmp_path: Path) -> None:
    target = f"{tmp_path}/new/"
    write_documents([document("a"), document("b")], target, by_name("json"))
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["a.json", "b.json"]
    with pytest.raises(CannotCarry, match=r"a\.yaml"):
        write_documents([document("a")] * 2, target, by_name("yaml"))


def test_a_device_is_written_to_and_not_replaced() -> None:
    write_documents([document()], os.devnull, by_name("json"))
    assert not Path(os.devnull).is_file()


def test_a_pack_grows_line_by_line_and_goes_on_after_a_torn_line(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    assert existing_lines(str(path)) is None
    with PackWriter(str(path)) as pack:
        pack.write(document("a"))
        assert existing_lines(str(path)) == [document("a")]
        pack.write(document("b"))
    whole = path.read_bytes()
    path.write_bytes(whole + whole[:50])
    assert existing_lines(str(path)) == [document("a"), document("b")]
    with PackWriter(str(path), resume=True) as pack:
        pack.write(document("c"))
    assert path.read_bytes().startswith(whole)
    assert existing_lines(str(path)) == [document(name) for name in "abc"]


def test_a_pack_is_not_replaced_unless_forced(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text("mine\n", encoding="utf-8")
    with pytest.raises(FileExistsError), PackWriter(str(path)):
        pass
    with pytest.raises(FormatError, match="line 1"):
        existing_lines(str(path))
    with PackWriter(str(path), force=True) as pack:
        pack.write(document())
    assert existing_lines(str(path)) == [document()]


def test_a_pack_goes_to_standard_output(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    with PackWriter("-") as pack:
        pack.write(document())
    assert capsysbinary.readouterr().out.startswith(b'{"format":"qedoku",')


def test_the_suffix_of_a_folder_on_the_way_says_nothing() -> None:
    assert by_suffix("a.json/b") is None


def test_reading_loads_neither_validator_nor_yaml() -> None:
    import subprocess

    code = (
        f"import sys; from {read_documents.__module__} import read_documents;"
        f"from {by_name.__module__} import FORMATS;"
        "sys.exit(any(name in sys.modules for name in ('jsonschema', 'yaml', 'numpy', 'rich')))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
