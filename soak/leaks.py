"""Search everything that clients receive in whole games for secrets and tokens."""

import random
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from itertools import count
from pathlib import Path

from harness.failing_network import BROKEN
from harness.servers import TIMEOUT, Json, Person, Server, TableAt
from soak.leak_detector import LeakDetector
from soak.outcome import Outcome, reason
from soak.persistent_players import link

GAMES = ("buttons", "war")
REQUEST_EVERY = 10  # moves


def leaks(folder: Path, games: int, detectors: Sequence[LeakDetector]) -> Outcome:
    """Watch whole games with people, a bot and a spectator; add what the other trials found."""
    database = str(folder / "leaks.sqlite")
    detector = LeakDetector(database)
    server = Server(database, "--log", "info")
    outcome = Outcome("secrets and tokens in what is told", "messages")
    for number in range(games):
        try:
            watch_game(server, detector, number)
        except BROKEN as error:
            outcome.lost.append(f"watched game {number} broke off: {reason(error)}")
    detector.search_log(server.stop())
    everybody = [*detectors, detector]
    outcome.tried = sum(each.frames for each in everybody)
    outcome.lost += [leak for each in everybody for leak in each.leaks]
    tables = sum(len(each.secrets) for each in everybody)
    outcome.remarks = f"{tables:,} tables; frames of all roles, HTTP answers, logs"
    return outcome


def watch_game(server: Server, detector: LeakDetector, number: int) -> None:
    """Play a game of two people and a bot with a spectator, and query it over HTTP."""
    table = server.create(GAMES[number % len(GAMES)], "oob")
    detector.know(table)
    way = link(table, detector, server.url)
    way.patience = TIMEOUT
    with ExitStack() as stack:
        people = [stack.enter_context(closing(way.sit(*seats))) for seats in ((0,), (1,), ())]
        for seat in (0, 1):
            people[seat].seed(seat)
        choose = random.Random(number).choice
        for look in count():
            advance(people, choose)
            over = bool(people[0].now["result"])
            if over or look % REQUEST_EVERY == 0:
                search_responses(table, detector)
            if over:
                return


def advance(people: Sequence[Person], choose: Callable[[list[Json]], Json]) -> None:
    """Let the player to act move, and everybody receive it."""
    for person in people:
        if person.now["legal_moves"]:
            person.move(choose(person.now["legal_moves"])["code"])
        read_everything(person)


def read_everything(person: Person) -> None:
    """Read all messages sent so far."""
    person.say(type="ping")
    person.until_type("pong")


def search_responses(table: TableAt, detector: LeakDetector) -> None:
    """Search the responses to HTTP requests with and without a token."""
    http = table.server.http
    ticket = {"table": table.name, "token": table.tokens[0]}
    answers = [
        http.get(f"/api/tables/{table.name}/record"),
        http.post("/api/mine", json={"tokens": [ticket]}),
        http.get("/metrics"),
        http.get(f"/api/tables/{table.name}"),
    ]
    over = answers[-1].json()["status"] == "over"  # asked last: the bot may have ended the game
    for answer in answers:
        detector.search(table.name, answer.text, over)
