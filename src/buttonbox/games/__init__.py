"""The registered games: one line for each of ours, plus those of other packages.

Packages add games through the entry point group `buttonbox.games`, the environment through
BUTTONBOX_GAMES (`name=module:object`), and programs through `register`, which covers their own
process and the workers of a server that they start.
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
    """Return the game with this name; raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame(f"no game is called {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]


def register(game: Game) -> None:
    """Add a game in this process and its workers; raises BadEntry if its name is taken.

    Workers receive the game as a pickle, so its class must be importable.
    """
    GAMES.register(game.name, game)
