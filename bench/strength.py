"""`python -m bench.strength`: how much stronger each level is than the one below it.

Every row is a match in blocks of the same dice with the seats rotated, until a sequential test
says whether the first bot wins more or less often than it should, or all games are played: then
the 95 % interval of its share decides, less its luck where that was measured. What was played is
kept in docs/strength.json after every block, so that a row can be played again alone, or gone on
with (`--more`); docs/strength.md shows it.
"""

import argparse
import json
import math
import os
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from buttonbox.bots.arena import Entrant, luck_of, make_blocks, play_blocks, share_of
from buttonbox.bots.levels import LEVELS, make_bot
from buttonbox.bots.ratings import mean_interval, wilson
from buttonbox.bots.sequential import ABOVE, UNDECIDED, SequentialTest
from buttonbox.bots.workers import executor_of
from buttonbox.cli.progress import progress
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.randomness import Generator
from buttonbox.games import GAMES

KEPT = Path("docs/strength.json")
PAGE = Path("docs/strength.md")
BEGIN, END = "<!-- rows -->\n", "<!-- end of rows -->\n"
SEED = 2026
JUDGE = Entrant("judge", "master", simulations=0)  # of luck, at a glance
FEWEST_BLOCKS = 30  # for an interval by their spread


@dataclass(frozen=True)
class Pair:
    """`bots[0]` should win more than the share `above`; at most so many games are played.

    Where a game takes long, a judge measures the luck in it, so that fewer are enough.
    """

    bots: tuple[str, ...]
    above: float
    games: int
    judge: Entrant | None = None

    @property
    def name(self) -> str:
        others = self.bots[1:]
        count = f"{len(others)} " if len(others) > 1 else ""
        return f"{self.bots[0]} against {count}{others[0]}"


PAIRS = (
    Pair(("novice", "random"), 0.80, 20_000),
    Pair(("easy", "novice"), 0.65, 20_000),
    Pair(("strong", "easy"), 0.65, 3000),
    Pair(("master", "strong"), 0.55, 300, JUDGE),
    Pair(("master", "uct"), 0.70, 800, JUDGE),
    Pair(("master", "strong", "strong", "strong"), 0.30, 300, JUDGE),
)
# The 95th percentile of the time for a decision on one core, in seconds.
SLOWEST = {"novice": 0.05, "easy": 0.05, "strong": 0.3, "master": 1.0}


@dataclass(frozen=True)
class Row:
    """What came of a pair so far; `fair` is the share less luck, and the ends of its interval.

    `shares` has what the first bot won of each block of games, `lucks` what luck gave it.
    """

    game: str
    pair: str
    above: float
    games: int
    share: float
    low: float
    high: float
    verdict: str
    shares: tuple[float, ...] = ()
    lucks: tuple[float, ...] = ()
    fair: tuple[float, float, float] | None = None

    def meets(self, pair: Pair) -> bool:
        """Whether the first bot is shown to win as often as it should."""
        complete = self.games >= pair.games
        low = self.fair[1] if self.fair else self.low
        return self.verdict == ABOVE or (complete and low > self.above)


def row_of(game: str, pair: Pair, shares: Sequence[float], lucks: Sequence[float]) -> Row:
    """The row that these blocks make."""
    games = len(shares) * len(pair.bots)
    won = math.fsum(shares) * len(pair.bots)
    share, low, high = (round(x, 4) for x in (won / max(games, 1), *wilson(won, games)))
    test = SequentialTest(pair.above)
    for each in shares:
        test.add(each)
    row = Row(game, pair.name, pair.above, games, share, low, high, test.verdict, tuple(shares))
    return replace(row, lucks=tuple(lucks), fair=fair_share(shares, lucks))


def fair_share(
    shares: Sequence[float], lucks: Sequence[float]
) -> tuple[float, float, float] | None:
    """The share less luck, if that was measured in enough blocks."""
    if len(shares) < FEWEST_BLOCKS or not any(lucks):
        return None
    fair = [share - luck for share, luck in zip(shares, lucks, strict=True)]
    share, low, high = (round(x, 4) for x in mean_interval(fair))
    return share, low, high


def play_pair(row: Row, pair: Pair, workers: int) -> Iterator[Row]:
    """Play on until it is plain; the row after each block."""
    entrants = [Entrant(level, level) for level in pair.bots]
    blocks = make_blocks(row.game, entrants, len(pair.bots), pair.games, SEED, pair.judge)
    blocks = blocks[len(row.shares) :]
    with executor_of(workers, None) as crew:
        played = play_blocks(blocks, make_bot, *crew)
        label = f"{row.game}, {row.pair}"
        for _, block in zip(progress(len(blocks), label), played, strict=False):
            share, luck = (of(pair.bots[0], block) for of in (share_of, luck_of))
            if share is not None and luck is not None:
                row = row_of(row.game, pair, [*row.shares, share], [*row.lucks, round(luck, 4)])
                yield row
            if row.verdict != UNDECIDED:
                return


