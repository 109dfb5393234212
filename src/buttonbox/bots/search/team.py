"""Spend a budget on a search, with several threads where there are cores for them."""

import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from buttonbox.bots.bot import Budget
from buttonbox.bots.search import nogil
from buttonbox.bots.search.mcts import Mcts
from buttonbox.bots.search.tree import NO_GOAL
from buttonbox.interpreted import is_compiled

# Browsers cannot measure the CPU time of a thread.
cpu_time = getattr(time, "thread_time", time.perf_counter)
# Even with more cores: other bots need them too, and the tree would soon be full.
MOST_THREADS = 2
FIRST_STEPS = 8  # simulations before the clock is first checked
SLICE_SECONDS = 0.004  # per thread between two checks of the clock
SLICE_SIMULATIONS = 256  # between two chances for other threads to run Python
PATIENCE = 4.0  # a search may take this many times its CPU time in wall-clock time


def thread_count() -> int:
    """Return how many threads may search for one decision.

    A browser has no threads; interpreted ones would only wait for the GIL.
    """
    if sys.platform == "emscripten" or not is_compiled():
        return 1
    allowed = getattr(os, "sched_getaffinity", None)
    cores = len(allowed(0)) if allowed else os.cpu_count() or 1
    return min(cores, MOST_THREADS)


@cache
def _pool() -> ThreadPoolExecutor:
    """Return the helping threads of this process, which all its bots share."""
    return ThreadPoolExecutor(MOST_THREADS - 1, thread_name_prefix="search")


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_pool.cache_clear)  # threads do not survive a fork


class Clock:
    """When a search began, in CPU time of this thread and in wall-clock time."""

    def __init__(self) -> None:
        self.cpu = cpu_time()
        self.wall = time.perf_counter()

    def is_late(self, seconds: float) -> bool:
        """Return whether the machine is so busy that the search must stop."""
        return time.perf_counter() - self.wall > PATIENCE * seconds


class Team:
    """A search and its helpers, which search the same tree in their own threads."""

    def __init__(self, leader: Mcts, helpers: list[Mcts]) -> None:
        self.leader = leader
        self.helpers = helpers
        self.tree = leader.tree
        self.tree.searchers = 1 + len(helpers)

    def search_simulations(self, simulations: int) -> None:
        """Search in this thread alone, so that the seed determines the result."""
        goal = self.tree.simulations + simulations
        while self.tree.simulations < goal and not self.tree.full:
            nogil.run(self.leader, min(goal - self.tree.simulations, SLICE_SIMULATIONS))
            self.tree.grow()

    def search_for(self, budget: Budget, started: Clock, catch_up_share: float) -> None:
        """Search until each thread has had its time, or no move is likely to overtake the best.

        The minimum of simulations is run even if the machine is too busy to wait for more. What
        counts is the total CPU time of the threads: if one has to wait for a core, the others use
        its time.
        """
        for helper in self.helpers:
            helper.join(self.leader)
        threads, seconds = self.tree.searchers, budget.seconds or 0.0
        least = self.tree.simulations + (budget.simulations or 0)
        most = NO_GOAL if budget.most is None else self.tree.simulations + budget.most
        steps = FIRST_STEPS
        left = threads * seconds - (cpu_time() - started.cpu)
        while not self.tree.full and (left > 0 or self.tree.simulations < least):
            spent = self._run(min(steps, most - self.tree.simulations))
            left -= spent
            pace = steps / max(spent, 1e-6)
            done = self.tree.simulations
            to_come = min(max(pace * left, least - done), most - done)
            if done >= most or self.tree.visit_lead() > catch_up_share * to_come:
                return
            if started.is_late(seconds) and done >= least:
                return
            steps = max(threads, min(2 * steps, int(pace * threads * SLICE_SECONDS)))

    def _run(self, steps: int) -> float:
        """Run this many simulations in all threads together; return their CPU time."""
        before = cpu_time()
        self.tree.goal = self.tree.simulations + steps
        helping = [_pool().submit(_help, helper, steps) for helper in self.helpers]
        nogil.run(self.leader, steps)
        spent = sum(help.result() for help in helping if not help.cancel())
        self.tree.goal = NO_GOAL
        self.tree.grow()
        return spent + cpu_time() - before


def _help(helper: Mcts, steps: int) -> float:
    """Run at most this many simulations in this thread; return its CPU time."""
    before = cpu_time()
    nogil.run(helper, steps)
    return float(cpu_time() - before)
