"""Every die belongs to the seat that rolls it, or to nobody."""

import pytest

from buttonbox.core.actors import CHANCE
from buttonbox.games import GAMES
from tests.core.played import finished


@pytest.mark.parametrize("players", [2, 3, 4])
def test_buttons_the_dice_of_a_roll_belong_to_the_one_who_rolls(players: int) -> None:
    history = finished(GAMES["buttons"], players)
    state = history.first_state()
    last = CHANCE
    for event in history.events:
        last = event.actor if event.actor != CHANCE else last
        is_die = GAMES["buttons"].notation(event.code).startswith("die ")
        assert GAMES["buttons"].page.next_roller(state) == (last if is_die else None)
        state.apply(event.code)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_war_all_have_eight_dice_at_first_and_the_white_ones_are_nobodys(players: int) -> None:
    history = finished(GAMES["war"], players)
    state = history.first_state()
    owners: list[int | None] = []
    for event in history.events:
        if event.actor != CHANCE:
            break
        if GAMES["war"].notation(event.code).startswith("die "):
            owners.append(GAMES["war"].page.next_roller(state))
        else:
            assert GAMES["war"].page.next_roller(state) is None
        state.apply(event.code)
    assert [owners.count(seat) for seat in range(players)] == [8] * players  # W11, W22
    assert owners.count(None) == players + 2  # W1
