"""States refuse any illegal integer; a state may override only part of the interface."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from buttonbox.core.actors import CHANCE
from buttonbox.core.errors import IllegalMove
from buttonbox.core.game import Game
from buttonbox.core.randomness import Generator, Playout
from buttonbox.core.state import State
from buttonbox.games import GAMES
from buttonbox.interpreted import SWITCH

ROOT = Path(__file__).parents[2]
POWERS = [2**bits for bits in (0, 20, 31, 32, 63, 64, 100)]
ODD = [sign * (power + more) for power in POWERS for more in (-1, 0, 1) for sign in (1, -1)]
INTERPRETED = "from tests.core.test_state import check_odd_codes; check_odd_codes()"


def states_of_a_game(game: str) -> list[State]:
    """From the first decision to the end."""
    state = GAMES[game].new(GAMES[game].settings(2))
    generator = Generator(2)
    states = [state.clone()]
    while not state.is_over():
        chance = state.is_chance()
        state.apply(generator.draw(state) if chance else generator.choose(state.legal_moves()))
        states.append(state.clone())
    return [*states[:200:5], states[-1]]


def check_odd_codes() -> None:
    for name, game in GAMES.items():
        for state in states_of_a_game(name):
            before = game.position(state)
            possible = [*state.legal_moves(), *(code for code, _ in state.chance_outcomes())]
            for code in ODD:
                if code not in possible:
                    check_refused(state, code)
            assert game.position(state) == before


def check_refused(state: State, code: int) -> None:
    assert not state.is_legal(code)
    with pytest.raises(IllegalMove):
        state.apply(code)


def test_any_integer_is_refused_by_a_rule() -> None:
    check_odd_codes()


def test_any_integer_is_refused_interpreted_too() -> None:
    environment = {**os.environ, SWITCH: "1"}
    subprocess.run([sys.executable, "-c", INTERPRETED], cwd=ROOT, env=environment, check=True)


# A state without rules.


class NoPrimitives(State):
    """Overrides nothing but the refusal."""

    def __init__(self, to_act: int) -> None:
        super().__init__()
        self.to_act = to_act

    def refusal(self, code: int) -> IllegalMove:
        return IllegalMove("X1", "not now")


@pytest.mark.parametrize("actor", [0, CHANCE])
def test_nothing_is_legal_without_primitives(actor: int) -> None:
    assert not NoPrimitives(actor).is_legal(3)
    with pytest.raises(IllegalMove, match="not now"):
        NoPrimitives(actor).apply(3)


@pytest.mark.parametrize("play", [Playout(Generator(1)).finish, Playout(Generator(1)).step])
def test_random_play_names_the_primitive_that_is_missing(play: Callable[[State], int]) -> None:
    with pytest.raises(NotImplementedError, match="fill_moves"):
        play(NoPrimitives(0))
    with pytest.raises(NotImplementedError, match="chance_total"):
        play(NoPrimitives(CHANCE))


@pytest.mark.parametrize("play", [Generator(1).settle, Generator(1).draw])
def test_so_do_dice(play: Callable[[State], int]) -> None:
    with pytest.raises(NotImplementedError, match="chance_total"):
        play(NoPrimitives(CHANCE))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_state_says_whether_chance_acts_or_the_game_is_over(game: Game) -> None:
    state = game.new(game.settings(2))
    generator = Generator(1)
    while not state.is_over():
        assert state.is_chance() == bool(state.chance_outcomes())
        assert state.is_chance() != bool(state.legal_moves())
        assert not state.winners()
        draws = state.is_chance()
        state.apply(generator.draw(state) if draws else generator.choose(state.legal_moves()))
    assert state.winners()
    assert not state.is_chance()
