"""Rounds of BUTTONS with one seat left, solved slowly: every set of buttons, every roll.

This shares nothing with the bots' solver but the rules and the evaluator of what is not the end of
the game. `python -m tests.bots.slow_rounds --decisions 10000` compares master's moves with it.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

from buttonbox.bots.bot import Bot, Budget
from buttonbox.bots.levels import make_bot
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.randomness import Generator
from buttonbox.games.buttons import codes, geometry, phases
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.rules import Buttons

NOTHING = -1.0  # no open column is shown
SURE = 1e-6  # less than this is rounding
FEW_SETS = 1500
DECISIONS = (phases.TURN, phases.LAYING, phases.OFFERING)
CHEQUERS = sum(1 << cell for cell in range(36) if (cell // 6 + cell) % 2 == 0)
PATTERNS = [row for row in range(64) if not row & row >> 1]


@cache
def column_sets(dice: int) -> dict[int, float]:
    """Every set of columns that the black dice may show, with its chance."""
    rolls = Counter(
        sum({1 << column for column in roll}) for roll in product(range(6), repeat=dice)
    )
    return {columns: count / 6**dice for columns, count in rolls.items()}


class SlowRound:
    """The rest of a round for one seat; `judge` values its end."""

    def __init__(self, state: Buttons, seat: int, judge: Bot) -> None:
        self.judge = judge
        self.seat = seat
        self.dice = state.blacks + 1
        self.turn = state.clone()
        self.turn.phase = phases.TURN
        self.turn.active = self.turn.to_act = seat
        self.known: dict[int, float] = {}
        self.bust = self.worth(self.busted())

    def worth(self, state: Buttons) -> float:
        return self.judge.win_chances(state)[self.seat]

    def with_buttons(self, buttons: int) -> Buttons:
        state = self.turn.clone()
        state.buttons = [buttons if s == self.seat else b for s, b in enumerate(state.buttons)]
        return state

    def busted(self) -> Buttons:
        """Roll with no open cell at all."""
        state = self.with_buttons(CHEQUERS)
        state.apply(codes.ROLL)
        while state.phase == phases.ROLLING:
            state.apply(codes.FACE + 1)
        return state

    def out(self, buttons: int) -> float:
        state = self.with_buttons(buttons)
        state.apply(codes.GET_OUT)
        return self.worth(state)

    def best(self, buttons: int) -> float:
        """The seat's chance before it rolls or gets out."""
        if buttons not in self.known:
            rolled = self.roll(buttons)
            self.known[buttons] = max(rolled, self.out(buttons)) if buttons else rolled
        return self.known[buttons]

    def roll(self, buttons: int) -> float:
        return sum(self.row(buttons, row) for row in range(6)) / 6

    def row(self, buttons: int, row: int) -> float:
        """The mean over all columns shown, the best open one taken each time."""
        best = [NOTHING]  # by the columns shown
        for column in range(6):
            cell = 6 * row + column
            laid = self.best(buttons | 1 << cell) if self.is_open(buttons, cell) else NOTHING
            best += [max(value, laid) for value in best]
        values = [self.bust if value == NOTHING else value for value in best]
        return sum(chance * values[columns] for columns, chance in column_sets(self.dice).items())

    def is_open(self, buttons: int, cell: int) -> bool:
        taken = buttons | self.turn.stars[self.seat]
        return not (taken >> cell & 1 or buttons & geometry.beside(cell))

    def moves(self, state: Buttons) -> dict[int, float]:
        """The seat's chance after each legal move."""
        return {code: self.after(state, code) for code in state.legal_moves()}

    def after(self, state: Buttons, code: int) -> float:
        buttons = state.buttons[self.seat]
        if code == codes.ROLL:
            return self.roll(buttons)
        if code == codes.GET_OUT:
            return self.out(buttons)
        return self.best(buttons if code == codes.DECLINE else buttons | 1 << code - codes.LAY)


def sets_of_buttons(free: int) -> int:
    """How many sets of cells that do not touch there are, by the rows above."""
    above = {0: 1}
    for row in range(6):
        fitting = [cells for cells in PATTERNS if not cells & ~(free >> 6 * row)]
        above = {c: sum(n for a, n in above.items() if not a & c) for c in fitting}
    return sum(above.values())


def last_decisions(players: int, seed: int) -> Iterator[tuple[int, Buttons]]:
    """Decisions of the only seat left in its round, from games of bots; games are numbered."""
    bot = make_bot("buttons", "master", seed, Budget(simulations=0))
    generator = Generator(seed)
    number = 0
    while True:
        state = BUTTONS.new(BUTTONS.settings(players))
        while state.actor() != NOBODY:
            if state.actor() == CHANCE:
                state.apply(generator.draw(state))
                continue
            if state.phase in DECISIONS and only_seat(state) and len(state.legal_moves()) > 1:
                yield number, state.clone()
            state.apply(bot.choose(state))
        number += 1


def only_seat(state: Buttons) -> bool:
    return [*state.status[: state.players]].count(phases.IN) == 1


def small_decisions(players: int, seed: int, most: int) -> Iterator[Buttons]:
    """Those with at most so many sets of buttons."""
    for _, state in last_decisions(players, seed):
        if sets_of_buttons(state.open_cells(state.actor())) <= most:
            yield state


def lost(state: Buttons, code: int, judge: Bot) -> float:
    """What a move gives away."""
    moves = SlowRound(state, state.actor(), judge).moves(state)
    return max(moves.values()) - moves[code]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--sets", type=int, default=FEW_SETS, help="of buttons, at most")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    master = make_bot("buttons", "master", 1)
    judge = make_bot("buttons", "master", 1, Budget(simulations=0))
    found = small_decisions(given.players, given.seed, given.sets)
    worst = slowest = 0.0
    wrong = 0
    for _, state in zip(range(given.decisions), found, strict=False):
        started = time.perf_counter()
        move = master.choose(state)
        slowest = max(slowest, time.perf_counter() - started)
        loss = lost(state, move, judge)
        worst, wrong = max(worst, loss), wrong + (loss > SURE)
    print(f"{given.decisions} decisions, {given.players} players: {wrong} not optimal,")
    print(f"largest loss {worst:.2g}, slowest choice {slowest:.3f} s")


if __name__ == "__main__":
    main()
