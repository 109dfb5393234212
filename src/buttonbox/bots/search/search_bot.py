"""A bot that searches the tree of moves within its budget."""

import math
from typing import NamedTuple

from buttonbox.bots.bot import ScoredMove, win_shares
from buttonbox.bots.level import Level
from buttonbox.bots.registry import find_bots
from buttonbox.bots.search import nogil
from buttonbox.bots.search.mcts import Mcts
from buttonbox.bots.search.noise import Noise, draw
from buttonbox.bots.search.team import SLICE_SIMULATIONS, Clock, Team, thread_count
from buttonbox.bots.search.tree import SearchTree
from buttonbox.bots.solver import Solution, Solver
from buttonbox.bots.value.evaluator import Evaluator, Rollouts
from buttonbox.bots.value.weights import load, new_evaluator, weights_file
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State

# The share of the remaining visits that a trailing move may be expected to get. Where the tree is
# kept, searching to the end is not wasted: the next decision profits from it.
CATCH_UP_SHARE = 0.5
KEPT_CATCH_UP_SHARE = 1.0
FIRST_EDGES = 1 << 14  # the memory of a tree grows from here
LOST = 0.002  # a chance to win so small that points should decide
ALIKE = 0.001  # moves whose chances differ by less than this are then equally good
LEAST_TO_SOLVE = 30  # simulations; smaller budgets leave no time to solve a position
CHANCE_SAMPLES = 48  # outcomes averaged when chance acts next


class RootMove(NamedTuple):
    """A move of the root, its visits (0 if solved) and each seat's mean value."""

    code: int
    visits: int
    values: list[float]
    exact: bool = False


