"""Every code is one typed move or chance event, and one text."""

import pytest

from buttonbox.games.buttons import codes, moves
from buttonbox.games.buttons.text.notation import notation, parse


def test_every_code_is_decoded_and_encoded_back() -> None:
    for code in range(codes.EVENT_COUNT):
        assert moves.encode(moves.decode(code)) == code


def test_moves_come_before_chance_events() -> None:
    for code in range(codes.EVENT_COUNT):
        chance = isinstance(moves.decode(code), moves.DieRolled | moves.CardDrawn)
        assert chance == (code >= codes.MOVE_COUNT)


def test_every_move_is_read_from_its_text() -> None:
    for code in range(codes.EVENT_COUNT):
        assert parse(notation(code)) == code


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
