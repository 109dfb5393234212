"""The judges of a game, and how many simulations they get."""

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
    """The simulations of the judges: for each position, to compare two moves, and to confirm.

    `last` is for moves that the comparison calls a mistake.
    """

    each: int
    again: int
    last: int


# Where the evaluator averages over dice exactly, a search adds little to one ply. Elsewhere the
# judge has to see further than the players, so that it does not blame those who saw further.
WEIGHED = Effort(each=60, again=60, last=60)
SEARCHED = Effort(each=1000, again=4000, last=16_000)
# Where simulations are slow: with rollouts, or interpreted.
HURRIED = Effort(each=60, again=300, last=300)

# The simulations of the bots that play on from two moves, as fractions of the second judge's.
PLAYERS = (0.25, 0.5, 1.0)

# The error of a judge. One ply deep, more than 95 % of the errors are smaller (`bench.residual`).
WEIGHED_ERROR = 0.04
# For how this limit was found see "What analysis and hints claim" in docs/strength.md.
SEARCHED_ERROR = 0.08
NO_CLAIMS = 2.0  # more than any move can lose: interpreted, playing on would take too long


@dataclass(frozen=True)
class Judges:
    """The bots that judge a game.

    `first` judges all events, `second` the moves where `first` prefers another one, and `last`
    those that `second` calls a mistake. `dice` measures luck: it evaluates positions one ply deep,
    before and after the dice. Without it `first` does, which must then evaluate both in the same
    way. `players` play on from two moves until the next dice, to see whether the difference lasts.
    A loss below `error` is not reported: the judges cannot tell such moves apart.
    """

    first: Bot
    second: Bot
    last: Bot
    dice: Bot | None = None
    error: float = WEIGHED_ERROR
    players: tuple[Bot, ...] = ()


def find_effort(game: str) -> Effort:
    """Return the effort for analysing a game."""
    if find_bots(game).value is None or not is_compiled():
        return HURRIED
    return WEIGHED if weighs_dice(game) else SEARCHED


def make_judges(game: str, seed: int, effort: Effort, level: str = JUDGE) -> Judges:
    """Return the judges of a game, all of one level."""

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
    """Return whether the game's evaluator averages exactly over all outcomes of the dice."""
    value = find_bots(game).value
    if value is None:
        return False
    return LeafEvaluator(value.evaluator(Network(value.inputs, 1))).weighs_chance()
