"""War of the Buttons: the rules in order of play.

The flow is here. The places of the dice action are in places.py, the bonus action in bonus.py,
the cards used after rolling in after_rolling.py, the end of a round in closing.py.
Plain Python; the .pxd beside each file gives the types that make it machine code.
"""

from typing import Self

from buttonbox.core import actors
from buttonbox.core.errors import IllegalMove
from buttonbox.games.war import after_rolling, bonus, closing, codes, look, phases, places, tables
from buttonbox.games.war.board import Board
from buttonbox.games.war.refusals import explain

MARKER_COPIES = tables.MARKER_COPIES


class War(Board):
    """A state of War of the Buttons."""

    def begin(self, start: int, tiles: bool) -> None:
        """Set up the table; a `start` of -1 leaves the start player to chance (W10)."""
        self.tiles = 1 if tiles else 0
        self.to_act = actors.CHANCE
        self.phase = phases.CHOOSING_START
        if start >= 0:
            self.take_start(start)

    def clone(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        twin.copy_board(self)
        return twin

    # What is legal.

    def fill_moves(self, moves: list[int]) -> int:
        if self.phase == phases.TURN:
            return self.fill_turn(moves)
        if self.phase == phases.VILLAGE:
            moves[0] = codes.VILLAGE_DONE
            return places.fill_village(self, moves, 1)
        if self.phase == phases.BUILDING:
            return bonus.fill_sections(self, moves)
        if self.phase == phases.FREEING:
            return bonus.fill_boys(self, moves)
        if self.phase == phases.AFTER_ROLLING:
            return after_rolling.fill_after_rolling(self, moves)
        return closing.fill_detentions(self, moves)

    def fill_turn(self, moves: list[int]) -> int:
        """W26: one dice action, and one bonus action before or after it."""
        count = 0
        if self.acted:
            moves[0] = codes.END_TURN
            count = 1
        else:
            count = places.fill_dice_actions(self, moves, 0)
        return count if self.bonus else bonus.fill_bonus(self, moves, count)

    def chance_total(self) -> int:
        if self.phase >= phases.ROLLING or self.phase == phases.ROLLING_BOYS:
            return 6
        if self.phase == phases.CHOOSING_START:
            return self.players
        if self.phase == phases.LAYING_TILES:
            return 6 - self.step
        return self.pool_size()

    def pool_size(self) -> int:
        """How many markers or cards the next one is drawn from."""
        total = 0
        if self.phase == phases.LAYING_MARKERS:
            for marker in range(11):
                total += self.marker_pool[marker]
        else:
            for card in range(15):
                total += self.deck[card]
        return total

    def chance_pick(self, number: int) -> int:
        if self.phase >= phases.ROLLING or self.phase == phases.ROLLING_BOYS:
            return codes.FACE + 1 + number
        if self.phase == phases.CHOOSING_START:
            return codes.START_SEAT + number
        return self.pick_from_pool(number)

    def pick_from_pool(self, number: int) -> int:
        """The tile, marker or card of case `number`."""
        kind = 0
        if self.phase == phases.LAYING_TILES:
            while number >= 1 - self.tile_used[kind]:
                number -= 1 - self.tile_used[kind]
                kind += 1
            return codes.TILE + kind
        if self.phase == phases.LAYING_MARKERS:
            while number >= self.marker_pool[kind]:
                number -= self.marker_pool[kind]
                kind += 1
            return codes.MARKER + kind
        while number >= self.deck[kind]:
            number -= self.deck[kind]
            kind += 1
        return codes.CARD + kind

    # What happens.

    def play(self, code: int) -> None:
        if self.to_act == actors.CHANCE:
            self.play_chance(code)
        elif self.phase == phases.TURN or self.phase == phases.VILLAGE:
            self.play_turn(code)
        elif self.phase == phases.AFTER_ROLLING:
            self.play_after_rolling(code)
        else:
            self.play_choice(code)

    def play_chance(self, code: int) -> None:
        """One die, card, marker, tile or the start player."""
        if self.phase == phases.ROLLING:
            self.take_die(code - codes.FACE)
        elif self.phase == phases.ROLLING_WHITE:
            self.take_white_die(code - codes.FACE)
        elif self.phase == phases.REROLLING:
            self.take_rerolled_die(code - codes.FACE)
        elif self.phase == phases.ROLLING_BOYS:
            self.take_boy(code - codes.FACE)
        elif self.phase == phases.LAYING_MARKERS:
            self.lay_marker(code - codes.MARKER)
        elif self.phase == phases.LAYING_CARDS:
            self.lay_card(code - codes.CARD)
        elif self.phase == phases.LAYING_TILES:
            self.lay_tile(code - codes.TILE)
        else:
            self.take_start(code - codes.START_SEAT)

    # Set-up.

    def take_start(self, seat: int) -> None:
        """W10; W14: 2 buttons for the start player, then 3, 4, 5."""
        self.start = seat
        self.next_start = seat
        for i in range(self.players):
            self.buttons[(seat + i) % self.players] = 2 + i
        self.step = 0
        self.left = tables.STARTING_BOYS
        self.phase = phases.LAYING_TILES if self.tiles else phases.ROLLING_BOYS

    def lay_tile(self, tile: int) -> None:
        """W3: quarry, forest, meadow in turn."""
        self.tile_used[tile] = 1
        for i in range(5):
            self.track[5 * self.step + i] = self.tile_values[5 * tile + i]
        self.step += 1
        if self.step == self.locations:
            self.step = 0
            self.phase = phases.ROLLING_BOYS

    def take_boy(self, value: int) -> None:
        """W11: from the start player clockwise, spots 1 to 3."""
        seat = (self.start + self.step) % self.players
        self.detention[4 * seat + tables.STARTING_BOYS - self.left] = value
        self.left -= 1
        if self.left == 0:
            self.left = tables.STARTING_BOYS
            self.step += 1
        if self.step == self.players:
            self.start_round()

    # The start of a round.

    def start_round(self) -> None:
        """W20: income; W12, W21: markers first."""
        self.round += 1
        self.closing = phases.NOT_CLOSING
        for seat in range(self.players):
            self.buttons[seat] += tables.CARD_INCOME * self.hand[seat]
        for marker in range(11):
            self.marker_pool[marker] = MARKER_COPIES[marker]
        for place in range(4):
            self.markers[place] = -1
        self.step = 0
        self.to_act = actors.CHANCE
        self.phase = phases.LAYING_MARKERS

    def lay_marker(self, marker: int) -> None:
        """W12: on each location in play, then on the school."""
        self.marker_pool[marker] -= 1
        self.markers[self.step if self.step < self.locations else tables.AT_SCHOOL] = marker
        self.step += 1
        if self.step > self.locations:
            self.lay_out_cards()

    def lay_out_cards(self) -> None:
        """W21: the old display is discarded first."""
        for slot in range(self.display_size):
            if self.display[slot] >= 0:
                self.discard[self.display[slot]] += 1
                self.display[slot] = -1
        self.step = 0
        self.phase = phases.LAYING_CARDS
        self.refill_deck()

    def lay_card(self, card: int) -> None:
        """W13: left to right."""
        self.deck[card] -= 1
        self.display[self.step] = card
        self.step += 1
        self.refill_deck()

    def refill_deck(self) -> None:
        """W21: shuffle the discard pile when a card is to be drawn and there is none."""
        if self.step < self.display_size and self.pool_size() == 0:
            for card in range(15):
                self.deck[card] = self.discard[card]
                self.discard[card] = 0
        if self.step == self.display_size or self.pool_size() == 0:
            self.start_rolling()

    def start_rolling(self) -> None:
        """W22: the available dice of all players, then the white dice."""
        self.phase = phases.ROLLING
        self.step = 0
        self.left = tables.COLOURED_DICE - look.boys(self, self.start)

    def take_die(self, value: int) -> None:
        """One coloured die; then the next player's, then the white ones."""
        self.front[7 * ((self.start + self.step) % self.players) + value] += 1
        self.left -= 1
        if self.left:
            return
        self.step += 1
        if self.step < self.players:
            self.left = tables.COLOURED_DICE - look.boys(
                self, (self.start + self.step) % self.players
            )
        else:
            self.left = self.whites
            self.phase = phases.ROLLING_WHITE

    def take_white_die(self, value: int) -> None:
        """W22: into the lake."""
        self.lake[value] += 1
        self.left -= 1
        if self.left == 0:
            self.step = 0
            self.ask_after_rolling()

    # After rolling.

    def ask_after_rolling(self) -> None:
        """W23: the next owner who could change a die, clockwise; then W24: turns."""
        while self.step < self.players:
            self.to_act = (self.start + self.step) % self.players
            if after_rolling.has_after_rolling(self, self.to_act):
                self.phase = phases.AFTER_ROLLING
                return
            self.end_after_rolling()
        self.step = 0
        self.give_turn(self.start)

    def end_after_rolling(self) -> None:
        """The cards can be used by their next owner, or in the next round."""
        self.step += 1
        self.using = -1
        self.used = 0

    def play_after_rolling(self, code: int) -> None:
        if code == codes.AFTER_REROLL:
            self.start_reroll()
            return
        if code == codes.AFTER_DONE:
            self.end_after_rolling()
        elif code >= codes.AFTER_PICK:
            after_rolling.pick_up(self, code - codes.AFTER_PICK + 1)
            return
        else:
            after_rolling.turn_one(self, code - codes.AFTER_TURN)
        self.ask_after_rolling()

    def start_reroll(self) -> None:
        """All dice taken up, together (W23)."""
        self.left = 0
        for value in range(1, 7):
            self.left += self.picked[value]
            self.picked[value] = 0
        self.using = -1
        self.phase = phases.REROLLING
        self.to_act = actors.CHANCE

    def take_rerolled_die(self, value: int) -> None:
        self.front[7 * ((self.start + self.step) % self.players) + value] += 1
        self.left -= 1
        if self.left == 0:
            self.ask_after_rolling()

    # Turns.

    def give_turn(self, seat: int) -> None:
        """W24, W25: the next player with a die in front; W70: if there is none, the end."""
        self.acted = 0
        self.bonus = 0
        self.brother_used = 0
        for i in range(self.players):
            self.turn_seat = (seat + i) % self.players
            if look.has_dice(self, self.turn_seat):
                self.to_act = self.turn_seat
                self.phase = phases.TURN
                return
        self.closing = phases.CLOSING_SNITCH
        self.close_round()

    def play_turn(self, code: int) -> None:
        if code == codes.END_TURN:
            self.give_turn((self.turn_seat + 1) % self.players)
            return
        if code < codes.TAKE_WHITE:
            places.act(self, code)
        else:
            bonus.take_bonus(self, code)
        if self.phase == phases.TURN:
            self.go_on()

    def go_on(self) -> None:
        """The turn ends by itself when nothing more can be done in it."""
        if self.acted and (self.bonus or not bonus.has_bonus(self, self.turn_seat)):
            self.give_turn((self.turn_seat + 1) % self.players)

    def play_choice(self, code: int) -> None:
        """Which section, which boy (W8), which die to which spot (W70)."""
        if self.phase == phases.DETAINING:
            closing.detain(self, (code - codes.DETAIN) // 4, (code - codes.DETAIN) % 4)
            self.closing = phases.CLOSING_EXAM
        elif self.phase == phases.BUILDING:
            self.sections[self.to_act] |= 1 << (code - codes.BUILD)
        else:
            bonus.free_boy(self, code - codes.FREE)
        if self.closing:
            self.close_round()
        else:
            self.phase = phases.TURN
            self.go_on()

    # The end of a round.

    def close_round(self) -> None:
        """W70 to W75, as far as no player has to choose."""
        if self.closing == phases.CLOSING_SNITCH:
            self.to_act = closing.punished_seat(self)
            if self.to_act >= 0:
                self.phase = phases.DETAINING
                return
            self.closing = phases.CLOSING_EXAM
        while self.closing < phases.CLOSING_END:
            if not self.close_step():
                return
            self.closing += 1
        self.end_round()

    def close_step(self) -> bool:
        """One step of W71 to W73; False when a player has to choose."""
        if self.closing == phases.CLOSING_START:
            self.start = self.next_start
            return True
        if self.marker < 0:
            place = tables.AT_SCHOOL
            if self.closing >= phases.CLOSING_LOCATIONS:
                place = self.closing - phases.CLOSING_LOCATIONS
            closing.start_marker(self, place)
        return self.marker < 0 or closing.run_marker(self)

    def end_round(self) -> None:
        """W75: the game ends; W76: or all dice come back."""
        if closing.ender_mask(self):
            self.phase = phases.OVER
            self.to_act = actors.NOBODY
            return
        self.clear_places()
        self.clear_dice()
        self.start_round()

    def clear_places(self) -> None:
        """W76: locations, school, cards' places."""
        for place in range(3):
            self.space[place] = 0
            self.group_seat[place] = -1
            self.group_value[place] = 0
            self.group_dice[place] = 0
            self.group_white[place] = 0
            self.lone_brother[place] = 0
            self.sold_seat[place] = -1
            self.sold_value[place] = 0
            self.sold_dice[place] = 0
            self.sold_white[place] = 0
        for space in range(7):
            self.school_seat[space] = -1
            self.school_value[space] = 0

    def clear_dice(self) -> None:
        """W76: what lies in front, in the village, in the mill and in the lake."""
        for i in range(28):
            self.front[i] = 0
            self.white[i] = 0
            self.village[i] = 0
            self.mill[i] = 0
        for value in range(7):
            self.lake[value] = 0
            self.village_white[value] = 0
            self.mill_white[value] = 0

    def winner_mask(self) -> int:
        return closing.winner_mask(self) if self.phase == phases.OVER else 0

    def refusal(self, code: int) -> IllegalMove:
        return explain(self, code)
