"""`buttonbox rules`: print the rules of a game, or explain one of them."""

import textwrap
from argparse import ArgumentParser, Namespace

from buttonbox.cli.shared_options import add_game
from buttonbox.cli.terminal import text_width
from buttonbox.core.errors import ButtonboxError
from buttonbox.core.game import Game
from buttonbox.games import find_game


def add_arguments(parser: ArgumentParser) -> None:
    """Add the options of `buttonbox rules`."""
    add_game(parser)
    parser.add_argument("number", nargs="?", help="explain only this rule, such as W33 or BR6")
    parser.set_defaults(run=run)


class UnknownRule(ButtonboxError):
    """Raised for a number that no rule has."""


def explain_rule(game: Game, number: str) -> str:
    """Return a rule with its chapter and examples. Raises UnknownRule."""
    rule = game.rules.rules.get(number.upper())
    if rule is None:
        first, *_, last = game.rules.rules
        raise UnknownRule(f"{game.title} has no rule {number}; its rules are {first} to {last}")
    parts = (f"{rule.number} ({rule.chapter})", rule.text, *rule.examples)
    return "\n".join(textwrap.fill(each, text_width()) for each in parts)


def run(arguments: Namespace) -> None:
    """Print all rules, or one."""
    game = find_game(arguments.game)
    if arguments.number is None:
        print(game.rules.text, end="")
    else:
        print(explain_rule(game, arguments.number))
