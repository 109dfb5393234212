"""BUTTONS: the rules B1 to B52 in order of play.

Plain Python; the .pxd beside it declares the C types for compiling.
"""

from buttonbox.core import actors
from buttonbox.core.errors import IllegalMove
from buttonbox.core.state import State
from buttonbox.games.buttons import codes, material, phases
from buttonbox.games.buttons.broken_rules import explain

IN_ROW = material.IN_ROW


def bit(n: int) -> int:
    """Return 1 << n in 64 bits, also when compiled."""
    one = 1
    return one << n


def count_bits(cells: int) -> int:
    """Count the cells of a set, row by row."""
    count = 0
    for row in range(6):
        count += IN_ROW[cells >> 6 * row & 63]
    return count


def has_line(stars: int) -> bool:
    """Return whether five or more stars lie side by side in a row or a column (B50)."""
    across = stars & stars >> 1 & stars >> 2 & stars >> 3 & stars >> 4 & material.LINE_STARTS
    down = stars & stars >> 6 & stars >> 12 & stars >> 18 & stars >> 24
    return (across | down) != 0


class Buttons(State):
    """A state of BUTTONS."""

    def __init__(self, players: int, colours: list[list[int]]) -> None:
        """Set up a game; `colours[seat]` has four sets of cells: red, yellow, green, blue."""
        super().__init__()
        self.players = players
        self.round = 1
        self.phase = phases.LEAVING_OUT if players == 3 else phases.DEALING
        self.to_act = actors.CHANCE
        self.active = 0
        self.start = 0
        self.dealt = 0
        self.left_out = 0
        self.white = 0
        self.gold = 0
        self.rolled = 0
        self.blacks = 4  # black dice with white pips in play
        self.black = [0] * 4
        self.status = [0] * 4
        self.due = [0] * 4
        self.cards = [0] * 4
        self.buttons = [0] * 4
        self.stars = [0] * 4
        self.colours = colours

    # What is legal.

    def fill_moves(self, moves: list[int]) -> int:
        if self.phase == phases.TURN:
            return self.fill_turn(moves)
        if self.phase == phases.OFFERING:
            moves[0] = codes.DECLINE
            moves[1] = codes.LAY + self.gold_cell()
            return 2
        if self.phase == phases.LAYING:
            return self.fill_row(moves)
        return self.fill_buttons(moves)

    def fill_turn(self, moves: list[int]) -> int:
        """List roll and get out (B30); getting out takes a button on the board (B34)."""
        moves[0] = codes.ROLL
        if self.buttons[self.to_act] == 0:
            return 1
        moves[1] = codes.GET_OUT
        return 2

    def fill_row(self, moves: list[int]) -> int:
        """List a move for each cell in reach; all lie in one row (B31)."""
        first = 6 * (self.white - 1)
        cells = self.reachable() >> first
        count = 0
        for column in range(6):
            moves[count] = codes.LAY + first + column  # stays only if the cell is in the set
            count += cells >> column & 1
        return count

    def fill_buttons(self, moves: list[int]) -> int:
        """List a star for each cell with a button (B41)."""
        cells = self.buttons[self.to_act]
        count = 0
        for cell in range(36):
            moves[count] = codes.SEW + cell  # stays only if the cell is in the set
            count += cells >> cell & 1
        return count

    def next_seat(self, seat: int) -> int:
        """Return the next seat, clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def open_cells(self, seat: int) -> int:
        """Return the cells for a button: not on a button or star (B20), not beside one (B21)."""
        own = self.buttons[seat]
        beside = (own & material.NOT_LAST_COLUMN) << 1 | (own & material.NOT_FIRST_COLUMN) >> 1
        return material.ALL & ~(own | self.stars[seat] | own << 6 | own >> 6 | beside)

    def rolled_cells(self) -> int:
        """Return the cells in the white die's row and the columns of the black dice (B31)."""
        columns = bit(self.gold - 1)
        for i in range(4):
            if self.black[i]:
                columns |= bit(self.black[i] - 1)
        return columns << 6 * (self.white - 1)

    def reachable(self) -> int:
        """Return the cells where the active player may lay a button (B31)."""
        return self.rolled_cells() & self.open_cells(self.active)

    def gold_cell(self) -> int:
        """Return the cell of the white and the gold die (B32)."""
        return 6 * (self.white - 1) + self.gold - 1

    def chance_total(self) -> int:
        if self.phase == phases.ROLLING:
            return 6
        if self.phase == phases.LEAVING_OUT:
            return 3
        return 4 - self.dealt - (self.players == 3)

    def chance_pick(self, number: int) -> int:
        if self.phase == phases.ROLLING:
            return codes.FACE + 1 + number
        if self.phase == phases.LEAVING_OUT:
            return codes.CARD + material.RED + 1 + number
        return self.undealt_card(number)

    def undealt_card(self, number: int) -> int:
        """Return the code of undealt card `number`, in the order of the colours."""
        gone = self.left_out
        for seat in range(self.players):
            gone |= self.cards[seat]
        colour = 0
        while gone >> colour & 1:
            colour += 1
        while number > 0:
            colour += 1
            if not gone >> colour & 1:
                number -= 1
        return codes.CARD + colour

    # What happens.

    def play(self, code: int) -> None:
        if self.phase == phases.ROLLING:
            self.take_die(code - codes.FACE)
        elif self.phase == phases.TURN:
            if code == codes.ROLL:
                self.start_roll()
            else:
                self.get_out()
        elif self.phase == phases.LAYING:
            self.buttons[self.active] |= bit(code - codes.LAY)
            self.offer_from(self.active)
        elif self.phase == phases.OFFERING:
            if code != codes.DECLINE:
                self.buttons[self.to_act] |= bit(code - codes.LAY)
            self.offer_from(self.to_act)
        elif self.phase == phases.SEWING:
            self.sew(bit(code - codes.SEW))
        else:
            self.take_card(code - codes.CARD)

    def take_card(self, colour: int) -> None:
        """Leave a card out, with three players, or deal it; two players get two each (B11)."""
        if self.phase == phases.LEAVING_OUT:
            self.left_out = 1 << colour
            self.phase = phases.DEALING
            return
        self.cards[self.dealt % self.players] |= 1 << colour
        self.dealt += 1
        if self.dealt == 4 - (self.players == 3):
            self.start_round()

    def start_round(self) -> None:
        """Start a round with all dice; the holder of the red card begins (B12, B52)."""
        for seat in range(self.players):
            self.status[seat] = phases.IN
            if self.cards[seat] >> material.RED & 1:
                self.start = seat
        self.blacks = 4
        self.clear_dice()
        self.give_turn(self.start)

    def give_turn(self, seat: int) -> None:
        """Give the dice to a seat (B30)."""
        self.active = seat
        self.to_act = seat
        self.phase = phases.TURN

    def clear_dice(self) -> None:
        """Take the dice of the last roll off the table."""
        self.white = 0
        self.gold = 0
        self.rolled = 0
        for i in range(4):
            self.black[i] = 0

    def leave(self, status: int) -> None:
        """End the round for the active player; one or two black dice go, too (B33, B34)."""
        self.status[self.active] = status
        self.blacks -= 2 if self.players == 2 else 1

    def start_roll(self) -> None:
        """Begin to roll the dice in play, one by one (B31)."""
        self.clear_dice()
        self.phase = phases.ROLLING
        self.to_act = actors.CHANCE

    def take_die(self, face: int) -> None:
        """Note a rolled die: the white one, the gold one, then the other black ones."""
        if self.rolled == 0:
            self.white = face
        elif self.rolled == 1:
            self.gold = face
        else:
            self.black[self.rolled - 2] = face
        self.rolled += 1
        if self.rolled == 2 + self.blacks:
            self.use_roll()

    def use_roll(self) -> None:
        """Ask the active player to lay a button (B31), or end the turn with a bust (B33)."""
        if self.reachable():
            self.phase = phases.LAYING
            self.to_act = self.active
            return
        self.buttons[self.active] = 0
        self.leave(phases.BUST)
        self.offer_from(self.active)

    def offer_from(self, seat: int) -> None:
        """Offer the gold cell to the next player, clockwise, who may lay there (B32)."""
        gold = bit(self.gold_cell())
        seat = self.next_seat(seat)
        while seat != self.active:
            if self.status[seat] == phases.IN and self.open_cells(seat) & gold:
                self.phase = phases.OFFERING
                self.to_act = seat
                return
            seat = self.next_seat(seat)
        self.pass_dice()

    def get_out(self) -> None:
        """Let the active player get out (B34)."""
        self.leave(phases.OUT)
        self.pass_dice()

    def pass_dice(self) -> None:
        """Pass the dice to the next player in the round (B35); if there is none, score (B36)."""
        seat = self.next_seat(self.active)
        for _ in range(self.players):
            if self.status[seat] == phases.IN:
                self.give_turn(seat)
                return
            seat = self.next_seat(seat)
        self.score()

    # Scoring a round.

    def score(self) -> None:
        """Compute the stars due to each player (B40, B42) and start sewing."""
        for seat in range(self.players):
            self.due[seat] = self.earned(seat) if self.status[seat] == phases.OUT else 0
        self.phase = phases.SEWING
        self.sew_from(self.start)

    def earned(self, seat: int) -> int:
        """Count the stars that a board earns (B40); each card has its bonus star (BR6)."""
        stars = 1
        for colour in range(4):
            if count_bits(self.buttons[seat] & self.colours[seat][colour]) >= 3:
                stars += 1 + (self.cards[seat] >> colour & 1)
        return stars

    def sew_from(self, seat: int) -> None:
        """Ask the next player who is due a star, clockwise from the start player (BR8)."""
        while self.due[seat] == 0:
            seat = self.next_seat(seat)
            if seat == self.start:
                self.end_round()
                return
        self.to_act = seat

    def sew(self, cell: int) -> None:
        """Replace a button by a star; after the last star all buttons come off (B41)."""
        seat = self.to_act
        self.buttons[seat] ^= cell
        self.stars[seat] |= cell
        self.due[seat] -= 1
        if self.due[seat] == 0:
            self.buttons[seat] = 0
            self.sew_from(seat)

    def end_round(self) -> None:
        """End the game (B50), or pass the cards to the left and start a round (B52)."""
        if self.ender_mask():
            self.phase = phases.OVER
            self.to_act = actors.NOBODY
            return
        last = self.cards[self.players - 1]
        for seat in range(self.players - 1, 0, -1):
            self.cards[seat] = self.cards[seat - 1]
        self.cards[0] = last
        self.round += 1
        self.start_round()

    # The end.

    def ender_mask(self) -> int:
        """Return a bit for each player with five stars in a line or twelve stars (B50)."""
        mask = 0
        for seat in range(self.players):
            if has_line(self.stars[seat]) or count_bits(self.stars[seat]) >= material.ENOUGH_STARS:
                mask |= 1 << seat
        return mask

    def rank(self, seat: int) -> int:
        """Return a number to compare winners by: five in a line beats any number of stars (B51)."""
        return count_bits(self.stars[seat]) + (100 if has_line(self.stars[seat]) else 0)

    def winner_mask(self) -> int:
        return self.best_enders() if self.phase == phases.OVER else 0

    def best_enders(self) -> int:
        """Return a bit for each of the best players among those who end the game (B51)."""
        enders = self.ender_mask()
        best = 0
        mask = 0
        for seat in range(self.players):
            if enders >> seat & 1 and self.rank(seat) >= best:
                mask = 1 << seat | (mask if self.rank(seat) == best else 0)
                best = self.rank(seat)
        return mask

    def refusal(self, code: int) -> IllegalMove:
        return explain(self, code)
