"""Evaluate states of BUTTONS: the network's inputs for each seat, and the mean over all rolls."""

from buttonbox.bots.buttons import limits, line_shapes
from buttonbox.bots.buttons.lines import Lines
from buttonbox.bots.buttons.roll_sum import RollSum
from buttonbox.bots.value.evaluator import Evaluator
from buttonbox.bots.value.network import Network
from buttonbox.core import actors
from buttonbox.core.memory import copying
from buttonbox.core.state import State
from buttonbox.games.buttons import codes, material, phases
from buttonbox.games.buttons.rules import Buttons, count_bits

IN_ROW = material.IN_ROW
MOST_DICE = 5
ENDING = 12  # inputs about the end of the game, the last ones of a seat
# The chance that the white die shows one given row and all black dice miss its free cells, by
# 7 * dice + cells.
MISS = tuple((6 - cells) ** dice / 6 ** (dice + 1) for dice in range(6) for cells in range(7))


class ButtonsValue(Evaluator):
    """A network over stars, lines, buttons laid, the risk of a bust and who would win."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network = network
        self.at = 0  # index of the next input
        self.due = 0  # stars for the current seat if it gets out now
        self.free = 0  # cells where it may lay, if it is still in
        self.lines = Lines()
        self.hope = [0] * 4  # each seat's stars, including those due
        self.rank = [0] * 4  # how well each seat could end the game now (B51); 0 if it could not
        self.rolls = RollSum()

    def attach(self, state: State) -> None:
        if not isinstance(state, Buttons):
            raise TypeError("this value is for BUTTONS")
        self.state = state
        self.before = state.clone()  # chance acts
        self.offered = state.clone()  # the gold cell

    def is_quiet(self) -> bool:
        """Return False while a player chooses where to lay, or whether to take the gold cell."""
        return self.state.phase != phases.LAYING and self.state.phase != phases.OFFERING

    def evaluate(self) -> None:
        for seat in range(self.state.players):
            self.fill_seat(seat)
        self.finish()

    def expect_changes(self, seat: int) -> None:
        """Prepare for states that differ from this one, just evaluated, in this seat's buttons.

        Evaluate no other states until the network forgets its sums.
        """
        self.network.keep_sums(self.state.players)
        for other in range(self.state.players):
            if other != seat:
                self.network.settle(other, limits.INPUTS - ENDING)

    def evaluate_change(self, seat: int) -> None:
        """Evaluate a state in which only this seat's buttons differ from the last one."""
        self.fill_seat(seat)
        self.finish()

    def finish(self) -> None:
        """Complete the inputs, which `fill_seat` began, and compute the chances."""
        for seat in range(self.state.players):
            self.at = limits.INPUTS * (seat + 1) - ENDING
            self.put_ending(seat)
        if self.is_decided():
            self.share_end()
            return
        self.network.forward(self.state.players)
        for seat in range(self.state.players):
            self.chances[seat] = self.network.chances[seat]

    # Before chance acts: the mean over all outcomes.

    def weighs_chance(self) -> bool:
        return True

    def evaluate_chance(self) -> None:
        """Average over all outcomes; each player lays where it is best for them."""
        copying.copy_into(self.before, self.state)
        self.rolls.clear()
        if self.before.phase == phases.ROLLING:
            self.weigh_rolls()
        else:
            self.weigh_cards()
        copying.copy_into(self.state, self.before)
        for seat in range(self.state.players):
            self.chances[seat] = self.rolls.sums[seat]

    def weigh_cards(self) -> None:
        """Average over all ways to deal the remaining cards (B11), which are equally likely."""
        deals = self.deal(0)
        for number in range(deals):
            self.deal(number)
            self.evaluate()
            self.keep_bust()
            self.rolls.add_bust(1.0 / deals)

    def deal(self, number: int) -> int:
        """Deal the remaining cards in the way with this number; return how many ways there are."""
        copying.copy_into(self.state, self.before)
        deals = 1
        while self.state.to_act == actors.CHANCE:
            total = self.state.chance_total()
            self.state.play(self.state.chance_pick(number // deals % total))
            deals *= total
        return deals

    def weigh_rolls(self) -> None:
        """Average over all rolls of the remaining dice, row by row (B31)."""
        for row in range(6):
            if self.before.white == 0 or self.before.white == row + 1:
                self.weigh_row(row, 1.0 if self.before.white else 1 / 6.0)

    def weigh_row(self, row: int, weight: float) -> None:
        """Add the rolls of a row; gold columns without an offer (B32) are evaluated only once."""
        weight *= 1.0 if self.before.gold else 1 / 6.0
        plain = False  # whether the columns without an offer have been evaluated
        for gold in range(6):
            if self.may_show(gold) and not self.is_offered(row, gold):
                if not plain:
                    self.try_columns(row, gold)
                plain = True
                self.add_row(row, gold, weight)
        for gold in range(6):
            if self.may_show(gold) and self.is_offered(row, gold):
                self.try_columns(row, gold)
                self.add_row(row, gold, weight)

    def may_show(self, gold: int) -> bool:
        """Return whether the gold die shows this column or is still to be rolled."""
        return self.before.gold == 0 or self.before.gold == gold + 1

    def is_offered(self, row: int, gold: int) -> bool:
        """Return whether another seat may lay on the gold cell (B32)."""
        for seat in range(self.before.players):
            asked = seat != self.before.active and self.before.status[seat] == phases.IN
            if asked and self.before.open_cells(seat) >> 6 * row + gold & 1:
                return True
        return False

    def open_columns(self, row: int) -> int:
        """Return the columns of a row where the player who rolls may lay."""
        return self.before.open_cells(self.before.active) >> 6 * row & material.ROW

    def add_row(self, row: int, gold: int, weight: float) -> None:
        """Add the rolls of a row with this gold die; the columns have been evaluated."""
        shown = 1 << gold
        dice = self.before.blacks
        for i in range(4):
            if self.before.black[i]:
                shown |= 1 << self.before.black[i] - 1
                dice -= 1
        self.rolls.add_row(self.open_columns(row), shown, dice, self.before.active, weight)

    def try_columns(self, row: int, gold: int) -> None:
        """Evaluate a bust and a button in each open column of the row."""
        self.show(row, gold)
        self.bust()
        self.answer_offers()
        self.keep_bust()
        free = self.open_columns(row)
        for column in range(6):
            if free >> column & 1:
                self.show(row, gold)
                self.state.play(codes.LAY + 6 * row + column)
                self.answer_offers()
                for seat in range(self.state.players):
                    self.rolls.columns[4 * column + seat] = self.chances[seat]

    def show(self, row: int, gold: int) -> None:
        """Set the white and the gold die; the player who rolled is to lay."""
        copying.copy_into(self.state, self.before)
        self.state.white = row + 1
        self.state.gold = gold + 1
        self.state.phase = phases.LAYING
        self.state.to_act = self.state.active

    def bust(self) -> None:
        """End the turn with a bust (B33)."""
        self.state.buttons[self.state.active] = 0
        self.state.leave(phases.BUST)
        self.state.offer_from(self.state.active)

    def keep_bust(self) -> None:
        for seat in range(self.state.players):
            self.rolls.bust[seat] = self.chances[seat]

    def answer_offers(self) -> None:
        """Let the others lay on the gold cell if that is better for them, then evaluate."""
        while self.state.phase == phases.OFFERING:
            self.answer_offer()
        self.evaluate()

    def answer_offer(self) -> None:
        """Let the seat with the offer decline, unless laying is better for it."""
        copying.copy_into(self.offered, self.state)
        seat = self.state.to_act
        self.state.play(codes.LAY + self.offered.gold_cell())
        self.evaluate()
        taken = self.chances[seat]
        copying.copy_into(self.state, self.offered)
        self.state.play(codes.DECLINE)
        self.evaluate()
        if taken > self.chances[seat]:
            copying.copy_into(self.state, self.offered)
            self.state.play(codes.LAY + self.offered.gold_cell())

    # The inputs.

    def fill_seat(self, seat: int) -> None:
        """Write the inputs of a seat, except those about the end of the game."""
        self.at = limits.INPUTS * seat
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

    def put(self, value: float) -> None:
        """Write the next input."""
        self.network.inputs[self.at] = value
        self.at += 1

    def put_steps(self, value: int, first: int, count: int) -> None:
        """Write one input for each number from `first` on: whether the value reaches it."""
        for step in range(count):
            self.put(1.0 if value >= first + step else 0.0)

    def is_in(self, seat: int) -> bool:
        """Return whether the seat is still in the round."""
        return self.state.status[seat] == phases.IN

    def stars_due(self, seat: int) -> int:
        """Return the stars for getting out now, or those still to be sewn on (B40)."""
        if self.state.phase == phases.SEWING:
            return self.state.due[seat]
        if self.state.buttons[seat] == 0:
            return 0
        return self.state.earned(seat)

    # What lasts beyond the round: stars and lines, without and with the stars due.

    def put_stars(self, seat: int) -> None:
        """Write 13 inputs: the number of stars; also rank the seat (B51)."""
        stars = count_bits(self.state.stars[seat])
        hope = stars + self.due
        self.hope[seat] = hope
        self.rank[seat] = 0
        if self.lines.hoped_for(line_shapes.FIVE):
            self.rank[seat] = limits.LINE + hope
        elif hope >= material.ENOUGH_STARS:
            self.rank[seat] = hope
        self.put(stars / 12.0)
        self.put(hope / 12.0)
        self.put_steps(stars, 7, 5)
        self.put_steps(hope, 8, 6)

    def put_lines(self) -> None:
        """Write 38 inputs: how far the board is from five in a line."""
        for shape in range(line_shapes.PAIR, line_shapes.FIVE):
            self.put(self.lines.begun[shape] / 4.0)
            self.put(self.lines.begun[line_shapes.DOWN + shape] / 4.0)
            self.put(self.lines.hoped[shape] / 4.0)
            self.put(self.lines.hoped[line_shapes.DOWN + shape] / 4.0)
        self.put_steps(-self.lines.lack, -3, 3)
        self.put(self.lines.nearly / 4.0)
        self.put_steps(self.lines.hoped_for(line_shapes.FIVE), 1, 1)
        self.put_steps(self.lines.hoped_for(line_shapes.FOUR), 1, 2)
        self.put_steps(self.lines.hoped_for(line_shapes.SPLIT_THREE), 1, 2)
        self.put_steps(self.lines.hoped_for(line_shapes.THREE), 1, 1)
        self.put_steps(self.lines.with_shape(line_shapes.FOUR), 1, 2)
        self.put_steps(self.lines.with_shape(line_shapes.SPLIT_THREE), 1, 2)
        self.put_steps(self.lines.with_shape(line_shapes.THREE), 1, 1)
        self.put(1.0 - self.bust_chance(self.lines.fives, MOST_DICE))
        self.put(1.0 - self.bust_chance(self.lines.fours, MOST_DICE))
        self.put(1.0 - self.bust_chance(self.lines.fives | self.lines.fours, MOST_DICE))

    # What ends with the round: buttons, colours, whose turn it is, the risk.

    def put_course(self, seat: int) -> None:
        """Write 8 inputs: who is in, whose turn it is, the black dice, the start."""
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
        """Write 9 inputs: buttons laid and stars due."""
        buttons = count_bits(self.state.buttons[seat])
        self.put(buttons / 6.0)
        self.put_steps(buttons, 1, 3)
        self.put(self.due / 4.0)
        self.put_steps(self.due, 2, 4)

    def put_colours(self, seat: int, card: int) -> None:
        """Write 6 inputs: colours without (0) or with (1) a card of the seat (B40)."""
        pairs = 0  # colours covered twice: one more button pays
        singles = 0
        pairing = 0  # the cells of colours covered twice; then once; then all that are left
        beginning = 0
        left = 0
        for colour in range(4):
            if self.state.cards[seat] >> colour & 1 == card:
                cells = self.state.colours[seat][colour]
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
        """Write 6 inputs: the free cells and the risk of a bust (B33)."""
        here = 1.0 if self.is_in(seat) else 0.0
        bust = here * self.bust_chance(self.free, self.state.blacks + 1)
        self.put(count_bits(self.free) / 36.0)
        self.put(bust)
        self.put(bust * self.due / 2.0)
        self.put(here * self.bust_chance(self.free, 3))
        self.put(here * self.bust_chance(self.free, 1))
        self.put(self.bust_chance(material.ALL & ~self.state.stars[seat], MOST_DICE))

    def bust_chance(self, free: int, dice: int) -> float:
        """Return the exact chance that the black dice miss all free cells of the row rolled."""
        total = 0.0
        for row in range(6):
            total += MISS[7 * dice + IN_ROW[free >> 6 * row & 63]]
        return total

    # The end of the game (B50, B51).

    def put_ending(self, seat: int) -> None:
        """Write 12 inputs: who would win now, and what the seat needs."""
        rank = self.rank[seat]
        sure = self.best_other(seat, sure=True)
        self.put(1.0 if rank else 0.0)
        self.put(self.share_against(rank, self.best_other(seat, sure=False)))
        self.put(self.share_against(rank, sure))
        self.put(1.0 if sure else 0.0)
        enough = max(material.ENOUGH_STARS, sure + 1)
        self.put_steps(max(self.hope[seat], rank) - enough, -4, 5)
        outs = self.lines.outs[seat]
        if sure < limits.LINE:
            outs |= self.lines.paying(seat, enough - count_bits(self.state.stars[seat]))
        self.put(1.0 - self.bust_chance(outs, self.state.blacks + 1))
        self.put(1.0 - self.bust_chance(outs, 1))
        self.put(count_bits(outs) / 4.0)

    def best_other(self, seat: int, sure: bool) -> int:
        """Return the best rank of the other seats; with `sure`, only of those that are out."""
        best = 0
        for other in range(self.state.players):
            if other != seat and not (sure and self.state.status[other] != phases.OUT):
                best = max(best, self.rank[other])
        return best

    def share_against(self, rank: int, other: int) -> float:
        """Return the share of the win that a rank gets against another."""
        if rank == other:
            return 0.5 if rank else 0.0
        return 1.0 if rank > other else 0.0

    def is_decided(self) -> bool:
        """Return whether everybody is out of the round and somebody ends the game."""
        best = 0
        for seat in range(self.state.players):
            if self.is_in(seat):
                return False
            best = max(best, self.rank[seat])
        return best > 0

    def share_end(self) -> None:
        """Write the chances of a decided game: the best ranks share the win."""
        best = 0
        winners = 0
        for seat in range(self.state.players):
            if self.rank[seat] > best:
                best = self.rank[seat]
                winners = 0
            winners += self.rank[seat] == best
        for seat in range(self.state.players):
            self.chances[seat] = 1.0 / winners if self.rank[seat] == best else 0.0
