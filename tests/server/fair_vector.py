"""Dice that the page must reckon as the server does: python -m tests.server.fair_vector > FILE."""

import json
from itertools import count
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from buttonbox.server import fair, replays
from tests.server.setting import SECRET, joined, play_out, setup_of

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "samples" / "fair.json"
SEEDS = {0: "c0ffee"}
MANY_CASES = 2**64 // 2049 + 1  # every 2049th number is thrown away


def vector() -> dict[str, Any]:
    """A short game, and a draw that needs a second attempt."""
    match = joined(setup_of("war", "ll"))
    play_out(match, 1)
    replay = to_builtins(replays.replay(match.record()))
    return {
        "fair": replay["fair"],
        "events": [event for event in replay["events"] if event["actor"] < 0],
        "seeds": [SEEDS.get(seat) for seat in range(2)],
        "again": second_attempt(),
    }


def second_attempt() -> dict[str, int]:
    dice = fair.FairDice(SECRET, SEEDS, 2)
    for event in count():
        throw = dice.throw(event, MANY_CASES)
        if throw.attempt:
            return {"event": event, "cases": MANY_CASES, "case": throw.number}
    raise AssertionError("unreachable")


def written() -> str:
    """As it lies in the file."""
    return json.dumps(vector(), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    print(written(), end="")
