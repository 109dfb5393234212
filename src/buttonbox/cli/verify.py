"""`buttonbox verify`: check that every die of a record follows from what was committed to."""

import argparse
from argparse import Namespace
from pathlib import Path

from buttonbox.cli.replay import load


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `buttonbox verify`."""
    parser.add_argument("file", type=Path, help="a record of a finished game")
    parser.add_argument("--commitment", metavar="HEX", help="the one seen before the game")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    """One line if all is well, or one on what is not."""
    from buttonbox.core.record import read_about
    from buttonbox.server import fair

    history = load(arguments)
    about = read_about(arguments.file.read_text(encoding="utf-8")).get("fair", {})
    count = fair.verify(history, about)
    commitment = about["commitment"]
    if arguments.commitment is not None and arguments.commitment.lower() != commitment:
        raise fair.UnfairDice("the record's commitment is not the one seen before the game")
    print(f"fair: all {count} dice and draws follow from the secret committed to as {commitment}")
