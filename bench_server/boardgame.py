"""Load on boardgame.io: tables of a small game, kept in memory (`bench_server/node`)."""

import asyncio
import json
import os
import random
import re
import subprocess
from pathlib import Path

import httpx

from harness.load.connection import Connection, open_connection
from harness.load.table import SEATS, Table

FOLDER = Path(__file__).parent / "node"
SOCKET = "/socket.io/?EIO=4&transport=websocket"
UPDATE = b'42/bench,["update"'
STATE = re.compile(rb'"_stateID":(\d+)')
PLAYER = re.compile(rb'"currentPlayer":"(\d)"')
CELLS = 36
PING = b"2"  # of engine.io
PONG = b"3"


class BoardgameTable(Table):
    """A match of four with moves to random cells."""

    def __init__(self, seats: list[Connection], match: str, credentials: list[str]) -> None:
        super().__init__(seats)
        self.match = match
        self.credentials = credentials
        self.generator = random.Random(match)
        self.actor = 0
        self.state = 0

    def learns(self, seat: int, payload: bytes) -> bool:
        if not payload.startswith(UPDATE):
            if payload == PING:
                self.seats[seat].send(PONG)
            return False
        state, player = STATE.search(payload), PLAYER.search(payload)
        assert state is not None
        assert player is not None
        self.state, self.actor = int(state[1]), int(player[1])
        return True

    def send_move(self) -> None:
        player = str(self.actor)
        payload = {
            "type": "play",
            "args": [self.generator.randrange(CELLS)],
            "playerID": player,
            "credentials": self.credentials[self.actor],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.seats[self.actor].send(emit("update", action, self.state, self.match, player))


class BoardgameServer:
    """A boardgame.io server process."""

    name = "boardgame.io"

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            ["node", "server.js"],
            cwd=FOLDER,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "NODE_ENV": "production"},
        )
        self.pid = self.process.pid
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("boardgame.io does not start: run npm install in bench_server/node")
        self.port = int(line.split()[-1])
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}/games/bench")

    async def open_table(self, number: int) -> Table:
        """Open a match that everybody has joined."""
        match, credentials = await asyncio.to_thread(self._create)
        seats = [await self._sit(match, seat, credentials[seat]) for seat in range(SEATS)]
        table = BoardgameTable(seats, match, credentials)
        table.listen()
        return table

    def _create(self) -> tuple[str, list[str]]:
        """Create a match in the lobby; return its id and the credentials of each seat."""
        match = self._post("/create", numPlayers=SEATS)["matchID"]
        joined = [
            self._post(f"/{match}/join", playerID=str(seat), playerName=f"Player {seat}")
            for seat in range(SEATS)
        ]
        return match, [each["playerCredentials"] for each in joined]

    def _post(self, path: str, **body: object) -> dict[str, str]:
        answer = self.http.post(path, json=body).raise_for_status()
        made: dict[str, str] = answer.json()
        return made

    async def _sit(self, match: str, seat: int, credentials: str) -> Connection:
        connection = await open_connection(self.port, SOCKET)
        await connection.until(lambda message: message.startswith(b"0{"))
        connection.send(b"40/bench,")
        await connection.until(lambda message: message.startswith(b"40/bench,"))
        connection.send(emit("sync", match, str(seat), credentials, SEATS))
        await connection.until(lambda message: message.startswith(b'42/bench,["sync"'))
        return connection

    def stop(self) -> None:
        self.http.close()
        self.process.kill()
        self.process.communicate()


def emit(*values: object) -> bytes:
    """Encode a socket.io message."""
    return b"42/bench," + json.dumps(values, separators=(",", ":")).encode()
