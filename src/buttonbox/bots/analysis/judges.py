"""Who judges a game, and how hard they look."""

from dataclasses import dataclass

from buttonbox.bots.bot import Bot, Budget
from buttonbox.bots.level import ONE_PLY
from buttonbox.bots.levels import make_bot
from buttonbox.bots.registry import find_bots
from buttonbox.bots.search.leaf import LeafEvaluator
from buttonbox.bots.value.network import Network
from buttonbox.interpreted import is_compiled

JUDGE = "master"


@dataclass(frozen=True)
class Effort:
    """The simulations of the judges: for each position, and for comparing two moves.

    `last` is for moves that still seem a mistake then.
    """

    each: int
    again: int
    last: int


# Where dice are weighed exactly, a search adds little to a look one ply ahead. Elsewhere the judge
# has to see more than the players did, so that it does not blame those who saw more than it.
WEIGHED = Effort(each=60, again=60, last=60)
SEARCHED = Effort(each=1000, again=4000, last=16_000)
# Where simulations take long: rollouts, or interpreted.
HURRIED = Effort(each=60, again=300, last=300)

# The simulations of those who go on from two moves, as shares of a second look.
PLAYERS = (0.25, 0.5, 1.0)

# What a judge may be wrong by. One ply deep, 95 % of its errors are smaller (`bench.residual`).
WEIGHED_ERROR = 0.03
# For how this limit was found see "What analysis and hints claim" in docs/strength.md.
SEARCHED_ERROR = 0.08
NO_CLAIMS = 2.0  # no move loses so much: interpreted, there is no time to go on from two moves


@dataclass(frozen=True)
class Judges:
    """Who judges a game.

    `first` looks at all events, `second` at moves where `first` prefers another one, and `last` at
    those that `second` calls a mistake.
    `dice` says what dice bring, looking one ply ahead before and after they fall. Without it
    `first` does: then it must look at positions before and after dice in the same way. `players` go
    on from two moves until dice fall, to see whether the difference lasts. A loss below `error` is
    not claimed: the judges cannot tell such moves apart.
    """

    first: Bot
    second: Bot
    last: Bot
    dice: Bot | None = None
    error: float = WEIGHED_ERROR
    players: tuple[Bot, ...] = ()


def find_effort(game: str) -> Effort:
    """Return the effort that a game's analysis takes."""
    if find_bots(game).value is None or not is_compiled():
        return HURRIED
    return WEIGHED if weighs_dice(game) else SEARCHED


def make_judges(game: str, seed: int, effort: Effort, level: str = JUDGE) -> Judges:
    """Return judges of a game."""

    def bot(simulations: int) -> Bot:
        return make_bot(game, level, seed, Budget(simulations=simulations))

    first, second, last = bot(effort.each), bot(effort.again), bot(effort.last)
    if weighs_dice(game) or find_bots(game).value is None:
        return Judges(first, second, last)
    dice = make_bot(game, level, seed, ONE_PLY)
    players = tuple(bot(int(share * effort.again)) for share in PLAYERS)
    error = SEARCHED_ERROR if is_compiled() else NO_CLAIMS
    return Judges(first, second, last, dice, error, players)


def weighs_dice(game: str) -> bool:
    """Return whether a position before dice fall is worth the exact mean over all outcomes."""
    value = find_bots(game).value
    if value is None:
        return False
    return LeafEvaluator(value.evaluator(Network(value.inputs, 1))).weighs_chance()
