"""Joins, moves, repeats, undo, drops, reconnects and restarts in any order, against a model.

The model is what a client could do by itself: fold the events it was told. It must always lead to
the position that the server shows, at every connection.
"""

import asyncio
import json
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from buttonbox.games import find_game
from buttonbox.server.config import Config
from buttonbox.server.storage.store import open_store
from buttonbox.server.tables.autopilot import WaitingTimes
from buttonbox.server.tables.hub import Hub
from buttonbox.server.tables.refusals import Refused
from buttonbox.server.ws.frames import Frame
from harness.load.frames import Reader
from harness.matches import setup_of

pytestmark = pytest.mark.slow

WAITING_TIMES = WaitingTimes(bot_delay=0, seeds=0, stand_in=1e9)


class Client:
    """What a page keeps: it survives its connection."""

    address = "192.0.2.1"

    def __init__(self, seats: frozenset[int]) -> None:
        self.seats = seats
        self.version: int | None = None
        self.told: list[tuple[int, int]] = []
        self.now: dict[str, Any] = {}
        self.connected = False

    def send(self, frame: Frame) -> None:
        [(_, text)] = Reader().feed(frame)
        message = json.loads(text)
        if message["type"] == "table":
            self.told = []
        if message["type"] in ("table", "events"):
            assert self.version is None or message["version"] >= self.version
            for event in message.get("log", message.get("events")):
                self.take(event)
            self.version = message["version"]
            self.now = message["now"]

    def take(self, event: dict[str, Any]) -> None:
        if event["kind"] == "undo":
            assert self.told.pop() == (event["actor"], event["code"])
        else:
            self.told.append((event["actor"], event["code"]))

    def end(self, code: int, reason: str) -> None:
        self.connected = False


class Tables(RuleBasedStateMachine):
    """One table, three clients: each seat and a spectator."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.config = Config(
            str(Path(self.folder.name) / "tables.sqlite"), waiting_times=WAITING_TIMES
        )
        self.setup = setup_of("buttons", "oo")
        self.clients = [Client(frozenset(seats)) for seats in ({0}, {1}, set())]
        self.sent = 0
        self.last: tuple[int, int, int, str] | None = None
        self.hub = self.new_hub()
        self.name = self.do(self.hub.create(self.setup))

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    def new_hub(self) -> Hub:
        async def start() -> Hub:
            hub = Hub(self.config, open_store(self.config.database))
            await hub.open()
            return hub

        hub: Hub = self.do(start())
        return hub

    def settle(self) -> None:
        """Let happen what happens by itself."""

        async def wait() -> None:
            async with self.hub.use(self.name) as table:
                while table.autopilot.runner is not None:
                    await asyncio.wait([table.autopilot.runner])

        self.do(wait())

    @initialize()
    def everybody_comes(self) -> None:
        for client in self.clients:
            self.connect(client)
        self.settle()

    def connect(self, client: Client) -> None:
        async def enter() -> None:
            async with self.hub.use(self.name) as table:
                table.users += 1  # as long as the connection lasts
                await table.enter(client, client.version)

        self.do(enter())
        client.connected = True

    def disconnect(self, client: Client) -> None:
        async def leave() -> None:
            async with self.hub.use(self.name) as table:
                table.leave(client)
                table.users -= 1

        self.do(leave())
        client.connected = False

    @rule(number=st.integers(0, 2))
    def come_or_go(self, number: int) -> None:
        client = self.clients[number]
        if client.connected:
            self.disconnect(client)
        else:
            self.connect(client)

    def request(self, kind: str, seat: int, code: int, version: int, name: str) -> str:
        """What the server says to it: accepted, or the word of the refusal."""

        async def ask() -> str:
            async with self.hub.use(self.name) as table:
                plan = table.match.plan_move
                try:
                    if kind == "move":
                        await table.change(lambda: plan(seat, code, version, name, 0))
                    else:
                        await table.change(lambda: table.match.plan_undo(seat, version, name, 0))
                except Refused as refused:
                    return refused.rule
                return "accepted"

        return str(self.do(ask()))

    def actor(self) -> Client | None:
        """The client to act, if it is connected."""
        found = [
            client for client in self.clients if client.connected and client.now["legal_moves"]
        ]
        return found[0] if found else None

    @precondition(lambda self: self.actor() is not None)
    @rule(choice=st.integers(0, 10**6), late=st.booleans())
    def move(self, choice: int, late: bool) -> None:
        client = self.actor()
        assert client is not None
        assert client.version is not None
        moves = client.now["legal_moves"]
        code = moves[choice % len(moves)]["code"]
        self.sent += 1
        request = (client.now["actor"], code, client.version - late, f"m{self.sent}")
        answer = self.request("move", *request)
        assert answer == ("stale" if late else "accepted")
        if not late:
            self.last = request

    @precondition(lambda self: self.last is not None)
    @rule()
    def send_again(self) -> None:
        assert self.last is not None
        before = [list(client.told) for client in self.clients]
        assert self.request("move", *self.last) == "accepted"
        assert [client.told for client in self.clients] == before

    @precondition(lambda self: any(client.connected for client in self.clients))
    @rule(seat=st.integers(0, 1))
    def undo(self, seat: int) -> None:
        seen = next(client for client in self.clients if client.connected)
        assert seen.version is not None
        self.sent += 1
        allowed = seen.now["undo"] == seat
        answer = self.request("undo", seat, 0, seen.version, f"u{self.sent}")
        over = bool(seen.now["result"]) and not allowed
        assert answer == ("accepted" if allowed else "over" if over else "undo")

    @rule()
    def restart(self) -> None:
        """The server ends and starts again; connections are gone."""
        self.do(self.hub.close())
        for client in self.clients:
            client.connected = False
        self.hub = self.new_hub()

    @invariant()
    def everybody_knows_the_same(self) -> None:
        game = find_game(self.setup.game)
        for client in self.clients:
            if client.connected:
                state = game.new(self.setup.settings)
                for actor, code in client.told:
                    assert state.actor() == actor
                    state.apply(code)
                assert game.position(state) == client.now["position"]

    def teardown(self) -> None:
        self.do(self.hub.close())
        self.loop.close()
        self.folder.cleanup()


TestTables = Tables.TestCase
TestTables.settings = settings(
    max_examples=12, stateful_step_count=40, deadline=None, derandomize=True
)
