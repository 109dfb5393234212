"""Turns that tests take."""

import pytest

from buttonbox.core.errors import IllegalMove
from buttonbox.games.war.game import WAR
from buttonbox.games.war.rules import War
from tests.games.war.positions import legal, play


def refused(state: War, text: str) -> str:
    """Return the number of the rule that forbids the move; the state must not change."""
    before = WAR.position(state)
    with pytest.raises(IllegalMove) as caught:
        state.apply(WAR.parse(text))
    assert WAR.position(state) == before
    return caught.value.rule


def brief_turn(state: War) -> None:
    """The seat to move sends its first die to the village and ends its turn."""
    seat = state.actor()
    dice = [text for text in sorted(legal(state)) if text.startswith("village ")]
    play(state, dice[0])
    for text in ("village done", "end"):
        if state.actor() == seat and text in legal(state):
            play(state, text)
