"""A bot that judges moves by a value or by playing on, and searches as long as it may."""

import math
import time

from buttonbox.bots import nogil
from buttonbox.bots.evaluator import Evaluator, Rollouts
from buttonbox.bots.player import Budget, Choice, shares_of_win
from buttonbox.bots.search import Search
from buttonbox.bots.stored import evaluator_of, load, weights_file
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State

SLICE = 0.004  # seconds of search between two looks at the clock
CATCHING_UP = 0.5  # how much of the visits to come a move that lags behind may get
SLICE_STEPS = 256  # simulations between two chances for other threads
EDGES_A_SECOND = 4_000_000
EDGES_A_SIMULATION = 64
FEWEST_EDGES = 4096
THROWS = 48  # ways chance may go on, when asked for the chances before it has

Found = tuple[int, int, list[float]]  # a move, its visits, each seat's chance


class Thinker:
    """Keeps the protocol `Bot`; the tree's memory is reused from move to move."""

    def __init__(
        self,
        game: str,
        generator: Generator,
        budget: Budget,
        slip: float = 0.0,
        knowing: bool = True,
    ) -> None:
        self.game = game
        self.generator = generator
        self.budget = budget
        self.slip = slip
        self.knowing = knowing
        self.searches: dict[int, Search] = {}

    def use(self, players: int, evaluator: Evaluator) -> None:
        """Judge games of so many players by this evaluator."""
        self.searches[players] = Search(evaluator, self.generator, self._edges(), self.knowing)

    def choose(self, state: State) -> int:
        """The move most visited; with a slip, the one that looks best to a careless eye."""
        moves = state.legal_moves()
        if len(moves) == 1:
            return moves[0]
        found = self._think(state)
        seat = state.actor()
        if self.slip:
            return max(found, key=lambda entry: entry[2][seat] + self._stray())[0]
        return _best(found, seat)[0]

    def consider(self, state: State) -> list[Choice]:
        """All legal moves, the best first."""
        seat = state.actor()
        found = sorted(self._think(state), key=lambda entry: (-entry[1], -entry[2][seat]))
        return [_choice(move, visits, values[seat]) for move, visits, values in found]

    def win_chances(self, state: State) -> list[float]:
        """What each seat may expect; where chance is to act, the mean over ways it may go."""
        if state.actor() == NOBODY:
            return shares_of_win(state)
        if state.actor() == CHANCE:
            return self._mean_over_throws(state)
        return _best(self._think(state), state.actor())[2]

    def _mean_over_throws(self, state: State) -> list[float]:
        sums = [0.0] * state.players
        for _ in range(THROWS):
            thrown = state.clone()
            while thrown.actor() == CHANCE:
                thrown.apply(self.generator.draw(thrown))
            best = self._first_look(thrown)
            sums = [total + chance for total, chance in zip(sums, best, strict=True)]
        return [total / THROWS for total in sums]

    def _first_look(self, state: State) -> list[float]:
        """What each seat may expect, at a glance."""
        if state.actor() == NOBODY:
            return shares_of_win(state)
        search = self._search(state)
        if not self.knowing:
            nogil.release(search, SLICE_STEPS)
        return _best(search.found(), state.actor())[2]

    def _think(self, state: State) -> list[Found]:
        """Search within the budget."""
        started = time.perf_counter()
        search = self._search(state)
        if self.budget.seconds is not None:
            _search_until(search, started + self.budget.seconds)
        else:
            _search_steps(search, self.budget.simulations or 0)
        return search.found()

    def _search(self, state: State) -> Search:
        """A fresh tree over the state."""
        if state.players not in self.searches:
            self.use(state.players, self._evaluator(state.players))
        search = self.searches[state.players]
        search.start(state)
        return search

    def _evaluator(self, players: int) -> Evaluator:
        if not self.knowing:
            return Rollouts(self.generator)
        return evaluator_of(self.game, load(self.game, weights_file(self.game, players)))

    def _edges(self) -> int:
        """Memory in keeping with the budget."""
        wanted = int(EDGES_A_SECOND * (self.budget.seconds or 0))
        wanted = max(wanted, EDGES_A_SIMULATION * (self.budget.simulations or 0))
        return max(FEWEST_EDGES, wanted)

    def _stray(self) -> float:
        """How far a judgement is off: a Gumbel number, so that choices follow a softmax."""
        even = (self.generator.below(1_000_000) + 0.5) / 1_000_000
        return -self.slip * math.log(-math.log(even))


def _search_steps(search: Search, steps: int) -> None:
    """So many simulations."""
    while steps > 0 and not search.full:
        nogil.release(search, min(steps, SLICE_STEPS))
        steps -= SLICE_STEPS


def _search_until(search: Search, deadline: float) -> None:
    """Search in slices until the deadline, or until no move is likely to overtake the best."""
    steps = 8
    now = time.perf_counter()
    while now < deadline and not search.full:
        before = now
        nogil.release(search, steps)
        now = time.perf_counter()
        pace = steps / max(now - before, 1e-6)
        if search.lead() > CATCHING_UP * pace * (deadline - now):
            return
        steps = max(1, min(2 * steps, int(pace * min(SLICE, max(deadline - now, 1e-4)))))


def _best(found: list[Found], seat: int) -> Found:
    """The move most visited; of several, the one that looks better for the seat."""
    return max(found, key=lambda entry: (entry[1], entry[2][seat]))


def _choice(move: int, visits: int, value: float) -> Choice:
    """A move with the interval its visits leave open."""
    spread = 1.96 * math.sqrt(max(value * (1 - value), 0.0) / max(visits, 1))
    return Choice(move, value, max(0.0, value - spread), min(1.0, value + spread))
