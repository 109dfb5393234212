"""The observation of BUTTONS, field by field."""

from buttonbox.games.buttons import material, phases
from buttonbox.research.observations.fields import Field, for_each_seat

CELLS = 36
TABLE = (
    Field("phase", len(phases.PHASES), 1, "what happens now, one-hot: " + ", ".join(phases.PHASES)),
    Field("white", 6, 1, "the white die, one-hot; all 0 before it is rolled"),
    Field("gold", 6, 1, "the gold die, one-hot; all 0 before it is rolled"),
    Field("black", 6, 4, "how many black dice show each face"),
    Field("rolled", 1, 6, "how many dice of this roll have been rolled"),
    Field("blacks", 1, 4, "black dice with white pips in play"),
    Field("left_out", 4, 1, "the card left out with three players, one-hot"),
)
SEAT = (
    Field("buttons", CELLS, 1, "cells with a button, row by row"),
    Field("stars", CELLS, 1, "cells with a star"),
    *(
        Field(colour, CELLS, 1, f"{colour} cells of the seat's board")
        for colour in material.COLOURS
    ),
    Field("cards", 4, 1, "button cards held: " + ", ".join(material.COLOURS)),
    Field("status", 3, 1, "one-hot: " + ", ".join(phases.STATUSES)),
    Field("due", 1, 9, "stars still to be laid in this scoring"),
    Field("to_act", 1, 1, "whether the seat is to move"),
    Field("active", 1, 1, "whether the seat has the dice"),
    Field("start", 1, 1, "whether the seat started the round"),
)


def fields(players: int) -> tuple[Field, ...]:
    """Return all fields: the table, then each seat, the observer first, clockwise."""
    return (*TABLE, *for_each_seat(players, SEAT))
