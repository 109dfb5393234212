"""Settings of a table from the command line."""

import secrets
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from buttonbox.core.errors import InvalidSettings
from buttonbox.core.game import Game, Json
from buttonbox.core.randomness import Generator
from buttonbox.games.buttons.layouts import draw_layouts, own_layouts, read_layouts
from buttonbox.games.war.values import read_values_file

OPTIONS = {"war": ("tiles", "values"), "buttons": ("layouts",)}
DEFAULT_PLAYERS = 4


def add_table(parser: ArgumentParser) -> None:
    """The options of a table, as far as a game has them."""
    parser.add_argument("--players", type=int, choices=(2, 3, 4), help="how many play")
    parser.add_argument("--seed", type=int, help="the same seed gives the same game")
    parser.add_argument("--tiles", action="store_true", help="war: with track tiles (W3)")
    parser.add_argument("--values", type=Path, metavar="FILE", help="war: own values (WR1, WR5)")
    parser.add_argument("--layouts", type=Path, metavar="FILE", help="buttons: own layouts (BR1)")


def generator_of(arguments: Namespace) -> Generator:
    """Seeded as asked, else by the system."""
    return Generator(secrets.randbits(64) if arguments.seed is None else arguments.seed)


def settings_of(game: Game, arguments: Namespace, generator: Generator) -> Json:
    """Checked settings; what is left open is drawn from the generator."""
    for other, names in OPTIONS.items():
        for name in names:
            if other != game.name and getattr(arguments, name):
                raise InvalidSettings(f"--{name}", f"is for {other} only")
    players = arguments.players or DEFAULT_PLAYERS
    options = _buttons if game.name == "buttons" else _war
    return game.settings(players, options(arguments, players, generator))


def _buttons(arguments: Namespace, players: int, generator: Generator) -> dict[str, Any]:
    """Boards are drawn at random (B10), from the user's own layouts if there are any."""
    if arguments.layouts is None:
        return {"layouts": draw_layouts(own_layouts(), players, generator)}
    layouts = read_layouts(arguments.layouts)
    drawn = draw_layouts(layouts, players, generator)
    return {"layouts": [{"name": name, "rows": layouts[name]} for name in drawn]}


def _war(arguments: Namespace, players: int, generator: Generator) -> dict[str, Any]:
    options: dict[str, Any] = {"tiles": arguments.tiles}
    if arguments.values is not None:
        options["values"] = read_values_file(arguments.values)
    return options
