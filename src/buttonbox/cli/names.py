"""Names of players and events in the terminal."""

from collections.abc import Sequence

from buttonbox.cli.terminal import printable
from buttonbox.core.actors import CHANCE
from buttonbox.core.game import Game
from buttonbox.core.history import Event
from buttonbox.core.record import Record

DEFAULT_NAMES = ("Ada", "Ben", "Cleo", "Dan")


def player_names(record: Record) -> tuple[str, ...]:
    """Return the record's names, safe to print, with default names where it has none."""
    given = record.names or [""] * record.history.state.players
    pairs = zip(given, DEFAULT_NAMES, strict=False)
    return tuple(printable(name.strip()) or default for name, default in pairs)


def actor_name(actor: int, names: Sequence[str]) -> str:
    """Return the name of the player who acted, or "chance"."""
    return "chance" if actor == CHANCE else names[actor]


def event_text(game: Game, event: Event, names: Sequence[str]) -> str:
    """Return an event as text: its player and its notation."""
    return f"{actor_name(event.actor, names)}: {game.notation(event.code)}"
