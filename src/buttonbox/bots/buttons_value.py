"""What the learned value of BUTTONS looks at, for each seat."""

from buttonbox.bots import shapes, sizes
from buttonbox.bots.buttons_lines import Lines
from buttonbox.bots.evaluator import Evaluator
from buttonbox.bots.network import Network
from buttonbox.core.state import State
from buttonbox.games.buttons import board, phases
from buttonbox.games.buttons.rules import Buttons, count_bits

IN_ROW = board.IN_ROW
MOST_DICE = 5
LINE = 100  # what five in a line counts beside the number of stars (B51)
ENDING = 12  # inputs about how the game would end: the last ones of a seat
# The chance of one row, and that so many dice miss so many cells of it: by 7 * dice + cells.
MISS = tuple((6 - cells) ** dice / 6 ** (dice + 1) for dice in range(6) for cells in range(7))


class ButtonsValue(Evaluator):
    """Stars, lines begun, buttons laid, the risk of a bust, who would win; weighed by a network."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network = network
        self.at = 0  # where the next input goes
        self.due = 0  # stars that the seat looked at gets, if it is out now
        self.free = 0  # where it may lay, if it is still in
        self.lines = Lines()
        self.hope = [0] * 4  # each seat's stars, with those due
        self.rank = [0] * 4  # how good an end each seat could make now (B51); 0 if none

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
        if self.is_decided():
            self.share_end()

    def fill_inputs(self) -> None:
        """Write what the network sees."""
        for seat in range(self.state.players):
            self.at = sizes.BUTTONS_INPUTS * seat
            self.due = self.stars_due(seat)
            self.free = self.state.open_cells(seat) if self.is_in(seat) else 0
            self.lines.read(self.state, seat, self.due, self.free)
            self.put_stars(seat)
            self.put_lines()
            self.put_course(seat)
            self.put_buttons(seat)
            self.put_colours(seat, 0)
            self.put_colours(seat, 1)
            self.put_risks(seat)
        for seat in range(self.state.players):
            self.at = sizes.BUTTONS_INPUTS * (seat + 1) - ENDING
            self.put_ending(seat)

    def put(self, value: float) -> None:
        """The next input."""
        self.network.inputs[self.at] = value
        self.at += 1

    def put_steps(self, value: int, first: int, count: int) -> None:
        """One input for each number that the value reaches."""
        for step in range(count):
            self.put(1.0 if value >= first + step else 0.0)

    def is_in(self, seat: int) -> bool:
        """Whether the seat is still in the round."""
        return self.state.status[seat] == phases.IN

    def stars_due(self, seat: int) -> int:
        """B40: what getting out now would pay, or what is still to be laid."""
        if self.state.phase == phases.SEWING:
            return self.state.due[seat]
        if self.state.buttons[seat] == 0:
            return 0
        return self.state.earned(seat)

    # What lasts: stars and lines, now and with what is due.

    def put_stars(self, seat: int) -> None:
        """13 inputs."""
        stars = count_bits(self.state.stars[seat])
        hope = stars + self.due
        self.hope[seat] = hope
        self.rank[seat] = 0
        if self.lines.hoped_for(shapes.FIVE):
            self.rank[seat] = LINE + hope
        elif hope >= board.ENOUGH_STARS:
            self.rank[seat] = hope
        self.put(stars / 12.0)
        self.put(hope / 12.0)
        self.put_steps(stars, 7, 5)
        self.put_steps(hope, 8, 6)

    def put_lines(self) -> None:
        """38 inputs."""
        for shape in range(shapes.PAIR, shapes.FIVE):
            self.put(self.lines.begun[shape] / 4.0)
            self.put(self.lines.begun[shapes.DOWN + shape] / 4.0)
            self.put(self.lines.hoped[shape] / 4.0)
            self.put(self.lines.hoped[shapes.DOWN + shape] / 4.0)
        self.put_steps(-self.lines.lack, -3, 3)
        self.put(self.lines.nearly / 4.0)
        self.put_steps(self.lines.hoped_for(shapes.FIVE), 1, 1)
        self.put_steps(self.lines.hoped_for(shapes.FOUR), 1, 2)
        self.put_steps(self.lines.hoped_for(shapes.SPLIT_THREE), 1, 2)
        self.put_steps(self.lines.hoped_for(shapes.THREE), 1, 1)
        self.put_steps(self.lines.with_shape(shapes.FOUR), 1, 2)
        self.put_steps(self.lines.with_shape(shapes.SPLIT_THREE), 1, 2)
        self.put_steps(self.lines.with_shape(shapes.THREE), 1, 1)
        self.put(1.0 - self.bust_chance(self.lines.fives, MOST_DICE))
        self.put(1.0 - self.bust_chance(self.lines.fours, MOST_DICE))
        self.put(1.0 - self.bust_chance(self.lines.fives | self.lines.fours, MOST_DICE))

    # What passes with the round: buttons, colours, whose turn it is, the risk.

    def put_course(self, seat: int) -> None:
        """8 inputs."""
        for status in range(3):
            self.put(1.0 if self.state.status[seat] == status else 0.0)
        rolling = self.state.phase == phases.ROLLING
        mine = self.state.active == seat
        self.put(1.0 if mine and (rolling or self.state.phase == phases.TURN) else 0.0)
        self.put(1.0 if mine and rolling else 0.0)
        self.put(self.state.blacks / 4.0)
        self.put(1.0 if self.state.start == seat else 0.0)
        after = (seat - self.state.active + self.state.players) % self.state.players
        self.put(after / 3.0)

    def put_buttons(self, seat: int) -> None:
        """9 inputs."""
        buttons = count_bits(self.state.buttons[seat])
        self.put(buttons / 6.0)
        self.put_steps(buttons, 1, 3)
        self.put(self.due / 4.0)
        self.put_steps(self.due, 2, 4)

    def put_colours(self, seat: int, card: int) -> None:
        """B40: the colours of which the seat has no card, or has one; 6 inputs."""
        pairs = 0  # covered twice: one more button pays
        singles = 0
        pairing = 0  # the cells of these colours, and of all
        beginning = 0
        left = 0
        for colour in range(4):
            if self.state.cards[seat] >> colour & 1 == card:
                cells = self.state.colours[4 * seat + colour]
                covered = count_bits(self.state.buttons[seat] & cells)
                left |= cells & ~self.state.stars[seat]
                pairs += covered == 2
                singles += covered == 1
                pairing |= cells if covered == 2 else 0
                beginning |= cells if covered == 1 else 0
        self.put(count_bits(left) / 18.0)
        self.put(pairs / 2.0)
        self.put(singles / 2.0)
        self.put(1.0 - self.bust_chance(pairing & self.free, self.state.blacks + 1))
        self.put(count_bits(pairing & self.free) / 9.0)
        self.put(count_bits(beginning & self.free) / 9.0)

    def put_risks(self, seat: int) -> None:
        """B33; 6 inputs."""
        here = 1.0 if self.is_in(seat) else 0.0
        bust = here * self.bust_chance(self.free, self.state.blacks + 1)
        self.put(count_bits(self.free) / 36.0)
        self.put(bust)
        self.put(bust * self.due / 2.0)
        self.put(here * self.bust_chance(self.free, 3))
        self.put(here * self.bust_chance(self.free, 1))
        self.put(self.bust_chance(board.ALL & ~self.state.stars[seat], MOST_DICE))

    def bust_chance(self, free: int, dice: int) -> float:
        """Exactly: every black die misses the free cells of the white die's row."""
        total = 0.0
        for row in range(6):
            total += MISS[7 * dice + IN_ROW[free >> 6 * row & 63]]
        return total

    # How the game would end (B50, B51).

    def put_ending(self, seat: int) -> None:
        """12 inputs."""
        rank = self.rank[seat]
        sure = self.best_other(seat, sure=True)
        self.put(1.0 if rank else 0.0)
        self.put(self.share_against(rank, self.best_other(seat, sure=False)))
        self.put(self.share_against(rank, sure))
        self.put(1.0 if sure else 0.0)
        enough = max(board.ENOUGH_STARS, sure + 1)
        self.put_steps(max(self.hope[seat], rank) - enough, -4, 5)
        outs = self.lines.outs[seat]
        if sure < LINE:
            outs |= self.lines.paying(seat, enough - count_bits(self.state.stars[seat]))
        self.put(1.0 - self.bust_chance(outs, self.state.blacks + 1))
        self.put(1.0 - self.bust_chance(outs, 1))
        self.put(count_bits(outs) / 4.0)

    def best_other(self, seat: int, sure: bool) -> int:
        """The best end that another could make now; if it is to be sure, one who is out."""
        best = 0
        for other in range(self.state.players):
            if other != seat and not (sure and self.state.status[other] != phases.OUT):
                best = max(best, self.rank[other])
        return best

    def share_against(self, rank: int, other: int) -> float:
        """Of the win, if these two ends were made."""
        if rank == other:
            return 0.5 if rank else 0.0
        return 1.0 if rank > other else 0.0

    def is_decided(self) -> bool:
        """Whether everybody is out of the round and somebody ends the game."""
        best = 0
        for seat in range(self.state.players):
            if self.is_in(seat):
                return False
            best = max(best, self.rank[seat])
        return best > 0

    def share_end(self) -> None:
        """The chances once it is decided: the best ones share."""
        best = 0
        winners = 0
        for seat in range(self.state.players):
            if self.rank[seat] > best:
                best = self.rank[seat]
                winners = 0
            winners += self.rank[seat] == best
        for seat in range(self.state.players):
            self.chances[seat] = 1.0 / winners if self.rank[seat] == best else 0.0
