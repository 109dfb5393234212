"""Plain HTTP: tables, records, rules, health, and an OpenAPI file that tells the truth."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings, strategies as st
from prometheus_client.parser import text_string_to_metric_families
from schemathesis import Case
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from buttonbox.bots.levels import levels_of
from buttonbox.server.app import create_app
from buttonbox.server.config import Config
from buttonbox.server.http.api import OPERATIONS
from buttonbox.server.protection.limits import Limits
from harness.servers import Json, Server, TableAt, eventually

GOOD: Json = {"game": "war", "players": 2, "seats": [{"kind": "local"}, {"kind": "bot"}]}


@pytest.mark.parametrize(
    ("change", "status", "field"),
    [
        ({"game": "chess"}, 422, ""),
        ({"players": 3}, 422, "seats"),
        ({"players": 9}, 400, ""),
        ({"players": "2"}, 400, ""),
        ({"more": 1}, 400, ""),
        ({"seats": []}, 400, ""),
        ({"seats": [{"kind": "cat"}, {"kind": "bot"}]}, 400, ""),
        ({"seats": [{"kind": "bot", "level": "god"}, {"kind": "bot"}]}, 422, "seats[0].level"),
        ({"seats": [{"kind": "bot", "name": "x" * 41}, {"kind": "bot"}]}, 400, ""),
        ({"options": {"tiles": 1}}, 422, "tiles"),
        ({"options": {"nothing": 1}}, 422, "nothing"),
        ({"options": []}, 400, ""),
        ({"clock": {"kind": "live", "seconds": 1}}, 422, "clock.seconds"),
        ({"clock": {"kind": "days", "days": 1000}}, 422, "clock.days"),
        ({"clock": {"kind": "sand"}}, 400, ""),
        ({"options": {"values": "x" * 70_000}}, 413, ""),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    server: Server, change: Json, status: int, field: str
) -> None:
    answer = server.http.post("/api/tables", json={**GOOD, **change})
    assert answer.status_code == status, answer.text
    problem = answer.json()
    assert problem["field"] == field
    assert problem["error"]
    assert problem["reason"]


def test_a_new_table_has_a_token_or_an_invitation_for_each_person(server: Server) -> None:
    table = server.create("war", "lob", come=False, options={"tiles": True, "start": 1})
    assert [token is None for token in table.tokens] == [False, True, True]
    assert [each is None for each in table.invitations] == [True, False, True]
    person = table.sit()
    assert person.messages[0]["settings"] == {"players": 3, "tiles": True, "start": 1}
    assert person.messages[0]["yours"] == []
    person.close()


def test_the_boards_of_buttons_are_drawn(server: Server) -> None:
    drawn = []
    for _ in range(8):
        person = server.create("buttons", "llll").sit()
        drawn.append(tuple(person.messages[0]["settings"]["layouts"]))
        person.close()
    assert len(set(drawn)) > 1


def test_my_tables(server: Server) -> None:
    tables = [server.create("buttons", "lo", come=False), server.finished("buttons")]
    tickets = [{"table": table.name, "token": table.tokens[0]} for table in tables]
    wrong = [{"table": tables[0].name, "token": "x"}, {"table": "0123456789", "token": "x"}]
    mine = server.http.post("/api/mine", json={"tokens": tickets + wrong}).json()
    assert [(each["table"], each["yours"], each["status"]) for each in mine] == [
        (tables[0].name, [0], "waiting"),
        (tables[1].name, [0], "over"),
    ]
    assert not any(each["your_turn"] for each in mine)


def test_it_is_my_turn(server: Server) -> None:
    table = server.create("buttons", "ll")
    person = table.sit(0, 1)
    person.seed(0)
    person.seed(1)
    person.await_turn()
    person.close()
    ticket = {"table": table.name, "token": table.tokens[person.now["actor"]]}
    eventually(lambda: server.http.get(f"/api/tables/{table.name}").json()["status"] == "paused")
    [mine] = server.http.post("/api/mine", json={"tokens": [ticket]}).json()
    assert mine["your_turn"]


@pytest.mark.parametrize("game", ["buttons", "war"])
def test_a_record_goes_out_and_in_and_is_replayed(server: Server, game: str) -> None:
    record = server.finished(game).record()
    replay = server.http.post("/api/replay", content=record).json()
    assert len(replay["positions"]) == len(replay["events"]) + 1
    assert replay["names"] == ["Player 0", "Player 1"]
    assert replay["fair"]["secret"]
    answer = server.http.post("/api/records", content=record)
    assert answer.status_code == 201
    table = TableAt(server, answer.json()["table"], [])
    assert table.record() == record
    spectator = table.sit()
    assert spectator.now["position"] == replay["positions"][-1]
    assert spectator.now["secret"] is None
    spectator.close()


@pytest.mark.parametrize("path", ["/api/records", "/api/replay"])
@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 422),
        (b"{}", 422),
        (b"\xff\xfe", 400),
        (b"x" * 1_100_000, 413),
        (b'{"buttonbox":1,"game":"war","settings":{"players":2,"tiles":0,"start":0}}', 422),
        (b'{"buttonbox":1,"game":"war","settings":{},"names":{}}', 422),
    ],
)
def test_a_record_that_cannot_be_is_refused(
    server: Server, path: str, body: bytes, status: int
) -> None:
    answer = server.http.post(path, content=body)
    assert answer.status_code == status, answer.text
    assert answer.json()["reason"]


PATHS = ("/api/replay", "/api/records", "/api/analysis", "/api/play-on")
SURROGATES = st.characters(categories=["Cs"])
TEXTS = st.text(max_size=5) | st.text(SURROGATES, max_size=2)
VALUES = st.recursive(
    st.none() | st.integers() | st.floats() | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
) | st.integers(1, 900).map(lambda depth: json.loads("[" * depth + "]" * depth))
FIELDS = st.sampled_from(["names", "fair", "settings", "position", "game", "buttonbox", "x"])


def wrapped(path: str, record: str) -> str:
    """The body of a request with this record."""
    seats = [{"kind": "local"}, {"kind": "bot"}]
    asked = {"record": record, "event": 0, "seats": seats}
    return json.dumps(asked) if path == "/api/play-on" else record


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(PATHS), FIELDS, VALUES, st.booleans())
def test_any_text_is_a_record_or_a_problem(
    server: Server, path: str, field: str, value: object, whole: bool
) -> None:
    header = {"buttonbox": 1, "game": "buttons", "settings": {"players": 2}, field: value}
    record = json.dumps(value if whole else header)
    answer = server.http.post(path, content=wrapped(path, record))
    assert answer.status_code in (200, 201, 400, 422), (answer.status_code, answer.text)


@pytest.mark.parametrize("path", PATHS)
def test_bytes_that_are_no_text_are_a_problem(server: Server, path: str) -> None:
    for body in (b'{"record":"\xff"}', b'"\xed\xa0\x80"', b"\x00"):
        assert server.http.post(path, content=body).status_code in (400, 422)


def test_an_address_may_import_so_many_bytes(tmp_path: Path) -> None:
    record = '{"buttonbox":1,"game":"buttons","settings":{"players":2}}'
    limits = Limits(import_bytes_per_hour=2 * len(record))

    async def import_three() -> list[int]:
        app = create_app(Config(str(tmp_path / "tables.sqlite"), limits=limits))
        await app.state.hub.open()
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
            made = [await http.post("/api/records", content=record) for _ in range(3)]
        await app.state.hub.close()
        return [answer.status_code for answer in made]

    assert asyncio.run(import_three()) == [201, 201, 429]


def test_games_are_listed_with_the_levels_that_people_play_against(server: Server) -> None:
    games = server.http.get("/api/games").json()
    assert [game["name"] for game in games] == ["buttons", "war"]
    for game in games:
        assert game["levels"] == [*levels_of(game["name"])[1:]]
        seats = [{"kind": "local"}, {"kind": "bot", "level": game["levels"][-1]}]
        body = {"game": game["name"], "players": game["players"][0], "seats": seats}
        assert server.http.post("/api/tables", json=body).status_code == 201


def test_rules_are_told_in_chapters(server: Server) -> None:
    rules = server.http.get("/api/rules/war?lang=en").json()
    numbers = [rule["number"] for chapter in rules["chapters"] for rule in chapter["rules"]]
    assert rules["title"].startswith("War of the Buttons")
    assert rules["intro"][0].startswith("2 to 4 players")
    assert [len(table["rows"]) for table in rules["chapters"][0]["tables"]] == [15, 9]
    assert [chapter["name"] for chapter in rules["chapters"] if chapter["words"]] == [
        "Order of chance"
    ]
    assert {"W1", "W81", "WR23"} <= set(numbers)
    assert server.http.get("/api/rules/war?lang=xx").json() == rules
    assert server.http.get("/api/rules/chess").status_code == 404


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/tables/0123456789/nothing"])
def test_an_unknown_request_is_told_so(server: Server, path: str) -> None:
    assert server.http.post(path).status_code in (404, 405)
    assert "Traceback" not in server.http.post(path).text


def test_the_answers_have_security_headers(server: Server) -> None:
    for path in ("/", "/health", "/api/nothing", "/api/rules/war"):
        headers = server.http.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_health_and_metrics(server: Server) -> None:
    assert server.http.get("/health").json()["status"] == "ok"
    answer = server.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    kinds = {each.name: each.type for each in text_string_to_metric_families(answer.text)}
    assert kinds["buttonbox_moves"] == "counter"
    assert kinds["buttonbox_tables"] == "gauge"
    assert kinds["buttonbox_store_seconds"] == "histogram"
    assert kinds["process_cpu_seconds"] == "counter"


@pytest.mark.slow
def test_the_openapi_file_tells_the_truth(server: Server) -> None:
    """Requests made up from the file itself get only answers that the file knows."""
    document = server.http.get("/openapi.json").json()
    found = schemathesis.openapi.from_dict(document).get_all_operations()
    operations = [result.ok() for result in found if isinstance(result, Ok)]
    assert len(operations) == len(OPERATIONS)
    for operation in operations:

        @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def check(case: Case[Any]) -> None:
            # What a schema cannot say (which options a game has) may be refused.
            case.call_and_validate(server.url, excluded_checks=[positive_data_acceptance])

        check()


@pytest.mark.parametrize("path", ["/api/rules/war", "/openapi.json"])
def test_big_answers_are_compressed_for_those_who_can_read_it(server: Server, path: str) -> None:
    packed = server.http.get(path, headers={"Accept-Encoding": "gzip"})
    plain = server.http.get(path, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == "Accept-Encoding"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    assert packed.json() == plain.json()
    small = server.http.get("/health", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in small.headers
