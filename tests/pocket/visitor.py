"""A page that talks to a pocket through its port."""

import asyncio
import json
import random
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from buttonbox.pocket.pocket import Pocket
from buttonbox.server.dice.fair_dice import player_commitment
from buttonbox.server.tables.autopilot import WaitingTimes
from tests.pocket.memory_shelf import MemoryShelf, Storage

Json = dict[str, Any]
AT_ONCE = WaitingTimes(bot_delay=0)
PATIENCE = 60  # seconds for a message, on a busy machine


class Visitor:
    """One tab: asks and connects as the page does."""

    def __init__(self, storage: Storage) -> None:
        self.pocket = Pocket(MemoryShelf(storage), self._hear, AT_ONCE)
        self.heard: dict[int, asyncio.Queue[Json]] = defaultdict(asyncio.Queue)
        self.numbers = count(1)

    def _hear(self, message: bytes) -> None:
        told = json.loads(message)
        self.heard[told["id"]].put_nowait(told)

    def tell(self, **message: Any) -> None:
        """Send a message through the port."""
        self.pocket.receive(json.dumps(message).encode())

    async def next(self, number: int) -> Json:
        """Return the next message about a request or connection."""
        async with asyncio.timeout(PATIENCE):
            return await self.heard[number].get()

    async def ask(self, path: str, **request: Any) -> tuple[int, str]:
        """Return the status and text of an answer."""
        number = next(self.numbers)
        self.tell(type="request", id=number, path=f"/api{path}", **request)
        status = (await self.next(number))["status"]
        text = ""
        while (message := await self.next(number))["type"] != "closed":
            text += message["text"]
        return status, text

    async def post(self, path: str, body: object, **request: Any) -> Json:
        """Return the answer to something sent as JSON, which must succeed."""
        status, text = await self.ask(path, method="POST", body=json.dumps(body), **request)
        assert status in (200, 201), text
        answer: Json = json.loads(text)
        return answer

    async def create(self, game: str, seats: str = "lb", level: str = "easy") -> Json:
        """Make a table with a letter for each seat: l(ocal) or b(ot)."""
        kinds = {"l": {"kind": "local"}, "b": {"kind": "bot", "level": level}}
        body = {"game": game, "players": len(seats), "seats": [kinds[kind] for kind in seats]}
        return await self.post("/tables", body)

    async def sit(self, made: Json) -> "SeatedPerson":
        """Connect with all own seats of a table."""
        person = SeatedPerson(self, next(self.numbers))
        self.tell(type="connect", id=person.number, table=made["table"])
        assert (await self.next(person.number))["type"] == "connected"
        person.say(type="hello", tokens=[token for token in made["tokens"] if token])
        return person


class SeatedPerson:
    """A connection and its view of the table."""

    def __init__(self, visitor: Visitor, number: int) -> None:
        self.visitor = visitor
        self.number = number
        self.version = 0
        self.now: Json = {}
        self.seeds: dict[int, str] = {}

    def say(self, **message: Any) -> None:
        self.visitor.tell(type="text", id=self.number, text=json.dumps(message))

    async def receive(self) -> Json:
        """Return the next message and update the view."""
        told = await self.visitor.next(self.number)
        if told["type"] == "closed":
            return told
        message: Json = json.loads(told["text"])
        if message["type"] in ("table", "events"):
            self.version, self.now = message["version"], message["now"]
        self._take_part_in_dice(message)
        return message

    def _take_part_in_dice(self, message: Json) -> None:
        if message["type"] == "table" and not message["log"]:
            for seat in message["yours"]:
                self.seeds[seat] = secrets.token_hex(32)
                mine = player_commitment(message["commitment"], seat, self.seeds[seat])
                self.say(type="commit", seat=seat, value=mine)
        elif message["type"] == "sealed":
            for seat, seed in self.seeds.items():
                self.say(type="seed", seat=seat, value=seed)

    async def until(self, *types: str) -> Json:
        """Receive messages until one is of these types."""
        while (message := await self.receive())["type"] not in types:
            pass
        return message

    async def await_turn(self) -> bool:
        """Wait for an own turn; False once the game is over."""
        while not self.now or (self.now["legal_moves"] is None and self.now["actor"] != -2):
            await self.receive()
        return self.now["legal_moves"] is not None

    async def move(self, choice: random.Random) -> Json:
        """Make any move; the answer."""
        code = choice.choice(self.now["legal_moves"])["code"]
        seat, name = self.now["actor"], secrets.token_hex(6)
        self.say(type="move", id=name, seat=seat, code=code, version=self.version)
        return await self.until("accepted", "refused")

    async def play(self, choice: random.Random, moves: int) -> bool:
        """Make so many moves; False once the game is over."""
        for _ in range(moves):
            if not await self.await_turn():
                return False
            await self.move(choice)
        return await self.await_turn()


@asynccontextmanager
async def visiting(storage: Storage) -> AsyncIterator[Visitor]:
    """Open a tab for a while."""
    visitor = Visitor(storage)
    await visitor.pocket.open()
    try:
        yield visitor
    finally:
        await visitor.pocket.close()
