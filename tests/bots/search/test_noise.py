"""Weak levels err like people: few moves are alive, and no win is overlooked."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

import pytest

from buttonbox.bots.level import errs
from buttonbox.bots.levels import make_bot
from buttonbox.bots.search.noise import Noise, draw, moves_alive
from buttonbox.bots.search.search_bot import SearchBot
from buttonbox.bots.war.game_bots import margin
from buttonbox.bots.war.pruning import is_paid_bonus
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import GAMES
from buttonbox.interpreted import is_compiled
from tests.bots.positions import positions

NOISE = Noise(ranks=1.5, loss=0.1)
GREEDY = Noise(ranks=1.5, loss=0.1, greed=0.1)
WEAK = ("novice", "easy")
SAMPLE = 300 if is_compiled() else 5


def test_better_moves_are_likelier() -> None:
    weights = NOISE.weights([0.2, 0.5, 0.4], players=2)
    assert weights[1] > weights[2] > weights[0] > 0
    assert sum(weights) == pytest.approx(1)


def test_a_win_is_never_overlooked() -> None:
    assert NOISE.weights([0.99, 1.0, 0.98], players=2) == [0.0, 1.0, 0.0]


def test_moves_that_are_all_alike_do_not_all_stay_alive() -> None:
    assert moves_alive(NOISE.weights([0.5] * 40, players=2)) < 5


def test_a_blunder_is_rare_even_among_two_moves() -> None:
    assert NOISE.weights([0.9, 0.4], players=2)[1] < 0.01


def test_a_chance_counts_for_more_with_more_players() -> None:
    two, four = (NOISE.weights([0.3, 0.2], players)[1] for players in (2, 4))
    assert four < two


def test_a_greedy_level_overrates_what_it_gains_at_once() -> None:
    values, gains = [0.5, 0.45], [0, 1]
    assert NOISE.weights(values, 2, gains)[1] < 0.4
    assert GREEDY.weights(values, 2, gains)[1] > 0.6


def test_greed_does_not_make_a_level_overlook_a_win_or_take_a_gain_for_one() -> None:
    assert GREEDY.weights([1.0, 0.9], 2, [0, 50]) == [1.0, 0.0]
    assert GREEDY.weights([0.9, 0.89], 2, [50, 50])[1] > 0.2


def test_moves_are_drawn_by_their_weights() -> None:
    values = [0.5, 0.48, 0.3]
    generator = Generator(1)
    weights = dict(enumerate(NOISE.weights(values, 2)))
    drawn = Counter(draw(weights, generator) for _ in range(2000))
    for move, weight in weights.items():
        assert drawn[move] / 2000 == pytest.approx(weight, abs=0.05)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", WEAK)
def test_few_moves_are_alive(game: str, players: int, level: str) -> None:
    bot = make_bot(game, level, 1)
    assert isinstance(bot, SearchBot)
    chosen = [bot.move_weights(state) for state in positions(game, players, SAMPLE)]
    assert 1.2 < fmean(moves_alive(weights.values()) for weights in chosen) < 4.5


def test_greedy_levels_own_more_after_a_move() -> None:
    """In War, a level with greed tends to choose moves that bring points at once."""
    plain, greedy = (SearchBot("war", Generator(1), errs(2.0, greed=greed)) for greed in (0.0, 0.2))
    states = positions("war", 3, SAMPLE)
    assert mean_owned(greedy, states) > mean_owned(plain, states) + 0.05


@pytest.mark.parametrize("level", WEAK)
def test_nobody_pays_for_nothing(level: str) -> None:
    """A die is bought or turned only if that seems better than any move that costs nothing."""
    bot = make_bot("war", level, 1)
    assert isinstance(bot, SearchBot)
    noise = bot.level.noise
    assert noise is not None
    paid = 0
    for state in positions("war", 2, SAMPLE):
        found = bot._search(state, choosing=True)
        values = {move.code: move.values[state.actor()] for move in found}
        free = max(value for code, value in values.items() if not is_paid_bonus(code))
        tempting = [code for code in bot._weights(state, found, noise) if is_paid_bonus(code)]
        paid += len(tempting)
        assert all(values[code] > free for code in tempting)
    assert paid or not is_compiled()


def mean_owned(bot: SearchBot, states: Sequence[State]) -> float:
    """Return what the seat to act is expected to own after its move."""
    owned = 0.0
    for state in states:
        for move, weight in bot.move_weights(state).items():
            after = state.clone()
            after.apply(move)
            owned += weight * margin(after, state.actor())
    return owned / len(states)
