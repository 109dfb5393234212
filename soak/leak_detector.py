"""Search everything that clients receive for secrets that they must not know."""

import asyncio
import re

from buttonbox.server.storage.store import open_store
from buttonbox.server.tables.table_log import Setup
from harness.servers import TableAt

SECRET_LIKE = re.compile(r"[A-Za-z0-9_-]{24,}")
GAME_GOES_ON = '"result":null'
SHOWN = 24  # characters of a leak that are repeated in the report


async def read_setup(database: str, table: str) -> Setup:
    """Read a set-up directly from the database."""
    store = open_store(database, read_only=True)
    await store.open(lambda table, message: None)
    try:
        setup = await store.setup(table)
    finally:
        await store.close()
    assert setup is not None
    return setup


class LeakDetector:
    """Knows the secrets of all tables and searches texts for them."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.frames = 0
        self.leaks: list[str] = []
        self.secrets: dict[str, str] = {}  # of the dice, by table: told at the end alone
        self.forbidden: dict[str, list[str]] = {}  # by table: told never
        self.everywhere: set[str] = set()  # what no table may tell of any other

    def know(self, table: TableAt) -> None:
        """Learn the secrets of a new table."""
        setup = asyncio.run(read_setup(self.database, table.name))
        signatures = [token.rpartition(".")[2] for token in table.tokens if token]
        never = [setup.key, *signatures]
        self.secrets[table.name] = setup.secret
        self.forbidden[table.name] = never
        self.everywhere.update(never)

    def search(self, table: str, text: str, over: bool | None = None) -> None:
        """Search a text about a table; without `over`, the text says whether the game is over."""
        self.frames += 1
        if any(word in text for word in self.forbidden[table]):
            self.leaks.append(f"a token or key in {text[:SHOWN]}…")
        if any(word in self.everywhere for word in SECRET_LIKE.findall(text)):
            self.leaks.append(f"a token or key of another table in {text[:SHOWN]}…")
        going_on = GAME_GOES_ON in text if over is None else not over
        if going_on and self.secrets[table] in text:
            self.leaks.append(f"the secret of the dice before the end in {text[:SHOWN]}…")

    def search_log(self, text: str) -> None:
        """Search a server log, which must never contain any secret."""
        self.frames += 1
        known = [word for words in self.forbidden.values() for word in words]
        if any(word in text for word in [*known, *self.secrets.values()]):
            self.leaks.append("a token or secret in the log")
