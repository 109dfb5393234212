"""Find out whose die is rolled next."""

from typing import cast

from buttonbox.core.state import State
from buttonbox.games.war import phases
from buttonbox.games.war.rules import War

OWN_DICE = (phases.ROLLING_BOYS, phases.ROLLING, phases.REROLLING)


def roller(state: State) -> int | None:
    """Return the seat whose coloured die is rolled next; None for a white die or no die."""
    game = cast(War, state)
    return game.rolling_seat if game.phase in OWN_DICE else None
