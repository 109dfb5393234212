"""Monte Carlo tree search for any number of seats, with chance events.

A node is a state in which a seat decides; an edge is one of its moves. Where chance follows a move,
the edge has several children, one for each sampled outcome, stored as the seed that replays it. The
number of outcomes grows with the visits to the edge (progressive widening). Values are vectors with
one chance to win per seat, and each seat maximises its own. So a tree serves all seats, and what it
knows of the moves to come is kept from decision to decision.

With priors, all moves of a new node are evaluated at once and the search selects by PUCT. Without
them it is plain UCT: one random rollout per new node, selection by UCB1.
"""

import math
import mmap
from array import array
from typing import Any, TypeVar

from buttonbox.bots.search.leaf import LeafEvaluator
from buttonbox.bots.search.nogil import Task
from buttonbox.bots.value import exponential, limits
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
MOST_EDGES = 1 << 20  # some 70 MB; a tree that needs more stops growing
T = TypeVar("T", int, float)
NOTHING = -1  # no move before the root, no such node or edge
EVERY_MOVE = -2  # in place of the previous move: leave out no move


def zeroed(item_size: int, count: int) -> memoryview:
    """Allocate zeroed memory; pages that are never touched cost nothing."""
    return memoryview(mmap.mmap(-1, item_size * count))


def enlarged(old: "memoryview[T]", count: int, code: Any) -> "memoryview[T]":
    """Return memory for so many items of a type, beginning with the old ones."""
    new: memoryview[T] = zeroed(array(code).itemsize, count).cast(code)
    new[: len(old)] = old
    return new


def path_buffer() -> list[int]:
    """Make room for the edges of a path; compiled code copies it into an array of this length."""
    return [0] * limits.MAX_DEPTH


