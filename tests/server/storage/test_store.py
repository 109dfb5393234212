"""The stores keep what they are given, decide conflicts, and have all of it after a restart."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from buttonbox.server.storage import schema, sqlite_writer
from buttonbox.server.storage.backup import BadBackup, backup, restore
from buttonbox.server.storage.store import Conflict, Store, StoreFailed, open_store
from buttonbox.server.tables.table_log import Entry
from harness.matches import joined, play_out, setup_of
from harness.servers import TIMEOUT

ADDRESSES = ["sqlite", "postgresql"]


@pytest.fixture(params=ADDRESSES)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return str(request.getfixturevalue("postgres_address"))


def with_store(address: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = open_store(address)
        await store.open(lambda table, message: None)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def entry(version: int, client: str = "") -> Entry:
    return Entry(version, "move", 0, 5, client, "", 1_700_000_000_000)


def test_what_is_stored_is_there_after_a_restart(address: str) -> None:
    match = joined(setup_of("war"))
    play_out(match, 1)

    async def write(store: Store) -> None:
        await store.create("restart000", match.setup)
        await store.append("restart000", match.entries[:3])
        await store.append("restart000", match.entries[3:])

    async def read(store: Store) -> None:
        assert await store.setup("restart000") == match.setup
        assert await store.entries("restart000") == match.entries
        assert await store.entries("restart000", 5) == match.entries[5:]
        assert await store.versions(["restart000", "nobody0000"]) == {"restart000": match.version}
        assert [table async for table in store.tables()].count("restart000") == 1

    with_store(address, write)
    with_store(address, read)


def test_a_version_is_given_once_and_all_or_nothing(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create("conflict00", setup_of())
        with pytest.raises(Conflict):
            await store.create("conflict00", setup_of())
        await store.append("conflict00", [entry(2)])
        with pytest.raises(Conflict):
            await store.append("conflict00", [entry(1), entry(2, "other")])
        assert await store.entries("conflict00") == [entry(2)]

    with_store(address, work)


@pytest.mark.parametrize("count", [1, 8, 9, 64, 203])
def test_any_number_of_entries_is_stored_in_order(address: str, count: int) -> None:
    entries = [entry(version, f"m{version}") for version in range(1, count + 1)]

    async def work(store: Store) -> None:
        name = f"many{count:06}"
        await store.create(name, setup_of())
        await store.append(name, entries)
        assert await store.entries(name) == entries
        with pytest.raises(Conflict):
            await store.append(
                name, [*(entry(count + 1 + i) for i in range(100)), entry(count + 1)]
            )
        assert await store.entries(name) == entries

    with_store(address, work)


def test_of_many_at_once_one_wins(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create("race000000", setup_of())
        writes = [store.append("race000000", [entry(1, str(i))]) for i in range(20)]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes].count(Conflict) == 19
        assert len(await store.entries("race000000")) == 1

    with_store(address, work)


def test_nothing_is_known_of_a_table_that_is_not(address: str) -> None:
    async def work(store: Store) -> None:
        assert await store.setup("nowhere000") is None
        assert await store.entries("nowhere000") == []

    with_store(address, work)


def test_a_backup_moves_all_tables_to_another_database(address: str, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl.gz"
    match = joined(setup_of())
    counts: list[int] = []

    async def save(store: Store) -> None:
        await store.create("known00000", match.setup, match.entries)
        await store.create("saved00000", match.setup, match.entries)
        counts.append(await backup(store, file))

    async def load(store: Store) -> None:
        await store.create("known00000", setup_of(), [])
        restored = await restore(store, file)
        assert [restored.count + len(restored.known)] == counts
        assert restored.known == ["known00000"]
        assert await store.entries("known00000") == []
        assert await store.setup("saved00000") == match.setup
        assert await store.entries("saved00000") == match.entries

    with_store(address, save)
    with_store(str(tmp_path / "other.sqlite"), load)


@pytest.mark.parametrize("damage", [lambda d: d[:-40], lambda d: b"", lambda d: b"text"])
def test_a_damaged_backup_restores_nothing(
    damage: Callable[[bytes], bytes], tmp_path: Path
) -> None:
    file = tmp_path / "all.jsonl.gz"

    async def save(store: Store) -> None:
        await store.create("saved00000", setup_of(), joined(setup_of()).entries)
        await backup(store, file)

    async def load(store: Store) -> None:
        with pytest.raises(BadBackup):
            await restore(store, file)
        assert [table async for table in store.tables()] == []

    with_store(str(tmp_path / "one.sqlite"), save)
    file.write_bytes(damage(file.read_bytes()))
    with_store(str(tmp_path / "other.sqlite"), load)


def test_two_processes_hear_of_each_other(postgres_address: str) -> None:
    async def run() -> None:
        heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        one, other = open_store(postgres_address), open_store(postgres_address)
        await one.open(lambda table, message: heard.put_nowait((table, message)))
        await other.open(lambda table, message: None)
        await other.create("heard00000", setup_of())
        await other.append("heard00000", [entry(1)])
        await other.notify("heard00000", '{"a": 1}')
        assert await asyncio.wait_for(heard.get(), 60) == ("heard00000", "")
        assert await asyncio.wait_for(heard.get(), 60) == ("heard00000", '{"a": 1}')
        await one.close()
        await other.close()

    asyncio.run(run())


def test_one_server_at_a_time_on_a_file(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        second = open_store(str(tmp_path / "tables.sqlite"))
        with pytest.raises(StoreFailed, match="another server"):
            await second.open(lambda table, message: None)
        await second.close()

    with_store(str(tmp_path / "tables.sqlite"), work)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"

    async def nothing(store: Store) -> None:
        pass

    with_store(str(path), nothing)
    with sqlite3.connect(path) as connection:
        connection.execute("INSERT INTO schema_version VALUES (99)")
    connection.close()
    with pytest.raises(schema.WrongSchema, match="99"):
        with_store(str(path), nothing)


@pytest.mark.parametrize(
    "address", ["/proc/none/tables.sqlite", "postgresql://test@127.0.0.1:1/none"]
)
def test_a_database_that_cannot_be_is_one_clear_line(address: str) -> None:
    async def run() -> None:
        with pytest.raises(StoreFailed):
            await open_store(address).open(lambda table, message: None)

    asyncio.run(run())


def test_closing_waits_for_what_is_tidied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = threading.Event(), threading.Event()
    alive: list[bool] = []

    def slowly(connection: sqlite3.Connection) -> None:
        begun.set()
        assert go_on.wait(TIMEOUT)
        alive.append(connection.execute("SELECT 1").fetchone() == (1,))

    monkeypatch.setattr(sqlite_writer, "checkpoint", slowly)
    monkeypatch.setattr(sqlite_writer, "CHECKPOINT_SECONDS", 0.001)

    async def run() -> None:
        store = open_store(str(tmp_path / "tables.sqlite"))
        await store.open(lambda table, message: None)
        await store.create("untidy0000", setup_of("buttons"))
        await asyncio.to_thread(begun.wait, TIMEOUT)
        closing = asyncio.create_task(store.close())
        for _ in range(10):  # turns of the event loop: enough to hang up on the thread
            await asyncio.sleep(0)
        go_on.set()
        await closing

    asyncio.run(run())
    assert alive == [True]
