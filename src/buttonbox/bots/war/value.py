"""The inputs of War of the Buttons' network, for each seat."""

from buttonbox.bots.value.evaluator import Evaluator
from buttonbox.bots.value.network import Network
from buttonbox.bots.war import limits, pruning
from buttonbox.core.state import State
from buttonbox.games.war import material, phases, round_end, state, winner
from buttonbox.games.war.actions import dice_action
from buttonbox.games.war.rules import War

MARKER_BUILDS = material.MARKER_BUILDS
MARKER_FREES = material.MARKER_FREES
MARKER_STARS = material.MARKER_STARS
MARKER_BROTHERS = material.MARKER_BROTHERS
MARKER_BUTTONS = material.MARKER_BUTTONS

# Where each group of a seat's inputs begins.
LASTING = 0
CARDS_OWNED = 22
DICE = 37
TURN = 50
SCHOOL = 58
BUYABLE = 64
HELD = 70  # what markers pay at locations held, but not safely
SAFE = 75  # at locations held safely
EXAM = 80  # at school
GROUPS = 85
# The inputs of HELD, SAFE and EXAM.
BUILDS = 0
FREES = 1
STARS = 2
BROTHERS = 3
BUTTONS = 4


class WarValue(Evaluator):
    """A network over goods, cards, dice, places held and what they will pay."""

    def __init__(self, network: Network) -> None:
        super().__init__()
        self.network = network
        self.at = 0  # index of the next input

    def attach(self, state: State) -> None:
        if not isinstance(state, War):
            raise TypeError("this value is for War of the Buttons")
        self.state = state
        self.network.forget_sums()

    def is_quiet(self) -> bool:
        """Return False while a section, a boy or a die for detention is to be chosen."""
        return self.state.phase < phases.BUILDING

    def is_horizon(self) -> bool:
        """Return True before a new round: markers, cards and dice are all new then."""
        return self.state.phase < phases.REROLLING

    def is_redundant(self, previous: int, move: int) -> bool:
        return pruning.is_redundant(self.state, previous, move)

    def evaluate(self) -> None:
        self.fill_inputs()
        self.network.forward(self.state.players)
        for seat in range(self.state.players):
            self.chances[seat] = self.network.chances[seat]

    def expect_similar(self) -> None:
        self.fill_inputs()
        self.network.keep_sums(self.state.players)

    def fill_inputs(self) -> None:
        """Write the inputs of all seats; what does not apply stays 0."""
        for i in range(limits.INPUTS * self.state.players):
            self.network.inputs[i] = 0.0
        for seat in range(self.state.players):
            self.put_lasting(seat)
            self.put_cards_owned(seat)
            self.put_turn(seat)
            if self.state.phase >= phases.ROLLING:
                self.put_dice(seat)
                self.put_school(seat)
                self.put_buyable(seat)
        if self.state.phase >= phases.REROLLING:
            self.add_markers()

    def begin(self, seat: int, group: int) -> None:
        """Write the next inputs to this group of the seat."""
        self.at = limits.INPUTS * seat + group

    def put(self, value: float) -> None:
        """Write the next input."""
        self.network.inputs[self.at] = value
        self.at += 1

    def put_steps(self, value: int, first: int, count: int) -> None:
        """Write one input for each number from `first` on: whether the value reaches it."""
        for step in range(count):
            self.put(1.0 if value >= first + step else 0.0)

    # What lasts beyond the round.

    def put_lasting(self, seat: int) -> None:
        """Write 19 inputs: buttons, stars, sections, boys, big brothers, dice and points."""
        buttons = self.state.buttons[seat]
        stars = self.state.stars[seat]
        sections = state.sections_built(self.state, seat)
        points = winner.points(self.state, seat)
        ends = sections == material.SECTIONS or stars >= material.STARS_TO_END
        self.begin(seat, LASTING)
        self.put(buttons / 20.0)
        self.put((buttons if buttons < 8 else 8) / 8.0)
        self.put(stars / 6.0)
        self.put(sections / 6.0)
        self.put_steps(stars, 3, 4)
        self.put_steps(sections, 3, 4)
        self.put(state.boys_in_detention(self.state, seat) / 4.0)
        self.put(0.25 * self.blocked(seat))
        self.put(self.state.brothers[seat] / 4.0)
        self.put(1.0 if self.state.brothers[seat] else 0.0)
        self.put(self.state.hand[seat] / 6.0)
        self.put(points / 16.0)
        self.put(points / 16.0 if ends else 0.0)

    def put_cards_owned(self, seat: int) -> None:
        """Write 15 inputs: how many cards of each kind the seat has."""
        self.begin(seat, CARDS_OWNED)
        for card in range(15):
            self.put(self.state.cards[seat][card])

    def blocked(self, seat: int) -> int:
        """Return how many sections still to be built are blocked by a boy."""
        missing = state.blocked_sections(self.state, seat) & ~self.state.sections[seat]
        count = 0
        for section in range(4):
            count += missing >> section & 1
        return count

    # What ends with the round.

    def put_turn(self, seat: int) -> None:
        """Write 8 inputs: who starts, whose turn it is and the progress of that turn."""
        self.begin(seat, TURN)
        self.put(1.0 if self.state.start == seat else 0.0)
        self.put(1.0 if self.state.next_start == seat else 0.0)
        if self.state.phase < phases.TURN:
            return
        ahead = (seat - self.state.turn_seat + self.state.players) % self.state.players
        own = ahead == 0
        busy = self.state.acted or self.state.phase == phases.VILLAGE
        self.put(ahead / 3.0)
        self.put(1.0 if own and not busy else 0.0)
        self.put(1.0 if own and busy else 0.0)
        self.put(self.state.bonus if own else 0.0)
        self.put(1.0 if dice_action.is_snitch(self.state, seat) else 0.0)
        self.put(1.0 if round_end.punished_seat(self.state) == seat else 0.0)

    def put_dice(self, seat: int) -> None:
        """Write 13 inputs: dice in front by value, totals, the largest group, dice in hand."""
        coloured = 0
        white = 0
        most = 0
        most_value = 0
        self.begin(seat, DICE)
        for value in range(1, 7):
            own = self.state.front[seat][value]
            same = own + self.state.white[seat][value]
            coloured += own
            white += self.state.white[seat][value]
            self.put(same / 3.0)
            if same >= most:
                most = same
                most_value = value
        self.put(coloured / 8.0)
        self.put(white / 3.0)
        self.put(most / 4.0)
        self.put(most_value / 6.0 if most else 0.0)
        self.put(1.0 if coloured else 0.0)
        self.put(1.0 if coloured + white else 0.0)
        if self.state.phase == phases.REROLLING or self.state.phase == phases.AFTER_ROLLING:
            self.put(self.in_hand(seat) / 4.0)

    def in_hand(self, seat: int) -> int:
        """Return how many dice the seat has taken up to roll again."""
        if seat != self.state.rolling_seat:
            return 0
        count = self.state.dice_to_roll if self.state.phase == phases.REROLLING else 0
        for value in range(1, 7):
            count += self.state.picked[value]
        return count

    def put_school(self, seat: int) -> None:
        """Write 6 inputs: which spaces of the school the seat could use now."""
        if not state.has_coloured(self.state, seat):
            return
        spaces = dice_action.open_spaces(self.state, seat)
        self.begin(seat, SCHOOL)
        for space in range(1, 7):
            self.put(spaces >> space & 1)

    def put_buyable(self, seat: int) -> None:
        """Write 3 inputs: whether the seat could buy any card, the section card, a star card."""
        some = False
        section = False
        star = False
        for slot in range(self.state.display_size):
            card = self.state.display[slot]
            if card >= 0 and self.can_buy(seat, card):
                some = True
                section = section or card == material.SECTION_CARD
                star = star or card > material.REROLL_CARD
        self.begin(seat, BUYABLE)
        self.put(1.0 if some else 0.0)
        self.put(1.0 if section else 0.0)
        self.put(1.0 if star else 0.0)

    def can_buy(self, seat: int, card: int) -> bool:
        """Return whether the seat has enough dice of one value and its price (W50, roughly)."""
        brother = 1 if self.state.brothers[seat] else 0
        for value in range(1, 7):
            dice = self.state.front[seat][value] + self.state.white[seat][value]
            if value <= self.state.buttons[seat] and dice + brother >= self.state.card_dice[card]:
                return True
        return False

    def add_markers(self) -> None:
        """Write what the places held now will pay at the end of the round (W71, W73)."""
        for place in range(self.state.locations):
            seat = self.state.group_seat[place]
            if seat < 0 or self.state.group_dice[place] == 0:
                continue
            at = limits.INPUTS * seat
            group = SAFE if self.is_safe(seat, place) else HELD
            self.add_marker(seat, at + group, self.state.markers[place])
            self.network.inputs[at + GROUPS + place] = (
                state.group_size(self.state, place) / 4.0 + self.state.group_value[place] / 24.0
            )
        seat = round_end.exam_seat(self.state)
        if seat >= 0:
            self.add_marker(
                seat, limits.INPUTS * seat + EXAM, self.state.markers[material.AT_SCHOOL]
            )

    def add_marker(self, seat: int, at: int, marker: int) -> None:
        """Add the parts of a marker that the seat can use (W74) to the inputs of a group."""
        if marker < 0:
            return
        if MARKER_BUILDS[marker] and state.buildable_sections(self.state, seat):
            self.network.inputs[at + BUILDS] += 1.0
        if MARKER_FREES[marker] and state.boys_in_detention(self.state, seat):
            self.network.inputs[at + FREES] += 1.0
        self.network.inputs[at + STARS] += MARKER_STARS[marker]
        self.network.inputs[at + BROTHERS] += MARKER_BROTHERS[marker] / 2.0
        self.network.inputs[at + BUTTONS] += MARKER_BUTTONS[marker] / 5.0

    def is_safe(self, seat: int, place: int) -> bool:
        """Return whether no other player can displace the group with the dice in front (W33)."""
        for other in range(self.state.players):
            if other != seat and self.can_displace(other, place):
                return False
        return True

    def can_displace(self, seat: int, place: int) -> bool:
        """Return whether the seat can displace the group (W33, W36, W37); a snitch cannot (W44)."""
        if dice_action.is_snitch(self.state, seat) or not state.has_dice(self.state, seat):
            return False
        brother = 1 if self.state.brothers[seat] else 0
        for value in range(1, 7):
            dice = self.state.front[seat][value] + self.state.white[seat][value]
            if dice and dice + brother >= dice_action.dice_needed(self.state, seat, place, value):
                return True
        return brother == 1 and dice_action.dice_needed(self.state, seat, place, 6) == 1
