"""Store tables in PostgreSQL, for any number of server processes.

When two processes store an entry with the same version, the primary key of the log lets one win.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]

from buttonbox.server.background import Report, repeat_forever, report
from buttonbox.server.storage import schema
from buttonbox.server.storage.store import (
    Conflict,
    Listener,
    StoreFailed,
    read_entry,
    read_setup,
    row,
    setup_text,
)
from buttonbox.server.tables.table_log import Entry, Setup

CHANNEL = "buttonbox"
SCHEMA_LOCK = 7_237_461  # an arbitrary number: only one process migrates at a time
POOL = 8
TIMEOUT = 10.0
RECONNECT = 1.0
PAGE = 500
MANY = 200  # rows; more are converted in a thread
# One statement, so that entries and notification are committed together or not at all.
APPEND = (
    "WITH added AS ("
    f"INSERT INTO entries (table_id, {schema.COLUMNS}) SELECT $1, * FROM unnest("
    "$2::bigint[], $3::text[], $4::bigint[], $5::bigint[], $6::text[], $7::text[], $8::bigint[])"
    ") SELECT pg_notify($9, $1)"
)
NEXT_TABLES = 'SELECT id FROM tables WHERE id COLLATE "C" > $1 ORDER BY id COLLATE "C" LIMIT $2'
DELETIONS = (
    "DELETE FROM entries WHERE table_id = ANY($1)",
    "DELETE FROM tables WHERE id = ANY($1)",
)
FAILURES = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    EOFError,
    TimeoutError,
)

T = TypeVar("T")


class PostgresStore:
    """Implements `store.Store`."""

    shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.pool: Any = None
        self.connection: Any = None  # the first one to listen on
        self.listening: asyncio.Task[None] | None = None
        self.failed: Report = report

    async def open(self, listener: Listener) -> None:
        try:
            self.pool = await asyncpg.create_pool(
                self.address, min_size=1, max_size=POOL, timeout=TIMEOUT, command_timeout=TIMEOUT
            )
            async with self.pool.acquire() as connection, connection.transaction():
                await migrate(connection)
            self.connection = await self._listen(listener)
        except BaseException as error:
            await self.close()
            if isinstance(error, FAILURES):
                hint = "check that it runs, and the address in --database"
                raise StoreFailed(f"PostgreSQL: {error}; {hint}") from error
            raise
        self.listening = asyncio.create_task(self._keep_listening(self.connection, listener))

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        if self.connection is not None:
            self.connection.terminate()
        if self.pool is not None:
            self.pool.terminate()

    # Notifications.

    async def _listen(self, listener: Listener) -> Any:
        connection: Any = await asyncpg.connect(self.address, timeout=TIMEOUT)

        def on_notification(_: object, __: int, ___: str, payload: object) -> None:
            table, _separator, message = str(payload).partition(" ")
            listener(table, message)

        await connection.add_listener(CHANNEL, on_notification)
        return connection

    async def _keep_listening(self, first: Any, listener: Listener) -> None:
        """Reconnect whenever the connection is lost; the hub polls for what was missed."""
        connections = [first]

        async def work() -> None:
            connection = connections.pop() if connections else await self._listen(listener)
            await wait_until_lost(connection)
            raise StoreFailed("lost the connection for notifications from PostgreSQL")

        await repeat_forever("listening", work, RECONNECT, self._report_failure)

    def _report_failure(self, name: str, error: Exception) -> None:
        expected = isinstance(error, FAILURES)
        self.failed(name, StoreFailed(f"PostgreSQL: {error!r}") if expected else error)

    async def notify(self, table: str, message: str) -> None:
        await self._try(
            lambda db: db.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{table} {message}")
        )

    # Writing.

    async def create(self, table: str, setup: Setup, entries: Sequence[Entry] = ()) -> None:
        async def work(db: Any) -> None:
            async with db.acquire() as connection, connection.transaction():
                await connection.execute(schema.NEW_TABLE, table, setup.created, setup_text(setup))
                for start in range(0, len(entries), MANY):
                    piece = columns(entries[start : start + MANY])
                    await connection.execute(APPEND, table, *piece, CHANNEL)

        await self._try(work)

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        await self._try(lambda db: db.execute(APPEND, table, *columns(entries), CHANNEL))

    async def touch(self, tables: Sequence[str], at: int) -> None:
        await self._set("seen", tables, at)

    async def mark(self, tables: Sequence[str], at: int) -> None:
        await self._set("marked", tables, at)

    async def _set(self, column: str, tables: Sequence[str], at: int) -> None:
        statement = f"UPDATE tables SET {column} = $1 WHERE id = ANY($2)"
        if tables:
            await self._try(lambda db: db.execute(statement, at, list(tables)))

    async def unmark(self, before: int) -> None:
        await self._try(lambda db: db.execute(schema.UNMARK, before))

    async def delete_marked(self, marked_before: int, untouched_before: int, most: int) -> int:
        """Check again after locking, in case somebody has come to a table in between."""

        async def work(db: Any) -> int:
            async with db.acquire() as connection, connection.transaction():
                wanted = (untouched_before, marked_before, most)
                locked = await connection.fetch(f"{schema.FIND_DUE} FOR UPDATE", *wanted)
                found = set(locked) & set(await connection.fetch(schema.FIND_DUE, *wanted))
                for statement in DELETIONS:
                    await connection.execute(statement, [each[0] for each in found])
                return len(found)

        return await self._try(work)

    async def _try(self, work: Callable[[Any], Awaitable[T]]) -> T:
        if self.pool is None:
            raise StoreFailed("PostgreSQL: not connected")
        try:
            return await work(self.pool)
        except asyncpg.UniqueViolationError as error:
            raise Conflict(str(error)) from error
        except FAILURES as error:
            raise StoreFailed(f"PostgreSQL: {error!r}") from error

    # Reading.

    async def _read(self, query: str, *values: object) -> list[Any]:
        found: list[Any] = await self._try(lambda db: db.fetch(query, *values))
        return found

    async def setup(self, table: str) -> Setup | None:
        found = await self._read("SELECT setup FROM tables WHERE id = $1", table)
        return read_setup(found[0][0]) if found else None

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        query = (
            f"SELECT {schema.COLUMNS} FROM entries"
            " WHERE table_id = $1 AND version > $2 ORDER BY version"
        )
        found = await self._read(query, table, after)
        if len(found) > MANY:
            return await asyncio.to_thread(read_entries, found)
        return read_entries(found)

    async def untouched(self, before: int) -> list[str]:
        return [found[0] for found in await self._read(schema.FIND_IDLE, before)]

    async def dropped(self) -> list[str]:
        return [found[0] for found in await self._read(schema.FIND_DROPPED)]

    async def count(self) -> int:
        return int((await self._read(schema.COUNT))[0][0])

    async def check(self) -> None:
        try:
            await self._read("SELECT 1")
        except StoreFailed as error:
            raise StoreFailed("the database does not answer") from error

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        query = (
            "SELECT table_id, MAX(version) FROM entries WHERE table_id = ANY($1) GROUP BY table_id"
        )
        return {found[0]: found[1] for found in await self._read(query, list(tables))}

    async def tables(self) -> AsyncIterator[str]:
        last = ""
        while True:
            page = await self._read(NEXT_TABLES, last, PAGE)
            for found in page:
                yield found[0]
            if len(page) < PAGE:
                return
            last = page[-1][0]


async def wait_until_lost(connection: Any) -> None:
    """Wait until the connection has ended."""
    ended = asyncio.Event()
    connection.add_termination_listener(lambda _: ended.set())
    try:
        if not connection.is_closed():
            await ended.wait()
    finally:
        connection.terminate()


def read_entries(found: Sequence[Any]) -> list[Entry]:
    """Return the entries in these rows of the log."""
    return [read_entry(tuple(each)) for each in found]


def columns(entries: Sequence[Entry]) -> list[list[Any]]:
    """Return entries as one list per column."""
    return [list(column) for column in zip(*map(row, entries), strict=True)]


async def migrate(connection: Any) -> None:
    """Bring the schema up to date, in the caller's transaction and one process at a time."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", SCHEMA_LOCK)
    await connection.execute(schema.VERSION_TABLE)
    version = await connection.fetchval(schema.READ_VERSION)
    for number, statements in schema.missing_migrations(version):
        for statement in statements:
            await connection.execute(statement)
        await connection.execute("INSERT INTO schema_version VALUES ($1)", number)
