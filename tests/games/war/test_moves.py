"""What the notation of War means as typed moves."""

import pytest

from buttonbox.games.war import moves
from buttonbox.games.war.moves import PlacedGroup
from buttonbox.games.war.text.notation import parse


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
