"""Keep garbage collections from delaying tables.

Reference counting frees connections and tables at once, so the collector only has to find cycles
that something else leaves behind. A full collection stops every table: a tenth of a second with a
thousand connections. So Python starts none by itself; the server runs one when nobody is connected,
or after a long time.
"""

import gc
import time
from collections.abc import Callable

YOUNG = 20_000  # new objects before the youngest are collected: more than moves under way have
MIDDLE = 1  # collections of the youngest before a collection of those that have survived one
NEVER = 1_000_000_000
EVERY = 60.0  # seconds between checks whether a full collection is due
LATEST = 3600.0  # seconds after which it is due even with people connected


def collect_rarely() -> None:
    """Exclude everything loaded so far from collections, and start no full one by itself."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class FullCollections:
    """Collects everything when nobody is connected; `connections` returns how many are."""

    def __init__(
        self, connections: Callable[[], int], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.connections = connections
        self.clock = clock
        self.last = clock()

    async def look(self) -> None:
        """Collect if that is due."""
        if self.is_due():
            gc.collect()
            self.last = self.clock()

    def is_due(self) -> bool:
        """Whether there are old objects, and nobody is connected or the last one is long ago."""
        late = self.clock() - self.last >= LATEST
        return gc.get_count()[2] > 0 and (late or not self.connections())
