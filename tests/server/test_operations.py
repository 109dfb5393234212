"""What a host sees: a clean start and stop, logs without tokens, no memory for idle tables."""

import json
import logging
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from buttonbox.server.logs import REPEAT_SECONDS, JsonLines, RepeatFilter
from harness.servers import Deaf, Server, eventually, running

PART = 8  # characters of a secret that would be too many


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


@pytest.mark.slow
def test_logs_are_json_lines_without_tokens(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite"), "--log", "debug")
    table = server.create("buttons", "lo")
    person = table.connect()
    person.say(type="hello", tokens=[table.tokens[0]] * 5)  # too long for the short way
    person.until_type("table")
    seed = person.seed(0)
    person.say(type="ping")
    person.until_type("pong")
    server.http.post(
        f"/api/tables/{table.name}/rematch", headers={"Authorization": f"Bearer {table.tokens[0]}"}
    )
    person.close()
    lines = server.stop().strip().split("\n")
    assert any(json.loads(line)["message"] == "table created" for line in lines)
    for secret in (str(table.tokens[0]), seed):
        for start in range(len(secret) - PART):
            assert not any(secret[start : start + PART] in line for line in lines)


def test_the_same_complaint_is_logged_once_a_minute(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite"))
    for _ in range(20):
        server.http.get("/health", headers={"Host": "evil.example"})
        person = server.create("buttons", "ll").sit()
        person.socket.socket.sendall(Frame(Opcode.TEXT, b"\xff").serialize(mask=True))
        with pytest.raises(ConnectionClosed):
            person.until_type("never")
        person.close()
    lines = [json.loads(line) for line in server.stop().splitlines()]
    assert len({line["message"] for line in lines}) == len(lines)
    assert "unknown host" in {line["message"] for line in lines}


FAILING_TASKS = """
import asyncio
from buttonbox.server import logs

async def fail():
    raise ValueError("first line\\nsecond line")

async def main():
    for _ in range(3):
        asyncio.create_task(fail())
    await asyncio.sleep(0.1)

logs.set_up("warning")
asyncio.run(main())
"""


def test_what_asyncio_complains_of_is_logged_in_the_same_way() -> None:
    ran = subprocess.run([sys.executable, "-c", FAILING_TASKS], capture_output=True, check=True)
    [line] = ran.stderr.splitlines()
    assert "never retrieved" in json.loads(line)["message"]
    assert "ValueError" in json.loads(line)["traceback"]


def test_what_was_not_logged_is_counted() -> None:
    now = [0.0]
    seldom = RepeatFilter(lambda: now[0])
    records = [logging.LogRecord("x", logging.ERROR, "", 1, "oh %s", (i,), None) for i in range(4)]
    assert [seldom.filter(record) for record in records[:3]] == [True, False, False]
    now[0] = REPEAT_SECONDS
    assert seldom.filter(records[3])
    assert json.loads(JsonLines().format(records[3]))["left_out"] == "2"
    quiet = logging.LogRecord("x", logging.INFO, "", 1, "as usual", (), None)
    assert all(seldom.filter(quiet) for _ in range(3))


def test_metrics_have_the_labels_of_what_they_count(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        person = server.create("buttons", "ll").sit()
        person.say(type="undo", id="x", seat=0, version=0)
        person.until_type("refused")
        person.socket.socket.sendall(100 * Frame(Opcode.PING, b"").serialize(mask=True))
        with pytest.raises(ConnectionClosed):
            person.until_type("never")
        stranger = server.create("buttons", "ll").connect()
        stranger.say(type="ping")
        stranger.until_type("closed")
        server.http.get("/api/nothing")
        person.close()
        stranger.close()
        text = server.http.get("/metrics").text
        for line in (
            'refusals_total{rule="seat"} 1',
            'connections_closed_total{code="4400"} 1',
            'requests_total{status="404"} 1',
            'requests_total{status="201"} 2',
            'limits_reached_total{reason="frames"} 1',
            "tables_created_total 2",
        ):
            assert f"buttonbox_{line}.0\n" in text


@pytest.mark.slow
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
        eventually(lambda: "buttonbox_tables 1.0\n" in server.http.get("/metrics").text)
        spectator.close()
        eventually(lambda: "buttonbox_tables 0.0\n" in server.http.get("/metrics").text)


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


@pytest.mark.slow
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
        metrics = "buttonbox_connections 3.0\n"
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
            if one.now["legal_moves"]:
                one.move(one.now["legal_moves"][0]["code"])
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
        (["--port", "70000"], "70000 is not a port number (0 to 65535)"),
        (["--port", "-1"], "-1 is not a port number"),
        (["--port", "http"], "http is not a port number"),
    ],
)
def test_what_cannot_be_is_one_clear_line(options: list[str], reason: str, tmp_path: Path) -> None:
    with pytest.raises(RuntimeError) as failed:
        Server(str(tmp_path / "tables.sqlite"), *options)
    assert reason in str(failed.value).strip().split("\n")[-1]
