"""`buttonbox rules`: the rules in our own words, whole or one at a time."""

import textwrap
from argparse import ArgumentParser, Namespace

from buttonbox.core.errors import ButtonboxError
from buttonbox.core.game import Game
from buttonbox.games import GAMES, find_game

WIDTH = 96


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `buttonbox rules`."""
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("number", nargs="?", help="a rule or ruling, such as W33 or BR6")
    parser.set_defaults(run=run)


class UnknownRule(ButtonboxError):
    """No rule has this number."""


def explain_rule(game: Game, number: str) -> str:
    """One rule with its chapter."""
    rule = game.rules.rules.get(number.upper())
    if rule is None:
        first, *_, last = game.rules.rules
        raise UnknownRule(f"{game.title} has no rule {number}; there are {first} to {last}")
    text = textwrap.fill(rule.text, WIDTH)
    return f"{rule.number} ({rule.chapter})\n{text}"


def run(arguments: Namespace) -> None:
    """Print the whole page, or one rule."""
    game = find_game(arguments.game)
    if arguments.number is None:
        print(game.rules.text, end="")
    else:
        print(explain_rule(game, arguments.number))
