"""Positions to JSON and back, compared field by field."""

import json
from itertools import islice
from typing import Any

from buttonbox.core.randomness import Generator
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.rules import Buttons
from tests.games.buttons.positions import position, seat, walk

STATE_FIELDS = (
    *("to_act", "players", "round", "phase", "active", "start", "dealt", "left_out", "white"),
    *("gold", "rolled", "blacks", "black", "status", "due", "cards", "buttons", "stars"),
    "colours",
)
OUT, BUST = seat("1/1", status="out"), seat(status="bust")
HAND_WRITTEN = [
    position(seat(), seat()),
    position(seat("1/1 3/4"), seat("6/6", "2/2 2/3"), dice="5 6 2 3 5 6"),
    position(seat("1/1"), OUT, BUST, active=0),
    position(seat(), OUT, seat("4/4", "1/1"), seat(), phase="rolling", active=2),
    position(seat(), seat(), phase="rolling", dice="5 6 2"),
    position(seat("4/6"), seat(), seat(), phase="laying", dice="5 6 2 2 2 2"),
    position(BUST, seat(), seat(), phase="offering", active=0, dice="5 6 2 2 2 2"),
    position(seat("5/2"), seat(), seat(), phase="offering", to_act=2, dice="5 6 2 2 2 2"),
    position(OUT, OUT, BUST, seat("2/2 2/4 2/6", status="out"), phase="sewing"),
    position(seat("1/1 3/3", "5/5", status="out", due=1), BUST, phase="sewing", round=1),
    position(seat(stars="1/1 1/2 1/3 1/4 1/5", status="out"), BUST, phase="over"),
]


def everything(state: Buttons) -> dict[str, Any]:
    """Return every field of a state."""
    return {field: getattr(state, field) for field in STATE_FIELDS}


def there_and_back(state: Buttons) -> Buttons:
    """Return the state as read from its position."""
    return BUTTONS.from_position(json.loads(json.dumps(BUTTONS.position(state))))


def check_on(state: Buttons, steps: int | None = None, seed: int = 1) -> set[int]:
    """Check the round trip of every state of random play, up to `steps`; return the phases seen."""
    seen = set()
    for step in islice(walk(state, Generator(seed)), steps):
        assert everything(there_and_back(step)) == everything(step)
        seen.add(step.phase)
    return seen
