"""Hand-built game trees: states given as nested lists.

A number is the seat that wins. ("chance", a, b, ...) is chance with equally likely cases.
(seat, a, b, ...) is a decision of the seat; moves are numbered from 0.
"""

import json
import sys
from typing import Any, Self

from buttonbox.bots.search import nogil
from buttonbox.bots.search.mcts import Mcts
from buttonbox.bots.search.tree import SearchTree
from buttonbox.bots.value.evaluator import Rollouts
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State

SIMULATIONS = 3000


class Tree(State):
    """A position in a tree."""

    def __init__(self, tree: Any, players: int) -> None:
        super().__init__()
        self.players = players
        self.enter(tree)

    def enter(self, tree: Any) -> None:
        self.tree: Any = tuple(tree) if isinstance(tree, list) else tree
        if isinstance(self.tree, int):
            self.to_act = NOBODY
        else:
            self.to_act = CHANCE if self.tree[0] == "chance" else self.tree[0]

    def fill_moves(self, moves: list[int]) -> int:
        count = len(self.tree) - 1
        moves[:count] = range(count)
        return count

    def chance_total(self) -> int:
        return len(self.tree) - 1

    def chance_pick(self, number: int) -> int:
        return number

    def play(self, code: int) -> None:
        self.enter(self.tree[code + 1])

    def winner_mask(self) -> int:
        return 1 << int(self.tree) if self.to_act == NOBODY else 0

    def clone(self) -> Self:
        return type(self)(self.tree, self.players)


def visits(tree: Any, players: int) -> list[int]:
    """Return how often plain UCT visited each move of the root."""
    generator = Generator(1)
    search = Mcts(Rollouts(generator), generator, SearchTree(100_000), False)
    search.start(Tree(tree, players))
    nogil.run(search, SIMULATIONS)
    found = {move: tried for move, tried, _ in search.tree.root_moves()}
    return [found[move] for move in sorted(found)]


if __name__ == "__main__":
    print(json.dumps(visits(json.loads(sys.argv[1]), int(sys.argv[2]))))
