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
from buttonbox.server.store import Conflict, Store

FORMAT = 1


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
    with gzip.open(unfinished, "wb") as file:
        file.write(encode(Head(FORMAT)) + b"\n")
        async for table in store.tables():
            setup = await store.setup(table)
            if setup is not None:
                file.write(encode(Kept(table, setup, await store.entries(table))) + b"\n")
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
            yield from _tables(file)
    except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.DecodeError) as error:
        raise BadBackup(f"{path}: not a whole backup ({error or 'it ends too soon'})") from error


def _tables(lines: Iterable[bytes]) -> Iterator[Kept]:
    count = -1
    for count, line in enumerate(lines, -1):
        if count < 0:
            _check_head(decode(line, type=Head))
        elif not line.startswith(b'{"tables"'):
            yield decode(line, type=Kept)
        elif decode(line, type=Tail).tables == count:
            return
    raise EOFError


def _check_head(head: Head) -> None:
    if head.buttonbox_backup != FORMAT:
        raise BadBackup(f"a backup of format {head.buttonbox_backup}; this one reads {FORMAT}")
