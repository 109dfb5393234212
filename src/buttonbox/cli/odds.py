"""`buttonbox odds`: the exact odds of the next roll in a recorded game of BUTTONS."""

import argparse
import json
from argparse import Namespace
from fractions import Fraction
from pathlib import Path

from buttonbox.bots.odds import Odds, odds
from buttonbox.cli.replay import load
from buttonbox.core.errors import InvalidSettings
from buttonbox.core.game import Json
from buttonbox.games.buttons.rules import Buttons


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `buttonbox odds`."""
    parser.add_argument("file", type=Path, help="a record")
    parser.add_argument("--to", type=int, metavar="N", help="after the first N events")
    parser.add_argument("--json", action="store_true", help="print fractions as JSON")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    """Print the odds of the active player."""
    history = load(arguments)
    count = len(history.events) if arguments.to is None else arguments.to
    if not 0 <= count <= len(history.events):
        raise InvalidSettings("--to", f"must be from 0 to {len(history.events)}")
    state = history.fold(count)
    if not isinstance(state, Buttons):
        raise InvalidSettings(str(arguments.file), "odds are for buttons only")
    found = odds(state)
    print(json.dumps(as_json(found)) if arguments.json else table(found))


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
