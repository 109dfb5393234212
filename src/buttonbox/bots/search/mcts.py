"""Monte Carlo tree search for any number of seats, with chance events.

Where chance follows a move, its edge has several children, one for each sampled outcome, stored as
the seed that replays it. The number of outcomes grows with the visits to the edge (progressive
widening). Values are vectors with one chance to win per seat, and each seat maximises its own. So a
tree serves all seats, and the part below the moves played is kept from decision to decision.

With priors, all moves of a new node are evaluated at once and the search selects by PUCT. Without
them it is plain UCT: one random rollout per new node, selection by UCB1.

Several searches can share a tree, each in its own thread (Chaslot and others, 2008). A visit
counts as soon as an edge is selected, and as a loss until its value is known, so that they take
different paths. Leaves are evaluated without the lock: that takes nine tenths of the time.
"""

import math

from buttonbox.bots.search import limits
from buttonbox.bots.search.leaf import LeafEvaluator
from buttonbox.bots.search.nogil import Task
from buttonbox.bots.search.tree import SearchTree, zeroed
from buttonbox.bots.value import exponential
from buttonbox.bots.value.evaluator import Evaluator
from buttonbox.core import actors, bounds
from buttonbox.core.memory import copying, fingerprint
from buttonbox.core.memory.buffers import move_buffer, seat_buffer
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State

# SplitMix64.
MASK = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
MIX_FIRST = 0xBF58476D1CE4E5B9
MIX_SECOND = 0x94D049BB133111EB
DEPTH_STRIDE = 1 << 32  # between the seeds of two depths


def path_buffer() -> list[int]:
    """Return a buffer for the edges of a path; compiled code copies it into a C array."""
    return [0] * limits.MAX_DEPTH


