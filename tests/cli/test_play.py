"""A game in the terminal, typed by a script."""

import re
from pathlib import Path

import pytest

from buttonbox.core.record import read_record
from buttonbox.games import GAMES, find_game
from tests.commands import run


@pytest.mark.parametrize("game", GAMES)
def test_the_first_move_again_and_again_finishes_a_game(game: str, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    done = run(
        "play", game, "--players", "2", "--seed", "3", "--save", str(record), typed="1\n" * 3000
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"The game is over \([a-z-]+\)\. Won by: ", done.stdout)
    history = read_record(record.read_text(), find_game).history
    assert history.state.winners()
    replayed = run("replay", str(record), "--to", "20")
    assert replayed.returncode == 0, replayed.stderr
    assert "\n   20 " in replayed.stdout


def test_undo_rules_board_help_and_mistakes() -> None:
    typed = "help\nrules B34\nout\nlay 9/9\n\nundo\nboard\nquit\n"
    done = run("play", "buttons", "--players", "2", "--seed", "3", typed=typed)
    assert done.returncode == 0, done.stderr
    assert "Type a number or a move" in done.stdout
    assert "B34 (" in done.stdout
    assert "(B34)" in done.stdout  # getting out without a button is refused by its rule
    assert "'lay 9/9' is not a move" in done.stdout
    assert "nothing to undo" in done.stdout
    assert "Goodbye." in done.stdout


@pytest.mark.slow
def test_undo_takes_the_own_move_back(tmp_path: Path) -> None:
    kept, taken_back = tmp_path / "kept.jsonl", tmp_path / "taken_back.jsonl"
    table = ("buttons", "--players", "2", "--seed", "5")
    typed = "1\n1\n1\n1\n"  # far enough for a choice of one's own
    run("play", *table, "--save", str(kept), typed=typed + "quit\n")
    before = read_record(kept.read_text(), find_game).history
    while before.undoable_seat() != 0:  # the last own move nothing has followed
        typed += "1\n"
        run("play", *table, "--save", str(kept), typed=typed + "quit\n")
        before = read_record(kept.read_text(), find_game).history
    run("play", *table, "--save", str(taken_back), typed=typed + "undo\nquit\n")
    after = read_record(taken_back.read_text(), find_game).history
    assert after.events == before.events[:-1]


def test_the_game_is_asked_for() -> None:
    done = run("play", typed="chess\n2\nquit\n")
    assert "1) BUTTONS" in done.stdout
    assert done.stdout.count("Which game?") == 2
    assert "War of the Buttons. You are Ada." in done.stdout


def test_the_end_of_input_is_a_goodbye() -> None:
    done = run("play", "war", typed="")
    assert done.returncode == 0, done.stderr
    assert "Goodbye." in done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_help_names_a_rule_of_the_game(game: str) -> None:
    done = run("play", game, "--players", "2", "--seed", "1", typed="help\nquit\n")
    [example] = set(re.findall(r"rules ([A-Z]+\d+)", done.stdout.replace("\n", " ")))
    assert example in GAMES[game].rules.rules


def test_the_risk_of_a_roll_is_shown() -> None:
    done = run("play", "buttons", "--players", "2", "--seed", "3", typed="1\n" * 12)
    assert re.search(r"A roll is a bust in \d+% of all cases\.", done.stdout)
    assert "bust in" not in run("play", "war", typed="1\n" * 12).stdout


def test_bots_of_another_level_play_another_game() -> None:
    games = {
        level: run("play", "war", "--seed", "3", "--level", level, typed="1\n" * 3).stdout
        for level in ("random", "easy")
    }
    assert games["random"] != games["easy"]
