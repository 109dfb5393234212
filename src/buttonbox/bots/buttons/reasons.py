"""Reasons for and against a move of BUTTONS."""

from collections.abc import Iterator
from typing import cast

from buttonbox.bots.analysis.reasons import Reason, ReasonKeys
from buttonbox.core.state import State
from buttonbox.games.buttons import material, moves
from buttonbox.games.buttons.odds import bust_odds, star_odds
from buttonbox.games.buttons.rules import Buttons, count_bits

# Every key with the names of its values. Seats, sections and spots count from 0.
REASON_KEYS = ReasonKeys(
    {
        "bust-risk": ("chance",),  # of a bust in this roll (B33)
        "next-bust-risk": ("chance",),  # of a bust in the player's next roll with as many dice
        "at-stake": ("stars",),  # what a bust would lose
        "more-stars": ("chance",),  # that this roll makes the buttons worth more stars
        "stars": ("stars",),  # what the buttons are worth after the move (B40)
        "safe": (),  # nothing more can be lost in this round
        "colour": ("colour", "buttons"),  # buttons on this colour, the new one included
        "keeps-open": ("cells",),  # cells that a button would close
        "line": ("stars",),  # most stars among five cells in a line, the new one included (B50)
        "total": ("stars",),  # stars on the board, the new one included
    }
)
reason = REASON_KEYS.reason

FIVE_ACROSS = (1 << 5) - 1
FIVE_DOWN = sum(1 << material.SIZE * row for row in range(5))
WINDOWS = [
    *[
        FIVE_ACROSS << material.SIZE * row + start
        for row in range(material.SIZE)
        for start in range(2)
    ],
    *[
        FIVE_DOWN << material.SIZE * start + column
        for column in range(material.SIZE)
        for start in (0, 1)
    ],
]


def explain(before: State, code: int, after: State, seat: int) -> Iterator[Reason]:
    """Yield the reasons for a legal move, given the states before and after it."""
    yield from _reasons(cast(Buttons, before), code, cast(Buttons, after), seat)


def _reasons(before: Buttons, code: int, after: Buttons, seat: int) -> Iterator[Reason]:
    match moves.decode(code):
        case moves.Roll():
            yield from _roll(before, seat)
        case moves.GetOut():
            yield reason("stars", stars=before.earned(seat))
            yield reason("safe")
        case moves.Decline():
            yield from _decline(before, seat)
        case moves.Lay(cell):
            yield from _lay(before, cell, after, seat)
        case moves.Sew(cell):
            yield from _sew(before, cell, seat)


def _roll(state: Buttons, seat: int) -> Iterator[Reason]:
    yield reason("bust-risk", chance=float(bust_odds(state, seat)))
    if not state.buttons[seat]:
        return
    worth = state.earned(seat)
    more = sum(chance for stars, chance in star_odds(state).items() if stars > worth)
    yield reason("at-stake", stars=worth)
    yield reason("more-stars", chance=float(more))


def _lay(before: Buttons, cell: int, after: Buttons, seat: int) -> Iterator[Reason]:
    yield reason("next-bust-risk", chance=float(bust_odds(after, seat)))
    if not before.buttons[seat] or after.earned(seat) > before.earned(seat):
        yield reason("stars", stars=after.earned(seat))
    for number, name in enumerate(material.COLOURS):
        cells = before.colours[seat][number]
        if cells >> cell & 1:
            yield reason("colour", colour=name, buttons=count_bits(after.buttons[seat] & cells))


def _decline(state: Buttons, seat: int) -> Iterator[Reason]:
    """Count the cells that laying would have closed, the cell itself included."""
    twin = state.clone()
    twin.apply(moves.encode(moves.Lay(state.gold_cell())))
    closed = count_bits(state.open_cells(seat)) - count_bits(twin.open_cells(seat))
    yield reason("keeps-open", cells=closed)
    yield reason("next-bust-risk", chance=float(bust_odds(state, seat)))


def _sew(state: Buttons, cell: int, seat: int) -> Iterator[Reason]:
    stars = state.stars[seat] | 1 << cell
    longest = max(count_bits(stars & window) for window in WINDOWS if window >> cell & 1)
    yield reason("line", stars=longest)
    yield reason("total", stars=count_bits(stars))
