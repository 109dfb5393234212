"""The expected result of a roll of BUTTONS, in closed form.

Who rolls lays in the best column that a black die shows (B31). With the open columns of a row in
order, the k-th best is taken if all better ones are missed and it is not. So a row of up to 6 ** 5
rolls takes at most seven terms.
"""

from buttonbox.core import bounds

# The chance that all of some dice miss some columns, by 7 * dice + columns.
MISSED = tuple(((6 - columns) / 6) ** dice for dice in range(6) for columns in range(7))


class RollSum:
    """Adds up each seat's chances to win over the rolls of one row after the other.

    Before each row, write the chances after laying in each column into `columns` and those after
    a bust into `bust`.
    """

    def __init__(self) -> None:
        self.columns = [0.0] * 24  # by 4 * column + seat
        self.bust = [0.0] * 4
        self.sums = [0.0] * 4

    def missed(self, dice: int, columns: int) -> float:
        """Return the chance that all of some dice miss some columns."""
        return MISSED[7 * dice + columns]

    def clear(self) -> None:
        """Start a new sum."""
        for seat in range(bounds.MAX_PLAYERS):
            self.sums[seat] = 0.0

    def add_row(self, free: int, shown: int, dice: int, seat: int, weight: float) -> None:
        """Add the rolls of a row in which the columns `free` are open.

        The columns `shown` are certain, `dice` are still to fall. The seat that rolls takes the
        column which is best for it. All weights of a roll must add up to 1.
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
        """Return the best of some columns, the first of several."""
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
