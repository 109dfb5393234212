"""Everything a database holds as one file of JSON lines, for either kind of database."""

import gzip
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.json import decode, encode

from buttonbox.core.errors import ButtonboxError
from buttonbox.server.entries import Entry, Setup
from buttonbox.server.files import make_private, open_private
from buttonbox.server.store import Conflict, Store
from buttonbox.server.tokens import is_table

FORMAT = 1
MOST_BYTES = 64 * 1024 * 1024  # of a table
DAMAGES = (
    *(gzip.BadGzipFile, EOFError, zlib.error),
    *(msgspec.DecodeError, UnicodeDecodeError, RecursionError),
)


class BadBackup(ButtonboxError):
    """The file is no backup, or ends too soon."""


class Head(Struct, frozen=True):
    """The first line."""

    buttonbox_backup: int


class Kept(Struct, frozen=True):
    """One table."""

    table: str
    setup: Setup
    entries: list[Entry]


class Tail(Struct, frozen=True):
    """The last line: how many tables there are."""

    tables: int


async def backup(store: Store, path: Path) -> int:
    """Write all tables to a new file; how many. A game that goes on is kept up to some move."""
    count = 0
    unfinished = path.with_name(path.name + ".part")
    with open(unfinished, "wb", opener=open_private) as raw, gzip.open(raw, "wb") as file:
        make_private(unfinished)
        file.write(encode(Head(FORMAT)) + b"\n")
        async for table in store.tables():
            setup = await store.setup(table)
            entries = await store.entries(table)
            dropped = entries and entries[-1].kind == "delete"
            if setup is not None and not dropped:
                file.write(encode(Kept(table, setup, entries)) + b"\n")
                count += 1
        file.write(encode(Tail(count)) + b"\n")
    unfinished.replace(path)
    return count


class Restored(Struct, frozen=True):
    """How many tables came back, and which the database had already: they stay as they are."""

    count: int
    known: list[str]


async def restore(store: Store, path: Path) -> Restored:
    """Put the tables of a backup into a database, except those that are there already."""
    count = sum(1 for _ in read(path))  # the whole file is sound before anything is written
    known: list[str] = []
    for kept in read(path):
        try:
            await store.create(kept.table, kept.setup, kept.entries)
        except Conflict:
            known.append(kept.table)
    return Restored(count - len(known), known)


def read(path: Path) -> Iterator[Kept]:
    """The tables of a backup one by one; raises BadBackup where it is damaged."""
    try:
        with gzip.open(path, "rb") as file:
            yield from _tables(_lines(file))
    except DAMAGES as error:
        raise BadBackup(f"{path}: not a whole backup ({error or 'it ends too soon'})") from error


def _tables(lines: Iterable[bytes]) -> Iterator[Kept]:
    count = -1
    for count, line in enumerate(lines, -1):
        if count < 0:
            _check_head(decode(line, type=Head))
        elif not line.startswith(b'{"tables"'):
            yield _checked(decode(line, type=Kept))
        elif decode(line, type=Tail).tables == count:
            return
    raise EOFError


def _lines(file: gzip.GzipFile) -> Iterator[bytes]:
    """Line by line, none longer than a table can be: a small file may hold gigabytes."""
    while line := file.readline(MOST_BYTES):
        if len(line) == MOST_BYTES:
            raise BadBackup(f"a line has more than {MOST_BYTES} bytes")
        yield line


def _checked(kept: Kept) -> Kept:
    if not is_table(kept.table):
        raise BadBackup("a table has a name that no table has")
    return kept


def _check_head(head: Head) -> None:
    if head.buttonbox_backup != FORMAT:
        raise BadBackup(f"a backup of format {head.buttonbox_backup}; this one reads {FORMAT}")
