"""Play on from two moves until the next dice, to see which of them turns out better.

A round of War has dozens of decisions and no dice. A search sees only a few of them ahead, and what
it prefers early in a round may come to nothing. So bots play on from both moves. If they reach the
same position, the moves were worth the same.
"""

from statistics import fmean

from buttonbox.bots.bot import Bot
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State

TOO_FAR = 40  # decisions before the next dice: slow to play, and too early to be sure
OUTCOMES = 64  # of the dice, averaged


def advantage(state: State, better: int, played: int, player: Bot, judge: Bot) -> float:
    """Return how much better one move is for the mover than another, if this player plays on.

    The judge evaluates the positions after the dice. Returns 0 if these are too far away to tell.
    """
    chances = []
    for code in (better, played):
        end = _until_dice(state, code, player)
        if end is None:
            return 0.0
        chances.append(chance_after_dice(end, state.actor(), judge, OUTCOMES))
    return chances[0] - chances[1]


def _until_dice(state: State, code: int, player: Bot) -> State | None:
    """Play on from a move until the next dice or the end; None if that takes too long."""
    after = state.clone()
    after.apply(code)
    for _ in range(TOO_FAR):
        if after.actor() < 0:
            return after
        after.apply(player.choose(after))
    return None


def chance_after_dice(
    state: State, seat: int, judge: Bot, outcomes: int, first_seed: int = 0
) -> float:
    """Return a seat's mean chance to win over some outcomes, with the same dice for every state."""
    if not state.is_chance():
        return judge.win_chances(state)[seat]
    seeds = range(first_seed, first_seed + outcomes)
    return fmean(judge.win_chances(_after_dice(state, seed))[seat] for seed in seeds)


def _after_dice(state: State, seed: int) -> State:
    """Return a copy in which all dice have been rolled, up to the next decision."""
    generator = Generator(seed)
    after = state.clone()
    while after.is_chance():
        after.apply(generator.draw(after))
    return after
