"""Small games written as trees, on which measures can be checked by hand."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Self

from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.errors import IllegalMove
from buttonbox.core.plain_state import PlainState

EVEN = Fraction(1, 2)


class Node:
    """A node of a tree; immutable, so copies share it."""

    def __deepcopy__(self, memo: Any) -> Self:
        return self


@dataclass(frozen=True)
class Leaf(Node):
    """The end of a game: the winning seats."""

    winners: tuple[int, ...]


@dataclass(frozen=True)
class Choice(Node):
    """A decision of a seat between branches; move i leads to branch i."""

    seat: int
    branches: tuple[Node, ...]


@dataclass(frozen=True)
class Toss(Node):
    """A chance event: branches with their probabilities."""

    branches: tuple[tuple[Fraction, Node], ...]


class TreeState(PlainState):
    """A place in a tree, as a state of a game of two."""

    def __init__(self, node: Node) -> None:
        super().__init__()
        self.players = 2
        self._stand_at(node)

    def _stand_at(self, node: Node) -> None:
        self.node = node
        self.to_act = NOBODY
        if isinstance(node, Choice):
            self.to_act = node.seat
        elif isinstance(node, Toss):
            self.to_act = CHANCE

    def legal_moves(self) -> list[int]:
        return list(range(len(self.node.branches))) if isinstance(self.node, Choice) else []

    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        if not isinstance(self.node, Toss):
            return []
        return [(code, probability) for code, (probability, _) in enumerate(self.node.branches)]

    def play(self, code: int) -> None:
        if isinstance(self.node, Choice):
            self._stand_at(self.node.branches[code])
        elif isinstance(self.node, Toss):
            self._stand_at(self.node.branches[code][1])

    def winners(self) -> tuple[int, ...]:
        return self.node.winners if isinstance(self.node, Leaf) else ()

    def refusal(self, code: int) -> IllegalMove:
        return IllegalMove("", f"there is no branch {code}")


WIN = Leaf((0,))
LOSS = Leaf((1,))

# Nobody decides anything.
COIN_TOSS = Toss(((EVEN, WIN), (EVEN, LOSS)))
# A toss wins at once or leaves a decision: the worked example of Silver (2025), section 2.4.
TOSS_THEN_CHOICE = Toss(((EVEN, WIN), (EVEN, Choice(0, (WIN, LOSS)))))
# A choice between two lotteries: the example of its section 5.1.
LOTTERY_CHOICE = Choice(
    0,
    (
        Toss(((Fraction(4, 5), WIN), (Fraction(1, 5), LOSS))),
        Toss(((Fraction(1, 5), WIN), (Fraction(4, 5), LOSS))),
    ),
)


def nim(heap: int, seat: int = 0, most: int = 2) -> Node:
    """Return a game of pure skill: take 1 to `most` pebbles in turn, the last one wins."""
    if heap == 0:
        return Leaf((1 - seat,))
    return Choice(
        seat, tuple(nim(heap - taken, 1 - seat, most) for taken in range(1, min(most, heap) + 1))
    )
