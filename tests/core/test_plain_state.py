"""States in plain Python do all that compiled ones do."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from buttonbox.bots.level import searches
from buttonbox.bots.search.search_bot import SearchBot
from buttonbox.core.bounds import MOST_MOVES
from buttonbox.core.errors import IllegalMove
from buttonbox.core.plain_state import PlainState
from buttonbox.core.randomness import Generator, Playout, chance_cases
from buttonbox.interpreted import SWITCH
from tests.core.pebbles import DIE, ONE, TOSS, TWO, Pebbles

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "pebbles"


def test_a_random_game_comes_to_its_end() -> None:
    playout = Playout(Generator(1))
    for players in (2, 3):
        state = Pebbles(players)
        assert playout.finish(state) > 0
        assert state.is_over()
        assert sum(state.pebbles) == 12
        assert state.winners()


def test_chance_falls_by_its_probabilities() -> None:
    state = Pebbles()
    state.apply(TOSS)
    assert chance_cases(state) == [(DIE, 2), (DIE + 1, 1), (DIE + 2, 1)]
    generator = Generator(7)
    drawn = Counter(generator.draw(state) for _ in range(4000))
    for code, probability in state.chance_outcomes():
        assert drawn[code] / 4000 == pytest.approx(float(probability), abs=0.05)


def test_an_illegal_move_changes_nothing() -> None:
    state = Pebbles()
    for code in (DIE, -1, 10**9):
        with pytest.raises(IllegalMove):
            state.apply(code)
    assert vars(state) == vars(Pebbles())


class Nested(Pebbles):
    """Keeps lists in lists."""

    def __init__(self, players: int = 2) -> None:
        super().__init__(players)
        self.log: list[list[int]] = [[]]

    def play(self, code: int) -> None:
        self.log[0].append(code)
        super().play(code)


def test_a_clone_shares_nothing() -> None:
    state = Nested()
    twin = state.clone()
    twin.apply(ONE)
    assert (state.log, state.heap, state.to_act) == ([[]], 12, 0)
    assert (twin.log, twin.heap, twin.to_act) == ([[ONE]], 11, 1)


@pytest.mark.parametrize("state_class", [Pebbles, Nested])
def test_a_search_finds_the_move_that_wins(state_class: type[Pebbles]) -> None:
    state = state_class()
    state.heap, state.pebbles = 2, [5, 5]
    bot = SearchBot("pebbles", Generator(1), searches(400), use_network=False)
    before = vars(state.clone())
    assert bot.choose(state) == TWO
    assert vars(state) == before
    assert bot.consider(state)[0].value > 0.95


class Crashes(Pebbles):
    def play(self, code: int) -> None:
        raise ZeroDivisionError("the game is wrong")


class TooWide(Pebbles):
    def legal_moves(self) -> list[int]:
        return [ONE] * (MOST_MOVES + 1)


@pytest.mark.parametrize("interpreted", ["0", "1"])
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Crashes", "ZeroDivisionError: the game is wrong"),
        ("TooWide", "ValueError: 513 legal moves are more than 512"),
    ],
)
def test_a_mistake_in_a_game_is_reported_and_hangs_nothing(
    name: str, message: str, interpreted: str
) -> None:
    """Compiled, the exception cannot be passed on: Python prints it."""
    script = (
        f"from tests.core.test_plain_state import {name} as Wrong;"
        "from buttonbox.core.randomness import Generator, Playout;"
        "Playout(Generator(1)).finish(Wrong())"
    )
    environment = {**os.environ, SWITCH: interpreted, "PYTHONPATH": str(EXAMPLE)}
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert message in done.stderr


class NoRules(PlainState):
    """Overrides nothing."""


def test_what_must_be_overridden_is_named() -> None:
    with pytest.raises(NotImplementedError, match="NoRules must override legal_moves"):
        NoRules().legal_moves()
    with pytest.raises(NotImplementedError, match="NoRules must override winners"):
        NoRules().winners()
    assert NoRules().chance_outcomes() == []
