"""W20 to W27: the start of a round, after rolling, turns."""

from fractions import Fraction

from buttonbox.games.war import material
from buttonbox.games.war.game import WAR
from buttonbox.games.war.rules import War
from tests.games.war.positions import legal, legal_at, play, position, seat, sold
from tests.games.war.turns import brief_turn, refused


def last_turn(**parts: object) -> War:
    """Seat 0 has the last die of the round, and nothing to buy a bonus action with."""
    parts = {"seats": {0: seat(front=[1])}, **parts}
    return position(**parts)  # type: ignore[arg-type]


def test_w20_two_buttons_for_each_card_face_up_or_down() -> None:
    state = last_turn(seats={0: seat(front=[1]), 1: seat(cards=["section", "equals"], buttons=3)})
    play(state, "village 1")
    assert state.round == 2
    assert state.buttons[:2] == [1, 7]


def test_w21_markers_go_back_and_the_display_is_discarded() -> None:
    state = last_turn(
        seats={0: seat(front=[1]), 1: seat(cards=["equals"])}, display=["re-roll", sold(1, 2, 3)]
    )
    play(state, "village 1")
    outcomes = {WAR.notation(code): weight for code, weight in state.chance_outcomes()}
    assert outcomes["marker 5"] == Fraction(1, 12)  # all twelve are back
    play(state, "marker 5", "marker free", "marker build")
    assert state.discard[material.REROLL_CARD] == 1
    assert "new-card re-roll" not in legal(state)


def test_w21_the_discard_pile_is_shuffled_in_mid_deal_only_when_the_pile_is_empty() -> None:
    owned = [card.name for card in material.CARDS for _ in range(card.copies)]
    owned = [n for n in owned if n not in ("meadow-pay", "re-roll", "one-star", "two-stars")]
    state = last_turn(
        seats={0: seat(front=[1]), 1: seat(cards=owned)}, display=["re-roll", "one-star"]
    )
    play(state, "village 1", "marker 5", "marker free", "marker build")
    assert legal(state) == {"new-card two-stars"}
    play(state, "new-card two-stars")
    assert legal(state) == {"new-card re-roll", "new-card one-star"}


def test_w21_with_both_piles_empty_the_display_stays_short() -> None:
    owned = [card.name for card in material.CARDS for _ in range(card.copies)]
    owned.remove("meadow-pay")
    owned.remove("re-roll")
    state = last_turn(
        seats={0: seat(front=[1]), 1: seat(cards=owned)}, display=["re-roll", sold(1, 1, 2)]
    )
    play(state, "village 1", "marker 5", "marker free", "marker build", "new-card re-roll")
    assert state.display[:2] == [material.REROLL_CARD, -1]
    assert "die 1" in legal(state)


def test_w22_all_available_dice_are_rolled_then_the_white_ones() -> None:
    state = last_turn(seats={0: seat(front=[1]), 1: seat(boys=[2, 2])}, start=1, to_act=0)
    play(state, "village 1", "marker 5", "marker free", "marker build")
    play(state, "new-card re-roll", "new-card equals", *["die 3"] * 6, *["die 4"] * 8)
    assert (state.front[1][3], state.front[0][4]) == (6, 8)
    play(state, *["die 6"] * 4)
    assert state.lake[6] == 4
    assert state.actor() == 1


def test_w23_owners_may_turn_dice_clockwise_from_the_start_player() -> None:
    state = position(
        phase="after-rolling",
        round=2,
        seats={
            0: seat(front=[1, 1, 2, 3, 3, 3, 3, 3], cards=["turn-1s"]),
            1: seat(front=[2, 3, 3, 3, 3, 3, 3, 3], cards=["turn-2s"]),
        },
        start=1,
        to_act=1,
    )
    assert legal(state) == {"after done", *[f"after 2>{v}" for v in (1, 3, 4, 5, 6)]}
    play(state, "after 2>6")
    assert state.actor() == 0
    play(state, "after 1>6", "after 1>5")  # nothing is left to turn
    assert (state.front[0][5], state.front[0][6]) == (1, 1)
    assert state.actor() == 1
    assert refused(state, "after 3>1") == "W23"


