"""Malformed, forged, oversized, out of turn: refused, nothing changes, nobody else hears of it."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from harness.servers import Json, Person, Server, TableAt, eventually, running


@pytest.fixture
def table(server: Server) -> Iterator[tuple[TableAt, list[Person]]]:
    """A game of two in play, and a spectator."""
    made = server.create("buttons", "oo")
    people = [made.sit(0), made.sit(1), made.sit()]
    for seat in (0, 1):
        people[seat].seed(seat)
    for person in people:
        person.until(lambda message: message.get("now", {}).get("actor", -1) >= 0)
    yield made, people
    for person in people:
        person.close()


def requests(seat: int, version: int) -> list[Json]:
    """One message of each kind that acts for a seat."""
    return [
        {"type": "move", "id": "x", "seat": seat, "code": 0, "version": version},
        {"type": "attempt", "id": "x", "seat": seat, "version": version, "move": {}},
        {"type": "undo", "id": "x", "seat": seat, "version": version},
        {"type": "commit", "seat": seat, "value": "00" * 32},
        {"type": "seed", "seat": seat, "value": "00" * 32},
        {"type": "react", "seat": seat, "what": "bravo"},
        {"type": "hint", "seat": seat},
    ]


def test_every_message_for_a_seat_that_is_not_yours_is_refused(
    table: tuple[TableAt, list[Person]],
) -> None:
    made, (one, two, spectator) = table
    before = made.record()
    for person, others in ((one, [1, 2, 3]), (two, [0, 2, 3]), (spectator, [0, 1, 2, 3])):
        for seat in others:
            for request in requests(seat, person.version):
                person.say(**request)
                assert person.receive()["rule"] == "seat"
    assert made.record() == before
    for person in (one, two, spectator):
        person.say(type="ping")
        assert person.receive() == {"type": "pong"}, "it heard of another's forgery"


def test_tokens_of_others_open_nothing(server: Server, table: tuple[TableAt, list[Person]]) -> None:
    made, _ = table
    other = server.create("buttons", "oo")
    for token in [other.tokens[0], made.name, "x", str(made.tokens[0])[:-1], f"{made.tokens[0]}x"]:
        person = made.connect()
        person.say(type="hello", tokens=[token])
        assert person.receive()["type"] == "closed"
        with pytest.raises(ConnectionClosed) as closed:
            person.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        person.close()


@pytest.mark.parametrize("header", [None, "Bearer x", "Basic x", "Bearer", "Bearer \u00e4"])
def test_a_rematch_needs_a_token(server: Server, header: str | None) -> None:
    table = server.create("buttons", "lb")
    headers = [] if header is None else [("Authorization", header.encode())]
    answer = server.http.post(f"/api/tables/{table.name}/rematch", headers=headers)  # type: ignore[arg-type]
    assert answer.status_code == 403


DEEP = "[" * 4000 + "]" * 4000
DEEP_MOVE = '{"type":"attempt","id":"x","seat":0,"version":1,"move":{"a":' + DEEP + "}}"
GARBAGE: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{",
    "{}",
    '{"type":"move"}',
    '{"type":"nothing"}',
    '{"type":"hello"}',
    '{"type":"move","id":"x","seat":0,"code":0,"version":1,"more":1}',
    '{"type":"move","id":"x","seat":-1,"code":0,"version":1}',
    '{"type":"move","id":"x","seat":0,"code":1e99,"version":1}',
    '{"type":"move","id":"x","seat":0,"code":99999999999999999999,"version":1}',
    '{"type":"move","id":"","seat":0,"code":0,"version":1}',
    '{"type":"move","id":"a\\u0000b","seat":0,"code":0,"version":1}',
    '{"type":"move","id":"' + "x" * 100 + '","seat":0,"code":0,"version":1}',
    '{"type":"move","id":"x","seat":0,"code":0,"version":-1}',
    '{"type":"seed","seat":0,"value":"xyz"}',
    '{"type":"seed","seat":0,"value":"' + "00" * 33 + '"}',
    '{"type":"react","seat":0,"what":"<b>"}',
    "[" * 5000,
    '{"type":"ping","a":' + DEEP + "}",
    DEEP_MOVE,
    b"\x00\xff",
    '{"type":"ping"}\x00',
]


@pytest.mark.parametrize("frame", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_is_refused_and_changes_nothing(
    server: Server, table: tuple[TableAt, list[Person]], frame: str | bytes
) -> None:
    made, people = table
    before = made.record()
    for person in people:
        person.socket.send(frame)
        answer = person.receive()
        assert answer["type"] == "refused"
        # Newer Pythons decode deeper nesting, and then ask whose seat it is first.
        assert answer["rule"] in (("message", "seat") if frame == DEEP_MOVE else ("message",))
        assert "Traceback" not in json.dumps(answer)
    assert made.record() == before


@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    message=st.fixed_dictionaries(
        {
            "type": st.sampled_from(
                ["move", "undo", "commit", "seed", "react", "hint", "hello", "x"]
            )
        },
        optional={
            name: st.one_of(
                st.integers(-5, 10**20), st.text(max_size=5), st.none(), st.floats(0, 9)
            )
            for name in ("id", "seat", "code", "version", "value", "what", "tokens")
        },
    )
)
def test_anything_at_all_is_answered(
    table: tuple[TableAt, list[Person]], message: dict[str, Any]
) -> None:
    """A spectator can say what it likes."""
    people = table[1]
    people[2].say(**message)
    assert people[2].receive()["type"] == "refused"


@pytest.mark.parametrize("move", [{}, {"kind": "lay"}, {"kind": "lay", "cell": 99}, {"cell": 1}])
def test_an_attempt_that_makes_no_sense_is_refused(
    table: tuple[TableAt, list[Person]], move: Json
) -> None:
    person = table[1][table[1][0].now["actor"]]
    version = person.version
    person.say(type="attempt", id="a", seat=person.now["actor"], version=version, move=move)
    answer = person.until_type("refused", "accepted")
    assert (answer["type"], answer["rule"]) == ("refused", "message")


def test_an_attempt_is_answered_with_the_rule_it_breaks(
    table: tuple[TableAt, list[Person]],
) -> None:
    """A button on a cell before anything was rolled."""
    person = table[1][table[1][0].now["actor"]]
    version, move = person.version, {"kind": "lay", "cell": 0}
    person.say(type="attempt", id="b", seat=person.now["actor"], version=version, move=move)
    answer = person.until_type("refused", "accepted")
    assert answer["rule"].startswith("B")
    assert answer["version"] == version


@pytest.mark.parametrize("code", [0, 1, 2, 3, 40, 80, 84, 85, 5000, 99_999])
def test_any_number_as_a_move_is_answered(table: tuple[TableAt, list[Person]], code: int) -> None:
    """Illegal moves, chance events and numbers that are no code at all."""
    people = table[1]
    seat = people[0].now["actor"]
    legal = {offer["code"] for offer in people[seat].now["legal_moves"]}
    answer = people[seat].move(code)
    assert answer["type"] == ("accepted" if code in legal else "refused")
    if code not in legal:
        assert answer["rule"]


def test_an_oversized_frame_closes_the_connection(table: tuple[TableAt, list[Person]]) -> None:
    made, people = table
    big = made.sit()
    big.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed) as closed:
        big.until_type("pong")  # reads what was sent before the frame; the answer never comes
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    people[0].say(type="ping")
    assert people[0].until_type("pong")
    big.close()


@pytest.mark.parametrize(
    "first", ['{"type":"ping"}', "garbage", '{"type":"hello","tokens":[1]}', DEEP_MOVE]
)
def test_the_first_message_must_be_a_hello(table: tuple[TableAt, list[Person]], first: str) -> None:
    person = table[0].connect()
    person.socket.send(first)
    assert person.receive()["type"] == "closed"
    with pytest.raises(ConnectionClosed) as closed:
        person.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400
    person.close()


@pytest.mark.parametrize("name", ["0123456789", "x", "%00", "a" * 500, "'; --"])
def test_a_table_that_is_not(server: Server, name: str) -> None:
    person = Person(server, name.replace("'; --", "%27%3B%20--"))
    assert person.receive() == {"type": "closed", "reason": "no such table"}
    person.close()


def test_a_foreign_page_cannot_act_for_its_visitor(server: Server) -> None:
    table = server.create("buttons", "lb")
    address = server.url.replace("http", "ws") + f"/api/tables/{table.name}/socket"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, origin=Origin("https://evil.example")),
    ):
        pass
    assert refused.value.response.status_code == 403
    answer = server.http.post("/api/mine", json={"tokens": []}, headers={"Origin": "null"})
    assert answer.status_code == 403
    own = server.http.post("/api/mine", json={"tokens": []}, headers={"Origin": server.url})
    assert own.status_code == 200


def test_nothing_told_to_anybody_holds_a_secret(server: Server) -> None:
    """A whole game: no frame has another's token, nor the secret before the end."""
    made = server.create("buttons", "oob")
    people = [made.sit(0), made.sit(1), made.sit()]
    seeds = [people[seat].seed(seat) for seat in (0, 1)]
    while not any(person.now["result"] for person in people):
        for seat in (0, 1):
            if people[seat].now["legal_moves"]:
                people[seat].move(people[seat].now["legal_moves"][-1]["code"])
        for person in people:
            person.say(type="ping")
            person.until_type("pong")
    secret = next(person.now["secret"] for person in people if person.now["result"])
    for person in people:
        frames = [json.dumps(message) for message in person.messages]
        for token in made.tokens[:2]:
            assert not any(str(token) in frame for frame in frames)
        for seed in seeds:
            told = [m["type"] for m in person.messages if seed in json.dumps(m)]
            assert told == ["opened"], "seeds are told together, once all are in"
        shown = [m for m in person.messages if secret in json.dumps(m)]
        assert all(message["now"]["result"] for message in shown)
        person.close()


def test_a_flood_is_stopped(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", "--rate", "1") as strict:
        table = strict.create("buttons", "lb")
        person, other = table.connect(), table.sit()
        person.say(type="hello")
        with suppress(ConnectionClosed):  # perhaps it is stopped in the middle of it
            for _ in range(400):
                person.say(type="ping")
        with pytest.raises(ConnectionClosed) as closed:
            person.until_type("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        other.say(type="ping")
        assert other.until_type("pong")
        eventually(lambda: 'code="4429"} 1' in strict.http.get("/metrics").text)
        other.close()
