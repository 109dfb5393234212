"""Old tables: marked first, deleted a day later, and never while somebody is there."""

import logging
from pathlib import Path

import pytest
from msgspec.structs import replace

from buttonbox.server.seats import tokens
from buttonbox.server.storage.expiry import FEW, expire
from buttonbox.server.storage.store import Store
from buttonbox.server.tables.clock import DAY, HOUR, clock_now
from buttonbox.server.tables.table_log import Entry
from harness.matches import setup_of
from harness.servers import TableAt, running
from tests.server.storage.test_store import address, with_store

assert address  # a fixture

NOW = clock_now()
OLD, YOUNG = NOW - 10 * DAY, NOW - 2 * DAY
TOMORROW = NOW + DAY + HOUR


async def put(store: Store, name: str, *times: int, last: str = "join") -> None:
    """A table with entries of these times; without any it was made long ago."""
    kinds = ["join"] * (len(times) - 1) + [last]
    entries = [
        Entry(i, kind, 0, at=at)  # type: ignore[arg-type]
        for i, (kind, at) in enumerate(zip(kinds, times, strict=False), 1)
    ]
    await store.create(name, replace(setup_of(), created=OLD), entries)


async def prepare(store: Store) -> None:
    """Whatever other tests have left is marked already."""
    await store.mark(await store.untouched(NOW), NOW + 10 * DAY)
    for _ in range(FEW):
        await put(store, tokens.new_table(), NOW)


async def names(store: Store) -> set[str]:
    return {table async for table in store.tables()}


def test_idle_tables_are_marked_and_deleted_a_day_later(address: str) -> None:
    async def work(store: Store) -> None:
        await prepare(store)
        await put(store, "quiet00000")
        await put(store, "gone000000", OLD, OLD)
        await put(store, "played0000", OLD, YOUNG)
        assert await expire(store, 5, (), NOW) == 0
        assert {"quiet00000", "gone000000", "played0000"} <= await names(store)
        assert await expire(store, 5, (), NOW + HOUR) == 0
        assert await expire(store, 4, (), TOMORROW) == 2
        assert await names(store) & {"quiet00000", "gone000000", "played0000"} == {"played0000"}
        assert await store.entries("gone000000") == []

    with_store(address, work)


def test_a_table_where_somebody_was_meanwhile_is_spared(address: str) -> None:
    async def work(store: Store) -> None:
        await prepare(store)
        for name in ("used000000", "seen000000", "moved00000"):
            await put(store, name, OLD)
        await expire(store, 5, {"used000000"}, NOW)
        await store.touch(["seen000000"], NOW + HOUR)
        await store.append("moved00000", [Entry(2, "join", 1, at=NOW + HOUR)])
        assert await store.delete_marked(TOMORROW, NOW - 5 * DAY, 100) == 0, "checked once more"
        assert await expire(store, 5, {"used000000"}, TOMORROW) == 0
        assert {"used000000", "seen000000", "moved00000"} <= await names(store)
        assert not {"seen000000", "moved00000"} & set(await store.untouched(NOW))
        await store.touch(["used000000"], NOW)

    with_store(address, work)


def test_a_deleted_table_goes_a_day_later_without_keep_days(address: str) -> None:
    async def work(store: Store) -> None:
        await prepare(store)
        await put(store, "dropped000", OLD, NOW, last="delete")
        await put(store, "kept000000", OLD)
        assert await expire(store, None, (), NOW) == 0
        assert await expire(store, None, (), TOMORROW) == 1
        assert await names(store) & {"dropped000", "kept000000"} == {"kept000000"}
        await store.touch(["kept000000"], NOW)

    with_store(address, work)


def test_a_clock_far_ahead_deletes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    ahead = NOW + 3650 * DAY

    async def work(store: Store) -> None:
        for _ in range(2 * FEW):
            await put(store, tokens.new_table(), NOW)
        with caplog.at_level(logging.ERROR):
            for days in range(3):
                assert await expire(store, 30, (), ahead + days * DAY) == 0
        assert len(await names(store)) == 2 * FEW
        assert "check the clock" in caplog.text

    with_store(str(tmp_path / "tables.sqlite"), work)


def test_few_tables_survive_a_clock_that_is_put_right_within_a_day(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await put(store, "only000000", NOW)
        await expire(store, 30, (), NOW + 3650 * DAY)
        assert await expire(store, 30, (), NOW) == 0
        assert await expire(store, 30, (), TOMORROW) == 0
        assert await names(store) == {"only000000"}

    with_store(str(tmp_path / "tables.sqlite"), work)


def test_coming_to_an_old_table_is_noted(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"

    async def make(store: Store) -> None:
        await put(store, "old0000000", OLD, OLD)

    async def read(store: Store) -> None:
        untouched.append(await store.untouched(clock_now() - DAY))

    untouched: list[list[str]] = []
    with_store(str(database), make)
    with running(database) as server:
        TableAt(server, "old0000000", []).sit().close()
    with_store(str(database), read)
    assert untouched == [[]]
