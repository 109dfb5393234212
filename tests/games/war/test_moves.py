"""Every code is one typed move or chance event, and one text."""

import pytest

from buttonbox.games.war import codes, moves
from buttonbox.games.war.moves import PlacedGroup
from buttonbox.games.war.text.notation import notation, parse


def test_every_code_is_decoded_and_encoded_back() -> None:
    for code in range(codes.EVENT_COUNT):
        assert moves.encode(moves.decode(code)) == code


def test_moves_come_before_chance_events() -> None:
    chance = (
        moves.DieRolled,
        moves.StartPlayerDrawn,
        moves.TileLaid,
        moves.MarkerLaid,
        moves.CardLaid,
    )
    for code in range(codes.EVENT_COUNT):
        assert isinstance(moves.decode(code), chance) == (code >= codes.MOVE_COUNT)


def test_every_move_is_read_from_its_text() -> None:
    for code in range(codes.EVENT_COUNT):
        assert parse(notation(code)) == code


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("forest 4 4 w4 B", moves.ToLocation(1, PlacedGroup(4, 2, 1, True))),
        ("meadow B", moves.ToLocation(2, moves.LONE_BROTHER)),
        ("card2 3 w3 w3", moves.BuyCard(1, PlacedGroup(3, 1, 2, False))),
        ("snitch 6", moves.ToSchool(2, 6)),
        ("village w2", moves.WhiteToVillage(2)),
        ("turn 3>5", moves.TurnDie(3, 5)),
        ("after 3>1", moves.TurnByCard(3, 1)),
        ("detain mill-4 2", moves.Detain(22, 1)),
        ("build 6", moves.Build(5)),
        ("die 6", moves.DieRolled(6)),
        ("start-player D", moves.StartPlayerDrawn(3)),
    ],
)
def test_a_text_means_its_move(text: str, move: moves.Event) -> None:
    assert moves.decode(parse(text)) == move


def test_a_move_that_cannot_be_has_no_code() -> None:
    with pytest.raises(KeyError):
        moves.encode(moves.TurnDie(3, 3))
