"""The HTTP request for the games of this server."""

from starlette.requests import Request
from starlette.responses import Response

from buttonbox.bots.levels import levels_of
from buttonbox.core.game import Game
from buttonbox.games import GAMES
from buttonbox.server.http.requests import json_response
from buttonbox.server.messages import GameInfo

NOT_OFFERED = "random"  # a yardstick for bots, no fun for people


async def list_games(request: Request) -> Response:
    return json_response(all_games())


def all_games() -> list[GameInfo]:
    """Return what every page may know of the games here."""
    return [_info(GAMES[name]) for name in GAMES]


def _info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        players=list(game.players),
        levels=[level for level in levels_of(game.name) if level != NOT_OFFERED],
        lesson=game.lesson is not None,
    )
