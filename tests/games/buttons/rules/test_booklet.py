"""The worked examples of the printed rules, as positions."""

from buttonbox.core.game import Json
from buttonbox.core.history import History
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.rules import Buttons
from tests.games.buttons.positions import each, moves, play, position, refused, seat

EMMAS_ROLL = "dice 5 6 2 3 5 6"


def table(emma: Json) -> Buttons:
    """Emma is about to roll at a table of four."""
    history = History(BUTTONS, BUTTONS.settings(4), position(emma, seat(), seat(), seat()))
    assert isinstance(history.state, Buttons)
    return history.state


def test_b31_emma_chooses_among_four_columns_of_the_fifth_row() -> None:
    state = play(table(seat()), "roll", EMMAS_ROLL)
    assert moves(state) == {"lay 5/2", "lay 5/3", "lay 5/5", "lay 5/6"}


def test_b31_emma_too_keeps_to_the_laying_rules() -> None:
    state = play(table(seat("4/2", "5/5")), "roll", EMMAS_ROLL)
    assert moves(state) == {"lay 5/3", "lay 5/6"}
    assert (refused(state, "lay 5/2"), refused(state, "lay 5/5")) == ("B21", "B20")


def test_b32_all_others_may_lay_in_the_fifth_row_and_sixth_column() -> None:
    state = play(table(seat()), "roll", EMMAS_ROLL, "lay 5/3")
    for other in (1, 2, 3):
        assert (state.actor(), moves(state)) == (other, {"pass", "lay 5/6"})
        assert refused(state, "lay 5/2") == "B32"
        play(state, "lay 5/6")
    assert each(state, "buttons") == [["5/3"], ["5/6"], ["5/6"], ["5/6"]]


def test_b33_emma_busts_on_a_button_a_neighbour_and_a_star() -> None:
    """Row 5: a button in column 2, so none beside it in column 3, and a star in column 6."""
    state = play(table(seat("1/4 5/2", "2/2 5/6")), "roll", "dice 5 6 2 2 3 6")
    assert each(state, "status")[0] == "bust"
    assert each(state, "buttons")[0] == []
    assert each(state, "stars")[0] == ["2/2", "5/6"]
    assert state.blacks == 3
    assert (state.actor(), moves(state)) == (1, {"pass", "lay 5/6"})
