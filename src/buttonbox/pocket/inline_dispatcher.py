"""Run the jobs of worker processes in this thread: a web worker has no processes."""

import asyncio
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from buttonbox.server.jobs import bot_jobs
from buttonbox.server.jobs.bot_jobs import GameSnapshot
from buttonbox.server.jobs.dispatcher import Dispatcher

PAUSE = 0.01  # seconds between jobs, so that waiting requests are answered
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class InlineDispatcher(Dispatcher):
    """Runs one job after the other in this thread; messages are handled in between."""

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
