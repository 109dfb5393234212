"""Tables on a browser's shelf: nothing is lost, whatever happens to it."""

import asyncio
import random

import pytest

from buttonbox.pocket.pocket_store import PocketStore
from buttonbox.server.storage.store import Conflict, StoreFailed
from harness.matches import joined, play_out, setup_of
from tests.pocket.memory_shelf import MemoryShelf, Storage
from tests.pocket.visitor import visiting

TABLE = "pockettabl"


async def opened(storage: Storage) -> PocketStore:
    store = PocketStore(MemoryShelf(storage))
    await store.open(lambda table, message: None)
    return store


def test_what_is_stored_is_there_in_the_next_tab() -> None:
    match = joined(setup_of("war"))
    play_out(match, 1)

    async def check() -> None:
        storage = Storage()
        store = await opened(storage)
        await store.create(TABLE, match.setup, match.entries[:3])
        await store.append(TABLE, match.entries[3:])
        other = await opened(storage)
        assert await other.setup(TABLE) == match.setup
        assert await other.entries(TABLE, 2) == match.entries[2:]
        assert await other.versions([TABLE, "nobody0000"]) == {TABLE: match.version}
        assert [table async for table in other.tables()] == [TABLE]

    asyncio.run(check())


def test_a_version_is_given_once() -> None:
    match = joined(setup_of())

    async def check() -> None:
        storage = Storage()
        one, two = await opened(storage), await opened(storage)
        await one.create(TABLE, match.setup)
        with pytest.raises(Conflict):
            await two.create(TABLE, match.setup)
        await one.append(TABLE, match.entries[:2])
        with pytest.raises(Conflict):
            await two.append(TABLE, match.entries[:1])

    asyncio.run(check())


def test_a_table_comes_back_when_storage_is_cleared_under_it() -> None:
    match = joined(setup_of())

    async def check() -> None:
        storage = Storage()
        store = await opened(storage)
        await store.create(TABLE, match.setup, match.entries[:1])
        storage.clear()
        await store.append(TABLE, match.entries[1:])
        assert await (await opened(storage)).entries(TABLE) == match.entries

    asyncio.run(check())


def test_a_table_that_nobody_remembers_is_not_stored_in_part() -> None:
    match = joined(setup_of())

    async def check() -> None:
        storage = Storage()
        await (await opened(storage)).create(TABLE, match.setup, match.entries[:1])
        other = await opened(storage)
        storage.clear()
        with pytest.raises(StoreFailed, match="no longer"):
            await other.append(TABLE, match.entries[1:])
        assert not storage.rows

    asyncio.run(check())


def test_a_deleted_table_is_gone_after_the_next_start() -> None:
    async def check() -> None:
        storage = Storage()
        async with visiting(storage) as visitor:
            made = await visitor.create("buttons")
            headers = {"authorization": f"Bearer {made['tokens'][0]}"}
            path = f"/tables/{made['table']}"
            assert (await visitor.ask(path, method="DELETE", headers=headers))[0] == 200
            assert (await visitor.ask(path))[0] == 404
        async with visiting(storage):
            assert not storage.setups

    asyncio.run(check())


def test_full_storage_refuses_a_move_until_there_is_room() -> None:
    async def check() -> None:
        storage = Storage()
        async with visiting(storage) as visitor:
            person = await visitor.sit(await visitor.create("buttons", "ll"))
            assert await person.await_turn()
            storage.full = True
            answer = await person.move(random.Random(1))
            assert (answer["type"], answer["rule"]) == ("refused", "storage")
            storage.full = False
            assert (await person.move(random.Random(1)))["type"] == "accepted"

    asyncio.run(check())


def test_two_tabs_play_at_one_table() -> None:
    async def check() -> None:
        storage = Storage()
        async with visiting(storage) as one, visiting(storage) as two:
            made = await one.create("buttons", "ll")
            first = await one.sit(made)
            assert await first.await_turn()
            second = await two.sit(made)
            assert await second.await_turn()
            version = first.version
            assert (await second.move(random.Random(1)))["type"] == "accepted"
            while first.version == version:
                await first.receive()
            assert first.version == second.version

    asyncio.run(check())
