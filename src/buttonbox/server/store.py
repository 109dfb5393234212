"""Where tables are kept. An entry is durable before `append` returns."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Protocol, cast

from msgspec.json import decode, encode
from msgspec.structs import astuple

from buttonbox.core.errors import ButtonboxError
from buttonbox.server.entries import Entry, Setup
from buttonbox.server.loops import Report

Row = tuple[int, str, int, int | None, str, str, int]
Listener = Callable[[str, str], None]  # a table, and "" for new entries or a passing message


class StoreFailed(ButtonboxError):
    """The database could not do it, or nobody knows whether it did."""


class Conflict(ButtonboxError):
    """Another process has added an entry of this version."""


class Store(Protocol):
    """Keeps set-ups and logs."""

    shared: bool  # whether other processes may write to it, too
    failed: Report  # told of what goes wrong in its own background work

    async def open(self, listener: Listener) -> None:
        """Connect, bring the schema up to date, and tell of others' entries from now on."""

    async def close(self) -> None:
        """Let go, after everything accepted is stored."""

    async def create(self, table: str, setup: Setup, entries: Sequence[Entry] = ()) -> None:
        """A new table; raises Conflict if there is one of this name."""

    def append(self, table: str, entries: Sequence[Entry]) -> Awaitable[None]:
        """All of them or none; raises Conflict or StoreFailed."""

    async def setup(self, table: str) -> Setup | None:
        """How the table was set up, if there is one."""

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log from version `after` + 1 on."""

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The last version of each of these tables that has entries."""

    def tables(self) -> AsyncIterator[str]:
        """The names of all tables, in order."""

    async def check(self) -> None:
        """Raise StoreFailed with a reason for anybody's eyes, if it cannot keep anything now."""

    # Times are milliseconds since 1970.

    async def count(self) -> int:
        """How many tables there are."""

    async def touch(self, tables: Sequence[str], at: int) -> None:
        """Note that somebody was at these tables."""

    async def untouched(self, before: int) -> list[str]:
        """The tables, not marked yet, at which nothing has happened since then."""

    async def dropped(self) -> list[str]:
        """The tables, not marked yet, that their hosts have deleted."""

    async def mark(self, tables: Sequence[str], at: int) -> None:
        """Note that these tables are going to be deleted."""

    async def unmark(self, before: int) -> None:
        """Spare marked tables at which something has happened since then."""

    async def delete_marked(self, marked_before: int, untouched_before: int, most: int) -> int:
        """Delete tables that were marked by then and are still due, for good; how many."""

    async def tell(self, table: str, message: str) -> None:
        """Pass a short message on to the other processes; it may get lost."""


def row(entry: Entry) -> Row:
    """An entry as the columns of the log."""
    return cast(Row, astuple(entry))


def entry_of(columns: Sequence[object]) -> Entry:
    """The entry that these columns of the log hold."""
    return Entry(*columns)  # type: ignore[arg-type]


def setup_text(setup: Setup) -> str:
    """A set-up as it is stored."""
    return encode(setup).decode()


def setup_of(text: str) -> Setup:
    """The set-up that this text holds."""
    return decode(text, type=Setup)


def open_store(database: str, reading: bool = False) -> Store:
    """A store by its address: postgresql://… or a file; `reading` leaves writing to a server."""
    if database.startswith(("postgresql://", "postgres://")):
        try:
            from buttonbox.server.postgres import PostgresStore
        except ImportError as error:
            raise StoreFailed("PostgreSQL needs: pip install 'buttonbox[postgres]'") from error
        return PostgresStore(database)
    from buttonbox.server.sqlite import SqliteStore

    return SqliteStore(Path(database.removeprefix("sqlite:///")), reading)
