"""Long work is done in other processes, so that no table waits for another's bot or record.

Bots have processes to themselves. Hints, replays, imports and analyses share others, which give
way to the bots.
"""

import os
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from buttonbox.bots.advise import Advice
from buttonbox.server import players
from buttonbox.server.fair_queue import Bounds, Busy
from buttonbox.server.players import Situation
from buttonbox.server.pool import Pool

BOTS = Bounds(waiting=1000, per_asker=1000)
OTHERS = Bounds(waiting=64, per_asker=4)
NICE = 10
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Thinker:
    """Asks bots and reads records; processes start with the first question."""

    def __init__(self, processes: int | None = None) -> None:
        cores = processes or os.cpu_count() or 1
        self.bots = Pool(cores, BOTS)
        self.others = Pool(max(1, cores - 1), OTHERS, NICE)
        self.hinted: set[tuple[str, int]] = set()  # seats of tables that wait for a hint

    async def choose(self, asker: str, asked: Situation, level: str) -> int:
        """A bot's move; askers take turns. Raises Busy, WorkFailed or what the bot raises."""
        return await self.bots.run(asker, players.choose, asked, level)

    async def consider(
        self, address: str, table: str, seat: int, asked: Situation, level: str
    ) -> list[Advice]:
        """A bot's opinion of all legal moves: one hint at a time for each seat."""
        if (table, seat) in self.hinted:
            raise Busy("one hint at a time")
        self.hinted.add((table, seat))
        try:
            return await self.run(address, players.consider, asked, level)
        finally:
            self.hinted.discard((table, seat))

    async def run(self, address: str, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """Other work for somebody at this address; addresses take turns."""
        return await self.others.run(address, work, *args)

    def waiting(self) -> int:
        """How much work has not begun yet."""
        return self.bots.queue.waiting + self.others.queue.waiting

    async def close(self) -> None:
        """End the processes, whatever they are doing."""
        await self.bots.close()
        await self.others.close()
