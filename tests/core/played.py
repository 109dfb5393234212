"""Histories of random games for the tests of the core."""

from buttonbox.core.game import Game
from buttonbox.core.history import History
from buttonbox.core.play import play_game, random_player
from buttonbox.core.randomness import Generator


def finished(game: Game, players: int = 2, seed: int = 1) -> History:
    """Return a random game, played to its end."""
    history = History(game, game.settings(players))
    generator = Generator(seed)
    play_game(history, [random_player(generator)] * players, generator)
    return history


def begun(game: Game, events: int, players: int = 2, seed: int = 1) -> History:
    """Return the first events of a random game."""
    whole = finished(game, players, seed)
    history = History(game, whole.settings, events=whole.events[:events])
    assert not history.state.is_over()
    return history
