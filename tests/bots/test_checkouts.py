"""Bots of two checkouts play each other over pipes."""

import sys

import pytest

from bench.checkouts import PipedPlayer, play_match
from buttonbox.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_wins_half_of_the_games_against_itself(game: str) -> None:
    """Both games of a pair are the same with swapped names."""
    with (
        PipedPlayer(sys.executable, game, "easy", 0.1) as one,
        PipedPlayer(sys.executable, game, "easy", 0.1) as other,
    ):
        assert play_match(GAMES[game], (one, other), games=2, seed=1).startswith("50.0% ")
