"""`buttonbox arena`: bots against bots, with the same luck for every seat."""

import argparse
import json
import os
import sys
from argparse import Namespace
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from buttonbox.bots.arena import Entrant, Maker, make_blocks, play_blocks, share_of
from buttonbox.bots.plot import ratings_svg
from buttonbox.bots.ratings import Result, duels, rate, standings
from buttonbox.bots.sequential import UNDECIDED, SequentialTest
from buttonbox.bots.workers import executor_of
from buttonbox.cli.progress import progress
from buttonbox.core.errors import InvalidSettings
from buttonbox.core.game import Game, Json
from buttonbox.games import GAMES, find_game

GAMES_WANTED = 300
BOTS = """levels parted by commas, such as master,strong; each may have a budget of its own:
strong@200 is 200 simulations a decision, strong@0.05s so many seconds"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `buttonbox arena`."""
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--bots", required=True, metavar="A,B,…", help=BOTS)
    parser.add_argument(
        "--players",
        type=int,
        choices=(2, 3, 4),
        help="seats at a table (as many as bots, if it can)",
    )
    parser.add_argument(
        "--games",
        type=int,
        default=GAMES_WANTED,
        metavar="N",
        help="at least so many; every seating of a block is played (%(default)s)",
    )
    parser.add_argument("--seed", type=int, default=1, help="of dice and bots (%(default)s)")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--time", type=float, metavar="S", help="seconds a decision, for bots that search"
    )
    budget.add_argument("--simulations", type=int, metavar="N", help="the same: repeatable")
    parser.add_argument(
        "--until",
        type=float,
        metavar="SHARE",
        help="stop as soon as it is plain whether the first bot wins more or less than this",
    )
    parser.add_argument("--workers", type=int, metavar="K", help="processes (one for each core)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask cluster")
    parser.add_argument("--out", type=Path, metavar="DIR", help="write arena.json and ratings.svg")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.set_defaults(run=run)


@dataclass
class Tally:
    """The results so far, and what the sequential test says about the first bot."""

    first: str
    test: SequentialTest | None
    results: list[Result] = field(default_factory=list)

    def add(self, block: list[Result]) -> bool:
        """Take in a block; True if nothing more has to be played."""
        self.results += block
        share = share_of(self.first, block)
        if self.test is None or share is None:
            return False
        return self.test.add(share) != UNDECIDED


def run(arguments: Namespace) -> None:
    """Play, then tell and write what came of it; Ctrl+C ends play early."""
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
    report = report_of(arguments, entrants, tally, interrupted)
    if arguments.out is not None:
        _write(arguments.out, game, tally.results, report)
    print(json.dumps(report, indent=1) if arguments.json else table(game, report))


def play(
    arguments: Namespace, game: Game, entrants: list[Entrant], maker: Maker, tally: Tally
) -> bool:
    """Fill the tally; True if Ctrl+C ended it, which is only told upwards if nothing was played."""
    players = arguments.players or _default_players(game, entrants)
    blocks = make_blocks(game.name, entrants, players, arguments.games, arguments.seed)
    try:
        with executor_of(arguments.workers or os.cpu_count() or 1, arguments.cluster) as crew:
            played = play_blocks(blocks, maker, *crew)
            _count(zip(progress(len(blocks), f"{game.title}, blocks"), played, strict=False), tally)
    except KeyboardInterrupt:
        if not tally.results:
            raise
        return True
    return False


def _count(played: Iterable[tuple[int, list[Result]]], tally: Tally) -> None:
    for _, block in played:
        if tally.add(block):
            if sys.stderr.isatty():
                print(file=sys.stderr)  # the bar is not full: leave its line
            return


# What the user wrote.


def _check(arguments: Namespace) -> None:
    for name, least in (("games", 1), ("workers", 1), ("simulations", 0)):
        value = getattr(arguments, name)
        if value is not None and value < least:
            raise InvalidSettings(f"--{name}", f"must be at least {least}")
    if arguments.time is not None and not arguments.time > 0:
        raise InvalidSettings("--time", "must be more than 0 seconds")
    if arguments.until is not None and not 0 < arguments.until < 1:
        raise InvalidSettings("--until", "must be between 0 and 1")
    if arguments.cluster is not None and arguments.workers is not None:
        raise InvalidSettings("--workers", "is the cluster's business with --cluster")


def _default_players(game: Game, entrants: list[Entrant]) -> int:
    """A table for all of them if there is one, else everybody against everybody."""
    return len(entrants) if len(entrants) in game.players else min(game.players)


def read_entrants(arguments: Namespace) -> list[Entrant]:
    """The bots of the command line with their budgets."""
    texts = [text.strip() for text in arguments.bots.split(",")]
    if len(texts) < 2:
        raise InvalidSettings("--bots", "must name at least two, parted by commas")
    return [_read_entrant(text, arguments) for text in texts]


def _read_entrant(text: str, arguments: Namespace) -> Entrant:
    level, at, budget = text.partition("@")
    if not at:
        return Entrant(text, level, arguments.simulations, arguments.time)
    try:
        if budget.endswith("s"):
            return Entrant(text, level, seconds=_above(0, float(budget[:-1])))
        return Entrant(text, level, simulations=int(_above(-1, int(budget))))
    except ValueError as error:
        raise InvalidSettings("--bots", f"{text!r}: a budget is like 200 or 0.05s") from error


def _above(least: float, number: float) -> float:
    if not number > least:
        raise ValueError(number)
    return number


# What is told.


def report_of(
    arguments: Namespace, entrants: list[Entrant], tally: Tally, interrupted: bool
) -> Json:
    """Everything as JSON; the same for the same seed, wherever it was played."""
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


def _write(folder: Path, game: Game, results: list[Result], report: Json) -> None:
    (folder / "arena.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    svg = ratings_svg(rate(results), f"{game.title}: strength after {len(results)} games")
    (folder / "ratings.svg").write_text(svg, encoding="utf-8")


def table(game: Game, report: Json) -> str:
    """The report for people."""
    stopped = ", interrupted" if report["interrupted"] else ""
    lines = [
        f"{game.title}, {report['players']} players, {report['games']} games, "
        f"seed {report['seed']}{stopped}"
    ]
    ratings = {rating["name"]: rating for rating in report["ratings"]}
    width = max(map(len, ratings))
    lines.append(f"{'bot':{width}}  games    won  share  95 % interval     Elo  95 % interval")
    lines += [_row(standing, ratings[standing["name"]], width) for standing in report["standings"]]
    if (test := report["until"]) is not None:
        lines.append(f"{test['bot']} against {test['share']:.1%}: {test['verdict']}")
    return "\n".join(lines)


def _row(standing: Json, rating: Json, width: int) -> str:
    return (
        f"{standing['name']:{width}}  {standing['games']:5}  {standing['won']:5.1f}  "
        f"{standing['share']:5.1%}  {standing['low']:5.1%} to {standing['high']:5.1%}  "
        f"{rating['elo']:+6.0f}  {rating['low']:+.0f} to {rating['high']:+.0f}"
    )
