"""Learn a value from games that a search plays against itself.

The search sees further than the network, so its values make better targets than the network's own,
and its games reach the states that strong players meet. Besides the states of the game, the network
learns from those inside the search trees (as in TreeStrap, Veness and others, 2009), since a search
also relies on the values of moves that nobody plays.

Where the evaluator weighs all outcomes of chance, 0 simulations are enough: a target is then the
exact mean over the next state's values, and solved positions have exact targets (policy iteration).
What the dice of the game brought is subtracted from the later values, so that targets have hardly
any noise.
"""

from array import array

from buttonbox.bots.search import nogil
from buttonbox.bots.search.leaf import LeafEvaluator
from buttonbox.bots.search.mcts import Mcts
from buttonbox.bots.search.tree import SearchTree
from buttonbox.bots.solver import Solution, Solver
from buttonbox.bots.value.evaluator import Evaluator
from buttonbox.bots.value.network import Network
from buttonbox.core import actors, bounds
from buttonbox.core.memory.buffers import seat_buffer
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State

MAX_STATES = 4000  # recorded in one game
FIRST_EDGES = 1 << 14
LEAST_VISITS = 12  # before the value of a state in a tree is worth learning
TREE_RATE = 0.25  # of the learning rate, because a tree has many similar states


class SearchLearner:
    """Plays games against itself with a search of few simulations, and learns from them."""

    def __init__(
        self,
        first: State,
        evaluator: Evaluator,
        network: Network,
        generator: Generator,
        solver: Solver | None = None,
    ) -> None:
        self.first = first
        self.network = network
        self.generator = generator
        self.solver = solver
        self.search = Mcts(evaluator, generator, SearchTree(FIRST_EDGES), True)
        self.leaf_evaluator = LeafEvaluator(evaluator)
        self.weighs_chance = self.leaf_evaluator.weighs_chance()
        self.simulations = 40  # before each decision
        self.rate = 0.001
        self.td_lambda = 0.8  # weight of the later values against the search's own
        self.random_permille = 50  # epsilon, per mille
        self.targets = seat_buffer()
        self.expected = seat_buffer()  # what the state before the targets' state counted on
        self.width = network.input_size * first.players
        self.inputs = array("f", [0.0]) * (MAX_STATES * self.width)
        self.chances = array("f", [0.0]) * (MAX_STATES * bounds.MAX_PLAYERS)
        self.later = array("f", [0.0]) * MAX_STATES  # weight of the later values
        # What the state before counts on: the network's value, or before a roll the mean.
        self.counted = array("f", [0.0]) * (MAX_STATES * bounds.MAX_PLAYERS)
        self.length = 0
        self.games = 0
        self.tree_states = 0  # learned from inside search trees

    def play(self) -> None:
        """Play one game and learn from it."""
        self.play_game()
        self.learn_game()
        self.games += 1

    def play_game(self) -> None:
        """Play one game and record its quiet states."""
        state = self.first.clone()
        self.length = 0
        while not state.is_over():
            if state.is_chance():
                self.record_chance(state)
                self.generator.settle(state)
            else:
                state.apply(self.choose(state))
        self.leaf_evaluator.prepare(state)
        self.leaf_evaluator.evaluate_state(state)

    def choose(self, state: State) -> int:
        """Return the move that the search prefers, or sometimes a random one.

        What follows a random move says nothing about the state before it.
        """
        moves = state.legal_moves()
        if len(moves) == 1 and not self.weighs_chance:
            return moves[0]
        best, values, later = self.best_move(state)
        strays = self.generator.below(1000) < self.random_permille
        self.record_state(state, values, 0.0 if strays else later)
        return moves[self.generator.below(len(moves))] if strays else best

    def best_move(self, state: State) -> tuple[int, list[float], float]:
        """Return the best move, the state's value and the weight of the later values against it."""
        seat = state.actor()
        if solution := self.solve(state):
            solved = solution.moves
            best = max(solved, key=lambda move: solved[move][seat])
            return best, list(solution.chances), 0.0
        found = self.look_ahead(state)
        self.leaf_evaluator.prepare(state)
        self.learn_below(state, 0)
        best, _, values = max(found, key=lambda move: (move[1], move[2][seat]))
        return best, values, self.td_lambda

    def solve(self, state: State) -> Solution | None:
        """Return the exact solution, if there is one."""
        return self.solver.solve(state) if self.solver else None

    def look_ahead(self, state: State) -> list[tuple[int, int, list[float]]]:
        """Search and return the moves of the root, their visits and values."""
        if not self.search.resume(state):
            self.search.start(state, True)
        nogil.run(self.search, self.simulations)
        self.search.tree.grow()
        return self.search.tree.root_moves()

    def learn_below(self, state: State, node: int) -> None:
        """Learn from the states below a node of the search tree that were visited often."""
        first = self.search.tree.first_edge[node]
        for edge in range(first, first + self.search.tree.edge_count[node]):
            if self.search.tree.visits[edge] >= LEAST_VISITS:
                after = state.clone()
                after.play(self.search.tree.move[edge])
                if self.leaf_evaluator.is_quiet(after) and after.to_act != actors.NOBODY:
                    self.learn_edge(after, edge)
                child = self.search.tree.child[edge]
                if after.to_act >= 0 and child >= 0:
                    self.learn_below(after, child)

    def learn_edge(self, after: State, edge: int) -> None:
        """Move the value of the state after an edge towards what the search found."""
        self.leaf_evaluator.evaluate_state(after)
        for seat in range(self.first.players):
            total = self.search.tree.total[self.first.players * edge + seat]
            self.targets[seat] = total / self.search.tree.visits[edge]
        self.network.learn(self.first.players, self.targets, TREE_RATE * self.rate)
        self.tree_states += 1

    def record_chance(self, state: State) -> None:
        """Record a state in which chance acts, with the mean over the outcomes if it is known."""
        self.leaf_evaluator.prepare(state)
        if solution := self.solve(state):
            self.record_state(state, list(solution.chances), 0.0)
        elif self.weighs_chance:
            self.leaf_evaluator.evaluate_chance_state(state)
            values = [self.leaf_evaluator.chances[seat] for seat in range(state.players)]
            self.record_state(state, values, self.td_lambda)
        else:
            self.record_state(state, [0.0] * state.players, 1.0)

    def record_state(self, state: State, values: list[float], later: float) -> None:
        """Record the inputs of a quiet state, its values and the weight of those that follow."""
        self.leaf_evaluator.prepare(state)
        if self.length == MAX_STATES or not self.leaf_evaluator.is_quiet(state):
            return
        self.leaf_evaluator.evaluate_state(state)
        self.copy_inputs(self.length)
        for seat in range(state.players):
            at = bounds.MAX_PLAYERS * self.length + seat
            self.chances[at] = values[seat]
            rolls = state.to_act == actors.CHANCE
            self.counted[at] = values[seat] if rolls else self.leaf_evaluator.chances[seat]
        self.later[self.length] = later
        self.length += 1

    def copy_inputs(self, moment: int) -> None:
        for i in range(self.width):
            self.inputs[moment * self.width + i] = self.network.inputs[i]

    def learn_game(self) -> None:
        """Learn from the last recorded state back to the first; the result is evaluated last."""
        for seat in range(bounds.MAX_PLAYERS):
            self.targets[seat] = self.leaf_evaluator.chances[seat]
            self.expected[seat] = self.leaf_evaluator.chances[seat]
        for back in range(self.length):
            self.learn_state(self.length - 1 - back)

    def learn_state(self, moment: int) -> None:
        """Move the value of a state towards its target."""
        for seat in range(bounds.MAX_PLAYERS):
            own = self.chances[bounds.MAX_PLAYERS * moment + seat]
            later = self.later[moment]
            luck = self.expected[seat] - own if self.weighs_chance else 0.0
            self.targets[seat] = later * (self.targets[seat] - luck) + (1 - later) * own
            self.expected[seat] = self.counted[bounds.MAX_PLAYERS * moment + seat]
        for i in range(self.width):
            self.network.inputs[i] = self.inputs[moment * self.width + i]
        self.network.learn(self.first.players, self.targets, self.rate)
