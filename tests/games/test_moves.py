"""In both games, every code is one typed move or chance event, and one text."""

from types import ModuleType

import pytest

from buttonbox.core.game import Game
from buttonbox.games.buttons import moves as buttons
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.war import moves as war
from buttonbox.games.war.game import WAR

CHANCE = (
    *(buttons.DieRolled, buttons.CardDrawn),
    *(war.DieRolled, war.StartPlayerDrawn, war.TileLaid, war.MarkerLaid, war.CardLaid),
)
each_game = pytest.mark.parametrize(
    ("game", "moves"), [(BUTTONS, buttons), (WAR, war)], ids=["buttons", "war"]
)


@each_game
def test_every_code_is_decoded_and_encoded_back(game: Game, moves: ModuleType) -> None:
    for code in range(game.event_count):
        assert moves.encode(moves.decode(code)) == code


@each_game
def test_moves_come_before_chance_events(game: Game, moves: ModuleType) -> None:
    for code in range(game.event_count):
        assert isinstance(moves.decode(code), CHANCE) == (code >= game.move_count)


@each_game
def test_every_move_is_read_from_its_text(game: Game, moves: ModuleType) -> None:
    for code in range(game.event_count):
        assert game.parse(game.notation(code)) == code
