"""Monte Carlo tree search with chance: every seat plays for itself.

A node is a state in which a seat decides, an edge is a move of it. Where chance follows a move,
the edge has several children, each a way the dice fell: a seed that replays them. More are tried
as the edge is visited more often. Values are vectors, a chance to win for each seat, and each
seat picks what is best for itself.

A knowing search judges all moves of a new node by its evaluator; a plain one (UCT) plays one
random game from it.
"""

import math
import mmap

from buttonbox.bots import nogil, sizes
from buttonbox.bots.evaluator import Evaluator
from buttonbox.bots.judge import Judge
from buttonbox.bots.nogil import Task
from buttonbox.core import actors
from buttonbox.core.buffers import move_buffer
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State

MASK = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15
STIR = 0xBF58476D1CE4E5B9
BLEND = 0x94D049BB133111EB
DEPTHS = 1 << 32  # between the seeds of two depths


def room(bytes_each: int, count: int) -> memoryview:
    """Memory for so many numbers, all 0; pages never used cost nothing."""
    return memoryview(mmap.mmap(-1, bytes_each * count))


class Search(Task):
    """A tree over one state; its memory is reused from state to state."""

    def __init__(
        self, evaluator: Evaluator, generator: Generator, edges: int, knowing: bool
    ) -> None:
        self.judge = Judge(evaluator)
        self.generator = generator
        self.knowing = knowing
        self.exploration = 0.3 if knowing else 1.0
        self.sharpness = 20.0  # how much a better first judgement is preferred
        # Outcomes of chance that are tried: this times the root of the visits.
        self.widening = 8.0 if knowing else 1.0
        self.edges = edges
        self.nodes = edges
        self.moves = move_buffer()
        self.values = [0.0] * 4
        self.path = [0] * 400
        # Nodes: their edges, and the next outcome of the same edge.
        self.first_edge = room(4, self.nodes).cast("i")
        self.edge_count = room(4, self.nodes).cast("i")
        self.sibling = room(4, self.nodes).cast("i")
        self.seed = room(8, self.nodes).cast("Q")
        # Edges: their first child, or -1.
        self.child = room(4, edges).cast("i")
        self.move = room(4, edges).cast("i")
        self.visits = room(4, edges).cast("i")
        self.outcomes = room(4, edges).cast("i")
        self.last_outcome = room(4, edges).cast("i")
        self.prior = room(4, edges).cast("f")
        self.total = room(4, 4 * edges).cast("f")

    def start(self, state: State) -> None:
        """Forget the old tree; `state` is the new root, a seat is to act."""
        self.root = state
        self.state = state.clone()
        self.judge.prepare(state)
        self.node_count = 1
        self.edge_total = 0
        self.full = False
        self.simulations = 0
        self.stream = self.generator.next() >> 1
        self.edge_count[0] = 0
        nogil.become(self.state, self.root)
        self.expand(0)

    def work(self, steps: int) -> None:
        """Run so many simulations, unless the memory is used up."""
        for _ in range(steps):
            if self.full:
                return
            self.simulate()

    def simulate(self) -> None:
        """From the root down to a new node, and back up with what it is worth."""
        self.reset_state()
        node = 0
        depth = 0
        while self.edge_count[node] and depth < sizes.DEEPEST:
            edge = self.pick_edge(node)
            self.path[depth] = edge
            depth += 1
            self.state.play(self.move[edge])
            node = self.descend(edge, depth)
            if node < 0:
                self.full = True
                return
        self.expand(node)
        for i in range(depth):
            self.add_values(self.path[i])
        self.simulations += 1

    def reset_state(self) -> None:
        nogil.become(self.state, self.root)

    def add_values(self, edge: int) -> None:
        """Count a visit and what came of it."""
        self.visits[edge] += 1
        for seat in range(4):
            self.total[4 * edge + seat] += self.values[seat]

    # Going down.

    def pick_edge(self, node: int) -> int:
        """The move that promises most to the seat to act, doubt included."""
        first = self.first_edge[node]
        seat = self.state.to_act
        visits = 0
        for edge in range(first, first + self.edge_count[node]):
            if self.visits[edge] == 0:
                return edge
            visits += self.visits[edge]
        doubt = self.exploration * (
            math.sqrt(visits) if self.knowing else math.sqrt(math.log(visits))
        )
        best = first
        most = -1.0
        for edge in range(first, first + self.edge_count[node]):
            score = self.total[4 * edge + seat] / self.visits[edge] + doubt * self.weight(edge)
            if score > most:
                most = score
                best = edge
        return best

    def weight(self, edge: int) -> float:
        """How doubt falls with visits: by the prior (PUCT), or evenly (UCB1)."""
        if self.knowing:
            return self.prior[edge] / (1 + self.visits[edge])
        return 1 / math.sqrt(self.visits[edge])

    def descend(self, edge: int, depth: int) -> int:
        """The node after a move and what chance makes of it; -1 if there is no memory left.

        The n-th outcome falls alike for all moves of a depth, so that they compare fairly.
        """
        if self.state.to_act != actors.CHANCE or self.judge.is_horizon(self.state):
            node = self.child[edge]
            return node if node >= 0 else self.new_node(edge, 0)
        if self.outcomes[edge] < self.widening * math.sqrt(self.visits[edge] + 1):
            node = self.new_node(edge, self.stream + DEPTHS * depth + self.outcomes[edge])
        else:
            node = self.next_outcome(edge)
        if node >= 0:
            self.throw(self.state, self.seed[node])
        return node

    def next_outcome(self, edge: int) -> int:
        """Outcomes come by their chances already, so each is visited in turn."""
        node = self.sibling[self.last_outcome[edge]]
        if node < 0:
            node = self.child[edge]
        self.last_outcome[edge] = node
        return node

    def throw(self, state: State, seed: int) -> None:
        """Let chance act until a seat decides, by a seed that replays it (SplitMix64)."""
        while state.to_act == actors.CHANCE:
            seed = (seed + STEP) & MASK
            mixed = ((seed ^ (seed >> 30)) * STIR) & MASK
            mixed = ((mixed ^ (mixed >> 27)) * BLEND) & MASK
            mixed = (mixed ^ (mixed >> 31)) >> 32
            state.play(state.chance_pick(mixed * state.chance_total() >> 32))

    def new_node(self, edge: int, seed: int) -> int:
        """A node without edges, put in front of the edge's children."""
        if self.node_count == self.nodes:
            return -1
        node = self.node_count
        self.node_count += 1
        self.edge_count[node] = 0
        self.seed[node] = seed
        self.sibling[node] = self.child[edge]
        self.child[edge] = node
        self.last_outcome[edge] = node
        self.outcomes[edge] += 1
        return node

    # A new node.

    def expand(self, node: int) -> None:
        """Leave in `values` what the state is worth; give the node its edges."""
        if self.state.to_act >= 0:
            self.add_edges(node)
            if self.knowing and self.edge_count[node]:
                self.judge_edges(node)
                return
        self.judge.judge_state(self.state)
        self.keep_values()

    def add_edges(self, node: int) -> None:
        """One for each legal move, unvisited; a random one comes first."""
        count = self.state.fill_moves(self.moves)
        if self.edge_total + count > self.edges:
            self.full = True
            return
        self.first_edge[node] = self.edge_total
        self.edge_count[node] = count
        turn = self.generator.below(count)
        for i in range(count):
            edge = self.edge_total + i
            self.move[edge] = self.moves[(i + turn) % count]
            self.child[edge] = -1
            self.visits[edge] = 0
            self.outcomes[edge] = 0
            for seat in range(4):
                self.total[4 * edge + seat] = 0.0
        self.edge_total += count

    def judge_edges(self, node: int) -> None:
        """Judge every move once; the node is worth what its best move is."""
        first = self.first_edge[node]
        seat = self.state.to_act
        best = -1.0
        for edge in range(first, first + self.edge_count[node]):
            self.judge.judge_move(self.state, self.move[edge])
            for i in range(4):
                self.total[4 * edge + i] = self.judge.chances[i]
            self.visits[edge] = 1
            if self.judge.chances[seat] > best:
                best = self.judge.chances[seat]
                self.keep_values()
        self.set_priors(first, self.edge_count[node], seat, best)

    def set_priors(self, first: int, count: int, seat: int, best: float) -> None:
        """A softmax over the first judgements."""
        whole = 0.0
        for edge in range(first, first + count):
            prior = math.exp(self.sharpness * (self.total[4 * edge + seat] - best))
            self.prior[edge] = prior
            whole += prior
        for edge in range(first, first + count):
            self.prior[edge] /= whole

    def keep_values(self) -> None:
        for seat in range(4):
            self.values[seat] = self.judge.chances[seat]

    # What was found.

    def lead(self) -> int:
        """By how many visits the most visited move of the root is ahead of the next."""
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

    def found(self) -> list[tuple[int, int, list[float]]]:
        """For every move of the root: its code, its visits and each seat's chance."""
        result = []
        for edge in range(self.edge_count[0]):
            visits = self.visits[edge]
            values = [self.total[4 * edge + seat] / max(visits, 1) for seat in range(4)]
            result.append((self.move[edge], visits, values[: self.root.players]))
        return result
