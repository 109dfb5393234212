"""`buttonbox odds`: print the exact odds of the next roll in a recorded game."""

import argparse
import json
from argparse import Namespace

from buttonbox.cli.records.record_file import add_record, events_up_to, read_record_file
from buttonbox.cli.terminal import table
from buttonbox.core.game import NoOdds, OddsReport
from buttonbox.core.history import History


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `buttonbox odds`."""
    add_record(parser)
    parser.add_argument(
        "--to", type=int, metavar="N", help="the odds after the first N events (default: all)"
    )
    parser.add_argument("--json", action="store_true", help="print exact fractions as JSON")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    """Print the odds of the player to move."""
    history = read_record_file(arguments.record).history
    state = history.fold(events_up_to(history, arguments.to))
    try:
        report = history.game.odds(state)
    except NoOdds as error:
        raise NoOdds(f"{error}{_where_to_look(history)}") from error
    print(json.dumps(report.data) if arguments.json else report_text(report))


def _where_to_look(history: History) -> str:
    """Say where in the record odds are available, if anywhere."""
    state = history.first_state()
    last = None
    for number, event in enumerate(history.events, 1):
        state.apply(event.code)
        try:
            history.game.odds(state)
        except NoOdds:
            continue
        last = number
    return "" if last is None else f"; --to {last} is the last position with odds"


def report_text(report: OddsReport) -> str:
    """Format the odds for people."""
    return table([(name, f"{float(chance):.2%}", str(chance)) for name, chance in report.rows])
