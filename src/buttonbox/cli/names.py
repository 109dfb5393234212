"""How players and events are called in the terminal."""

from buttonbox.core.actors import CHANCE
from buttonbox.core.game import Game
from buttonbox.core.history import Event

NAMES = ("Ada", "Ben", "Cleo", "Dan")
LONGEST = 500  # characters of a text from elsewhere


def printable(text: str) -> str:
    """Text from a file or a stranger, safe for a terminal.

    Control characters, escape sequences and marks that turn the direction of text are written out,
    such as \\x1b and \\u202e.
    """
    shown = "".join(each if each.isprintable() else _escaped(each) for each in text[:LONGEST])
    return shown if len(text) <= LONGEST else f"{shown} …"


def _escaped(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")


def event_text(game: Game, event: Event, names: tuple[str, ...]) -> str:
    """Who did what, in notation."""
    who = "chance" if event.actor == CHANCE else names[event.actor]
    return f"{who}: {game.notation(event.code)}"
