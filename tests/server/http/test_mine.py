"""A person's tables: the list of them, leaving one for good, and deleting one."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from harness.servers import TIMEOUT, Json, Person, Server, TableAt, running

NO_TABLE = 4404


def auth(table: TableAt, seat: int) -> dict[str, str]:
    return {"Authorization": f"Bearer {table.tokens[seat]}"}


def leave(table: TableAt, seat: int) -> Json:
    answer = table.server.http.post(f"/api/tables/{table.name}/leave", headers=auth(table, seat))
    assert answer.status_code == 200, answer.text
    left: Json = answer.json()
    return left


def delete(table: TableAt, seat: int) -> tuple[int, Json]:
    path = f"/api/tables/{table.name}"
    answer = table.server.http.delete(path, headers=auth(table, seat))
    return answer.status_code, answer.json()


def mine(table: TableAt, *seats: int) -> list[Json]:
    tickets = [{"table": table.name, "token": table.tokens[seat]} for seat in seats]
    found: list[Json] = table.server.http.post("/api/mine", json={"tokens": tickets}).json()
    return found


def both_there(server: Server) -> tuple[TableAt, Person, Person]:
    """A table of a host and a guest, with the first dice rolled."""
    table = server.create("buttons", "lo")
    host, guest = table.sit(0), table.sit(1)
    host.seed(0)
    guest.seed(1)
    for person in (host, guest):
        person.until(lambda message: message.get("now", {}).get("actor", -1) >= 0)
    return table, host, guest


def test_a_table_of_mine_tells_when_and_how_far(server: Server) -> None:
    clock = {"kind": "days", "days": 3}
    table = server.create("war", "lb", clock=clock)
    [waiting] = mine(table, 0)
    assert (waiting["clock"], waiting["moves"], waiting["result"]) == (clock, 0, None)
    person = table.sit(0)
    person.seed(0)
    person.await_turn()
    person.move(person.now["legal_moves"][0]["code"])
    person.close()
    [playing] = mine(table, 0)
    assert playing["since"] >= waiting["since"]
    assert playing["moves"] >= 1
    assert playing["round"] == 1


def test_a_finished_table_of_mine_tells_who_won(server: Server) -> None:
    table = server.finished("buttons")
    [over] = mine(table, 0)
    assert over["status"] == "over"
    assert over["result"]["winners"]
    assert over["result"]["ending"]


def test_wrong_tokens_find_nothing(server: Server) -> None:
    table = server.create("buttons", "ll")
    tickets = [{"table": table.name, "token": f"wrong {number}"} for number in range(100)]
    assert server.http.post("/api/mine", json={"tokens": tickets}).json() == []
    assert server.http.post("/api/mine", json={"tokens": tickets * 2}).status_code == 400


def test_asking_after_tables_is_counted_by_tickets(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as server:
        tickets = [{"table": "0123456789", "token": "x"}] * 100
        asked = [server.http.post("/api/mine", json={"tokens": tickets}) for _ in range(12)]
        statuses = [answer.status_code for answer in asked]
        assert statuses[:5] == [200] * 5, "500 tickets are a person's whole list"
        assert 429 in statuses


def test_a_guest_who_leaves_is_followed_by_a_bot(server: Server) -> None:
    table, host, guest = both_there(server)
    left = leave(table, 1)["seats"][1]
    assert (left["kind"], left["left"], left["here"]) == ("bot", True, True)
    host.until(lambda m: m["type"] == "seats" and m["seats"][1]["left"])
    guest.until(lambda m: m["type"] == "seats" and m["seats"][1]["left"])
    guest.say(type="react", seat=1, what="bravo")
    assert guest.until_type("refused")["rule"] == "seat"
    assert leave(table, 1)["seats"][1] == left, "leaving again changes nothing"
    assert mine(table, 1) == []
    assert [each["yours"] for each in mine(table, 0, 1)] == [[0]]
    host.until(lambda _: bool(host.now["legal_moves"]))
    host.close()
    guest.close()
    looking = table.sit(1)
    assert looking.messages[0]["yours"] == []
    looking.close()


def test_the_bot_of_one_who_has_left_plays(server: Server) -> None:
    table, host, guest = both_there(server)
    guest.close()
    leave(table, 1)
    while not any(event["kind"] == "move" and event["actor"] == 1 for event in host.events):
        if host.now["legal_moves"]:
            host.move(host.now["legal_moves"][0]["code"])
        else:
            host.receive()
    host.close()


def test_leaving_needs_a_token_of_the_table(server: Server) -> None:
    table = server.create("buttons", "lo")
    path = f"/api/tables/{table.name}"
    assert server.http.post(f"{path}/leave").status_code == 403
    assert server.http.delete(path).status_code == 403
    assert server.http.post("/api/tables/0123456789/leave").status_code == 404


def test_the_host_deletes_a_table_nobody_has_come_to(server: Server) -> None:
    table = server.create("buttons", "lo", come=False)
    host, spectator = table.sit(0), table.sit()
    assert delete(table, 0) == (200, {"table": table.name})
    for person in (host, spectator):
        with pytest.raises(ConnectionClosed) as closed:
            person.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == NO_TABLE
        person.close()
    assert mine(table, 0) == []
    assert delete(table, 0)[0] == 404
    for path in ("", "/record", "/place?version=1"):
        assert server.http.get(f"/api/tables/{table.name}{path}").status_code == 404


def test_the_host_cannot_delete_a_game_of_others(server: Server) -> None:
    table, host, guest = both_there(server)
    status, problem = delete(table, 0)
    assert (status, problem["error"]) == (409, "delete")
    status, problem = delete(table, 1)
    assert (status, problem["error"]) == (409, "delete")
    host.close()
    guest.close()
    leave(table, 1)
    assert delete(table, 0)[0] == 200


def test_the_host_deletes_a_finished_game(server: Server) -> None:
    table = server.finished("buttons")
    assert delete(table, 0)[0] == 200
    again = server.http.post(f"/api/tables/{table.name}/rematch", headers=auth(table, 0))
    assert again.status_code == 404


# Playing again.


def play_again(table: TableAt) -> httpx.Response:
    path = f"{table.server.url}/api/tables/{table.name}/rematch"
    return httpx.post(path, headers=auth(table, 0), timeout=TIMEOUT)


@pytest.mark.slow
def test_many_who_play_again_at_once_make_one_table(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as server:
        table = server.finished("buttons")
        with ThreadPoolExecutor(20) as people:
            answers = list(people.map(play_again, [table] * 20))
        assert [answer.status_code for answer in answers] == [201] * 20
        assert len({answer.json()["table"] for answer in answers}) == 1
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT COUNT(*) FROM tables").fetchone() == (2,)


def test_one_who_comes_back_learns_of_the_rematch(server: Server) -> None:
    table = server.finished("buttons")
    person = table.sit(0)
    person.close()
    again = play_again(table).json()["table"]
    back = table.sit(0, have=person.version)
    assert back.messages[0]["type"] == "events"
    assert back.until_type("rematch")["table"] == again
    back.close()


def test_a_rematch_that_was_deleted_is_gone(server: Server) -> None:
    table = server.finished("buttons")
    made = play_again(table).json()
    assert delete(TableAt(server, made["table"], made["tokens"]), 0)[0] == 200
    assert play_again(table).status_code == 404
