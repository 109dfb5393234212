"""The complete solution of the reduced BUTTONS.

Buttons are only added during a round, so a round is solved backwards from its end. Stars are only
added during the game, so rounds are solved from many stars to few. Only a round in which nobody
gains a star leads back to the same stars, with the other player starting; these two positions are
solved together, repeatedly, until their values no longer change.

"X" is the player who starts the round, "Y" the other one. All values are X's share of the win.
"""

from array import array

from buttonbox.bots.buttons.reduced import limits
from buttonbox.bots.buttons.reduced.rules import ReducedButtons, count, earned, open_cells, rank
from buttonbox.bots.search.nogil import Task
from buttonbox.games.buttons import phases

MOST_PASSES = 200
CLOSE = 1e-13  # smaller changes are ignored


def touches(cells: int) -> bool:
    """Return whether any two of the cells are side by side."""
    return bool(cells & cells >> 3 or cells & (cells & limits.NOT_FIRST_COLUMN) >> 1)


# The sets of buttons, those with more buttons first.
LAYOUT = sorted((c for c in range(limits.SETS) if not touches(c)), key=int.bit_count, reverse=True)
# The chance that all of some dice miss some of the three columns, by 4 * dice + columns.
MISSED = tuple(((3 - columns) / 3) ** dice for dice in range(4) for columns in range(4))
LIVE = [stars for stars in range(limits.SETS) if not rank(stars)]


