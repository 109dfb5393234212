"""`python -m bench.strength`: measure how much stronger each level is than the one below it.

Each row is a match of two levels that share the seats of a table equally, in blocks with the same
dice and rotated seats, over a fixed number of games. Where games take long, results are
luck-adjusted (bots/arena/luck.py). Results are saved to docs/strength.json; docs/strength.md shows
them.
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

from buttonbox.bots.arena.arena import Entrant, play_blocks
from buttonbox.bots.arena.duel import Interval, duel_blocks, duel_result
from buttonbox.bots.arena.executors import open_executor
from buttonbox.bots.bot import Budget
from buttonbox.bots.levels import LEVELS, UCT, find_level, levels_of, make_bot
from buttonbox.bots.search.noise import moves_alive
from buttonbox.bots.search.search_bot import SearchBot
from buttonbox.bots.search.team import thread_count
from buttonbox.cli.terminal import progress
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import GAMES
from harness.bots.match_budgets import budgets_of
from harness.bots.strength_page import write_table

SAVED = Path("docs/strength.json")
SEED = 2026
JUDGED = "buttons"  # the game in which luck is taken out
JUDGE = Entrant("judge", "master", simulations=0)  # of luck, one ply deep
PLAYERS = (2, 3, 4)
# The games of a match by the simulations of the stronger level, if these are fewer. They are enough
# for an interval inside SHOULD_WIN where a step is about 70 %.
GAMES_OF_A_MATCH = ((100, 1000), (500, 700), (4000, 400))
FEWEST_GAMES = 200
JUDGED_GAMES = 400  # at most, where luck is taken out
UCT_GAMES = 60
SHOULD_WIN = (0.60, 0.80)
ALIVE_POSITIONS = 200
TIMED_POSITIONS = 20
# Seconds of CPU time of each thread for a decision, 95th percentile: master's, and a last slice.
SLOWEST = 0.35
MOST_MEMORY = 100  # MB of a process that searches


@dataclass(frozen=True)
class Row:
    """A match: the share of the games that the stronger level won, with its 95 % interval.

    `fair` is the share with luck taken out, and its interval, if that was measured. `budgets` says
    what each level had for a decision where that was not its own budget, `cpu_minutes` is the CPU
    time of the whole match.
    """

    game: str
    players: int
    stronger: str
    weaker: str
    games: int
    share: float
    low: float
    high: float
    fair: tuple[float, float, float] | None = None
    budgets: tuple[str, str] = ("", "")
    cpu_minutes: float | None = None

    @property
    def key(self) -> str:
        return f"{self.game} {self.players}: {self.stronger} against {self.weaker}"


# Matches.


def steps(game: str) -> tuple[tuple[str, str], ...]:
    """Return the pairs of levels that are measured: a stronger one and the one below it."""
    return (*(pair[::-1] for pair in pairwise(levels_of(game))), ("master", UCT))


def play_step(game: str, players: int, step: tuple[str, str], wanted: argparse.Namespace) -> Row:
    """Play a match and return its row; luck is measured in BUTTONS, where dice decide most."""
    games = wanted.games or usual_games(game, players, step)
    budgets = budgets_of(game, players, step, wanted.part)
    stronger, weaker = (entrant(*each) for each in zip(step, budgets, strict=True))
    judge = JUDGE if game == JUDGED else None
    started = cpu_seconds()
    blocks = duel_blocks(game, (stronger, weaker), players, games, wanted.seed, judge)
    with open_executor(wanted.workers, None) as crew:
        played = play_blocks(blocks, make_bot, *crew)
        bar = progress(len(blocks), f"{game} {players}, {' against '.join(step)}")
        duel = duel_result(step[0], [block for _, block in zip(bar, played, strict=False)])
    fair = None if duel.fair is None else rounded(duel.fair)
    minutes = round((cpu_seconds() - started) / 60, 1)
    texts = budget_text(budgets[0]), budget_text(budgets[1])
    return Row(game, players, *step, duel.games, *rounded(duel.share), fair, texts, minutes)


def usual_games(game: str, players: int, step: tuple[str, str]) -> int:
    """Return how many games a match of these levels has by default."""
    if UCT in step:
        return UCT_GAMES
    budget = find_level(game, step[0]).for_players(players).budget
    simulations = budget.most or budget.simulations or 0
    games = next((games for limit, games in GAMES_OF_A_MATCH if simulations < limit), FEWEST_GAMES)
    return min(games, JUDGED_GAMES) if game == JUDGED else games


def entrant(level: str, budget: Budget | None) -> Entrant:
    """Return the level as an entrant, with this budget or its own."""
    if budget is None:
        return Entrant(level, level)
    return Entrant(level, level, budget.simulations, budget.seconds)


def budget_text(budget: Budget | None) -> str:
    """Say what a level had for a decision; nothing if that was its own budget."""
    if budget is None:
        return ""
    if budget.seconds is not None:
        return f"{1000 * budget.seconds:g} ms"
    return f"{budget.simulations:,} simulations"


def cpu_seconds() -> float:
    """Return the CPU time of this process and of its workers, after waiting for them to end."""
    for worker in multiprocessing.active_children():
        worker.join()
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system


def rounded(interval: Interval) -> Interval:
    mean, low, high = (round(number, 4) for number in interval)
    return mean, low, high


# What a level looks like.


def positions(game: str, players: int, count: int) -> Iterator[State]:
    """Yield decisions with a choice from games of a middling level."""
    bot = make_bot(game, "medium", SEED)
    dice = Generator(SEED + players)
    state = GAMES[game].new(GAMES[game].settings(players))
    while count:
        if state.is_over():
            state = GAMES[game].new(GAMES[game].settings(players))
        elif state.is_chance():
            state.apply(dice.draw(state))
        else:
            if len(state.legal_moves()) > 1 and dice.below(5) == 0:
                count -= 1
                yield state.clone()
            state.apply(bot.choose(state))


def alive(game: str, players: int, level: str) -> float:
    """Return the mean number of moves that a level might choose in a decision."""
    if find_level(game, level).for_players(players).noise is None:
        return 1.0
    bot = make_bot(game, level, SEED)
    assert isinstance(bot, SearchBot)
    found = [bot.move_weights(state) for state in positions(game, players, ALIVE_POSITIONS)]
    return round(fmean(moves_alive(weights.values()) for weights in found), 2)


def slow_decision(game: str, players: int, level: str) -> float:
    """Return the 95th percentile of the CPU time of each thread for a decision, in seconds."""
    bot = make_bot(game, level, SEED)
    threads = 1 if find_level(game, level).budget.seconds is None else thread_count()
    times = []
    for state in positions(game, players, TIMED_POSITIONS):
        started = time.process_time()
        bot.choose(state)
        times.append((time.process_time() - started) / threads)
    return round(sorted(times)[len(times) * 95 // 100], 4)


def peak_memory() -> int:
    """Return the most memory that this process has had so far, in MB."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) // 1024


