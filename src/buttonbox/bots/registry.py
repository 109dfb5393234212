"""What the bots know about each game: one line for each of ours, plus those of other packages.

A game needs no entry. Without one, all levels play it by plain UCT: a search with random rollouts
that knows nothing but the rules. Packages add entries through the entry point group
`buttonbox.bots`, the environment through BUTTONBOX_BOTS (`name=module:object`), and programs
through `register`, which covers their own process and the workers they start.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from buttonbox.bots.analysis.reasons import Reason, ReasonKeys
from buttonbox.bots.level import LADDER, Ladder
from buttonbox.bots.solver import Solver
from buttonbox.bots.training.plan import TrainingPlan
from buttonbox.bots.value.evaluator import Evaluator
from buttonbox.bots.value.network import Network
from buttonbox.core.registry import Registry
from buttonbox.core.state import State

# Yields the reasons for a move, given the state before it, its code, the state after it, the seat.
Explain = Callable[[State, int, State, int], Iterator[Reason]]


@dataclass(frozen=True)
class LearnedValue:
    """A network that estimates each seat's chance to win, and how it is trained.

    `error` is the usual error of its chances: a rough estimate, not a measured interval.
    `exploration` is the search's PUCT constant by number of players, where it has been tuned.
    """

    inputs: int  # of the network, for each seat
    evaluator: Callable[[Network], Evaluator]
    weights: Path  # the folder of the weights that the bots play with
    training: Mapping[int, TrainingPlan]  # by number of players
    error: float = 0.05
    exploration: Mapping[int, float] = field(default_factory=dict)


@dataclass(frozen=True)
class GameBots:
    """What the bots know about a game beyond its rules; every part is optional.

    `ladder` defines the levels of a game with a network. `solver` makes a solver that asks the
    evaluator for the value of positions it cannot solve to the end of the game. `spends` returns
    whether a move pays for an optional extra. `margin` returns what a seat owns, which decides
    between moves when the game is all but lost and tempts greedy levels. `explain` yields the
    reasons for a move, with the keys of `reason_keys`.
    """

    value: LearnedValue | None = None
    ladder: Ladder = field(default_factory=lambda: LADDER)
    solver: Callable[[Evaluator], Solver] | None = None
    spends: Callable[[int], bool] = lambda code: False
    margin: Callable[[State, int], float] = lambda state, seat: 0.0
    explain: Explain | None = None
    reason_keys: ReasonKeys = field(default_factory=lambda: ReasonKeys({}))


GAME_BOTS: Registry[GameBots] = Registry(
    "buttonbox.bots",
    {
        "buttons": "buttonbox.bots.buttons.game_bots:BUTTONS_BOTS",
        "war": "buttonbox.bots.war.game_bots:WAR_BOTS",
    },
)


def find_bots(game: str) -> GameBots:
    """Return the entry of a game; an empty one if it has none."""
    return GAME_BOTS[game] if game in GAME_BOTS else GameBots()


def register(game: str, bots: GameBots) -> None:
    """Add an entry in this process and its workers; raises BadEntry if the game has one."""
    GAME_BOTS.register(game, bots)
