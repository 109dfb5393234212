"""Check moves that the analysis calls mistakes, with rollouts from both moves.

A round of War is long and has no dice, so everything depends on how the players continue: early in
a round, players of different strength often reach opposite results. So bots with several budgets
play on from both moves until the next dice, and their results count equally.
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

BATCH = 10  # pairs of rollouts between two checks whether they are enough
CLEAR = 3.0  # standard errors from 0 at which they are
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
    """The budgets of the bots up to the next dice and after them, and the number of rounds.

    The final position is evaluated one ply deep, as in the truncated rollouts of backgammon
    programs. The moves up to the dice are played only once, so their budgets can be large.
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
    """Return how much better the better move really is, with a 95 % interval.

    Runs this many pairs of rollouts, or fewer if the result is clear earlier. The interval covers
    the luck of the dice only, not the choice of the bots.
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
    """Play on from a move until the next dice or the end of the game."""
    bot = make_bot(game, "master", 1, budget)
    after = state.clone()
    after.apply(move)
    while after.actor() >= 0:
        after.apply(bot.choose(after))
    return after


def rollout(game: str, state: State, seat: int, seed: int) -> float:
    """Play on from a state; return a seat's final chance to win minus its luck."""
    plan = ROLLOUTS[game]
    after, end = state.clone(), state.round + plan.rounds  # counted from the round of these dice
    bot = make_bot(game, "master", seed, plan.budget)
    judge = make_bot(game, "master", seed, ONE_PLY)
    luck = LuckMeter(SharedChance(seed), state.players, judge)
    while (actor := after.actor()) != NOBODY and after.round < end:
        if actor == CHANCE:
            luck.play_chance(after)
        else:
            after.apply(bot.choose(after))
    return judge.win_chances(after)[seat] - luck.sums[seat]