def look_at(game: str, level: str) -> dict[str, Any]:
    """Return the profile of a level: moves alive, time and memory."""
    found = {str(players): alive(game, players, level) for players in PLAYERS}
    seconds = max(slow_decision(game, players, level) for players in PLAYERS)
    return {"alive": found, "seconds": seconds, "memory": peak_memory()}


# Saved results.


def load_results() -> dict[str, Any]:
    """Load all rows and looks by key."""
    return dict(json.loads(SAVED.read_text()))


def save_result(kind: str, key: str, value: Any) -> None:
    """Save a result, replacing the one of the same key."""
    results = load_results()
    results.setdefault(kind, {})[key] = value
    SAVED.write_text(json.dumps(results, indent=1) + "\n")


def rows_text(rows: Sequence[Row]) -> str:
    """Format the matches as a Markdown table."""
    lines = [
        "| Game | players | match | won | 95 % interval | luck taken out | games | CPU minutes |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        lines.append(
            f"| {GAMES[row.game].title} | {row.players} | {match_text(row)} "
            f"| **{row.share:.1%}** | {row.low:.1%} to {row.high:.1%} | {fair_text(row)} "
            f"| {row.games} | {'' if row.cpu_minutes is None else row.cpu_minutes} |"
        )
    return "\n".join(lines) + "\n"


