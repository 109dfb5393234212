"""What the bots know of each game: one line for a game, and whatever other packages add.

A game needs no entry. Without one, bots of every level play it by plain UCT: a search with random
rollouts that knows nothing but the rules. Packages add an entry by the entry point group
`buttonbox.bots`, the environment by BUTTONBOX_BOTS (`name=module:object`), a program by
`register` in its own process and its workers.
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

# The reasons of a move of the seat, from the state before it and the state after it.
Explain = Callable[[State, int, State, int], Iterator[Reason]]


@dataclass(frozen=True)
class LearnedValue:
    """A network that estimates each seat's chance to win, and how it is trained.

    `error` is how far off its chances usually are: an estimate, not a measured interval.
    `exploration` is the search's constant (PUCT) by the number of players, where it was measured.
    """

    inputs: int  # of the network, for each seat
    evaluator: Callable[[Network], Evaluator]
    weights: Path  # the folder of the weights that the bots play with
    training: TrainingPlan
    error: float = 0.05
    exploration: Mapping[int, float] = field(default_factory=dict)


@dataclass(frozen=True)
class GameBots:
    """What the bots know of a game beyond its rules; every part is optional.

    `ladder` says how each level plays, if there is a network. `spends` tells a move that pays for
    an extra which nobody has to take. `margin` is what a seat owns: it decides between moves
    when the game is all but lost. `explain` gives the reasons of a move, with keys of
    `reason_keys`. `solver` makes a solver that values by this evaluator what is not the end of
    the game.
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
    """Return what is known of a game; nothing at all for a game without an entry."""
    return GAME_BOTS[game] if game in GAME_BOTS else GameBots()


def register(game: str, bots: GameBots) -> None:
    """Add an entry in this process and its workers; raises BadEntry if the game has one."""
    GAME_BOTS.register(game, bots)
