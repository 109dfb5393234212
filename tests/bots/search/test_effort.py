"""A level that searches keeps to its CPU time, however busy the machine is, and to its memory."""

import subprocess
import sys
import time

import pytest

from buttonbox.bots.level import MASTER
from buttonbox.bots.levels import make_bot
from buttonbox.bots.search.search_bot import SearchBot
from buttonbox.games import GAMES
from buttonbox.interpreted import is_compiled
from tests.bots.positions import positions

SLACK = 0.1  # seconds: a last slice, the moves of the root, or a position that is solved
MOST_MEMORY = 100  # MB
THINK = """
import sys
from buttonbox.bots.levels import make_bot
from tests.bots.positions import positions
bot = make_bot(sys.argv[1], "master", 1)
for state in positions(sys.argv[1], 4, 8):
    bot.choose(state)
print(next(line for line in open("/proc/self/status") if line.startswith("VmHWM")).split()[1])
"""
compiled = pytest.mark.skipif(not is_compiled(), reason="interpreted, searching takes too long")


@compiled
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_master_keeps_to_its_cpu_time(game: str) -> None:
    """Counts all threads; only the minimum of simulations may take longer."""
    bot = make_bot(game, "master", 1)
    assert isinstance(bot, SearchBot)
    assert MASTER.budget.seconds is not None
    assert MASTER.budget.simulations is not None
    for state in positions(game, 4, 8):
        tree = bot._team(state).tree
        before = tree.simulations
        started = time.process_time()
        bot.choose(state)
        took = time.process_time() - started
        made = tree.simulations - before
        most = tree.searchers * MASTER.budget.seconds + SLACK
        assert took < most or made <= MASTER.budget.simulations


@compiled
@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("game", GAMES)
def test_a_process_that_thinks_has_little_memory(game: str) -> None:
    command = [sys.executable, "-c", THINK, game]
    used = subprocess.run(command, capture_output=True, text=True, check=True)
    assert int(used.stdout) / 1024 < MOST_MEMORY
