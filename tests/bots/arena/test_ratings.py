"""Ratings and intervals on results whose truth is known."""

import math
from collections.abc import Iterable, Sequence

import pytest

from buttonbox.bots.arena.ratings import (
    ELO,
    GameResult,
    duels,
    mean_interval,
    rate,
    solve,
    standings,
    wilson,
)
from buttonbox.bots.arena.sequential_test import ABOVE, BELOW, UNDECIDED, SequentialTest
from buttonbox.core.randomness import Generator

FINE = 1_000_000


def uniform(generator: Generator) -> float:
    return (generator.below(FINE) + 0.5) / FINE


def played(
    strengths: dict[str, float], tables: Iterable[Sequence[str]], generator: Generator
) -> list[GameResult]:
    """Return games whose results follow the model: the chance to win depends on strength."""
    results = []
    for table in tables:
        left = uniform(generator) * sum(strengths[name] for name in table)
        winner = 0
        while left >= strengths[table[winner]]:
            left -= strengths[table[winner]]
            winner += 1
        shares = tuple(float(seat == winner) for seat in range(len(table)))
        results.append(GameResult(tuple(table), shares))
    return results


def true_ratings(strengths: dict[str, float]) -> dict[str, float]:
    mean = sum(map(math.log, strengths.values())) / len(strengths)
    return {name: ELO * (math.log(strength) - mean) for name, strength in strengths.items()}


STRENGTHS = {"a": 6.0, "b": 3.0, "c": 1.5, "d": 1.0}
PAIRS = [(one, other) for one in STRENGTHS for other in STRENGTHS if one != other]


@pytest.mark.parametrize(
    "tables",
    [PAIRS * 200, [tuple("abcd")] * 2000, [tuple("abc"), tuple("bcd"), tuple("abbd")] * 700],
    ids=["pairs", "fours", "mixed"],
)
def test_known_strengths_are_recovered(tables: list[tuple[str, ...]]) -> None:
    found = rate(played(STRENGTHS, tables, Generator(1)))
    truth = true_ratings(STRENGTHS)
    assert [rating.name for rating in found] == list("abcd")
    for rating in found:
        assert abs(rating.elo - truth[rating.name]) < 25
    assert sum(rating.elo for rating in found) == pytest.approx(0, abs=1e-6)


def test_95_of_100_intervals_cover_the_truth() -> None:
    truth = true_ratings(STRENGTHS)
    generator = Generator(2)
    covered = [
        rating.low <= truth[rating.name] <= rating.high
        for _ in range(100)
        for rating in rate(played(STRENGTHS, PAIRS * 8, generator))
    ]
    assert 0.92 <= sum(covered) / len(covered) <= 0.98


def test_two_players_are_rated_by_the_logarithm_of_their_wins() -> None:
    results = [GameResult(("a", "b"), (1.0, 0.0))] * 300 + [
        GameResult(("b", "a"), (1.0, 0.0))
    ] * 100
    best, other = rate(results)
    assert best.elo - other.elo == pytest.approx(ELO * math.log(3), rel=0.01)


def test_a_shared_win_counts_half() -> None:
    shared = [GameResult(("a", "b"), (0.5, 0.5))] * 10
    assert [rating.elo for rating in rate(shared)] == pytest.approx([0, 0])
    assert [standing.won for standing in standings(shared)] == [5, 5]


def test_who_always_wins_has_a_finite_rating_above_all_others() -> None:
    best, other = rate([GameResult(("a", "b"), (1.0, 0.0))] * 50)
    assert (best.name, other.name) == ("a", "b")
    assert 200 < best.elo < 2000
    assert best.low > other.high


def test_wilson() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(0, 0) == (0, 1)


def test_the_interval_of_a_mean_misses_it_in_one_of_twenty() -> None:
    generator = Generator(5)
    missed = 0
    for _ in range(2000):
        mean, low, high = mean_interval([uniform(generator) for _ in range(50)])
        assert low < mean < high
        missed += not low < 0.5 < high
    assert 0.04 < missed / 2000 < 0.07


def test_the_win_table_counts_seats_and_puts_the_best_first() -> None:
    results = [
        GameResult(("strong", "weak", "weak"), (1.0, 0.0, 0.0)),
        GameResult(("weak", "weak", "strong"), (0.5, 0.0, 0.5)),
    ]
    first, second = standings(results)
    assert (first.name, first.games, first.won, first.share) == ("strong", 2, 1.5, 0.75)
    assert (second.name, second.games, second.won, second.share) == ("weak", 4, 0.5, 0.125)
    assert first.low < first.share < first.high
    assert duels(results) == {"strong": {"weak": 1.5}, "weak": {"strong": 0.5}}


def test_solve() -> None:
    assert solve([[4, 1], [1, 3]], [1, 2]) == pytest.approx([1 / 11, 7 / 11])


# The sequential test.


def verdict(chance: float, target: float, blocks: int, generator: Generator) -> tuple[str, int]:
    """Return the verdict of the test on blocks of two games each, and after how many."""
    test = SequentialTest(target)
    for count in range(1, blocks + 1):
        wins = sum(uniform(generator) < chance for _ in range(2))
        if test.add(wins / 2) != UNDECIDED:
            return test.verdict, count
    return UNDECIDED, blocks


def test_looking_after_every_block_errs_in_at_most_one_of_twenty_runs() -> None:
    generator = Generator(3)
    wrong = [verdict(0.65, 0.65, 200, generator)[0] != UNDECIDED for _ in range(200)]
    assert sum(wrong) <= 10


@pytest.mark.parametrize(("chance", "said"), [(0.8, ABOVE), (0.5, BELOW)])
def test_a_clear_case_is_soon_decided(chance: float, said: str) -> None:
    generator = Generator(4)
    found = [verdict(chance, 0.65, 300, generator) for _ in range(20)]
    assert {word for word, _ in found} == {said}
    assert sum(blocks for _, blocks in found) / len(found) < 120


def test_a_verdict_is_final() -> None:
    test = SequentialTest(0.5)
    while test.add(1.0) == UNDECIDED:
        pass
    for _ in range(100):
        assert test.add(0.0) == ABOVE
