"""Positions told move after move are the positions."""

from typing import cast

import pytest
from msgspec.json import decode, encode

from buttonbox.games.buttons import phases
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.rules import Buttons
from buttonbox.server.telling import Teller
from tests.games.random_play import random_states


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_is_told_as_it_is(players: int) -> None:
    teller = Teller(players)
    seen = set()
    for state in random_states(BUTTONS, players, seed=5):
        assert decode(encode(teller.position(state))) == BUTTONS.position(state)
        seen.add(cast(Buttons, state).phase)
    assert phases.SEWING in seen


def test_a_seat_that_has_not_changed_is_told_as_before() -> None:
    teller = Teller(4)
    before = BUTTONS.new(BUTTONS.settings(4))
    told = teller.position(before)["seats"]
    assert [
        new is old for new, old in zip(teller.position(before)["seats"], told, strict=True)
    ] == [True] * 4


def test_what_was_told_does_not_hide_an_undo() -> None:
    teller = Teller(2)
    states = [state.clone() for state in random_states(BUTTONS, 2, seed=6)]
    for state in reversed(states):
        assert decode(encode(teller.position(state))) == BUTTONS.position(state)
