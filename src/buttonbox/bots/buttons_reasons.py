"""What a move of BUTTONS has going for it, or against it."""

from collections.abc import Iterator

from buttonbox.bots.odds import bust_odds, star_odds
from buttonbox.bots.reasons import Reason, reason
from buttonbox.games.buttons import board, codes
from buttonbox.games.buttons.rules import Buttons, count_bits

FIVE_ACROSS = (1 << 5) - 1
FIVE_DOWN = sum(1 << board.SIZE * row for row in range(5))
WINDOWS = [
    *[FIVE_ACROSS << board.SIZE * row + start for row in range(board.SIZE) for start in range(2)],
    *[FIVE_DOWN << board.SIZE * start + column for column in range(board.SIZE) for start in (0, 1)],
]


def buttons_reasons(before: Buttons, code: int, after: Buttons, seat: int) -> Iterator[Reason]:
    """The reasons of a legal move that leads from one state to the other."""
    if code == codes.ROLL:
        yield from _roll(before, seat)
    elif code == codes.GET_OUT:
        yield reason("stars", stars=before.earned(seat))
        yield reason("safe")
    elif code == codes.DECLINE:
        yield from _decline(before, seat)
    elif code < codes.SEW:
        yield from _lay(before, code - codes.LAY, after, seat)
    else:
        yield from _sew(before, code - codes.SEW, seat)


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
    for number, name in enumerate(board.COLOURS):
        cells = before.colours[4 * seat + number]
        if cells >> cell & 1:
            yield reason("colour", colour=name, buttons=count_bits(after.buttons[seat] & cells))


def _decline(state: Buttons, seat: int) -> Iterator[Reason]:
    """What laying would have closed, the cell itself included."""
    twin = state.clone()
    twin.apply(codes.LAY + state.gold_cell())
    closed = count_bits(state.open_cells(seat)) - count_bits(twin.open_cells(seat))
    yield reason("keeps-open", cells=closed)
    yield reason("next-bust-risk", chance=float(bust_odds(state, seat)))


def _sew(state: Buttons, cell: int, seat: int) -> Iterator[Reason]:
    stars = state.stars[seat] | 1 << cell
    longest = max(count_bits(stars & window) for window in WINDOWS if window >> cell & 1)
    yield reason("line", stars=longest)
    yield reason("total", stars=count_bits(stars))
