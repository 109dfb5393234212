"""BUTTONS: the rules B1 to B52 in order of play.

Plain Python; the .pxd beside it gives the types that make it machine code.
"""

from typing import Self

from buttonbox.core import actors
from buttonbox.core.errors import IllegalMove
from buttonbox.core.state import State
from buttonbox.games.buttons import board, codes, phases
from buttonbox.games.buttons.refusals import explain

IN_ROW = board.IN_ROW


def bit(n: int) -> int:
    """1 << n in 64 bits, also when compiled."""
    one = 1
    return one << n


def count_bits(cells: int) -> int:
    """How many cells are in the set, row by row."""
    count = 0
    for row in range(6):
        count += IN_ROW[cells >> 6 * row & 63]
    return count


def has_line(stars: int) -> bool:
    """Five or more stars side by side in a row or a column (B50)."""
    across = stars & stars >> 1 & stars >> 2 & stars >> 3 & stars >> 4 & board.LINE_STARTS
    down = stars & stars >> 6 & stars >> 12 & stars >> 18 & stars >> 24
    return (across | down) != 0


class Buttons(State):
    """A state of BUTTONS."""

    def __init__(self, players: int, colours: list[int]) -> None:
        """`colours`: for each seat four sets of cells, red, yellow, green, blue."""
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

    def clone(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        twin.copy_from(self)
        return twin

    def copy_from(self, other: "Buttons") -> None:
        """Become equal to another state."""
        self.players = other.players
        self.round = other.round
        self.phase = other.phase
        self.to_act = other.to_act
        self.active = other.active
        self.start = other.start
        self.dealt = other.dealt
        self.left_out = other.left_out
        self.white = other.white
        self.gold = other.gold
        self.rolled = other.rolled
        self.blacks = other.blacks
        self.black = other.black[:]
        self.status = other.status[:]
        self.due = other.due[:]
        self.cards = other.cards[:]
        self.buttons = other.buttons[:]
        self.stars = other.stars[:]
        self.colours = other.colours[:]

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
        """B30; getting out takes a button on the own board (B34)."""
        moves[0] = codes.ROLL
        if self.buttons[self.to_act] == 0:
            return 1
        moves[1] = codes.GET_OUT
        return 2

    def fill_row(self, moves: list[int]) -> int:
        """B31: a move for each cell that can be reached; all lie in one row."""
        first = 6 * (self.white - 1)
        cells = self.reachable() >> first
        count = 0
        for column in range(6):
            moves[count] = codes.LAY + first + column  # stays only if the cell is in the set
            count += cells >> column & 1
        return count

    def fill_buttons(self, moves: list[int]) -> int:
        """B41: a star can go wherever a button lies."""
        cells = self.buttons[self.to_act]
        count = 0
        for cell in range(36):
            moves[count] = codes.SEW + cell  # stays only if the cell is in the set
            count += cells >> cell & 1
        return count

    def next_seat(self, seat: int) -> int:
        """Clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def open_cells(self, seat: int) -> int:
        """Where a button may go: not on a button or star (B20), not beside a button (B21)."""
        own = self.buttons[seat]
        beside = (own & board.NOT_LAST_COLUMN) << 1 | (own & board.NOT_FIRST_COLUMN) >> 1
        return board.ALL & ~(own | self.stars[seat] | own << 6 | own >> 6 | beside)

    def rolled_cells(self) -> int:
        """The row of the white die crossed with the columns of all black dice rolled (B31)."""
        columns = bit(self.gold - 1)
        for i in range(4):
            if self.black[i]:
                columns |= bit(self.black[i] - 1)
        return columns << 6 * (self.white - 1)

    def reachable(self) -> int:
        """Where the active player may lay (B31)."""
        return self.rolled_cells() & self.open_cells(self.active)

    def gold_cell(self) -> int:
        """The cell white die / gold black die (B32)."""
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
            return codes.CARD + board.RED + 1 + number
        return self.undealt_card(number)

    def undealt_card(self, number: int) -> int:
        """The code of the undealt card with this number, in the order of the colours."""
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
        """B11: the card left out with three players; one card each; with two players two each."""
        if self.phase == phases.LEAVING_OUT:
            self.left_out = 1 << colour
            self.phase = phases.DEALING
            return
        self.cards[self.dealt % self.players] |= 1 << colour
        self.dealt += 1
        if self.dealt == 4 - (self.players == 3):
            self.start_round()

    def start_round(self) -> None:
        """B12, B52: the holder of red starts, all dice are in play."""
        for seat in range(self.players):
            self.status[seat] = phases.IN
            if self.cards[seat] >> board.RED & 1:
                self.start = seat
        self.blacks = 4
        self.clear_dice()
        self.give_turn(self.start)

    def give_turn(self, seat: int) -> None:
        """B30."""
        self.active = seat
        self.to_act = seat
        self.phase = phases.TURN

    def clear_dice(self) -> None:
        """No die has been rolled."""
        self.white = 0
        self.gold = 0
        self.rolled = 0
        for i in range(4):
            self.black[i] = 0

    def leave(self, status: int) -> None:
        """B33, B34: the active player is out; a die (two players: two) goes on the own depot."""
        self.status[self.active] = status
        self.blacks -= 2 if self.players == 2 else 1

    def start_roll(self) -> None:
        """B31: chance throws the dice in play one by one."""
        self.clear_dice()
        self.phase = phases.ROLLING
        self.to_act = actors.CHANCE

    def take_die(self, face: int) -> None:
        """White, gold, then the other black dice in play."""
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
        """B31: the active player must lay; B33: or is bust."""
        if self.reachable():
            self.phase = phases.LAYING
            self.to_act = self.active
            return
        self.buttons[self.active] = 0
        self.leave(phases.BUST)
        self.offer_from(self.active)

    def offer_from(self, seat: int) -> None:
        """B32: ask the next player in the round for whom the gold cell is legal, clockwise."""
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
        """B34."""
        self.leave(phases.OUT)
        self.pass_dice()

    def pass_dice(self) -> None:
        """B35: to the next player with an empty depot, perhaps the same one; B36: or to nobody."""
        seat = self.next_seat(self.active)
        for _ in range(self.players):
            if self.status[seat] == phases.IN:
                self.give_turn(seat)
                return
            seat = self.next_seat(seat)
        self.score()

    # Scoring a round.

    def score(self) -> None:
        """B40, B42: how many stars each player is due."""
        for seat in range(self.players):
            self.due[seat] = self.earned(seat) if self.status[seat] == phases.OUT else 0
        self.phase = phases.SEWING
        self.sew_from(self.start)

    def earned(self, seat: int) -> int:
        """B40; two players hold two cards, each with its own bonus star (BR6)."""
        stars = 1
        for colour in range(4):
            if count_bits(self.buttons[seat] & self.colours[4 * seat + colour]) >= 3:
                stars += 1 + (self.cards[seat] >> colour & 1)
        return stars

    def sew_from(self, seat: int) -> None:
        """BR8: the next player who is due a star, clockwise from the start player."""
        while self.due[seat] == 0:
            seat = self.next_seat(seat)
            if seat == self.start:
                self.end_round()
                return
        self.to_act = seat

    def sew(self, cell: int) -> None:
        """B41: the star takes a button's place; after the last one all buttons come off."""
        seat = self.to_act
        self.buttons[seat] ^= cell
        self.stars[seat] |= cell
        self.due[seat] -= 1
        if self.due[seat] == 0:
            self.buttons[seat] = 0
            self.sew_from(seat)

    def end_round(self) -> None:
        """B50: the game is over; B52: or cards pass to the left and a new round starts."""
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
        """B50: a bit for each player with five in a line or twelve stars."""
        mask = 0
        for seat in range(self.players):
            if has_line(self.stars[seat]) or count_bits(self.stars[seat]) >= board.ENOUGH_STARS:
                mask |= 1 << seat
        return mask

    def rank(self, seat: int) -> int:
        """B51: five in a line comes before any number of stars."""
        return count_bits(self.stars[seat]) + (100 if has_line(self.stars[seat]) else 0)

    def winner_mask(self) -> int:
        return self.best_enders() if self.phase == phases.OVER else 0

    def best_enders(self) -> int:
        """B51: only those who end the game are compared."""
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
