"""Whole games over real sockets: people, bots, spectators, reconnects, undo, rematch."""

import random

import pytest

from buttonbox.core.record import read_record
from buttonbox.games import find_game
from buttonbox.server.dice import fair_dice
from harness.servers import Json, Person, Server, TableAt, eventually


def chooser(seed: int) -> "random.Random":
    return random.Random(seed)


def begun(server: Server, game: str = "buttons", kinds: str = "oo") -> tuple[TableAt, list[Person]]:
    """A table with a person on every seat, past the first dice."""
    table = server.create(game, kinds)
    people = [table.sit(seat) for seat in range(len(kinds))]
    for seat, person in enumerate(people):
        person.seed(seat)
    for person in people:
        person.until(lambda message: message.get("now", {}).get("actor", -1) >= 0)
    return table, people


def catch_up(person: Person, version: int) -> None:
    """Read on to this version."""
    while person.version < version:
        person.receive()


@pytest.mark.parametrize("game", ["buttons", "war"])
def test_a_whole_game_against_bots_with_fair_dice(server: Server, game: str) -> None:
    table = server.create(game, "lbb")
    person = table.sit(0)
    commitment = person.messages[0]["commitment"]
    seed = person.seed(0)
    person.play_on(chooser(1).choice)
    assert person.now["result"]["winners"]
    assert len(person.now["result"]["scores"]) == 3
    record = read_record(table.record(), find_game)
    told, history = record.fair, record.history
    assert told is not None
    assert told["seats"] == ["local", "bot", "bot"]
    assert told["commitments"] == [fair_dice.player_commitment(commitment, 0, seed), None, None]
    assert told["seeds"] == [seed, None, None]
    assert told["secret"] == person.now["secret"]
    verdict = fair_dice.verify(history, told)
    assert (verdict.commitment, verdict.opened) == (commitment, [0])
    assert [event["code"] for event in person.events] == [event.code for event in history.events]
    person.close()


def test_a_seed_that_does_not_come_is_told_before_the_first_die(server: Server) -> None:
    table = server.create("buttons", "lo")
    host, guest = table.sit(0), table.sit(1)  # the guest commits, and then reads nothing
    seed = host.seed(0)
    assert host.until_type("opened")["seeds"] == [seed, None]
    assert not host.events
    host.until(lambda message: message.get("now", {}).get("actor", -1) >= 0)
    told = read_record(table.record(), find_game).fair
    assert told is not None
    assert told["commitments"][1] is not None
    assert told["seeds"] == [seed, None]
    for person in (host, guest):
        person.close()


@pytest.mark.parametrize("game", ["buttons", "war"])
def test_people_and_a_spectator_see_the_same_game(server: Server, game: str) -> None:
    table, people = begun(server, game)
    spectator = table.sit()
    pick = chooser(2).choice
    for _ in range(30):
        actor = people[0].now["actor"]
        mover = people[actor]
        assert mover.move(pick(mover.now["legal_moves"])["code"])["type"] == "accepted"
        for other in [*people, spectator]:
            catch_up(other, mover.version)
            assert other.now["position"] == mover.now["position"]
            assert (other.now["legal_moves"] is not None) == (
                other is not spectator and people.index(other) == mover.now["actor"]
            )
    for person in [*people, spectator]:
        person.close()


def test_pass_and_play_on_one_device(server: Server) -> None:
    table = server.create("buttons", "ll")
    person = table.sit(0, 1)
    assert person.messages[0]["yours"] == [0, 1]
    person.seed(0)
    person.seed(1)
    person.play_on(chooser(3).choice)
    assert person.now["result"] is not None
    person.close()


def test_a_reconnect_gets_exactly_the_gap(server: Server) -> None:
    table, (one, two) = begun(server)
    had = two.version
    known = list(two.events)
    two.close()
    pick = chooser(4).choice
    while one.now["actor"] == 0 and one.version < had + 20:
        one.move(pick(one.now["legal_moves"])["code"])
    again = table.sit(1, have=had)
    message = again.messages[0]
    assert message["type"] == "events"
    assert message["version"] == one.version
    assert [event["version"] for event in message["events"]] == [
        event["version"] for event in one.events if event["version"] > had
    ]
    assert known + message["events"] == one.events
    assert again.receive()["type"] == "seats"
    one.close()
    again.close()


