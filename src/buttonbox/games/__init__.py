"""The games, in one explicit registry."""

from buttonbox.core.errors import ButtonboxError
from buttonbox.core.game import Game
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.war.game import WAR

GAMES: dict[str, Game] = {game.name: game for game in (BUTTONS, WAR)}


class UnknownGame(ButtonboxError):
    """No game has this name."""


def find_game(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise UnknownGame(f"no game is called {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]
