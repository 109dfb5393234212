"""The writing half of the SQLite store: one thread commits all waiting writes together.

A second thread copies the write-ahead log back into the database file, so that no move waits for
it, and checks that the file is still there.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import chain
from pathlib import Path

from msgspec import Struct

from buttonbox.server.background import Report
from buttonbox.server.storage import schema
from buttonbox.server.storage.database_files import FileLock, check_writable, make_private_folder
from buttonbox.server.storage.store import Conflict, Row, StoreFailed

ROW = "(" + ", ".join("?" * 8) + ")"
# By number of entries. The thread takes the GIL for each statement, so a commit has few of them.
# One for every number would take much memory, and JSON in a single one a tenth of a move's time.
INSERTS = {
    count: f"INSERT INTO entries (table_id, {schema.COLUMNS}) VALUES {', '.join([ROW] * count)}"
    for count in (64, 32, 16, *range(8, 0, -1))
}
PROBE = (  # shows whether the file can be written
    "INSERT INTO schema_version VALUES (0)",
    "DELETE FROM schema_version WHERE version = 0",
)
MOST_WRITES = 500  # in one commit
CHECKPOINT_SECONDS = 1.0  # between checkpoints
LONG_LOG = 5000  # pages of the log after which the writer checkpoints itself


class Write(Struct, eq=False):
    """Something to write and the future that waits for it."""

    done: asyncio.Future[None]
    entries: Sequence[tuple[str, *Row]] = ()
    tables: Sequence[tuple[str, int, str]] = ()
    work: Callable[[sqlite3.Connection], object] | None = None  # also in the transaction

    def finish(self, error: Exception | None) -> None:
        """Resolve the future, unless its caller was cancelled. Call this in the event loop."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


Outcomes = list[tuple[Write, Exception | None]]


class SqliteWriter:
    """Owns the lock on the database file and the two threads."""

    def __init__(self, path: Path, failed: Report) -> None:
        self.path = path
        self.failed = failed
        self.loop: asyncio.AbstractEventLoop  # set by open()
        self.gathered: list[Write] = []  # during this iteration of the event loop
        self.waiting: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self.threads: list[threading.Thread] = []
        self.lock: FileLock | None = None
        self.lost = ""  # why nothing can be stored, if the file has gone
        self.failing = False  # whether the last write failed
        self.dirty = False  # whether anything was written since the last checkpoint
        self.closing = threading.Event()

    def open(self, loop: asyncio.AbstractEventLoop) -> None:
        """Lock the file, bring its schema up to date and start the threads. Blocks."""
        self.loop = loop
        make_private_folder(self.path.parent)
        check_writable(self.path)
        self.lock = FileLock(self.path)
        connection = connect(self.path)
        try:
            migrate(connection)
            second = connect(self.path)
            self.lock.remember_files()
        except BaseException:
            connection.close()
            raise
        self._start(self._write_all, connection)
        self._start(self._checkpoint_often, second)

    def _start(self, work: Callable[[sqlite3.Connection], None], own: sqlite3.Connection) -> None:
        thread = threading.Thread(target=work, args=(own,), daemon=True)
        thread.start()
        self.threads.append(thread)

    async def close(self) -> None:
        """Write everything that waits, then stop."""
        self._flush()
        self.waiting.put(None)
        self.closing.set()
        for thread in self.threads:
            await asyncio.to_thread(thread.join)

    def release(self) -> None:
        """Release the lock, after every connection to the file is closed."""
        if self.lock is not None:
            self.lock.release()

    # In the event loop.

    def add(self, write: Write) -> asyncio.Future[None]:
        """Queue a write; the thread is woken once per iteration of the event loop."""
        self.dirty = True
        if not self.gathered:
            self.loop.call_soon(self._flush)
        self.gathered.append(write)
        return write.done

    def _flush(self) -> None:
        if self.gathered:
            self.waiting.put(self.gathered)
            self.gathered = []

    # In the threads.

    def _write_all(self, connection: sqlite3.Connection) -> None:
        while (group := self.waiting.get()) is not None:
            closing = False
            while len(group) < MOST_WRITES and not self.waiting.empty():
                following = self.waiting.get()
                if following is None:
                    closing = True
                    break
                group += following
            outcomes = fail(group, self.lost) if self.lost else write_group(connection, group)
            self.failing = any(isinstance(error, StoreFailed) for _, error in outcomes)
            finish(outcomes)
            if closing:
                break
        connection.close()

    def _checkpoint_often(self, connection: sqlite3.Connection) -> None:
        while not self.closing.wait(CHECKPOINT_SECONDS):
            try:
                self.check_files()
                if self.dirty:
                    self.dirty = False
                    checkpoint(connection)
            except Exception as error:  # keep the thread alive
                self.loop.call_soon_threadsafe(self.failed, "checkpoint", error)
        connection.close()

    def check_files(self) -> None:
        """Stop acknowledging writes while the file is missing; it may come back."""
        try:
            if self.lock is not None:
                self.lock.check()
            self.lost = ""
        except StoreFailed as error:
            if not self.lost:
                self.loop.call_soon_threadsafe(self.failed, "files", error)
            self.lost = str(error)


