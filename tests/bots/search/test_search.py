"""The search finds the moves known to be best, and does not block other threads."""

import json
import math
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from buttonbox.bots.arena.arena import play_match
from buttonbox.bots.bot import Budget
from buttonbox.bots.level import Level
from buttonbox.bots.levels import make_bot
from buttonbox.bots.registry import find_bots
from buttonbox.bots.search import nogil
from buttonbox.bots.search.leaf import LeafEvaluator
from buttonbox.bots.search.mcts import Mcts
from buttonbox.bots.search.search_bot import SearchBot
from buttonbox.bots.search.team import Clock, Team, thread_count
from buttonbox.bots.search.tree import SearchTree
from buttonbox.bots.value.evaluator import Rollouts
from buttonbox.bots.value.weights import load, new_evaluator, weights_file
from buttonbox.bots.war.pruning import is_paid_bonus
from buttonbox.core.actors import NOBODY
from buttonbox.core.randomness import Generator, Playout
from buttonbox.core.state import State
from buttonbox.games import GAMES
from buttonbox.games.war import codes
from buttonbox.games.war.game import WAR
from buttonbox.games.war.rules import War
from buttonbox.interpreted import SWITCH, is_compiled
from tests.bots.search import endgames

ROOT = Path(__file__).parents[3]
STEPS = 1500 if is_compiled() else 8
LOST = 10 if is_compiled() else 1


