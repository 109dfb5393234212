"""Worker processes are killed, hang, fail and are replaced; the work of others goes on."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from buttonbox.core.errors import InvalidRecord
from buttonbox.server.jobs.fair_queue import Bounds, Busy
from buttonbox.server.jobs.worker import JobFailed
from buttonbox.server.jobs.worker_pool import WorkerPool
from harness.servers import eventually
from tests.server.jobs import work

WIDE = Bounds(waiting=50, per_asker=50)


@asynccontextmanager
async def pool_of(
    processes: int, bounds: Bounds = WIDE, seconds: float = 60, nice: int = 0
) -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(processes, bounds, nice, seconds)
    try:
        yield pool
    finally:
        await pool.close()


async def exists(path: Path) -> None:
    while not path.exists():
        await asyncio.sleep(0.005)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def run(test: Coroutine[Any, Any, None]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(90):
            await test

    asyncio.run(limited())


def test_work_is_done_elsewhere_and_processes_stay() -> None:
    async def test() -> None:
        async with pool_of(2, nice=3) as pool:
            first = await pool.run("a", work.process)
            assert first != os.getpid()
            assert await pool.run("b", work.process) == first
            assert await pool.run("a", work.niceness) == os.nice(0) + 3
            assert await pool.run("a", work.big_answer) == bytes(5_000_000)
            assert await pool.run("a", work.print_much) == "done"
        assert not is_alive(first)

    run(test())


@pytest.mark.parametrize(
    ("job", "error"),
    [
        (work.fail, ZeroDivisionError),
        (work.refuse, InvalidRecord),
        (work.fail_unsendably, JobFailed),
        (work.unsendable_result, JobFailed),
    ],
)
def test_an_exception_is_an_answer(job: Any, error: Any) -> None:
    async def test() -> None:
        async with pool_of(1) as pool:
            before = await pool.run("a", work.process)
            with pytest.raises(error):
                await pool.run("a", job)
            assert await pool.run("a", work.process) == before

    run(test())


def test_a_failure_tells_where() -> None:
    async def test() -> None:
        async with pool_of(1) as pool:
            with pytest.raises(ZeroDivisionError) as failed:
                await pool.run("a", work.fail)
            assert "in fail" in failed.value.__notes__[0]

    run(test())


@pytest.mark.parametrize("job", [work.die, work.leave])
def test_a_lost_process_is_replaced_alone(tmp_path: Path, job: Any) -> None:
    async def test() -> None:
        async with pool_of(2) as pool:
            holding = asyncio.create_task(
                pool.run("a", work.hold, str(tmp_path / "started"), str(tmp_path / "go"))
            )
            await exists(tmp_path / "started")
            with pytest.raises(JobFailed):
                await pool.run("b", job)
            other = await pool.run("b", work.process)
            (tmp_path / "go").touch()
            assert await holding != other

    run(test())


def test_a_process_killed_from_outside_costs_one_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with pool_of(1) as pool:
            pid = await pool.run("a", work.process)
            hanging = asyncio.create_task(pool.run("a", work.hang, str(tmp_path / "started")))
            waiting = asyncio.create_task(pool.run("b", work.process))
            await exists(tmp_path / "started")
            os.kill(pid, signal.SIGKILL)
            with pytest.raises(JobFailed):
                await hanging
            assert await waiting != pid

    run(test())


def test_a_process_that_died_while_idle_is_not_missed() -> None:
    async def test() -> None:
        async with pool_of(1) as pool:
            pid = await pool.run("a", work.process)
            os.kill(pid, signal.SIGKILL)
            while True:  # it may be noticed only by the next piece of work
                try:
                    assert await pool.run("a", work.process) != pid
                    return
                except JobFailed:
                    pass

    run(test())


def test_the_time_counts_from_the_start_of_the_work(tmp_path: Path) -> None:
    """Work that waits for longer than the limit is done all the same; what hangs is ended."""

    async def test() -> None:
        async with pool_of(1, seconds=1) as pool:
            pid = await pool.run("a", work.process)
            hanging = [
                asyncio.create_task(pool.run("a", work.hang, str(tmp_path / f"started{i}")))
                for i in range(2)
            ]
            waiting = asyncio.create_task(pool.run("a", work.process))
            for each in hanging:
                with pytest.raises(JobFailed):
                    await each
            assert await waiting != pid
            assert not is_alive(pid)

    run(test())


def test_nothing_is_left_of_a_process_that_was_ended_while_it_answered(tmp_path: Path) -> None:
    async def test() -> None:
        async with pool_of(1) as pool:
            pid = await pool.run("a", work.process)
            big = asyncio.create_task(pool.run("a", work.slow_big_answer, str(tmp_path / "s")))
            await exists(tmp_path / "s")
            os.kill(pid, signal.SIGKILL)
            with pytest.raises(JobFailed):
                await big
            assert await pool.run("a", work.process) != pid

    run(test())


def test_work_that_nobody_waits_for_is_not_begun(tmp_path: Path) -> None:
    async def test() -> None:
        async with pool_of(1, Bounds(waiting=5, per_asker=1)) as pool:
            go = tmp_path / "go"
            holding = asyncio.create_task(
                pool.run("a", work.hold, str(tmp_path / "started"), str(go))
            )
            await exists(tmp_path / "started")
            left = asyncio.create_task(pool.run("b", work.touch, str(tmp_path / "unwanted")))
            await asyncio.sleep(0)
            left.cancel()
            await asyncio.gather(left, return_exceptions=True)
            holding.cancel()
            await asyncio.gather(holding, return_exceptions=True)
            with pytest.raises(Busy):  # what has been begun counts until it ends
                await pool.run("a", work.process)
            next_one = asyncio.create_task(pool.run("b", work.process))
            go.touch()
            await next_one
            assert not (tmp_path / "unwanted").exists()
            assert not pool.queue.held

    run(test())


def test_closing_ends_everything(tmp_path: Path) -> None:
    async def test() -> None:
        pool = WorkerPool(1, WIDE)
        pid = await pool.run("a", work.process)
        hanging = asyncio.create_task(pool.run("a", work.hang, str(tmp_path / "started")))
        waiting = asyncio.create_task(pool.run("b", work.process))
        await exists(tmp_path / "started")
        await pool.close()
        assert not is_alive(pid)
        ended = await asyncio.gather(hanging, waiting, return_exceptions=True)
        assert all(isinstance(each, asyncio.CancelledError) for each in ended)
        assert not pool.queue.held

    run(test())


PARENT = """
import asyncio, sys
from tests.server.jobs import work
from tests.server.jobs.test_pool import WIDE, WorkerPool

async def main():
    pool = WorkerPool(1, WIDE)
    print(await pool.run("a", work.process), flush=True)
    await pool.run("a", work.hang, sys.argv[1])

asyncio.run(main())
"""


def test_a_process_ends_with_its_parent_in_the_middle_of_work(tmp_path: Path) -> None:
    started = tmp_path / "started"
    command = [sys.executable, "-c", PARENT, str(started)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        eventually(started.exists)
        parent.kill()
        parent.wait()
        eventually(lambda: not is_alive(pid))
