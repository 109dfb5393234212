"""Play at several tables, crash the server, and check what is left after a restart."""

import random
import secrets
import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from websockets.exceptions import ConnectionClosed

from buttonbox.core.record import read_record
from buttonbox.games import find_game
from harness.servers import TIMEOUT, Person, Server, TableAt

TABLES = 4
MOVES = 15  # acknowledged at each table before the crash


@dataclass
class Load:
    """Plays at one table and remembers which moves were acknowledged."""

    table: TableAt
    acknowledged: list[tuple[str, int]] = field(default_factory=list)
    sent: dict[str, int] = field(default_factory=dict)
    enough: threading.Event = field(default_factory=threading.Event)

    def play(self) -> None:
        """Play until the connection breaks."""
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
            code = choose(person.now["legal_moves"])["code"]
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
    """Return the moves in a record, in order."""
    return [
        event.code for event in read_record(record, find_game).history.events if event.actor >= 0
    ]


def crash(server: Server, end: Callable[[Server], object] = Server.kill) -> list[Load]:
    """Play at several tables at once, then crash the server, by default by killing it."""
    loads = [Load(server.create("buttons", "ll")) for _ in range(TABLES)]
    threads = [threading.Thread(target=load.play) for load in loads]
    for thread in threads:
        thread.start()
    for load in loads:
        assert load.enough.wait(TIMEOUT)
    end(server)
    for thread in threads:
        thread.join()
    return loads


def check(server: Server, load: Load) -> None:
    """Check that the acknowledged moves are stored once, in order, plus at most one."""
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
        assert again.move(again.now["legal_moves"][0]["code"])["type"] == "accepted"
    again.close()
