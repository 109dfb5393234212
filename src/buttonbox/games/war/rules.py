"""War of the Buttons: the rules in order of play.

This file holds the flow of a game. What players do in a turn is in actions/, the end of a round in
round_end.py and winner.py. All are plain Python; the .pxd beside each declares the C types for
compiling.
"""

from buttonbox.core import actors
from buttonbox.core.errors import IllegalMove
from buttonbox.games.war import codes, material, phases, prices, round_end, state, winner
from buttonbox.games.war.actions import after_rolling, bonus_action, building, dice_action
from buttonbox.games.war.broken_rules import explain
from buttonbox.games.war.state import Board

MARKER_COPIES = material.MARKER_COPIES


class War(Board):
    """A state of War of the Buttons."""

    def begin(self, start: int, tiles: bool) -> None:
        """Set up the table; a `start` of -1 leaves the start player to chance (W10)."""
        self.tiles = 1 if tiles else 0
        self.to_act = actors.CHANCE
        self.phase = phases.CHOOSING_START
        if start >= 0:
            self.take_start(start)

    # What is legal.

    def fill_moves(self, moves: list[int]) -> int:
        if self.phase == phases.TURN:
            return self.fill_turn(moves)
        if self.phase == phases.VILLAGE:
            moves[0] = codes.VILLAGE_DONE
            return dice_action.fill_village(self, moves, 1)
        if self.phase == phases.BUILDING:
            return building.fill_sections(self, moves)
        if self.phase == phases.FREEING:
            return building.fill_boys(self, moves)
        if self.phase == phases.AFTER_ROLLING:
            return after_rolling.fill_after_rolling(self, moves)
        return round_end.fill_detentions(self, moves)

    def fill_turn(self, moves: list[int]) -> int:
        """List the moves of a turn: a dice action, and a bonus action before or after it (W26)."""
        count = 0
        if self.acted:
            moves[0] = codes.END_TURN
            count = 1
        else:
            count = dice_action.fill_dice_actions(self, moves, 0)
        return count if self.bonus else bonus_action.fill_bonus(self, moves, count)

    def chance_total(self) -> int:
        if self.phase >= phases.ROLLING or self.phase == phases.ROLLING_BOYS:
            return codes.FACES
        if self.phase == phases.CHOOSING_START:
            return self.players
        if self.phase == phases.LAYING_TILES:
            return material.TILE_KINDS - self.laid
        return self.pool_size()

    def pool_size(self) -> int:
        """Count the markers or cards from which the next one is drawn."""
        total = 0
        if self.phase == phases.LAYING_MARKERS:
            for marker in range(material.MARKER_KINDS):
                total += self.marker_pool[marker]
        else:
            for card in range(material.CARD_KINDS):
                total += self.deck[card]
        return total

    def chance_pick(self, number: int) -> int:
        if self.phase >= phases.ROLLING or self.phase == phases.ROLLING_BOYS:
            return codes.FACE + 1 + number
        if self.phase == phases.CHOOSING_START:
            return codes.START_SEAT + number
        return self.pick_from_pool(number)

    def pick_from_pool(self, number: int) -> int:
        """Return the tile, marker or card of case `number`."""
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
        """Carry out a chance event: a die, card, marker, tile or the start player."""
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
        """Set the start player (W10), who gets 2 buttons, and the others 3, 4, 5 (W14)."""
        self.start = seat
        self.next_start = seat
        for i in range(self.players):
            self.buttons[(seat + i) % self.players] = 2 + i
        if self.tiles:
            self.phase = phases.LAYING_TILES
        else:
            self.start_rolling_boys()

    def lay_tile(self, tile: int) -> None:
        """Lay a tile on the quarry, then the forest, then the meadow (W3)."""
        self.tile_used[tile] = 1
        for i in range(material.SPACES):
            self.tracks[self.laid][i] = self.tile_values[tile][i]
        self.laid += 1
        if self.laid == self.locations:
            self.laid = 0
            self.start_rolling_boys()

    def start_rolling_boys(self) -> None:
        """Begin to roll the three boys of each player (W11)."""
        self.phase = phases.ROLLING_BOYS
        self.rolling_seat = self.start
        self.dice_to_roll = material.STARTING_BOYS

    def take_boy(self, value: int) -> None:
        """Put a boy on the next of spots 1 to 3, from the start player clockwise (W11)."""
        self.detention[self.rolling_seat][material.STARTING_BOYS - self.dice_to_roll] = value
        self.dice_to_roll -= 1
        if self.dice_to_roll:
            return
        self.rolling_seat = self.next_roller()
        if self.rolling_seat >= 0:
            self.dice_to_roll = material.STARTING_BOYS
        else:
            self.start_round()

    def next_roller(self) -> int:
        """Return the seat to roll next, clockwise; -1 after the last."""
        seat = (self.rolling_seat + 1) % self.players
        return -1 if seat == self.start else seat

    # The start of a round.

    def start_round(self) -> None:
        """Pay the income (W20) and begin to lay markers (W12, W21)."""
        self.round += 1
        self.round_end_step = phases.NO_ROUND_END
        for seat in range(self.players):
            self.buttons[seat] += prices.CARD_INCOME * self.hand[seat]
        for marker in range(material.MARKER_KINDS):
            self.marker_pool[marker] = MARKER_COPIES[marker]
        for place in range(4):
            self.markers[place] = -1
        self.laid = 0
        self.to_act = actors.CHANCE
        self.phase = phases.LAYING_MARKERS

    def lay_marker(self, marker: int) -> None:
        """Lay a marker on the next location in play, and finally on the school (W12)."""
        self.marker_pool[marker] -= 1
        self.markers[self.laid if self.laid < self.locations else material.AT_SCHOOL] = marker
        self.laid += 1
        if self.laid > self.locations:
            self.lay_out_cards()

    def lay_out_cards(self) -> None:
        """Discard the old display and begin to lay out cards (W21)."""
        for slot in range(self.display_size):
            if self.display[slot] >= 0:
                self.discard[self.display[slot]] += 1
                self.display[slot] = -1
        self.laid = 0
        self.phase = phases.LAYING_CARDS
        self.refill_deck()

    def lay_card(self, card: int) -> None:
        """Lay out a card, from left to right (W13)."""
        self.deck[card] -= 1
        self.display[self.laid] = card
        self.laid += 1
        self.refill_deck()

    def refill_deck(self) -> None:
        """Shuffle the discard pile if there is no card to draw (W21).

        When the display is full, or all cards are out, the dice are rolled.
        """
        if self.laid < self.display_size and self.pool_size() == 0:
            for card in range(material.CARD_KINDS):
                self.deck[card] = self.discard[card]
                self.discard[card] = 0
        if self.laid == self.display_size or self.pool_size() == 0:
            self.start_rolling()

    def start_rolling(self) -> None:
        """Begin to roll the available dice of all players; the white ones follow (W22)."""
        self.laid = 0
        self.phase = phases.ROLLING
        self.rolling_seat = self.start
        self.dice_to_roll = self.available_dice()

    def available_dice(self) -> int:
        """Count the coloured dice of the rolling seat that are not in detention (W22)."""
        return material.COLOURED_DICE - state.boys_in_detention(self, self.rolling_seat)

    def take_die(self, value: int) -> None:
        """Put a rolled die in front of its player; then come the next player and the white dice."""
        self.front[self.rolling_seat][value] += 1
        self.dice_to_roll -= 1
        if self.dice_to_roll:
            return
        self.rolling_seat = self.next_roller()
        if self.rolling_seat >= 0:
            self.dice_to_roll = self.available_dice()
        else:
            self.dice_to_roll = self.whites
            self.phase = phases.ROLLING_WHITE

    def take_white_die(self, value: int) -> None:
        """Put a rolled white die into the lake (W22)."""
        self.lake[value] += 1
        self.dice_to_roll -= 1
        if self.dice_to_roll == 0:
            self.rolling_seat = self.start
            self.ask_after_rolling()

    # After rolling.

    def ask_after_rolling(self) -> None:
        """Ask the next player whose cards could change a die (W23); then the turns begin (W24)."""
        while self.rolling_seat >= 0:
            self.to_act = self.rolling_seat
            if after_rolling.has_after_rolling(self, self.to_act):
                self.phase = phases.AFTER_ROLLING
                return
            self.end_after_rolling()
        self.give_turn(self.start)

    def end_after_rolling(self) -> None:
        """Go on to the next player, who has used no card yet."""
        self.rolling_seat = self.next_roller()
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
        """Roll all dice taken up together (W23)."""
        self.dice_to_roll = 0
        for value in range(1, 7):
            self.dice_to_roll += self.picked[value]
            self.picked[value] = 0
        self.using = -1
        self.phase = phases.REROLLING
        self.to_act = actors.CHANCE

    def take_rerolled_die(self, value: int) -> None:
        self.front[self.rolling_seat][value] += 1
        self.dice_to_roll -= 1
        if self.dice_to_roll == 0:
            self.ask_after_rolling()

    # Turns.

    def give_turn(self, seat: int) -> None:
        """Give the turn to the next player with a die in front (W24, W25).

        If nobody has one, the round ends (W70).
        """
        self.acted = 0
        self.bonus = 0
        self.brother_used = 0
        for i in range(self.players):
            self.turn_seat = (seat + i) % self.players
            if state.has_dice(self, self.turn_seat):
                self.to_act = self.turn_seat
                self.phase = phases.TURN
                return
        self.round_end_step = phases.SNITCH_STEP
        self.run_round_end()

    def play_turn(self, code: int) -> None:
        if code == codes.END_TURN:
            self.give_turn((self.turn_seat + 1) % self.players)
            return
        if code < codes.TAKE_WHITE:
            dice_action.act(self, code)
        else:
            bonus_action.take_bonus(self, code)
        if self.phase == phases.TURN:
            self.go_on()

    def go_on(self) -> None:
        """End the turn if nothing is left to do in it."""
        if self.acted and (self.bonus or not bonus_action.has_bonus(self, self.turn_seat)):
            self.give_turn((self.turn_seat + 1) % self.players)

    def play_choice(self, code: int) -> None:
        """Carry out a choice: a section or a boy (W8), or a die and its spot (W70)."""
        if self.phase == phases.DETAINING:
            round_end.detain(self, code - codes.DETAIN)
            self.round_end_step = phases.EXAM_STEP
        elif self.phase == phases.BUILDING:
            self.sections[self.to_act] |= 1 << (code - codes.BUILD)
        else:
            building.free_boy(self, code - codes.FREE)
        if self.round_end_step:
            self.run_round_end()
        else:
            self.phase = phases.TURN
            self.go_on()

    # The end of a round.

    def run_round_end(self) -> None:
        """Run the round end (W70 to W75) until a player has to choose; not at all if `stepwise`."""
        if self.stepwise:
            return
        if self.round_end_step == phases.SNITCH_STEP:
            self.to_act = round_end.punished_seat(self)
            if self.to_act >= 0:
                self.phase = phases.DETAINING
                return
            self.round_end_step = phases.EXAM_STEP
        while self.round_end_step < phases.END_STEP:
            if not self.run_round_end_step():
                return
            self.round_end_step += 1
        self.end_round()

    def run_round_end_step(self) -> bool:
        """Run one step of W71 to W73; return False when a player has to choose."""
        if self.round_end_step == phases.START_STEP:
            self.start = self.next_start
            return True
        if self.marker < 0:
            round_end.start_marker(self, round_end.marker_place(self))
        return self.marker < 0 or round_end.run_marker(self)

    def end_round(self) -> None:
        """End the game (W75), or take all dice back and start the next round (W76)."""
        if winner.ender_mask(self):
            self.phase = phases.OVER
            self.to_act = actors.NOBODY
            return
        self.clear_places()
        self.clear_dice()
        self.start_round()

    def clear_places(self) -> None:
        """Empty locations, school and the cards' places (W76)."""
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
        """Take back the dice in front, in the village, in the mill and in the lake (W76)."""
        for value in range(7):
            for seat in range(self.players):
                self.front[seat][value] = 0
                self.white[seat][value] = 0
                self.village[seat][value] = 0
                self.mill[seat][value] = 0
            self.lake[value] = 0
            self.village_white[value] = 0
            self.mill_white[value] = 0

    def winner_mask(self) -> int:
        return winner.winner_mask(self) if self.phase == phases.OVER else 0

    def refusal(self, code: int) -> IllegalMove:
        return explain(self, code)