class SearchBot:
    """A Bot that runs MCTS and reuses its tree from decision to decision.

    If the game's solver can solve the position, there is no search. With `use_network` the leaves
    are evaluated by the game's network, otherwise by random rollouts (plain UCT).
    """

    def __init__(
        self,
        game: str,
        generator: Generator,
        level: Level,
        use_network: bool = True,
    ) -> None:
        self.game = game
        self.generator = generator
        self.level = level
        self.use_network = use_network
        self.teams: dict[int, Team] = {}
        self.solvers: dict[int, Solver] = {}

    def set_evaluator(self, players: int, evaluator: Evaluator) -> None:
        """Use this evaluator, with a single thread, in games with this number of players."""
        search = Mcts(evaluator, self.generator, SearchTree(FIRST_EDGES), self.use_network)
        value = find_bots(self.game).value
        if value and self.use_network:
            search.exploration = value.exploration.get(players, search.exploration)
        self.teams[players] = Team(search, [])
        make_solver = find_bots(self.game).solver
        budget = self.level.for_players(players).budget
        hasty = budget.seconds is None and (budget.simulations or 0) < LEAST_TO_SOLVE
        if make_solver and self.use_network and not hasty:
            self.solvers[players] = make_solver(evaluator)

    def choose(self, state: State) -> int:
        """Return the most visited move, or with noise one that seems nearly as good."""
        moves = state.legal_moves()
        if len(moves) == 1:
            return moves[0]
        found = self._search(state, choosing=True)
        seat = state.actor()
        best = _best(found, seat)
        noise = self.level.for_players(state.players).noise
        if noise is not None:
            chosen = draw(self._weights(state, found, noise), self.generator)
        elif best.values[seat] < LOST:
            chosen = self._richest(state, found, best)
        else:
            chosen = best.code
        self.teams[state.players].leader.remember(state, chosen)
        return chosen

    def move_weights(self, state: State) -> dict[int, float]:
        """Return the probability of each move that the bot might choose."""
        found = self._search(state, choosing=True)
        noise = self.level.for_players(state.players).noise
        if noise is None:
            return {_best(found, state.actor()).code: 1.0}
        return self._weights(state, found, noise)

    def _weights(self, state: State, found: list[RootMove], noise: Noise) -> dict[int, float]:
        """Return the probability of each move; no move pays for an extra that gains nothing."""
        spends = find_bots(self.game).spends
        values = {move.code: move.values[state.actor()] for move in found}
        least = max((value for code, value in values.items() if not spends(code)), default=-1.0)
        values = {c: value for c, value in values.items() if value > least or not spends(c)}
        gains = [self._owned_after(state, code) for code in values] if noise.greed else None
        weights = noise.weights(list(values.values()), state.players, gains)
        return dict(zip(values, weights, strict=True))

    def _richest(self, state: State, found: list[RootMove], best: RootMove) -> int:
        """Choose by what the seat owns afterwards, for a game that is all but lost.

        Not for one that is all but won: small losses would add up until the win is gone.
        """
        seat = state.actor()
        alike = [move for move in found if move.values[seat] >= best.values[seat] - ALIKE]
        searched = [move for move in alike if 10 * move.visits >= best.visits]

        def rank(move: RootMove) -> tuple[float, int, float]:
            return self._owned_after(state, move.code), move.visits, move.values[seat]

        return max(searched, key=rank).code

    def _owned_after(self, state: State, code: int) -> float:
        """Return what the seat to act owns after a move."""
        after = state.clone()
        after.apply(code)
        return find_bots(self.game).margin(after, state.actor())

    def consider(self, state: State) -> list[ScoredMove]:
        """Return all legal moves, most visited first."""
        seat = state.actor()
        found = sorted(self._search(state), key=lambda move: (-move.visits, -move.values[seat]))
        return [_scored(move, seat, self._evaluator_error()) for move in found]

    def win_chances(self, state: State) -> list[float]:
        """Return each seat's chance to win; before a chance event, the mean over its outcomes.

        If the evaluator weighs chance exactly, there is no search: the chances before and after
        chance are then evaluated in the same way, and do not depend on the seed.
        """
        if state.is_over():
            return win_shares(state)
        evaluator = self._team(state).leader.leaf_evaluator
        if solution := self._solve(state):
            return list(solution.chances)
        if evaluator.weighs_chance():
            return self._evaluate(state)
        if state.is_chance():
            return self._mean_over_samples(state)
        return _best(self._search(state), state.actor()).values

    def _evaluate(self, state: State) -> list[float]:
        """Return each seat's chance to win without a search."""
        evaluator = self._team(state).leader.leaf_evaluator
        evaluator.prepare(state)
        if state.is_chance():
            evaluator.evaluate_chance_state(state)
        elif evaluator.is_quiet(state):
            evaluator.evaluate_state(state)
        else:
            return self._one_ply_chances(state)
        return list(evaluator.chances[: state.players])

    def _mean_over_samples(self, state: State) -> list[float]:
        sums = [0.0] * state.players
        for _ in range(CHANCE_SAMPLES):
            sampled = state.clone()
            while sampled.is_chance():
                sampled.apply(self.generator.draw(sampled))
            chances = self._one_ply_chances(sampled)
            sums = [total + chance for total, chance in zip(sums, chances, strict=True)]
        return [total / CHANCE_SAMPLES for total in sums]

    def _one_ply_chances(self, state: State) -> list[float]:
        """Return each seat's chance to win, searching one ply (or one slice of rollouts)."""
        if state.is_over():
            return win_shares(state)
        search = self._start(state)
        if not self.use_network:
            nogil.run(search, SLICE_SIMULATIONS)
        return _best(_root_moves(search), state.actor()).values

    def _search(self, state: State, choosing: bool = False) -> list[RootMove]:
        """Search within the budget, or solve the position.

        When `choosing`, it continues the last decision's tree and leaves out redundant moves.
        """
        started = Clock()
        if solution := self._solve(state):
            moves = solution.moves.items()
            return [RootMove(code, 0, list(chances), solution.proved) for code, chances in moves]
        team, budget = self._team(state), self.level.for_players(state.players).budget
        search = team.leader
        if not (choosing and self._resume(search, state)):
            search.start(state, choosing)
        if budget.seconds is None:
            team.search_simulations(budget.simulations or 0)
        else:
            share = CATCH_UP_SHARE if self._restarts(search) else KEPT_CATCH_UP_SHARE
            team.search_for(budget, started, share)
        return _root_moves(search)

    def _resume(self, search: Mcts, state: State) -> bool:
        """Continue with the tree of the last decision, if it contains the state."""
        return not self._restarts(search) and search.resume(state)

    def _restarts(self, search: Mcts) -> bool:
        """Return whether every decision starts a new tree.

        An evaluator that weighs chance is most exact at the root of a new tree.
        """
        return search.leaf_evaluator.weighs_chance()

    def _start(self, state: State) -> Mcts:
        """Start a new tree over the state."""
        search = self._team(state).leader
        search.start(state)
        return search

    def _team(self, state: State) -> Team:
        """Return the search for this number of players, with helpers where there are cores."""
        players = state.players
        if players not in self.teams:
            self.set_evaluator(players, self._default_evaluator(players, self.generator))
            timed = self.level.for_players(players).budget.seconds is not None
            if timed and not getattr(state, "in_python", False):
                self._hire_helpers(players, thread_count() - 1)
        return self.teams[players]

    def _hire_helpers(self, players: int, count: int) -> None:
        """Let more threads search the same tree; each has an evaluator and a generator."""
        leader, helpers = self.teams[players].leader, []
        for _ in range(count):
            generator = Generator(self.generator.next())
            evaluator = self._default_evaluator(players, generator)
            helpers.append(Mcts(evaluator, generator, leader.tree, self.use_network))
        self.teams[players] = Team(leader, helpers)

    def _solve(self, state: State) -> Solution | None:
        """Return the exact solution, if there is one."""
        self._team(state)
        solver = self.solvers.get(state.players)
        return solver.solve(state) if solver else None

    def _default_evaluator(self, players: int, generator: Generator) -> Evaluator:
        if not self.use_network:
            return Rollouts(generator)
        return new_evaluator(self.game, load(self.game, weights_file(self.game, players)))

    def _evaluator_error(self) -> float:
        """Return the usual error of the evaluator."""
        value = find_bots(self.game).value
        return value.error if value and self.use_network else 0.0


def _root_moves(search: Mcts) -> list[RootMove]:
    return [RootMove(*move) for move in search.tree.root_moves()]


def _best(found: list[RootMove], seat: int) -> RootMove:
    """Return the most visited move; ties go to the better value for the seat."""
    return max(found, key=lambda move: (move.visits, move.values[seat]))


def _scored(move: RootMove, seat: int, error: float) -> ScoredMove:
    """Add a likely range: twice the evaluator's usual error and what the visits leave open."""
    value = move.values[seat]
    if move.exact:
        return ScoredMove(move.code, value, value, value, exact=True)
    sampling = max(value * (1 - value), 0.0) / move.visits if move.visits else 0.0
    reach = 1.96 * math.sqrt(error * error + sampling)
    return ScoredMove(move.code, value, max(0.0, value - reach), min(1.0, value + reach))
