"""The rest of a round of BUTTONS for the one seat still in it, solved by dynamic programming.

With everybody else out, only one board can change: the position is the set of buttons on it. All
sets that can come about are listed, those with fewer buttons first, and valued from the end: a set
is worth the better of getting out and rolling, and rolling the mean over the sets that follow. The
end of the round is valued by the evaluator, which is exact if it ends the game.

On a board that is nearly empty there are too many sets. Then those with many buttons are left out:
with so many on the board the seat is taken to get out. That hardly ever changes the best move.
"""

import mmap

from buttonbox.bots.buttons import limits
from buttonbox.bots.buttons.roll_sum import RollSum
from buttonbox.bots.buttons.value import ButtonsValue
from buttonbox.bots.search.nogil import Task
from buttonbox.core import bounds
from buttonbox.core.memory import copying
from buttonbox.games.buttons import codes, material, phases
from buttonbox.games.buttons.rules import Buttons, count_bits, has_line

# The sets of buttons that are looked at, fewer if nothing is compiled. There are 5.6 million.
CAPACITY = 1 << 8 if __file__.endswith(".py") else 5 << 15
MASK = 0xFFFFFFFFFFFFFFFF
MIX = 0x9E3779B97F4A7C15  # the golden ratio: spreads the sets over the slots
CELL = tuple(1 << cell for cell in range(36))
MOST_BUTTONS = 18  # more do not fit on a board (B21)
NOT_ALLOWED = -1.0  # worse than any chance


def zeroed(item_size: int, count: int) -> memoryview:
    """Allocate zeroed memory; pages that are never touched cost nothing."""
    return memoryview(mmap.mmap(-1, item_size * count))


