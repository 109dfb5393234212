"""Moves and chance events of War of the Buttons as text.

Dice are listed one by one: `4` a coloured die, `w4` a white one, `B` a big brother. So
`forest 4 w4 B` is a group at the forest, `card2 3 3` buys the second card, `exam 5` goes to
school, `village w2` to the village, `turn 3>5` turns a die, `detain mill-4 2` sends a boy from
the mill to spot 2.
"""

from collections.abc import Callable, Mapping
from typing import Any

from buttonbox.core.errors import InvalidMove
from buttonbox.games.war import codes, material, moves
from buttonbox.games.war.moves import Event, PlacedGroup

SEATS = "ABCD"


def dice_text(group: PlacedGroup) -> str:
    """List the dice of a group one by one."""
    coloured = [str(group.value)] * group.coloured
    return " ".join(coloured + [f"w{group.value}"] * group.white + ["B"] * group.brother)


def _text(event: Event) -> str:
    return TEXTS_BY_TYPE[type(event)](event)


TEXTS_BY_TYPE: Mapping[type, Callable[[Any], str]] = {
    moves.ToLocation: lambda m: f"{material.LOCATIONS[m.place]} {dice_text(m.group)}",
    moves.BuyCard: lambda m: f"card{m.slot + 1} {dice_text(m.group)}",
    moves.ToSchool: lambda m: f"{material.SCHOOL[m.space]} {m.value}",
    moves.ToVillage: lambda m: f"village {m.value}",
    moves.WhiteToVillage: lambda m: f"village w{m.value}",
    moves.BrotherToVillage: lambda m: "village B",
    moves.LeaveVillage: lambda m: "village done",
    moves.TakeWhite: lambda m: f"lake {m.value}",
    moves.TurnDie: lambda m: f"turn {m.shown}>{m.wanted}",
    moves.GiveCard: lambda m: f"give {material.CARD_NAMES[m.card]}",
    moves.FreeBoy: lambda m: f"free {m.spot + 1}",
    moves.Build: lambda m: f"build {m.section + 1}",
    moves.Detain: lambda m: f"detain {moves.SOURCES[m.source]} {m.spot + 1}",
    moves.TurnByCard: lambda m: f"after {m.shown}>{m.wanted}",
    moves.PickUp: lambda m: f"reroll {m.value}",
    moves.Reroll: lambda m: "reroll go",
    moves.KeepDice: lambda m: "after done",
    moves.EndTurn: lambda m: "end",
    moves.DieRolled: lambda e: f"die {e.value}",
    moves.StartPlayerDrawn: lambda e: f"start-player {SEATS[e.seat]}",
    moves.TileLaid: lambda e: f"tile {e.tile + 1}",
    moves.MarkerLaid: lambda e: f"marker {material.MARKER_NAMES[e.marker]}",
    moves.CardLaid: lambda e: f"new-card {material.CARD_NAMES[e.card]}",
}
TEXTS = [_text(event) for event in moves.EVENTS]


def _normal(text: str) -> str:
    """Ignore spaces, case and the order in which dice are named."""
    first, *rest = text.lower().split() or [""]
    return " ".join([first, *sorted(rest)])


CODES = {_normal(text): code for code, text in enumerate(TEXTS)}
assert len(CODES) == codes.EVENT_COUNT


def notation(code: int) -> str:
    """Return the text of a move or chance event."""
    return TEXTS[code]


def parse(text: str) -> int:
    """Return the code of a text; raises InvalidMove."""
    code = CODES.get(_normal(text))
    if code is None:
        raise InvalidMove(
            f"{text!r} is not a move; for example: forest 4 w4 B, card2 3 3, exam 5, end"
        )
    return code
