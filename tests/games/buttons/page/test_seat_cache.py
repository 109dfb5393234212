"""Positions and facts with cached seats equal those written anew."""

import json
from typing import Any, cast

import pytest

from buttonbox.games.buttons import phases
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.page.seat_cache import SeatCache
from buttonbox.games.buttons.rules import Buttons
from tests.games.random_play import random_states


def decoded(position: dict[str, Any]) -> dict[str, Any]:
    """Return the position with its encoded seats read again."""
    return {**position, "seats": [json.loads(seat) for seat in position["seats"]]}


def as_json(facts: dict[str, Any]) -> Any:
    """Return the facts as JSON reads them back, with lists instead of tuples."""
    return json.loads(json.dumps(facts))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_is_written_as_it_is(players: int) -> None:
    cache = SeatCache(players, json.dumps)
    seen = set()
    for state in random_states(BUTTONS, players, seed=5):
        assert decoded(cache.position(state)) == BUTTONS.position(state)
        assert as_json(decoded(cache.facts(state))) == as_json(BUTTONS.page.facts(state))
        seen.add(cast(Buttons, state).phase)
    assert phases.SEWING in seen


def test_a_seat_that_has_not_changed_is_not_encoded_again() -> None:
    encoded: list[dict[str, Any]] = []
    cache = SeatCache(4, encoded.append)
    state = BUTTONS.new(BUTTONS.settings(4))
    cache.position(state)
    assert len(encoded) == 8  # what lies there, and what it is worth
    cache.position(state)
    cache.facts(state)
    assert len(encoded) == 8


def test_an_undo_is_not_hidden_by_what_was_kept() -> None:
    cache = SeatCache(2, json.dumps)
    states = [state.clone() for state in random_states(BUTTONS, 2, seed=6)]
    for state in reversed(states):
        assert decoded(cache.position(state)) == BUTTONS.position(state)


def test_a_position_sent_before_is_not_changed_by_the_next() -> None:
    cache = SeatCache(2, json.dumps)
    states = [state.clone() for state in random_states(BUTTONS, 2, seed=6)]
    positions = [cache.position(state) for state in states]
    assert [decoded(each) for each in positions] == [BUTTONS.position(each) for each in states]
