"""Background work goes on after any failure, which is logged and counted."""

import asyncio

import asyncpg  # type: ignore[import-untyped]
import pytest

from buttonbox.server.background import repeat_forever
from buttonbox.server.storage.postgres import PostgresStore
from buttonbox.server.storage.store import StoreFailed


def test_work_goes_on_after_any_failure() -> None:
    failures: list[tuple[str, str]] = []
    calls: list[int] = []

    async def run() -> None:
        done = asyncio.Event()

        async def work() -> None:
            calls.append(1)
            if len(calls) == 4:
                done.set()
            elif len(calls) > 1:
                raise (StoreFailed("away") if len(calls) == 2 else ZeroDivisionError("a mistake"))

        task = asyncio.create_task(
            repeat_forever("work", work, 0, lambda name, error: failures.append((name, str(error))))
        )
        await done.wait()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()

    asyncio.run(run())
    assert failures == [("work", "away"), ("work", "a mistake")]


@pytest.mark.parametrize("error", [asyncpg.InternalClientError("got result"), EOFError()])
def test_a_client_out_of_step_is_a_failure_of_the_store(error: Exception) -> None:
    store = PostgresStore("postgresql://nowhere")
    store.pool = object()

    async def fail(pool: object) -> None:
        raise error

    with pytest.raises(StoreFailed):
        asyncio.run(store._try(fail))
