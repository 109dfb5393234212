"""`buttonbox verify`: check that every die of a record follows from what was committed to."""

import argparse
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from buttonbox.cli.record_file import read_file

if TYPE_CHECKING:
    from buttonbox.server.fair import Verdict


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `buttonbox verify`."""
    parser.add_argument("file", type=Path, help="a record of a finished game")
    parser.add_argument("--commitment", metavar="HEX", help="the server's, seen before the game")
    parser.add_argument("--seal", metavar="HEX", help="the one seen before the first die")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    """What was proved in plain words, or one line on what is wrong."""
    from buttonbox.server import fair

    record = read_file(arguments.file)
    verdict = fair.verify(record.history, record.about.get("fair", {}))
    _compare(verdict.commitment, arguments.commitment, "commitment")
    _compare(verdict.seal, arguments.seal, "seal")
    print(f"fair: all {verdict.checked} dice and draws are the ones that were fixed beforehand")
    print(f"commitment: {verdict.commitment}")
    if verdict.seal:
        print(f"seal: {verdict.seal}")
    print("\n".join(proved(verdict, record.names, bool(arguments.seal))))


def _compare(found: str | None, seen: str | None, what: str) -> None:
    from buttonbox.server.fair import UnfairDice

    if seen is not None and seen.lower() != found:
        raise UnfairDice(f"the record's {what} is not the one seen before the game")


def proved(verdict: "Verdict", names: Sequence[str], seal_compared: bool) -> list[str]:
    """What follows from a record that is right in itself, a sentence a line."""

    def people(seats: list[int]) -> str:
        return ", ".join(names[seat] for seat in seats)

    if verdict.version == 1:
        return ["proved: no player chose a die; whoever ran the server could have (older record)"]
    if not verdict.opened:
        return ["not proved: no player's page gave a seed, so the server could choose the dice"]
    lines = [
        f"proved: nobody chose a die, if one of these pages is honest: {people(verdict.opened)}"
    ]
    if not seal_compared:
        lines.append("to be sure, compare the seal with the one your page has kept (--seal)")
    if verdict.withheld:
        games = 2 ** len(verdict.withheld)
        kept = people(verdict.withheld)
        lines.append(
            f"seed kept back by {kept}: with the server's help a choice among {games} games"
        )
    if verdict.silent:
        lines.append(f"no seed, not at the table in time: {people(verdict.silent)}")
    return lines
