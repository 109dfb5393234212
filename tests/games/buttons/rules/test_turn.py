"""A turn: B30 to B36, and the rulings about it."""

import pytest

from tests.games.buttons.positions import each, load, moves, play, refused, seat, shown

IN_ROW_1 = "1/1 1/3 1/5"  # nothing more can be laid in row 1


def test_b30_roll_or_get_out() -> None:
    assert moves(load(seat("1/1"), seat())) == {"roll", "out"}


def test_b30_only_the_player_whose_turn_it_is() -> None:
    state = load(seat("1/1"), seat("2/2"), active=1)
    assert state.actor() == 1
    assert refused(state, "lay 1/1") == "B30"


def test_b31_the_row_of_the_white_die_and_the_column_of_any_black_die() -> None:
    state = load(seat(), seat(), phase="laying", dice="3 1 4 4 6 2")
    assert moves(state) == {"lay 3/1", "lay 3/2", "lay 3/4", "lay 3/6"}
    assert refused(state, "lay 2/1") == "B31"
    assert refused(state, "lay 3/5") == "B31"


def test_b31_the_active_player_must_lay() -> None:
    state = load(seat(), seat(), phase="laying", dice="3 1 4 4 6 2")
    assert refused(state, "pass") == "B31"
    assert refused(state, "out") == "B31"


def test_b31_only_dice_in_play_are_rolled() -> None:
    state = load(seat(), seat("1/1", status="out"), seat(status="bust"))
    play(state, "roll", "dice 3 1 2 4")
    assert shown(state, "phase") == "laying"
    assert moves(state) == {"lay 3/1", "lay 3/2", "lay 3/4"}


def test_b32_others_may_lay_on_the_gold_cell_or_decline() -> None:
    state = load(seat(), seat(), seat(), phase="laying", dice="3 1 4 4 6 2")
    play(state, "lay 3/6")
    assert (state.actor(), moves(state)) == (1, {"pass", "lay 3/1"})
    play(state, "lay 3/1")
    assert (state.actor(), moves(state)) == (2, {"pass", "lay 3/1"})
    play(state, "pass")
    assert each(state, "buttons") == [["3/6"], ["3/1"], []]


def test_b32_players_who_cannot_lay_there_are_not_asked() -> None:
    beside, on_star, gone = seat("2/1"), seat(stars="3/1"), seat("6/6", status="out")
    state = load(seat(), beside, on_star, gone, phase="laying", dice="3 1 4 4 6")
    play(state, "lay 3/1")
    assert (shown(state, "phase"), state.actor()) == ("turn", 1)


def test_b32_also_when_the_active_player_busts() -> None:
    state = load(seat(IN_ROW_1), seat(), phase="rolling")
    play(state, "dice 1 2 3 4 5 6")
    assert (state.actor(), moves(state)) == (1, {"pass", "lay 1/2"})
    play(state, "lay 1/2")
    assert each(state, "buttons") == [[], ["1/2"]]


def test_b33_bust_takes_all_buttons_off_and_the_player_out() -> None:
    state = load(seat(IN_ROW_1, "6/6"), seat("1/2"), seat(), seat(), phase="rolling")
    play(state, "dice 1 2 3 4 5 6", "pass", "pass")
    assert each(state, "status") == ["bust", "in", "in", "in"]
    assert each(state, "buttons") == [[], ["1/2"], [], []]
    assert each(state, "stars")[0] == ["6/6"]
    assert state.blacks == 3


def test_b33_two_players_put_two_dice_on_the_depot() -> None:
    state = load(seat(IN_ROW_1), seat("1/2"), phase="rolling")
    play(state, "dice 1 2 3 4 5 6")
    assert (shown(state, "phase"), state.actor(), state.blacks) == ("turn", 1, 2)


def test_b33_bust_with_no_button_on_the_board() -> None:
    state = load(seat(stars="1/1 1/2"), seat("1/1"), phase="rolling")
    play(state, "dice 1 1 1 2 2 2")
    assert each(state, "status") == ["bust", "in"]


