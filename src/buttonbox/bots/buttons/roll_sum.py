"""The expected result of a roll of BUTTONS, in closed form.

The player lays in the best column that a black die shows (B31). So the k-th best open column of a
row is taken if a die shows it and none shows a better one. The up to 6 ** 5 rolls of a row are thus
a sum of at most seven terms.
"""

from buttonbox.core import bounds

# The chance that no die shows any of some columns, by 7 * dice + columns.
MISSED = tuple(((6 - columns) / 6) ** dice for dice in range(6) for columns in range(7))


class RollSum:
    """Sums each seat's chances to win over the rolls, one row after the other.

    Before each row, write the chances after laying in each column into `columns` and those after
    a bust into `bust`.
    """

    def __init__(self) -> None:
        self.columns = [0.0] * 24  # by 4 * column + seat
        self.bust = [0.0] * 4
        self.sums = [0.0] * 4

    def missed(self, dice: int, columns: int) -> float:
        """Return the chance that none of the dice shows any of the columns."""
        return MISSED[7 * dice + columns]

    def clear(self) -> None:
        """Start a new sum."""
        for seat in range(bounds.MAX_PLAYERS):
            self.sums[seat] = 0.0

    def add_row(self, free: int, shown: int, dice: int, seat: int, weight: float) -> None:
        """Add the rolls of a row in which the columns `free` are open.

        Dice already show the columns `shown`; `dice` are still to be rolled. The seat that rolls
        takes the column that is best for it. The weights of all rows must add up to 1.
        """
        missed = 1.0  # that no better column is shown
        better = 0
        while free and missed > 0:
            column = self.best_column(free, seat)
            better += 1
            left = 0.0 if shown >> column & 1 else MISSED[7 * dice + better]
            self.add_column(column, weight * (missed - left))
            missed = left
            free ^= 1 << column
        self.add_bust(weight * missed)

    def best_column(self, free: int, seat: int) -> int:
        """Return the best of the columns for a seat; the first one if several are equal."""
        found = 0
        best = -1.0
        for column in range(6):
            if free >> column & 1 and self.columns[4 * column + seat] > best:
                best = self.columns[4 * column + seat]
                found = column
        return found

    def add_column(self, column: int, weight: float) -> None:
        for seat in range(bounds.MAX_PLAYERS):
            self.sums[seat] += weight * self.columns[4 * column + seat]

    def add_bust(self, weight: float) -> None:
        for seat in range(bounds.MAX_PLAYERS):
            self.sums[seat] += weight * self.bust[seat]
