"""Every move that the search leaves out in War has an equivalent in another order."""

from collections.abc import Iterator

import pytest

from buttonbox.bots.war.pruning import is_paid_bonus, is_redundant
from buttonbox.games.war import codes, phases
from buttonbox.games.war.game import WAR
from buttonbox.games.war.rules import War
from buttonbox.interpreted import is_compiled
from tests.bots.positions import positions

POSITIONS = 400 if is_compiled() else 60


def after(war: War, *moves: int) -> War | None:
    """The state after the moves, or None if one of them is not legal."""
    twin = war.clone()
    for move in moves:
        if twin.to_act != war.to_act or move not in twin.legal_moves():
            return None
        twin.apply(move)
    return twin


def turns(players: int) -> Iterator[War]:
    for state in positions("war", players, POSITIONS):
        assert isinstance(state, War)
        if state.phase == phases.TURN and not state.acted and not state.bonus:
            yield state


def same(one: War | None, other: War | None) -> bool:
    return one is not None and other is not None and WAR.position(one) == WAR.position(other)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_a_bonus_action_that_is_not_used_may_as_well_come_last(players: int) -> None:
    checked = 0
    for war in turns(players):
        for bonus in filter(is_paid_bonus, war.legal_moves()):
            paid = after(war, bonus)
            assert paid is not None
            for action in paid.legal_moves():
                if is_redundant(paid, bonus, action) and action < codes.TO_VILLAGE:
                    checked += 1
                    assert reaches_the_same(war, bonus, action), WAR.notation(action)
    assert checked


def reaches_the_same(war: War, bonus: int, action: int) -> bool:
    """Up to a choice that follows the action (which section, which boy)."""
    first = after(war, bonus, action)
    assert first is not None
    if first.phase in (phases.BUILDING, phases.FREEING):
        choice = first.legal_moves()[0]
        return same(after(war, bonus, action, choice), after(war, action, choice, bonus))
    return same(first, after(war, action, bonus))


@pytest.mark.parametrize("players", [2, 4])
def test_a_bonus_action_comes_first_only_if_something_can_use_it(players: int) -> None:
    kept = dropped = 0
    for war in turns(players):
        for bonus in filter(is_paid_bonus, war.legal_moves()):
            paid = after(war, bonus)
            assert paid is not None
            used = any(not is_redundant(paid, bonus, action) for action in paid.legal_moves())
            assert used is not is_redundant(war, -1, bonus), WAR.notation(bonus)
            kept, dropped = kept + used, dropped + (not used)
    assert kept
    assert dropped


def test_nobody_turns_a_die_for_the_village() -> None:
    checked = 0
    for war in turns(2):
        for bonus in filter(is_paid_bonus, war.legal_moves()):
            paid = after(war, bonus)
            assert paid is not None
            for action in paid.legal_moves():
                if codes.TO_VILLAGE <= action < codes.VILLAGE_DONE:
                    checked += 1
                    assert is_redundant(paid, bonus, action)
    assert checked


def test_dice_go_to_the_village_in_one_order() -> None:
    checked = 0
    for war in turns(2):
        dice = [move for move in war.legal_moves() if codes.TO_VILLAGE <= move < codes.VILLAGE_DONE]
        for first in dice:
            for second in dice:
                begun = after(war, first)
                both = after(war, first, second)
                if second < first and begun is not None and both is not None:
                    checked += 1
                    assert is_redundant(begun, first, second)
                    assert not is_redundant(begun, second, first)
                    assert same(both, after(war, second, first))
    assert checked
