"""What the notation of BUTTONS means as typed moves."""

import pytest

from buttonbox.games.buttons import moves
from buttonbox.games.buttons.text.notation import parse


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("roll", moves.Roll()),
        ("out", moves.GetOut()),
        ("pass", moves.Decline()),
        ("lay 1/2", moves.Lay(1)),
        ("star 6/6", moves.Sew(35)),
        ("die 6", moves.DieRolled(6)),
        ("card blue", moves.CardDrawn(3)),
    ],
)
def test_a_text_means_its_move(text: str, move: moves.Event) -> None:
    assert moves.decode(parse(text)) == move


def test_a_cell_off_the_board_has_no_code() -> None:
    with pytest.raises(KeyError):
        moves.encode(moves.Lay(36))
