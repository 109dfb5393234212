"""What the log tells of a move beyond its notation, for games that have something to tell."""

from collections.abc import Callable

from buttonbox.core.game import Json
from buttonbox.core.state import State
from buttonbox.games.war.facts import facts as war_facts

TELLERS: dict[str, Callable[[State, int], Json]] = {"war": war_facts}


def facts(game: str, state: State, code: int) -> Json:
    """The facts of a legal move in this state, before it is carried out."""
    tell = TELLERS.get(game)
    return tell(state, code) if tell is not None else {}
