"""The command line, run as a user runs it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from buttonbox.games import GAMES
from buttonbox.interpreted import is_compiled
from tests.commands import assert_refused, complaints, run


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_simulate_counts_add_up(game: str, players: str) -> None:
    done = run("simulate", game, "--players", players, "--games", "50", "--seed", "1", "--json")
    counts = json.loads(done.stdout)
    assert counts["games"] == 50
    assert sum(counts["endings"].values()) == 50
    assert len(counts["wins"]) == int(players)
    assert sum(counts["wins"]) >= 50
    assert counts["decisions"] > counts["rounds"] > 50
    assert counts["seconds"] > 0
    assert counts["ns_per_decision"] > 0


def test_simulate_repeats_itself_with_a_seed() -> None:
    timed = ("seconds", "ns_per_decision")
    first, second = (
        json.loads(run("simulate", "war", "--games", "20", "--seed", "7", "--json").stdout)
        for _ in range(2)
    )
    assert {k: v for k, v in first.items() if k not in timed} == {
        k: v for k, v in second.items() if k not in timed
    }


def test_simulate_prints_a_table_for_people() -> None:
    done = run("simulate", "buttons", "--games", "20", "--seed", "1")
    assert "BUTTONS, 4 players, 20 games" in done.stdout
    assert "endings" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["simulate", "chess"], "invalid choice: 'chess'"),
        (["simulate", "war", "--players", "5"], "invalid choice: 5"),
        (["simulate", "war", "--games", "0"], "--games: must be at least 1"),
        (["simulate", "war", "--layouts", "x.json"], "--layouts: is for buttons only"),
        (["simulate", "buttons", "--tiles"], "--tiles: is for war only"),
        (["simulate", "buttons", "--layouts", "missing.json"], "missing.json"),
        (["replay", "missing.jsonl"], "buttonbox: missing.jsonl: No such file"),
        (["play", "war", "--save", "missing/game.jsonl"], "--save: there is no folder missing"),
        (["play", "war", "--save", "."], "--save: . is a folder, not a file"),
        (["analyse", "game.jsonl", "--svg", "missing/x.svg"], "--svg: there is no folder missing"),
        (["backup", "."], "FILE: . is a folder, not a file"),
        (["arena", "war", "--bots", "random,strong@infs"], "a budget looks like 200 or 0.05s"),
        (["arena", "war", "--bots", "random,strong", "--time", "inf"], "--time: must be more than"),
        (["rules", "war", "W999"], "no rule W999"),
        (["rules"], "required: game"),
        (["games"], "invalid choice: 'games'"),
    ],
)
def test_bad_input_gets_one_clear_line_and_code_2(arguments: list[str], complaint: str) -> None:
    assert_refused(arguments, complaint)


def test_rules_explains_one_rule_and_prints_all() -> None:
    assert run("rules", "war", "w33").stdout.startswith("W33 (")
    assert "BR6." in run("rules", "buttons").stdout


@pytest.mark.slow
def test_own_layouts_and_values_from_files(tmp_path: Path) -> None:
    layouts = tmp_path / "layouts.json"
    layouts.write_text(json.dumps({name: ["rygbry"] * 6 for name in ("xa", "ya")}))
    done = run("simulate", "buttons", "--players", "2", "--games", "3", "--layouts", str(layouts))
    assert done.returncode == 0, done.stderr
    done = run("simulate", "buttons", "--players", "3", "--games", "3", "--layouts", str(layouts))
    assert done.returncode == 2
    assert "B10" in done.stderr
    values = tmp_path / "values.json"
    values.write_text(json.dumps({"card_dice": {"one-star": 9}}))
    done = run("simulate", "war", "--games", "3", "--values", str(values))
    assert done.returncode == 2
    assert "values.card_dice.one-star" in done.stderr


def test_a_game_of_the_environment_that_cannot_be_loaded_is_named() -> None:
    done = run("simulate", "war", BUTTONBOX_GAMES="go=nowhere:GO")
    assert done.returncode == 2
    assert "'nowhere:GO' cannot be loaded" in done.stderr
    assert len(complaints(done.stderr)) == 1


def test_interpreted_play_says_so_once() -> None:
    done = run("rules", "war", "W1", BUTTONBOX_INTERPRETED="1")
    assert done.stderr.count("interpreted") == 1
    plain = run("rules", "war", "W1")
    assert ("interpreted" in plain.stderr) == (not is_compiled())


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m buttonbox rules war | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert complaints(done.stderr) == []
