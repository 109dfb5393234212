"""Measures of skill and luck give the known values of a coin toss and of a game of pure skill."""

from collections.abc import Callable
from fractions import Fraction
from itertools import combinations

import pytest

from buttonbox.bots.arena.arena import Entrant, make_blocks, play_block
from buttonbox.bots.arena.luck import LuckMeter
from buttonbox.bots.arena.ratings import GameResult
from buttonbox.bots.bot import Bot, RandomBot, win_shares
from buttonbox.bots.level import ONE_PLY
from buttonbox.bots.levels import make_bot
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import find_game
from buttonbox.research.measures.elo_spread import (
    Duel,
    elo_spread,
    mixed_duels,
    rate,
    skill_equivalent,
)
from buttonbox.research.measures.exact import ExactBot, exact_values
from buttonbox.research.measures.intervals import Estimate, bootstrap, jackknife, mean, variance
from buttonbox.research.measures.leverage import best_response, estimate_leverage, exact_leverage
from buttonbox.research.measures.luck_adjusted import (
    LuckAdjusted,
    LuckyResult,
    luck_adjusted,
    lucky_results,
)
from buttonbox.research.measures.trees import (
    COIN_TOSS,
    LOTTERY_CHOICE,
    TOSS_THEN_CHOICE,
    WIN,
    Node,
    TreeState,
    nim,
)
from buttonbox.research.measures.volatility import (
    Volatility,
    estimate_volatility,
    exact_volatility,
)

NIM = nim(7)


def start(tree: Node) -> Callable[[Generator], State]:
    return lambda _: TreeState(tree)


def contains(estimate: Estimate, value: float) -> bool:
    return estimate.low <= value <= estimate.high


# Intervals.


def test_an_interval_holds_the_mean_about_as_often_as_it_says() -> None:
    generator = Generator(1)
    hits = 0
    for _ in range(200):
        sample = [generator.below(1000) / 999 for _ in range(40)]
        hits += contains(bootstrap(mean, sample, resamples=200), 0.5)
    assert 0.88 <= hits / 200 <= 0.99


def test_the_jackknife_of_a_mean_is_about_its_standard_error() -> None:
    generator = Generator(2)
    sample = [generator.below(1000) / 999 for _ in range(1000)]
    found = jackknife(mean, sample)
    assert found.value == mean(sample)
    assert 0.5 < (found.high - found.low) / (2 * 1.96 * (variance(sample) / 1000) ** 0.5) < 2


def test_an_interval_of_equal_numbers_has_no_width() -> None:
    assert bootstrap(mean, [0.25] * 10) == Estimate(0.25, 0.25, 0.25)
    assert variance([1.0, 1.0, 0.0, 0.0]) == 0.25


# Skill-Luck Index.


@pytest.mark.parametrize(
    ("tree", "skill", "luck", "index"),
    [
        (COIN_TOSS, 0, 1, -1),
        (TOSS_THEN_CHOICE, Fraction(1, 4), Fraction(1, 2), Fraction(-1, 3)),
        (LOTTERY_CHOICE, Fraction(3, 10), 1, Fraction(-7, 13)),
        (WIN, 0, 0, 0),
    ],
)
def test_the_index_is_that_of_the_paper(
    tree: Node, skill: Fraction, luck: Fraction, index: Fraction
) -> None:
    found = exact_leverage(TreeState(tree))
    assert (found.skill, found.luck, found.index) == (skill, luck, index)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_index_of_pure_skill_is_one(seat: int) -> None:
    found = exact_leverage(TreeState(NIM), seat)
    assert found.skill > 0
    assert found.luck == 0
    assert found.index == 1


@pytest.mark.parametrize("tree", [COIN_TOSS, LOTTERY_CHOICE, NIM])
def test_estimates_agree_with_exact_leverage(tree: Node) -> None:
    """Seats take turns, so the exact values are means over both."""
    exact = [exact_leverage(TreeState(tree), seat) for seat in (0, 1)]
    found = estimate_leverage(start(tree), BestResponse(), 400, seed=1)
    assert contains(found.skill, mean([float(each.skill) for each in exact]))
    assert found.luck.value == pytest.approx(mean([float(each.luck) for each in exact]))
    if tree in (COIN_TOSS, NIM):
        assert contains(found.index, float(exact[0].index))


class BestResponse(ExactBot):
    """Plays the best response to random play."""

    def choose(self, state: State) -> int:
        return best_response(state)


def test_leverage_of_a_real_game_is_between_the_two() -> None:
    game = find_game("buttons")
    found = estimate_leverage(
        lambda dice: game.new(game.draw_settings(2, {}, dice)),
        make_bot("buttons", "master", 1, ONE_PLY),
        games=8,
        seed=1,
        rollouts=8,
    )
    assert 0.2 < found.skill.value <= 0.5
    assert found.luck.value > 0.5
    assert -1 < found.index.value < 0


# Volatility.


