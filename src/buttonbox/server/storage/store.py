"""The interface of a database. An entry is durable before `append` returns."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Protocol, cast

from msgspec.json import decode, encode
from msgspec.structs import astuple

from buttonbox.core.errors import ButtonboxError
from buttonbox.server.background import Report
from buttonbox.server.tables.table_log import Entry, Setup

Row = tuple[int, str, int, int | None, str, str, int]
Listener = Callable[[str, str], None]  # gets a table, and a message or "" for new entries


class StoreFailed(ButtonboxError):
    """The database failed, or the outcome of a write is unknown."""


class Conflict(ButtonboxError):
    """Another process has already stored an entry with this version."""


class Notifications(Protocol):
    """Messages between the server processes that share a database.

    PostgreSQL stores entries and notifies the other processes in one statement, so one class
    implements both this and `Store`.
    """

    shared: bool  # whether other processes may write to the same database

    async def open(self, listener: Listener) -> None:
        """Connect, bring the schema up to date, and call `listener` for others' entries."""

    async def notify(self, table: str, message: str) -> None:
        """Send a short message to the other processes; it may get lost."""


class Store(Notifications, Protocol):
    """Keeps the set-up and the log of every table."""

    failed: Report  # called when background work fails

    async def close(self) -> None:
        """Disconnect after everything accepted is stored."""

    async def create(self, table: str, setup: Setup, entries: Sequence[Entry] = ()) -> None:
        """Store a new table; raises Conflict if its name is taken."""

    def append(self, table: str, entries: Sequence[Entry]) -> Awaitable[None]:
        """Store all entries or none; raises Conflict or StoreFailed."""

    async def setup(self, table: str) -> Setup | None:
        """Return the set-up of a table, or None if there is no such table."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Return the log from version `after` + 1 on."""

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the last version of each of these tables that has entries."""

    def tables(self) -> AsyncIterator[str]:
        """Iterate over the names of all tables in order."""

    async def check(self) -> None:
        """Raise StoreFailed if nothing can be stored now; its text may be shown to anybody."""

    # Deleting old tables. Times are milliseconds since 1970.

    async def count(self) -> int:
        """Return the number of tables."""

    async def touch(self, tables: Sequence[str], at: int) -> None:
        """Note that somebody was at these tables."""

    async def untouched(self, before: int) -> list[str]:
        """Return the unmarked tables at which nothing has happened since then."""

    async def dropped(self) -> list[str]:
        """Return the unmarked tables that their hosts have deleted."""

    async def mark(self, tables: Sequence[str], at: int) -> None:
        """Mark tables for deletion."""

    async def unmark(self, before: int) -> None:
        """Unmark tables at which something has happened since then."""

    async def delete_marked(self, marked_before: int, untouched_before: int, most: int) -> int:
        """Delete at most `most` tables that were marked by then and are still idle.

        Returns how many were deleted.
        """


def row(entry: Entry) -> Row:
    """Return an entry as the columns of the log."""
    return cast(Row, astuple(entry))


def read_entry(columns: Sequence[object]) -> Entry:
    """Return the entry in these columns of the log."""
    return Entry(*columns)  # type: ignore[arg-type]


def setup_text(setup: Setup) -> str:
    """Return a set-up as it is stored."""
    return encode(setup).decode()


def read_setup(text: str) -> Setup:
    """Return the set-up in a stored text."""
    return decode(text, type=Setup)


def open_store(database: str, read_only: bool = False) -> Store:
    """Return the store for postgresql://… or a file; a read-only one leaves the lock alone."""
    if database.startswith(("postgresql://", "postgres://")):
        try:
            from buttonbox.server.storage.postgres import PostgresStore
        except ImportError as error:
            raise StoreFailed("PostgreSQL needs: pip install 'buttonbox[postgres]'") from error
        return PostgresStore(database)
    from buttonbox.server.storage.sqlite import SqliteStore

    return SqliteStore(Path(database.removeprefix("sqlite:///")), read_only)
