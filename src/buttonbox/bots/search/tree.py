"""The memory of a search tree.

A node is a state in which a seat decides; an edge is one of its moves. Where chance follows a move,
the edge has several children, one for each sampled outcome.
"""

import mmap
from array import array
from typing import Any, TypeVar

from buttonbox.bots.search import limits
from buttonbox.bots.search.nogil import Lock
from buttonbox.core import bounds

NO_GOAL = 1 << 30
T = TypeVar("T", int, float)


def zeroed(item_size: int, count: int) -> memoryview:
    """Allocate zeroed memory; pages that are never touched cost nothing."""
    return memoryview(mmap.mmap(-1, item_size * count))


def enlarged(old: "memoryview[T]", count: int, code: Any) -> "memoryview[T]":
    """Return memory for this many items, beginning with a copy of the old ones."""
    new: memoryview[T] = zeroed(array(code).itemsize, count).cast(code)
    new[: len(old)] = old
    return new


class SearchTree:
    """Nodes and edges, as fields in arrays; the memory is reused from search to search.

    Several threads may search the same tree; whoever reads or changes it holds `lock`.
    """

    def __init__(self, edges: int) -> None:
        self.lock = Lock()
        self.goal = NO_GOAL  # the simulations after which all searchers stop
        self.searchers = 1  # threads that may add nodes at the same time
        # Per node; `sibling` is the next outcome of the same edge, `key` identifies its state.
        self.first_edge = self.edge_count = self.sibling = self.renumbered = zeroed(4, 1).cast("i")
        self.seed = self.key = zeroed(8, 1).cast("Q")
        # Per edge; `child` is its newest child, or -1; `total` has a sum for each seat.
        self.child = self.move = self.visits = zeroed(4, 1).cast("i")
        self.outcomes = self.last_outcome = zeroed(4, 1).cast("i")
        self.prior = self.total = zeroed(4, 1).cast("f")
        self.allocate(edges)
        self.clear(bounds.MAX_PLAYERS)
        self.node_count = 0

    def allocate(self, edges: int) -> None:
        """Make room for this many edges and as many nodes, keeping the tree."""
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
        if self.full and 2 * self.edges <= limits.MOST_EDGES:
            self.allocate(2 * self.edges)
            self.check_room()

    def check_room(self) -> None:
        """Mark the memory as full if one more simulation of each searcher might not fit."""
        left = self.edges - self.edge_total
        self.full = (
            left < self.searchers * bounds.MOST_MOVES
            or self.node_count + self.searchers > self.edges
        )

    def clear(self, seats: int) -> None:
        """Forget everything but a root without edges."""
        self.seats = seats
        self.node_count = 1
        self.edge_total = 0
        self.simulations = 0
        self.full = False
        self.edge_count[0] = 0

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

    def new_edge(self, node: int, move: int) -> int:
        """Add an unvisited edge to the newest node."""
        edge = self.edge_total
        self.edge_total += 1
        if self.edge_count[node] == 0:
            self.first_edge[node] = edge
        self.edge_count[node] += 1
        self.move[edge] = move
        self.child[edge] = limits.NOTHING
        self.visits[edge] = 0
        self.outcomes[edge] = 0
        for seat in range(self.seats):
            self.total[self.seats * edge + seat] = 0.0
        return edge

    def next_outcome(self, edge: int) -> int:
        """Return the next sampled outcome in turn; the samples already follow the probabilities."""
        node = self.sibling[self.last_outcome[edge]]
        if node < 0:
            node = self.child[edge]
        self.last_outcome[edge] = node
        return node

    # From decision to decision.

    def find_node(self, key: int) -> int:
        """Return the newest node with edges whose state has this key."""
        node = self.node_count - 1 if key else limits.NOTHING
        while node >= 0 and (self.key[node] != key or self.edge_count[node] == 0):
            node -= 1
        return node

    def keep_below(self, root: int) -> None:
        """Move the tree below a node to the front of the memory and forget the rest.

        Children have higher numbers than their parents, and edges are in the order of their nodes.
        So everything moves towards the front, and can be moved in ascending order.
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
        """Write the new number of each kept node, -1 for the others; return how many are kept."""
        for node in range(root, self.node_count):
            self.renumbered[node] = limits.NOTHING
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
        self.sibling[to] = limits.NOTHING if to == 0 or sibling < 0 else self.renumbered[sibling]
        self.seed[to] = self.seed[node]
        self.key[to] = self.key[node]
        self.edge_count[to] = count
        self.first_edge[to] = first
        for i in range(count):
            self.move_edge(old + i, first + i)

    def move_edge(self, edge: int, to: int) -> None:
        child = self.child[edge]
        self.child[to] = limits.NOTHING if child < 0 else self.renumbered[child]
        self.last_outcome[to] = (
            limits.NOTHING if child < 0 else self.renumbered[self.last_outcome[edge]]
        )
        self.move[to] = self.move[edge]
        self.visits[to] = self.visits[edge]
        self.outcomes[to] = self.outcomes[edge]
        self.prior[to] = self.prior[edge]
        for seat in range(self.seats):
            self.total[self.seats * to + seat] = self.total[self.seats * edge + seat]

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
            first = self.seats * edge
            values = [self.total[first + i] / max(visits, 1) for i in range(self.seats)]
            result.append((self.move[edge], visits, values))
        return result
