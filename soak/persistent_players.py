"""Players who reconnect after every failure and remember which moves were acknowledged."""

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
from harness.failing_network import BROKEN, Stubborn
from harness.servers import Json, Person, Server, TableAt
from soak.leak_detector import LeakDetector

PATIENCE = 0.5  # seconds of silence until one asks, and then until one gives up
GIVE_UP = 120.0  # seconds for a whole game
PAUSE = 0.02  # between two attempts to connect


class WatchedSocket:
    """A socket that notices silence and passes everything to a leak detector."""

    def __init__(
        self, inner: ClientConnection, table: str, detector: LeakDetector, patience: float
    ) -> None:
        self.inner = inner
        self.table = table
        self.detector = detector
        self.patience = patience

    def send(self, message: str) -> None:
        self.inner.send(message)

    def recv(self, timeout: float) -> str:
        """Return the next message; ping the server before giving up."""
        try:
            text = self.inner.recv(timeout=min(timeout, self.patience))
        except TimeoutError:
            self.inner.send('{"type":"ping"}')
            text = self.inner.recv(timeout=min(timeout, self.patience))
        self.detector.search(self.table, str(text))
        return str(text)


class Address(Server):
    """The address of a server or of a proxy to it."""

    def __init__(self, url: str) -> None:
        self.url = url


@dataclass
class Link(TableAt):
    """A table that can be reached at several addresses; a failing one is replaced by the next."""

    detector: LeakDetector
    addresses: Sequence[Server]
    patience: float = PATIENCE

    def connect(self) -> Person:
        try:
            person = Person(self.addresses[0], self.name)
        except OSError:
            self.addresses = [*self.addresses[1:], self.addresses[0]]
            raise
        watched = WatchedSocket(person.socket, self.name, self.detector, self.patience)
        person.socket = cast(ClientConnection, watched)
        return person


def link(table: TableAt, detector: LeakDetector, *urls: str) -> Link:
    """Return a table with its addresses, the preferred one first."""
    return Link(table.server, table.name, table.tokens, detector, [Address(url) for url in urls])


@dataclass
class PersistentPlayer(Stubborn):
    """Remembers each acknowledged move and the time of each message."""

    acknowledged: list[tuple[float, int]] = field(default_factory=list)
    heard: list[float] = field(default_factory=list)
    deadline: float = 0.0

    def play(self) -> None:
        """Play to the end of the game, or until the deadline."""
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


def seat_players(seats: Sequence[Link], seed: int) -> list[PersistentPlayer]:
    """Return a player for each seat, and a spectator."""
    taken = [(0,), (1,), ()]
    return [
        PersistentPlayer(way, own, random.Random(f"{seed} {own}").choice)
        for way, own in zip(seats, taken, strict=True)
    ]


def play_together(people: Sequence[PersistentPlayer]) -> list[threading.Thread]:
    """Start a thread for each player."""
    threads = [threading.Thread(target=person.play) for person in people]
    for thread in threads:
        thread.start()
    return threads


def what_was_lost(table: TableAt, people: Sequence[PersistentPlayer]) -> list[str]:
    """Return what went wrong: players who saw different games, moves lost or stored twice."""
    history = read_record(table.record(), find_game).history
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
    """Allow one more stored move: its acknowledgement may be lost with the connection."""
    return acknowledged in (stored, stored[:-1])


def state_hash(position: Json | None) -> str:
    """Return a choice that depends only on the position."""
    return hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()
