"""Send long work to worker processes, so that no table waits for another's bot or record.

Bots have workers to themselves. Hints, replays, imports and analyses share others, which run at a
lower priority.
"""

import os
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from buttonbox.bots.analysis.hints import MoveHint
from buttonbox.server.jobs import bot_jobs
from buttonbox.server.jobs.bot_jobs import GameSnapshot
from buttonbox.server.jobs.fair_queue import Bounds, Busy
from buttonbox.server.jobs.worker_pool import WorkerPool

BOTS = Bounds(waiting=1000, per_asker=1000)
OTHERS = Bounds(waiting=64, per_asker=4)
NICE = 10
# A second of work may take many at low priority, while bots or other programs have the cores.
NICE_SECONDS = 600.0
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Dispatcher:
    """Passes jobs to two worker pools; processes start with the first job."""

    def __init__(self, processes: int | None = None) -> None:
        cores = processes or os.cpu_count() or 1
        self.bots = WorkerPool(cores, BOTS)
        self.others = WorkerPool(max(1, cores - 1), OTHERS, NICE, NICE_SECONDS)
        self.hinted: set[tuple[str, int]] = set()  # tables and seats that wait for a hint

    async def choose_move(self, asker: str, snapshot: GameSnapshot, level: str) -> int:
        """Return a bot's move; askers take turns.

        Raises Busy, JobFailed or what the bot raises.
        """
        return await self.bots.run(asker, bot_jobs.choose_move, snapshot, level)

    async def rank_moves(
        self, address: str, table: str, seat: int, snapshot: GameSnapshot, level: str
    ) -> list[MoveHint]:
        """Return a bot's ranking of the legal moves; raises Busy if the seat already waits."""
        if (table, seat) in self.hinted:
            raise Busy("one hint at a time")
        self.hinted.add((table, seat))
        try:
            return await self.run(address, bot_jobs.rank_moves, snapshot, level)
        finally:
            self.hinted.discard((table, seat))

    async def run(self, address: str, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """Do other work for a client at this address; addresses take turns."""
        return await self.others.run(address, work, *args)

    def waiting(self) -> int:
        """Return the number of jobs that have not started."""
        return self.bots.queue.waiting + self.others.queue.waiting

    async def close(self) -> None:
        """Stop all worker processes at once."""
        await self.bots.close()
        await self.others.close()
