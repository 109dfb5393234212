"""The rest of a round of BUTTONS for the one seat still in it, solved by dynamic programming.

With everybody else out, only one board can change: the position is the set of buttons on it. All
reachable sets are listed, those with fewer buttons first, and valued from the last to the first:
the value of a set is the better of getting out and rolling, and the value of rolling is the mean
over the sets that follow. The evaluator provides the value of the round's end; it is exact if the
game ends, too.

On a nearly empty board there are too many sets. Then sets with many buttons are left out: a seat
with that many is assumed to get out. This hardly ever changes the best move.
"""

from buttonbox.bots.buttons import limits
from buttonbox.bots.buttons.exits import Exits
from buttonbox.bots.buttons.roll_sum import RollSum
from buttonbox.bots.buttons.set_index import SetIndex
from buttonbox.bots.buttons.value import ButtonsValue
from buttonbox.bots.search.nogil import Task
from buttonbox.core.memory import copying
from buttonbox.core.memory.buffers import zeroed
from buttonbox.games.buttons import codes, phases
from buttonbox.games.buttons.rules import Buttons, bit, count_bits, has_line

# How many sets there is time for, fewer if interpreted; there are 5.6 million. An evaluation counts
# as this many more sets: it takes longer than everything else done with a set.
CAPACITY = 3 << 8 if __file__.endswith(".py") else 15 << 15
EVALUATION = 2
MOST_BUTTONS = 18  # more do not fit on a board (B21)
NOT_ALLOWED = -1.0  # worse than any chance


