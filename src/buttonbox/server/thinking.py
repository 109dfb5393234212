"""Long work is done in other processes, so that no table waits for another's bot or record."""

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import ParamSpec, TypeVar

from buttonbox.bots.advise import Advice
from buttonbox.bots.workers import follow_parent
from buttonbox.server import players
from buttonbox.server.players import Situation

TIMEOUT = 20.0  # seconds, far more than any bot needs
log = logging.getLogger("buttonbox")
P = ParamSpec("P")
T = TypeVar("T")


class Thinker:
    """Asks bots and reads records; its processes start with the first question."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or os.cpu_count() or 1
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, asked: Situation, level: str) -> int:
        """A bot's move; if the bot fails, any legal one."""
        try:
            return await self.run(players.choose, asked, level)
        except Exception:
            log.exception("a bot failed: any legal move instead", extra={"game": asked.game})
            return players.any_move(asked)

    async def consider(self, asked: Situation, level: str) -> list[Advice]:
        """A bot's opinion of all legal moves."""
        return await self.run(players.consider, asked, level)

    async def run(self, work: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        """Call a function of a module over there; it may raise only what can be sent back."""
        if self.pool is None:
            self.pool = new_pool(self.processes)
        answer = asyncio.get_running_loop().run_in_executor(self.pool, work, *args)
        try:
            async with asyncio.timeout(TIMEOUT):
                return await answer
        except Exception:
            self._drop(wait=False)
            raise

    async def close(self) -> None:
        """End the processes, after what they are thinking about."""
        await asyncio.to_thread(self._drop, wait=True)

    def _drop(self, wait: bool) -> None:
        """The next question starts new processes."""
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.shutdown(wait=wait, cancel_futures=True)


def new_pool(processes: int) -> ProcessPoolExecutor:
    """Fresh interpreters: a fork would copy sockets and locks."""
    return ProcessPoolExecutor(
        processes, mp_context=multiprocessing.get_context("spawn"), initializer=follow_parent
    )
