"""Bots of two checkouts play each other over pipes."""

import subprocess
import sys
from pathlib import Path

import pytest

from buttonbox.games import GAMES

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_wins_half_of_the_games_against_itself(game: str) -> None:
    """Both games of a pair are the same with swapped names."""
    command = [sys.executable, "-m", "bench.checkouts", sys.executable, "--game", game]
    levels = ["--level", "easy", "--other-level", "easy", "--games", "2"]
    done = subprocess.run([*command, *levels], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("50.0% ")