class LastSeat(Task):
    """Solves one position at a time; its memory is reused."""

    def __init__(self, value: ButtonsValue, capacity: int = CAPACITY) -> None:
        self.value = value
        self.capacity = capacity
        self.slot_count = 1 << (2 * capacity - 1).bit_length()  # of the hash table
        self.shift = 65 - self.slot_count.bit_length()
        self.rolls = RollSum()
        self.seat = 0
        self.dice = 0
        self.count = 0
        self.complete = False  # whether no set was left out
        self.decided = False  # whether the game ends with the round, whatever the seat does
        self.sets = zeroed(8, capacity).cast("Q")
        self.chances = zeroed(8, bounds.MAX_PLAYERS * capacity).cast("d")
        self.stops = zeroed(1, capacity).cast("b")  # rolling cannot be better
        self.slots = zeroed(4, self.slot_count).cast("i")  # the number of a set + 1, or 0

    def start(self, state: Buttons, seat: int) -> None:
        """Take a position in which only this seat is in the round; `work` solves it."""
        self.root = state.clone()
        self.root.give_turn(seat)
        self.leaf = self.root.clone()
        self.value.attach(self.leaf)
        self.seat = seat
        self.dice = self.root.blacks + 1
        self.set_bust()

    def set_bust(self) -> None:
        """Evaluate a bust (B33), which ends the round."""
        self.leaf.buttons[self.seat] = 0
        self.leaf.leave(phases.BUST)
        self.leaf.pass_dice()
        self.value.evaluate()
        self.decided = self.value.is_decided()
        for seat in range(bounds.MAX_PLAYERS):
            self.rolls.bust[seat] = self.value.chances[seat]

    def work(self, steps: int) -> None:
        """Solve the position, however many steps are asked for."""
        self.list_sets()
        self.value_sets()

    # The sets of buttons that can come about.

    def list_sets(self) -> None:
        """List all sets, and value getting out with each."""
        self.forget()
        self.add(self.root.buttons[self.seat])
        copying.copy_into(self.leaf, self.root)
        self.leaf.buttons[self.seat] = CELL[0]  # any set will do to fill in the other seats
        self.leaf.play(codes.GET_OUT)
        self.value.evaluate()
        self.value.network.keep_sums(self.root.players)
        self.target = self.value.best_other(self.seat, sure=True)
        number = 0
        while number < self.count:
            self.expand(number)
            number += 1
        self.value.network.forget_sums()

    def forget(self) -> None:
        """Empty the hash table."""
        for slot in range(self.slot_count):
            self.slots[slot] = 0
        self.count = 0
        self.most = MOST_BUTTONS
        self.complete = True

    def slot_of(self, buttons: int) -> int:
        """Return the slot that holds a set, or the empty one where it belongs."""
        slot = ((buttons * MIX) & MASK) >> self.shift
        while self.slots[slot] and self.sets[self.slots[slot] - 1] != buttons:
            slot = (slot + 1) & (self.slot_count - 1)
        return slot

    def add(self, buttons: int) -> None:
        """List a set, unless it is listed."""
        slot = self.slot_of(buttons)
        if self.slots[slot]:
            return
        self.sets[self.count] = buttons
        self.count += 1
        self.slots[slot] = self.count

    def expand(self, number: int) -> None:
        """Value getting out with a set, and list the sets that follow if rolling may be better."""
        buttons = self.sets[number]
        if count_bits(buttons) > self.most:
            return
        free = self.open_cells(buttons)
        self.get_out(buttons)
        for seat in range(bounds.MAX_PLAYERS):
            self.chances[bounds.MAX_PLAYERS * number + seat] = self.value.chances[seat]
        self.stops[number] = number > 0 and not self.may_gain(buttons, free)
        if not self.stops[number]:
            self.add_next(buttons, free)

    def may_gain(self, buttons: int, free: int) -> bool:
        """Return whether rolling may be better than getting out with the set just valued."""
        if self.decided and not self.may_win(buttons, free):
            return False
        bust = self.value.bust_chance(free, self.dice)
        return self.value.chances[self.seat] < 1.0 - bust + bust * self.rolls.bust[self.seat]

    def may_win(self, buttons: int, free: int) -> bool:
        """Return whether a set may grow to one that is not beaten by those who are out (B51)."""
        reach = buttons | free
        hope = count_bits(self.root.stars[self.seat]) + 1
        for colour in range(4):
            if count_bits(reach & self.root.colours[self.seat][colour]) >= 3:
                hope += 1 + (self.root.cards[self.seat] >> colour & 1)
        if has_line(self.root.stars[self.seat] | reach):
            hope += limits.LINE
        return hope >= self.target

    def add_next(self, buttons: int, free: int) -> None:
        """List the sets with one more button, if there is room; otherwise look no further.

        All sets are cut off at the same number of buttons, so that none looks better for it.
        """
        if self.count + 36 > self.capacity:
            self.complete = False
            self.most = count_bits(buttons)
            return
        for cell in range(36):
            if free >> cell & 1:
                self.add(buttons | CELL[cell])

    def open_cells(self, buttons: int) -> int:
        """Return the cells where a button may go beside a set."""
        self.leaf.buttons[self.seat] = buttons
        return self.leaf.open_cells(self.seat)

    def get_out(self, buttons: int) -> None:
        """Evaluate getting out with a set; without buttons it is illegal (B34).

        The leaf is a position after that, so only the buttons and what they earn are others.
        """
        if buttons:
            self.leaf.buttons[self.seat] = buttons
            self.leaf.due[self.seat] = self.leaf.earned(self.seat)
            self.value.evaluate_change(self.seat)
        else:
            self.value.chances[self.seat] = NOT_ALLOWED

    # Their values.

    def value_sets(self) -> None:
        """Value all sets, from the last one to the first."""
        for back in range(self.count):
            self.improve(self.count - 1 - back)

    def improve(self, number: int) -> None:
        """Let a set be worth what rolling is worth, if that is more."""
        first = bounds.MAX_PLAYERS * number
        if self.stops[number] or self.is_cut_off(number):
            return
        self.roll(self.sets[number], 0, 0, self.dice)
        if self.rolls.sums[self.seat] > self.chances[first + self.seat]:
            for seat in range(bounds.MAX_PLAYERS):
                self.chances[first + seat] = self.rolls.sums[seat]

    def is_cut_off(self, number: int) -> bool:
        """Return whether nothing is known of what follows a set."""
        return count_bits(self.sets[number]) >= self.most

    def roll(self, buttons: int, white: int, shown: int, dice: int) -> None:
        """Sum the chances over a roll; `white` is the row from 1 if that die has fallen.

        The columns `shown` are certain, as many black dice as `dice` are still to fall.
        """
        free = self.open_cells(buttons)
        self.rolls.clear()
        for row in range(6):
            if white == 0 or white == row + 1:
                self.read_row(buttons, free, row)
                self.rolls.add_row(
                    free >> 6 * row & material.ROW,
                    shown,
                    dice,
                    self.seat,
                    1.0 if white else 1 / 6.0,
                )

    def read_row(self, buttons: int, free: int, row: int) -> None:
        """Look up what a button in each open column of a row is worth."""
        for column in range(6):
            cell = 6 * row + column
            if free >> cell & 1:
                at = bounds.MAX_PLAYERS * (self.slots[self.slot_of(buttons | CELL[cell])] - 1)
                for seat in range(bounds.MAX_PLAYERS):
                    self.rolls.columns[4 * column + seat] = self.chances[at + seat]

    # What is found of the position; call these after `work`.

    def ahead(self) -> int:
        """Return how many more buttons the seat is looked ahead."""
        return self.most - count_bits(self.root.buttons[self.seat])

    def after_laying(self, cell: int) -> list[float]:
        """Return the chances with one more button, where one may go."""
        number = self.slots[self.slot_of(self.root.buttons[self.seat] | CELL[cell])] - 1
        return self.listed(number)

    def before_turn(self) -> list[float]:
        """Return the chances before the seat rolls or gets out."""
        return self.listed(0)

    def listed(self, number: int) -> list[float]:
        """Return the chances of a set."""
        first = bounds.MAX_PLAYERS * number
        return [self.chances[first + seat] for seat in range(self.root.players)]

    def after_getting_out(self) -> list[float]:
        """Return the chances after getting out at once."""
        copying.copy_into(self.leaf, self.root)
        self.leaf.play(codes.GET_OUT)
        self.value.evaluate()
        return [self.value.chances[seat] for seat in range(self.root.players)]

    def before_roll(self, white: int, shown: int, dice: int) -> list[float]:
        """Return the chances before the dice have all fallen; see `roll`."""
        self.roll(self.root.buttons[self.seat], white, shown, dice)
        return [self.rolls.sums[seat] for seat in range(self.root.players)]
