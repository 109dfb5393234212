"""Go on from two moves until dice fall, to see which of them leads to more.

In War a round has dozens of decisions and no dice. A search sees only some of them ahead, and what
it finds better early in a round may lead nowhere. So players go on from both moves. Where their
lines meet again, the moves were worth the same.
"""

from statistics import fmean

from buttonbox.bots.bot import Bot
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State

TOO_FAR = 40  # decisions until dice: that takes long, and little is sure so early
OUTCOMES = 64  # of the dice


def advantage(state: State, better: int, played: int, player: Bot, judge: Bot) -> float:
    """Return how much more the mover has of one move than of another, if this player goes on.

    The judge looks at positions after dice. 0 if dice are too far away to tell.
    """
    chances = []
    for code in (better, played):
        end = _until_dice(state, code, player)
        if end is None:
            return 0.0
        chances.append(chance_after_dice(end, state.actor(), judge, OUTCOMES))
    return chances[0] - chances[1]


def _until_dice(state: State, code: int, player: Bot) -> State | None:
    """Go on from a move until dice fall or the game ends; None if that takes too long."""
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
    """Return a seat's mean chance over some outcomes of the dice; the same ones for every state."""
    if not state.is_chance():
        return judge.win_chances(state)[seat]
    seeds = range(first_seed, first_seed + outcomes)
    return fmean(judge.win_chances(_after_dice(state, seed))[seat] for seed in seeds)


def _after_dice(state: State, seed: int) -> State:
    """Let dice fall until a seat decides."""
    generator = Generator(seed)
    after = state.clone()
    while after.is_chance():
        after.apply(generator.draw(after))
    return after
