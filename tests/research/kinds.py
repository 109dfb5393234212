"""Every game with every number of players, as parameters of a test."""

import pytest

from buttonbox.games import GAMES

KINDS = [(name, players) for name, game in GAMES.items() for players in game.players]
every_kind = pytest.mark.parametrize(("game", "players"), KINDS)
