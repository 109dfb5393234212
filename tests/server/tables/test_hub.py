"""Tables in memory: loaded once, kept for a moment, and not too many of them."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from buttonbox.server.config import Config
from buttonbox.server.storage.sqlite import SqliteStore
from buttonbox.server.tables import hub as hubs
from buttonbox.server.tables.clock import HOUR, clock_now
from buttonbox.server.tables.hub import Hub
from buttonbox.server.ws.frames import Frame
from harness.matches import arrived, joined, setup_of


def with_hub(path: Path, work: Callable[[Hub, list[str]], Awaitable[None]]) -> None:
    """A hub, and the names of the tables whose logs it has read."""

    async def run() -> None:
        store = SqliteStore(path)
        hub = Hub(Config(str(path)), store)
        read: list[str] = []
        entries = store.entries

        def count(table: str, after: int = 0) -> Awaitable[object]:
            read.append(table)
            return entries(table, after)

        store.entries = count  # type: ignore[method-assign, assignment]
        await hub.open()
        try:
            await work(hub, read)
        finally:
            await hub.close()

    asyncio.run(run())


async def look(hub: Hub, name: str) -> None:
    async with hub.use(name):
        pass


def test_looking_again_reads_no_log_again(tmp_path: Path) -> None:
    async def work(hub: Hub, read: list[str]) -> None:
        match = joined(setup_of())
        name = await hub.create(match.setup, match.entries)
        await asyncio.gather(*(look(hub, name) for _ in range(5)))
        await look(hub, name)
        assert read == [name]

    with_hub(tmp_path / "tables.sqlite", work)


def test_a_table_is_forgotten_after_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "LINGER", 0.0)

    async def work(hub: Hub, read: list[str]) -> None:
        name = await hub.create(setup_of())
        async with hub.use(name):
            await asyncio.sleep(0.01)
            assert name in hub.tables
        while hub.tables:
            await asyncio.sleep(0)
        assert not hub.lingering

    with_hub(tmp_path / "tables.sqlite", work)


@pytest.mark.parametrize(("tables", "entries"), [(3, 10**6), (100, 60)])
def test_few_tables_linger_and_no_long_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tables: int, entries: int
) -> None:
    monkeypatch.setattr(hubs, "MOST_LINGERING", tables)
    monkeypatch.setattr(hubs, "MOST_LINGERING_ENTRIES", entries)

    async def work(hub: Hub, read: list[str]) -> None:
        match = joined(setup_of("war"))
        names = [await hub.create(match.setup, match.entries) for _ in range(10)]
        for name in names:
            await look(hub, name)
        kept = min(tables, entries // match.version)
        assert 0 < kept < 10
        assert list(hub.lingering) == list(hub.tables) == names[-kept:]

    with_hub(tmp_path / "tables.sqlite", work)


def test_a_wrong_token_reads_no_log(tmp_path: Path) -> None:
    async def work(hub: Hub, read: list[str]) -> None:
        name = await hub.create(setup_of())
        assert await hub.setup(name) == setup_of()
        assert await hub.setup("0123456789") is None
        assert read == []

    with_hub(tmp_path / "tables.sqlite", work)


class Member:
    """A connection that nobody looks at."""

    address = "192.0.2.1"

    def __init__(self, *seats: int) -> None:
        self.seats = frozenset(seats)

    def send(self, frame: Frame) -> None: ...

    def end(self, code: int, reason: str) -> None: ...


def test_spectators_do_not_put_the_first_dice_off(tmp_path: Path) -> None:
    async def work(hub: Hub, read: list[str]) -> None:
        match = arrived(setup_of())
        name = await hub.create(match.setup, match.entries)
        async with hub.use(name) as table:
            table.changed_at = 0.0
            await table.enter(Member(), None)
            assert table.changed_at == 0.0
            await table.enter(Member(0), None)
            assert table.changed_at > 0.0

    with_hub(tmp_path / "tables.sqlite", work)


def test_a_table_where_somebody_is_stays_young(tmp_path: Path) -> None:
    async def work(hub: Hub, read: list[str]) -> None:
        names = [await hub.create(setup_of()) for _ in range(2)]
        async with hub.use(names[0]) as table:
            table.members.add(Member())
            await hub._expire()
            table.members.clear()
        assert await hub.store.untouched(clock_now() - HOUR) == names[1:]

    with_hub(tmp_path / "tables.sqlite", work)
