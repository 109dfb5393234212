"""How games between bots begin."""

from buttonbox.core.game import Game, Json
from buttonbox.core.randomness import Generator
from buttonbox.games.buttons.layouts import draw_layouts, own_layouts


def draw_settings(game: Game, players: int, generator: Generator) -> Json:
    """A new game as a table would set it up: boards of BUTTONS are drawn at random (B10)."""
    if game.name != "buttons":
        return game.settings(players)
    return game.settings(players, {"layouts": draw_layouts(own_layouts(), players, generator)})
