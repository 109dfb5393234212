"""`buttonbox arena`: let bots play each other with the same dice from every seat."""

import argparse
import json
import math
import os
import sys
from argparse import Namespace
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from buttonbox.bots.arena.arena import BotFactory, Entrant, make_blocks, mean_share, play_blocks
from buttonbox.bots.arena.executors import open_executor
from buttonbox.bots.arena.ratings import GameResult, duels, rate, standings
from buttonbox.bots.arena.sequential_test import UNDECIDED, SequentialTest
from buttonbox.cli.shared_options import add_game, add_players, add_workers, check_least
from buttonbox.cli.svg import ratings_svg
from buttonbox.cli.terminal import progress, table
from buttonbox.core.errors import InvalidSettings
from buttonbox.core.game import Game, Json
from buttonbox.games import find_game

DEFAULT_GAMES = 300
BOTS = """comma-separated levels, such as master,strong; add a budget with @: strong@200 runs 200
simulations per decision, strong@0.05s searches for 0.05 seconds"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `buttonbox arena`."""
    add_game(parser)
    parser.add_argument("--bots", required=True, metavar="A,B,…", help=BOTS)
    add_players(parser, "players per table (default: one seat per bot, if the game allows it)")
    parser.add_argument(
        "--games",
        type=int,
        default=DEFAULT_GAMES,
        metavar="N",
        help="play at least N games, in whole blocks (default: %(default)s)",
    )
    parser.add_argument(
        "--seed", type=int, default=1, help="seed of the dice and the bots (default: %(default)s)"
    )
    add_budget(parser)
    parser.add_argument(
        "--until",
        type=float,
        metavar="SHARE",
        help="stop as soon as a sequential test shows whether the first bot wins more or less than "
        "this share of the games, such as 0.55",
    )
    add_workers(parser)
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="play on the Dask cluster at this address"
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="DIR",
        help="also write arena.json and ratings.svg to this folder",
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.set_defaults(run=run)


def add_budget(parser: argparse.ArgumentParser) -> None:
    """Add the options for the budget of the bots: a time or a number of simulations."""
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--time", type=float, metavar="S", help="seconds per decision, for bots that search"
    )
    budget.add_argument(
        "--simulations", type=int, metavar="N", help="simulations per decision (reproducible)"
    )


@dataclass
class Tally:
    """The results so far, and a sequential test of the first bot."""

    first: str
    test: SequentialTest | None
    results: list[GameResult] = field(default_factory=list)

    def add(self, block: list[GameResult]) -> bool:
        """Add a block of results; return whether the test has decided."""
        self.results += block
        share = mean_share(self.first, block)
        if self.test is None or share is None:
            return False
        return self.test.add(share) != UNDECIDED


def run(arguments: Namespace) -> None:
    """Play, then print and write the results; Ctrl+C stops playing early."""
    from buttonbox.bots.levels import make_bot

    _check(arguments)
    game = find_game(arguments.game)
    entrants = read_entrants(arguments)
    for entrant in set(entrants):
        make_bot(game.name, entrant.level, arguments.seed, entrant.budget)
    if arguments.out is not None:
        arguments.out.mkdir(parents=True, exist_ok=True)
    test = None if arguments.until is None else SequentialTest(arguments.until)
    tally = Tally(entrants[0].name, test)
    interrupted = play(arguments, game, entrants, make_bot, tally)
    report = make_report(arguments, entrants, tally, interrupted)
    try:
        if arguments.out is not None:
            _write(arguments.out, game, tally.results, report)
    finally:  # hours of play are not lost to a full disk
        print(json.dumps(report, indent=1) if arguments.json else report_text(game, report))


def play(
    arguments: Namespace, game: Game, entrants: list[Entrant], make_bot: BotFactory, tally: Tally
) -> bool:
    """Fill the tally; return whether Ctrl+C interrupted it.

    Raises KeyboardInterrupt if there is no result yet.
    """
    players = arguments.players or _default_players(game, entrants)
    blocks = make_blocks(game.name, entrants, players, arguments.games, arguments.seed)
    try:
        with open_executor(arguments.workers or os.cpu_count() or 1, arguments.cluster) as crew:
            played = play_blocks(blocks, make_bot, *crew)
            _count(zip(progress(len(blocks), f"{game.title}, blocks"), played, strict=False), tally)
    except KeyboardInterrupt:
        if not tally.results:
            raise
        return True
    return False


