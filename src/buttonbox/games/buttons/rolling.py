"""Find out whose die is rolled next."""

from typing import cast

from buttonbox.core.state import State
from buttonbox.games.buttons import phases
from buttonbox.games.buttons.rules import Buttons


def roller(state: State) -> int | None:
    """Return the seat that rolls; None if no die is rolled."""
    game = cast(Buttons, state)
    return game.active if game.phase == phases.ROLLING else None
