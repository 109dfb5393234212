"""What the learned value of BUTTONS looks at, for each seat."""

from buttonbox.bots import sizes
from buttonbox.bots.evaluator import Evaluator
from buttonbox.bots.network import Network
from buttonbox.core.state import State
from buttonbox.games.buttons import board, phases
from buttonbox.games.buttons.rules import Buttons, count_bits

IN_ROW = board.IN_ROW
FIRST_FIVE = 31
LAST_FIVE = 62
TOP_FIVE = board.COLUMN & ~(1 << 30)
ROUND = 25  # where the inputs about the round begin


class ButtonsValue(Evaluator):
    """Stars, lines begun, buttons laid, the risk of a bust; weighed by a network."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network = network
        self.lines = [0] * 6  # windows of five cells, by the stars in them
        self.hopes = [0] * 11  # the same with the stars that are due now
        self.outs = 0  # cells where a button would make five stars in a line
        self.fives = 0  # cells that a line with four stars lacks
        self.fours = 0  # cells that a line with three stars lacks

    def attach(self, state: State) -> None:
        if not isinstance(state, Buttons):
            raise TypeError("this value is for BUTTONS")
        self.state = state

    def is_quiet(self) -> bool:
        """Where to lay, whether to take the gold cell: small choices."""
        return self.state.phase != phases.LAYING and self.state.phase != phases.OFFERING

    def evaluate(self) -> None:
        self.fill_inputs()
        self.network.judge(self.state.players)
        for seat in range(self.state.players):
            self.chances[seat] = self.network.chances[seat]

    def fill_inputs(self) -> None:
        """Write what the network sees."""
        for i in range(sizes.BUTTONS_INPUTS * self.state.players):
            self.network.inputs[i] = 0.0
        for seat in range(self.state.players):
            due = self.stars_due(seat)
            self.count_lines(seat, due)
            self.fill_stars(seat, sizes.BUTTONS_INPUTS * seat, due)
            self.fill_round(seat, sizes.BUTTONS_INPUTS * seat + ROUND, due)

    def stars_due(self, seat: int) -> int:
        """B40: what getting out now would pay, or what is still to be laid."""
        if self.state.phase == phases.SEWING:
            return self.state.due[seat]
        if self.state.buttons[seat] == 0:
            return 0
        return self.state.earned(seat)

    def count_lines(self, seat: int, due: int) -> None:
        """B50: the 24 windows of five cells in a row or a column."""
        for n in range(6):
            self.lines[n] = 0
            self.hopes[n] = 0
        self.outs = 0
        self.fives = 0
        self.fours = 0
        stars = self.state.stars[seat]
        buttons = self.state.buttons[seat]
        for i in range(6):
            across = stars >> 6 * i & 63
            laid = buttons >> 6 * i & 63
            self.count_window(IN_ROW[across & 31], IN_ROW[laid & 31], due, FIRST_FIVE << 6 * i)
            self.count_window(IN_ROW[across & 62], IN_ROW[laid & 62], due, LAST_FIVE << 6 * i)
            self.count_column(stars >> i, buttons >> i, due, TOP_FIVE << i)
        self.outs &= ~(stars | buttons)
        self.fives &= ~stars
        self.fours &= ~stars

    def count_column(self, stars: int, buttons: int, due: int, window: int) -> None:
        """The two windows of a column, which is shifted to be the first."""
        sewn = (stars >> 6 & 1) + (stars >> 12 & 1) + (stars >> 18 & 1) + (stars >> 24 & 1)
        laid = (buttons >> 6 & 1) + (buttons >> 12 & 1) + (buttons >> 18 & 1) + (buttons >> 24 & 1)
        self.count_window(sewn + (stars & 1), laid + (buttons & 1), due, window)
        self.count_window(sewn + (stars >> 30 & 1), laid + (buttons >> 30 & 1), due, window << 6)

    def count_window(self, stars: int, buttons: int, due: int, window: int) -> None:
        """One window: how many stars it has, may get now, and what it lacks."""
        self.lines[stars] += 1
        self.hopes[stars + (buttons if buttons < due else due)] += 1
        if stars < 3:
            return
        coming = buttons + 1
        payable = due if due else 1
        if stars + (coming if coming < payable else payable) >= 5:
            self.outs |= window
        if stars == 4:
            self.fives |= window
        elif stars == 3:
            self.fours |= window

    def fill_stars(self, seat: int, at: int, due: int) -> None:
        """What lasts: stars and lines, now and with what is due."""
        stars = count_bits(self.state.stars[seat])
        hope = stars + due
        self.network.inputs[at] = stars / 12.0
        self.network.inputs[at + 1] = hope / 12.0
        for n in range(4):
            self.network.inputs[at + 2 + n] = 1.0 if stars >= 8 + n else 0.0
            self.network.inputs[at + 6 + n] = 1.0 if hope >= 9 + n else 0.0
        longest = 0
        longest_hope = 0
        for n in range(1, 6):
            longest = n if self.lines[n] else longest
            longest_hope = n if self.hopes[n] else longest_hope
        for n in range(1, 6):
            self.network.inputs[at + 10 + n - 1] = 1.0 if longest >= n else 0.0
            self.network.inputs[at + 15 + n - 1] = 1.0 if longest_hope >= n else 0.0
        self.network.inputs[at + 20] = self.lines[2] / 8.0
        self.network.inputs[at + 21] = self.lines[3] / 4.0
        self.network.inputs[at + 22] = self.lines[4] / 2.0
        self.network.inputs[at + 23] = self.hopes[3] / 4.0
        self.network.inputs[at + 24] = self.hopes[4] / 2.0

    def fill_round(self, seat: int, at: int, due: int) -> None:
        """What passes with the round: buttons, colours, whose turn it is, the risk."""
        free = self.state.open_cells(seat)
        self.network.inputs[at] = 1.0 if self.state.status[seat] == phases.IN else 0.0
        self.network.inputs[at + 1] = 1.0 if self.state.status[seat] == phases.OUT else 0.0
        self.network.inputs[at + 2] = 1.0 if self.state.status[seat] == phases.BUST else 0.0
        self.network.inputs[at + 3] = count_bits(self.state.buttons[seat]) / 6.0
        self.network.inputs[at + 4] = due / 4.0
        self.network.inputs[at + 5] = count_bits(free) / 36.0
        turn = self.state.phase == phases.TURN or self.state.phase == phases.ROLLING
        self.network.inputs[at + 6] = 1.0 if turn and self.state.active == seat else 0.0
        self.network.inputs[at + 7] = (
            1.0 if self.state.phase == phases.ROLLING and self.state.active == seat else 0.0
        )
        self.network.inputs[at + 8] = self.state.blacks / 4.0
        self.network.inputs[at + 9] = 1.0 if self.state.start == seat else 0.0
        self.network.inputs[at + 10] = (
            (seat - self.state.active + self.state.players) % self.state.players
        ) / 3.0
        self.fill_colours(seat, at + 11)
        if self.state.status[seat] == phases.IN:
            self.network.inputs[at + 15] = self.bust_chance(free, self.state.blacks + 1)
            self.network.inputs[at + 16] = self.network.inputs[at + 15] * due / 2.0
            self.network.inputs[at + 17] = self.bust_chance(free, 3)
            self.network.inputs[at + 18] = due / 4.0
        self.network.inputs[at + 19] = self.bust_chance(board.ALL & ~self.state.stars[seat], 5)
        self.network.inputs[at + 20] = 1.0 if self.state.buttons[seat] else 0.0
        if self.state.status[seat] == phases.IN:
            dice = self.state.blacks + 1
            self.network.inputs[at + 21] = 1.0 - self.bust_chance(self.outs & free, dice)
            self.network.inputs[at + 22] = 1.0 - self.bust_chance(self.pairs(seat) & free, dice)
        self.network.inputs[at + 23] = 1.0 - self.bust_chance(self.fives, 5)
        self.network.inputs[at + 24] = 1.0 - self.bust_chance(self.fours, 5)

    def fill_colours(self, seat: int, at: int) -> None:
        """B40: colours covered twice or three times, with and without the card."""
        for colour in range(4):
            covered = count_bits(self.state.buttons[seat] & self.state.colours[4 * seat + colour])
            card = self.state.cards[seat] >> colour & 1
            if covered == 2:
                self.network.inputs[at + card] += 0.5
            elif covered == 1:
                self.network.inputs[at + 2 + card] += 0.5

    def pairs(self, seat: int) -> int:
        """The cells of the colours covered twice: one more pays (B40)."""
        cells = 0
        for colour in range(4):
            if count_bits(self.state.buttons[seat] & self.state.colours[4 * seat + colour]) == 2:
                cells |= self.state.colours[4 * seat + colour]
        return cells

    def bust_chance(self, free: int, blacks: int) -> float:
        """B33, exactly: every black die misses the free cells of the white die's row."""
        total = 0.0
        for row in range(6):
            miss = (6 - IN_ROW[free >> 6 * row & 63]) / 6.0
            chance = 1.0
            for _ in range(blacks):
                chance *= miss
            total += chance
        return total / 6.0
