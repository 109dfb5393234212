"""Games that the page must check as we do: python -m tests.server.dice.fair_vector > FILE."""

import json
from itertools import count
from pathlib import Path
from typing import Any

from buttonbox.server.dice import fair_dice
from buttonbox.server.tables.match import Match
from harness.matches import SECRET, joined, play_out, setup_of

FILE = Path(__file__).parents[3] / "web" / "test-data" / "fair.json"
MANY_CASES = 2**64 // 2049 + 1  # every 2049th number is thrown away


def vector() -> dict[str, Any]:
    """Records of both kinds and both versions, and a draw that needs a second attempt."""
    return {
        "buttons": played("buttons", "lob", 2),
        "war": played("war", "lloo", 2),
        "old": played("buttons", "ll", 1),
        "again": second_attempt(),
    }


def played(game: str, kinds: str, edition: int) -> dict[str, Any]:
    """A game to the end: its record and, of the new kind, its seal."""
    match = joined(setup_of(game, kinds, edition=edition))
    play_out(match, 1)
    return {"record": match.record(), "seal": seal(match)}


def seal(match: Match) -> str | None:
    sealed, commitment = match.opening.seal, match.opening.commitment
    if sealed is None or commitment is None:
        return None
    return fair_dice.seal_of(commitment, sealed.seats, sealed.commitments)


def second_attempt() -> dict[str, Any]:
    lines = ["c0ffee"]
    dice = fair_dice.FairDice(SECRET, lines)
    for event in count():
        throw = dice.throw(event, MANY_CASES)
        if throw.attempt:
            told = {"event": event, "cases": MANY_CASES, "case": throw.number}
            return {"secret": SECRET, "lines": lines, **told}
    raise AssertionError("unreachable")


def written() -> str:
    """As it lies in the file."""
    return json.dumps(vector(), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    print(written(), end="")
