"""Random numbers against a direct transcription of the published algorithms."""

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate, islice
from math import lcm

import pytest

from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.game import Game
from buttonbox.core.randomness import Generator, Playout, chance_cases
from buttonbox.core.state import State
from buttonbox.games import GAMES
from buttonbox.games.war.game import WAR
from tests.core.pebbles import DIE, TOSS, Pebbles

WORD = 2**64
SEEDS = [0, 1, 42, 1234567, 2**63, 2**64 - 1]

# Published outputs: SplitMix64 of seed 1234567; xoshiro256** of the state 1, 2, 3, 4; and both
# together, xoshiro256** of a state filled by SplitMix64 of seed 0.
SPLITMIX_1234567 = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]
XOSHIRO_1234 = [
    11520,
    0,
    1509978240,
    1215971899390074240,
    1216172134540287360,
    607988272756665600,
    16172922978634559625,
    8476171486693032832,
    10595114339597558777,
    2904607092377533576,
]
SEED_0 = [
    0x99EC5F36CB75F2B4,
    0xBF6E1F784956452A,
    0x1A5F849D4933E6E0,
    0x6AA594F1262D2D2C,
    0xBBA5AD4A1F842E59,
    0xFFEF8375D9EBCACA,
    0x6C160DEED2F54C98,
    0x8920AD648FC30A3F,
]


def splitmix64(x: int) -> Iterator[int]:
    """Steele, Lea and Flood, as published by Vigna."""
    while True:
        x = (x + 0x9E3779B97F4A7C15) % WORD
        z = x
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) % WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % WORD
        yield z ^ (z >> 31)


def rotl(x: int, k: int) -> int:
    return (x << k) % WORD | x >> (64 - k)


def xoshiro256starstar(s: list[int]) -> Iterator[int]:
    """Blackman and Vigna."""
    while True:
        yield rotl(s[1] * 5 % WORD, 7) * 9 % WORD
        t = (s[1] << 17) % WORD
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotl(s[3], 45)


def seeded(seed: int) -> Iterator[int]:
    return xoshiro256starstar(list(islice(splitmix64(seed), 4)))


def lemire(words: Iterator[int], bits: int, count: int) -> int:
    """Lemire's multiplication with rejection, on words of this many bits."""
    while True:
        product = next(words) * count
        if product % 2**bits >= 2**bits % count:
            return product >> bits


def test_the_transcription_gives_the_published_outputs() -> None:
    assert list(islice(splitmix64(1234567), 5)) == SPLITMIX_1234567
    assert list(islice(xoshiro256starstar([1, 2, 3, 4]), 10)) == XOSHIRO_1234


def test_seed_0_gives_the_published_outputs() -> None:
    generator = Generator(0)
    assert [generator.next() for _ in SEED_0] == SEED_0


@pytest.mark.parametrize("seed", SEEDS)
def test_next_is_xoshiro(seed: int) -> None:
    generator = Generator(seed)
    assert [generator.next() for _ in range(1000)] == list(islice(seeded(seed), 1000))


def test_only_64_bits_of_a_seed_count() -> None:
    assert Generator(-1).next() == Generator(2**64 - 1).next() == Generator(2**65 - 1).next()


def test_lemire_is_exact() -> None:
    """Of all words of eight bits, the same number stands for each result."""
    for count in range(1, 100):
        kept = [word for word in range(256) if word * count % 256 >= 256 % count]
        results = Counter(lemire(iter([word]), 8, count) for word in kept)
        assert results == dict.fromkeys(range(count), 256 // count)


# The last three reject a quarter, nearly half and nearly none of all words.
@pytest.mark.parametrize("count", [1, 2, 3, 6, 7, 100, 3 * 2**29, 2**30 + 2**29 - 1, 2**31 - 1])
def test_below_is_lemire_on_the_upper_half(count: int) -> None:
    generator = Generator(7)
    words = (word >> 32 for word in seeded(7))
    assert [generator.below(count) for _ in range(1000)] == [
        lemire(words, 32, count) for _ in range(1000)
    ]


def test_below_rolls_a_fair_die() -> None:
    """Each face within five standard deviations of its 10,000 of 60,000 rolls."""
    generator = Generator(3)
    faces = Counter(generator.below(6) for _ in range(60_000))
    assert sorted(faces) == list(range(6))
    assert all(abs(count - 10_000) < 457 for count in faces.values())


def chance_states() -> Iterator[State]:
    """Yield every chance event of a random game of War, with its dice, cards, markers and tiles."""
    state, generator = WAR.new(WAR.settings(4, {"tiles": True})), Generator(11)
    while not state.is_over():
        if state.is_chance():
            yield state.clone()
            state.apply(generator.draw(state))
        else:
            moves = state.legal_moves()
            state.apply(moves[generator.below(len(moves))])


def test_draw_follows_the_probabilities() -> None:
    """Each event has as many of the equally likely cases as its probability says."""
    generator, twin = Generator(5), Generator(5)
    for state in chance_states():
        outcomes = state.chance_outcomes()
        cases = lcm(*[probability.denominator for _, probability in outcomes])
        number = twin.below(cases)
        bounds = accumulate(probability * cases for _, probability in outcomes)
        first = next(i for i, bound in enumerate(bounds) if number < bound)
        assert generator.draw(state) == outcomes[first][0]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_playout_is_a_random_game(game: Game) -> None:
    """It takes its numbers in the same order as picking moves and drawing chance one by one."""
    played, picked = game.new(game.settings(3)), game.new(game.settings(3))
    generator, decisions = Generator(9), 0
    while not picked.is_over():
        if picked.is_chance():
            picked.apply(generator.draw(picked))
        else:
            moves = picked.legal_moves()
            picked.apply(moves[generator.below(len(moves))])
            decisions += 1
    assert Playout(Generator(9)).finish(played) == decisions
    assert game.position(played) == game.position(picked)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_step_tells_whether_a_seat_decided(game: Game) -> None:
    state, playout = game.new(game.settings(2)), Playout(Generator(1))
    while (actor := state.actor()) != NOBODY:
        assert playout.step(state) == (actor != CHANCE)


def test_the_cases_of_a_game_in_plain_python_follow_from_its_probabilities() -> None:
    state = Pebbles()
    state.apply(TOSS)
    assert chance_cases(state) == [(DIE, 2), (DIE + 1, 1), (DIE + 2, 1)]
