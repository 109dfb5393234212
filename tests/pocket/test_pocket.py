"""A pocket does what the server does, without sockets and database."""

import asyncio
import json
import random

import pytest

from buttonbox.core.record import read_record
from buttonbox.games import find_game
from buttonbox.server.dice import fair_dice
from tests.pocket.memory_shelf import Storage
from tests.pocket.visitor import visiting

MANY = 10_000  # more moves than any game has


@pytest.mark.parametrize("game", ["buttons", "war"])
@pytest.mark.parametrize("seats", ["lb", "ll"])
def test_a_whole_game_with_a_reload_in_the_middle(game: str, seats: str) -> None:
    storage, choice = Storage(), random.Random(3)

    async def play() -> str:
        async with visiting(storage) as before:
            made = await before.create(game, seats)
            assert await (await before.sit(made)).play(choice, 10)
        async with visiting(storage) as after:
            person = await after.sit(made)
            assert not await person.play(choice, MANY)
            assert person.now["result"]["winners"]
            return (await after.ask(f"/tables/{made['table']}/record"))[1]

    record = read_record(asyncio.run(play()), find_game)
    assert record.history.state.is_over()
    verdict = fair_dice.verify(record.history, record.fair)
    assert verdict.opened == [seat for seat, kind in enumerate(seats) if kind == "l"]


@pytest.mark.slow
def test_looking_back_at_a_game() -> None:
    async def look() -> None:
        async with visiting(Storage()) as visitor:
            made = await visitor.create("buttons")
            await (await visitor.sit(made)).play(random.Random(1), MANY)
            _, record = await visitor.ask(f"/tables/{made['table']}/record")
            _, replay = await visitor.ask("/replay", method="POST", body=record)
            events = read_record(record, find_game).history.events
            assert len(json.loads(replay)["events"]) == len(events)
            _, stream = await visitor.ask(f"/tables/{made['table']}/analysis")
            parts = [json.loads(part[len("data: ") :]) for part in stream.strip().split("\n\n")]
            assert [parts[0]["type"], parts[-1]["type"]] == ["part", "end"]

    asyncio.run(look())


def test_a_game_is_carried_along_as_a_record_and_goes_on() -> None:
    async def carry() -> None:
        async with visiting(Storage()) as there, visiting(Storage()) as here:
            made = await there.create("war")
            await (await there.sit(made)).play(random.Random(2), 5)
            _, record = await there.ask(f"/tables/{made['table']}/record")
            events = read_record(record, find_game).history.events
            seats = [{"kind": "local"}, {"kind": "bot"}]
            body = {"record": record, "event": len(events), "seats": seats}
            assert await (await here.sit(await here.post("/play-on", body))).await_turn()

    asyncio.run(carry())


def test_hints_rules_lessons_and_own_tables() -> None:
    async def learn() -> None:
        async with visiting(Storage()) as visitor:
            made = await visitor.create("buttons")
            person = await visitor.sit(made)
            assert await person.await_turn()
            person.say(type="hint", seat=0)
            assert (await person.until("hint", "refused"))["choices"]
            assert (await visitor.ask("/rules/war?lang=fr"))[0] == 200
            assert (await visitor.ask("/lessons/buttons"))[0] == 200
            tokens = [{"table": made["table"], "token": made["tokens"][0]}]
            _, mine = await visitor.ask("/mine", method="POST", body=json.dumps({"tokens": tokens}))
            assert [each["table"] for each in json.loads(mine)] == [made["table"]]

    asyncio.run(learn())


def test_what_is_not_there_and_what_is_wrong() -> None:
    async def err() -> None:
        async with visiting(Storage()) as visitor:
            assert (await visitor.ask("/nowhere"))[0] == 404
            assert (await visitor.ask("/tables", method="POST", body="{"))[0] == 400
            assert (await visitor.ask("/replay", method="POST", body="no record"))[0] == 422
            person = await visitor.sit({"table": "nobody0000", "tokens": []})
            while (told := await person.receive())["type"] != "closed" or "reason" in told:
                pass
            assert told["code"] == 4404

    asyncio.run(err())
