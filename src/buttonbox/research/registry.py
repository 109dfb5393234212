"""The encoder of each game: one line for each of ours, plus those of other packages.

Packages add encoders through the entry point group `buttonbox.encoders`, the environment through
BUTTONBOX_ENCODERS (`name=module:object`), and programs through `register`, for their own process.
An entry is called with the number of players.
"""

from collections.abc import Callable

from buttonbox.core.errors import ButtonboxError
from buttonbox.core.registry import Registry
from buttonbox.research.observations.encoder import Encoder

ENCODERS: Registry[Callable[[int], Encoder]] = Registry(
    "buttonbox.encoders",
    {
        "buttons": "buttonbox.research.buttons.encoder:ButtonsEncoder",
        "war": "buttonbox.research.war.encoder:WarEncoder",
    },
)


class NoEncoder(ButtonboxError):
    """Raised for a game whose states cannot be observed as numbers."""


def make_encoder(game: str, players: int) -> Encoder:
    """Return a new encoder for a game with this many players; raises NoEncoder."""
    if game not in ENCODERS:
        raise NoEncoder(f"no encoder for {game!r}; there are: {', '.join(ENCODERS)}")
    return ENCODERS[game](players)


def register(game: str, encoder: Callable[[int], Encoder]) -> None:
    """Add an encoder in this process; raises BadEntry if the game has one."""
    ENCODERS.register(game, encoder)
