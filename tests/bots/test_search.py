"""The search finds what is known to be best, and lets other threads go on."""

import json
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from buttonbox.bots import nogil
from buttonbox.bots.evaluator import Rollouts
from buttonbox.bots.levels import make_bot
from buttonbox.bots.player import Budget
from buttonbox.bots.search import Search
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import GAMES
from buttonbox.interpreted import SWITCH, is_compiled
from tests.bots import endgames

ROOT = Path(__file__).parents[2]


def best_of(tree: Any, players: int = 2) -> int:
    """The move tried most; a hand-built state runs only where nothing is compiled."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.trees", json.dumps(tree), str(players)],
        cwd=ROOT,
        env={**os.environ, SWITCH: "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    visits = json.loads(done.stdout)
    return int(visits.index(max(visits)))


def test_a_win_is_taken() -> None:
    assert best_of([0, 1, 1, 0]) == 2


def test_the_opponent_is_expected_to_play_well() -> None:
    """Move 0 offers three wins in four, but the other seat will pick the fourth."""
    assert best_of([0, [1, 0, 0, 0, 1], ["chance", 0, 1, 1]]) == 1


def test_chance_is_weighed_by_its_cases() -> None:
    assert best_of([0, ["chance", 0, 1], ["chance", 0, 0, 1], ["chance", 0, 1, 1]]) == 1


def test_a_choice_after_chance_counts() -> None:
    """Move 1: whatever the coin, seat 0 can win afterwards."""
    assert best_of([0, ["chance", 0, 0, 0, 1], ["chance", [0, 0, 1], [0, 1, 0]]]) == 1


def test_three_seats_play_each_for_itself() -> None:
    """After move 0 seat 1 wins more often by sparing seat 0; were all against seat 0, it would
    not, and move 1 would be better."""
    spare = ["chance", 1, 0]
    harm = ["chance", 1, 2, 2]
    assert best_of([0, [1, spare, harm], ["chance", 0, 2, 2]], players=3) == 0


@pytest.mark.parametrize("level", ["strong", "master"])
@pytest.mark.parametrize("number", range(6))
def test_the_last_rolls_of_buttons_are_played_best(level: str, number: int) -> None:
    state = endgames.buttons_endgame(number)
    exact = endgames.exact_buttons(state)
    bot = make_bot("buttons", level, 1, Budget(simulations=4000))
    assert exact[bot.choose(state)] >= max(exact.values()) - endgames.NEARLY


@pytest.mark.parametrize("level", ["strong", "master"])
@pytest.mark.parametrize("number", range(6))
def test_the_last_dice_of_war_are_played_best(level: str, number: int) -> None:
    state, exact = endgames.war_endgame(number)
    bot = make_bot("war", level, 1, Budget(simulations=4000))
    assert exact[bot.choose(state)] == max(exact.values())


def first_decision(game: str, players: int = 2) -> State:
    state = GAMES[game].new(GAMES[game].settings(players))
    Generator(5).settle(state)
    return state


@pytest.mark.skipif(not is_compiled(), reason="interpreted, the lock passes every few ms by itself")
@pytest.mark.parametrize("game", GAMES)
def test_another_thread_counts_on_during_one_stretch_of_search(game: str) -> None:
    generator = Generator(1)
    search = Search(Rollouts(generator), generator, 1 << 20, False)
    search.start(first_decision(game))
    ticks = 0
    over = threading.Event()

    def tick() -> None:
        nonlocal ticks
        while not over.is_set():
            ticks += 1

    clock = threading.Thread(target=tick)
    clock.start()
    before = ticks
    nogil.release(search, 5000)
    during = ticks - before
    over.set()
    clock.join()
    assert during > 1000


@pytest.mark.skipif(not is_compiled(), reason="interpreted, the lock passes every few ms by itself")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_what_needs_the_lock_is_short(game: str, players: int) -> None:
    """All but the search itself takes a small part of the time of a search."""
    state = first_decision(game, players)
    assert 5 * seconds(game, state, 0) < seconds(game, state, 3000)


def seconds(game: str, state: State, simulations: int) -> float:
    """The time of the processor that a decision takes, at best."""
    bot = make_bot(game, "master", 1, Budget(simulations=simulations))
    times = []
    for _ in range(3):
        started = time.thread_time()
        bot.consider(state)
        times.append(time.thread_time() - started)
    return min(times)
