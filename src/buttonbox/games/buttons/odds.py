"""BUTTONS: the exact odds of one more roll, as fractions.

All that matters is which columns the black dice show, and all columns are equally likely. So the
number of rolls that miss a set of columns is `left ** dice` of `6 ** dice`, where `left` is the
number of the other columns.
"""

from dataclasses import dataclass
from fractions import Fraction

from buttonbox.core.game import NoOdds, OddsReport
from buttonbox.games.buttons import geometry, material, phases
from buttonbox.games.buttons.rules import Buttons

ROWS = range(material.SIZE)


@dataclass(frozen=True)
class Odds:
    """The odds of one roll for the active player.

    `row_bust[row]` is the chance of a bust once the white die shows that row. `stars[n]` is the
    chance of n stars if the player lays the roll so that it earns the most stars and then gets
    out; a bust counts as 0 stars.
    """

    bust: Fraction
    row_bust: tuple[Fraction, ...]
    stars: dict[int, Fraction]


def odds(state: Buttons) -> Odds:
    """Return the odds of the active player's next roll; raises NoOdds."""
    _check_before_roll(state)
    row_bust = row_bust_odds(state, state.active)
    return Odds(bust_odds(state, state.active), row_bust, star_odds(state))


def report(state: Buttons) -> OddsReport:
    """Return the odds in words and as JSON; raises NoOdds."""
    found = odds(state)
    rows = [("bust", found.bust)]
    rows += [(f"bust in row {row}", chance) for row, chance in enumerate(found.row_bust, 1)]
    rows += [(_stars(count), chance) for count, chance in found.stars.items() if count]
    data = {
        "bust": str(found.bust),
        "row_bust": [str(chance) for chance in found.row_bust],
        "stars": {str(stars): str(chance) for stars, chance in found.stars.items()},
    }
    summary = f"A roll is a bust in {float(found.bust):.0%} of all cases."
    return OddsReport(summary, tuple(rows), data)


def _stars(count: int) -> str:
    return "1 star" if count == 1 else f"{count} stars"


def _check_before_roll(state: Buttons) -> None:
    rolling = state.phase == phases.ROLLING and state.rolled == 0
    if state.phase != phases.TURN and not rolling:
        phase = phases.PHASES[state.phase]
        raise NoOdds(f"odds are for a turn before its roll; now the phase is {phase} (B30)")


def bust_odds(state: Buttons, seat: int) -> Fraction:
    """Return the chance of a bust; every row is equally likely (B33)."""
    return sum(row_bust_odds(state, seat), Fraction(0)) / material.SIZE


def row_bust_odds(state: Buttons, seat: int) -> tuple[Fraction, ...]:
    """Return for each row the chance that no black die shows an open column."""
    free = state.open_cells(seat)
    return tuple(
        _missing((free >> material.SIZE * row & material.ROW).bit_count(), state.blacks + 1)
        for row in ROWS
    )


def _missing(columns: int, dice: int) -> Fraction:
    """Return the chance that none of the dice shows one of `columns` columns."""
    return Fraction((material.SIZE - columns) ** dice, material.SIZE**dice)


def star_odds(state: Buttons) -> dict[int, Fraction]:
    """Return the chance of each number of stars (B40), from 0 for a bust to the most possible."""
    chances: dict[int, Fraction] = {0: Fraction(0)}
    for row in ROWS:
        for stars, chance in _row_star_odds(_stars_of_row(state, row), state.blacks + 1):
            chances[stars] = chances.get(stars, Fraction(0)) + chance / material.SIZE
    return dict(sorted(chances.items()))


def _stars_of_row(state: Buttons, row: int) -> list[int]:
    """Return what the board would earn with a button on each open cell of the row."""
    free = state.open_cells(state.active) & material.ROW << material.SIZE * row
    return [stars_with(state, state.active, cell) for cell in geometry.listed(free)]


def stars_with(state: Buttons, seat: int, cell: int) -> int:
    """Return the stars that the seat would earn with one more button (B40)."""
    copy = state.clone()
    buttons = copy.buttons
    buttons[seat] |= 1 << cell
    copy.buttons = buttons
    return copy.earned(seat)


def _row_star_odds(worths: list[int], dice: int) -> list[tuple[int, Fraction]]:
    """Return each number of stars with the chance that the best open column shown earns it."""
    result = []
    better = 0
    for stars in sorted(set(worths), reverse=True):
        as_good = better + worths.count(stars)
        result.append((stars, _missing(better, dice) - _missing(as_good, dice)))
        better = as_good
    return [*result, (0, _missing(better, dice))]
