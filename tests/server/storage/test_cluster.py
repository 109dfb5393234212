"""Two server processes on one PostgreSQL: one game, whichever process one is at."""

import random
from collections.abc import Iterator

import pytest

from harness.postgresql import Postgres
from harness.servers import Person, Server, TableAt, eventually, running


@pytest.fixture
def servers(postgres_address: str) -> Iterator[list[Server]]:
    with running(postgres_address) as one, running(postgres_address) as other:
        yield [one, other]


def begun(servers: list[Server], kinds: str = "oo") -> tuple[list[TableAt], list[Person]]:
    """The same table at both; each person at another process."""
    first = servers[0].create("buttons", kinds)
    tables = [TableAt(server, first.name, first.tokens) for server in servers]
    people = [tables[seat].sit(seat) for seat in range(2)]
    for seat, person in enumerate(people):
        person.seed(seat)
    for person in people:
        person.until(lambda message: message.get("now", {}).get("actor", -1) >= 0)
    return tables, people


def catch_up(person: Person, version: int) -> None:
    while person.version < version:
        person.receive()


def test_people_at_two_processes_play_one_game(servers: list[Server]) -> None:
    tables, people = begun(servers)
    choose = random.Random(1).choice
    for _ in range(40):
        mover = people[people[0].now["actor"]]
        if mover.now["legal_moves"] is None:
            break
        assert mover.move(choose(mover.now["legal_moves"])["code"])["type"] == "accepted"
        for person in people:
            catch_up(person, mover.version)
            assert person.now["position"] == mover.now["position"]
    assert tables[0].record() == tables[1].record()
    for person in people:
        person.close()


def test_presence_and_reactions_reach_the_other_process(servers: list[Server]) -> None:
    _, (one, two) = begun(servers)
    two.say(type="react", seat=1, what="thanks")
    assert one.until_type("reaction")["seat"] == 1
    two.close()
    one.until(lambda message: message["type"] == "seats" and not message["seats"][1]["here"])
    one.close()


def test_who_watches_at_the_other_process_is_counted(servers: list[Server]) -> None:
    tables, people = begun(servers)
    spectator = tables[1].sit()
    people[0].until(lambda message: message.get("watchers") == 1)
    spectator.close()
    people[0].until(lambda message: message.get("watchers") == 0)
    for person in people:
        person.close()


def test_two_devices_of_one_person_cannot_both_move(servers: list[Server]) -> None:
    """At two processes at once: the log's key decides, the other is told that it is late."""
    tables, people = begun(servers)
    seat = people[0].now["actor"]
    twin = tables[1 - seat].sit(seat)
    devices = [people[seat], twin]
    for number, device in enumerate(devices):
        device.say(type="move", id=f"d{number}", seat=seat, code=0, version=device.version)
    answers = [device.until_type("accepted", "refused") for device in devices]
    assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
    assert {answer.get("rule") for answer in answers} == {None, "stale"}
    for person in [*people, twin]:
        person.close()


def test_players_go_on_at_the_other_process(servers: list[Server]) -> None:
    tables, people = begun(servers)
    had = people[0].version
    servers[0].kill()
    moved = tables[1].sit(0, have=had)
    everybody = [moved, people[1]]
    for _ in range(5):
        mover = everybody[everybody[0].now["actor"]]
        assert mover.move(mover.now["legal_moves"][0]["code"])["type"] == "accepted"
        for person in everybody:
            catch_up(person, mover.version)
    for person in everybody:
        person.close()


def test_arriving_at_another_process_gives_no_time_back(servers: list[Server]) -> None:
    """The clock goes on from now only if everybody had left, at every process."""
    table = servers[0].create("buttons", "oo", clock={"kind": "live", "seconds": 600})
    people = [table.sit(seat) for seat in range(2)]
    for seat, person in enumerate(people):
        person.seed(seat)
    for person in people:
        person.until(lambda message: message.get("now", {}).get("actor", -1) >= 0)
    twin = TableAt(servers[1], table.name, table.tokens).sit(people[0].now["actor"])
    assert twin.version == people[0].version
    for person in [*people, twin]:
        person.close()


def test_a_look_at_another_process_is_never_stale(servers: list[Server]) -> None:
    """Also while it still has the table in memory from the last look."""
    table = servers[0].create("buttons", "ll")
    person = table.sit(0, 1)
    person.seed(0)
    person.seed(1)
    for _ in range(5):
        person.await_turn()
        person.move(person.now["legal_moves"][0]["code"])
        seen = servers[1].http.get(f"/api/tables/{table.name}").json()
        assert seen["version"] == person.version
    person.close()


@pytest.mark.slow
def test_play_goes_on_when_the_database_is_back(own_postgres: Postgres) -> None:
    """While it is away nothing is confirmed; afterwards the same message counts once."""
    with running(own_postgres.address) as server:
        table = server.create("buttons", "ll")
        person = table.sit(0, 1)
        person.seed(0)
        person.seed(1)
        person.await_turn()
        move = {"type": "move", "id": "m", "seat": person.now["actor"], "code": 0}
        version = person.version
        own_postgres.stop()
        person.say(**move, version=version)
        assert person.until_type("refused")["rule"] == "storage"
        assert server.http.get("/health").status_code == 503
        own_postgres.start()
        answers = []
        for _ in range(2):
            eventually(lambda: server.http.get("/health").status_code == 200)
            person.say(**move, version=version)
            answers.append(person.until_type("accepted", "refused")["type"])
        assert answers == ["accepted", "accepted"]
        assert table.record().count('"roll"') == 1
        metrics = server.http.get("/metrics").text
        assert 'background_failures_total{task="listening"}' in metrics
        person.close()
