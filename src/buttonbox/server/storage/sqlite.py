"""Store tables in one SQLite file, for one server process."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from msgspec.structs import astuple

from buttonbox.server.background import Report, report
from buttonbox.server.storage import schema
from buttonbox.server.storage.sqlite_writer import SqliteWriter, Write, by_number, connect, probe
from buttonbox.server.storage.store import (
    Listener,
    Row,
    StoreFailed,
    read_entry,
    read_setup,
    setup_text,
)
from buttonbox.server.tables.table_log import Entry, Setup

DELETIONS = ("DELETE FROM entries WHERE table_id = ?", "DELETE FROM tables WHERE id = ?")
PAGE = 500  # tables read at once
ELSEWHERE = "; choose another file with --database"

T = TypeVar("T")
Values = Sequence[object] | Mapping[str, object]


class SqliteStore:
    """Implements `store.Store`."""

    shared = False

    def __init__(self, path: Path, read_only: bool = False) -> None:
        self.path = path.resolve()
        self.read_only = read_only
        self.loop: asyncio.AbstractEventLoop  # set by open()
        self.writer = SqliteWriter(self.path, self._report)
        self.readers = ThreadPoolExecutor(1, "sqlite-reader")
        self.reading: sqlite3.Connection | None = None
        self.failed: Report = report

    async def open(self, listener: Listener) -> None:
        """Open the file; `listener` is never called, since no other process writes to it."""
        self.loop = asyncio.get_running_loop()
        try:
            await asyncio.to_thread(self._open)
        except BaseException:
            await self.close()
            raise

    def _open(self) -> None:
        try:
            if not self.read_only:
                self.writer.open(self.loop)
            elif not self.path.is_file():
                raise StoreFailed(f"{self.path}: there is no such database")
            self.reading = connect(self.path)
        except sqlite3.Error as error:
            raise StoreFailed(f"{self.path}: {error}{ELSEWHERE}") from error
        except OSError as error:
            place = error.filename or self.path
            raise StoreFailed(f"{place}: {error.strerror}{ELSEWHERE}") from error

    def _report(self, name: str, error: Exception) -> None:
        self.failed(name, error)

    async def close(self) -> None:
        await self.writer.close()
        self.readers.shutdown()
        if self.reading is not None:
            self.reading.close()
        self.writer.release()

    # Writing.

    async def create(self, table: str, setup: Setup, entries: Sequence[Entry] = ()) -> None:
        new = (table, setup.created, setup_text(setup))
        await self.writer.add(Write(self.loop.create_future(), rows(table, entries), [new]))

    def append(self, table: str, entries: Sequence[Entry]) -> Awaitable[None]:
        return self.writer.add(Write(self.loop.create_future(), rows(table, entries)))

    async def touch(self, tables: Sequence[str], at: int) -> None:
        await self._set("seen", tables, at)

    async def mark(self, tables: Sequence[str], at: int) -> None:
        await self._set("marked", tables, at)

    async def _set(self, column: str, tables: Sequence[str], at: int) -> None:
        values = [(at, table) for table in tables]
        statement = f"UPDATE tables SET {column} = ? WHERE id = ?"
        if values:
            await self._change(lambda connection: connection.executemany(statement, values))

    async def unmark(self, before: int) -> None:
        values = by_number(before)
        await self._change(lambda connection: connection.execute(schema.UNMARK, values))

    async def delete_marked(self, marked_before: int, untouched_before: int, most: int) -> int:
        found: list[tuple[str]] = []
        values = by_number(untouched_before, marked_before, most)

        def work(connection: sqlite3.Connection) -> None:
            found[:] = connection.execute(schema.FIND_DUE, values).fetchall()
            for statement in DELETIONS:
                connection.executemany(statement, found)

        await self._change(work)
        return len(found)

    async def _change(self, work: Callable[[sqlite3.Connection], object]) -> None:
        """Run `work` in the writer's next transaction."""
        await self.writer.add(Write(self.loop.create_future(), work=work))

    # Reading.

    async def _read(self, query: str, values: Values) -> list[tuple[object, ...]]:
        return await self._read_as(tuple, query, values)

    async def _read_as(
        self, kind: Callable[[tuple[object, ...]], T], query: str, values: Values
    ) -> list[T]:
        """Read rows and convert them in a thread, because there may be many."""

        def work() -> list[T]:
            assert self.reading is not None
            return [kind(found) for found in self.reading.execute(query, values)]

        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, work)
        except sqlite3.Error as error:
            raise StoreFailed(f"{self.path}: {error}") from error

    async def setup(self, table: str) -> Setup | None:
        found = await self._read("SELECT setup FROM tables WHERE id = ?", (table,))
        return read_setup(str(found[0][0])) if found else None

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = (
            f"SELECT {schema.COLUMNS} FROM entries"
            " WHERE table_id = ? AND version > ? ORDER BY version"
        )
        return await self._read_as(read_entry, query, (table, after))

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        for table in tables:
            query = "SELECT MAX(version) FROM entries WHERE table_id = ?"
            [(version,)] = await self._read(query, (table,))
            if isinstance(version, int):
                found[table] = version
        return found

    async def tables(self) -> AsyncIterator[str]:
        last = ""
        while True:
            query = "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"
            page = await self._read(query, (last, PAGE))
            for (table,) in page:
                yield str(table)
            if len(page) < PAGE:
                return
            last = str(page[-1][0])

    async def untouched(self, before: int) -> list[str]:
        found = await self._read(schema.FIND_IDLE, by_number(before))
        return [str(table) for (table,) in found]

    async def dropped(self) -> list[str]:
        return [str(table) for (table,) in await self._read(schema.FIND_DROPPED, ())]

    async def count(self) -> int:
        [(count,)] = await self._read(schema.COUNT, ())
        return int(str(count))

    async def check(self) -> None:
        await asyncio.to_thread(self.writer.check_files)
        if self.writer.lost:
            raise StoreFailed(self.writer.lost)
        try:
            await self._read("SELECT 1 FROM schema_version", ())
        except StoreFailed as error:
            raise StoreFailed("the database cannot be read") from error
        if self.writer.failing:
            await self._change(probe)

    async def notify(self, table: str, message: str) -> None:
        """Do nothing: there is no other process."""


def rows(table: str, entries: Sequence[Entry]) -> list[tuple[str, *Row]]:
    """Return entries as rows of the log."""
    return [(table, *astuple(entry)) for entry in entries]
