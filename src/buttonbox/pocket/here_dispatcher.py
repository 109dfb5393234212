"""Do the work of worker processes here: a browser's worker has none."""

import asyncio
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from buttonbox.server.jobs import bot_jobs
from buttonbox.server.jobs.bot_jobs import GameSnapshot
from buttonbox.server.jobs.dispatcher import Dispatcher

PAUSE = 0.01  # seconds between jobs, in which a waiting request gets its answer
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class HereDispatcher(Dispatcher):
    """Does one job after the other in this thread; messages that wait are handled in between."""

    def __init__(self) -> None:
        self.hinted: set[tuple[str, int]] = set()

    async def choose_move(self, asker: str, snapshot: GameSnapshot, level: str) -> int:
        return await self.run(asker, bot_jobs.choose_move, snapshot, level)

    async def run(self, address: str, work: Callable[[*Ts], T], *args: *Ts) -> T:
        await asyncio.sleep(PAUSE)
        return work(*args)

    def waiting(self) -> int:
        return 0

    async def close(self) -> None: ...
