"""The moves and chance events of BUTTONS as typed values.

The engine plays integers (see codes.py). Code that shows or explains a move decodes it here, once,
and dispatches on its type. Only the compiled rules decode integers themselves.

A cell is a number from 0 to 35, row by row; colours count from 0, faces of dice from 1.
"""

from dataclasses import dataclass

from buttonbox.games.buttons import codes, geometry, material


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll the dice in play (B31)."""


@dataclass(frozen=True, slots=True)
class GetOut:
    """Leave the round with the buttons laid so far (B34)."""


@dataclass(frozen=True, slots=True)
class Decline:
    """Leave the gold cell empty (B32)."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a button (B31, B32)."""

    cell: int


@dataclass(frozen=True, slots=True)
class Sew:
    """Replace a button with a star (B41)."""

    cell: int


@dataclass(frozen=True, slots=True)
class DieRolled:
    """A die shows a face."""

    face: int


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A button card is drawn (B11)."""

    colour: int


Move = Roll | GetOut | Decline | Lay | Sew
Chance = DieRolled | CardDrawn
Event = Move | Chance


def decode(code: int) -> Event:
    """Return the move or chance event of a code from 0 to EVENT_COUNT - 1."""
    return EVENTS[code]


def encode(event: Event) -> int:
    """Return the code of a move or chance event; raises KeyError if there is no such move."""
    return CODES[event]


def _events() -> dict[int, Event]:
    cells = range(geometry.COUNT)
    return {
        codes.ROLL: Roll(),
        codes.GET_OUT: GetOut(),
        codes.DECLINE: Decline(),
        **{codes.LAY + cell: Lay(cell) for cell in cells},
        **{codes.SEW + cell: Sew(cell) for cell in cells},
        **{codes.FACE + face: DieRolled(face) for face in range(1, material.SIZE + 1)},
        **{codes.CARD + colour: CardDrawn(colour) for colour in range(len(material.COLOURS))},
    }


EVENTS = tuple(event for _, event in sorted(_events().items(), key=lambda item: item[0]))
CODES = {event: code for code, event in enumerate(EVENTS)}
assert len(CODES) == codes.EVENT_COUNT
