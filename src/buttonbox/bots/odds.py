"""BUTTONS: the exact odds of one more roll, as fractions.

Only which columns the black dice show matters, and every column is as likely as another. So the
rolls that miss a set of columns can be counted: `left ** dice` of `6 ** dice`, with `left` the
number of the other columns.
"""

from dataclasses import dataclass
from fractions import Fraction

from buttonbox.core.errors import ButtonboxError
from buttonbox.games.buttons import board, cells, phases
from buttonbox.games.buttons.rules import Buttons

ROWS = range(board.SIZE)


class NoRollToCome(ButtonboxError):
    """The dice already lie, or are not in play."""


@dataclass(frozen=True)
class Odds:
    """What one roll may bring the active player.

    `row_bust[row]` is the chance of a bust once the white die shows that row. `stars[n]` is the
    chance of n stars for who lays the roll in the best way for stars and then gets out; a bust
    counts as 0 stars.
    """

    bust: Fraction
    row_bust: tuple[Fraction, ...]
    stars: dict[int, Fraction]


def odds(state: Buttons) -> Odds:
    """The odds of the active player's next roll; raises NoRollToCome."""
    _check_before_roll(state)
    row_bust = row_bust_odds(state, state.active)
    return Odds(bust_odds(state, state.active), row_bust, star_odds(state))


def _check_before_roll(state: Buttons) -> None:
    rolling = state.phase == phases.ROLLING and state.rolled == 0
    if state.phase != phases.TURN and not rolling:
        phase = phases.PHASES[state.phase]
        raise NoRollToCome(f"odds are for a turn before its roll; now the phase is {phase} (B30)")


def bust_odds(state: Buttons, seat: int) -> Fraction:
    """B33: the chance that the seat, rolling, could lay nothing; every row is as likely."""
    return sum(row_bust_odds(state, seat), Fraction(0)) / board.SIZE


def row_bust_odds(state: Buttons, seat: int) -> tuple[Fraction, ...]:
    """For each row of the white die the chance that no black die shows an open column."""
    free = state.open_cells(seat)
    return tuple(
        _missing((free >> board.SIZE * row & board.ROW).bit_count(), state.blacks + 1)
        for row in ROWS
    )


def _missing(columns: int, dice: int) -> Fraction:
    """The chance that none of the dice shows one of so many columns."""
    return Fraction((board.SIZE - columns) ** dice, board.SIZE**dice)


def star_odds(state: Buttons) -> dict[int, Fraction]:
    """The chance of each number of stars (B40), from none for a bust to the most possible."""
    chances: dict[int, Fraction] = {0: Fraction(0)}
    for row in ROWS:
        for stars, chance in _row_star_odds(_stars_of_row(state, row), state.blacks + 1):
            chances[stars] = chances.get(stars, Fraction(0)) + chance / board.SIZE
    return dict(sorted(chances.items()))


def _stars_of_row(state: Buttons, row: int) -> list[int]:
    """What a button on each open cell of the row would make the buttons worth."""
    free = state.open_cells(state.active) & board.ROW << board.SIZE * row
    return [stars_with(state, state.active, cell) for cell in cells.listed(free)]


def stars_with(state: Buttons, seat: int, cell: int) -> int:
    """What the seat would be due with one more button (B40)."""
    twin = state.clone()
    buttons = twin.buttons
    buttons[seat] |= 1 << cell
    twin.buttons = buttons
    return twin.earned(seat)


def _row_star_odds(worths: list[int], dice: int) -> list[tuple[int, Fraction]]:
    """The best open column shown decides: all better ones are missed, those as good are not."""
    result = []
    better = 0
    for stars in sorted(set(worths), reverse=True):
        as_good = better + worths.count(stars)
        result.append((stars, _missing(better, dice) - _missing(as_good, dice)))
        better = as_good
    return [*result, (0, _missing(better, dice))]