def test_w23_each_card_works_once_a_round() -> None:
    state = position(
        phase="after-rolling",
        round=2,
        seats={0: seat(front=[1, 1, 2, 6, 6, 6, 6, 6], cards=["turn-1s", "turn-2s"])},
    )
    play(state, "after 1>2", "after 2>1")
    assert legal_at(state, "after") == {"after done", *[f"after 2>{v}" for v in (1, 3, 4, 5, 6)]}


def test_w23_re_roll_takes_dice_up_and_rolls_them_together_once() -> None:
    state = position(
        phase="after-rolling",
        round=2,
        seats={0: seat(front=[1, 1, 2, 6, 6, 6, 6, 6], cards=["re-roll"])},
    )
    play(state, "reroll 1", "reroll 1")
    assert legal(state) == {"reroll go", "reroll 2", "reroll 6"}
    play(state, "reroll go", "die 5")
    assert state.actor() == -1
    play(state, "die 4")
    assert state.front[0] == [0, 0, 1, 0, 1, 1, 5]
    assert "after done" not in legal(state)  # used up: turns begin


def test_w24_turns_go_clockwise_from_the_start_player() -> None:
    state = position(3, seats={s: seat(front=[1, 1]) for s in range(3)}, start=2)
    order = []
    for _ in range(6):
        order.append(state.actor())
        brief_turn(state)
    assert order == [2, 0, 1, 2, 0, 1]


def test_w25_without_a_die_in_front_the_turn_passes() -> None:
    state = position(
        3,
        seats={
            0: seat(front=[1]),
            1: seat(buttons=9, brothers=2, cards=["equals"], boys=[3]),
            2: seat(white=[2]),
        },
        lake=[4],
    )
    play(state, "village 1")
    assert state.actor() == 2  # a white die obliges; money, brothers and cards do not


def test_w25_a_die_got_after_the_dice_action_means_a_further_turn() -> None:
    state = position(seats={0: seat(front=[6], buttons=3), 1: seat(front=[1])}, lake=[4])
    play(state, "quarry 6", "lake 4", "village 1")
    assert state.actor() == 0
    assert "village w4" in legal(state)


def test_w26_one_dice_action_and_one_bonus_action_before_or_after() -> None:
    state = position(seats={0: seat(front=[3, 5], buttons=9), 1: seat(front=[1])}, lake=[4, 4])
    play(state, "lake 4")
    assert refused(state, "lake 4") == "W26"
    assert refused(state, "end") == "W26"
    play(state, "quarry 5")
    assert state.actor() == 1
    state = position(seats={0: seat(front=[3, 5], buttons=9), 1: seat(front=[1])}, lake=[4])
    play(state, "quarry 5")
    assert refused(state, "forest 3") == "W26"
    play(state, "lake 4")
    assert state.actor() == 1


def test_w26_no_bonus_action_inside_the_dice_action() -> None:
    state = position(seats={0: seat(front=[3, 5], buttons=9), 1: seat(front=[1])}, lake=[4])
    play(state, "village 3")
    assert refused(state, "lake 4") == "W26"
    assert legal(state) == {"village 5", "village done"}


def test_w27_costs_are_paid_before_any_income_of_the_action() -> None:
    state = position(
        seats={0: seat(front=[3], buttons=1, cards=["school-pay"]), 1: seat(front=[1])}
    )
    assert refused(state, "brother 3") == "W46"
    state = position(
        seats={0: seat(front=[3], buttons=2, cards=["school-pay"]), 1: seat(front=[1])}
    )
    play(state, "brother 3")
    assert state.buttons[0] == 2


def test_w27_no_debts() -> None:
    state = position(seats={0: seat(front=[3, 3], buttons=2)}, display=["equals", "turn-1s"])
    assert refused(state, "card2 3 3") == "W50"
    assert state.buttons[0] == 2
