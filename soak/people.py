"""People who never give up: they notice silence, come back, and remember what was acknowledged."""

import hashlib
import json
import random
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import cast

from websockets.sync.client import ClientConnection

from buttonbox.core.actors import CHANCE
from buttonbox.core.record import read_record
from buttonbox.games import find_game
from soak.witness import Witness
from tests.server.faults import BROKEN, Stubborn
from tests.server.running import Json, Person, Server, TableAt

PATIENCE = 0.5  # seconds of silence until one asks, and then until one gives up
GIVE_UP = 120.0  # seconds for a whole game
PAUSE = 0.02  # between two attempts to connect


class WatchedSocket:
    """A socket that notices silence and shows everything to a witness."""

    def __init__(
        self, inner: ClientConnection, table: str, witness: Witness, patience: float
    ) -> None:
        self.inner = inner
        self.table = table
        self.witness = witness
        self.patience = patience

    def send(self, message: str) -> None:
        self.inner.send(message)

    def recv(self, timeout: float) -> str:
        """The next message; asks whether anybody is there before it gives up."""
        try:
            text = self.inner.recv(timeout=min(timeout, self.patience))
        except TimeoutError:
            self.inner.send('{"type":"ping"}')
            text = self.inner.recv(timeout=min(timeout, self.patience))
        self.witness.search(self.table, str(text))
        return str(text)


class Address(Server):
    """Where a server is, or what leads to it."""

    def __init__(self, url: str) -> None:
        self.url = url


@dataclass
class Link(TableAt):
    """A table that can be reached in several ways; one that fails is left for the next."""

    witness: Witness
    addresses: Sequence[Server]
    patience: float = PATIENCE

    def connect(self) -> Person:
        try:
            person = Person(self.addresses[0], self.name)
        except OSError:
            self.addresses = [*self.addresses[1:], self.addresses[0]]
            raise
        watched = WatchedSocket(person.socket, self.name, self.witness, self.patience)
        person.socket = cast(ClientConnection, watched)
        return person


def link(table: TableAt, witness: Witness, *urls: str) -> Link:
    """The ways to a table, the preferred one first."""
    return Link(table.server, table.name, table.tokens, witness, [Address(url) for url in urls])


@dataclass
class Keeper(Stubborn):
    """Remembers each acknowledged move, and when news came."""

    acknowledged: list[tuple[float, int]] = field(default_factory=list)
    heard: list[float] = field(default_factory=list)
    deadline: float = 0.0

    def play(self) -> None:
        """To the end of the game, within reason; who judges it later sees how far it came."""
        self.deadline = time.monotonic() + GIVE_UP
        while not self.now.get("result") and time.monotonic() < self.deadline:
            with suppress(*BROKEN, AssertionError):
                self.play_once()
            time.sleep(PAUSE)

    def take(self, message: Json) -> None:
        self.heard.append(time.monotonic())
        if self.heard[-1] > self.deadline:
            raise TimeoutError("the game did not come to its end")
        if self.pending is not None and message["type"] == "accepted":
            self.acknowledged.append((self.heard[-1], self.pending["code"]))
        super().take(message)


def keepers(seats: Sequence[Link], seed: int) -> list[Keeper]:
    """A person for each seat, and a spectator."""
    taken = [(0,), (1,), ()]
    return [
        Keeper(way, own, random.Random(f"{seed} {own}").choice)
        for way, own in zip(seats, taken, strict=True)
    ]


def play_together(people: Sequence[Keeper]) -> list[threading.Thread]:
    """Everybody plays, each in a thread."""
    threads = [threading.Thread(target=person.play) for person in people]
    for thread in threads:
        thread.start()
    return threads


def what_was_lost(table: TableAt, people: Sequence[Keeper]) -> list[str]:
    """After a game: everybody saw the same, and what was acknowledged counts once."""
    history = read_record(table.record(), find_game)
    final = history.game.position(history.state)
    lost = []
    for person in people:
        if state_hash(person.now.get("position")) != state_hash(final):
            lost.append(f"table {table.name}, seats {person.seats}: another state hash")
        if [event["code"] for event in person.events] != [e.code for e in history.events]:
            lost.append(f"table {table.name}, seats {person.seats}: events missed or doubled")
        for seat in person.seats:
            stored = [event.code for event in history.events if event.actor == seat != CHANCE]
            if not agrees(stored, [code for _, code in person.acknowledged]):
                lost.append(f"table {table.name}, seat {seat}: moves lost or doubled")
    return lost


def agrees(stored: list[int], acknowledged: list[int]) -> bool:
    """The last move may be stored though its answer was lost with the connection."""
    return acknowledged in (stored, stored[:-1])


def state_hash(position: Json | None) -> str:
    """The same for the same position."""
    return hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()