def best_of(tree: Any, players: int = 2) -> int:
    """The move tried most; a hand-built state runs only where nothing is compiled."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.search.trees", json.dumps(tree), str(players)],
        cwd=ROOT,
        env={**os.environ, SWITCH: "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    visits = json.loads(done.stdout)
    return int(visits.index(max(visits)))


def test_a_win_is_taken() -> None:
    assert best_of([0, 1, 1, 0]) == 2


def test_the_opponent_is_expected_to_play_well() -> None:
    """Move 0 offers three wins in four, but the other seat will pick the fourth."""
    assert best_of([0, [1, 0, 0, 0, 1], ["chance", 0, 1, 1]]) == 1


def test_chance_is_weighed_by_its_cases() -> None:
    assert best_of([0, ["chance", 0, 1], ["chance", 0, 0, 1], ["chance", 0, 1, 1]]) == 1


def test_a_choice_after_chance_counts() -> None:
    """Move 1: whatever the coin, seat 0 can win afterwards."""
    assert best_of([0, ["chance", 0, 0, 0, 1], ["chance", [0, 0, 1], [0, 1, 0]]]) == 1


def test_three_seats_play_each_for_itself() -> None:
    """After move 0 seat 1 wins more often by sparing seat 0; were all against seat 0, it would
    not, and move 1 would be better."""
    spare = ["chance", 1, 0]
    harm = ["chance", 1, 2, 2]
    assert best_of([0, [1, spare, harm], ["chance", 0, 2, 2]], players=3) == 0


@pytest.mark.parametrize("number", range(6))
@pytest.mark.slow
def test_the_last_rolls_of_buttons_are_played_best(number: int) -> None:
    state = endgames.buttons_endgame(number)
    exact = endgames.exact_buttons(state)
    bot = make_bot("buttons", "master", 1, Budget(simulations=4000))
    assert exact[bot.choose(state)] >= max(exact.values()) - endgames.NEARLY


@pytest.mark.parametrize("level", ["strong", "master"])
@pytest.mark.parametrize("number", range(6))
def test_the_last_dice_of_war_are_played_best(level: str, number: int) -> None:
    state, exact = endgames.war_endgame(number)
    bot = make_bot("war", level, 1, Budget(simulations=4000))
    assert exact[bot.choose(state)] == max(exact.values())


def first_decision(game: str, players: int = 2) -> State:
    state = GAMES[game].new(GAMES[game].settings(players))
    Generator(5).settle(state)
    return state


@pytest.mark.skipif(not is_compiled(), reason="interpreted, the lock passes every few ms anyway")
@pytest.mark.parametrize("game", GAMES)
def test_another_thread_counts_on_during_one_stretch_of_search(game: str) -> None:
    generator = Generator(1)
    search = Mcts(Rollouts(generator), generator, SearchTree(1 << 20), False)
    search.start(first_decision(game))
    ticks = 0
    over = threading.Event()

    def tick() -> None:
        nonlocal ticks
        while not over.is_set():
            ticks += 1

    clock = threading.Thread(target=tick)
    clock.start()
    before = ticks
    nogil.run(search, 5000)
    during = ticks - before
    over.set()
    clock.join()
    assert during > 1000


@pytest.mark.skipif(not is_compiled(), reason="interpreted, the lock passes every few ms anyway")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.slow
def test_what_needs_the_lock_is_short(game: str, players: int) -> None:
    """Everything but the search itself takes a small part of the time."""
    state = first_decision(game, players)
    assert 5 * seconds(game, state, 0) < seconds(game, state, 3000)


def seconds(game: str, state: State, simulations: int) -> float:
    """Return the least CPU time of a decision."""
    bot = make_bot(game, "master", 1, Budget(simulations=simulations))
    times = []
    for _ in range(3):
        started = time.thread_time()
        bot.consider(state)
        times.append(time.thread_time() - started)
    return min(times)


# From decision to decision.


def new_search(edges: int = 1 << 14) -> Mcts:
    evaluator = new_evaluator("war", load("war", weights_file("war", 2)))
    return Mcts(evaluator, Generator(1), SearchTree(edges), True)


def test_a_move_has_the_same_value_whether_sums_are_kept_or_not() -> None:
    """The search updates kept sums; a new evaluator sums all inputs."""
    evaluator = LeafEvaluator(new_evaluator("war", load("war", weights_file("war", 2))))
    search, state = new_search(), first_decision("war")
    for _ in range(12):
        search.start(state)
        for move, _, values in search.tree.root_moves():
            evaluator.prepare(state)
            evaluator.evaluate_move(state, move)
            assert values == pytest.approx(evaluator.chances[:2], abs=1e-5)
        state.apply(state.legal_moves()[0])
        Generator(1).settle(state)


def visits(search: Mcts) -> dict[int, int]:
    return {move: count for move, count, _ in search.tree.root_moves()}


def test_the_tree_below_the_chosen_move_is_kept() -> None:
    search, state = new_search(), first_decision("war")
    search.start(state, prune=True)
    for _ in range(4):
        nogil.run(search, STEPS)
        tried = visits(search)
        best = max(tried, key=lambda move: tried[move])
        search.remember(state, best)
        state.apply(best)
        assert search.resume(state)
        assert sum(visits(search).values()) >= tried[best] - 1  # one visit was its own
        assert set(visits(search)) <= set(state.legal_moves())


def test_a_kept_tree_says_what_it_said_before() -> None:
    search, state = new_search(), first_decision("war")
    search.start(state, prune=True)
    nogil.run(search, STEPS)
    before = search.tree.root_moves()
    assert search.resume(state)
    assert search.tree.root_moves() == before
    best = max(before, key=lambda move: move[1])
    state.apply(best[0])
    assert search.resume(state)
    total = sum(count * values[0] for _, count, values in search.tree.root_moves())
    assert total / sum(visits(search).values()) == pytest.approx(best[2][0], abs=0.1)


def test_a_state_that_is_not_in_the_tree_is_searched_anew() -> None:
    search, state = new_search(), first_decision("war")
    assert not search.resume(state)
    search.start(state)
    other = state.clone()
    other.apply(state.legal_moves()[-1])
    assert not search.resume(other)


def test_a_full_tree_grows() -> None:
    search, state = new_search(edges=1024), first_decision("war")
    search.start(state)
    while search.tree.simulations < STEPS:
        nogil.run(search, STEPS - search.tree.simulations)
        assert search.tree.full or search.tree.simulations == STEPS
        before = visits(search)
        search.tree.grow()
        assert visits(search) == before
    assert search.tree.edges > 1024


def test_all_moves_of_the_root_get_their_share() -> None:
    search, state = new_search(edges=1 << 17), first_decision("war")
    search.root_spread = 0.5
    search.start(state)
    nogil.run(search, STEPS)
    tried = visits(search)
    assert min(tried.values()) >= 0.4 * STEPS / len(tried)


@pytest.mark.skipif(not is_compiled(), reason="too slow interpreted")
def test_a_won_game_is_not_thrown_away() -> None:
    """Against random moves every game is soon all but won; the rest must be won, too."""
    bot, other = make_bot("war", "good", 1), make_bot("war", "random", 1)
    assert play_match("war", bot, other, players=2, rounds=20, seed=5) == 1.0


def test_a_lost_game_is_lost_with_as_much_as_possible() -> None:
    bots = find_bots("war")
    for number, state in enumerate(lost_positions()):
        move = make_bot("war", "master", number, Budget(simulations=300)).choose(state)
        owned = {
            each: bots.margin(endgames.after(state, each), state.to_act)
            for each in state.legal_moves()
        }
        assert owned[move] == max(owned.values())


def lost_positions() -> list[War]:
    """Last decisions of games that the seat to move has lost whatever it does."""
    playout = Playout(Generator(7))
    found: list[War] = []
    while len(found) < LOST:
        state = WAR.new(WAR.settings(2))
        while state.to_act != NOBODY:
            if endgames.is_nearly_over(state) and is_lost(state):
                found.append(state.clone())
            playout.step(state)
    return found


def is_lost(state: War) -> bool:
    budget = [200]
    moves = state.legal_moves()
    lost = [endgames.play_out(endgames.after(state, move), budget)[state.to_act] for move in moves]
    return len(moves) > 1 and budget[0] >= 0 and not any(lost)


@pytest.mark.skipif(not is_compiled(), reason="too slow interpreted")
def test_nobody_pays_for_a_die_that_goes_to_the_village() -> None:
    """A seat buys or turns a die before its dice action only to use it (W26, W60, W61)."""
    paid = 0
    for seed in range(4):
        state, generator = WAR.new(WAR.settings(2)), Generator(seed)
        bots = [make_bot("war", "master", seat, Budget(simulations=60)) for seat in range(2)]
        before = None
        while generator.settle(state):
            move = bots[state.to_act].choose(state)
            spent = before is not None and before[0] == state.to_act and is_paid_bonus(before[1])
            if spent and state.bonus and not state.acted:  # in the same turn
                paid += 1
                assert not codes.TO_VILLAGE <= move < codes.VILLAGE_DONE
            before = (state.to_act, move)
            state.apply(move)
    assert paid


# Several threads.


def new_team(size: int) -> Team:
    leader = new_search(edges=1 << 17)
    evaluators = [new_evaluator("war", load("war", weights_file("war", 2))) for _ in range(size)]
    tree = leader.tree
    helpers = [Mcts(each, Generator(n), tree, True) for n, each in enumerate(evaluators[1:])]
    return Team(leader, helpers)


@pytest.mark.skipif(not is_compiled(), reason="interpreted, there is one thread")
def test_threads_share_a_tree() -> None:
    """Every simulation counts once at the root, and the tree stays consistent."""
    team, state = new_team(3), first_decision("war")
    team.leader.start(state, prune=True)
    for _ in range(6):
        before = team.tree.simulations, sum(visits(team.leader).values())
        team.search_for(Budget(seconds=0.02), Clock(), math.inf)
        made = team.tree.simulations - before[0]
        assert sum(visits(team.leader).values()) == before[1] + made
        for _, _, values in team.tree.root_moves():
            assert sum(values) == pytest.approx(1, abs=1e-3)
        tried = visits(team.leader)
        state.apply(max(tried, key=lambda move: tried[move]))
        Generator(1).settle(state)
        if not team.leader.resume(state):
            team.leader.start(state)
        assert set(visits(team.leader)) <= set(state.legal_moves())


@pytest.mark.skipif(not is_compiled(), reason="interpreted, there is one thread")
def test_all_threads_together_keep_to_the_number_of_simulations() -> None:
    team, state = new_team(2), first_decision("war")
    team.leader.start(state)
    team.helpers[0].join(team.leader)
    assert team._run(STEPS) > 0
    assert STEPS <= team.tree.simulations <= STEPS + 1  # one was under way


def test_the_least_number_of_simulations_is_kept_however_late_it_is() -> None:
    team, state = new_team(2 if is_compiled() else 1), first_decision("war")
    team.leader.start(state)
    team.search_for(Budget(seconds=0.0, simulations=STEPS), Clock(), math.inf)
    assert team.tree.simulations >= STEPS


def test_a_fast_machine_runs_no_more_than_the_most_simulations() -> None:
    team, state = new_team(2 if is_compiled() else 1), first_decision("war")
    team.leader.start(state)
    for searched in (STEPS, 2 * STEPS):  # what a kept tree already has does not count
        team.search_for(Budget(seconds=60.0, most=STEPS), Clock(), math.inf)
        assert searched <= team.tree.simulations <= searched + 2  # one was under way


def test_a_budget_of_simulations_has_one_thread() -> None:
    state = first_decision("war")
    for budget, threads in ((Budget(simulations=9), 1), (Budget(seconds=1.0), thread_count())):
        bot = SearchBot("war", Generator(1), Level(budget))
        assert bot._team(state).tree.searchers == threads


def test_a_browser_has_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "emscripten")
    assert thread_count() == 1
