"""What the log shows of a move agrees with what the move does."""

from typing import cast

import pytest

from buttonbox.core.game import Json
from buttonbox.games.war.game import WAR
from buttonbox.games.war.page.events import event_facts
from buttonbox.games.war.rules import War
from buttonbox.games.war.state import group_size
from tests.games.random_play import random_states
from tests.games.war.positions import group, position, seat


def told(state: War, text: str) -> Json:
    return cast(Json, event_facts(state, WAR.parse(text)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_move_tells_the_buttons_it_brings(players: int) -> None:
    for state in cast(list[War], random_states(WAR, players, 5)):
        for code in state.legal_moves() if state.actor() >= 0 else ():
            check_buttons(state, code)


def check_buttons(before: War, code: int) -> None:
    """In the middle of a round: at its end the badges pay too."""
    actor = before.actor()
    after = before.clone()
    after.apply(code)
    if after.round != before.round or after.round_end_step or after.actor() < 0:
        return
    fact = cast(Json, event_facts(before, code))["move"]
    change = after.buttons[actor] - before.buttons[actor]
    assert change == fact.get("pays", 0) - fact.get("costs", 0), WAR.notation(code)


def test_a_displaced_group_is_told_with_its_owner() -> None:
    state = position(
        seats={0: seat(front=[5, 5, 5]), 1: seat(front=[1])},
        quarry=group(1, 4, dice=1, white=1),
    )
    fact = told(state, "quarry 5 5")
    assert fact["out"] == {"seat": 1, "value": 4, "dice": 1, "white": 1}
    assert fact["move"]["pays"] == 3
    assert "out" not in told(state, "forest 5")
    assert group_size(state, 0) == 2  # nothing has moved


def test_a_card_and_a_boy_are_named() -> None:
    state = position(
        seats={0: seat(front=[2, 2], buttons=4, boys=[6]), 1: seat(front=[1])},
        display=["turn-1s"],
        school={"rescue": (0, 1)},
        phase="freeing",
        acted=True,
    )
    assert told(state, "free 1")["move"] == {"kind": "free", "spot": 0, "value": 6}
    state = position(seats={0: seat(front=[2, 2], buttons=4)}, display=["turn-1s"])
    move = told(state, "card1 2 2")["move"]
    assert (move["card"], move["costs"], move["coloured"]) == ("turn-1s", 2, 2)


def test_chance_is_told_too() -> None:
    assert event_facts(WAR.new({"players": 2}), WAR.parse("start-player B")) == {
        "chance": "start-player",
        "value": 1,
    }
    state = WAR.new({"players": 2, "start": 0})
    assert event_facts(state, WAR.parse("die 4")) == {"chance": "die", "value": 4}
    new_card = event_facts(state, WAR.parse("new-card re-roll"))
    assert new_card == {"chance": "new-card", "card": "re-roll"}
