"""How players and events are called in the terminal."""

from buttonbox.core.actors import CHANCE
from buttonbox.core.game import Game
from buttonbox.core.history import Event

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def event_text(game: Game, event: Event, names: tuple[str, ...]) -> str:
    """Who did what, in notation."""
    who = "chance" if event.actor == CHANCE else names[event.actor]
    return f"{who}: {game.notation(event.code)}"
