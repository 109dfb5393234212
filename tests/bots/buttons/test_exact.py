"""Evaluations before chance, and rounds with one seat left, against brute force."""

from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from buttonbox.bots.bot import Bot, Budget
from buttonbox.bots.buttons.exact import ButtonsSolver, exact_solution
from buttonbox.bots.buttons.value import ButtonsValue
from buttonbox.bots.levels import LEVELS, make_bot
from buttonbox.bots.value.weights import load as load_weights, weights_file
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.randomness import Generator, Playout
from buttonbox.games.buttons import codes, phases
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.rules import Buttons
from buttonbox.interpreted import is_compiled
from tests.bots import slow_rounds
from tests.bots.slow_rounds import SlowRound, only_seat
from tests.games.buttons.positions import load, play, seat as board

FEW = 6 if is_compiled() else 1
SMALL = 400 if is_compiled() else 30
WON = 20 if is_compiled() else 1
TRIES = 10 if is_compiled() else 2
ONE_PLY = Budget(simulations=0)
STARS = "1/1 1/2 1/4 1/5 2/1 2/2 2/4 2/5 4/1 4/2 4/4"
solving = pytest.mark.skipif(not is_compiled(), reason="interpreted, only small rounds are solved")


def judge() -> Bot:
    return make_bot("buttons", "master", 1, ONE_PLY)


# Chance.


def rolls(players: int, still_in: int, dice: int, seed: int) -> Buttons:
    """Return a state of a random game with this many seats in the round and dice to roll."""
    playout = Playout(Generator(seed))
    while True:
        state = BUTTONS.new(BUTTONS.settings(players))
        while state.actor() != NOBODY:
            left = [*state.status[:players]].count(phases.IN)
            to_fall = 2 + state.blacks - state.rolled
            if (state.phase, left, to_fall) == (phases.ROLLING, still_in, dice):
                return state
            playout.step(state)


def mean_over_chance(state: Buttons, bot: Bot) -> list[float]:
    """Return the mean over every outcome of the dice and cards, one by one."""
    if state.actor() != CHANCE:
        return bot.win_chances(state)
    sums = [0.0] * state.players
    for code, chance in state.chance_outcomes():
        after = state.clone()
        after.apply(code)
        for s, value in enumerate(mean_over_chance(after, bot)):
            sums[s] += float(chance) * value
    return sums


