"""Endgames small enough to be solved exactly, by brute force."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

from buttonbox.core.randomness import Generator, Playout
from buttonbox.games.buttons import codes, phases
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.rules import Buttons, count_bits, has_line
from buttonbox.games.war import winner
from buttonbox.games.war.game import WAR
from buttonbox.games.war.rules import War

NEARLY = 0.01  # a difference too small to be held against a search that samples
FEW_CELLS = 6
FEW_DICE = 3
MOST_STATES = 4000

# BUTTONS: one player is left in the round that ends the game.


@cache
def buttons_endgame(number: int) -> Buttons:
    """Seat 1 is out and about to have twelve stars; seat 0 may roll on."""
    playout = Playout(Generator(100 + number))
    while True:
        state = BUTTONS.new(BUTTONS.settings(2))
        while not state.is_over():
            if is_last_stand(state):
                roll, get_out = exact_buttons(state).values()
                if abs(roll - get_out) > 2 * NEARLY:
                    return state
            playout.step(state)


def is_last_stand(state: Buttons) -> bool:
    if state.phase != phases.TURN or state.to_act != 0 or state.status[1] != phases.OUT:
        return False
    ends = count_bits(state.stars[1]) + state.earned(1) >= 12
    return ends and state.buttons[0] > 0 and count_bits(state.open_cells(0)) <= FEW_CELLS


def exact_buttons(state: Buttons) -> dict[int, float]:
    """Seat 0's chance to win after each of its moves."""
    return {codes.ROLL: after_roll(state), codes.GET_OUT: after_leaving(state)}


def after_leaving(state: Buttons) -> float:
    """B50, B51: seat 1 ends the game; seat 0 must end it too, and with more."""
    own, other = best_rank(state, 0), best_rank(state, 1)
    if own < 12 or own < other:
        return 0.0
    return 0.5 if own == other else 1.0


def best_rank(state: Buttons, seat: int) -> int:
    """Return the stars, plus 100 for a line, with the stars due laid in the best way."""
    cells = [1 << cell for cell in range(36) if state.buttons[seat] >> cell & 1]
    stars = state.stars[seat]
    line = any(has_line(stars | sum(laid)) for laid in combinations(cells, state.earned(seat)))
    return count_bits(stars) + state.earned(seat) + 100 * line


def after_roll(state: Buttons) -> float:
    """Return the mean over the white die and all black dice, always taking the best cell."""
    results = [best_laying(state, row, set(columns)) for row, columns in rolls(state)]
    return sum(results) / len(results)


def rolls(state: Buttons) -> Iterator[tuple[int, tuple[int, ...]]]:
    for row in range(6):
        for columns in product(range(6), repeat=state.blacks + 1):
            yield row, columns


def best_laying(state: Buttons, row: int, columns: set[int]) -> float:
    """0 for a bust (B33)."""
    cells = [6 * row + column for column in columns]
    free = [cell for cell in cells if state.open_cells(0) >> cell & 1]
    return max((with_button(state, cell) for cell in free), default=0.0)


KNOWN: dict[tuple[int, ...], float] = {}


def with_button(state: Buttons, cell: int) -> float:
    """Return the chance with one more button, under best play."""
    twin = state.clone()
    twin.buttons = [state.buttons[0] | 1 << cell, *state.buttons[1:]]
    key = (*twin.buttons[:2], *twin.stars[:2], *twin.cards[:2])
    if key not in KNOWN:
        KNOWN[key] = max(exact_buttons(twin).values())
    return KNOWN[key]


# War: the last dice of the round that ends the game; chance has no say any more.


@cache
def war_endgame(number: int) -> tuple[War, dict[int, float]]:
    """Somebody ends the game with this round; each of the moves has a known result."""
    playout = Playout(Generator(200 + number))
    while True:
        state = WAR.new(WAR.settings(2))
        while not state.is_over():
            if is_nearly_over(state) and (exact := exact_war(state)):
                return state.clone(), exact
            playout.step(state)


def is_nearly_over(state: War) -> bool:
    dice = sum(map(sum, state.front)) + sum(map(sum, state.white))
    return state.to_act >= 0 and winner.ender_mask(state) != 0 and dice <= FEW_DICE


def exact_war(state: War) -> dict[int, float] | None:
    """The mover's result after each move; None if they are all alike or too many to try."""
    budget = [MOST_STATES]
    results = {}
    for move in state.legal_moves():
        results[move] = play_out(after(state, move), budget)[state.to_act]
        if budget[0] < 0:
            return None
    return results if len(set(results.values())) > 1 else None


def after(state: War, move: int) -> War:
    twin = state.clone()
    twin.apply(move)
    return twin


def play_out(state: War, budget: list[int]) -> list[float]:
    """Return each seat's result under best play."""
    budget[0] -= 1
    if budget[0] < 0 or state.is_over():
        winners = state.winners()
        return [(seat in winners) / max(1, len(winners)) for seat in range(2)]
    seat = state.to_act
    best = [-1.0, -1.0]
    for move in state.legal_moves():
        result = play_out(after(state, move), budget)
        best = result if result[seat] > best[seat] else best
        if best[seat] == 1.0:
            break
    return best
