"""`buttonbox replay`: a recorded game, event by event."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from buttonbox.cli.names import NAMES, event_text
from buttonbox.core.errors import InvalidRecord, InvalidSettings
from buttonbox.core.history import History
from buttonbox.core.record import read_record
from buttonbox.games import find_game


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `buttonbox replay`."""
    parser.add_argument("file", type=Path, help="a record")
    parser.add_argument("--to", type=int, metavar="N", help="only the first N events")
    parser.set_defaults(run=run)


def load(arguments: Namespace) -> History:
    """The record of the file; whatever is wrong names the file."""
    try:
        return read_record(arguments.file.read_text(encoding="utf-8"), find_game)
    except UnicodeDecodeError as error:
        raise InvalidRecord(1, f"{arguments.file} is not text") from error


def run(arguments: Namespace) -> None:
    """Print the events and the position they lead to."""
    history = load(arguments)
    count = len(history.events) if arguments.to is None else arguments.to
    if not 0 <= count <= len(history.events):
        raise InvalidSettings("--to", f"must be from 0 to {len(history.events)}")
    names = NAMES[: history.state.players]
    for number, event in enumerate(history.events[:count], 1):
        print(f"{number:5} {event_text(history.game, event, names)}")
    print(history.game.draw(history.fold(count), names))
