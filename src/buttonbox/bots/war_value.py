"""What the learned value of War of the Buttons looks at, for each seat."""

from buttonbox.bots import sizes
from buttonbox.bots.evaluator import Evaluator
from buttonbox.bots.network import Network
from buttonbox.core.state import State
from buttonbox.games.war import closing, look, phases, places, tables
from buttonbox.games.war.rules import War

MARKER_BUILDS = tables.MARKER_BUILDS
MARKER_FREES = tables.MARKER_FREES
MARKER_STARS = tables.MARKER_STARS
MARKER_BROTHERS = tables.MARKER_BROTHERS
MARKER_BUTTONS = tables.MARKER_BUTTONS

# Where each group of inputs begins, within those of a seat.
GOODS = 0
OWNED = 22
DICE = 37
TURN = 50
CHANCES = 58
HELD = 70
SAFE = 75
EXAM = 80
HELD_AT = 85


class WarValue(Evaluator):
    """Goods, cards, dice left, places held and what they will pay; weighed by a network."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network = network

    def attach(self, state: State) -> None:
        if not isinstance(state, War):
            raise TypeError("this value is for War of the Buttons")
        self.state = state

    def is_quiet(self) -> bool:
        """Which section, which boy, which die to detention: small choices."""
        return self.state.phase < phases.BUILDING

    def is_horizon(self) -> bool:
        """A new round is all new markers, cards and dice."""
        return self.state.phase < phases.REROLLING

    def evaluate(self) -> None:
        self.fill_inputs()
        self.network.judge(self.state.players)
        for seat in range(self.state.players):
            self.chances[seat] = self.network.chances[seat]

    def fill_inputs(self) -> None:
        """Write what the network sees."""
        for i in range(sizes.WAR_INPUTS * self.state.players):
            self.network.inputs[i] = 0.0
        for seat in range(self.state.players):
            at = sizes.WAR_INPUTS * seat
            self.fill_goods(seat, at + GOODS)
            self.fill_turn(seat, at + TURN)
            if self.state.phase >= phases.ROLLING:
                self.fill_dice(seat, at + DICE)
                self.fill_school(seat, at + CHANCES)
                self.fill_cards(seat, at + CHANCES + 6)
        if self.state.phase >= phases.REROLLING:
            self.fill_markers()

    def fill_goods(self, seat: int, at: int) -> None:
        """What lasts."""
        buttons = self.state.buttons[seat]
        stars = self.state.stars[seat]
        sections = look.sections_built(self.state, seat)
        self.network.inputs[at] = buttons / 20.0
        self.network.inputs[at + 1] = (buttons if buttons < 8 else 8) / 8.0
        self.network.inputs[at + 2] = stars / 6.0
        self.network.inputs[at + 3] = sections / 6.0
        for n in range(4):
            self.network.inputs[at + 4 + n] = 1.0 if stars >= 3 + n else 0.0
            self.network.inputs[at + 8 + n] = 1.0 if sections >= 3 + n else 0.0
        self.network.inputs[at + 12] = look.boys(self.state, seat) / 4.0
        self.network.inputs[at + 13] = 0.25 * self.blocked(seat)
        self.network.inputs[at + 14] = self.state.brothers[seat] / 4.0
        self.network.inputs[at + 15] = 1.0 if self.state.brothers[seat] else 0.0
        self.network.inputs[at + 16] = self.state.hand[seat] / 6.0
        self.network.inputs[at + 17] = closing.points(self.state, seat) / 16.0
        ends = sections == 6 or stars >= tables.STARS_TO_END
        self.network.inputs[at + 18] = closing.points(self.state, seat) / 16.0 if ends else 0.0
        for card in range(15):
            self.network.inputs[at + OWNED + card] = self.state.cards[15 * seat + card]

    def blocked(self, seat: int) -> int:
        """Sections that are still to be built but blocked by a boy."""
        missing = look.blocked_sections(self.state, seat) & ~self.state.sections[seat]
        count = 0
        for section in range(4):
            count += missing >> section & 1
        return count

    def fill_turn(self, seat: int, at: int) -> None:
        """Who starts, whose turn it is, how far it has come."""
        self.network.inputs[at] = 1.0 if self.state.start == seat else 0.0
        self.network.inputs[at + 1] = 1.0 if self.state.next_start == seat else 0.0
        if self.state.phase < phases.TURN:
            return
        ahead = (seat - self.state.turn_seat + self.state.players) % self.state.players
        self.network.inputs[at + 2] = ahead / 3.0
        if ahead == 0:
            busy = self.state.acted or self.state.phase == phases.VILLAGE
            self.network.inputs[at + 3] = 0.0 if busy else 1.0
            self.network.inputs[at + 4] = 1.0 if busy else 0.0
            self.network.inputs[at + 5] = self.state.bonus
        self.network.inputs[at + 6] = 1.0 if places.is_snitch(self.state, seat) else 0.0
        self.network.inputs[at + 7] = 1.0 if closing.punished_seat(self.state) == seat else 0.0

    def fill_dice(self, seat: int, at: int) -> None:
        """What lies in front, by value, and how many of a kind."""
        coloured = 0
        white = 0
        most = 0
        most_value = 0
        for value in range(1, 7):
            own = self.state.front[7 * seat + value]
            same = own + self.state.white[7 * seat + value]
            coloured += own
            white += self.state.white[7 * seat + value]
            self.network.inputs[at + value - 1] = same / 3.0
            if same >= most:
                most = same
                most_value = value
        self.network.inputs[at + 6] = coloured / 8.0
        self.network.inputs[at + 7] = white / 3.0
        self.network.inputs[at + 8] = most / 4.0
        self.network.inputs[at + 9] = most_value / 6.0 if most else 0.0
        self.network.inputs[at + 10] = 1.0 if coloured else 0.0
        self.network.inputs[at + 11] = 1.0 if coloured + white else 0.0
        if self.state.phase == phases.REROLLING or self.state.phase == phases.AFTER_ROLLING:
            self.network.inputs[at + 12] = self.in_hand(seat) / 4.0

    def in_hand(self, seat: int) -> int:
        """Dice taken up to be rolled again."""
        if seat != (self.state.start + self.state.step) % self.state.players:
            return 0
        count = self.state.left if self.state.phase == phases.REROLLING else 0
        for value in range(1, 7):
            count += self.state.picked[value]
        return count

    def fill_school(self, seat: int, at: int) -> None:
        """The spaces of the school the seat could use now."""
        if not look.has_coloured(self.state, seat):
            return
        spaces = places.open_spaces(self.state, seat)
        for space in range(1, 7):
            self.network.inputs[at + space - 1] = spaces >> space & 1

    def fill_cards(self, seat: int, at: int) -> None:
        """The cards on display the seat could buy now, by kind."""
        for slot in range(self.state.display_size):
            card = self.state.display[slot]
            if card < 0 or not self.can_buy(seat, card):
                continue
            self.network.inputs[at] = 1.0
            if card == 0:
                self.network.inputs[at + 1] = 1.0
            elif card > tables.REROLL_CARD:
                self.network.inputs[at + 2] = 1.0

    def can_buy(self, seat: int, card: int) -> bool:
        """W50, roughly: enough dice of one value, and its price."""
        brother = 1 if self.state.brothers[seat] else 0
        for value in range(1, 7):
            dice = self.state.front[7 * seat + value] + self.state.white[7 * seat + value]
            if value <= self.state.buttons[seat] and dice + brother >= self.state.card_dice[card]:
                return True
        return False

    def fill_markers(self) -> None:
        """What the places held now will pay at the end of the round (W71, W73)."""
        for place in range(self.state.locations):
            seat = self.state.group_seat[place]
            if seat < 0 or self.state.group_dice[place] == 0:
                continue
            at = sizes.WAR_INPUTS * seat
            group = SAFE if self.is_safe(seat, place) else HELD
            self.add_marker(seat, at + group, self.state.markers[place])
            self.network.inputs[at + HELD_AT + place] = (
                look.group_size(self.state, place) / 4.0 + self.state.group_value[place] / 24.0
            )
        seat = closing.exam_seat(self.state)
        if seat >= 0:
            self.add_marker(
                seat, sizes.WAR_INPUTS * seat + EXAM, self.state.markers[tables.AT_SCHOOL]
            )

    def add_marker(self, seat: int, at: int, marker: int) -> None:
        """The parts of a marker that the seat can use (W74)."""
        if marker < 0:
            return
        if MARKER_BUILDS[marker] and look.buildable_sections(self.state, seat):
            self.network.inputs[at] += 1.0
        if MARKER_FREES[marker] and look.boys(self.state, seat):
            self.network.inputs[at + 1] += 1.0
        self.network.inputs[at + 2] += MARKER_STARS[marker]
        self.network.inputs[at + 3] += MARKER_BROTHERS[marker] / 2.0
        self.network.inputs[at + 4] += MARKER_BUTTONS[marker] / 5.0

    def is_safe(self, seat: int, place: int) -> bool:
        """Whether no other player can displace the group with what lies in front (W33)."""
        for other in range(self.state.players):
            if other != seat and self.can_displace(other, place):
                return False
        return True

    def can_displace(self, seat: int, place: int) -> bool:
        """W33, W36, W37; a snitch cannot (W44)."""
        if places.is_snitch(self.state, seat) or not look.has_dice(self.state, seat):
            return False
        brother = 1 if self.state.brothers[seat] else 0
        for value in range(1, 7):
            dice = self.state.front[7 * seat + value] + self.state.white[7 * seat + value]
            if dice and dice + brother >= places.dice_needed(self.state, seat, place, value):
                return True
        return brother == 1 and places.dice_needed(self.state, seat, place, 6) == 1
