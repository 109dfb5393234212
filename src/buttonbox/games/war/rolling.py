"""Whose die falls next."""

from typing import cast

from buttonbox.core.state import State
from buttonbox.games.war import phases
from buttonbox.games.war.rules import War

OWN_DICE = (phases.ROLLING_BOYS, phases.ROLLING, phases.REROLLING)


def roller(state: State) -> int | None:
    """The seat whose coloured die falls; None if it is a white one, or none at all."""
    game = cast(War, state)
    return (game.start + game.step) % game.players if game.phase in OWN_DICE else None
