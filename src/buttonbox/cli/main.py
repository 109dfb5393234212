"""The command `buttonbox`; wrong input gets one line of explanation and exit code 2."""

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple, NoReturn

from buttonbox import __version__
from buttonbox.cli import play, rules
from buttonbox.cli.bots import arena, simulate, train
from buttonbox.cli.hosting import backup, serve
from buttonbox.cli.records import analyse, odds, replay, verify
from buttonbox.cli.terminal import discard_output, explained, prepare_streams, printable
from buttonbox.core.errors import ButtonboxError
from buttonbox.interpreted import is_compiled

WRONG_INPUT = 2
INTERRUPTED = 130
OWN_OPTIONS = ("-h", "--help", "--version")
PLAY = ("serve", "--open")


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_INPUT, f"{self.prog}: {printable(message)} (see {self.prog} --help)\n")


class Command(NamedTuple):
    """A subcommand: its line in the overview, its description and its options."""

    name: str
    summary: str
    description: str
    add_arguments: Callable[[argparse.ArgumentParser], None]


COMMANDS = (
    Command(
        "serve",
        "host games for players with a browser",
        "Host games for players with a browser.",
        serve.add_arguments,
    ),
    Command(
        "play",
        "play in the terminal against bots",
        "Play a game in the terminal against bots.",
        play.add_arguments,
    ),
    Command(
        "rules",
        "read the rules of a game",
        "Print the rules of a game, or explain one of them.",
        rules.add_arguments,
    ),
    Command(
        "replay",
        "show a recorded game",
        "Print the events of a recorded game and the position they lead to.",
        replay.add_arguments,
    ),
    Command(
        "analyse",
        "find luck, skill and turning points in a recorded game",
        "Let a bot judge every event of a recorded game: how the chances to win developed, how "
        "much was luck and how much skill, and which events turned the game.",
        analyse.add_arguments,
    ),
    Command(
        "odds",
        "print the exact odds of the next roll",
        "Print the exact odds of the next roll in a recorded game, for games that have them.",
        odds.add_arguments,
    ),
    Command(
        "verify",
        "check the dice of a recorded game",
        "Check that every die of a recorded game follows from what server and players committed to "
        "before the game.",
        verify.add_arguments,
    ),
    Command(
        "simulate",
        "play random games, count what happens, write them to a file",
        "Play random games; count endings and wins and measure the speed. With --out every game is "
        "written to a file, and any bot can play.",
        simulate.add_arguments,
    ),
    Command(
        "arena",
        "let bots play each other",
        "Let bots play each other and rate them. Games come in blocks with the same dice for "
        "every seat.",
        arena.add_arguments,
    ),
    Command(
        "train",
        "train the bots' weights by self-play",
        "Train the weights of a game's bots by self-play and measure their strength on the way.",
        train.add_arguments,
    ),
    Command(
        "backup",
        "save all tables of a server to a file",
        "Save all tables of a server to a file. The server may keep running.",
        backup.add_backup,
    ),
    Command(
        "restore",
        "restore tables from a backup",
        "Restore tables from a backup. Tables that the database already has are left alone.",
        backup.add_restore,
    ),
)


def build_parser() -> Parser:
    """Build the parser with all subcommands."""
    parser = Parser(
        prog="buttonbox",
        description="BUTTONS and War of the Buttons, playable again. Without a command, start the "
        "server and open the page in a browser; takes the options of serve: "
        "buttonbox --host 0.0.0.0",
        epilog="Help on a command: buttonbox COMMAND --help",
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"buttonbox {__version__}",
        help="print the version and exit",
    )
    commands = parser.add_subparsers(
        title="commands", dest="command", required=True, metavar="COMMAND"
    )
    for command in COMMANDS:
        command.add_arguments(
            commands.add_parser(command.name, help=command.summary, description=command.description)
        )
    return parser


def with_command(arguments: Sequence[str]) -> Sequence[str]:
    """Return the arguments; without a command, insert the default one: serve and open the page."""
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in OWN_OPTIONS):
        return [*PLAY, *arguments]
    return arguments


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; errors are printed as one line."""
    try:
        prepare_streams()
        given = sys.argv[1:] if arguments is None else arguments
        parsed = build_parser().parse_args(with_command(given))
        if not is_compiled():
            print(
                "buttonbox: the rules run interpreted, not compiled: same games, but slower",
                file=sys.stderr,
            )
        parsed.run(parsed)
    except BrokenPipeError:  # such as after `head`: not an error
        discard_output()
    except (ButtonboxError, OSError) as error:
        print(f"buttonbox: {printable(explained(error))}", file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        print("\nbuttonbox: interrupted", file=sys.stderr)
        return INTERRUPTED
    return 0
