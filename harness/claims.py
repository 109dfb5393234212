"""Check moves that the analysis calls mistakes, by play from both moves.

In War a round is long and has no dice, so everything hangs on how the players go on: from early in
a round, players of different strength often come to opposite results. So several pairs of players
go on from both moves until dice fall, and each way of going on counts alike.
"""

from dataclasses import dataclass

from buttonbox.bots.arena.arena import SharedChance
from buttonbox.bots.arena.luck import LuckMeter
from buttonbox.bots.arena.ratings import mean_interval
from buttonbox.bots.bot import Budget
from buttonbox.bots.level import ONE_PLY
from buttonbox.bots.levels import make_bot
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.state import State
from buttonbox.games import GAMES

BATCH = 10  # pairs of rollouts before looking whether that is enough
CLEAR = 3.0  # standard errors from 0: then it is
Truth = tuple[float, float, float]  # a mean and its 95 % interval


@dataclass(frozen=True)
class Claim:
    """A move that the analysis calls a mistake: the codes before it, and a better move."""

    game: str
    codes: tuple[int, ...]
    played: int
    better: int
    loss: float
    players: int = 2

    def position(self) -> State:
        """Return the state in which the move was played."""
        game = GAMES[self.game]
        state = game.new(game.settings(self.players))
        for code in self.codes:
            state.apply(code)
        return state


@dataclass(frozen=True)
class Rollout:
    """Who goes on from a move until dice fall, who after that, and for how many rounds.

    The end is then judged one ply deep, as backgammon programs do in truncated rollouts. Until
    dice fall, the moves of a player are always the same, so there is time to think.
    """

    until_dice: tuple[Budget, ...]
    budget: Budget
    rounds: int


# In BUTTONS a search adds nothing measurable to one ply, and games are played to the end.
ROLLOUTS = {
    "buttons": Rollout((Budget(simulations=0),), Budget(simulations=0), 1000),
    "war": Rollout(
        (Budget(simulations=3000), Budget(simulations=8000)), Budget(simulations=200), 1
    ),
}


def check_claim(claim: Claim, rollouts: int) -> Truth:
    """Return what the better move is truly worth more, with its 95 % interval.

    That takes so many pairs of rollouts, or fewer if it is clear earlier. The interval is that of
    the dice, for the players who went on.
    """
    state = claim.position()
    moves, budgets = (claim.better, claim.played), ROLLOUTS[claim.game].until_dice
    pairs = [[until_dice(claim.game, state, move, each) for move in moves] for each in budgets]
    worth: list[float] = []
    while len(worth) < rollouts:
        for seed in range(len(worth), len(worth) + BATCH):
            ends = pairs[seed % len(pairs)]
            high, low = (rollout(claim.game, end, state.actor(), seed) for end in ends)
            worth.append(high - low)
        mean, low, high = mean_interval(worth)
        if abs(mean) >= CLEAR / 1.96 * (high - mean):  # also if all games end alike
            break
    return mean, low, high


def until_dice(game: str, state: State, move: int, budget: Budget) -> State:
    """Go on from a move until dice fall or the game ends."""
    bot = make_bot(game, "master", 1, budget)
    after = state.clone()
    after.apply(move)
    while after.actor() >= 0:
        after.apply(bot.choose(after))
    return after


def rollout(game: str, state: State, seat: int, seed: int) -> float:
    """Go on from a state; return a seat's chance in the end, without its luck."""
    plan = ROLLOUTS[game]
    after, end = state.clone(), state.round + plan.rounds  # the round of the dice is the first
    bot = make_bot(game, "master", seed, plan.budget)
    judge = make_bot(game, "master", seed, ONE_PLY)
    luck = LuckMeter(SharedChance(seed), state.players, judge)
    while (actor := after.actor()) != NOBODY and after.round < end:
        if actor == CHANCE:
            luck.play_chance(after)
        else:
            after.apply(bot.choose(after))
    return judge.win_chances(after)[seat] - luck.sums[seat]
