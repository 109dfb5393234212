"""A shelf in memory that several pockets share, like the tabs of one browser."""

import json
from collections.abc import Callable

from buttonbox.pocket.shelf import Outcome

Listener = Callable[[str, str], None]


class Storage:
    """What a browser keeps for all its tabs."""

    def __init__(self) -> None:
        self.setups: dict[str, str] = {}
        self.rows: dict[tuple[str, int], list[object]] = {}
        self.tabs: list[MemoryShelf] = []
        self.full = False

    def clear(self) -> None:
        """Forget everything, as when somebody clears the site's data."""
        self.setups.clear()
        self.rows.clear()


class MemoryShelf:
    """A tab's way to the storage."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.listener: Listener = lambda table, message: None
        storage.tabs.append(self)

    async def add(self, table: str, setup: str, rows: str) -> Outcome:
        kept = self.storage
        if kept.full:
            raise OSError("the quota has been exceeded")
        new = {(table, row[0]): row for row in json.loads(rows)}
        if (setup and table in kept.setups) or new.keys() & kept.rows.keys():
            return "taken"
        if not setup and self._has_gap(table, min(version for _, version in new)):
            return "gap"
        if setup:
            kept.setups[table] = setup
        kept.rows |= new
        return "added"

    def _has_gap(self, table: str, first: int) -> bool:
        kept = self.storage
        return table not in kept.setups or (first > 1 and (table, first - 1) not in kept.rows)

    async def setup(self, table: str) -> str | None:
        return self.storage.setups.get(table)

    async def rows(self, table: str, after: int) -> str:
        return json.dumps([self.storage.rows[key] for key in self._keys(table) if key[1] > after])

    def _keys(self, table: str) -> list[tuple[str, int]]:
        return sorted(key for key in self.storage.rows if key[0] == table)

    async def last(self, table: str) -> int:
        return max((version for _, version in self._keys(table)), default=0)

    async def names(self) -> str:
        return json.dumps(list(self.storage.setups))

    async def delete(self, table: str) -> None:
        self.storage.setups.pop(table, None)
        for key in self._keys(table):
            del self.storage.rows[key]

    def tell(self, table: str, message: str) -> None:
        for tab in self.storage.tabs:
            if tab is not self:
                tab.listener(table, message)

    def listen(self, listener: Listener) -> None:
        self.listener = listener