@pytest.mark.parametrize("have", [None, 10_000])
def test_one_who_has_nothing_of_use_gets_everything(server: Server, have: int | None) -> None:
    table, people = begun(server)
    again = table.sit(0, have=have)
    assert again.messages[0]["type"] == "table"
    assert again.messages[0]["log"] == people[0].events
    for person in [*people, again]:
        person.close()


def test_a_move_sent_twice_counts_once(server: Server) -> None:
    table, (one, two) = begun(server)
    mover = (one, two)[one.now["actor"]]
    move = {
        "type": "move",
        "id": "same",
        "seat": mover.now["actor"],
        "code": mover.now["legal_moves"][0]["code"],
        "version": mover.version,
    }
    for _ in range(3):
        mover.say(**move)
    answers = [mover.until(lambda message: message.get("id") == "same") for _ in range(3)]
    assert [answer["type"] for answer in answers] == ["accepted"] * 3
    assert len({answer["version"] for answer in answers}) == 1
    again = table.sit(move["seat"])  # another device of the same person
    again.say(**move)
    assert again.until_type("accepted", "refused")["type"] == "accepted"
    for person in (one, two, again):
        person.close()


def lay_a_button(people: list[Person]) -> Person:
    """Roll until a button has been laid and can be taken back; who laid it."""
    while True:
        mover = people[people[0].now["actor"]]
        kinds = {offer["kind"]: offer["code"] for offer in mover.now["legal_moves"]}
        mover.move(kinds.get("lay", kinds.get("roll", min(kinds.values()))))
        for person in people:
            catch_up(person, mover.version)
        if "lay" in kinds and mover.now["undo"] is not None:
            return mover


def test_undo_is_told_to_all_and_ends_with_the_next_die(server: Server) -> None:
    _, people = begun(server)
    mover = lay_a_button(people)
    seat = people.index(mover)
    other = people[1 - seat]
    other.say(type="undo", id="not mine", seat=1 - seat, version=other.version)
    assert other.until_type("refused")["rule"] == "undo"
    last = mover.events[-1]
    mover.say(type="undo", id="mine", seat=seat, version=mover.version)
    assert mover.until_type("accepted")["id"] == "mine"
    catch_up(other, mover.version)
    assert other.events[-1] == {**last, "kind": "undo", "version": mover.version}
    assert mover.now["undo"] is None
    for person in people:
        person.close()


def test_presence_is_told(server: Server) -> None:
    table, (one, two) = begun(server)
    two.close()
    message = one.until(lambda m: m["type"] == "seats" and not m["seats"][1]["here"])
    assert message["seats"][0]["here"]
    two = table.sit(1)
    one.until(lambda m: m["type"] == "seats" and m["seats"][1]["here"])
    one.close()
    two.close()


def test_reactions_are_counted_by_seat_not_by_connection(server: Server) -> None:
    table = server.create("buttons", "oo")
    devices = [table.sit(0) for _ in range(12)]
    for device in devices:
        device.say(type="react", seat=0, what="bravo")
    answers = []
    for device in devices:
        device.say(type="ping")
        device.until_type("pong")
        answers += [m["rule"] for m in device.messages if m["type"] == "refused"]
        device.close()
    assert "rate" in answers


def test_reactions_reach_everybody_but_are_limited(server: Server) -> None:
    table, (one, two) = begun(server)
    spectator = table.sit()
    one.say(type="react", seat=0, what="bravo")
    for person in (one, two, spectator):
        assert person.until_type("reaction") == {"type": "reaction", "seat": 0, "what": "bravo"}
    for _ in range(5):
        one.say(type="react", seat=0, what="hurry")
    assert one.until_type("refused")["rule"] == "rate"
    for person in (one, two, spectator):
        person.close()


def test_a_hint_ranks_the_legal_moves(server: Server) -> None:
    _, people = begun(server, "war")
    mover = people[people[0].now["actor"]]
    mover.say(type="hint", seat=people.index(mover))
    choices = mover.until_type("hint")["choices"]
    assert {choice["code"] for choice in choices} <= {o["code"] for o in mover.now["legal_moves"]}
    assert all(choice["low"] <= choice["value"] <= choice["high"] for choice in choices)
    waiting = people[1 - people.index(mover)]
    waiting.say(type="hint", seat=people.index(waiting))
    assert waiting.until_type("refused")["rule"] == "turn"
    for person in people:
        person.close()


def hints_told(people: list[Person]) -> list[list[int]]:
    """Who is said to have used a hint, as each of these people heard it."""
    for person in people:
        person.say(type="ping")
        person.until_type("pong")
    return [[m["seat"] for m in p.messages if m["type"] == "hint_used"] for p in people]