def test_b34_getting_out_takes_a_button() -> None:
    state = load(seat(), seat("1/1"))
    assert moves(state) == {"roll"}
    assert refused(state, "out") == "B34"


def test_b34_also_one_laid_on_anothers_roll() -> None:
    state = load(seat(), seat(), phase="laying", dice="3 1 4 4 6 2")
    play(state, "lay 3/6", "lay 3/1")
    assert (state.actor(), moves(state)) == (1, {"roll", "out"})


def test_b34_buttons_stay_and_one_die_goes_on_the_depot() -> None:
    state = play(load(seat("1/1 3/3"), seat(), seat()), "out")
    assert each(state, "buttons")[0] == ["1/1", "3/3"]
    assert each(state, "status") == ["out", "in", "in"]
    assert state.blacks == 3


def test_b34_two_players_put_two_dice_on_the_depot() -> None:
    assert play(load(seat("1/1"), seat()), "out").blacks == 2


def test_b34_who_is_out_lays_nothing_more() -> None:
    state = play(load(seat("1/1"), seat()), "out", "roll", "dice 3 3 1 2", "lay 3/3")
    assert state.actor() == 1  # seat 0 is not asked, though 3/3 is free there


@pytest.mark.parametrize(("active", "after"), [(0, 2), (2, 3), (3, 0)])
def test_b35_the_dice_pass_clockwise_to_the_next_empty_depot(active: int, after: int) -> None:
    still_in, out = seat("1/1"), seat("6/6", status="out")
    state = load(still_in, out, still_in, still_in, active=active)
    assert play(state, "roll", "dice 1 1 3 3 3", "lay 1/3").actor() == after


def test_b35_the_last_player_in_goes_on() -> None:
    state = load(seat("6/6", status="out"), seat(), seat(status="bust"), active=1)
    play(state, "roll", "dice 1 1 1 1", "lay 1/1")
    assert (state.actor(), moves(state)) == (1, {"roll", "out"})


def test_b35_after_a_bust_too() -> None:
    state = load(seat(IN_ROW_1), seat("1/2"), seat("1/2"), phase="rolling")
    assert play(state, "dice 1 2 2 2 2 2").actor() == 1


def test_b36_the_round_ends_when_everybody_is_out() -> None:
    state = load(seat("6/6", status="out"), seat("1/1"), active=1)
    assert shown(play(state, "out"), "phase") == "sewing"


def test_b36_also_by_a_bust() -> None:
    state = load(seat("6/6", status="out"), seat(stars="1/1"), active=1, phase="rolling")
    assert shown(play(state, "dice 1 1 1 1"), "phase") == "sewing"


def test_br3_others_are_asked_clockwise_after_the_active_player_and_touch_only_own_boards() -> None:
    state = load(seat(), seat(), seat(), seat(), phase="laying", active=2, dice="3 1 4 4 6 2")
    play(state, "lay 3/4")
    asked = []
    while shown(state, "phase") == "offering":
        asked.append(state.actor())
        before = each(state, "buttons")
        before[state.actor()] = ["3/1"]
        play(state, "lay 3/1")
        assert each(state, "buttons") == before
    assert asked == [3, 0, 1]


def test_br4_which_black_die_goes_to_the_depot_does_not_matter() -> None:
    """The next roll has one black die fewer, and each can show anything."""
    state = load(seat(IN_ROW_1), seat("1/2"), seat(), phase="rolling")
    play(state, "dice 1 2 3 4 5 6", "pass", "roll", "dice 1 1")
    for _ in range(3):
        assert state.is_chance()
        assert len(state.chance_outcomes()) == 6
        play(state, "die 6")
    assert state.actor() == 1


def test_br5_the_second_die_has_gold_pips_and_depots_hold_dice() -> None:
    """The die after the white one makes the others' cell; who is out keeps all buttons."""
    state = play(load(seat("6/1"), seat("6/1"), seat()), "roll", "dice 2 5 1 1 1 1", "lay 2/1")
    assert moves(state) == {"pass", "lay 2/5"}
    play(state, "pass", "pass", "out")
    assert each(state, "buttons")[1] == ["6/1"]
    assert state.blacks == 3
