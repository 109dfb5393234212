"""Tables set by hand, field by field, for drawings; they need not be possible."""

from collections import Counter
from typing import Any

from buttonbox.games.war import phases
from buttonbox.games.war.game import WAR
from buttonbox.games.war.rules import War

NAMES = ("Anna", "Ben", "Carla", "Dominique")


def staged(players: int = 2, **fields: Any) -> War:
    """Seat 0 is to move, in round 1; the other fields as given."""
    state = WAR.new(WAR.settings(players, {"start": 0}))
    for name, value in {"phase": phases.TURN, "to_act": 0, "round": 1, **fields}.items():
        setattr(state, name, value)
    return state


def dice(*seats: list[int]) -> list[list[int]]:
    """Return the dice of each seat, counted by value."""
    counters = [Counter(seat) for seat in (*seats, *[[]] * (4 - len(seats)))]
    return [[counter[value] for value in range(7)] for counter in counters]


def owning(*cards: int, seat: int = 0) -> dict[str, Any]:
    """Return the fields that give cards to a seat."""
    counted = [[0] * 15 for _ in range(4)]
    for card in cards:
        counted[seat][card] += 1
    return {"cards": counted, "hand": [len(cards) if i == seat else 0 for i in range(4)]}
