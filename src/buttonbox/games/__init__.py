"""The games: one line each, and whatever other packages add.

A package adds a game by the entry point group `buttonbox.games`, the environment by
BUTTONBOX_GAMES (`name=module:object`), a program by `register` in its own process and the worker
processes of a server that it starts.
"""

from buttonbox.core.errors import ButtonboxError
from buttonbox.core.game import Game
from buttonbox.core.registry import Registry

GAMES: Registry[Game] = Registry(
    "buttonbox.games",
    {
        "buttons": "buttonbox.games.buttons.game:BUTTONS",
        "war": "buttonbox.games.war.game:WAR",
    },
)


class UnknownGame(ButtonboxError):
    """Raised when no game has this name."""


def find_game(name: str) -> Game:
    """Return the game of this name; raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame(f"no game is called {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]


def register(game: Game) -> None:
    """Add a game in this process and its workers; raises BadEntry if its name is taken.

    Its class must be importable: workers get the game as a pickle.
    """
    GAMES.register(game.name, game)
