"""The interface to the browser's storage."""

from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

Outcome = Literal["added", "taken", "gap"]


class Shelf(Protocol):
    """Stores set-ups and log rows as JSON texts, which can be passed between Python and JavaScript.

    Tabs of one browser share a shelf, as server processes share a database.
    """

    def add(self, table: str, setup: str, rows: str) -> Awaitable[Outcome]:
        """Store a new table, or rows of a known one if `setup` is empty: all or nothing.

        Answers "taken" if the table or a row's version is there already, and "gap" if the table or
        the row before the first one is missing.
        """

    def setup(self, table: str) -> Awaitable[str | None]:
        """Return the set-up of a table, or None if there is no such table."""

    def rows(self, table: str, after: int) -> Awaitable[str]:
        """Return the rows from version `after` + 1 on, as a JSON list."""

    def last(self, table: str) -> Awaitable[int]:
        """Return the last version of a table; 0 if it has no rows."""

    def names(self) -> Awaitable[str]:
        """Return the names of all tables, as a JSON list."""

    def delete(self, table: str) -> Awaitable[None]:
        """Delete a table."""

    def tell(self, table: str, message: str) -> None:
        """Send a message to the other tabs; it may get lost."""

    def listen(self, listener: Callable[[str, str], None]) -> None:
        """Call `listener` with each table and message that another tab sends."""
