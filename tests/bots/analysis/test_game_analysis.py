"""Analysis of games: whatever the judge says, luck and skill add up to the result."""

from functools import cache
from math import fsum
from typing import cast

import pytest

from buttonbox.bots.analysis import continuation
from buttonbox.bots.analysis.continuation import advantage
from buttonbox.bots.analysis.game_analysis import Analysis, analyse as analyse_by
from buttonbox.bots.analysis.judges import Effort, Judges, find_effort, make_judges
from buttonbox.bots.analysis.turning_points import AnalysedEvent, turning_points
from buttonbox.bots.bot import Bot, RandomBot, ScoredMove
from buttonbox.bots.level import MASTER
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.game import Game
from buttonbox.core.history import History
from buttonbox.core.randomness import Generator
from buttonbox.core.record import write_record
from buttonbox.core.state import State
from buttonbox.games import GAMES
from buttonbox.interpreted import is_compiled
from tests.core.pebbles import ONE, TOSS, TWO, Pebbles, PebblesGame
from tests.core.played import begun, finished


class Fickle(RandomBot):
    """A judge without judgement: returns other random chances at every call."""

    def consider(self, state: State) -> list[ScoredMove]:
        values = [(self.generator.below(1000) / 1000, move) for move in state.legal_moves()]
        return [ScoredMove(move, value, 0, 1) for value, move in sorted(values, reverse=True)]

    def win_chances(self, state: State) -> list[float]:
        if state.is_over():
            return super().win_chances(state)
        weights = [self.generator.below(1000) + 1 for _ in range(state.players)]
        return [weight / sum(weights) for weight in weights]


Position = tuple[int, int, int, tuple[int, ...]]


def position_of(state: State) -> Position:
    pebbles = cast(Pebbles, state)
    return pebbles.turn, pebbles.to_act, pebbles.heap, tuple(pebbles.pebbles)


@cache
def solved(position: Position) -> tuple[float, ...]:
    """Return each seat's exact chance under best play."""
    state = Pebbles(len(position[3]))
    state.turn, state.to_act, state.heap, state.pebbles = *position[:3], list(position[3])
    actor = state.actor()
    if actor == NOBODY:
        winners = state.winners()
        return tuple((seat in winners) / len(winners) for seat in range(state.players))
    if actor >= 0:
        return max(
            (solved_after(state, move) for move in state.legal_moves()), key=lambda v: v[actor]
        )
    outcomes = [
        (float(chance), solved_after(state, die)) for die, chance in state.chance_outcomes()
    ]
    return tuple(fsum(p * values[seat] for p, values in outcomes) for seat in range(state.players))


def solved_after(state: State, code: int) -> tuple[float, ...]:
    after = state.clone()
    after.apply(code)
    return solved(position_of(after))


class Exact(RandomBot):
    """A judge of Pebbles that is always right."""

    def consider(self, state: State) -> list[ScoredMove]:
        seat = state.actor()
        values = [(solved_after(state, move)[seat], move) for move in state.legal_moves()]
        return [
            ScoredMove(move, value, value, value, exact=True)
            for value, move in sorted(values, reverse=True)
        ]

    def win_chances(self, state: State) -> list[float]:
        return list(solved(position_of(state)))


def analyse(history: History, judge: Bot) -> Analysis:
    """Analyse with the same judge in all roles."""
    return analyse_by(history, Judges(judge, judge, judge))


def fickle(history: History) -> Analysis:
    return analyse(history, Fickle(Generator(1)))


def random_pebbles(seed: int) -> History:
    history = History(PebblesGame(), {"players": 3})
    generator = Generator(seed)
    while not history.state.is_over():
        outcomes = [code for code, _ in history.state.chance_outcomes()]
        moves = history.state.legal_moves() or outcomes
        history.apply(moves[generator.below(len(moves))])
    return history


# Adding up.


def check_sums(history: History, found: Analysis) -> None:
    """Check the identity, and what each column consists of."""
    assert len(found.chances) == len(found.events) + 1 == len(history.events) + 1
    for seat, account in enumerate(found.accounts):
        explained = fsum([account.luck, account.skill, account.others, account.drift])
        assert explained == pytest.approx(account.end - account.start, abs=1e-9)
        assert account.start == found.chances[0][seat]
        luck = fsum(event.changes[seat] for event in found.events if event.actor == CHANCE)
        assert account.luck == luck
        own = [event for event in found.events if event.actor == seat]
        assert account.skill == -fsum(event.estimate for event in own)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_accounts_add_up_to_the_result(game: Game, players: int) -> None:
    history = finished(game, players, seed=players)
    found = fickle(history)
    check_sums(history, found)
    winners = history.state.winners()
    result = [(seat in winners) / len(winners) for seat in range(players)]
    assert found.finished
    assert [account.end for account in found.accounts] == result


def test_a_game_that_goes_on_adds_up_to_its_present_chances() -> None:
    history = begun(GAMES["war"], events=80, players=3)
    found = fickle(history)
    check_sums(history, found)
    assert not found.finished


