"""Everything that anybody is told, searched for what nobody may know."""

import random
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from itertools import count
from pathlib import Path

from soak.outcome import Outcome, reason
from soak.people import link
from soak.witness import Witness
from tests.server.faults import BROKEN
from tests.server.running import TIMEOUT, Json, Person, Server, TableAt

GAMES = ("buttons", "war")
LOOK_EVERY = 10  # moves or so


def leaks(folder: Path, games: int, witnesses: Sequence[Witness]) -> Outcome:
    """Whole games with people, a bot and a spectator; and what the other trials have seen."""
    database = str(folder / "leaks.sqlite")
    witness = Witness(database)
    server = Server(database, "--log", "info")
    outcome = Outcome("secrets and tokens in what is told", "messages")
    for number in range(games):
        try:
            watch_game(server, witness, number)
        except BROKEN as error:
            outcome.lost.append(f"watched game {number} broke off: {reason(error)}")
    witness.search_log(server.stop())
    everybody = [*witnesses, witness]
    outcome.tried = sum(each.frames for each in everybody)
    outcome.lost += [leak for each in everybody for leak in each.leaks]
    tables = sum(len(each.secrets) for each in everybody)
    outcome.remarks = f"{tables:,} tables; frames of all roles, HTTP answers, logs"
    return outcome


def watch_game(server: Server, witness: Witness, number: int) -> None:
    """A game of two people and a bot before a spectator, looked at from outside as well."""
    table = server.create(GAMES[number % len(GAMES)], "oob")
    witness.know(table)
    way = link(table, witness, server.url)
    way.patience = TIMEOUT
    with ExitStack() as stack:
        people = [stack.enter_context(closing(way.sit(*seats))) for seats in ((0,), (1,), ())]
        for seat in (0, 1):
            people[seat].seed(seat)
        choose = random.Random(number).choice
        for look in count():
            everybody_goes_on(people, choose)
            over = bool(people[0].now["result"])
            if over or look % LOOK_EVERY == 0:
                look_from_outside(table, witness)
            if over:
                return


def everybody_goes_on(people: Sequence[Person], choose: Callable[[list[Json]], Json]) -> None:
    """Who is to act moves; all hear of it."""
    for person in people:
        if person.now["offers"]:
            person.move(choose(person.now["offers"])["code"])
        hear_everything(person)


def hear_everything(person: Person) -> None:
    """Up to now."""
    person.say(type="ping")
    person.until_type("pong")


def look_from_outside(table: TableAt, witness: Witness) -> None:
    """What plain requests tell, to one with a token and to anybody."""
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
        witness.search(table.name, answer.text, over)
