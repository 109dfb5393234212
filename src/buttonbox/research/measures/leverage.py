"""The Skill-Luck Index of D. H. Silver, "Quantifying Skill and Chance", arXiv 2511.11611 (2025).

For one seat, the payoff being its share of the win:

- skill leverage K: how much more the best response to random opponents wins than random play;
- luck leverage L: how much more random play wins with the best chance events than with the worst;
- the index S = (K - L) / (K + L), from -1 (pure luck) to +1 (pure skill), and 0 if both are 0.

The paper has two players; here every other seat plays at random.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from buttonbox.bots.arena.arena import combined_seed
from buttonbox.bots.bot import Bot, win_shares
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.play import Player, random_player
from buttonbox.core.randomness import Generator, Playout, chance_cases
from buttonbox.core.state import State
from buttonbox.research.measures.exact import after_chance, after_moves, exact_shares
from buttonbox.research.measures.intervals import Estimate, bootstrap, mean

ROLLOUTS = 32  # random games from each outcome of a chance event

# Estimates the value of a state for a seat, to choose lucky chance events.
Worth = Callable[[State, int], float]


@dataclass(frozen=True)
class ExactLeverage:
    """Skill and luck leverage of a small game."""

    skill: Fraction
    luck: Fraction

    @property
    def index(self) -> Fraction:
        """The Skill-Luck Index."""
        return skill_luck_index(self.skill, self.luck)


@dataclass(frozen=True)
class Leverage:
    """Skill and luck leverage of a large game and their index, with intervals."""

    skill: Estimate
    luck: Estimate
    index: Estimate


def skill_luck_index(skill: Fraction, luck: Fraction) -> Fraction:
    """Return (K - L) / (K + L), or 0 if both are 0."""
    return (skill - luck) / (skill + luck) if skill + luck else Fraction(0)


# Small games.


class _Values(NamedTuple):
    """A seat's expected share of the win if all others play at random."""

    random: Fraction  # if it plays at random, too
    response: Fraction  # if it plays its best response
    lucky: Fraction  # if it plays at random, and chance does what is best for it
    unlucky: Fraction  # the same with what is worst for it


def exact_leverage(state: State, seat: int = 0) -> ExactLeverage:
    """Return the leverage of a small game by backward induction; visits the whole tree."""
    values = _values(state, seat)
    return ExactLeverage(values.response - values.random, values.lucky - values.unlucky)


def best_response(state: State) -> int:
    """Return the move that wins most if all others play at random; visits the whole tree."""
    seat = state.actor()
    won = after_moves(state, lambda after: _values(after, seat).response)
    return state.legal_moves()[won.index(max(won))]


def _values(state: State, seat: int) -> _Values:
    actor = state.actor()
    if actor == NOBODY:
        return _Values(*[exact_shares(state)[seat]] * 4)
    if actor == CHANCE:
        return _at_chance(after_chance(state, lambda after: _values(after, seat)))
    branches = after_moves(state, lambda after: _values(after, seat))
    average = _Values(*(sum(column) / len(branches) for column in zip(*branches, strict=True)))
    if actor != seat:
        return average
    return average._replace(response=max(values.response for values in branches))


def _at_chance(outcomes: list[tuple[Fraction, _Values]]) -> _Values:
    return _Values(
        sum((weight * values.random for weight, values in outcomes), Fraction(0)),
        sum((weight * values.response for weight, values in outcomes), Fraction(0)),
        max(values.lucky for _, values in outcomes),
        min(values.unlucky for _, values in outcomes),
    )


# Large games.


class _Sample(NamedTuple):
    """One game of each kind: the gain of a response, and the shares with best and worst luck."""

    gain: float
    best: float
    worst: float


def estimate_leverage(
    new_state: Callable[[Generator], State],
    responder: Bot,
    games: int,
    seed: int,
    rollouts: int = ROLLOUTS,
) -> Leverage:
    """Estimate the leverage from this many games of each kind, the seats taking turns.

    Both are estimates from below: `responder` stands in for the best response, and best and worst
    luck are chosen one chance event at a time, by a few random games from each outcome.
    """
    seeds = [combined_seed(seed, number) for number in range(games)]
    worth = _rollout_worth(seed, rollouts)
    sample = [
        _sample(new_state(Generator(each)), number, responder, worth, each)
        for number, each in enumerate(seeds)
    ]
    return Leverage(bootstrap(_skill, sample), bootstrap(_luck, sample), bootstrap(_index, sample))


def _skill(sample: Sequence[_Sample]) -> float:
    return mean([each.gain for each in sample])


def _luck(sample: Sequence[_Sample]) -> float:
    return mean([each.best - each.worst for each in sample])


def _index(sample: Sequence[_Sample]) -> float:
    skill = max(_skill(sample), 0.0)
    luck = max(_luck(sample), 0.0)
    return (skill - luck) / (skill + luck) if skill + luck else 0.0


def _rollout_worth(seed: int, rollouts: int) -> Worth:
    """Return a function that plays a few random games from a state."""
    playout = Playout(Generator(combined_seed(seed)))

    def worth(state: State, seat: int) -> float:
        won = 0.0
        for _ in range(rollouts):
            end = state.clone()
            playout.finish(end)
            won += win_shares(end)[seat]
        return won / rollouts

    return worth


def _sample(state: State, number: int, responder: Bot, worth: Worth, seed: int) -> _Sample:
    seat = number % state.players
    return _Sample(
        # The shares of random seats add up to 1, so their mean over the seats is exact.
        _share_of_response(state.clone(), seat, responder, seed) - 1 / state.players,
        _share_with_luck(state.clone(), seat, worth, seed),
        _share_with_luck(state.clone(), seat, lambda *place: -worth(*place), seed),
    )


def _share_of_response(state: State, seat: int, responder: Bot, seed: int) -> float:
    """Return the share of a seat that responds to random play."""
    dice = Generator(seed)
    players = [random_player(dice)] * state.players
    players[seat] = responder.choose
    return _share(state, seat, players, dice.draw)


def _share_with_luck(state: State, seat: int, worth: Worth, seed: int) -> float:
    """Return the share of a seat in a random game whose chance events are picked by their worth.

    The players' random moves follow from the seed, so a game without chance does, too.
    """
    players = [random_player(Generator(seed))] * state.players
    return _share(state, seat, players, lambda chance: _favourite(chance, seat, worth))


def _share(
    state: State, seat: int, players: Sequence[Player], draw: Callable[[State], int]
) -> float:
    while (actor := state.actor()) != NOBODY:
        state.apply(draw(state) if actor == CHANCE else players[actor](state))
    return win_shares(state)[seat]


def _favourite(state: State, seat: int, worth: Worth) -> int:
    """Return the chance event after which the state is worth most."""

    def after(code: int) -> float:
        twin = state.clone()
        twin.apply(code)
        return worth(twin, seat)

    return max((code for code, _ in chance_cases(state)), key=after)
