"""The command `buttonbox`: one line for each thing that is wrong, and exit code 2."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from buttonbox import __version__
from buttonbox.cli import play, replay, rules, simulate
from buttonbox.core.errors import ButtonboxError
from buttonbox.games import GAMES
from buttonbox.interpreted import is_compiled

WRONG_INPUT = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """An argument parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_INPUT, f"{self.prog}: {message} (see {self.prog} --help)\n")


def build_parser() -> Parser:
    """All subcommands and their options."""
    parser = Parser(prog="buttonbox", description="BUTTONS and War of the Buttons, playable again.")
    parser.add_argument("--version", action="version", version=f"buttonbox {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _add_play(commands.add_parser("play", help="play in the terminal"))
    _add_simulate(commands.add_parser("simulate", help="play random games and count"))
    _add_replay(commands.add_parser("replay", help="show a recorded game"))
    _add_rules(commands.add_parser("rules", help="read the rules, or explain one"))
    return parser


def _add_table(parser: argparse.ArgumentParser) -> None:
    """The options of a table, as far as a game has them."""
    parser.add_argument("--players", type=int, choices=(2, 3, 4), help="how many play")
    parser.add_argument("--seed", type=int, help="the same seed gives the same game")
    parser.add_argument("--tiles", action="store_true", help="war: with track tiles (W3)")
    parser.add_argument("--values", type=Path, metavar="FILE", help="war: own values (WR1, WR5)")
    parser.add_argument("--layouts", type=Path, metavar="FILE", help="buttons: own layouts (BR1)")


def _add_play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", choices=tuple(GAMES), help="asked for if left out")
    _add_table(parser)
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the record at the end")
    parser.set_defaults(run=play.run)


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=tuple(GAMES))
    _add_table(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="G", help="how many (1000)")
    parser.add_argument("--json", action="store_true", help="print the counts as JSON")
    parser.set_defaults(run=simulate.run)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a record")
    parser.add_argument("--to", type=int, metavar="N", help="only the first N events")
    parser.set_defaults(run=replay.run)


def _add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("number", nargs="?", help="a rule or ruling, such as W33 or BR6")
    parser.set_defaults(run=rules.run)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; what a user can put right is told in one line."""
    parsed = build_parser().parse_args(arguments)
    if not is_compiled():
        print("buttonbox: the rules run interpreted here: the same game, slower", file=sys.stderr)
    try:
        parsed.run(parsed)
    except (ButtonboxError, OSError) as error:
        if isinstance(error, BrokenPipeError):
            return _silence()
        print(f"buttonbox: {error}", file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        print("\nbuttonbox: interrupted", file=sys.stderr)
        return INTERRUPTED
    return 0


def _silence() -> int:
    """The reader of our output has gone, for example `head`: not an error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
