"""The arguments of environments, refused with an error of Gymnasium's own kind."""

from collections.abc import Iterable, Mapping
from typing import Any

from gymnasium import error

from buttonbox.core.errors import InvalidSettings
from buttonbox.core.game import Game
from buttonbox.core.state import State


class InvalidArgument(InvalidSettings, error.Error):
    """Raised for an argument that no environment can be made with; `field` is its name."""


def first_state(game: Game, players: int, options: Mapping[str, Any] | None) -> State:
    """Return the state in which every game begins; raises InvalidArgument."""
    try:
        return game.new(game.settings(players, options))
    except InvalidSettings as refusal:
        raise InvalidArgument(refusal.field, refusal.reason, refusal.rule) from refusal


def check_choice(field: str, value: object, allowed: Iterable[object]) -> None:
    """Raise InvalidArgument unless the value is one of those allowed."""
    choices = tuple(allowed)
    if value not in choices:
        names = ", ".join(map(str, choices))
        raise InvalidArgument(field, f"must be one of {names}, not {value!r}")


def check_least(field: str, value: int, least: int) -> None:
    """Raise InvalidArgument if the number is too small."""
    if value < least:
        raise InvalidArgument(field, f"must be at least {least}, not {value!r}")
