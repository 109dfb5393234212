"""What the log tells of an event beyond its notation, for games that have something to tell."""

from collections.abc import Callable

from buttonbox.core.actors import CHANCE
from buttonbox.core.game import Json
from buttonbox.core.state import State
from buttonbox.games.buttons.facts import facts as buttons_facts
from buttonbox.games.war.facts import facts as war_facts

TELLERS: dict[str, Callable[[State, int], Json]] = {"buttons": buttons_facts, "war": war_facts}
TOLD_OF_DICE = {"buttons"}  # where a die may have something to tell, and not moves alone


def facts(game: str, state: State, code: int) -> Json:
    """The facts of a legal event in this state, before it is carried out."""
    tell = TELLERS.get(game)
    if tell is None or (state.actor() == CHANCE and game not in TOLD_OF_DICE):
        return {}
    return tell(state, code)