def connect(path: Path) -> sqlite3.Connection:
    """Open a connection whose commits survive a power cut."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 5000")
    # An insert of many rows would keep the pages it changes in a temporary file.
    connection.execute("PRAGMA temp_store = MEMORY")
    connection.execute(f"PRAGMA wal_autocheckpoint = {LONG_LOG}")
    return connection


def checkpoint(connection: sqlite3.Connection) -> None:
    """Copy pages of the log into the file; if that fails, the writer does it later."""
    with suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date, all or nothing; raises sqlite3.Error, also if read-only."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(schema.VERSION_TABLE)
        (version,) = connection.execute(schema.READ_VERSION).fetchone()
        for number, statements in schema.missing_migrations(version):
            for statement in statements:
                connection.execute(statement)
            connection.execute("INSERT INTO schema_version VALUES (?)", (number,))
        probe(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def probe(connection: sqlite3.Connection) -> None:
    """Write something and remove it again."""
    for statement in PROBE:
        connection.execute(statement)


def write_group(connection: sqlite3.Connection, group: Sequence[Write]) -> Outcomes:
    """Commit all writes together; if one of them conflicts, commit each separately."""
    try:
        commit(connection, group)
    except sqlite3.IntegrityError as error:
        if len(group) == 1:
            return [(group[0], Conflict(str(error)))]
        return [outcome for write in group for outcome in write_group(connection, [write])]
    except Exception as error:  # keep the thread alive
        return fail(group, f"the database: {error}")
    return [(write, None) for write in group]


def fail(group: Sequence[Write], reason: str) -> Outcomes:
    """Report the same failure to all of them."""
    failed = StoreFailed(reason)
    return [(write, failed) for write in group]


def commit(connection: sqlite3.Connection, group: Sequence[Write]) -> None:
    """Write all or nothing; entries that are one statement need no transaction."""
    tables = [table for write in group for table in write.tables]
    entries = [entry for write in group for entry in write.entries]
    works = [write.work for write in group if write.work is not None]
    with connection:
        if tables or works or len(entries) not in INSERTS:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(schema.NEW_TABLE, [by_number(*table) for table in tables])
            for work in works:
                work(connection)
        insert(connection, entries)


def insert(connection: sqlite3.Connection, entries: Sequence[tuple[str, *Row]]) -> None:
    """Insert all entries by few statements."""
    at = 0
    for count, statement in INSERTS.items():
        while len(entries) - at >= count:
            values = chain.from_iterable(entries[at : at + count])
            connection.execute(statement, list(values))
            at += count


def finish(outcomes: Outcomes) -> None:
    """Resolve all futures in one call into the event loop."""

    def resolve() -> None:
        for write, error in outcomes:
            write.finish(error)

    outcomes[0][0].done.get_loop().call_soon_threadsafe(resolve)


def by_number(*values: object) -> dict[str, object]:
    """Return values for the placeholders $1, $2, which SQLite shares with PostgreSQL.

    By name, because Python 3.12.0 to 3.12.3 warn of ?1, ?2 with a sequence.
    """
    return {str(number): value for number, value in enumerate(values, 1)}
