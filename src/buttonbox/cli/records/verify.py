"""`buttonbox verify`: check that every die of a record follows from the commitments."""

import argparse
from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from buttonbox.cli.names import player_names
from buttonbox.cli.records.record_file import add_record, read_record_file

if TYPE_CHECKING:
    from buttonbox.server.dice.fair_dice import Verdict


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `buttonbox verify`."""
    add_record(parser)
    parser.add_argument(
        "--commitment",
        metavar="HEX",
        help="also check that the server's commitment equals this one, from before the game",
    )
    parser.add_argument(
        "--seal",
        metavar="HEX",
        help="also check that the seal equals this one, from your page",
    )
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    """Verify the dice and print what that proves. Raises UnfairDice."""
    from buttonbox.server.dice import fair_dice

    record = read_record_file(arguments.record)
    verdict = fair_dice.verify(record.history, record.fair)
    _compare(verdict.commitment, arguments.commitment, "commitment")
    _compare(verdict.seal, arguments.seal, "seal")
    print(f"fair: all {verdict.checked} dice and draws follow from what was fixed before the game")
    print(f"commitment: {verdict.commitment}")
    if verdict.seal:
        print(f"seal: {verdict.seal}")
    print("\n".join(findings(verdict, player_names(record), bool(arguments.seal))))
    if not record.history.state.is_over():
        print("the record ends before the game does: lines are missing")


def _compare(found: str | None, seen: str | None, what: str) -> None:
    from buttonbox.server.dice.fair_dice import UnfairDice

    if seen is not None and seen.lower() != found:
        raise UnfairDice(f"the record's {what} is not the one seen before the game")


def findings(verdict: "Verdict", names: Sequence[str], seal_compared: bool) -> list[str]:
    """Return what the verdict proves and what it does not, one sentence per line."""

    def people(seats: list[int]) -> str:
        return ", ".join(names[seat] for seat in seats)

    if verdict.version == 1:
        return [
            "proved: no player chose a die; whoever ran the server could have (an older record)"
        ]
    if not verdict.opened:
        return ["not proved: no player's page gave a seed, so the server could choose the dice"]
    lines = [
        f"proved: nobody chose a die, if one of these pages is honest: {people(verdict.opened)}"
    ]
    if not seal_compared:
        lines.append("to be sure, compare the seal with the one that your page kept (--seal)")
    if verdict.withheld:
        games = 2 ** len(verdict.opened + verdict.withheld)
        lines.append(
            f"seed missing after it was sealed: {people(verdict.withheld)}; "
            f"whoever ran the server could choose among up to {games} games"
        )
    if verdict.silent:
        lines.append(f"no seed, not at the table in time: {people(verdict.silent)}")
    return lines
