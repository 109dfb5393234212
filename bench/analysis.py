"""`python -m bench.analysis`: check what hints and analysis claim against better knowledge.

- intervals: does the range of a hint's best move contain the proved chance? The positions are those
  of bench/positions; the bot has to search them, without its solver.
- skill: series of games between a better player and a weaker one. The analysis should find that the
  better one loses less.
- mistakes: are the moves that the analysis calls mistakes really worse than those it prefers? Bots
  at master's level play on from both many times, with the same dice and luck-adjusted results,
  until it is clear which is better, but at most `--rollouts` times. Losses below the judges' error
  are proved and not checked.
- luck: how much does the luck of a game differ between judges with different seeds?

Results are saved to docs/strength.json; docs/strength.md shows them.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from statistics import fmean, stdev

from bench.strength import PLAYERS, load_results, save_result
from buttonbox.bots.analysis.game_analysis import Analysis, analyse
from buttonbox.bots.analysis.judges import find_effort, make_judges
from buttonbox.bots.arena.executors import open_executor
from buttonbox.bots.arena.ratings import wilson
from buttonbox.bots.bot import Budget
from buttonbox.bots.levels import make_bot
from buttonbox.bots.search.search_bot import SearchBot
from buttonbox.bots.value.weights import load, new_evaluator, weights_file
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.history import History
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import GAMES
from harness.bots.claims import Claim, Truth, check_claim
from harness.bots.decision_set import Values, positions_of, read_set
from harness.bots.strength_page import write_table

SOLVED = "buttons"  # the game with proved positions, whose dice decide most
HINT = Budget(simulations=400)
GAMES_OF_SERIES = 8
SEEDS = (1, 2, 3)  # of judges


@dataclass(frozen=True)
class Player:
    """A level, perhaps with another number of simulations."""

    level: str
    budget: Budget | None = None

    def __str__(self) -> str:
        return f"{self.budget.simulations} simulations" if self.budget else self.level


Pair = tuple[Player, Player]

# Better and weaker players; series take turns. War's second pair is hard: a judge like the weaker
# player agrees with it.
PAIRS: dict[str, tuple[Pair, ...]] = {
    "buttons": ((Player("strong"), Player("medium")),),
    "war": (
        (Player("expert"), Player("good")),
        (Player("master", Budget(simulations=3000)), Player("master", Budget(simulations=400))),
        (Player("strong"), Player("medium")),
    ),
}


# Games and their analysis.


def play(game: str, players: Sequence[Player], seed: int) -> History:
    """Play a game."""
    history = History(GAMES[game], GAMES[game].settings(len(players)))
    dice = Generator(seed)
    bots = [make_bot(game, each.level, seed + i, each.budget) for i, each in enumerate(players)]
    while (actor := history.state.actor()) != NOBODY:
        chance = actor == CHANCE
        history.apply(dice.draw(history.state) if chance else bots[actor].choose(history.state))
    return history


def judged(history: History, seed: int = 1) -> Analysis:
    """Analyse a game as the server does."""
    name = history.game.name
    return analyse(history, make_judges(name, seed, find_effort(name)))


def claims(history: History, found: Analysis) -> Iterator[Claim]:
    """Yield the mistakes that an analysis claims, except proved ones too small to confirm."""
    name = history.game.name
    least = make_judges(name, 1, find_effort(name)).error
    codes = tuple(event.code for event in history.events)
    for number, event in enumerate(found.events):
        if event.loss >= least:
            players = history.state.players
            yield Claim(name, codes[:number], event.code, event.best, event.loss, players)


# Skill.


@dataclass(frozen=True)
class Series:
    """The mean loss per game of the better and the weaker player, and all claims."""

    pair: Pair
    better: float
    weaker: float
    claims: list[Claim]


def play_series(game: str, number: int) -> Series:
    """Play and analyse a series; the players change seats."""
    better, weaker = pair = PAIRS[game][number % len(PAIRS[game])]
    skills: dict[Player, list[float]] = {better: [], weaker: []}
    found: list[Claim] = []
    for each in range(GAMES_OF_SERIES):
        players = (better, weaker) if each % 2 else (weaker, better)
        history = play(game, players, 1000 * number + each)
        analysis = judged(history)
        found += claims(history, analysis)
        for player, account in zip(players, analysis.accounts, strict=True):
            skills[player].append(account.skill)
    return Series(pair, fmean(skills[better]), fmean(skills[weaker]), found)


def skill_text(series: Sequence[Series]) -> str:
    """Say how many series are ordered right, and what each pair of players gave away."""
    right = sum(each.better > each.weaker for each in series)
    pairs = dict.fromkeys(each.pair for each in series)
    found = "; ".join(pair_text([each for each in series if each.pair == pair]) for pair in pairs)
    return (
        f"{right} of {len(series)} series of {GAMES_OF_SERIES} games ordered right "
        f"({found} points a game)"
    )


def pair_text(series: Sequence[Series]) -> str:
    """Say what the players of one pair gave away."""
    better, weaker = series[0].pair
    gained = 100 * fmean(each.better for each in series)
    return f"{better} {gained:.0f}, {weaker} {100 * fmean(each.weaker for each in series):.0f}"


# Mistakes.


def mistakes_text(checked: Sequence[tuple[Claim, Truth]]) -> str:
    """Say how many claims are confirmed, and how many are clearly wrong."""
    confirmed = sum(mean > 0 for _, (mean, _, _) in checked)
    wrong = sum(high < 0 for _, (_, _, high) in checked)
    low, high = wilson(confirmed, len(checked))
    claimed = 100 * fmean(claim.loss for claim, _ in checked)
    true = 100 * fmean(mean for _, (mean, _, _) in checked)
    return (
        f"{confirmed} of {len(checked)} confirmed in sign ({low:.0%} to {high:.0%}), {wrong} "
        f"clearly wrong; claimed {claimed:.1f}, found {true:.1f} points on average"
    )


# Luck.


def luck_spread(game: str, number: int) -> float:
    """Return the standard deviation of the luck that judges with other seeds find in a game."""
    history = play(game, PAIRS[game][0], 77_000 + number)
    return stdev(judged(history, seed).accounts[0].luck for seed in SEEDS)


def luck_text(spreads: Sequence[float]) -> str:
    found, games = 100 * fmean(spreads), len(spreads)
    return f"{found:.2f} points apart between judges (standard deviation, mean of {games} games)"


# Intervals.


def holds(bot: SearchBot, state: State, values: Values) -> bool:
    """Return whether the range of the best move contains its proved chance."""
    best = bot.consider(state)[0]
    return best.low <= values[best.code] <= best.high


def searcher(players: int) -> SearchBot:
    """Return the bot that gives hints, without its solver."""
    bot = make_bot(SOLVED, "master", 1, HINT)
    assert isinstance(bot, SearchBot)
    network = load(SOLVED, weights_file(SOLVED, players))
    bot.set_evaluator(players, new_evaluator(SOLVED, network))
    bot.solvers.clear()
    return bot


def coverage(positions: int) -> str:
    """Say how many intervals contain the proved chance."""
    bots = {players: searcher(players) for players in PLAYERS}
    games = read_set(SOLVED)
    each_first = (next(positions_of(SOLVED, played)) for played in games)
    chosen = islice(each_first, positions)
    found = [holds(bots[state.players], state, values) for state, values in chosen]
    low, high = wilson(sum(found), len(found))
    return f"{sum(found)} of {len(found)} hold the truth ({low:.0%} to {high:.0%})"


# Command line.


def check(game: str, wanted: argparse.Namespace) -> None:
    """Run the checks of a game and save each result at once."""
    with open_executor(wanted.workers, None) as (executor, _):
        if game == SOLVED:
            report(game, "intervals", coverage(wanted.positions))
        spreads = [executor.submit(luck_spread, game, n) for n in range(wanted.luck)]
        if spreads:
            report(game, "luck", luck_text([job.result() for job in spreads]))
        numbers = range(wanted.first, wanted.first + wanted.series)
        series: list[Series] = []
        for job in [executor.submit(play_series, game, n) for n in numbers]:
            series.append(job.result())
            report(game, "skill", skill_text(series))
        claimed = spread([claim for each in series for claim in each.claims], wanted.mistakes)
        checked: list[tuple[Claim, Truth]] = []
        checks = [executor.submit(check_claim, claim, wanted.rollouts) for claim in claimed]
        for claim, truth in zip(claimed, checks, strict=True):
            checked.append((claim, truth.result()))
            report(game, "mistakes", mistakes_text(checked))


def spread(found: list[Claim], count: int) -> list[Claim]:
    """Return this many claims, evenly spread over all."""
    step = max(1, len(found) // count)
    return found[::step][:count]


def report(game: str, name: str, text: str) -> None:
    print(f"{game}, {name}: {text}", flush=True)
    save_result("analysis", f"{game} {name}", text)


def table() -> str:
    """Format what was found as a Markdown table."""
    lines = ["| Game | check | found |", "|---|---|---|"]
    for key, text in load_results()["analysis"].items():
        game, name = key.split()
        lines.append(f"| {GAMES[game].title} | {name} | {text} |")
    return "\n".join(lines)


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.analysis", description=__doc__)
    parser.add_argument("--game", choices=tuple(GAMES), action="append", help="only this game")
    parser.add_argument(
        "--positions", type=int, default=300, help="positions with intervals to check"
    )
    parser.add_argument("--luck", type=int, default=6, help="games whose luck is compared")
    parser.add_argument("--series", type=int, default=10, help="series of games that measure skill")
    parser.add_argument(
        "--first", type=int, default=0, help="number of the first series, which seeds its dice"
    )
    parser.add_argument("--mistakes", type=int, default=60, help="claimed mistakes to check")
    parser.add_argument(
        "--rollouts", type=int, default=200, help="rollouts from each of the two moves"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="worker processes")
    return parser.parse_args()


def main() -> int:
    """Run the checks and write the table."""
    wanted = arguments()
    for game in wanted.game or GAMES:
        check(game, wanted)
    write_table("analysis", table())
    return 0


if __name__ == "__main__":
    sys.exit(main())
