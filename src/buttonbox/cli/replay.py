"""`buttonbox replay`: a recorded game, event by event."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from buttonbox.cli.names import event_text
from buttonbox.cli.record_file import read_file


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `buttonbox replay`."""
    parser.add_argument("file", type=Path, help="a record")
    parser.add_argument("--to", type=int, metavar="N", help="only the first N events")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    """Print the events and the position they lead to."""
    record = read_file(arguments.file)
    history, count = record.history, record.events_to(arguments.to)
    for number, event in enumerate(history.events[:count], 1):
        print(f"{number:5} {event_text(history.game, event, record.names)}")
    print(history.game.draw(history.fold(count), record.names))
