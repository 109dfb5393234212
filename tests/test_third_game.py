"""A game from another package: everything works with it, and no file of ours names it."""

import json
import os
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from pebbles.game import PEBBLES

from buttonbox.bots.arena.arena import play_match
from buttonbox.bots.bot import RandomBot
from buttonbox.bots.levels import LEVELS, make_bot
from buttonbox.core.conformance import check_game
from buttonbox.core.randomness import Generator
from buttonbox.core.record import read_record
from buttonbox.core.registry import Registry
from buttonbox.games import GAMES, find_game, register
from buttonbox.server.dice import fair_dice
from harness.servers import Server, running
from tests.commands import run

EXAMPLE = Path(__file__).parents[1] / "examples" / "pebbles"


@pytest.fixture(autouse=True)
def _known_here_and_to_new_processes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    register(PEBBLES)
    paths = [str(EXAMPLE), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    monkeypatch.setenv("BUTTONBOX_GAMES", "pebbles=pebbles.game:PEBBLES")
    yield
    GAMES.unregister("pebbles")


def test_it_keeps_the_contract() -> None:
    check_game(PEBBLES, range(20))


def test_installed_it_is_found_by_its_entry_point() -> None:
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]
    known: Registry[object] = Registry("tests", project["entry-points"]["buttonbox.games"])
    assert dict(known) == {"pebbles": PEBBLES}


@pytest.mark.parametrize("level", LEVELS[1:])
def test_every_level_plays_it(level: str) -> None:
    bot = make_bot("pebbles", level, seed=1)
    state = PEBBLES.new(PEBBLES.settings(2))
    state.heap, state.pebbles = 2, [5, 5]
    chosen = [bot.choose(state) for _ in range(5)]
    assert PEBBLES.notation(max(chosen, key=chosen.count)) == "two"


@pytest.mark.slow
def test_a_bot_beats_random_play() -> None:
    bot = make_bot("pebbles", "easy", seed=1)
    assert play_match("pebbles", bot, RandomBot(Generator(1)), 2, 30, seed=1) > 0.6


# On the command line.


def test_it_is_simulated() -> None:
    done = run("simulate", "pebbles", "--games", "50", "--seed", "1", "--json")
    counts = json.loads(done.stdout)
    assert (counts["games"], counts["players"]) == (50, 3)
    assert sum(counts["endings"].values()) == 50


def test_its_rules_are_explained() -> None:
    assert "Nobody takes more pebbles" in run("rules", "pebbles", "P2").stdout


@pytest.mark.slow
def test_bots_compete_in_it() -> None:
    done = run("arena", "pebbles", "--bots", "easy,random", "--games", "8", "--workers", "2")
    assert "easy" in done.stdout


# On a server.


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path / "tables.db") as started:
        yield started


@pytest.mark.slow
def test_the_server_sends_what_a_plain_page_draws(server: Server) -> None:
    table = server.create("pebbles", "lb")
    person = table.sit(0)
    person.seed(0)
    person.receive()
    assert person.now["legal_moves"][0] == {"code": 0, "text": "take one pebble"}
    assert person.now["facts"]["text"].startswith("Heap")
    person.say(type="hint", seat=0)
    hint = person.until_type("hint")
    assert [choice["reason"]["key"] for choice in hint["choices"]] == ["judged"] * 3
    refused = person.move(code=4)
    assert (refused["type"], refused["rule"]) == ("refused", "P1")
    person.close()
    assert server.http.get("/api/lessons/pebbles").status_code == 404
    listed = {game["name"]: game for game in server.http.get("/api/games").json()}
    assert list(listed) == ["buttons", "war", "pebbles"]
    assert listed["pebbles"]["title"] == "Pebbles"
    assert listed["pebbles"]["players"] == [2, 3]
    assert [listed[name]["lesson"] for name in listed] == [True, True, False]
    assert server.http.get("/api/rules/pebbles").json()["title"].startswith("Pebbles")


@pytest.mark.slow
def test_a_game_with_a_bot_is_recorded_verified_replayed_and_analysed(
    server: Server, tmp_path: Path
) -> None:
    table = server.finished("pebbles")
    text = table.record()
    record = read_record(text, find_game)
    assert fair_dice.verify(record.history, record.fair).opened == [0]
    replay = server.http.post("/api/replay", content=text).json()
    assert replay["positions"][0]["heap"] == 12
    assert replay["positions"][-1]["heap"] == 0
    assert server.http.post("/api/records", content=text).status_code == 201
    check_analysis(server, f"/api/tables/{table.name}/analysis", len(record.history.events))
    path = tmp_path / "game.jsonl"
    path.write_text(text)
    assert "fair: all" in run("verify", str(path)).stdout
    assert "Heap" in run("replay", str(path)).stdout
    assert "luck" in run("analyse", str(path), "--simulations", "16").stdout
    assert "has no odds to show" in run("odds", str(path)).stderr


def check_analysis(server: Server, path: str, events: int) -> None:
    with server.http.stream("GET", path) as answer:
        lines = [line for line in answer.iter_lines() if line]
    *parts, end = [json.loads(line.removeprefix("data: ")) for line in lines]
    chances = [each for part in parts for each in part["chances"]]
    assert len(chances) == events + 1
    assert all(sum(each) == pytest.approx(1, abs=0.001) for each in chances)
    assert len(end["accounts"]) == 2
