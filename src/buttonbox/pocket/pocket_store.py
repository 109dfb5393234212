"""Store the tables of a pocket on a shelf."""

from collections.abc import AsyncIterator, Awaitable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from msgspec.json import decode, encode

from buttonbox.pocket.shelf import Outcome, Shelf
from buttonbox.server.background import Report, report
from buttonbox.server.storage.store import (
    Conflict,
    Listener,
    Row,
    StoreFailed,
    read_entry,
    read_setup,
    row,
    setup_text,
)
from buttonbox.server.tables.table_log import Entry, Setup

T = TypeVar("T")


@dataclass
class Copy:
    """What this tab knows of a stored table."""

    setup: str
    rows: list[Row] = field(default_factory=list)


class PocketStore:
    """Implements `store.Store`; other tabs may use the same shelf.

    It caches what it has read and written. If the browser's storage is cleared while a table is in
    use, the next entry stores the whole table again.
    """

    shared = True

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.copies: dict[str, Copy] = {}
        self.failed: Report = report

    async def open(self, listener: Listener) -> None:
        """Listen to the other tabs, and remove tables deleted in an earlier session."""
        self.shelf.listen(listener)
        for table in await self._names():
            version = await from_shelf(self.shelf.last(table))
            rows = await self._rows(table, max(0, version - 1))
            if rows and read_entry(rows[-1]).kind == "delete":
                await from_shelf(self.shelf.delete(table))

    async def close(self) -> None:
        """Do nothing: everything is stored."""

    async def create(self, table: str, setup: Setup, entries: Sequence[Entry] = ()) -> None:
        copy = Copy(setup_text(setup), [row(entry) for entry in entries])
        if await from_shelf(self.shelf.add(table, copy.setup, text_of(copy.rows))) != "added":
            raise Conflict(f"there is a table {table}")
        self.copies[table] = copy

    async def append(self, table: str, entries: Sequence[Entry]) -> None:
        rows = [row(entry) for entry in entries]
        outcome = await from_shelf(self.shelf.add(table, "", text_of(rows)))
        if outcome == "gap":
            outcome = await self._bring_back(table, rows)
        if outcome != "added":
            raise Conflict(f"{table}: version {entries[0].version} is stored already")
        self._remember(table, rows)
        self.shelf.tell(table, "")

    async def _bring_back(self, table: str, rows: list[Row]) -> Outcome:
        """Store a table again that has disappeared from the shelf."""
        copy = self.copies.get(table)
        if copy is None or len(copy.rows) != rows[0][0] - 1:
            raise StoreFailed(f"{table} is no longer in the browser's storage")
        await from_shelf(self.shelf.delete(table))
        return await from_shelf(self.shelf.add(table, copy.setup, text_of([*copy.rows, *rows])))

    def _remember(self, table: str, rows: Sequence[Row]) -> None:
        copy = self.copies.get(table)
        if copy is not None and rows and rows[0][0] == len(copy.rows) + 1:
            copy.rows += rows

    async def setup(self, table: str) -> Setup | None:
        text = await from_shelf(self.shelf.setup(table))
        if text is None:
            return None
        self.copies.setdefault(table, Copy(text))
        return read_setup(text)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        rows = await self._rows(table, after)
        self._remember(table, rows)
        return [read_entry(each) for each in rows]

    async def _rows(self, table: str, after: int) -> list[Row]:
        return decode(await from_shelf(self.shelf.rows(table, after)), type=list[Row])

    async def _names(self) -> list[str]:
        return decode(await from_shelf(self.shelf.names()), type=list[str])

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        found = {table: await from_shelf(self.shelf.last(table)) for table in tables}
        return {table: version for table, version in found.items() if version}

    async def tables(self) -> AsyncIterator[str]:
        for table in sorted(await self._names()):
            yield table

    async def check(self) -> None:
        await self._names()

    async def notify(self, table: str, message: str) -> None:
        self.shelf.tell(table, message)

    # Nothing expires in a browser; deleted tables are removed when the pocket is next opened.

    async def count(self) -> int:
        return len(await self._names())

    async def touch(self, tables: Sequence[str], at: int) -> None: ...

    async def untouched(self, before: int) -> list[str]:
        return []

    async def dropped(self) -> list[str]:
        return []

    async def mark(self, tables: Sequence[str], at: int) -> None: ...

    async def unmark(self, before: int) -> None: ...

    async def delete_marked(self, marked_before: int, untouched_before: int, most: int) -> int:
        return 0


def text_of(rows: Sequence[Row]) -> str:
    """Return rows as the shelf stores them."""
    return encode(rows).decode()


async def from_shelf(answer: Awaitable[T]) -> T:
    """Wait for the shelf; raises StoreFailed for any error of the browser."""
    try:
        return await answer
    except Exception as error:
        raise StoreFailed(f"the browser's storage failed: {error}") from error
