"""The stores keep what they are given, decide conflicts, and wake up with all of it."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from buttonbox.server import schema, sqlite
from buttonbox.server.backup import BadBackup, backup, restore
from buttonbox.server.clock import DAY, clock_now
from buttonbox.server.entries import Entry
from buttonbox.server.expiry import delete_old
from buttonbox.server.store import Conflict, Store, StoreFailed, open_store
from tests.server.running import TIMEOUT
from tests.server.setting import joined, play_out, setup_of

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
        await store.create("restart", match.setup)
        await store.append("restart", match.entries[:3])
        await store.append("restart", match.entries[3:])

    async def read(store: Store) -> None:
        assert await store.setup("restart") == match.setup
        assert await store.entries("restart") == match.entries
        assert await store.entries("restart", 5) == match.entries[5:]
        assert await store.versions(["restart", "nobody"]) == {"restart": match.version}
        assert [table async for table in store.tables()].count("restart") == 1

    with_store(address, write)
    with_store(address, read)


def test_a_version_is_given_once_and_all_or_nothing(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create("conflict", setup_of())
        with pytest.raises(Conflict):
            await store.create("conflict", setup_of())
        await store.append("conflict", [entry(2)])
        with pytest.raises(Conflict):
            await store.append("conflict", [entry(1), entry(2, "other")])
        assert await store.entries("conflict") == [entry(2)]

    with_store(address, work)


def test_of_many_at_once_one_wins(address: str) -> None:
    async def work(store: Store) -> None:
        await store.create("race", setup_of())
        writes = [store.append("race", [entry(1, str(i))]) for i in range(20)]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes].count(Conflict) == 19
        assert len(await store.entries("race")) == 1

    with_store(address, work)


def test_nothing_is_known_of_a_table_that_is_not(address: str) -> None:
    async def work(store: Store) -> None:
        assert await store.setup("nowhere") is None
        assert await store.entries("nowhere") == []

    with_store(address, work)


def test_a_backup_moves_all_tables_to_another_database(address: str, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl.gz"
    match = joined(setup_of())
    counts: list[int] = []

    async def save(store: Store) -> None:
        await store.create("known", match.setup, match.entries)
        await store.create("saved", match.setup, match.entries)
        counts.append(await backup(store, file))

    async def load(store: Store) -> None:
        await store.create("known", setup_of(), [])
        restored = await restore(store, file)
        assert [restored.count + len(restored.known)] == counts
        assert restored.known == ["known"]
        assert await store.entries("known") == []
        assert await store.setup("saved") == match.setup
        assert await store.entries("saved") == match.entries

    with_store(address, save)
    with_store(str(tmp_path / "other.sqlite"), load)


def test_old_tables_are_deleted_unless_they_are_in_use(address: str) -> None:
    now = clock_now()
    old, young = now - 10 * DAY, now - 2 * DAY
    logs = {"quiet": [old], "used": [old], "gone": [old, old], "played": [old, young], "empty": []}

    async def work(store: Store) -> None:
        for name, times in logs.items():
            entries = [Entry(i, "join", 0, at=at) for i, at in enumerate(times, 1)]
            await store.create(name, replace(setup_of(), created=old), entries)
        await store.create("new", replace(setup_of(), created=young), [])
        assert await delete_old(store, 5, {"used"}) >= 3
        left = {table async for table in store.tables()}
        assert left & {"new", *logs} == {"new", "played", "used"}
        assert await store.entries("gone") == []
        assert await delete_old(store, 5, {"used"}) == 0

    with_store(address, work)


@pytest.mark.parametrize("damage", [lambda d: d[:-40], lambda d: b"", lambda d: b"text"])
def test_a_damaged_backup_restores_nothing(
    damage: Callable[[bytes], bytes], tmp_path: Path
) -> None:
    file = tmp_path / "all.jsonl.gz"

    async def save(store: Store) -> None:
        await store.create("saved", setup_of(), joined(setup_of()).entries)
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
        await other.create("heard", setup_of())
        await other.append("heard", [entry(1)])
        await other.tell("heard", '{"a": 1}')
        assert await asyncio.wait_for(heard.get(), 5) == ("heard", "")
        assert await asyncio.wait_for(heard.get(), 5) == ("heard", '{"a": 1}')
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

    monkeypatch.setattr(sqlite, "tidy", slowly)
    monkeypatch.setattr(sqlite, "TIDY_EVERY", 0.001)

    async def run() -> None:
        store = open_store(str(tmp_path / "tables.sqlite"))
        await store.open(lambda table, message: None)
        await store.create("untidy", setup_of("buttons"))
        await asyncio.to_thread(begun.wait, TIMEOUT)
        closing = asyncio.create_task(store.close())
        for _ in range(10):  # turns of the event loop: enough to hang up on the thread
            await asyncio.sleep(0)
        go_on.set()
        await closing

    asyncio.run(run())
    assert alive == [True]