class Mcts(Task):
    """A search tree over one state; its memory is reused from search to search."""

    def __init__(
        self, evaluator: Evaluator, generator: Generator, edges: int, use_priors: bool
    ) -> None:
        self.leaf_evaluator = LeafEvaluator(evaluator)
        self.generator = generator
        self.use_priors = use_priors
        self.exploration = 0.3 if use_priors else 1.0
        self.prior_sharpness = 20.0  # inverse temperature of the softmax that makes the priors
        # An edge samples at most this many outcomes times the square root of its visits.
        self.widening = 8.0 if use_priors else 1.0
        self.root_spread = 0.0  # the fraction of simulations that all moves of the root share
        self.moves = move_buffer()
        self.values = seat_buffer()
        self.path = path_buffer()
        # Per node; `sibling` is the next outcome of the same edge, `key` tells its state.
        self.first_edge = self.edge_count = self.sibling = self.renumbered = zeroed(4, 1).cast("i")
        self.seed = self.key = zeroed(8, 1).cast("Q")
        # Per edge; `child` is its newest child, or -1.
        self.child = self.move = self.visits = zeroed(4, 1).cast("i")
        self.outcomes = self.last_outcome = zeroed(4, 1).cast("i")
        self.prior = self.total = zeroed(4, 1).cast("f")
        self.allocate(edges)
        self.full = False
        self.node_count = 0
        self.chosen_key = 0
        self.chosen_move = NOTHING

    def allocate(self, edges: int) -> None:
        """Make room for so many edges, and as many nodes, and keep the tree."""
        self.edges = edges
        self.first_edge = enlarged(self.first_edge, edges, "i")
        self.edge_count = enlarged(self.edge_count, edges, "i")
        self.sibling = enlarged(self.sibling, edges, "i")
        self.renumbered = enlarged(self.renumbered, edges, "i")
        self.seed = enlarged(self.seed, edges, "Q")
        self.key = enlarged(self.key, edges, "Q")
        self.child = enlarged(self.child, edges, "i")
        self.move = enlarged(self.move, edges, "i")
        self.visits = enlarged(self.visits, edges, "i")
        self.outcomes = enlarged(self.outcomes, edges, "i")
        self.last_outcome = enlarged(self.last_outcome, edges, "i")
        self.prior = enlarged(self.prior, edges, "f")
        self.total = enlarged(self.total, bounds.MAX_PLAYERS * edges, "f")

    def grow(self) -> None:
        """Double a full tree's memory, up to MOST_EDGES: then it stays full."""
        if self.full and 2 * self.edges <= MOST_EDGES:
            self.allocate(2 * self.edges)
            self.check_room()

    def start(self, state: State, prune: bool = False) -> None:
        """Discard the tree and make `state` the new root; a seat must be to move.

        The root has all legal moves, or only those worth trying.
        """
        self.attach(state)
        self.node_count = 1
        self.edge_total = 0
        self.full = False
        self.simulations = 0
        self.stream = self.generator.next() >> 1
        self.edge_count[0] = 0
        self.previous = self.move_before(state) if prune else EVERY_MOVE
        self.expand_after(0, self.previous)

    def attach(self, state: State) -> None:
        """Search from this state."""
        self.root = state
        self.state = state.clone()
        self.leaf_evaluator.prepare(state)

    def move_before(self, state: State) -> int:
        """Return the move that led to the state, if this search chose it."""
        known = self.chosen_key != 0 and fingerprint.state_key(state) == self.chosen_key
        return self.chosen_move if known else NOTHING

    def remember(self, state: State, move: int) -> None:
        """Note which move is chosen in a state: the next search may follow it."""
        twin = state.clone()
        twin.play(move)
        self.chosen_key = fingerprint.state_key(twin)
        self.chosen_move = move

    def work(self, steps: int) -> None:
        """Run this many simulations, or fewer if the memory is full."""
        for _ in range(steps):
            if self.full:
                return
            self.simulate()

    def simulate(self) -> None:
        """Descend from the root to a new node, evaluate it and back up its values."""
        self.reset_state()
        node = 0
        depth = 0
        previous = self.previous
        while self.edge_count[node] and depth < limits.MAX_DEPTH:
            edge = self.select_edge(node)
            self.path[depth] = edge
            depth += 1
            previous = self.move[edge]
            self.state.play(previous)
            node = self.descend(edge, depth)
        self.expand_after(node, previous)
        for i in range(depth):
            self.add_visit(self.path[i])
        self.simulations += 1
        self.check_room()

    def check_room(self) -> None:
        """Call the memory full if one more simulation might not fit."""
        left = self.edges - self.edge_total
        self.full = left < bounds.MOST_MOVES or self.node_count == self.edges

    def reset_state(self) -> None:
        copying.copy_into(self.state, self.root)

    def add_visit(self, edge: int) -> None:
        """Count a visit to the edge and add the new values to its total."""
        self.visits[edge] += 1
        for seat in range(bounds.MAX_PLAYERS):
            self.total[bounds.MAX_PLAYERS * edge + seat] += self.values[seat]

    # Selection.

    def select_edge(self, node: int) -> int:
        """Select the edge with the highest PUCT (or UCB1) score; unvisited edges come first."""
        if node == 0 and self.root_spread > 0:
            edge = self.neglected_edge()
            if edge != NOTHING:
                return edge
        first = self.first_edge[node]
        seat = self.state.to_act
        visits = 0
        for edge in range(first, first + self.edge_count[node]):
            if self.visits[edge] == 0:
                return edge
            visits += self.visits[edge]
        bonus = self.exploration * (
            math.sqrt(visits) if self.use_priors else math.sqrt(math.log(visits))
        )
        best = first
        best_score = -1.0
        for edge in range(first, first + self.edge_count[node]):
            mean = self.total[bounds.MAX_PLAYERS * edge + seat] / self.visits[edge]
            score = mean + bonus * self.exploration_weight(edge)
            if score > best_score:
                best_score = score
                best = edge
        return best

    def neglected_edge(self) -> int:
        """Return a move of the root that has less than its share of the spread simulations."""
        count = self.edge_count[0]
        for edge in range(count):
            if self.visits[edge] * count < self.root_spread * self.simulations:
                return edge
        return NOTHING

    def exploration_weight(self, edge: int) -> float:
        """Return the edge's factor in the exploration bonus; it falls with its visits."""
        if self.use_priors:
            return self.prior[edge] / (1 + self.visits[edge])
        return 1 / math.sqrt(self.visits[edge])

    def descend(self, edge: int, depth: int) -> int:
        """Return the node after a move and a chance outcome.

        The n-th outcome uses the same seed for all moves of a depth, so that they compare fairly.
        """
        if self.state.to_act != actors.CHANCE or self.leaf_evaluator.is_horizon(self.state):
            node = self.child[edge]
            return node if node >= 0 else self.new_node(edge, 0)
        if self.outcomes[edge] < self.widening * math.sqrt(self.visits[edge] + 1):
            node = self.new_node(edge, self.stream + DEPTH_STRIDE * depth + self.outcomes[edge])
        else:
            node = self.next_outcome(edge)
        self.sample_chance(self.state, self.seed[node])
        return node

    def next_outcome(self, edge: int) -> int:
        """Return the sampled outcomes in turn: they were drawn by probability already."""
        node = self.sibling[self.last_outcome[edge]]
        if node < 0:
            node = self.child[edge]
        self.last_outcome[edge] = node
        return node

    def sample_chance(self, state: State, seed: int) -> None:
        """Play chance events until a seat decides; the seed determines them."""
        while state.to_act == actors.CHANCE:
            seed = (seed + STEP) & MASK
            mixed = ((seed ^ (seed >> 30)) * MIX_FIRST) & MASK
            mixed = ((mixed ^ (mixed >> 27)) * MIX_SECOND) & MASK
            mixed = (mixed ^ (mixed >> 31)) >> 32
            state.play(state.chance_pick(mixed * state.chance_total() >> 32))

    def new_node(self, edge: int, seed: int) -> int:
        """Add a node without edges as the edge's newest child."""
        node = self.node_count
        self.node_count += 1
        self.edge_count[node] = 0
        self.key[node] = 0
        self.seed[node] = seed
        self.sibling[node] = self.child[edge]
        self.child[edge] = node
        self.last_outcome[edge] = node
        self.outcomes[edge] += 1
        return node

    # Expansion.

    def expand_after(self, node: int, previous: int) -> None:
        """Add edges for what follows a move and write the value of the state into `values`."""
        if self.state.to_act >= 0:
            self.key[node] = fingerprint.state_key(self.state)
            self.add_edges(node, previous)
            if self.use_priors and self.edge_count[node]:
                self.evaluate_moves(node)
                return
        self.leaf_evaluator.evaluate_state(self.state)
        self.copy_values()

    def add_edges(self, node: int, previous: int) -> None:
        """Add an unvisited edge for each move worth trying, starting from a random one."""
        if previous == EVERY_MOVE:
            count = self.state.fill_moves(self.moves)
        else:
            count = self.leaf_evaluator.fill_moves(self.state, previous, self.moves)
        self.first_edge[node] = self.edge_total
        self.edge_count[node] = count
        turn = self.generator.below(count)
        for i in range(count):
            edge = self.edge_total + i
            self.move[edge] = self.moves[(i + turn) % count]
            self.child[edge] = -1
            self.visits[edge] = 0
            self.outcomes[edge] = 0
            for seat in range(bounds.MAX_PLAYERS):
                self.total[bounds.MAX_PLAYERS * edge + seat] = 0.0
        self.edge_total += count

    def evaluate_moves(self, node: int) -> None:
        """Evaluate every move once; the node takes the value of its best move."""
        first = self.first_edge[node]
        seat = self.state.to_act
        best = -1.0
        self.leaf_evaluator.expect_similar(self.state)
        for edge in range(first, first + self.edge_count[node]):
            if node == 0:
                self.leaf_evaluator.evaluate_root_move(self.state, self.move[edge])
            else:
                self.leaf_evaluator.evaluate_move(self.state, self.move[edge])
            for i in range(bounds.MAX_PLAYERS):
                self.total[bounds.MAX_PLAYERS * edge + i] = self.leaf_evaluator.chances[i]
            self.visits[edge] = 1
            if self.leaf_evaluator.chances[seat] > best:
                best = self.leaf_evaluator.chances[seat]
                self.copy_values()
        self.set_priors(first, self.edge_count[node], seat, best)

    def set_priors(self, first: int, count: int, seat: int, best: float) -> None:
        """Set the priors to a softmax over the evaluations of the moves."""
        whole = 0.0
        for edge in range(first, first + count):
            prior = exponential.exp(
                self.prior_sharpness * (self.total[bounds.MAX_PLAYERS * edge + seat] - best)
            )
            self.prior[edge] = prior
            whole += prior
        for edge in range(first, first + count):
            self.prior[edge] /= whole

    def copy_values(self) -> None:
        for seat in range(bounds.MAX_PLAYERS):
            self.values[seat] = self.leaf_evaluator.chances[seat]

    # From decision to decision.

    def resume(self, state: State) -> bool:
        """Make `state` the root and keep what the tree knows of it; False if it is not there."""
        node = self.find_node(fingerprint.state_key(state)) if self.node_count else NOTHING
        if node == NOTHING:
            return False
        self.attach(state)
        if node > 0:
            self.keep_below(node)
        self.check_room()
        return True

    def find_node(self, key: int) -> int:
        """Return the newest node with edges whose state has this key."""
        node = self.node_count - 1 if key else NOTHING
        while node >= 0 and (self.key[node] != key or self.edge_count[node] == 0):
            node -= 1
        return node

    def keep_below(self, root: int) -> None:
        """Move the tree below a node to the front of the memory and forget the rest.

        Children have higher numbers than their parents, and edges are in the order of their nodes.
        So everything moves forward, and one pass after the other in ascending order will do.
        """
        count = self.renumber(root)
        edges = 0
        for node in range(root, self.node_count):
            if self.renumbered[node] >= 0:
                self.move_node(node, self.renumbered[node], edges)
                edges += self.edge_count[self.renumbered[node]]
        self.node_count = count
        self.edge_total = edges

    def renumber(self, root: int) -> int:
        """Write the new number of each node that is kept, -1 for the others; return how many."""
        for node in range(root, self.node_count):
            self.renumbered[node] = NOTHING
        self.renumbered[root] = 0
        count = 0
        for node in range(root, self.node_count):
            if self.renumbered[node] >= 0:
                self.renumbered[node] = count
                count += 1
                self.mark_children(node)
        return count

    def mark_children(self, node: int) -> None:
        """Mark the children of a node as kept."""
        first = self.first_edge[node]
        for edge in range(first, first + self.edge_count[node]):
            child = self.child[edge]
            while child >= 0:
                self.renumbered[child] = 0
                child = self.sibling[child]

    def move_node(self, node: int, to: int, first: int) -> None:
        """Move a node and its edges; the first edge gets the number `first`."""
        old = self.first_edge[node]
        count = self.edge_count[node]
        sibling = self.sibling[node]
        self.sibling[to] = NOTHING if to == 0 or sibling < 0 else self.renumbered[sibling]
        self.seed[to] = self.seed[node]
        self.key[to] = self.key[node]
        self.edge_count[to] = count
        self.first_edge[to] = first
        for i in range(count):
            self.move_edge(old + i, first + i)

    def move_edge(self, edge: int, to: int) -> None:
        child = self.child[edge]
        self.child[to] = NOTHING if child < 0 else self.renumbered[child]
        self.last_outcome[to] = NOTHING if child < 0 else self.renumbered[self.last_outcome[edge]]
        self.move[to] = self.move[edge]
        self.visits[to] = self.visits[edge]
        self.outcomes[to] = self.outcomes[edge]
        self.prior[to] = self.prior[edge]
        for seat in range(bounds.MAX_PLAYERS):
            self.total[bounds.MAX_PLAYERS * to + seat] = self.total[
                bounds.MAX_PLAYERS * edge + seat
            ]

    # Results.

    def visit_lead(self) -> int:
        """Return how many visits the root's most visited move is ahead of the second."""
        most = 0
        second = 0
        for edge in range(self.edge_count[0]):
            visits = self.visits[edge]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most - second

    def root_moves(self) -> list[tuple[int, int, list[float]]]:
        """Return for each move of the root its code, visits and mean values per seat."""
        result = []
        for edge in range(self.edge_count[0]):
            visits = self.visits[edge]
            first = bounds.MAX_PLAYERS * edge
            values = [self.total[first + i] / max(visits, 1) for i in range(self.root.players)]
            result.append((self.move[edge], visits, values))
        return result