# How long a decision takes.


def decision_times(game: str, level: str, games: int) -> Iterator[float]:
    """Games against itself, in this process; forced moves are no decisions."""
    for number in range(games):
        state = GAMES[game].new(GAMES[game].settings(2))
        dice = Generator(SEED + number)
        bot = make_bot(game, level, number)
        while (actor := state.actor()) != NOBODY:
            if actor == CHANCE:
                state.apply(dice.draw(state))
                continue
            started = time.perf_counter()
            move = bot.choose(state)
            if len(state.legal_moves()) > 1:
                yield time.perf_counter() - started
            state.apply(move)


def slow_decision(game: str, level: str) -> float:
    """The time within which 95 of 100 decisions are made."""
    times = sorted(decision_times(game, level, games=2))
    return times[len(times) * 95 // 100]


# What is kept and shown.


def kept_before() -> dict[str, dict[str, dict[str, Any]]]:
    """All rows and times, by their keys."""
    return dict(json.loads(KEPT.read_text()))


def keep(kind: str, key: str, value: dict[str, Any]) -> None:
    """Add this to what is kept, or put it in the place of what there was."""
    kept = kept_before()
    kept[kind][key] = value
    KEPT.write_text(json.dumps(kept) + "\n")


def rows_text(rows: Sequence[Row]) -> str:
    """The matches as a Markdown table."""
    lines = [
        "| Game | Match | should win | won | 95 % interval | luck taken out | games "
        "| sequential test |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        lines.append(
            f"| {GAMES[row.game].title} | {row.pair} | {row.above:.0%} | **{row.share:.1%}** "
            f"| {row.low:.1%} to {row.high:.1%} | {fair_text(row)} | {row.games} | {row.verdict} |"
        )
    return "\n".join(lines) + "\n"


def fair_text(row: Row) -> str:
    if row.fair is None:
        return ""
    share, low, high = row.fair
    return f"**{share:.1%}**, {low:.1%} to {high:.1%}"


def times_text(times: dict[str, dict[str, float]]) -> str:
    """The decision times as a Markdown table, in milliseconds."""
    lines = [
        "| Level | at most | " + " | ".join(GAMES[game].title for game in times) + " |",
        "|---|---|" + "---|" * len(times),
    ]
    for level, most in SLOWEST.items():
        measured = " | ".join(f"{1000 * found[level]:.1f} ms" for found in times.values())
        lines.append(f"| {level} | {1000 * most:.0f} ms | {measured} |")
    return "\n".join(lines) + "\n"


def write_page() -> None:
    """Put what is kept in its place in docs/strength.md."""
    kept = kept_before()
    times = {game: kept["times"][game] for game in GAMES if game in kept["times"]}
    rows = [kept["rows"].get(f"{game}: {pair.name}") for game in GAMES for pair in PAIRS]
    text = rows_text([Row(**row) for row in rows if row is not None])
    if times:
        text += f"\nTime for a decision on one core, 95th percentile:\n\n{times_text(times)}"
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}{text}{END}{after}", encoding="utf-8")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("--game", choices=tuple(GAMES), action="append", help="only this one")
    parser.add_argument("--pair", choices=[pair.name for pair in PAIRS], action="append")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--more", action="store_true", help="go on with what is undecided")
    parser.add_argument("--times", action="store_true", help="only how long decisions take")
    return parser.parse_args()


def play_row(game: str, pair: Pair, more: bool, workers: int) -> bool:
    """Play a pair, or go on with it; whether it is as it should be."""
    key = f"{game}: {pair.name}"
    before = kept_before()["rows"].get(key) if more else None
    row = Row(**before) if before else row_of(game, pair, (), ())
    if row.verdict == UNDECIDED:
        for played in play_pair(row, pair, workers):
            keep("rows", key, asdict(played))
            row = played
    print(rows_text([row]).splitlines()[-1], flush=True)
    write_page()
    return row.meets(pair)


def main() -> int:
    """The exit code: 1 if a bot is not shown to be as strong as it should be."""
    wanted = arguments()
    met = True
    for game in wanted.game or GAMES:
        times = {level: round(slow_decision(game, level), 4) for level in LEVELS[1:]}
        met &= all(times[level] <= most for level, most in SLOWEST.items())
        keep("times", game, times)
        for pair in () if wanted.times else PAIRS:
            if not wanted.pair or pair.name in wanted.pair:
                met &= play_row(game, pair, wanted.more, wanted.workers)
    write_page()
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
