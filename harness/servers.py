"""Run a real server in its own process, and play on it over real sockets."""

import json
import random
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import ClientConnection, connect

from buttonbox.server.dice.fair_dice import player_commitment
from harness.load.frames import frame, handshake

Json = dict[str, Any]
TIMEOUT = 30
FAST = ("--bot-delay", "0", "--rate", "10000", "--tables-per-hour", "100000")


class Server:
    """A server process on a free port, with generous limits."""

    def __init__(self, database: str, *options: str) -> None:
        command = [sys.executable, "-m", "buttonbox", "serve", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--database", database, *FAST, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(self.process.communicate()[1])
        self.url = line.split()[3]
        self.http = httpx.Client(base_url=self.url, timeout=TIMEOUT)

    def create(self, game: str, kinds: str, come: bool = True, **more: Any) -> "TableAt":
        """Create a table; `kinds` has a letter for each seat: l(ocal), o(nline), b(ot).

        Guests join at once, unless `come` is False.
        """
        names = {"l": "local", "o": "online", "b": "bot"}
        seats = [{"kind": names[kind], "name": f"Player {i}"} for i, kind in enumerate(kinds)]
        body = {"game": game, "players": len(kinds), "seats": seats, **more}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        table = TableAt(self, made["table"], made["tokens"], invitations=made["invitations"])
        for seat, invitation in enumerate(table.invitations):
            if come and invitation is not None:
                table.join(seat)
        return table

    def finished(self, game: str) -> "TableAt":
        """Create a table and play it to the end against a bot."""
        table = self.create(game, "lb")
        person = table.sit(0)
        person.seed(0)
        person.play_on(random.Random(6).choice)
        person.close()
        return table

    def kill(self) -> None:
        """Kill the process, like a power cut."""
        self.process.kill()
        self.close()

    def stop(self) -> str:
        """Stop it gracefully and return its log."""
        self.process.terminate()
        return self.close()

    def close(self) -> str:
        self.http.close()
        return self.process.communicate(timeout=TIMEOUT)[1]


@dataclass
class TableAt:
    """A table at a server, and its tokens."""

    server: Server
    name: str
    tokens: list[str | None]
    invitations: list[str | None] = field(default_factory=list, kw_only=True)

    def ask_to_join(self, seat: int, **more: Any) -> httpx.Response:
        """Send a guest's request to join, with a random key unless one is given."""
        body = {"invitation": self.invitations[seat], "key": secrets.token_hex(16), **more}
        return self.server.http.post(f"/api/tables/{self.name}/join", json=body)

    def join(self, seat: int, **more: Any) -> None:
        """Take a seat as a guest."""
        answer = self.ask_to_join(seat, **more)
        assert answer.status_code == 201, answer.text
        assert answer.json()["seat"] == seat
        self.tokens[seat] = answer.json()["token"]

    def sit(self, *seats: int, have: int | None = None) -> "Person":
        """Connect with the tokens of these seats; with none as a spectator."""
        tokens = [self.tokens[seat] for seat in seats]
        person = self.connect()
        person.say(type="hello", tokens=tokens, have=have)
        person.receive()
        return person

    def connect(self) -> "Person":
        """Connect without saying hello."""
        return Person(self.server, self.name)

    def record(self) -> str:
        return self.server.http.get(f"/api/tables/{self.name}/record").text


@dataclass
class Person:
    """One connection and its view of the table."""

    server: Server
    table: str
    version: int = 0
    now: Json = field(default_factory=dict)
    events: list[Json] = field(default_factory=list)
    messages: list[Json] = field(default_factory=list)
    commitment: str = ""
    seeds: dict[int, str] = field(default_factory=dict)
    opened: set[int] = field(default_factory=set)  # seats whose seed was sent

    def __post_init__(self) -> None:
        address = self.server.url.replace("http", "ws", 1)
        where = f"{address}/api/tables/{self.table}/socket"
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(where, compression=None, max_size=None)
        )

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> Json:
        """Return the next message and update the view."""
        message: Json = json.loads(self.socket.recv(timeout=TIMEOUT))
        self.messages.append(message)
        if message["type"] in ("table", "events"):
            self.version = message["version"]
            self.now = message["now"]
            self.events += message["events" if message["type"] == "events" else "log"]
        self.take_part_in_dice(message)
        return message

    def take_part_in_dice(self, message: Json) -> None:
        """Commit to a seed for each own seat, and reveal it once all are sealed."""
        if message["type"] == "table" and message["commitment"] and not message["log"]:
            self.commitment = message["commitment"]
            for seat in message["yours"] if message["sealed"] is None else ():
                self.seeds[seat] = secrets.token_hex(32)
                mine = player_commitment(self.commitment, seat, self.seeds[seat])
                self.say(type="commit", seat=seat, value=mine)
        sealed = message if message["type"] == "sealed" else message.get("sealed")
        commitments = sealed["commitments"] if sealed else []
        for seat, seed in self.seeds.items():
            if player_commitment(self.commitment, seat, seed) in commitments:
                self.say(type="seed", seat=seat, value=seed)
                self.opened.add(seat)

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Receive messages until one is wanted, and return it."""
        while not wanted(message := self.receive()):
            pass
        return message

    def until_type(self, *types: str) -> Json:
        return self.until(lambda message: message["type"] in types)

    def seed(self, seat: int) -> str:
        """Receive messages until the seat's seed is revealed; everybody must be at the table."""
        while seat not in self.opened:
            self.receive()
        return self.seeds[seat]

    def move(self, code: int, seat: int | None = None, version: int | None = None) -> Json:
        """Send a move and return the answer."""
        name = secrets.token_hex(6)
        self.say(
            type="move",
            id=name,
            seat=self.now["actor"] if seat is None else seat,
            code=code,
            version=self.version if version is None else version,
        )
        return self.until(lambda message: message.get("id") == name)

    def await_turn(self) -> bool:
        """Wait for this person's turn; return False if the game is over."""
        while self.now["legal_moves"] is None and self.now["actor"] != -2:
            self.receive()
        return self.now["legal_moves"] is not None

    def play_on(self, choose: Callable[[list[Json]], Json]) -> None:
        """Play to the end of the game."""
        while self.await_turn():
            answer = self.move(choose(self.now["legal_moves"])["code"])
            assert answer["type"] in ("accepted", "refused")

    def close(self) -> None:
        self.stack.close()


class Deaf:
    """A connection that never reads. It uses a bare socket, because libraries read ahead."""

    def __init__(self, table: TableAt) -> None:
        address = urlsplit(table.server.url)
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(TIMEOUT)
        self.socket.connect((address.hostname, address.port))
        self.socket.sendall(handshake(f"/api/tables/{table.name}/socket", address.netloc))
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.socket.recv(1)
        assert b" 101 " in answer

    def say(self, times: int = 1, **message: Any) -> None:
        """Send a message of at least 126 bytes `times` times."""
        self.socket.sendall(frame(json.dumps(message).ljust(126).encode()) * times)

    def close(self) -> None:
        self.socket.close()


def eventually(check: Callable[[], bool]) -> None:
    """Wait until the check succeeds."""
    deadline = time.monotonic() + TIMEOUT
    while not check():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.02)


@contextmanager
def running(database: str | Path, *options: str) -> Iterator[Server]:
    """Run a server during a with block."""
    server = Server(str(database), *options)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