class LastSeat(Task):
    """Solves one position at a time; its memory is reused."""

    def __init__(self, value: ButtonsValue, capacity: int = CAPACITY) -> None:
        self.value = value
        self.exits = Exits(value)
        self.index = SetIndex()
        self.rolls = RollSum()
        self.capacity = capacity
        self.seat = 0
        self.players = 0
        self.dice = 0
        # The chance that the white die shows a row and the black dice miss n columns; and that they
        # show a column and miss the n better ones.
        self.missed = [0.0] * 7
        self.taken = [0.0] * 6
        self.best = [0] * 36  # the sets that follow, row by row, the best first
        self.count = 0
        self.complete = False  # whether no set was left out
        self.decided = False  # whether the game ends with the round, whatever the seat does
        self.sets = zeroed(8, capacity).cast("Q")
        self.worth = zeroed(8, capacity).cast("d")  # the chance of the seat itself
        self.chances = zeroed(8, 1).cast("d")  # of all seats; allocated by `start`
        self.stops = zeroed(1, capacity).cast("b")  # rolling cannot be better

    def start(self, state: Buttons, seat: int) -> None:
        """Set the position, in which only this seat is in the round; `work` solves it."""
        self.root = state.clone()
        self.root.give_turn(seat)
        self.leaf = self.root.clone()
        self.value.attach(self.leaf)
        self.exits.attach(self.leaf)
        self.seat = seat
        self.players = state.players
        self.laid = self.root.buttons[seat]
        sets = self.index.start(self.root.open_cells(seat))
        self.numbers = zeroed(4, sets).cast("i")  # of sets by place, from 1; 0 if not listed
        if len(self.chances) != self.players * self.capacity:
            self.chances = zeroed(8, self.players * self.capacity).cast("d")
        self.set_dice(self.root.blacks + 1)
        self.set_bust()

    def set_dice(self, dice: int) -> None:
        """Set the number of black dice and the chances that they show the columns of a row."""
        self.dice = dice
        for columns in range(6):
            missed = self.rolls.missed(dice, columns)
            self.missed[columns] = 1 / 6.0 * missed
            self.taken[columns] = 1 / 6.0 * (missed - self.rolls.missed(dice, columns + 1))
        self.missed[6] = 1 / 6.0 * self.rolls.missed(dice, 6)

    def set_bust(self) -> None:
        """Evaluate a bust (B33), which ends the round."""
        self.leaf.buttons[self.seat] = 0
        self.leaf.leave(phases.BUST)
        self.leaf.pass_dice()
        self.value.evaluate()
        self.decided = self.value.is_decided()
        for seat in range(self.players):
            self.rolls.bust[seat] = self.value.chances[seat]

    def work(self, steps: int) -> None:
        """Solve the whole position; the number of steps is ignored."""
        self.list_sets()
        self.value_sets()

    # The reachable sets of buttons.

    def list_sets(self) -> None:
        """List all sets and evaluate getting out with each of them."""
        self.count = 0
        self.most = MOST_BUTTONS
        self.complete = True
        self.add(self.laid, 0)
        self.prepare_exits()
        number = 0
        while number < self.count:
            self.expand(number)
            number += 1
        self.value.network.forget_sums()

    def prepare_exits(self) -> None:
        """Evaluate what all sets share when the seat gets out."""
        copying.copy_into(self.leaf, self.root)
        self.leaf.buttons[self.seat] = 1  # any set will do, as the other seats stay the same
        self.leaf.play(codes.GET_OUT)
        self.value.evaluate()
        self.value.expect_changes(self.seat)
        self.target = self.value.best_other(self.seat, sure=True)
        self.exits.start(self.seat, self.decided)

    def add(self, buttons: int, place: int) -> None:
        """List a set, unless it is listed."""
        if self.numbers[place] == 0:
            self.sets[self.count] = buttons
            self.count += 1
            self.numbers[place] = self.count

    def expand(self, number: int) -> None:
        """Evaluate getting out with a set; list its successors if rolling may be better."""
        buttons = self.sets[number]
        if count_bits(buttons) > self.most:
            return
        free = self.open_cells(buttons)
        self.get_out(number, buttons)
        self.stops[number] = number > 0 and not self.may_gain(number, buttons, free)
        if not self.stops[number]:
            self.add_next(buttons, free)

    def get_out(self, number: int, buttons: int) -> None:
        """Set the value of a set to that of getting out, which needs a button (B34)."""
        if buttons == 0:
            self.worth[number] = NOT_ALLOWED
            return
        self.exits.get_out(buttons)
        self.worth[number] = self.exits.chances[self.seat]
        for seat in range(self.players):
            self.chances[self.players * number + seat] = self.exits.chances[seat]

    def may_gain(self, number: int, buttons: int, free: int) -> bool:
        """Return whether rolling may be better than getting out with a set."""
        if self.decided and not self.may_win(buttons, free):
            return False
        bust = self.value.bust_chance(free, self.dice)
        return self.worth[number] < 1.0 - bust + bust * self.rolls.bust[self.seat]

    def may_win(self, buttons: int, free: int) -> bool:
        """Return whether a set can grow into one that no seat already out beats (B51)."""
        reach = buttons | free
        hope = count_bits(self.root.stars[self.seat]) + self.exits.stars_for(reach)
        if has_line(self.root.stars[self.seat] | reach):
            hope += limits.LINE
        return hope >= self.target

    def add_next(self, buttons: int, free: int) -> None:
        """List the sets with one more button, if there is room; otherwise stop at this size.

        All sets are cut off at the same number of buttons, so that none is favoured.
        """
        if self.count + 36 + EVALUATION * self.exits.evaluations > self.capacity:
            self.complete = False
            self.most = count_bits(buttons)
            return
        self.index.find_next(buttons ^ self.laid, free)
        for k in range(self.index.found):
            self.add(buttons | bit(self.index.cells[k]), self.index.places[k])

    def open_cells(self, buttons: int) -> int:
        """Return the cells where a set can take one more button."""
        self.leaf.buttons[self.seat] = buttons
        return self.leaf.open_cells(self.seat)

    # Their values.

    def value_sets(self) -> None:
        """Compute the values of all sets, from the last to the first."""
        for back in range(self.count):
            self.improve(self.count - 1 - back)

    def improve(self, number: int) -> None:
        """Raise the value of a set to that of rolling, if that is better."""
        if self.stops[number] or self.is_cut_off(number):
            return
        self.find_next(self.sets[number])
        self.sort_next()
        worth = self.sum_roll(self.seat)
        if worth > self.worth[number]:
            self.worth[number] = worth
            for seat in range(self.players):
                self.chances[self.players * number + seat] = self.sum_roll(seat)

    def is_cut_off(self, number: int) -> bool:
        """Return whether the successors of a set were left out."""
        return count_bits(self.sets[number]) >= self.most

    def find_next(self, buttons: int) -> None:
        """Find all sets with one more button."""
        self.index.find_next(buttons ^ self.laid, self.open_cells(buttons))

    def sort_next(self) -> None:
        """Sort the successors of each row into `best`, the best for the seat first."""
        first = 0
        for row in range(6):
            for k in range(first, self.index.ends[row]):
                self.insert(self.numbers[self.index.places[k]] - 1, first, k)
            first = self.index.ends[row]

    def insert(self, number: int, first: int, at: int) -> None:
        """Insert a set among the sorted ones of its row."""
        worth = self.worth[number]
        while at > first and self.worth[self.best[at - 1]] < worth:
            self.best[at] = self.best[at - 1]
            at -= 1
        self.best[at] = number

    def sum_roll(self, seat: int) -> float:
        """Return a seat's chance if the last seat rolls and lays in the best column shown.

        The successors must be sorted. Gives the same result as `roll`, but faster.
        """
        total = 0.0
        first = 0
        for row in range(6):
            end = self.index.ends[row]
            for k in range(first, end):
                chance = self.chances[self.players * self.best[k] + seat]
                total += self.taken[k - first] * chance
            total += self.missed[end - first] * self.rolls.bust[seat]
            first = end
        return total

    def roll(self, white: int, shown: int, dice: int) -> None:
        """Sum the chances over a roll; `white` is the row, from 1, or 0 before that die is rolled.

        The black dice rolled so far show the columns `shown`; `dice` of them are still to be
        rolled. Call `find_next` first.
        """
        self.rolls.clear()
        first = 0
        for row in range(6):
            if white == 0 or white == row + 1:
                columns = self.read_row(first, self.index.ends[row])
                self.rolls.add_row(columns, shown, dice, self.seat, 1.0 if white else 1 / 6.0)
            first = self.index.ends[row]

    def read_row(self, first: int, end: int) -> int:
        """Look up the chances of the successors in a row; return the columns of their buttons."""
        columns = 0
        for k in range(first, end):
            column = self.index.cells[k] % 6
            columns |= 1 << column
            at = self.players * (self.numbers[self.index.places[k]] - 1)
            for seat in range(self.players):
                self.rolls.columns[4 * column + seat] = self.chances[at + seat]
        return columns

    # The solution; call these after `work`.

    def ahead(self) -> int:
        """Return how many more buttons the solution looks ahead."""
        return self.most - count_bits(self.laid)

    def after_laying(self, cell: int) -> list[float]:
        """Return the chances with one more button, on an open cell."""
        self.index.find_next(bit(cell), 0)
        return self.listed(self.numbers[self.index.place] - 1)

    def before_turn(self) -> list[float]:
        """Return the chances before the seat rolls or gets out."""
        return self.listed(0)

    def listed(self, number: int) -> list[float]:
        """Return the chances of a set."""
        first = self.players * number
        return [self.chances[first + seat] for seat in range(self.players)]

    def after_getting_out(self) -> list[float]:
        """Return the chances after getting out at once."""
        copying.copy_into(self.leaf, self.root)
        self.leaf.play(codes.GET_OUT)
        self.value.evaluate()
        return [self.value.chances[seat] for seat in range(self.players)]

    def before_roll(self, white: int, shown: int, dice: int) -> list[float]:
        """Return the chances during a roll; the arguments are those of `roll`."""
        self.find_next(self.laid)
        self.roll(white, shown, dice)
        return [self.rolls.sums[seat] for seat in range(self.players)]
