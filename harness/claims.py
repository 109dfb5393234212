"""Check moves that the analysis calls mistakes, by play from both moves."""

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

BATCH = 20  # of pairs of rollouts, before looking whether that is enough
CLEAR = 3.0  # standard errors from 0: then it is


@dataclass(frozen=True)
class Claim:
    """A move that the analysis calls a mistake: the codes before it, and a better move."""

    game: str
    codes: tuple[int, ...]
    played: int
    better: int
    loss: float


@dataclass(frozen=True)
class Rollout:
    """Who goes on from a move until dice fall, who after that, and for how many more rounds.

    The end is then judged one ply deep, as backgammon programs do in truncated rollouts. Until
    dice fall the moves are always the same, so there is time to think.
    """

    until_dice: Budget
    budget: Budget
    rounds: int


# In BUTTONS a search adds nothing measurable to one ply, and games are played to the end.
ROLLOUTS = {
    "buttons": Rollout(Budget(simulations=0), Budget(simulations=0), 1000),
    "war": Rollout(Budget(simulations=8000), Budget(simulations=200), 1),
}


def check_claim(claim: Claim, rollouts: int) -> tuple[float, float, float]:
    """Return what the better move is truly worth more, with its 95 % interval.

    That takes so many pairs of rollouts, or fewer if it is clear earlier.
    """
    state = GAMES[claim.game].new(GAMES[claim.game].settings(2))
    for code in claim.codes:
        state.apply(code)
    better, played = (until_dice(claim.game, state, move) for move in (claim.better, claim.played))
    seat = state.actor()
    worth: list[float] = []
    while len(worth) < rollouts:
        for seed in range(len(worth), len(worth) + BATCH):
            high, low = (rollout(claim.game, each, seat, seed) for each in (better, played))
            worth.append(high - low)
        mean, low, high = mean_interval(worth)
        if abs(mean) > CLEAR / 1.96 * (high - mean):
            break
    return mean, low, high


def until_dice(game: str, state: State, move: int) -> State:
    """Go on from a move until dice fall or the game ends."""
    bot = make_bot(game, "master", 1, ROLLOUTS[game].until_dice)
    after = state.clone()
    after.apply(move)
    while after.actor() >= 0:
        after.apply(bot.choose(after))
    return after


def rollout(game: str, state: State, seat: int, seed: int) -> float:
    """Go on from a state; return a seat's chance in the end, without its luck."""
    plan = ROLLOUTS[game]
    after, last = state.clone(), state.round + plan.rounds
    bot = make_bot(game, "master", seed, plan.budget)
    judge = make_bot(game, "master", seed, ONE_PLY)
    luck = LuckMeter(SharedChance(seed), state.players, judge)
    while (actor := after.actor()) != NOBODY and after.round <= last:
        if actor == CHANCE:
            luck.play_chance(after)
        else:
            after.apply(bot.choose(after))
    return judge.win_chances(after)[seat] - luck.sums[seat]
