"""Tables in one file: SQLite with one writer thread that commits what has piled up together."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from msgspec.json import encode

from buttonbox.server import schema
from buttonbox.server.entries import Entry, Setup
from buttonbox.server.files import Claim, check_writable, make_private_folder
from buttonbox.server.loops import Report, report
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
# All entries of a commit in one statement, so that the writer takes the interpreter's lock once.
INSERT_ENTRIES = (
    f"INSERT INTO entries (table_id, {schema.COLUMNS}) SELECT "
    + ", ".join(f"json_extract(value, '$[{column}]')" for column in range(8))
    + " FROM json_each(?)"
)
TRIAL = (  # whether anything can be written
    "INSERT INTO schema_version VALUES (0)",
    "DELETE FROM schema_version WHERE version = 0",
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

    __slots__ = ("done", "entries", "loop", "tables", "work")

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        tables: Sequence[tuple[str, int, str]] = (),
        entries: Sequence[tuple[str, *Row]] = (),
        work: Callable[[sqlite3.Connection], None] | None = None,
    ) -> None:
        self.tables = tables
        self.entries = entries
        self.work = work  # anything else
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
        self.path = path.resolve()
        self.only_reading = reading
        self.loop: asyncio.AbstractEventLoop  # once it is open
        self.gathered: list[Write] = []  # in this turn of the event loop
        self.waiting: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self.threads: list[threading.Thread] = []  # of which each has a connection of its own
        self.readers = ThreadPoolExecutor(1, "sqlite-reader")
        self.reading: sqlite3.Connection | None = None
        self.claim: Claim | None = None
        self.failed: Report = report
        self.lost = ""  # why nothing can be stored, if the file has gone
        self.failing = False  # whether the last write failed
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
        make_private_folder(self.path.parent)
        check_writable(self.path)
        self.claim = Claim(self.path)
        writing = connect(self.path)
        try:
            migrate(writing)
            tidying = connect(self.path)
            self.claim.know()
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
        if self.claim is not None:
            self.claim.let_go()

    # Writing.

    async def create(self, table: str, setup: Setup, entries: Sequence[Entry] = ()) -> None:
        new = (table, setup.created, setup_text(setup))
        await self._write(Write(self.loop, [new], rows(table, entries)))

    def append(self, table: str, entries: Sequence[Entry]) -> Awaitable[None]:
        return self._write(Write(self.loop, entries=rows(table, entries)))

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
        statement = numbered(schema.UNMARK)
        await self._change(lambda connection: connection.execute(statement, (before,)))

    async def delete_marked(self, marked_before: int, untouched_before: int, most: int) -> int:
        found: list[tuple[str]] = []
        values = (untouched_before, marked_before, most)

        def work(connection: sqlite3.Connection) -> None:
            found[:] = connection.execute(numbered(schema.FIND_DUE), values).fetchall()
            for statement in DELETIONS:
                connection.executemany(statement, found)

        await self._change(work)
        return len(found)

    async def _change(self, work: Callable[[sqlite3.Connection], object]) -> None:
        """In a transaction of the writer."""

        def write(connection: sqlite3.Connection) -> None:
            work(connection)

        await self._write(Write(self.loop, work=write))

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
            outcomes = fail(group, self.lost) if self.lost else write_group(connection, group)
            self.failing = any(isinstance(error, StoreFailed) for _, error in outcomes)
            settle(outcomes)
            if stopping:
                break
        connection.close()

    def _keep_tidy(self, connection: sqlite3.Connection) -> None:
        """The thread beside the writer: until told to stop."""
        while not self.ending.wait(TIDY_EVERY):
            try:
                self._look_for_files()
                if self.untidy:
                    self.untidy = False
                    tidy(connection)
            except Exception as error:  # the thread must live on, whatever happened
                self.loop.call_soon_threadsafe(self.failed, "tidying", error)
        connection.close()

    def _look_for_files(self) -> None:
        """Nothing more is acknowledged once the file has gone; it may come back."""
        try:
            if self.claim is not None:
                self.claim.check()
            self.lost = ""
        except StoreFailed as error:
            if not self.lost:
                self.loop.call_soon_threadsafe(self.failed, "files", error)
            self.lost = str(error)

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
        found = await self._read(numbered(schema.FIND_IDLE), (before,))
        return [str(table) for (table,) in found]

    async def dropped(self) -> list[str]:
        return [str(table) for (table,) in await self._read(schema.FIND_DROPPED, ())]

    async def count(self) -> int:
        [(count,)] = await self._read(schema.COUNT, ())
        return int(str(count))

    async def check(self) -> None:
        await asyncio.to_thread(self._look_for_files)
        if self.lost:
            raise StoreFailed(self.lost)
        try:
            await self._read("SELECT 1 FROM schema_version", ())
        except StoreFailed as error:
            raise StoreFailed("the database cannot be read") from error
        if self.failing:
            await self._change(try_writing)

    async def tell(self, table: str, message: str) -> None:
        """There is no other process."""


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
    """Bring the schema up to date, all or nothing; a file that cannot be written is found out."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(schema.VERSION_TABLE)
        (version,) = connection.execute(schema.READ_VERSION).fetchone()
        for number, statements in schema.missing_migrations(version):
            for statement in statements:
                connection.execute(statement)
            connection.execute("INSERT INTO schema_version VALUES (?)", (number,))
        try_writing(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def try_writing(connection: sqlite3.Connection) -> None:
    """Write something that leaves nothing behind."""
    for statement in TRIAL:
        connection.execute(statement)


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
        return fail(group, f"the database: {error}")
    return [(write, None) for write in group]


def fail(group: Sequence[Write], reason: str) -> list[tuple[Write, Exception | None]]:
    """None of them is stored."""
    failed = StoreFailed(reason)
    return [(write, failed) for write in group]


def commit(connection: sqlite3.Connection, group: Sequence[Write]) -> None:
    """All or nothing: either in a transaction, or in one statement, which is one by itself."""
    tables = [table for write in group for table in write.tables]
    entries = [entry for write in group for entry in write.entries]
    works = [write.work for write in group if write.work is not None]
    with connection:
        if tables or works:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(numbered(schema.NEW_TABLE), tables)
            for work in works:
                work(connection)
        connection.execute(INSERT_ENTRIES, (encode(entries).decode(),))


def numbered(statement: str) -> str:
    """A statement with its values as SQLite numbers them."""
    return statement.replace("$", "?")


def rows(table: str, entries: Sequence[Entry]) -> list[tuple[str, *Row]]:
    """Entries as they are stored."""
    return [(table, *row(entry)) for entry in entries]


def settle(outcomes: Sequence[tuple[Write, Exception | None]]) -> None:
    """Wake all who wait, at once."""

    def wake() -> None:
        for write, error in outcomes:
            write.settle(error)

    outcomes[0][0].loop.call_soon_threadsafe(wake)