def test_exact_volatility() -> None:
    assert exact_volatility(TreeState(COIN_TOSS)) == Fraction(1, 4)
    assert exact_volatility(TreeState(LOTTERY_CHOICE)) == Fraction(4, 25)
    assert exact_volatility(TreeState(TOSS_THEN_CHOICE)) == 0  # the best response always wins
    assert exact_volatility(TreeState(NIM)) == 0


def volatility(tree: Node, player: Bot, games: int = 50) -> Volatility:
    return estimate_volatility(start(tree), [player, player], ExactBot(), games, seed=1)


def test_chance_alone_moves_a_coin_toss() -> None:
    found = volatility(COIN_TOSS, ExactBot())
    assert found.chance == Estimate(0.25, 0.25, 0.25)
    assert found.luck_share == Estimate(1.0, 1.0, 1.0)


def test_decisions_alone_move_a_game_of_pure_skill() -> None:
    found = volatility(NIM, RandomBot(Generator(1)))
    assert found.chance.value == 0
    assert found.luck_share == Estimate(0.0, 0.0, 0.0)


def test_volatility_is_estimated_without_bias() -> None:
    found = volatility(LOTTERY_CHOICE, ExactBot(), games=600)
    assert contains(found.chance, 4 / 25)


# Luck-adjusted results.


def adjusted(tree: Node, player: Bot) -> LuckAdjusted:
    """Play a tree as the arena does and adjust the results of the first seat."""
    results = []
    for number in range(100):
        state: State = TreeState(tree)
        meter = LuckMeter(Generator(number), 2, ExactBot())
        while (actor := state.actor()) != NOBODY:
            if actor == CHANCE:
                meter.play_chance(state)
            else:
                state.apply(player.choose(state))
        results.append(LuckyResult(win_shares(state)[0], meter.sums[0]))
    return luck_adjusted(results)


def test_a_coin_toss_is_all_luck() -> None:
    found = adjusted(COIN_TOSS, ExactBot())
    assert found.adjusted == Estimate(0.5, 0.5, 0.5)
    assert found.luck_variance == Estimate(1.0, 1.0, 1.0)
    assert contains(found.result, 0.5)


def test_a_game_of_pure_skill_is_not_adjusted() -> None:
    found = adjusted(NIM, RandomBot(Generator(1)))
    assert found.adjusted == found.result
    assert found.result.low < found.result.high
    assert found.luck_variance == Estimate(0.0, 0.0, 0.0)


def test_what_remains_of_a_lottery_is_the_choice() -> None:
    assert adjusted(LOTTERY_CHOICE, ExactBot()).adjusted.value == pytest.approx(0.8)
    found = adjusted(LOTTERY_CHOICE, RandomBot(Generator(1)))
    assert contains(found.adjusted, 0.5)
    assert 0 < found.luck_variance.value < 1


def test_results_of_the_arena_are_adjusted_by_its_judge() -> None:
    entrants = [Entrant("easy", "easy"), Entrant("random", "random")]
    judge = Entrant("judge", "master", simulations=0)
    results: list[GameResult] = []
    for block in make_blocks("buttons", entrants, 2, 6, seed=1, judge=judge):
        results += play_block(block, make_bot)
    found = lucky_results("easy", results)
    assert len(found) == 6
    assert luck_adjusted(found).adjusted.value > 0.5


# Spread of best-fit Elo.


def schedule(rounds: int) -> list[Duel]:
    """Eight players, everyone against everyone; the one with the smaller name wins."""
    return [Duel(a, b, 1.0) for _ in range(rounds) for a, b in combinations("abcdefgh", 2)]


def test_ratings_update_as_elo_says() -> None:
    ratings, error = rate([Duel("a", "b", 1.0), Duel("b", "a", 1.0)], 32)
    assert error == pytest.approx((0.5**2 + (1 / (1 + 10 ** (-32 / 400))) ** 2) / 2)
    assert ratings["a"] == -ratings["b"]
    assert -3 < ratings["a"] < 0


def test_a_coin_toss_spreads_nobody() -> None:
    duels = mixed_duels(schedule(20), 0.0, Generator(5))
    found = elo_spread(duels)
    assert found.spread.value < 30
    assert skill_equivalent(duels, found.spread, seed=1).value < 0.1


def test_pure_skill_spreads_as_far_as_can_be() -> None:
    duels = schedule(10)
    found = elo_spread(duels)
    assert found.spread.value > 300
    assert sorted(found.ratings, key=lambda name: -found.ratings[name]) == list("abcdefgh")
    assert skill_equivalent(duels, found.spread, seed=1).value == 1


def test_a_mixture_lies_between() -> None:
    duels = mixed_duels(schedule(20), 0.5, Generator(3))
    found = skill_equivalent(duels, elo_spread(duels).spread, seed=1)
    assert 0.35 < found.value < 0.65
    assert found.low < found.value < found.high


# Exact values.


def test_nim_is_lost_with_three_pebbles_and_won_with_four() -> None:
    assert exact_values(TreeState(nim(3)))[0] == 0
    assert exact_values(TreeState(nim(4)))[0] == 1
    assert ExactBot().choose(TreeState(nim(5))) == 1