@pytest.mark.parametrize(
    ("players", "still_in", "dice"),
    [(2, 1, 4), (2, 2, 1), (2, 2, 3), (3, 2, 3), (3, 3, 2), (4, 1, 3), (4, 2, 4), (4, 4, 2)],
)
def test_a_roll_is_worth_the_mean_over_all_its_outcomes(
    players: int, still_in: int, dice: int
) -> None:
    state = rolls(players, still_in, dice if is_compiled() else min(dice, 2), seed=dice)
    expected = mean_over_chance(state, judge())
    assert judge().win_chances(state) == pytest.approx(expected, abs=1e-6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deal_is_worth_the_mean_over_all_deals(players: int) -> None:
    state = BUTTONS.new(BUTTONS.settings(players))
    expected = mean_over_chance(state, judge())
    assert judge().win_chances(state) == pytest.approx(expected, abs=1e-6)


@solving
@pytest.mark.parametrize("simulations", [0, 50])
def test_chances_to_win_depend_on_no_seed(simulations: int) -> None:
    bots = [make_bot("buttons", "master", s, Budget(simulations=simulations)) for s in (1, 2)]
    for number, state in zip(range(FEW), slow_rounds.last_decisions(3, 7), strict=False):
        rolled = state[1].clone()
        if rolled.phase == phases.TURN and number % 2:
            rolled.apply(codes.ROLL)
        first, second = (bot.win_chances(rolled) for bot in bots)
        assert first == second


# One seat left.


@solving
@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_solved_round_is_what_trying_everything_gives(players: int) -> None:
    for _, state in islice(slow_rounds.small_decisions(players, 3, SMALL), FEW):
        solution = exact_solution(state)
        assert solution
        expected = SlowRound(state, state.actor(), judge()).moves(state)
        found = {code: chances[state.actor()] for code, chances in solution.moves.items()}
        assert found == pytest.approx(expected, abs=1e-6)
        assert solution.chances[state.actor()] == max(found.values())
        assert sum(solution.chances) == pytest.approx(1, abs=1e-6)


@solving
@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_master_s_choice_is_optimal_with_one_seat_left(players: int) -> None:
    bot = make_bot("buttons", "master", 1, Budget(simulations=30))
    for _, state in islice(slow_rounds.small_decisions(players, 5, SMALL), FEW):
        assert slow_rounds.lost(state, bot.choose(state), judge()) < slow_rounds.SURE


@solving
def test_a_solved_roll_is_the_mean_over_its_outcomes() -> None:
    """While the dice fall, one by one."""
    bot = make_bot("buttons", "master", 1, Budget(simulations=30))
    for _, state in islice(slow_rounds.small_decisions(2, 9, SMALL), FEW):
        if state.phase != phases.TURN:
            continue
        state.apply(codes.ROLL)
        for face in (3, 2, 6, 1):
            if state.phase == phases.ROLLING and state.rolled:
                expected = mean_over_chance(state, bot)
                assert bot.win_chances(state) == pytest.approx(expected, abs=1e-6)
            if state.phase == phases.ROLLING:
                state.apply(codes.FACE + face)


@solving
def test_a_solution_is_kept_while_the_dice_fall_and_no_longer() -> None:
    """A solver that is used throughout a round gives the same results as a new one."""
    kept = make_bot("buttons", "master", 1, Budget(simulations=30))
    _, state = next(slow_rounds.small_decisions(2, 9, SMALL))
    dice = Generator(4)
    while state.actor() != NOBODY and only_seat(state):
        new = make_bot("buttons", "master", 1, Budget(simulations=30))
        assert kept.win_chances(state) == new.win_chances(state)
        state.apply(dice.draw(state) if state.is_chance() else state.legal_moves()[0])


def test_several_seats_left_are_not_solved() -> None:
    assert exact_solution(load(board("1/1"), board())) is None
    assert exact_solution(BUTTONS.new(BUTTONS.settings(2))) is None


def solver_with(capacity: int) -> ButtonsSolver:
    network = load_weights("buttons", weights_file("buttons", 2))
    return ButtonsSolver(ButtonsValue(network), capacity)


def large_decisions(sets: int) -> Iterator[Buttons]:
    """Yield decisions with more than this many sets of buttons, but not many more."""
    for _, state in slow_rounds.last_decisions(2, 11):
        if sets < slow_rounds.sets_of_buttons(state.open_cells(state.actor())) < 4 * sets:
            yield state


@solving
def test_a_solution_without_the_fullest_sets_has_the_same_best_move() -> None:
    """An incomplete solution assumes that the player gets out early, so it is never too high."""
    part, whole = solver_with(1 << 14), solver_with(1 << 18)
    cut_off = 0
    for state in islice(large_decisions(1 << 15), FEW):
        seat = state.actor()
        found, truth = part.solve(state), whole.solve(state)
        assert found
        assert truth
        values = {code: chances[seat] for code, chances in truth.moves.items()}
        early = {code: chances[seat] for code, chances in found.moves.items()}
        chosen = max(early, key=lambda code: early[code])
        assert max(values.values()) - values[chosen] < 0.005
        assert all(early[code] <= values[code] + 1e-9 for code in values)
        assert found.proved <= part.last_seat.complete
        cut_off += not part.last_seat.complete
    assert cut_off


@solving
def test_nothing_is_looked_at_that_cannot_win() -> None:
    """Seat 1 is out with five in a line and 12 stars: seat 0 cannot even share the win."""
    solver = solver_with(1 << 18)
    solution = solver.solve(load(board("6/6"), board("1/3", STARS, status="out")))
    assert solution
    assert solution.proved
    assert all(chances == pytest.approx((0, 1)) for chances in solution.moves.values())
    assert solver.last_seat.count < 40


def ahead() -> Buttons:
    """Getting out gives seat 0 its twelfth star; seat 1 is bust."""
    return load(board("6/6", STARS), board(status="bust"))


def behind() -> Buttons:
    """Seat 1 is out with its twelfth star, so that the game ends with this round."""
    return load(board("6/6", STARS[4:]), board("6/6", STARS, status="out"))


@solving
def test_a_game_that_ends_anyway_is_proved() -> None:
    proved, open_end = exact_solution(behind()), exact_solution(ahead())
    assert proved
    assert proved.proved
    assert proved.moves[codes.GET_OUT] == (0.0, 1.0)
    assert open_end
    assert not open_end.proved
    assert open_end.moves[codes.GET_OUT] == (1.0, 0.0)


@solving
def test_moves_say_what_is_exact() -> None:
    bot = make_bot("buttons", "master", 1, Budget(simulations=30))
    assert all(move.exact and move.low == move.high for move in bot.consider(behind()))
    for state in (ahead(), load(board("1/1"), board())):
        assert not any(move.exact or move.low == move.high for move in bot.consider(state))


def test_the_state_is_left_alone() -> None:
    state = ahead()
    before = BUTTONS.position(state)
    exact_solution(state)
    judge().win_chances(play(state.clone(), "roll"))
    assert BUTTONS.position(state) == before


@cache
def won_positions(players: int) -> list[Buttons]:
    """Turns of games of a middling level in which getting out wins for certain."""
    bot, dice, certain = make_bot("buttons", "medium", 5), Generator(5), judge()
    found: list[Buttons] = []
    while len(found) < WON:
        state = BUTTONS.new(BUTTONS.settings(players))
        while (actor := state.actor()) != NOBODY:
            if state.phase == phases.TURN and wins_by_getting_out(state, certain):
                found.append(state.clone())
            state.apply(dice.draw(state) if actor == CHANCE else bot.choose(state))
    return found


def wins_by_getting_out(state: Buttons, certain: Bot) -> bool:
    if codes.GET_OUT not in state.legal_moves():
        return False
    after = state.clone()
    after.apply(codes.GET_OUT)
    return certain.win_chances(after)[state.actor()] == 1.0


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", LEVELS[1:])
def test_nobody_rolls_on_when_getting_out_wins(level: str, players: int) -> None:
    bot = make_bot("buttons", level, 3, Budget(simulations=30))
    for state in won_positions(players):
        assert all(bot.choose(state) == codes.GET_OUT for _ in range(TRIES))


@solving
def test_only_one_seat_is_left_where_rounds_are_solved() -> None:
    _, state = next(iter(slow_rounds.last_decisions(4, 1)))
    assert only_seat(state)