def test_a_hint_among_people_is_known_to_all(server: Server) -> None:
    table, people = begun(server)
    spectator = table.sit()
    seat = people[0].now["actor"]
    for _ in range(2):  # again in the same position: the same hint
        people[seat].say(type="hint", seat=seat)
        people[seat].until_type("hint")
    assert hints_told([*people, spectator]) == [[seat]] * 3
    people[seat].move(people[seat].now["legal_moves"][0]["code"])
    late = table.connect()
    late.say(type="hello")
    shown = late.until_type("table")
    assert shown["hints"] is True
    assert [each["hints"] for each in shown["seats"]] == [int(seat == 0), int(seat == 1)]
    for person in (*people, spectator, late):
        person.close()


def test_a_hint_against_bots_is_private(server: Server) -> None:
    table = server.create("buttons", "lb")
    person, spectator = table.sit(0), table.sit()
    person.seed(0)
    person.await_turn()
    person.say(type="hint", seat=0)
    person.until_type("hint")
    assert hints_told([person, spectator]) == [[], []]
    for each in (person, spectator):
        each.close()


def test_a_table_without_hints(server: Server) -> None:
    table = server.create("buttons", "ll", hints=False)
    person = table.sit(0, 1)
    person.seed(0)
    person.seed(1)
    person.await_turn()
    person.say(type="hint", seat=person.now["actor"])
    assert person.until_type("refused")["rule"] == "hints"
    person.close()


def rematch(table: TableAt, seat: int) -> Json:
    answer = table.server.http.post(
        f"/api/tables/{table.name}/rematch",
        headers={"Authorization": f"Bearer {table.tokens[seat]}"},
    )
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def test_a_rematch_is_one_table_and_each_gets_the_own_seats(server: Server) -> None:
    table = server.create("buttons", "llo")
    person = table.sit(0, 1, 2)
    for seat in range(3):
        person.seed(seat)
    person.play_on(chooser(5).choice)
    first, second = rematch(table, 2), rematch(table, 0)
    assert person.until_type("rematch")["table"] == first["table"] == second["table"]
    assert [token is None for token in first["tokens"]] == [True, True, False]
    assert [token is None for token in second["tokens"]] == [False, False, True]
    again = TableAt(server, first["table"], [*second["tokens"][:2], first["tokens"][2]])
    newcomers = [again.sit(0, 1, 2), table.sit()]
    assert newcomers[0].messages[0]["yours"] == [0, 1, 2]
    assert newcomers[1].messages[0]["rematch"] == first["table"]
    for each in [person, *newcomers]:
        each.close()


def test_a_game_in_play_has_no_rematch(server: Server) -> None:
    table, people = begun(server)
    answer = server.http.post(
        f"/api/tables/{table.name}/rematch", headers={"Authorization": f"Bearer {table.tokens[0]}"}
    )
    assert answer.status_code == 409
    for person in people:
        person.close()


def test_the_game_waits_for_everybody(server: Server) -> None:
    table = server.create("buttons", "lo", come=False)
    one = table.sit(0)
    one.say(type="move", id="early", seat=0, code=0, version=2)
    assert one.until_type("refused")["rule"] == "waiting"
    summary = server.http.get(f"/api/tables/{table.name}").json()
    assert summary["status"] == "waiting"
    table.join(1)
    two = table.sit(1)
    one.seed(0)
    two.seed(1)
    one.until(lambda message: message.get("now", {}).get("actor", -1) >= 0)
    assert server.http.get(f"/api/tables/{table.name}").json()["status"] == "playing"
    one.close()
    two.close()


@pytest.mark.parametrize(
    ("clock", "added"), [({"kind": "live", "seconds": 600}, 1), ({"kind": "days", "days": 2}, 0)]
)
def test_a_table_that_all_have_left_is_paused_until_one_comes_back(
    server: Server, clock: Json, added: int
) -> None:
    """A clock of seconds goes on from the return, which the log tells; one of days never stops."""
    table = server.create("buttons", "ll", clock=clock)
    both = table.sit(0, 1)
    both.seed(0)
    both.seed(1)
    both.await_turn()
    version = both.version
    both.close()
    eventually(lambda: server.http.get(f"/api/tables/{table.name}").json()["status"] == "paused")
    back = table.sit(0, 1)
    assert back.version == version + added
    assert back.move(back.now["legal_moves"][0]["code"])["type"] == "accepted"
    back.close()
