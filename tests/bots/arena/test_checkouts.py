"""Bots of two checkouts play each other over pipes."""

import subprocess
import sys
from pathlib import Path

import pytest

from buttonbox.games import GAMES

ROOT = Path(__file__).parents[3]


def play(game: str, *options: str) -> str:
    """Return what a match of a bot against itself prints."""
    command = [sys.executable, "-m", "bench.checkouts", sys.executable, "--game", game]
    levels = ["--level", "easy", "--other-level", "easy", *options]
    done = subprocess.run([*command, *levels], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_wins_half_of_the_games_against_itself(game: str) -> None:
    """Both games of a pair are the same with swapped names."""
    assert play(game, "--games", "2").startswith("50.0% ")


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
def test_so_it_does_at_larger_tables(players: int) -> None:
    """All games of a block go alike, and each seat is held by either bot equally often."""
    told = play("buttons", "--players", str(players), "--games", "7")
    assert told.startswith("50.0% ")
    assert "luck taken out 50.0% (50.0% to 50.0%)" in told
