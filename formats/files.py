"""Files and standard streams: `-` or a name, whole or not at all, and packs that can be resumed."""

import errno
import io
import os
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, TextIO

from formats.detect import detect
from formats.errors import CannotCarry, FormatError, Unsupported
from formats.format import AnyDocument, AnyItem, Format, Item, ReadOptions, id_of
from formats.native import line_of, read_lines
from formats.text import decoded
from puzzles.kind import Kind
from puzzles.murder.document import CaseDocument

STANDARD = "-"
HEAD = 64 * 1024
"""The most bytes that the format is told from."""


class _Rest(io.RawIOBase):
    """Bytes that were read ahead, followed by those that were not; leaves its source open."""

    def __init__(self, head: bytes, source: BinaryIO) -> None:
        self._head, self._source = head, source

    def readable(self) -> bool:
        """Yes."""
        return True

    def readinto(self, buffer: "bytearray | memoryview") -> int:  # type: ignore[override]
        """Fill a buffer and return how many bytes it got."""
        data = self._head[: len(buffer)] or self._source.read(len(buffer))
        self._head = self._head[len(data) :]
        buffer[: len(data)] = data
        return len(data)


class _Begin(io.RawIOBase):
    """The first bytes of a file."""

    def __init__(self, source: BinaryIO, size: int) -> None:
        self._source, self._left = source, size

    def readable(self) -> bool:
        """Yes."""
        return True

    def readinto(self, buffer: "bytearray | memoryview") -> int:  # type: ignore[override]
        """Fill a buffer and return how many bytes it got."""
        data = self._source.read(min(len(buffer), self._left))
        self._left -= len(data)
        buffer[: len(data)] = data
        return len(data)


def open_in(name: str) -> BinaryIO:
    """Return the bytes of a file, or of standard input for `-`; raise `OSError` if there is none.

    Closing it leaves standard input open.
    """
    if name == STANDARD:
        if sys.stdin is None:
            raise OSError(errno.EBADF, "standard input is closed", name)
        source = getattr(sys.stdin, "buffer", None) or io.BytesIO(sys.stdin.read().encode())
        return io.BufferedReader(_Rest(b"", source))
    return Path(name).open("rb")


def files_in(name: str) -> list[str]:
    """Return the files that a name stands for: those in it by name if it is a folder, or itself.

    Folders within the folder and hidden files, which begin with a dot, are left out.

    Raises:
        OSError: the folder cannot be read, or holds no file.
    """
    folder = Path(name)
    if name == STANDARD or not folder.is_dir():
        return [name]
    found = sorted(path for path in folder.iterdir() if path.is_file() and path.name[0] != ".")
    if not found:
        raise FileNotFoundError(errno.ENOENT, "there is no file in the folder", name)
    return list(map(str, found))


def read_documents(
    name: str, from_format: Format | None = None, kind: Kind | None = None
) -> Iterator[Item]:
    """Yield the grids of a file as `read_any` does; a case of Sudoku Murder is a fault.

    Raises:
        OSError: the file cannot be opened or read.
    """
    for index, item in enumerate(read_any(name, from_format, kind)):
        yield no_grid(item, index) if isinstance(item, CaseDocument) else item


def no_grid(case: CaseDocument, index: int) -> Unsupported:
    """Return the fault that a case is where grids are wanted; `index` is its place, from 0."""
    text = f"{case.id} is a case of Sudoku Murder, and grids are wanted here"
    return Unsupported(text, f"document {index + 1}")


def read_any(
    name: str, from_format: Format | None = None, kind: Kind | None = None
) -> Iterator[AnyItem]:
    """Yield the documents of a file lazily, and every fault in its place; raise no `FormatError`.

    Without `from_format` the format is told from the beginning of the text, or else from the
    file's name.

    Raises:
        OSError: the file cannot be opened or read.
    """
    stem = "puzzle" if name == STANDARD else Path(name).name.split(".")[0]
    with open_in(name) as source:
        head = b"" if from_format is not None else _head(source)
        text = decoded(_Rest(head, source))
        try:
            if from_format is None:
                shown = head.decode("utf-8-sig", errors="replace")
                from_format = detect(shown, "" if name == STANDARD else name, kind)
            yield from from_format.read(text, ReadOptions(kind, stem))
        except FormatError as fault:
            yield fault


def _head(source: BinaryIO) -> bytes:
    """Read ahead: to the end of the first line that is no comment; further into an open mapping."""
    head = b""
    while len(head) < HEAD:
        line = source.readline(HEAD - len(head))
        head += line
        words = line.removeprefix(b"\xef\xbb\xbf").strip()
        if not line or (words and not words.startswith((b"#", b"---"))):
            break
    if re.match(rb"\{.*[^}]$|\{$|[a-z]+:", words, re.DOTALL):
        head += source.read(HEAD - len(head))
    return head


def write_documents(
    documents: Iterable[AnyDocument], target: str, form: Format, *, force: bool = False
) -> None:
    """Write documents to a file, which then is complete or was not touched.

    `-` is standard output. A folder (there, or ending with `/`) gets a file a document, named by
    its id.

    Raises:
        FileExistsError: the file is there, and `force` does not say to replace it.
        CannotCarry: the format would lose something; nothing was written (but to `-`).
        OSError: the file cannot be written.
    """
    if target == STANDARD:
        with _standard_output() as stream:
            form.write(documents, stream)
    elif is_folder(target):
        _write_folder(documents, Path(target), form, force=force)
    else:
        _write_file(documents, Path(target), form, force=force)


