"""Back up a database to a file of JSON lines, and restore it into either kind of database."""

import gzip
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.json import decode, encode

from buttonbox.core.errors import ButtonboxError
from buttonbox.server.seats.tokens import is_table
from buttonbox.server.storage.database_files import open_private
from buttonbox.server.storage.store import Conflict, Store
from buttonbox.server.tables.table_log import Entry, Setup

FORMAT = 1
MOST_BYTES = 64 * 1024 * 1024  # per table
DAMAGE = (
    *(gzip.BadGzipFile, EOFError, zlib.error),
    *(msgspec.DecodeError, UnicodeDecodeError, RecursionError),
)


class BadBackup(ButtonboxError):
    """The file is not a backup, or is incomplete."""


class Head(Struct, frozen=True):
    """The first line."""

    buttonbox_backup: int


class SavedTable(Struct, frozen=True):
    """A line for each table."""

    table: str
    setup: Setup
    entries: list[Entry]


class Tail(Struct, frozen=True):
    """The last line, with the number of tables."""

    tables: int


async def backup(store: Store, path: Path) -> int:
    """Write all tables to a new file and return their number.

    A game in progress is saved up to some recent move.
    """
    count = 0
    unfinished = path.with_name(path.name + ".part")
    unfinished.unlink(missing_ok=True)  # whoever made it could read what is written to it
    with open(unfinished, "xb", opener=open_private) as raw, gzip.open(raw, "wb") as file:
        file.write(encode(Head(FORMAT)) + b"\n")
        async for table in store.tables():
            setup = await store.setup(table)
            entries = await store.entries(table)
            dropped = entries and entries[-1].kind == "delete"
            if setup is not None and not dropped:
                file.write(encode(SavedTable(table, setup, entries)) + b"\n")
                count += 1
        file.write(encode(Tail(count)) + b"\n")
    unfinished.replace(path)
    return count


class Restored(Struct, frozen=True):
    """The number of restored tables, and the names of those that were already there."""

    count: int
    known: list[str]


async def restore(store: Store, path: Path) -> Restored:
    """Restore a backup, leaving tables that are already in the database as they are."""
    count = sum(1 for _ in read(path))  # check the whole file before writing anything
    known: list[str] = []
    for saved in read(path):
        try:
            await store.create(saved.table, saved.setup, saved.entries)
        except Conflict:
            known.append(saved.table)
    return Restored(count - len(known), known)


def read(path: Path) -> Iterator[SavedTable]:
    """Iterate over the tables of a backup; raises BadBackup where it is damaged."""
    try:
        with gzip.open(path, "rb") as file:
            yield from _tables(_lines(file))
    except DAMAGE as error:
        raise BadBackup(
            f"{path}: not a complete backup ({str(error) or 'it ends too soon'})"
        ) from error


def _tables(lines: Iterable[bytes]) -> Iterator[SavedTable]:
    count = -1
    for count, line in enumerate(lines, -1):
        if count < 0:
            _check_head(decode(line, type=Head))
        elif not line.startswith(b'{"tables"'):
            yield _checked(decode(line, type=SavedTable))
        elif decode(line, type=Tail).tables == count:
            return
    raise EOFError


def _lines(file: gzip.GzipFile) -> Iterator[bytes]:
    """Read lines of limited length: a small compressed file may expand to gigabytes."""
    while line := file.readline(MOST_BYTES):
        if len(line) == MOST_BYTES:
            raise BadBackup(f"a line has more than {MOST_BYTES} bytes")
        yield line


def _checked(saved: SavedTable) -> SavedTable:
    if not is_table(saved.table):
        raise BadBackup("a table has an impossible name")
    return saved


def _check_head(head: Head) -> None:
    if head.buttonbox_backup != FORMAT:
        raise BadBackup(f"the backup has format {head.buttonbox_backup}, not {FORMAT}")
