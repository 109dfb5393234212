"""What the page receives of BUTTONS; web/src/buttons/types.ts is generated from it.

Seats count from 0. Cells count from 0, row by row; rows and columns count from 1.
"""

from typing import Literal, NotRequired, TypedDict

from buttonbox.games.buttons import material
from buttonbox.games.buttons.phases import Phase as Phase, Status as Status

Colour = Literal["red", "yellow", "green", "blue"]
Fraction = tuple[int, int]


# The position; empty fields are left out.


class Dice(TypedDict):
    """The dice on the table; those not rolled yet are missing."""

    white: int
    gold: NotRequired[int]
    black: NotRequired[list[int]]


class SeatPosition(TypedDict):
    """A board: rows of letters for the colours, and cells such as 3/4 with buttons and stars."""

    layout: list[str]
    cards: list[Colour]
    status: Status
    buttons: list[str]
    stars: list[str]
    due: NotRequired[int]


class Position(TypedDict):
    """The parts of a position that the page draws; position/write.py describes all of them."""

    round: int
    phase: Phase
    start: NotRequired[int]
    active: NotRequired[int]
    dice: NotRequired[Dice]
    seats: list[SeatPosition]


# Facts sent with the position.


class Closed(TypedDict):
    """A rolled cell on which a player cannot lay, and the buttons that close it (B20, B21)."""

    cell: int
    cause: Literal["button", "star", "beside"]
    by: list[int]


class SeatFacts(TypedDict):
    """What a board is worth; lists go by colour, in the order of COLOURS.

    `counts` are the buttons on the board, `worth` the stars for enough of them, `earned` the stars
    they earn already (B40). `surplus` are the colours with more buttons than needed. `line` is the
    most stars side by side (B50).
    """

    counts: list[int]
    worth: list[int]
    earned: list[int]
    surplus: list[Colour]
    line: int


class LiveFacts(TypedDict):
    """Facts that only a running game shows.

    `open` has a bit for each free cell of each seat, `bust` is the risk of the next roll,
    `row_bust` the risk for each row, `closed` for each seat the rolled cells that are closed to it.
    """

    open: list[int]
    bust: Fraction | None
    row_bust: list[Fraction]
    closed: list[list[Closed]] | None


class Facts(TypedDict):
    """What follows from a position by the rules.

    `dice` are the black dice in play, the gold one included. `live` is null in replays.
    """

    dice: int
    seats: list[SeatFacts]
    live: LiveFacts | None


# Moves.


class Roll(TypedDict):
    """All dice in play are rolled."""

    kind: Literal["roll"]


class Decline(TypedDict):
    """The cell of another player's gold die is left empty (B32)."""

    kind: Literal["pass"]


class GetOut(TypedDict):
    """The player leaves the round with these stars."""

    kind: Literal["out"]
    stars: int


class Lay(TypedDict):
    """A button on a rolled cell.

    `count` is the number of buttons of its colour afterwards, `stars` how many stars it adds,
    `closes` how many cells it closes; `surplus` is set if its colour already has enough. `risk` is
    the risk of a bust with the player's next roll, without and with this button.
    """

    kind: Literal["lay"]
    cell: int
    colour: Colour
    count: int
    surplus: bool
    stars: int
    closes: int
    risk: tuple[Fraction, Fraction]


class Sew(TypedDict):
    """A star on a cell."""

    kind: Literal["star"]
    cell: int


Move = Roll | Decline | GetOut | Lay | Sew


# Events.


class Bust(TypedDict):
    """The roll that was a bust (B33), what it cost, and the black dice that go on the depot."""

    row: int
    columns: list[int]
    closed: list[Closed]
    lost: int
    stars: int
    dice: int


class Out(TypedDict):
    """The buttons and stars of a player who gets out."""

    buttons: int
    stars: int


class Done(TypedDict):
    """A move that was made; `gold` marks a button on the cell of another's gold die (B32)."""

    kind: Literal["roll", "pass", "out", "lay", "star"]
    cell: NotRequired[int]
    gold: NotRequired[bool]


class EventFacts(TypedDict, total=False):
    """What an event did; fields that do not apply are left out.

    A move has `move`, a die `die`, a dealt card `card`. `scored` has a tag for each star of each
    seat, such as `out`, `red`, `card-red`; `ended` is the number of a round that is over.
    """

    move: Done
    die: int
    card: Colour
    bust: Bust
    out: Out
    scored: list[list[str]]
    ended: int


# What never changes.

SIZE = material.SIZE
COLOURS = material.COLOURS
ENOUGH_BUTTONS = material.ENOUGH_BUTTONS
ENOUGH_STARS = material.ENOUGH_STARS
STARS_IN_A_LINE = material.STARS_IN_A_LINE
