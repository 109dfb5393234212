"""The command `buttonbox`: one line for each thing that is wrong, and exit code 2."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from buttonbox import __version__
from buttonbox.cli import (
    analyse,
    arena,
    backup,
    odds,
    play,
    replay,
    rules,
    serve,
    simulate,
    train,
    verify,
)
from buttonbox.cli.names import printable
from buttonbox.core.errors import ButtonboxError
from buttonbox.interpreted import is_compiled

WRONG_INPUT = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """An argument parser that complains in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_INPUT, f"{self.prog}: {printable(message)} (see {self.prog} --help)\n")


COMMANDS: tuple[tuple[str, str, Callable[[argparse.ArgumentParser], None]], ...] = (
    ("serve", "host tables: play in a browser", serve.add_arguments),
    ("play", "play in the terminal", play.add_arguments),
    ("rules", "read the rules, or explain one", rules.add_arguments),
    ("replay", "show a recorded game", replay.add_arguments),
    ("simulate", "play random games and count", simulate.add_arguments),
    ("arena", "let bots play each other", arena.add_arguments),
    ("analyse", "luck and skill in a recorded game", analyse.add_arguments),
    ("odds", "the exact odds of the next roll of BUTTONS", odds.add_arguments),
    ("train", "learn the bots' weights by self-play", train.add_arguments),
    ("verify", "check every die of a record", verify.add_arguments),
    ("backup", "copy all tables into one file", backup.add_backup),
    ("restore", "put the tables of a backup back", backup.add_restore),
)


def build_parser() -> Parser:
    """All subcommands and their options."""
    parser = Parser(prog="buttonbox", description="BUTTONS and War of the Buttons, playable again.")
    parser.add_argument("--version", action="version", version=f"buttonbox {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, purpose, add_arguments in COMMANDS:
        add_arguments(commands.add_parser(name, help=purpose, description=purpose))
    return parser


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
        print(f"buttonbox: {printable(str(error))}", file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        print("\nbuttonbox: interrupted", file=sys.stderr)
        return INTERRUPTED
    return 0


def _silence() -> int:
    """The reader of our output has gone, for example `head`: not an error."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