class ReducedSolver(Task):
    """Solves the game, and then any round of it.

    Arrays over a round are indexed by `at(x, y)`, the buttons of X and Y.
    """

    def __init__(self) -> None:
        size = limits.SETS * limits.SETS
        self.starts = array("d", [0.5]) * size  # values of round starts, by the stars of X and Y
        self.ends = array("d", [0.0]) * size  # everybody is out; no buttons mean a bust
        self.alone_x = array("d", [0.0]) * size  # X is left, Y out
        self.alone_y = array("d", [0.0]) * size
        self.turn_x = array("d", [0.0]) * size  # both are in
        self.turn_y = array("d", [0.0]) * size
        self.layout = array("i", LAYOUT)
        self.live = array("i", LIVE)
        self.columns = [0.0] * 3
        self.bust = 0.0
        self.stars_x = 0
        self.stars_y = 0
        self.residual = 0.0
        self.positions = len(LIVE) ** 2

    def work(self, steps: int) -> None:
        """Solve the whole game; the number of steps is ignored."""
        self.solve()
        self.residual = self.largest_residual()

    def solve(self) -> None:
        """Solve all rounds, those with many stars first."""
        for stars in range(2 * limits.ENOUGH_STARS - 2, -1, -1):
            for i in range(len(self.live)):
                for j in range(i + 1):
                    if count(self.live[i]) + count(self.live[j]) == stars:
                        self.solve_pair(self.live[i], self.live[j])

    def solve_pair(self, x: int, y: int) -> None:
        """Solve the rounds with these stars, for both start players."""
        for _ in range(MOST_PASSES):
            change = self.update(x, y)
            if x != y:
                change = max(change, self.update(y, x))
            if change < CLOSE:
                return

    def update(self, x: int, y: int) -> float:
        """Solve a round and return by how much the value of its start has changed."""
        self.solve_round(x, y)
        value = self.turn_x[at(0, 0)]
        change = value - self.starts[at(x, y)]
        self.starts[at(x, y)] = value
        return -change if change < 0 else change

    def largest_residual(self) -> float:
        """Return the largest change in the value of a round's start when it is solved once more."""
        largest = 0.0
        for i in range(len(self.live)):
            for j in range(len(self.live)):
                self.solve_round(self.live[i], self.live[j])
                off = self.turn_x[at(0, 0)] - self.starts[at(self.live[i], self.live[j])]
                largest = max(largest, off, -off)
        return largest

    # A round.

    def solve_round(self, stars_x: int, stars_y: int) -> None:
        """Value all positions of a round that starts with these stars."""
        self.stars_x = stars_x
        self.stars_y = stars_y
        for stage in range(3):
            for i in range(limits.LAYOUTS):
                if not self.layout[i] & stars_x:
                    for j in range(limits.LAYOUTS):
                        if not self.layout[j] & stars_y:
                            self.solve_position(stage, self.layout[i], self.layout[j])

    def solve_position(self, stage: int, x: int, y: int) -> None:
        """Value the ends of the round, then positions with one player in, then with both."""
        here = at(x, y)
        if stage == 0:
            self.ends[here] = self.sew_x(x, y)
        elif stage == 1:
            self.alone_x[here] = self.best(1.0, self.roll_alone(1, x, y), x, self.ends[here])
            self.alone_y[here] = self.best(-1.0, self.roll_alone(0, x, y), y, self.ends[here])
        else:
            self.turn_x[here] = self.best(1.0, self.roll_both(1, x, y), x, self.alone_y[here])
            self.turn_y[here] = self.best(-1.0, self.roll_both(0, x, y), y, self.alone_x[here])

    def best(self, sign: float, rolled: float, buttons: int, out: float) -> float:
        """Return the better of rolling and, with a button, getting out; Y minimises."""
        return out if buttons and sign * out > sign * rolled else rolled

    # Rolls. `mine` is 1 if X rolls and 0 if Y does.

    def roll_alone(self, mine: int, x: int, y: int) -> float:
        """Value a roll with the other player out: gold and one more black die."""
        free = open_cells(x, self.stars_x) if mine else open_cells(y, self.stars_y)
        self.bust = self.ends[at(0, y)] if mine else self.ends[at(x, 0)]
        total = 0.0
        for row in range(3):
            for column in range(3):
                cell = 1 << 3 * row + column
                if free & cell:
                    self.columns[column] = (
                        self.alone_x[at(x | cell, y)] if mine else self.alone_y[at(x, y | cell)]
                    )
            total += self.mean_of_row(mine, free >> 3 * row & limits.ROW, 0, limits.DICE)
        return total / 3

    def roll_both(self, mine: int, x: int, y: int) -> float:
        """Value a roll with both players in: gold and two more black dice."""
        free = open_cells(x, self.stars_x) if mine else open_cells(y, self.stars_y)
        total = 0.0
        for row in range(3):
            for gold in range(3):
                self.try_columns(mine, x, y, free, row, 1 << 3 * row + gold)
                total += self.mean_of_row(
                    mine, free >> 3 * row & limits.ROW, 1 << gold, limits.DICE
                )
        return total / 9

    def try_columns(self, mine: int, x: int, y: int, free: int, row: int, gold: int) -> None:
        """Value a bust and a button in each open column; the other may lay on the gold cell."""
        offered = gold & (open_cells(y, self.stars_y) if mine else open_cells(x, self.stars_x))
        self.bust = self.after_bust(mine, x, y, offered)
        for column in range(3):
            cell = 1 << 3 * row + column
            if free & cell:
                self.columns[column] = self.after_laying(mine, x, y, cell, offered)

    def after_laying(self, mine: int, x: int, y: int, cell: int, offered: int) -> float:
        """Value a position after the roller has laid; `offered` is the gold cell, or no cell."""
        if mine:
            kept = self.turn_y[at(x | cell, y)]
            return min(kept, self.turn_y[at(x | cell, y | offered)])
        kept = self.turn_x[at(x, y | cell)]
        return max(kept, self.turn_x[at(x | offered, y | cell)])

    def after_bust(self, mine: int, x: int, y: int, offered: int) -> float:
        """Value a position after the roller has bust."""
        if mine:
            return min(self.alone_y[at(0, y)], self.alone_y[at(0, y | offered)])
        return max(self.alone_x[at(x, 0)], self.alone_x[at(x | offered, 0)])

    def mean_of_row(self, mine: int, free: int, shown: int, dice: int) -> float:
        """Return the mean over the dice of a row: the best open column shown is taken."""
        missed = 1.0  # that no better column is shown
        better = 0
        total = 0.0
        while free and missed > 0:
            column = self.best_column(mine, free)
            better += 1
            left = 0.0 if shown >> column & 1 else MISSED[4 * dice + better]
            total += (missed - left) * self.columns[column]
            missed = left
            free ^= 1 << column
        return total + missed * self.bust

    def best_column(self, mine: int, free: int) -> int:
        """Return the column that the roller takes."""
        found = -1
        for column in range(3):
            better = found < 0 or (self.columns[column] > self.columns[found]) == mine
            if free >> column & 1 and better:
                found = column
        return found

    # The end of a round.

    def sew_x(self, x: int, y: int) -> float:
        """Return the value of a round's end: X sews, then Y, each for itself (B41, BR8)."""
        due = earned(x, 0) if x else 0
        best = -1.0
        cells = x
        while cells >= 0:
            if count(cells) == due:
                best = max(best, self.sew_y(self.stars_x | cells, y))
            cells = (cells - 1) & x if cells else -1
        return best

    def sew_y(self, stars_x: int, y: int) -> float:
        """Return the value after X has sewn: Y takes what is worst for X."""
        due = earned(y, 1) if y else 0
        worst = 2.0
        cells = y
        while cells >= 0:
            if count(cells) == due:
                worst = min(worst, self.after_round(stars_x, self.stars_y | cells))
            cells = (cells - 1) & y if cells else -1
        return worst

    def after_round(self, stars_x: int, stars_y: int) -> float:
        """Return X's share of the win (B51), or its chance if Y starts the next round."""
        first = rank(stars_x)
        second = rank(stars_y)
        if first == 0 and second == 0:
            return 1.0 - self.starts[at(stars_y, stars_x)]
        if first == second:
            return 0.5
        return 1.0 if first > second else 0.0

    # What is known of a position.

    def turn_value(self, state: ReducedButtons) -> float:
        """Return seat 0's share of the win before a seat rolls or gets out; solves its round."""
        x = state.start
        self.solve_round(state.stars[x], state.stars[1 - x])
        here = at(state.buttons[x], state.buttons[1 - x])
        if state.status[1 - state.to_act] == phases.IN:
            value = self.turn_x[here] if state.to_act == x else self.turn_y[here]
        else:
            value = self.alone_x[here] if state.to_act == x else self.alone_y[here]
        return 1.0 - value if x else value


def at(x: int, y: int) -> int:
    """Return the index of two sets of cells."""
    return limits.SETS * x + y
