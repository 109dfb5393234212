"""BUTTONS and War of the Buttons, two dice games about buttons, playable again.

Most programs need only the names below. They are imported on first use, which keeps
`import buttonbox` fast.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from buttonbox import interpreted

if TYPE_CHECKING:
    from buttonbox.bots.levels import LEVELS, make_bot
    from buttonbox.core.errors import ButtonboxError, IllegalMove
    from buttonbox.core.game import Game
    from buttonbox.core.history import Event, History
    from buttonbox.core.play import play_game
    from buttonbox.core.randomness import Generator
    from buttonbox.core.record import read_record, write_record
    from buttonbox.core.state import State
    from buttonbox.games import GAMES, find_game

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "LEVELS",
    "ButtonboxError",
    "Event",
    "Game",
    "Generator",
    "History",
    "IllegalMove",
    "State",
    "find_game",
    "make_bot",
    "play_game",
    "read_record",
    "write_record",
]
MODULES = {
    "bots.levels": ("LEVELS", "make_bot"),
    "core.errors": ("ButtonboxError", "IllegalMove"),
    "core.game": ("Game",),
    "core.history": ("Event", "History"),
    "core.play": ("play_game",),
    "core.randomness": ("Generator",),
    "core.record": ("read_record", "write_record"),
    "core.state": ("State",),
    "games": ("GAMES", "find_game"),
}

if interpreted.is_wanted():
    interpreted.prefer_source()


def __getattr__(name: str) -> Any:
    """Import a public name from its module."""
    for module, names in MODULES.items():
        if name in names:
            return getattr(import_module(f"buttonbox.{module}"), name)
    raise AttributeError(f"module 'buttonbox' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
