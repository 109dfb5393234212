"""Worker processes that share a fair queue."""

import asyncio
import pickle
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar, TypeVarTuple

from buttonbox.server.jobs.fair_queue import Bounds, FairQueue
from buttonbox.server.jobs.worker import Worker

SECONDS = 20.0  # far more than any job needs
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


@dataclass(eq=False)
class Job:
    """A call that somebody waits for."""

    asker: str
    request: bytes
    done: asyncio.Future[Any]


class WorkerPool:
    """Runs jobs in worker processes, which start when they are needed.

    A process that ends or hangs is replaced; the others go on.
    """

    def __init__(
        self, processes: int, bounds: Bounds, nice: int = 0, seconds: float = SECONDS
    ) -> None:
        self.queue: FairQueue[Job] = FairQueue(bounds)
        self.seconds = seconds  # from the start of a job
        self.workers = [Worker(nice) for _ in range(processes)]
        self.idle = list(self.workers)
        self.running: set[asyncio.Task[None]] = set()

    async def run(self, asker: str, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """Call a module's function in a worker when it is the asker's turn.

        Raises what the function raises, JobFailed, or Busy. A job that is cancelled while it
        waits never starts.
        """
        request = pickle.dumps((work, args))
        job = Job(asker, request, asyncio.get_running_loop().create_future())
        self.queue.put(asker, job)
        self._start_next()
        try:
            return await job.done  # type: ignore[no-any-return]
        finally:
            if self.queue.drop(asker, job):
                self.queue.release(asker)

    def _start_next(self) -> None:
        """Give jobs to idle workers; the one used last has the warmest caches."""
        while self.idle and (job := self.queue.take()) is not None:
            task = asyncio.create_task(self._perform(self.idle.pop(), job))
            self.running.add(task)
            task.add_done_callback(self.running.discard)

    async def _perform(self, worker: Worker, job: Job) -> None:
        try:
            result = await worker.call(job.request, self.seconds)
        except Exception as error:
            if not job.done.done():  # the asker may have gone
                job.done.set_exception(error)
        else:
            if not job.done.done():
                job.done.set_result(result)
        finally:
            job.done.cancel()  # if the pool closes
            self.queue.release(job.asker)
            self.idle.append(worker)
            self._start_next()

    async def close(self) -> None:
        """Stop all processes at once and cancel all jobs."""
        while (job := self.queue.take()) is not None:
            self.queue.release(job.asker)
            job.done.cancel()
        for task in self.running:
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self.workers))
