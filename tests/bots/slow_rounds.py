"""Rounds of BUTTONS with one seat left, solved slowly: every set of buttons, every roll.

This shares nothing with the bots' solver but the rules and the evaluator of what is not the end of
the game. `python -m tests.bots.slow_rounds` compares master's moves with it and writes the result
to docs/strength.md. It takes too long where there are many sets; there master's moves are compared
with the bots' solver when it leaves out no set.
"""

import argparse
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice, pairwise

from buttonbox.bots.arena.executors import open_executor
from buttonbox.bots.bot import Bot, Budget
from buttonbox.bots.buttons.exact import ButtonsSolver
from buttonbox.bots.buttons.value import ButtonsValue
from buttonbox.bots.levels import make_bot
from buttonbox.bots.value.weights import load, weights_file
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.randomness import Generator
from buttonbox.games.buttons import codes, geometry, phases
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.rules import Buttons
from harness.bots.strength_page import write_table

SURE = 1e-6  # less than this is rounding
FEW_SETS = 1500
ALL_SETS = 17 << 20  # enough for 5.6 million, each of them evaluated
PIECE = 100  # decisions per job
DECISIONS = (phases.TURN, phases.LAYING, phases.OFFERING)
CHEQUERS = sum(1 << cell for cell in range(36) if (cell // 6 + cell) % 2 == 0)
PATTERNS = [row for row in range(64) if not row & row >> 1]


@cache
def best_column_chances(dice: int) -> list[float]:
    """How likely the black dice are to show the n-th of six columns and none of those before it."""
    missed = [((6 - columns) / 6) ** dice for columns in range(7)]
    return [before - after for before, after in pairwise(missed)]


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
        """The mean over the columns shown: the best open one of them is taken."""
        cells = [6 * row + column for column in range(6)]
        laid = [self.best(buttons | 1 << c) for c in cells if self.is_open(buttons, c)]
        best_shown = zip(sorted(laid, reverse=True), best_column_chances(self.dice), strict=False)
        sums = [(chance, chance * value) for value, chance in best_shown]
        bust = 1 - sum(chance for chance, _ in sums)
        return bust * self.bust + sum(value for _, value in sums)

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


def small_decisions(players: int, seed: int, most: int) -> Iterator[tuple[int, Buttons]]:
    """Yield the decisions with at most this many sets of buttons."""
    for number, state in last_decisions(players, seed):
        if sets_of_buttons(state.open_cells(state.actor())) <= most:
            yield number, state


def lost(state: Buttons, code: int, judge: Bot) -> float:
    """Return the loss of a move."""
    return given_away(SlowRound(state, state.actor(), judge), state, code)


def given_away(solved: SlowRound, state: Buttons, code: int) -> float:
    moves = solved.moves(state)
    return max(moves.values()) - moves[code]


@dataclass(frozen=True)
class Check:
    """A choice of master: what it gives away, by the slow solver or not, and its CPU time."""

    loss: float
    slow: bool
    seconds: float


class Checker:
    """Says what moves give away; decisions of the same round share what is solved."""

    def __init__(self, players: int, most: int) -> None:
        self.most = most  # sets of buttons that are solved slowly
        self.judge = make_bot("buttons", "master", 1, Budget(simulations=0))
        network = load("buttons", weights_file("buttons", players))
        self.whole = ButtonsSolver(ButtonsValue(network), ALL_SETS)
        self.solved: tuple[int, int, SlowRound] | None = None

    def is_small(self, state: Buttons) -> bool:
        return sets_of_buttons(state.open_cells(state.actor())) <= self.most

    def loss(self, number: int, state: Buttons, code: int) -> float:
        """What a move of the game with this number gives away."""
        if not self.is_small(state):
            return self.loss_by_whole_solution(state, code)
        if self.solved is None or self.solved[:2] != (number, state.round):
            self.solved = number, state.round, SlowRound(state, state.actor(), self.judge)
        return given_away(self.solved[2], state, code)

    def loss_by_whole_solution(self, state: Buttons, code: int) -> float:
        solution = self.whole.solve(state)
        assert solution
        assert self.whole.last_seat.complete
        moves = {move: chances[state.actor()] for move, chances in solution.moves.items()}
        return max(moves.values()) - moves[code]


def check_piece(players: int, seed: int, most: int) -> list[Check]:
    """Check a piece of decisions."""
    master = make_bot("buttons", "master", 1)
    checker = Checker(players, most)
    found = []
    for number, state in islice(last_decisions(players, seed), PIECE):
        started = time.process_time()
        move = master.choose(state)
        seconds = time.process_time() - started
        loss = checker.loss(number, state, move)
        found.append(Check(loss, checker.is_small(state), seconds))
    return found


def row(players: int, checks: list[Check]) -> str:
    slow = sum(check.slow for check in checks)
    optimal = sum(check.loss <= SURE for check in checks)
    worst = max(check.loss for check in checks)
    slowest = max(check.seconds for check in checks)
    return (
        f"| {players} | {len(checks):,} | {slow:,} | {optimal:,} ({optimal / len(checks):.2%}) "
        f"| {worst:.1g} | {slowest:.3f} s |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bots.slow_rounds", description=__doc__)
    parser.add_argument("--decisions", type=int, default=10_000, help="for all players together")
    parser.add_argument("--players", type=int, nargs="*", default=(2, 3, 4))
    parser.add_argument("--sets", type=int, default=FEW_SETS, help="that are solved slowly")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    given = parser.parse_args()
    pieces = -(-given.decisions // (PIECE * len(given.players)))
    lines = [
        "| Players | decisions | by the slow solver | optimal | largest loss "
        "| slowest choice (CPU time) |",
        "|---|---|---|---|---|---|",
    ]
    with open_executor(given.workers, None) as (executor, _):
        for players in given.players:
            seeds = range(1, pieces + 1)
            jobs = [executor.submit(check_piece, players, seed, given.sets) for seed in seeds]
            lines.append(row(players, [check for job in jobs for check in job.result()]))
            print(lines[-1], flush=True)
            write_table("one seat left", "\n".join(lines))  # so far: the rest may take long


if __name__ == "__main__":
    main()
