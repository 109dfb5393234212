"""Material and set-up: B1 to B4, B10 to B12, and the rulings about them."""

from fractions import Fraction
from typing import Any

import pytest

from buttonbox.core.errors import InvalidSettings
from buttonbox.core.randomness import Generator
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.layouts import board_of, draw_layouts, own_layouts
from buttonbox.games.buttons.rules import Buttons
from tests.games.buttons.positions import STRIPES, each, load, moves, play, seat, shown, start

CHECKERBOARD = [f"{row}/{column}" for row in range(1, 7) for column in range(1 + row % 2, 7, 2)]


def odds(state: Buttons) -> dict[str, Fraction]:
    return {BUTTONS.notation(code): odd for code, odd in state.chance_outcomes()}


def test_b1_every_cell_has_the_colour_of_the_chosen_layout() -> None:
    settings = BUTTONS.settings(2, {"layouts": [{"name": "mine", "rows": STRIPES}, "3b"]})
    rows = each(BUTTONS.new(settings), "layout")
    assert rows[0] == STRIPES
    assert rows[1] != STRIPES


@pytest.mark.parametrize(
    "layout",
    ["9z", 7, None, {"name": "mine"}, {"name": "mine", "rows": ["rygb"] * 6}],
)
def test_b1_what_is_no_layout_is_refused(layout: Any) -> None:
    with pytest.raises(InvalidSettings) as refusal:
        BUTTONS.settings(2, {"layouts": [layout, "2a"]})
    assert (refusal.value.rule, refusal.value.field[:10]) == ("B1", "layouts[0]")


def test_b2_a_full_roll_is_a_white_a_gold_and_four_black_dice() -> None:
    state = play(load(seat(), seat()), "roll")
    for rolled in range(6):
        assert state.is_chance()
        assert odds(state) == {f"die {face}": Fraction(1, 6) for face in range(1, 7)}
        play(state, f"die {rolled + 1}")
    assert shown(state, "dice") == {"white": 1, "gold": 2, "black": [3, 4, 5, 6]}
    assert state.actor() == 0


def test_b3_one_card_of_each_colour() -> None:
    state = start(4)
    for colour in ("green", "red", "blue", "yellow"):
        assert f"card {colour}" in odds(state)
        play(state, f"card {colour}")
        assert f"card {colour}" not in odds(state)
    assert each(state, "cards") == [["green"], ["red"], ["blue"], ["yellow"]]


def test_b4_br2_the_supply_never_runs_out() -> None:
    """The box holds 50 buttons; four full boards hold 72."""
    full = seat(" ".join(CHECKERBOARD))
    almost = seat(" ".join(CHECKERBOARD[1:]))
    state = load(almost, full, full, full, phase="laying", dice="1 2 2 2 2 2")
    play(state, "lay 1/2")
    assert sum(map(len, each(state, "buttons"))) == 72


def test_b10_each_player_has_a_board_of_choice() -> None:
    layouts = ["4b", "1b", "3a", "2a"]
    assert BUTTONS.settings(4, {"layouts": layouts})["layouts"] == layouts


def test_b10_boards_drawn_at_random_are_different_ones_either_side_up() -> None:
    drawn = [draw_layouts(own_layouts(), 4, Generator(seed)) for seed in range(50)]
    for layouts in drawn:
        assert sorted(board_of(name) for name in layouts) == ["1", "2", "3", "4"]
        assert BUTTONS.settings(4, {"layouts": layouts})["layouts"] == layouts
    assert {name for layouts in drawn for name in layouts} == set(own_layouts())


@pytest.mark.parametrize("layouts", [["1a", "1b"], ["2a", "2a"]])
def test_b10_no_two_players_share_a_board(layouts: list[str]) -> None:
    with pytest.raises(InvalidSettings) as refusal:
        BUTTONS.settings(2, {"layouts": layouts})
    assert refusal.value.rule == "B10"


def test_b11_four_players_get_one_card_each_at_random() -> None:
    state = start(4)
    assert odds(state) == {f"card {c}": Fraction(1, 4) for c in ("red", "yellow", "green", "blue")}
    play(state, "card yellow")
    assert odds(state) == {f"card {c}": Fraction(1, 3) for c in ("red", "green", "blue")}
    play(state, "card blue", "card red", "card green")
    assert each(state, "cards") == [["yellow"], ["blue"], ["red"], ["green"]]


def test_b11_three_players_leave_out_a_card_other_than_red() -> None:
    state = start(3)
    assert odds(state) == {f"card {c}": Fraction(1, 3) for c in ("yellow", "green", "blue")}
    play(state, "card green")
    assert odds(state) == {f"card {c}": Fraction(1, 3) for c in ("red", "yellow", "blue")}
    play(state, "card yellow", "card red", "card blue")
    assert (shown(state, "left_out"), shown(state, "phase")) == ("green", "turn")


def test_b11_the_colour_left_out_still_earns_the_colour_star() -> None:
    bust = seat(status="bust")
    state = load(seat("4/1 4/3 4/5", layout=STRIPES), bust, bust, left_out="blue")
    assert each(play(state, "out"), "due") == [2, 0, 0]


def test_b11_two_players_get_two_cards_each_in_turn() -> None:
    state = play(start(2), "card blue", "card red", "card green", "card yellow")
    assert each(state, "cards") == [["green", "blue"], ["red", "yellow"]]


@pytest.mark.parametrize(
    ("deal", "starter"),
    [
        (["card red", "card blue", "card green", "card yellow"], 0),
        (["card yellow", "card blue", "card green", "card red"], 3),
    ],
)
def test_b12_the_holder_of_red_starts_with_all_dice(deal: list[str], starter: int) -> None:
    state = play(start(4), *deal)
    assert (shown(state, "start"), shown(state, "active"), state.actor()) == (starter,) * 3
    assert moves(state) == {"roll"}
    play(state, "roll", "dice 1 1 1 1 1")
    assert state.is_chance()
    assert moves(play(state, "die 2")) == {"lay 1/1", "lay 1/2"}


def test_br7_row_1_is_the_top_and_column_1_the_left() -> None:
    state = load(seat(layout=STRIPES), seat(), phase="laying", dice="2 6 1 1 1 1")
    play(state, "lay 2/6")
    board = BUTTONS.draw(state, ("Emma", "Ben")).splitlines()[-6:]
    assert board[1].startswith("2  y  y  y  y  y (y)")