def _count(played: Iterable[tuple[int, list[GameResult]]], tally: Tally) -> None:
    for _, block in played:
        if tally.add(block):
            if sys.stderr.isatty():
                print(file=sys.stderr)  # the progress bar is not full: end its line
            return


# Command line.


def _check(arguments: Namespace) -> None:
    check_least(arguments, games=1, workers=1, simulations=0)
    if arguments.time is not None and not 0 < arguments.time < math.inf:
        raise InvalidSettings("--time", "must be more than 0 seconds")
    if arguments.until is not None and not 0 < arguments.until < 1:
        raise InvalidSettings("--until", "must be between 0 and 1")
    if arguments.cluster is not None and arguments.workers is not None:
        raise InvalidSettings("--workers", "cannot be combined with --cluster")


def _default_players(game: Game, entrants: list[Entrant]) -> int:
    """Seat all bots at one table if the game allows it; otherwise play a round robin."""
    return len(entrants) if len(entrants) in game.players else min(game.players)


def read_entrants(arguments: Namespace) -> list[Entrant]:
    """Read the bots of --bots with their budgets. Raises InvalidSettings."""
    texts = [text.strip() for text in arguments.bots.split(",")]
    if len(texts) < 2:
        raise InvalidSettings("--bots", "must name at least two bots, separated by commas")
    entrants = [_read_entrant(text, arguments) for text in texts]
    if len(set(entrants)) < 2:
        raise InvalidSettings("--bots", "at least two different bots must play")
    return entrants


def _read_entrant(text: str, arguments: Namespace) -> Entrant:
    level, at, budget = text.partition("@")
    if not at:
        return Entrant(text, level, arguments.simulations, arguments.time)
    try:
        if budget.endswith("s"):
            return Entrant(text, level, seconds=_above(0, float(budget[:-1])))
        return Entrant(text, level, simulations=int(_above(-1, int(budget))))
    except ValueError as error:
        raise InvalidSettings("--bots", f"{text!r}: a budget looks like 200 or 0.05s") from error


def _above(least: float, number: float) -> float:
    if not least < number < math.inf:
        raise ValueError(number)
    return number


# Results.


def make_report(
    arguments: Namespace, entrants: list[Entrant], tally: Tally, interrupted: bool
) -> Json:
    """Return the results as JSON; the same seed gives the same report on any machine."""
    results = tally.results
    test = tally.test
    return {
        "game": arguments.game,
        "players": len(results[0].seats),
        "seed": arguments.seed,
        "bots": [asdict(entrant) for entrant in dict.fromkeys(entrants)],
        "games": len(results),
        "interrupted": interrupted,
        "until": test and {"bot": tally.first, "share": test.target, "verdict": test.verdict},
        "standings": [asdict(standing) for standing in standings(results)],
        "ratings": [asdict(rating) for rating in rate(results)],
        "duels": duels(results),
    }


def _write(folder: Path, game: Game, results: list[GameResult], report: Json) -> None:
    (folder / "arena.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    svg = ratings_svg(rate(results), f"{game.title}: strength after {len(results)} games")
    (folder / "ratings.svg").write_text(svg, encoding="utf-8")


def report_text(game: Game, report: Json) -> str:
    """Format the report for people."""
    stopped = ", interrupted" if report["interrupted"] else ""
    ratings = {rating["name"]: rating for rating in report["ratings"]}
    rows = [_row(standing, ratings[standing["name"]]) for standing in report["standings"]]
    lines = [
        f"{game.title}, {report['players']} players, {report['games']} games, "
        f"seed {report['seed']}{stopped}",
        table([("bot", "games", "won", "share", "95 % interval", "Elo", "95 % interval"), *rows]),
    ]
    if (test := report["until"]) is not None:
        lines.append(f"{test['bot']} against {test['share']:.1%}: {test['verdict']}")
    return "\n".join(lines)


def _row(standing: Json, rating: Json) -> tuple[str, ...]:
    return (
        standing["name"],
        str(standing["games"]),
        f"{standing['won']:.1f}",
        f"{standing['share']:.1%}",
        f"{standing['low']:.1%} to {standing['high']:.1%}",
        f"{rating['elo']:+.0f}",
        f"{rating['low']:+.0f} to {rating['high']:+.0f}",
    )
