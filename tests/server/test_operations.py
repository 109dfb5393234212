"""What a host sees: a clean start and stop, logs without tokens, no memory for idle tables."""

import json
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import Deaf, Server, eventually, running


def test_a_stop_says_goodbye_and_the_game_goes_on_later(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    server = Server(database)
    table = server.create("buttons", "ll")
    person = table.sit(0, 1)
    person.seed(0)
    person.seed(1)
    person.await_turn()
    log = server.stop()
    assert log == ""
    assert person.until_type("closed")["reason"]
    with pytest.raises(ConnectionClosed) as closed:
        person.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    person.close()
    with running(database) as again:
        table.server = again
        back = table.sit(0, 1, have=person.version)
        assert back.messages[0]["events"] == []
        assert back.now["position"] == person.now["position"]
        back.close()


def test_logs_are_json_lines_without_tokens(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite"), "--log", "debug")
    table = server.create("buttons", "lo")
    person = table.sit(0)
    seed = person.seed(0)
    server.http.post(
        f"/api/tables/{table.name}/rematch", headers={"Authorization": f"Bearer {table.tokens[0]}"}
    )
    person.close()
    lines = server.stop().strip().split("\n")
    assert any(json.loads(line)["message"] == "table created" for line in lines)
    for secret in [*table.tokens, seed]:
        assert not any(str(secret) in line for line in lines)


def test_a_table_nobody_uses_is_not_in_memory(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        for _ in range(3):
            table = server.create("buttons", "lb")
            person = table.sit(0)
            person.seed(0)
            person.await_turn()
            person.close()
            server.http.get(f"/api/tables/{table.name}")
        spectator = server.create("buttons", "lb").sit()
        eventually(lambda: "buttonbox_tables 1\n" in server.http.get("/metrics").text)
        spectator.close()
        eventually(lambda: "buttonbox_tables 0\n" in server.http.get("/metrics").text)


def test_bots_finish_their_turn_for_people_who_come_back_later(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        table = server.create("war", "lbbb")
        person = table.sit(0)
        person.seed(0)
        person.close()
        ticket = {"table": table.name, "token": table.tokens[0]}

        def my_turn() -> bool:
            [mine] = server.http.post("/api/mine", json={"tokens": [ticket]}).json()
            return bool(mine["your_turn"])

        eventually(my_turn)


def test_bots_alone_play_for_a_spectator(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        spectator = server.create("buttons", "bb").sit()
        spectator.until(lambda message: bool(message.get("now", {}).get("result")))
        spectator.close()


def test_an_address_watches_a_few_games_of_bots_alone(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", "--bot-delay", "600") as server:
        tables = [server.create("buttons", "bb") for _ in range(4)]
        watching = [table.sit() for table in tables[:3]]
        again = tables[0].sit()
        refused = tables[3].connect()
        refused.say(type="hello")
        assert refused.until_type("table", "closed")["type"] == "closed"
        for person in (watching[1], refused):
            person.close()
        metrics = "buttonbox_connections 3\n"
        eventually(lambda: metrics in server.http.get("/metrics").text)
        late = tables[3].sit()
        assert late.messages[0]["type"] == "table"
        for person in (watching[0], watching[2], again, late):
            person.close()


def test_a_bot_plays_for_one_who_has_left_until_he_is_back(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", "--stand-in", "0") as server:
        table = server.create("buttons", "oo")
        one, two = table.sit(0), table.sit(1)
        one.seed(0)
        two.seed(1)
        two.until(lambda message: message.get("now", {}).get("actor", -1) >= 0)
        two.close()
        while not any(event["kind"] == "move" and event["actor"] == 1 for event in one.events):
            if one.now["offers"]:
                one.move(one.now["offers"][0]["code"])
            else:
                one.receive()
        assert any(
            message["type"] == "seats" and message["seats"][1]["stand_in"]
            for message in one.messages
        )
        two = table.sit(1)
        one.until(lambda m: m["type"] == "seats" and not m["seats"][1]["stand_in"])
        one.close()
        two.close()


def test_one_who_does_not_listen_is_dropped_and_others_play_on(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", "--rate", "1000000") as server:
        table = server.create("war", "ll")
        deaf, other = Deaf(table), table.sit(1)
        deaf.say(type="hello", tokens=[table.tokens[0]])
        dropped = 'connections_closed_total{code="4429"} 1'

        def ask() -> bool:
            with suppress(OSError):
                deaf.say(500, type="undo", id="x" * 64, seat=0, version=0)
            other.say(type="ping")
            assert other.until_type("pong")
            return dropped in server.http.get("/metrics").text

        eventually(ask)
        deaf.close()
        other.close()


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--database", "/proc/none/x"], "/proc/none"),
        (["--host", "203.0.113.1"], "cannot listen on 203.0.113.1"),
    ],
)
def test_what_cannot_be_is_one_clear_line(options: list[str], reason: str, tmp_path: Path) -> None:
    with pytest.raises(RuntimeError) as failed:
        Server(str(tmp_path / "tables.sqlite"), *options)
    assert reason in str(failed.value).strip().split("\n")[-1]
