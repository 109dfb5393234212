"""Check the arguments of environments; the errors derive from Gymnasium's."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from gymnasium import error

from buttonbox.core.errors import InvalidSettings
from buttonbox.core.game import Game
from buttonbox.core.state import State

SEEDS = 1 << 63  # number of seeds that can be drawn for a game's generator


class InvalidArgument(InvalidSettings, error.Error):
    """Raised for a bad argument of an environment; `field` is its name."""


def first_state(game: Game, players: int, options: Mapping[str, Any] | None) -> State:
    """Return the state in which every game begins; raises InvalidArgument."""
    try:
        return game.new(game.settings(players, options))
    except InvalidSettings as refusal:
        raise InvalidArgument(refusal.field, refusal.reason, refusal.rule) from refusal


def check_choice(field: str, value: object, allowed: Iterable[object]) -> None:
    """Raise InvalidArgument unless the value is allowed."""
    choices = tuple(allowed)
    if value not in choices:
        names = ", ".join(map(str, choices))
        raise InvalidArgument(field, f"must be one of {names}, not {value!r}")


def check_least(field: str, value: int, least: int) -> None:
    """Raise InvalidArgument if the number is too small."""
    if value < least:
        raise InvalidArgument(field, f"must be at least {least}, not {value!r}")


def checked_seed(seed: int) -> int:
    """Return the seed; raises gymnasium.error.Error unless it is an integer from 0 up."""
    if not isinstance(seed, int | np.integer) or isinstance(seed, bool) or seed < 0:
        raise error.Error(f"a seed must be an integer from 0 up, not {seed!r}")
    return int(seed)


def drawn_seed(random: np.random.Generator) -> int:
    """Return the seed of a game's generator, drawn from an environment's own."""
    return int(random.integers(SEEDS))
