"""Garbage collections that tables do not notice.

Reference counts free connections and tables at once. The collector only has to find cycles that
something else has left, and a full collection looks at everything while all tables wait: a tenth
of a second with a thousand connections. So Python starts none; the server does when nobody is
there, or after a long time.
"""

import gc
import time
from collections.abc import Callable

YOUNG = 20_000  # new objects before the youngest are collected: more than moves under way have
MIDDLE = 1  # collections of the youngest before a collection of those that have survived one
NEVER = 1_000_000_000
EVERY = 60.0  # seconds between two looks whether a full collection is due
LATEST = 3600.0  # seconds after which it is, however many people are there


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
        """Whether anything has grown old, and nobody is there or the last time is long ago."""
        late = self.clock() - self.last >= LATEST
        return gc.get_count()[2] > 0 and (late or not self.connections())
