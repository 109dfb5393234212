"""What every state does with any integer, and games that override only a part of the contract."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.errors import IllegalMove
from buttonbox.core.randomness import Generator, Playout
from buttonbox.core.state import State
from buttonbox.games import GAMES
from buttonbox.interpreted import SWITCH
from tests.core.pebbles import Pebbles

ROOT = Path(__file__).parents[2]
POWERS = [2**bits for bits in (0, 20, 31, 32, 63, 64, 100)]
ODD = [sign * (power + more) for power in POWERS for more in (-1, 0, 1) for sign in (1, -1)]
INTERPRETED = "from tests.core.test_state import check_odd_codes; check_odd_codes()"


def states_of_a_game(game: str) -> list[State]:
    """From the first decision to the end."""
    state = GAMES[game].new(GAMES[game].settings(2))
    generator = Generator(2)
    states = [state.clone()]
    while state.actor() != NOBODY:
        chance = state.actor() == CHANCE
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


# Games in plain Python.


class OnlyLists(State):
    """Says what is legal, but not what happens then."""

    def __init__(self) -> None:
        super().__init__()
        self.to_act = 0

    def legal_moves(self) -> list[int]:
        return [3]

    def refusal(self, code: int) -> IllegalMove:
        return IllegalMove("X1", "not now")


def test_what_is_legal_follows_from_the_lists() -> None:
    state = OnlyLists()
    assert state.is_legal(3)
    assert not state.is_legal(4)
    with pytest.raises(IllegalMove):
        state.apply(4)
    with pytest.raises(NotImplementedError, match="OnlyLists must override apply or play"):
        state.apply(3)


@pytest.mark.parametrize("play", [Playout(Generator(1)).finish, Playout(Generator(1)).step])
def test_a_game_without_primitives_says_that_it_cannot_be_simulated(
    play: Callable[[State], int],
) -> None:
    with pytest.raises(NotImplementedError, match="cannot be simulated"):
        play(Pebbles(2))


def test_nor_can_its_dice_be_thrown_in_a_simulation() -> None:
    state = Pebbles(2)
    state.to_act = CHANCE
    with pytest.raises(NotImplementedError, match="cannot be simulated"):
        Generator(1).settle(state)
