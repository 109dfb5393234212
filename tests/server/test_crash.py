"""kill -9 under load: no acknowledged move is lost or counted twice, and play goes on."""

import os
import random
import secrets
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from buttonbox.core.record import read_record
from buttonbox.games import find_game
from tests.server.running import TIMEOUT, Person, Server, TableAt, running

ROUNDS = int(os.environ.get("BUTTONBOX_ROUNDS", "3"))  # more for a long soak
TABLES = 4
MOVES = 15  # acknowledged at each table before the power goes


@dataclass
class Load:
    """Somebody who plays at one table, and remembers what was acknowledged."""

    table: TableAt
    acknowledged: list[tuple[str, int]] = field(default_factory=list)
    sent: dict[str, int] = field(default_factory=dict)
    enough: threading.Event = field(default_factory=threading.Event)

    def play(self) -> None:
        """Until the connection breaks."""
        try:
            person = self.table.sit(0, 1)
            for seat in (0, 1):
                person.seed(seat)
            self.play_as(person)
        except (ConnectionClosed, OSError):
            self.enough.set()

    def play_as(self, person: Person) -> None:
        choose = random.Random(self.table.name).choice
        while person.await_turn():
            code = choose(person.now["offers"])["code"]
            name = secrets.token_hex(6)
            self.sent[name] = code
            version = person.version
            person.say(type="move", id=name, seat=person.now["actor"], code=code, version=version)
            answer = person.until_type("accepted", "refused")
            assert answer["type"] == "accepted"
            self.acknowledged.append((name, code))
            if len(self.acknowledged) >= MOVES:
                self.enough.set()
        self.enough.set()


def moves_of(record: str) -> list[int]:
    """What people did, in order."""
    return [event.code for event in read_record(record, find_game).events if event.actor >= 0]


def crash(server: Server) -> list[Load]:
    """Play at several tables at once and pull the plug."""
    loads = [Load(server.create("buttons", "ll")) for _ in range(TABLES)]
    threads = [threading.Thread(target=load.play) for load in loads]
    for thread in threads:
        thread.start()
    for load in loads:
        assert load.enough.wait(TIMEOUT)
    server.kill()
    for thread in threads:
        thread.join()
    return loads


def check(server: Server, load: Load) -> None:
    """Everything acknowledged is there once, in order; at most one more was under way."""
    load.table.server = server
    stored = moves_of(load.table.record())
    known = [code for _, code in load.acknowledged]
    assert stored[: len(known)] == known
    assert len(stored) - len(known) in (0, 1)
    again = load.table.sit(0, 1)
    name, code = load.acknowledged[-1]
    actor = next(e["actor"] for e in reversed(again.events) if e["kind"] == "move")
    again.say(type="move", id=name, seat=actor, code=code, version=0)
    answer = again.until(lambda message: message.get("id") == name)
    if len(stored) == len(known):
        assert answer["type"] == "accepted"
        assert moves_of(load.table.record()) == stored
    if again.await_turn():
        assert again.move(again.now["offers"][0]["code"])["type"] == "accepted"
    again.close()


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_kill_under_load(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    address = str(tmp_path / "tables.sqlite")
    if database == "postgresql":
        address = request.getfixturevalue("postgres_address")
    for _ in range(ROUNDS if database == "sqlite" else (ROUNDS + 1) // 3):
        loads = crash(Server(address))
        with running(address) as server:
            assert server.http.get("/health").status_code == 200
            for load in loads:
                check(server, load)


def test_bots_end_with_their_server(tmp_path: Path) -> None:
    """Nothing is left running after a kill."""
    server = Server(str(tmp_path / "tables.sqlite"))
    person = server.create("buttons", "lb").sit(0)
    person.seed(0)
    while not any(event["actor"] == 1 for event in person.events):
        if person.await_turn():
            person.move(person.now["offers"][0]["code"])
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    started = children.read_text().split()
    assert started
    person.close()
    server.kill()
    deadline = time.monotonic() + 10
    while any(Path(f"/proc/{child}").exists() for child in started):
        assert time.monotonic() < deadline
        time.sleep(0.02)
