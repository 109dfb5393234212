"""What the log tells of an event beyond its notation, for games that have something to tell."""

from collections.abc import Callable

from buttonbox.core.actors import CHANCE
from buttonbox.core.game import Json
from buttonbox.core.state import State
from buttonbox.games.buttons.facts import facts as buttons_facts
from buttonbox.games.buttons.rolling import roller as buttons_roller
from buttonbox.games.war.facts import facts as war_facts
from buttonbox.games.war.rolling import roller as war_roller

TELLERS: dict[str, Callable[[State, int], Json]] = {"buttons": buttons_facts, "war": war_facts}
ROLLERS: dict[str, Callable[[State], int | None]] = {"buttons": buttons_roller, "war": war_roller}
TOLD_OF_DICE = {"buttons"}  # where a die may have something to tell, and not moves alone


def facts(game: str, state: State, code: int) -> Json:
    """The facts of a legal event in this state, before it is carried out."""
    tell = TELLERS.get(game)
    if tell is None or (state.actor() == CHANCE and game not in TOLD_OF_DICE):
        return {}
    return tell(state, code)


def roller(game: str, state: State) -> int | None:
    """The seat whose die falls next; None if it is nobody's, or no die."""
    find = ROLLERS.get(game)
    return find(state) if find else None
