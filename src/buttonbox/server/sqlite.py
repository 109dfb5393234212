"""Tables in one file: SQLite with one writer thread that commits what has piled up together."""

import asyncio
import queue
import sqlite3
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import IO, TypeVar

from msgspec.json import encode

from buttonbox.server import schema
from buttonbox.server.entries import Entry, Setup
from buttonbox.server.store import (
    Conflict,
    Listener,
    Row,
    StoreFailed,
    entry_of,
    row,
    setup_of,
    setup_text,
)

DELETIONS = ("DELETE FROM entries WHERE table_id = ?", "DELETE FROM tables WHERE id = ?")
INSERT_TABLES = "INSERT INTO tables VALUES (?, ?, ?)"
# All entries of a commit in one statement, so that the writer takes the interpreter's lock once.
INSERT_ENTRIES = (
    f"INSERT INTO entries (table_id, {schema.COLUMNS}) SELECT "
    + ", ".join(f"json_extract(value, '$[{column}]')" for column in range(8))
    + " FROM json_each(?)"
)
GROUP = 500  # writes: a commit waits for no more
PAGE = 500  # tables read at once
# Pages of the write-ahead log go back into the file beside the writer, so that no move waits for
# it; what is written meanwhile, the writer itself moves once the log is long.
TIDY_EVERY = 1.0  # seconds
LONG_LOG = 5000  # pages

T = TypeVar("T")


class Write:
    """Something to be written, and who waits for it."""

    __slots__ = ("deleted", "done", "entries", "loop", "tables")

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        tables: Sequence[tuple[str, int, str]] = (),
        entries: Sequence[tuple[str, *Row]] = (),
        deleted: Sequence[str] = (),
    ) -> None:
        self.tables = tables
        self.entries = entries
        self.deleted = deleted
        self.loop = loop
        self.done: asyncio.Future[None] = loop.create_future()

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
        self.loop: asyncio.AbstractEventLoop  # once it is open
        self.gathered: list[Write] = []  # in this turn of the event loop
        self.waiting: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self.threads: list[threading.Thread] = []  # of which each has a connection of its own
        self.readers = ThreadPoolExecutor(1, "sqlite-reader")
        self.reading: sqlite3.Connection | None = None
        self.lock: IO[str] | None = None
        self.untidy = False
        self.ending = threading.Event()

    async def open(self, listener: Listener) -> None:
        """SQLite has no other writers, so there is nothing to tell."""
        self.loop = asyncio.get_running_loop()
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
            tidying = connect(self.path)
        except BaseException:
            writing.close()
            raise
        self._start(self._write_all, writing)
        self._start(self._keep_tidy, tidying)

    def _start(self, work: Callable[[sqlite3.Connection], None], own: sqlite3.Connection) -> None:
        thread = threading.Thread(target=work, args=(own,), daemon=True)
        thread.start()
        self.threads.append(thread)

    async def close(self) -> None:
        self._hand_over()
        self.waiting.put(None)
        self.ending.set()
        for thread in self.threads:
            await asyncio.to_thread(thread.join)
        self.readers.shutdown()
        if self.reading is not None:
            self.reading.close()
        if self.lock is not None:
            self.lock.close()

    # Writing.

    async def create(self, table: str, setup: Setup, entries: Sequence[Entry] = ()) -> None:
        new = (table, setup.created, setup_text(setup))
        await self._write(Write(self.loop, [new], rows(table, entries)))

    def append(self, table: str, entries: Sequence[Entry]) -> Awaitable[None]:
        return self._write(Write(self.loop, entries=rows(table, entries)))

    async def delete(self, tables: Sequence[str]) -> None:
        await self._write(Write(self.loop, deleted=tables))

    def _write(self, write: Write) -> asyncio.Future[None]:
        """The writer is woken once for all that one turn of the event loop brings."""
        self.untidy = True
        if not self.gathered:
            self.loop.call_soon(self._hand_over)
        self.gathered.append(write)
        return write.done

    def _hand_over(self) -> None:
        if self.gathered:
            self.waiting.put(self.gathered)
            self.gathered = []

    def _write_all(self, connection: sqlite3.Connection) -> None:
        """The writer thread: until told to stop."""
        while (group := self.waiting.get()) is not None:
            stopping = False
            while len(group) < GROUP and not self.waiting.empty():
                following = self.waiting.get()
                if following is None:
                    stopping = True
                    break
                group += following
            settle(write_group(connection, group))
            if stopping:
                break
        connection.close()

    def _keep_tidy(self, connection: sqlite3.Connection) -> None:
        """The thread beside the writer: until told to stop."""
        while not self.ending.wait(TIDY_EVERY):
            if self.untidy:
                self.untidy = False
                tidy(connection)
        connection.close()

    # Reading.

    async def _read(self, query: str, values: Sequence[object]) -> list[tuple[object, ...]]:
        return await self._read_as(tuple, query, values)

    async def _read_as(
        self, kind: Callable[[tuple[object, ...]], T], query: str, values: Sequence[object]
    ) -> list[T]:
        """Rows, made into something else beside the event loop: there may be many."""

        def work() -> list[T]:
            assert self.reading is not None
            return [kind(found) for found in self.reading.execute(query, values)]

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
        return await self._read_as(entry_of, query, (table, after))

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
        return [str(table) for (table,) in await self._read(f"{schema.UNTOUCHED} ?", (before,))]

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
    connection.execute(f"PRAGMA wal_autocheckpoint = {LONG_LOG}")
    return connection


def tidy(connection: sqlite3.Connection) -> None:
    """Move pages of the log into the file; whatever hinders it, the writer will do it."""
    with suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


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
    """All writes in one commit; if one of them cannot be, each in a commit of its own."""
    try:
        commit(connection, group)
    except sqlite3.IntegrityError as error:
        if len(group) == 1:
            return [(group[0], Conflict(str(error)))]
        return [outcome for write in group for outcome in write_group(connection, [write])]
    except Exception as error:  # the writer must live on, whatever happened
        failed = StoreFailed(f"the database: {error}")
        return [(write, failed) for write in group]
    return [(write, None) for write in group]


def commit(connection: sqlite3.Connection, group: Sequence[Write]) -> None:
    """All or nothing: either in a transaction, or in one statement, which is one by itself."""
    tables = [table for write in group for table in write.tables]
    entries = [entry for write in group for entry in write.entries]
    deleted = [(table,) for write in group for table in write.deleted]
    with connection:
        if tables or deleted:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(INSERT_TABLES, tables)
            for statement in DELETIONS:
                connection.executemany(statement, deleted)
        connection.execute(INSERT_ENTRIES, (encode(entries).decode(),))


def rows(table: str, entries: Sequence[Entry]) -> list[tuple[str, *Row]]:
    """Entries as they are stored."""
    return [(table, *row(entry)) for entry in entries]


def settle(outcomes: Sequence[tuple[Write, Exception | None]]) -> None:
    """Wake all who wait, at once."""

    def wake() -> None:
        for write, error in outcomes:
            write.settle(error)

    outcomes[0][0].loop.call_soon_threadsafe(wake)