@contextmanager
def _standard_output() -> Iterator[TextIO]:
    """Give standard output as UTF-8 with plain line ends, whatever the terminal's settings."""
    buffer = getattr(sys.stdout, "buffer", None)
    if buffer is None:
        yield sys.stdout
        return
    sys.stdout.flush()
    stream = io.TextIOWrapper(buffer, encoding="utf-8", newline="\n")
    try:
        yield stream
        stream.flush()
    finally:
        stream.detach()


def is_folder(target: str) -> bool:
    """Whether a target is a folder: it is there as one, or ends with `/`."""
    return target.endswith("/") or Path(target).is_dir()


def check_target(target: str, *, force: bool = False) -> None:
    """Find out, before there is anything to write, what `write_documents` could not write to.

    Raises:
        FileExistsError: a file is there, and `force` does not say to replace it.
        FileNotFoundError: the folder that the file is to go to is not there.
    """
    path = Path(target)
    if target == STANDARD or is_folder(target):
        return
    if path.is_file() and not force:
        raise FileExistsError(errno.EEXIST, "the file is there already", target)
    if not path.exists():
        _folder_of(path.resolve())


def _folder_of(path: Path) -> None:
    """Raise `FileNotFoundError` when the folder of a file is not there."""
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, "there is no such folder", str(path.parent))


def _write_folder(
    documents: Iterable[AnyDocument], folder: Path, form: Format, *, force: bool
) -> None:
    """Write a file a document."""
    folder.mkdir(parents=True, exist_ok=True)
    seen: set[str] = set()
    for document in documents:
        name = id_of(document.id)
        if name in seen:
            raise CannotCarry(f"two documents would go to {name}{form.suffixes[0]}", document.id)
        seen.add(name)
        _write_file([document], folder / f"{name}{form.suffixes[0]}", form, force=force)


def _write_file(documents: Iterable[AnyDocument], path: Path, form: Format, *, force: bool) -> None:
    """Write documents to a file."""
    with _new_file(path, force=force) as file:
        stream = io.TextIOWrapper(file, encoding="utf-8", newline="\n")
        try:
            form.write(documents, stream)
            stream.flush()
        finally:
            stream.detach()


def write_bytes(data: bytes, target: str, *, force: bool = False) -> None:
    """Write bytes to a file, which then is complete or was not touched; `-` is standard output.

    Raises:
        FileExistsError: the file is there, and `force` does not say to replace it.
        OSError: the file cannot be written.
    """
    if target == STANDARD:
        sys.stdout.flush()
        buffer = getattr(sys.stdout, "buffer", None)
        if buffer is None:
            sys.stdout.write(data.decode())
        else:
            buffer.write(data)
            buffer.flush()
        return
    with _new_file(Path(target), force=force) as file:
        file.write(data)


@contextmanager
def _new_file(path: Path, *, force: bool) -> Iterator[BinaryIO]:
    """Give a file to fill under another name, then put it in its place."""
    if path.exists() and not path.is_file():
        # A device or a pipe, say /dev/null: nothing to replace.
        with path.open("wb") as file:
            yield file
        return
    if path.exists() and not force:
        raise FileExistsError(errno.EEXIST, "the file is there already", str(path))
    path = path.resolve()
    _folder_of(path)
    part = path.with_name(f".{path.name[:200]}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def existing_lines(path: str) -> list[AnyDocument] | None:
    """Return the documents of a pack that a run left, None when there is no such file.

    A last line without its end is not counted: `PackWriter` cuts it off. A device or a pipe holds
    nothing to go on with, and is not read.

    Raises:
        FormatError: a whole line is no document, or too long; its place is the line.
    """
    if not Path(path).is_file():
        return None
    found: list[AnyDocument] = []
    with Path(path).open("rb") as file:
        whole = _whole_lines(file)
        file.seek(0)
        if not whole:
            return found
        for item in read_lines(decoded(_Begin(file, whole)), ReadOptions()):
            if isinstance(item, FormatError):
                raise item
            found.append(item)
    return found


class PackWriter:
    """Writes a pack line by line, so that a run that is interrupted leaves whole documents.

    With `resume`, goes on at the end of what is there; a torn last line is cut off first. `-` is
    standard output.

    Raises:
        FileExistsError: the file is there, and neither `resume` nor `force` is said.
    """

    def __init__(self, name: str, *, resume: bool = False, force: bool = False) -> None:
        self._name, self._resume, self._force = name, resume, force

    def __enter__(self) -> "PackWriter":
        if self._name == STANDARD:
            self._file: BinaryIO | None = None
            return self
        path = Path(self._name)
        if self._resume and path.is_file():
            self._file = path.open("r+b", buffering=0)
            _cut_torn_line(self._file)
        else:
            replace = self._force or (path.exists() and not path.is_file())
            self._file = path.open("wb" if replace else "xb", buffering=0)
        return self

    def write(self, document: AnyDocument) -> None:
        """Add a document; when this returns, its line is with the system.

        Raises:
            CannotCarry: it is not as the schema says.
        """
        line = line_of(document)
        if self._file is None:
            with _standard_output() as stream:
                stream.write(line)
            return
        data = memoryview(line.encode())
        while data:
            data = data[self._file.write(data) :]

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()


def _cut_torn_line(file: BinaryIO) -> None:
    """Cut off what follows the last line end, and stand at the end."""
    whole = _whole_lines(file)
    file.truncate(whole)
    file.seek(whole)


def _whole_lines(file: BinaryIO) -> int:
    """Return how many bytes of a file there are up to the last line end; read from its end."""
    at = file.seek(0, os.SEEK_END)
    while at:
        start = max(0, at - HEAD)
        file.seek(start)
        if (found := file.read(at - start).rfind(b"\n")) >= 0:
            return start + found + 1
        at = start
    return 0