def match_text(row: Row) -> str:
    """Name both levels, with their budgets where these were not their own."""
    own, other = (f" ({budget})" if budget else "" for budget in row.budgets)
    return f"{row.stronger}{own} against {row.weaker}{other}"


def fair_text(row: Row) -> str:
    if row.fair is None:
        return ""
    share, low, high = row.fair
    return f"**{share:.1%}**, {low:.1%} to {high:.1%}"


def looks_text(looks: dict[str, Any]) -> str:
    """Format moves alive and times as a Markdown table."""
    titles = [f"{GAMES[game].title}: {name}" for game in GAMES for name in ("alive", "CPU time")]
    lines = [f"| Level | {' | '.join(titles)} |", "|---|" + "---|" * len(titles)]
    for level in LEVELS[1:]:
        cells = [cell for game in GAMES for cell in look_cells(looks.get(f"{game} {level}"))]
        lines.append(f"| {level} | {' | '.join(cells)} |")
    memory = max(found["memory"] for found in looks.values())
    return "\n".join(lines) + f"\n\nA process that thinks has at most {memory} MB.\n"


def look_cells(found: dict[str, Any] | None) -> tuple[str, str]:
    """Format what a level of a game looks like."""
    if found is None:
        return "", ""
    moves = ", ".join(f"{number:.1f}" for number in found["alive"].values())
    return moves, f"{1000 * found['seconds']:.1f} ms"


def write_page() -> None:
    """Write the saved results to their place in docs/strength.md."""
    results = load_results()
    rows = [Row(**row) for row in results["rows"].values()]
    rows.sort(key=lambda row: (row.game, row.players, LEVELS.index(row.stronger), row.weaker))
    write_table("rows", rows_text(rows))
    if looks := results.get("looks"):
        write_table("looks", looks_text(looks))


# Command line.


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("--game", choices=tuple(GAMES), action="append", help="only this game")
    parser.add_argument("--players", type=int, choices=PLAYERS, action="append", help="only with N")
    parser.add_argument("--level", choices=LEVELS[1:], action="append", help="only this level")
    parser.add_argument("--games", type=int, help="games per match (default: by level)")
    parser.add_argument(
        "--part", type=float, help="part of the simulations of levels with a budget of time"
    )
    parser.add_argument("--seed", type=int, default=SEED, help="seed of the dice and the bots")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="worker processes")
    parser.add_argument(
        "--looks", action="store_true", help="measure only moves alive, times, memory"
    )
    return parser.parse_args()


def look(game: str) -> bool:
    """Measure what every level of a game looks like; return whether none takes too much."""
    with open_executor(2, None) as (executor, _):  # never in this process: it has more memory
        jobs = {level: executor.submit(look_at, game, level) for level in levels_of(game)[1:]}
        looks = {level: job.result() for level, job in jobs.items()}
    for level, found in looks.items():
        save_result("looks", f"{game} {level}", found)
        print(game, level, found, flush=True)
    return all(
        found["seconds"] <= SLOWEST and found["memory"] <= MOST_MEMORY for found in looks.values()
    )


def main() -> int:
    """Return the exit code: 1 if a step of the ladder is too large or too small."""
    wanted = arguments()
    good = True
    for game in wanted.game or GAMES:
        if wanted.looks or not wanted.level:
            good &= look(game)
        for players in () if wanted.looks else wanted.players or PLAYERS:
            for step in steps(game):
                if wanted.level and step[0] not in wanted.level:
                    continue
                row = play_step(game, players, step, wanted)
                save_result("rows", row.key, asdict(row))
                print(rows_text([row]).splitlines()[-1], flush=True)
                inside = SHOULD_WIN[0] <= (row.fair or (row.share,))[0] <= SHOULD_WIN[1]
                good &= inside or "random" in step or UCT in step
    write_page()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
