"""The application is an ordinary ASGI application: it can be played under any server."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.exceptions import ConnectionClosed

from buttonbox.server.protection.limits import Limits
from buttonbox.server.ws.close_codes import MESSAGE_TOO_BIG, RESTARTING, TOO_MANY
from buttonbox.server.ws.connection import AsgiConnection, Closing
from buttonbox.server.ws.frames import HEAD, text_frame
from harness.servers import Deaf, Server, eventually
from tests.server.asgi_servers import (
    SERVES,
    InMemoryPerson,
    InMemoryServer,
    application,
    plain_uvicorn,
    serving,
)
from tests.server.held import PLENTY


@pytest.fixture(scope="module", params=SERVES)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    with serving(SERVES[request.param], tmp_path_factory.mktemp("asgi")) as started:
        yield started


@pytest.mark.slow
@pytest.mark.parametrize("game", ["buttons", "war"])
def test_a_whole_game_can_be_played(server: Server, game: str) -> None:
    table = server.finished(game)
    assert server.http.get(f"/api/tables/{table.name}").json()["status"] == "over"


def test_a_whole_game_can_be_played_in_memory(tmp_path: Path) -> None:
    with TestClient(application(tmp_path), "http://127.0.0.1") as client:
        server = InMemoryServer(client)
        table = server.create("buttons", "lb")
        person = InMemoryPerson(server, table.name)
        person.say(type="hello", tokens=[table.tokens[0]])
        person.seed(0)
        person.play_on(random.Random(6).choice)
        assert person.now["actor"] == -2
        person.close()


def test_two_people_see_each_other_s_moves(server: Server) -> None:
    table = server.create("buttons", "oo")
    people = [table.sit(seat) for seat in range(2)]
    for seat, person in enumerate(people):
        person.seed(seat)
    while all(person.now["legal_moves"] is None for person in people):
        people[0].receive()
        people[1].receive()
    mover = next(person for person in people if person.now["legal_moves"])
    mover.move(mover.now["legal_moves"][0]["code"])
    for person in people:
        while person.version < mover.version:
            person.receive()
    assert people[0].now["position"] == people[1].now["position"]
    assert people[0].events == people[1].events
    for person in people:
        person.close()


def test_who_does_not_read_is_disconnected(tmp_path: Path) -> None:
    limits = replace(PLENTY, queued_bytes=64 * 1024)
    with serving(plain_uvicorn, tmp_path, limits) as server:
        table = server.create("buttons", "oo")
        with closing(Deaf(table)) as deaf:
            deaf.say(type="hello", tokens=[])
            with suppress(OSError):  # it may be disconnected before all is sent
                deaf.say(type="nonsense", times=40_000)  # each refusal is ten times a pong
            reached = 'limits_reached_total{reason="queued_bytes"} 1'
            eventually(lambda: reached in server.http.get("/metrics").text)


def test_a_message_may_not_be_longer_than_a_frame(server: Server) -> None:
    person = server.create("buttons", "oo").sit()
    person.say(type="ping", padding=" " * Limits.frame_bytes)
    with pytest.raises(ConnectionClosed) as closed:
        person.until_type("refused")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == MESSAGE_TOO_BIG


def test_a_connection_above_a_limit_is_told_so(tmp_path: Path) -> None:
    limits = replace(PLENTY, spectators=1)
    with serving(plain_uvicorn, tmp_path, limits) as server:
        table = server.create("buttons", "oo")
        first, second = table.sit(), table.connect()
        second.say(type="hello", tokens=[])
        assert second.receive() == {"type": "closed", "reason": "too many spectators"}
        with pytest.raises(ConnectionClosed) as closed:
            second.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TOO_MANY
        first.close()


def test_connections_end_when_the_server_stops(tmp_path: Path) -> None:
    with serving(plain_uvicorn, tmp_path) as server:
        person = server.create("buttons", "oo").sit()
    with pytest.raises(ConnectionClosed) as closed:
        person.until_type("what never comes")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == RESTARTING
    person.close()


class SlowServer:
    """An ASGI server that takes one message and then no more, until it is let."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.may_send = asyncio.Event()

    async def receive(self) -> Any:
        return {"type": "websocket.connect"}

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.sent.append(message["text"])
            await self.may_send.wait()


async def accepted(server: SlowServer) -> AsgiConnection:
    scope = {"type": "websocket", "path": "/", "headers": []}
    websocket = WebSocket(scope, server.receive, server.send)
    await websocket.accept()
    return AsgiConnection(websocket, Limits())


def test_what_is_not_taken_is_the_backlog() -> None:
    async def check() -> None:
        server = SlowServer()
        connection = await accepted(server)
        for text in (b"one", b"two", b"three"):
            connection.send_frame(text_frame(text))
        await asyncio.sleep(0)
        assert (server.sent, connection.backlog()) == (["one"], 11 + 3 * HEAD)
        server.may_send.set()
        await connection.drain()
        assert (server.sent, connection.backlog()) == (["one", "two", "three"], 0)

    asyncio.run(check())


def test_after_an_abort_nothing_more_is_sent() -> None:
    async def check() -> None:
        server = SlowServer()
        connection = await accepted(server)
        for text in (b"one", b"two"):
            connection.send_frame(text_frame(text))
        await asyncio.sleep(0)
        connection.abort()
        server.may_send.set()
        await asyncio.sleep(0)
        assert (server.sent, connection.backlog()) == (["one"], 0)

    asyncio.run(check())


def test_a_client_that_has_gone_is_noticed() -> None:
    async def check() -> None:
        connection = await accepted(SlowServer())
        assert connection.next_text() is None
        connection.received = {"type": "websocket.disconnect", "code": 1001}
        with pytest.raises(WebSocketDisconnect):
            connection.next_text()
        connection.received = {"type": "websocket.receive", "bytes": b"x"}
        assert connection.next_text() == ""
        connection.received = {"type": "websocket.receive", "text": "x" * (Limits.frame_bytes + 1)}
        with pytest.raises(Closing):
            connection.next_text()

    asyncio.run(check())
