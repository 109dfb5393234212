"""`buttonbox odds`: the exact odds of the next roll in a recorded game of BUTTONS."""

import argparse
import json
from argparse import Namespace
from fractions import Fraction
from pathlib import Path

from buttonbox.bots.odds import NoRollToCome, Odds, odds
from buttonbox.cli.record_file import read_file
from buttonbox.core.errors import InvalidSettings
from buttonbox.core.game import Json
from buttonbox.core.history import History
from buttonbox.core.state import State
from buttonbox.games.buttons.rules import Buttons


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `buttonbox odds`."""
    parser.add_argument("file", type=Path, help="a record")
    parser.add_argument("--to", type=int, metavar="N", help="after the first N events")
    parser.add_argument("--json", action="store_true", help="print fractions as JSON")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    """Print the odds of the active player."""
    record = read_file(arguments.file)
    state = record.history.fold(record.events_to(arguments.to))
    if not isinstance(state, Buttons):
        raise InvalidSettings(str(arguments.file), "odds are for buttons only")
    try:
        found = odds(state)
    except NoRollToCome as error:
        raise NoRollToCome(f"{error}; {_advice(record.history)}") from error
    print(json.dumps(as_json(found)) if arguments.json else table(found))


def _advice(history: History) -> str:
    """Where in the record there are odds to tell."""
    state = history.first_state()
    last = None
    for number, event in enumerate(history.events, 1):
        state.apply(event.code)
        if risk(state) is not None:
            last = number
    return "no roll is recorded" if last is None else f"--to {last} is before the last roll"


def risk(state: State) -> Fraction | None:
    """The chance that the next roll of BUTTONS is a bust; None if no roll is to come."""
    try:
        return odds(state).bust if isinstance(state, Buttons) else None
    except NoRollToCome:
        return None


def as_json(found: Odds) -> Json:
    """Fractions as text, such as 1/6."""
    return {
        "bust": str(found.bust),
        "row_bust": [str(chance) for chance in found.row_bust],
        "stars": {str(stars): str(chance) for stars, chance in found.stars.items()},
    }


def table(found: Odds) -> str:
    """The odds for people."""
    rows = [("bust", found.bust)]
    rows += [(f"bust in row {row}", chance) for row, chance in enumerate(found.row_bust, 1)]
    rows += [(_stars(count), chance) for count, chance in found.stars.items() if count]
    return "\n".join(_line(name, chance) for name, chance in rows)


def _stars(count: int) -> str:
    return "1 star" if count == 1 else f"{count} stars"


def _line(name: str, chance: Fraction) -> str:
    return f"{name:14} {float(chance):7.2%}  {chance}"