class Mcts(Task):
    """A search from one state, in its own tree or one shared with other searches."""

    def __init__(
        self,
        evaluator: Evaluator,
        generator: Generator,
        tree: SearchTree,
        use_priors: bool,
    ) -> None:
        self.leaf_evaluator = LeafEvaluator(evaluator)
        self.generator = generator
        self.tree = tree
        self.use_priors = use_priors
        self.exploration = 0.3 if use_priors else 1.0
        self.prior_sharpness = 20.0  # inverse temperature of the softmax that makes the priors
        # An edge samples at most this many outcomes times the square root of its visits.
        self.widening = 8.0 if use_priors else 1.0
        self.root_spread = 0.0  # the fraction of simulations that all moves of the root share
        self.values = seat_buffer()
        self.path = path_buffer()
        # The moves of a new node, their values for each seat and their priors.
        self.moves = move_buffer()
        self.move_values = zeroed(4, bounds.MOST_MOVES * bounds.MAX_PLAYERS).cast("f")
        self.priors = zeroed(4, bounds.MOST_MOVES).cast("f")
        self.chosen_key = 0
        self.chosen_move = limits.NOTHING

    def start(self, state: State, prune: bool = False) -> None:
        """Discard the tree and make `state` the new root; a seat must be to move.

        The root has all legal moves, or only those worth trying.
        """
        self.attach(state)
        self.tree.clear(state.players)
        self.stream = self.generator.next() >> 1
        self.previous = self.move_before(state) if prune else limits.EVERY_MOVE
        count = self.evaluate_leaf(self.previous, True)
        self.add_edges(0, count)

    def attach(self, state: State) -> None:
        """Search from this state."""
        self.root = state
        self.state = state.clone()
        self.leaf_evaluator.prepare(state)

    def join(self, other: "Mcts") -> None:
        """Search from the root of another search, which has started or resumed."""
        self.attach(other.root)
        self.exploration = other.exploration
        self.stream = other.stream
        self.previous = other.previous

    def move_before(self, state: State) -> int:
        """Return the move that led to the state, if this search chose it."""
        known = self.chosen_key != 0 and fingerprint.state_key(state) == self.chosen_key
        return self.chosen_move if known else limits.NOTHING

    def remember(self, state: State, move: int) -> None:
        """Remember the move chosen in a state; the next search may follow it."""
        twin = state.clone()
        twin.play(move)
        self.chosen_key = fingerprint.state_key(twin)
        self.chosen_move = move

    def resume(self, state: State) -> bool:
        """Make `state` the root and keep the tree below it; return False if it is not in there."""
        node = self.tree.find_node(fingerprint.state_key(state))
        if node == limits.NOTHING:
            return False
        self.attach(state)
        if node > 0:
            self.tree.keep_below(node)
        self.tree.check_room()
        return True

    def work(self, steps: int) -> None:
        """Run this many simulations, or fewer if the tree is full or has reached its goal."""
        for _ in range(steps):
            if self.tree.full or self.tree.simulations >= self.tree.goal:
                return
            self.simulate()

    def simulate(self) -> None:
        """Descend from the root to a leaf, evaluate it and back up its values."""
        self.reset_state()
        self.tree.lock.acquire()
        self.find_leaf()
        self.tree.lock.release()
        count = self.evaluate_leaf(self.leaf_move, False)
        self.tree.lock.acquire()
        self.add_leaf(count)
        self.back_up()
        self.tree.lock.release()

    def reset_state(self) -> None:
        copying.copy_into(self.state, self.root)

    # Descent.

    def find_leaf(self) -> None:
        """Descend to a leaf and count the visits on the way; the path and `state` lead there."""
        node = 0
        self.depth = 0
        self.leaf_move = self.previous
        self.new_outcome = limits.NOTHING
        while node >= 0 and self.tree.edge_count[node] and self.depth < limits.MAX_DEPTH:
            edge = self.select_edge(node)
            self.tree.visits[edge] += 1
            self.path[self.depth] = edge
            self.depth += 1
            self.leaf_move = self.tree.move[edge]
            self.state.play(self.leaf_move)
            node = self.descend(edge)

    def select_edge(self, node: int) -> int:
        """Select the edge with the highest PUCT (or UCB1) score; unvisited edges come first."""
        if node == 0 and self.root_spread > 0:
            edge = self.neglected_edge()
            if edge != limits.NOTHING:
                return edge
        first = self.tree.first_edge[node]
        seat = self.state.to_act
        visits = 0
        for edge in range(first, first + self.tree.edge_count[node]):
            if self.tree.visits[edge] == 0:
                return edge
            visits += self.tree.visits[edge]
        bonus = self.exploration * (
            math.sqrt(visits) if self.use_priors else math.sqrt(math.log(visits))
        )
        best = first
        best_score = -1.0
        for edge in range(first, first + self.tree.edge_count[node]):
            mean = self.tree.total[self.tree.seats * edge + seat] / self.tree.visits[edge]
            score = mean + bonus * self.exploration_weight(edge)
            if score > best_score:
                best_score = score
                best = edge
        return best

    def neglected_edge(self) -> int:
        """Return a move of the root that has less than its share of the spread simulations."""
        count = self.tree.edge_count[0]
        for edge in range(count):
            if self.tree.visits[edge] * count < self.root_spread * self.tree.simulations:
                return edge
        return limits.NOTHING

    def exploration_weight(self, edge: int) -> float:
        """Return the edge's factor in the exploration bonus; it falls with its visits."""
        if self.use_priors:
            return self.tree.prior[edge] / (1 + self.tree.visits[edge])
        return 1 / math.sqrt(self.tree.visits[edge])

    def descend(self, edge: int) -> int:
        """Return the node after a move and a chance outcome, or NOTHING if it is yet to be added.

        The n-th outcome uses the same seed for all moves of a depth, so that they compare fairly.
        """
        self.leaf_seed = 0
        if self.state.to_act != actors.CHANCE or self.leaf_evaluator.is_horizon(self.state):
            node = self.tree.child[edge]
        elif self.tree.outcomes[edge] < self.widening * math.sqrt(self.tree.visits[edge]):
            node = limits.NOTHING
            self.leaf_seed = self.stream + DEPTH_STRIDE * self.depth + self.tree.outcomes[edge]
            self.sample_chance(self.state, self.leaf_seed)
        else:
            node = self.tree.next_outcome(edge)
            self.sample_chance(self.state, self.tree.seed[node])
        if node == limits.NOTHING:
            self.new_outcome = self.tree.outcomes[edge]
        return node

    def sample_chance(self, state: State, seed: int) -> None:
        """Play chance events until a seat decides; the seed determines them."""
        while state.to_act == actors.CHANCE:
            seed = (seed + STEP) & MASK
            mixed = ((seed ^ (seed >> 30)) * MIX_FIRST) & MASK
            mixed = ((mixed ^ (mixed >> 27)) * MIX_SECOND) & MASK
            mixed = (mixed ^ (mixed >> 31)) >> 32
            state.play(state.chance_pick(mixed * state.chance_total() >> 32))

    # Evaluation.

    def evaluate_leaf(self, previous: int, is_root: bool) -> int:
        """Write the value of the state into `values`; return the number of moves to add to it."""
        count = 0
        if self.state.to_act >= 0:
            count = self.fill_moves(previous)
            if self.use_priors and count:
                self.evaluate_moves(count, is_root)
                return count
        self.leaf_evaluator.evaluate_state(self.state)
        self.copy_values()
        return count

    def fill_moves(self, previous: int) -> int:
        """Write the moves worth trying after the previous one, and draw which one comes first."""
        if previous == limits.EVERY_MOVE:
            count = self.state.fill_moves(self.moves)
        else:
            count = self.leaf_evaluator.fill_moves(self.state, previous, self.moves)
        self.turn = self.generator.below(count)
        return count

    def move_at(self, i: int, count: int) -> int:
        """Return a move of the leaf, in the order of its edges."""
        return self.moves[(i + self.turn) % count]

    def evaluate_moves(self, count: int, is_root: bool) -> None:
        """Evaluate every move once; the node takes the value of its best move."""
        seat = self.state.to_act
        best = -1.0
        self.leaf_evaluator.expect_similar(self.state)
        for i in range(count):
            if is_root:
                self.leaf_evaluator.evaluate_root_move(self.state, self.move_at(i, count))
            else:
                self.leaf_evaluator.evaluate_move(self.state, self.move_at(i, count))
            for each in range(bounds.MAX_PLAYERS):
                at = bounds.MAX_PLAYERS * i + each
                self.move_values[at] = self.leaf_evaluator.chances[each]
            if self.leaf_evaluator.chances[seat] > best:
                best = self.leaf_evaluator.chances[seat]
                self.copy_values()
        self.set_priors(count, seat, best)

    def set_priors(self, count: int, seat: int, best: float) -> None:
        """Set the priors to a softmax over the evaluations of the moves."""
        whole = 0.0
        for i in range(count):
            value = self.move_values[bounds.MAX_PLAYERS * i + seat]
            prior = exponential.exp(self.prior_sharpness * (value - best))
            self.priors[i] = prior
            whole += prior
        for i in range(count):
            self.priors[i] /= whole

    def copy_values(self) -> None:
        for seat in range(bounds.MAX_PLAYERS):
            self.values[seat] = self.leaf_evaluator.chances[seat]

    # Results.

    def add_leaf(self, count: int) -> None:
        """Add a node for the leaf and its moves, unless another thread has been faster."""
        if self.new_outcome == limits.NOTHING:
            return
        edge = self.path[self.depth - 1]
        if self.tree.outcomes[edge] == self.new_outcome:
            self.add_edges(self.tree.new_node(edge, self.leaf_seed), count)

    def add_edges(self, node: int, count: int) -> None:
        """Add an edge for each move, visited once if it was evaluated."""
        if count:
            self.tree.key[node] = fingerprint.state_key(self.state)
        for i in range(count):
            edge = self.tree.new_edge(node, self.move_at(i, count))
            if self.use_priors:
                self.tree.visits[edge] = 1
                self.tree.prior[edge] = self.priors[i]
                for seat in range(self.tree.seats):
                    value = self.move_values[bounds.MAX_PLAYERS * i + seat]
                    self.tree.total[self.tree.seats * edge + seat] = value

    def back_up(self) -> None:
        """Add the values of the leaf to all edges of the path."""
        seats = self.tree.seats
        for i in range(self.depth):
            for seat in range(seats):
                self.tree.total[seats * self.path[i] + seat] += self.values[seat]
        self.tree.simulations += 1
        self.tree.check_room()