def test_an_exact_judge_does_not_drift() -> None:
    for seed in range(20):
        history = random_pebbles(seed)
        found = analyse(history, Exact(Generator(1)))
        check_sums(history, found)
        for account in found.accounts:
            assert account.drift == pytest.approx(0, abs=1e-12)


def test_luck_is_what_chance_did_beyond_expectation() -> None:
    """The luck of each of two tosses averages 0 over all outcomes."""
    game = PebblesGame()
    history = History(game, {"players": 2})
    history.apply(game.parse("toss"))
    lucks = []
    for code, chance in history.state.chance_outcomes():
        branch = History(game, history.settings, events=history.events[:])
        branch.apply(code)
        found = analyse(branch, Exact(Generator(1)))
        lucks.append(float(chance) * found.accounts[0].luck)
    assert fsum(lucks) == pytest.approx(0, abs=1e-12)
    assert max(lucks) > 0


def test_the_judge_of_dice_evaluates_alike_before_and_after_them() -> None:
    """A change in the first judge's opinion does not count as luck."""
    for seed in range(10):
        history = random_pebbles(seed)
        judge = Exact(Generator(1))
        exact = analyse(history, judge)
        found = analyse_by(history, Judges(Fickle(Generator(1)), judge, judge, judge))
        for account, truth in zip(found.accounts, exact.accounts, strict=True):
            assert account.luck == pytest.approx(truth.luck, abs=1e-12)
            columns = [account.luck, account.skill, account.others, account.drift]
            assert fsum(columns) == pytest.approx(account.end - account.start, abs=1e-9)


def test_dice_that_bring_nothing_make_no_turning_point() -> None:
    """Whatever the judge of positions thinks during the roll."""
    calm = AnalysedEvent(CHANCE, 0, (0.4, -0.4), 0.0, 0, luck=(0.01, -0.01))
    assert turning_points([calm]) == ()


@pytest.mark.parametrize("game", GAMES)
def test_dice_have_a_judge_of_their_own_unless_they_are_weighed_exactly(game: str) -> None:
    judges = make_judges(game, 1, Effort(each=4, again=8, last=8))
    assert (judges.dice is None) == (game == "buttons")


@pytest.mark.skipif(not is_compiled(), reason="interpreted, the judges take less time")
def test_where_search_decides_the_judges_see_more_than_most_players() -> None:
    weighed, searched = find_effort("buttons"), find_effort("war")
    assert searched.each > weighed.each
    assert searched.again >= (MASTER.budget.simulations or 0)


class Doubting(Exact):
    """An exact judge that marks no move as exact."""

    def consider(self, state: State) -> list[ScoredMove]:
        return [ScoredMove(move.code, move.value, 0, 1) for move in super().consider(state)]


def test_a_loss_smaller_than_the_judges_can_tell_is_not_claimed() -> None:
    history = History(PebblesGame(), {"players": 2})
    ranked = Exact(Generator(1)).consider(history.state)
    history.apply(ranked[-1].code)
    loss = ranked[0].value - ranked[-1].value
    judge = Doubting(Generator(1))
    for least, claimed in ((loss - 0.01, True), (loss + 0.01, False)):
        found = analyse_by(history, Judges(judge, judge, judge, error=least))
        assert (found.events[0].loss > 0) == claimed
        assert found.accounts[0].skill == pytest.approx(-loss)  # over many moves errors cancel out


class Stubborn(RandomBot):
    """Always plays the same move if it is legal, otherwise the first one."""

    def __init__(self, move: int) -> None:
        super().__init__(Generator(1))
        self.move = move

    def choose(self, state: State) -> int:
        moves = state.legal_moves()
        return self.move if self.move in moves else moves[0]


def test_a_mistake_is_claimed_only_if_it_shows_whoever_plays_on() -> None:
    """If all take two, a toss was worth 14 points more than a single pebble; if all toss, 5."""
    history = History(PebblesGame(), {"players": 2})
    judge, sees, misses = Doubting(Generator(1)), Stubborn(TWO), Stubborn(TOSS)
    history.apply(judge.consider(history.state)[-1].code)
    for players, claimed in (((sees,), True), ((sees, misses), False), ((misses, sees), False)):
        judges = Judges(judge, judge, judge, judge, error=0.1, players=players)
        (event,) = analyse_by(history, judges).events
        assert (event.loss > 0) == claimed
        assert event.estimate > 0  # skill counts it all the same


def test_playing_on_ends_at_the_next_dice_which_are_the_same_for_both_moves() -> None:
    state, judge = Pebbles(2), Exact(Generator(1))
    found = advantage(state, TWO, ONE, Stubborn(TOSS), judge)
    after = [state.clone(), state.clone()]
    for each, move in zip(after, (TWO, ONE), strict=True):
        each.apply(move)
        each.apply(TOSS)
    truth = solved(position_of(after[0]))[0] - solved(position_of(after[1]))[0]
    assert found == pytest.approx(truth, abs=0.03)
    assert advantage(state, TWO, TWO, Stubborn(TOSS), judge) == 0


