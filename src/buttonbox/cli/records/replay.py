"""`buttonbox replay`: show a recorded game, event by event."""

from argparse import ArgumentParser, Namespace

from buttonbox.cli.names import event_text, player_names
from buttonbox.cli.records.record_file import add_record, events_up_to, read_record_file


def add_arguments(parser: ArgumentParser) -> None:
    """Add the options of `buttonbox replay`."""
    add_record(parser)
    parser.add_argument("--to", type=int, metavar="N", help="stop after the first N events")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    """Print the events and the position they lead to."""
    record = read_record_file(arguments.record)
    history, names = record.history, player_names(record)
    count = events_up_to(history, arguments.to)
    for number, event in enumerate(history.events[:count], 1):
        print(f"{number:5} {event_text(history.game, event, names)}")
    print(history.game.draw(history.fold(count), names))
