"""The rules of the reduced BUTTONS.

Like BUTTONS for two, except that three in a line or four stars end the game; the three colours are
the diagonals that wrap around, and two buttons on one are enough; nobody gets more stars than they
have buttons; the start player holds the card of the first colour, the other player that of the
second, and the start player changes every round.
"""

from buttonbox.bots.buttons.reduced import limits
from buttonbox.core import actors
from buttonbox.core.errors import IllegalMove
from buttonbox.core.state import State
from buttonbox.games.buttons import phases

COUNT = tuple(cells.bit_count() for cells in range(limits.SETS))
COLOURS = (0b010100001, 0b100001010, 0b001010100)  # by (row + column) % 3


def count(cells: int) -> int:
    """Return how many cells are in the set."""
    return COUNT[cells]


def open_cells(buttons: int, stars: int) -> int:
    """Return the cells for a button: not on a button or star (B20), not beside one (B21)."""
    beside = (buttons & limits.NOT_LAST_COLUMN) << 1 | (buttons & limits.NOT_FIRST_COLUMN) >> 1
    return limits.ALL & ~(buttons | stars | buttons << 3 | buttons >> 3 | beside)


def has_line(stars: int) -> bool:
    """Return whether a row or a column is full (B50)."""
    across = stars & stars >> 1 & stars >> 2 & 0b001001001
    down = stars & stars >> 3 & stars >> 6 & limits.ROW
    return (across | down) != 0


def rank(stars: int) -> int:
    """Return how well the stars end the game (B51); 0 if they do not."""
    if has_line(stars):
        return 100 + COUNT[stars]
    return COUNT[stars] if COUNT[stars] >= limits.ENOUGH_STARS else 0


def earned(buttons: int, card: int) -> int:
    """Return the stars for getting out with the card of this colour (B40)."""
    stars = 1
    for colour in range(3):
        if COUNT[buttons & COLOURS[colour]] >= 2:
            stars += 2 if colour == card else 1
    return min(stars, COUNT[buttons])


class ReducedButtons(State):
    """A state of the reduced BUTTONS; seat 0 starts the first round."""

    def __init__(self) -> None:
        super().__init__()
        self.players = 2
        self.start = 0
        self.phase = phases.TURN
        self.active = 0
        self.white = 0
        self.gold = 0
        self.shown = 0  # columns of the black dice, gold included
        self.rolled = 0
        self.status = [phases.IN] * 2
        self.due = [0] * 2
        self.buttons = [0] * 2
        self.stars = [0] * 2
        self.start_round(0)

    # What is legal.

    def fill_moves(self, moves: list[int]) -> int:
        if self.phase == phases.TURN:
            moves[0] = limits.ROLL
            moves[1] = limits.GET_OUT
            return 2 if self.buttons[self.to_act] else 1
        if self.phase == phases.OFFERING:
            moves[0] = limits.DECLINE
            moves[1] = limits.LAY + self.gold_cell()
            return 2
        if self.phase == phases.LAYING:
            return self.fill_cells(moves, self.reachable(), limits.LAY)
        return self.fill_cells(moves, self.buttons[self.to_act], limits.SEW)

    def fill_cells(self, moves: list[int], cells: int, first: int) -> int:
        count = 0
        for cell in range(9):
            if cells >> cell & 1:
                moves[count] = first + cell
                count += 1
        return count

    def reachable(self) -> int:
        """Return where the active player may lay (B31)."""
        cells = open_cells(self.buttons[self.active], self.stars[self.active])
        return cells & self.shown << 3 * (self.white - 1)

    def gold_cell(self) -> int:
        """Return the cell white die / gold black die (B32)."""
        return 3 * (self.white - 1) + self.gold - 1

    def chance_total(self) -> int:
        return 3

    def chance_pick(self, number: int) -> int:
        return limits.FACE + 1 + number

    # What happens.

    def play(self, code: int) -> None:
        if self.phase == phases.ROLLING:
            self.take_die(code - limits.FACE)
        elif self.phase == phases.TURN:
            if code == limits.ROLL:
                self.start_roll()
            else:
                self.status[self.active] = phases.OUT
                self.pass_dice()
        elif self.phase == phases.LAYING:
            self.buttons[self.active] |= 1 << code - limits.LAY
            self.offer()
        elif self.phase == phases.OFFERING:
            if code != limits.DECLINE:
                self.buttons[self.to_act] |= 1 << code - limits.LAY
            self.pass_dice()
        else:
            self.sew(1 << code - limits.SEW)

    def start_round(self, seat: int) -> None:
        self.round += 1
        self.start = seat
        for i in range(2):
            self.status[i] = phases.IN
            self.buttons[i] = 0
        self.give_turn(seat)

    def give_turn(self, seat: int) -> None:
        self.phase = phases.TURN
        self.active = seat
        self.to_act = seat

    def start_roll(self) -> None:
        self.phase = phases.ROLLING
        self.to_act = actors.CHANCE
        self.white = 0
        self.gold = 0
        self.shown = 0
        self.rolled = 0

    def take_die(self, face: int) -> None:
        """Note a rolled die: the white one, the gold one, then the other black ones."""
        if self.rolled == 0:
            self.white = face
        else:
            self.shown |= 1 << face - 1
            if self.rolled == 1:
                self.gold = face
        self.rolled += 1
        blacks = limits.DICE - (self.status[1 - self.active] != phases.IN)
        if self.rolled == 2 + blacks:
            self.use_roll()

    def use_roll(self) -> None:
        """Let the active player lay (B31), or be bust (B33)."""
        if self.reachable():
            self.phase = phases.LAYING
            self.to_act = self.active
            return
        self.buttons[self.active] = 0
        self.status[self.active] = phases.BUST
        self.offer()

    def offer(self) -> None:
        """Offer the gold cell to the other player, if still in and able to lay there (B32)."""
        other = 1 - self.active
        cells = open_cells(self.buttons[other], self.stars[other])
        if self.status[other] == phases.IN and cells >> self.gold_cell() & 1:
            self.phase = phases.OFFERING
            self.to_act = other
            return
        self.pass_dice()

    def pass_dice(self) -> None:
        """Pass the dice to the next player in the round (B35); if there is none, score (B36)."""
        if self.status[1 - self.active] == phases.IN:
            self.give_turn(1 - self.active)
        elif self.status[self.active] == phases.IN:
            self.give_turn(self.active)
        else:
            self.score()

    def score(self) -> None:
        for seat in range(2):
            out = self.status[seat] == phases.OUT
            self.due[seat] = earned(self.buttons[seat], seat != self.start) if out else 0
        self.phase = phases.SEWING
        self.sew_next()

    def sew_next(self) -> None:
        """Let the start player sew, then the other one; then the round is over."""
        if self.due[self.start]:
            self.to_act = self.start
        elif self.due[1 - self.start]:
            self.to_act = 1 - self.start
        elif rank(self.stars[0]) or rank(self.stars[1]):
            self.phase = phases.OVER
            self.to_act = actors.NOBODY
        else:
            self.start_round(1 - self.start)

    def sew(self, cell: int) -> None:
        self.buttons[self.to_act] ^= cell
        self.stars[self.to_act] |= cell
        self.due[self.to_act] -= 1
        self.sew_next()

    def winner_mask(self) -> int:
        if self.phase != phases.OVER:
            return 0
        first = rank(self.stars[0])
        second = rank(self.stars[1])
        return (first >= second) + 2 * (second >= first)

    def refusal(self, code: int) -> IllegalMove:
        return IllegalMove("B30", f"{code} is not legal now")
