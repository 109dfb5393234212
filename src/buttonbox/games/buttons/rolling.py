"""Whose die falls next."""

from typing import cast

from buttonbox.core.state import State
from buttonbox.games.buttons import phases
from buttonbox.games.buttons.rules import Buttons


def roller(state: State) -> int | None:
    """The seat that rolls; None if no die falls."""
    game = cast(Buttons, state)
    return game.active if game.phase == phases.ROLLING else None
