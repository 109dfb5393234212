"""Luck: its mean is zero, and results without it vary less around the same mean."""

from statistics import fmean, stdev

import pytest

from buttonbox.bots.arena.arena import Entrant, make_blocks, mean_luck, mean_share, play_block
from buttonbox.bots.arena.luck import LuckMeter
from buttonbox.bots.bot import Budget
from buttonbox.bots.levels import make_bot
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import GAMES, find_game

pytestmark = pytest.mark.slow

JUDGE = Entrant("judge", "master", simulations=0)


def before_a_throw(game: str) -> State:
    """The first chance event after some moves."""
    state = find_game(game).new(find_game(game).settings(2))
    generator = Generator(4)
    for _ in range(30):
        chance = state.is_chance()
        state.apply(generator.draw(state) if chance else generator.choose(state.legal_moves()))
    while not state.is_chance():
        state.apply(generator.choose(state.legal_moves()))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_throw_brings_luck_that_averages_nothing(game: str) -> None:
    state = before_a_throw(game)
    judge = make_bot(game, JUDGE.level, 1, JUDGE.budget)
    lucks = []
    for seed in range(300):
        luck = LuckMeter(Generator(seed), 2, judge)
        thrown = state.clone()
        luck.play_chance(thrown)
        assert not thrown.is_chance()
        assert sum(luck.sums) == pytest.approx(0, abs=1e-5)
        lucks.append(luck.sums[0])
    assert stdev(lucks) > 0.01
    assert abs(fmean(lucks)) < 4 * stdev(lucks) / len(lucks) ** 0.5


def test_what_is_won_without_luck_is_the_same_on_average_and_varies_less() -> None:
    bots = [Entrant("easy", "easy"), Entrant("novice", "novice")]
    blocks = make_blocks("buttons", bots, 2, 60, 3, JUDGE)
    played = [play_block(block, make_bot) for block in blocks]
    shares = [mean_share("easy", block) or 0.0 for block in played]
    lucks = [mean_luck("easy", block) or 0.0 for block in played]
    fair = [share - luck for share, luck in zip(shares, lucks, strict=True)]
    assert stdev(fair) < 0.9 * stdev(shares)
    assert abs(fmean(lucks)) < 4 * stdev(lucks) / len(lucks) ** 0.5


def test_a_judge_that_searches_would_not_be_fair() -> None:
    with pytest.raises(ValueError, match="0 simulations"):
        LuckMeter(Generator(1), 2, make_bot("buttons", "master", 1, Budget(simulations=8)))


def test_nobody_measures_luck_without_a_judge() -> None:
    state = before_a_throw("buttons")
    luck = LuckMeter(Generator(1), 2, None)
    luck.play_chance(state)
    assert not state.is_chance()
    assert luck.sums == [0.0, 0.0]


def test_measuring_luck_changes_no_game() -> None:
    bots = [Entrant("a", "novice"), Entrant("b", "random")]
    judged, plain = (
        play_block(make_blocks("buttons", bots, 2, 2, 5, judge)[0], make_bot)
        for judge in (JUDGE, None)
    )
    for one, other in zip(judged, plain, strict=True):
        assert one.shares == other.shares
        assert one.luck != other.luck == (0.0, 0.0)
