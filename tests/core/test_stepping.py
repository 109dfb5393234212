"""Driving a game from Python with a generator: settle chance, choose a move, apply it."""

import pytest

from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.game import Game
from buttonbox.core.randomness import Generator, Playout
from buttonbox.games import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_stepping_plays_the_game_of_a_playout(game: Game) -> None:
    """The same numbers in the same order, so the same moves."""
    stepped, played = game.new(game.settings(3)), game.new(game.settings(3))
    generator, decisions = Generator(4), 0
    while generator.settle(stepped):
        assert stepped.actor() not in (CHANCE, NOBODY)
        stepped.apply(generator.choose(stepped.legal_moves()))
        decisions += 1
    assert stepped.is_over()
    assert Playout(Generator(4)).finish(played) == decisions
    assert stepped.winners() == played.winners()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_settled_state_takes_no_more_numbers(game: Game) -> None:
    state, generator, twin = game.new(game.settings(2)), Generator(8), Generator(8)
    assert generator.settle(state)
    assert twin.settle(game.new(game.settings(2)))
    assert generator.settle(state)
    assert generator.next() == twin.next()


def test_choose_picks_by_number() -> None:
    generator, twin = Generator(6), Generator(6)
    moves = [7, 300, 5000]
    assert [generator.choose(moves) for _ in range(50)] == [moves[twin.below(3)] for _ in range(50)]
