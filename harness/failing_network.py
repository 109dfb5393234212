"""A TCP proxy that cuts connections, and a player that copes with it."""

import random
import secrets
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidMessage

from harness.servers import Json, Person, TableAt

CHUNK = 512
ENDLESS = 1 << 40  # bytes
BROKEN = (ConnectionClosed, InvalidMessage, OSError, EOFError, TimeoutError)


class Proxy:
    """Forwards bytes both ways and cuts each connection after its quota of bytes."""

    def __init__(self, target: str, share: Callable[[], int]) -> None:
        address = urlsplit(target)
        self.target = (address.hostname, address.port)
        self.share = share
        self.cuts = 0
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self.listening.accept()
                threading.Thread(target=self.carry, args=(client,), daemon=True).start()

    def carry(self, client: socket.socket) -> None:
        """Forward one connection in both directions."""
        left = [self.share()]
        with client, suppress(OSError), socket.create_connection(self.target) as server:
            back = threading.Thread(target=self.pump, args=(server, client, left), daemon=True)
            back.start()
            self.pump(client, server, left)
            back.join()

    def pump(self, source: socket.socket, sink: socket.socket, left: list[int]) -> None:
        """Forward until one side closes or the quota is used up, even in mid-message."""
        with suppress(OSError):
            while data := source.recv(CHUNK):
                self.passes(source, data)
                sink.sendall(data[: max(0, left[0])])
                left[0] -= len(data)
                if left[0] <= 0:
                    self.cuts += 1
                    break
        for each in (source, sink):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def passes(self, source: socket.socket, data: bytes) -> None:
        """Called with all data before it is forwarded."""

    def close(self) -> None:
        self.listening.close()


class Cable(Proxy):
    """A proxy for one client, which can be unplugged and plugged in again."""

    def __init__(self, target: str) -> None:
        self.plugged = True
        self.carried: set[socket.socket] = set()
        super().__init__(target, lambda: ENDLESS if self.plugged else 0)

    def carry(self, client: socket.socket) -> None:
        self.carried.add(client)
        super().carry(client)
        self.carried.discard(client)

    def pull(self) -> None:
        """Cut all connections, and new ones at their first byte."""
        self.plugged = False
        for client in tuple(self.carried):
            with suppress(OSError):
                client.shutdown(socket.SHUT_RDWR)

    def plug(self) -> None:
        self.plugged = True


@contextmanager
def failing(target: str, seed: int, shortest: int, longest: int) -> Iterator[Proxy]:
    """Run a proxy whose connections last for a random number of bytes."""
    generator = random.Random(seed)
    proxy = Proxy(target, lambda: generator.randint(shortest, longest))
    try:
        yield proxy
    finally:
        proxy.close()


@dataclass
class Stubborn:
    """A player that reconnects after every cut and resends unanswered moves."""

    table: TableAt
    seats: tuple[int, ...]
    choose: Callable[[list[Json]], Json]
    version: int | None = None
    events: list[Json] = field(default_factory=list)
    now: Json = field(default_factory=dict)
    pending: Json | None = None
    connections: int = 0

    def play(self) -> None:
        """Play to the end of the game, however often the connection breaks."""
        while not self.now.get("result"):
            with suppress(*BROKEN):
                self.play_once()

    def play_once(self) -> None:
        """Play as long as the connection lasts."""
        person = self.table.connect()
        self.connections += 1
        try:
            self.play_while_connected(person)
        finally:
            with suppress(*BROKEN):
                person.close()

    def play_while_connected(self, person: Person) -> None:
        tokens = [self.table.tokens[seat] for seat in self.seats]
        person.say(type="hello", tokens=tokens, have=self.version)
        self.take(person.receive())
        if self.pending is not None:
            person.say(**self.pending)
        while not self.now["result"]:
            if self.pending is None and self.now["legal_moves"]:
                self.move(person)
            self.take(person.receive())

    def move(self, person: Person) -> None:
        self.pending = {
            "type": "move",
            "id": secrets.token_hex(6),
            "seat": self.now["actor"],
            "code": self.choose(self.now["legal_moves"])["code"],
            "version": self.version,
        }
        person.say(**self.pending)

    def take(self, message: Json) -> None:
        """Handle a message as the page does."""
        if message["type"] in ("table", "events"):
            if message["type"] == "table":
                self.events = list(message["log"])
            else:
                self.events += message["events"]
            self.version = message["version"]
            self.now = message["now"]
        elif message["type"] in ("accepted", "refused") and self.pending is not None:
            assert message["type"] == "accepted", message
            if message["id"] == self.pending["id"]:
                self.pending = None