def test_nothing_is_claimed_where_dice_are_too_far_away(monkeypatch: pytest.MonkeyPatch) -> None:
    state, judge, player = Pebbles(2), Exact(Generator(1)), Stubborn(ONE)
    assert advantage(state, TWO, ONE, player, judge) != 0
    monkeypatch.setattr(continuation, "TOO_FAR", 3)
    assert advantage(state, TWO, ONE, player, judge) == 0


@pytest.mark.parametrize("game", GAMES)
def test_players_play_on_only_where_search_decides(game: str) -> None:
    judges = make_judges(game, 1, find_effort(game))
    assert bool(judges.players) == (game == "war")


@pytest.mark.parametrize("compiled", [True, False])
def test_interpreted_there_is_no_time_to_be_sure(
    compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("buttonbox.bots.analysis.judges.is_compiled", lambda: compiled)
    judges = make_judges("war", 1, Effort(each=4, again=8, last=8))
    assert (judges.error < 1) == compiled


def test_moves_that_dice_follow_are_compared_after_the_dice() -> None:
    seen: list[bool] = []

    class Watched(Doubting):
        def win_chances(self, state: State) -> list[float]:
            seen.append(state.is_chance())
            return super().win_chances(state)

    judge, watched = Exact(Generator(1)), Watched(Generator(1))
    for seed in range(20):
        history = random_pebbles(seed)
        analyse_by(history, Judges(Doubting(Generator(1)), watched, watched, judge))
    assert seen
    assert not any(seen)


def test_the_best_move_loses_nothing_and_a_blunder_tells_the_better_move() -> None:
    game = PebblesGame()
    history = History(game, {"players": 2})
    choices = Exact(Generator(1)).consider(history.state)
    best, worst = choices[0], choices[-1]
    assert best.value > worst.value
    history.apply(worst.code)
    (blunder,) = analyse(history, Exact(Generator(1))).events
    assert blunder.best == best.code
    assert blunder.loss == pytest.approx(best.value - worst.value)
    assert blunder.chance == best.value
    played_best = History(game, {"players": 2})
    played_best.apply(best.code)
    (right,) = analyse(played_best, Exact(Generator(1))).events
    assert (right.loss, right.best) == (0, best.code)


class Hasty(Exact):
    """An exact judge that ranks moves in reverse order, with large differences."""

    def consider(self, state: State) -> list[ScoredMove]:
        moves = super().consider(state)[::-1]
        return [ScoredMove(m.code, 0.9 - i / 10, 0, 1) for i, m in enumerate(moves)]


def test_a_loss_that_the_second_judge_does_not_confirm_is_none() -> None:
    """Hasty ranks the worst move first, but evaluates the positions after it correctly."""
    history = History(PebblesGame(), {"players": 2})
    history.apply(Exact(Generator(1)).consider(history.state)[0].code)
    found = analyse(history, Hasty(Generator(1)))
    (event,) = found.events
    assert (event.loss, event.best) == (0, event.code)
    ranked = Exact(Generator(1)).consider(history.first_state())
    assert found.accounts[0].skill == pytest.approx(ranked[0].value - ranked[-1].value) != 0


def test_a_mistake_that_the_last_judge_does_not_see_is_not_claimed() -> None:
    history = History(PebblesGame(), {"players": 2})
    judge, even = Doubting(Generator(1)), RandomBot(Generator(1))
    history.apply(judge.consider(history.state)[-1].code)
    for last, claimed in ((judge, True), (even, False)):
        (event,) = analyse_by(history, Judges(judge, judge, last)).events
        assert (event.loss > 0) == claimed
        assert event.estimate > 0


def test_a_loss_is_what_the_judge_sees_after_both_moves() -> None:
    """Whatever values the moves had before."""
    history = History(PebblesGame(), {"players": 2})
    ranked = Exact(Generator(1)).consider(history.state)
    history.apply(ranked[-1].code)

    class Boasting(Exact):
        def consider(self, state: State) -> list[ScoredMove]:
            return [ScoredMove(m.code, 0.9 - i / 3, 0, 1) for i, m in enumerate(ranked)]

    (event,) = analyse(history, Boasting(Generator(1))).events
    assert event.loss == pytest.approx(ranked[0].value - ranked[-1].value)
    assert event.chance == pytest.approx(ranked[0].value)


def test_the_steps_of_a_replay_are_the_moments_of_the_graph() -> None:
    history = finished(GAMES["buttons"])
    found = fickle(history)
    for point in found.turning_points:
        before, after = found.chances[point.first], found.chances[point.event]
        assert point.changes == pytest.approx([b - a for a, b in zip(before, after, strict=True)])
        assert all(event.actor == CHANCE for event in history.events[point.first + 1 : point.event])
        following = history.events[point.event : point.event + 1]
        assert all(event.actor != CHANCE for event in following)


def test_the_history_is_left_alone() -> None:
    history = finished(GAMES["buttons"])
    before = write_record(history)
    fickle(history)
    assert write_record(history) == before
