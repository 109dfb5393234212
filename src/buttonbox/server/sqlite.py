"""Tables in one file: SQLite with one writer thread that commits what has piled up together."""

import asyncio
import queue
import sqlite3
import sys
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import IO, TypeVar

from buttonbox.server import schema
from buttonbox.server.entries import Entry, Setup
from buttonbox.server.store import (
    Conflict,
    Listener,
    StoreFailed,
    entry_of,
    row,
    setup_of,
    setup_text,
)

INSERT = f"INSERT INTO entries (table_id, {schema.COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
GROUP = 500  # at most so many writes in one commit
PAGE = 500  # tables read at once

T = TypeVar("T")


class Write:
    """Something to be written, and who waits for it."""

    def __init__(self, work: Callable[[sqlite3.Connection], None]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()

    def settle(self, error: Exception | None) -> None:
        """In the event loop: tell who waits, if anybody still does."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class SqliteStore:
    """Keeps the protocol `store.Store`."""

    shared = False

    def __init__(self, path: Path, reading: bool = False) -> None:
        self.path = path
        self.only_reading = reading
        self.waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None
        self.readers = ThreadPoolExecutor(1, "sqlite-reader")
        self.reading: sqlite3.Connection | None = None
        self.lock: IO[str] | None = None

    async def open(self, listener: Listener) -> None:
        """SQLite has no other writers, so there is nothing to tell."""
        try:
            await asyncio.to_thread(self._open)
        except BaseException:
            await self.close()
            raise

    def _open(self) -> None:
        try:
            if not self.only_reading:
                self._open_writing()
            elif not self.path.is_file():
                raise StoreFailed(f"{self.path}: there is no such database")
            self.reading = connect(self.path)
        except (sqlite3.Error, OSError) as error:
            raise StoreFailed(f"{self.path}: {error}") from error

    def _open_writing(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.lock = claim(self.path)
        writing = connect(self.path)
        try:
            migrate(writing)
        except BaseException:
            writing.close()
            raise
        self.thread = threading.Thread(target=self._write_all, args=(writing,), daemon=True)
        self.thread.start()

    async def close(self) -> None:
        if self.thread is not None:
            self.waiting.put(None)
            await asyncio.to_thread(self.thread.join)
        self.readers.shutdown()
        if self.reading is not None:
            self.reading.close()
        if self.lock is not None:
            self.lock.close()

    # Writing.

    async def create(self, table: str, setup: Setup, entries: Sequence[Entry] = ()) -> None:
        def work(connection: sqlite3.Connection) -> None:
            values = (table, setup.created, setup_text(setup))
            connection.execute("INSERT INTO tables VALUES (?, ?, ?)", values)
            connection.executemany(INSERT, [(table, *row(entry)) for entry in entries])

        await self._write(work)

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        rows = [(table, *row(entry)) for entry in entries]

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany(INSERT, rows)

        await self._write(work)

    async def _write(self, work: Callable[[sqlite3.Connection], None]) -> None:
        write = Write(work)
        self.waiting.put(write)
        await write.done

    def _write_all(self, connection: sqlite3.Connection) -> None:
        """The writer thread: until told to stop."""
        while (write := self.waiting.get()) is not None:
            group = [write]
            stopping = False
            while len(group) < GROUP and not self.waiting.empty():
                following = self.waiting.get()
                if following is None:
                    stopping = True
                    break
                group.append(following)
            settle(write_group(connection, group))
            if stopping:
                break
        connection.close()

    # Reading.

    async def _read(self, query: str, values: Sequence[object]) -> list[tuple[object, ...]]:
        def work() -> list[tuple[object, ...]]:
            assert self.reading is not None
            return self.reading.execute(query, values).fetchall()

        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, work)
        except sqlite3.Error as error:
            raise StoreFailed(f"{self.path}: {error}") from error

    async def setup(self, table: str) -> Setup | None:
        found = await self._read("SELECT setup FROM tables WHERE id = ?", (table,))
        return setup_of(str(found[0][0])) if found else None

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = (
            f"SELECT {schema.COLUMNS} FROM entries"
            " WHERE table_id = ? AND version > ? ORDER BY version"
        )
        return [entry_of(columns) for columns in await self._read(query, (table, after))]

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

    async def tell(self, table: str, message: str) -> None:
        """There is no other process."""


def claim(path: Path) -> IO[str] | None:
    """One server at a time on a file: others would not hear of its moves."""
    if sys.platform == "win32":
        return None
    import fcntl

    lock = path.with_name(path.name + ".lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise StoreFailed(f"{path}: another server is using this database") from error
    return lock


def connect(path: Path) -> sqlite3.Connection:
    """A connection that keeps what it commits, whatever happens to the machine."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 5000")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date, all or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(schema.VERSION_TABLE)
        (version,) = connection.execute(schema.READ_VERSION).fetchone()
        for number, statements in schema.missing_migrations(version):
            for statement in statements:
                connection.execute(statement)
            connection.execute("INSERT INTO schema_version VALUES (?)", (number,))
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def write_group(
    connection: sqlite3.Connection, group: Sequence[Write]
) -> list[tuple[Write, Exception | None]]:
    """All writes in one commit; each of them may fail alone."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = write_together(connection, group)
        connection.execute("COMMIT")
    except Exception as error:
        with suppress(sqlite3.Error):  # the writer must live on, whatever happened
            connection.execute("ROLLBACK")
        failed = StoreFailed(f"the database: {error}")
        return [(write, failed) for write in group]
    return outcomes


def write_together(
    connection: sqlite3.Connection, group: Sequence[Write]
) -> list[tuple[Write, Exception | None]]:
    """Usually all of them go well; if one does not, each is tried by itself."""
    connection.execute("SAVEPOINT together")
    try:
        for write in group:
            write.work(connection)
    except sqlite3.IntegrityError:
        connection.execute("ROLLBACK TO together")
        return [(write, write_one(connection, write)) for write in group]
    return [(write, None) for write in group]


def write_one(connection: sqlite3.Connection, write: Write) -> Exception | None:
    """One write of a group; what was wrong with it, if anything."""
    connection.execute("SAVEPOINT one")
    try:
        write.work(connection)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO one")
        return Conflict(str(error))
    finally:
        connection.execute("RELEASE one")
    return None


def settle(outcomes: Sequence[tuple[Write, Exception | None]]) -> None:
    """Wake all who wait, at once."""

    def wake() -> None:
        for write, error in outcomes:
            write.settle(error)

    outcomes[0][0].loop.call_soon_threadsafe(wake)
