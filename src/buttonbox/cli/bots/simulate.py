"""`buttonbox simulate`: play games, count what happens, and write them to a file."""

import json
import os
import secrets
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from buttonbox.cli.shared_options import (
    add_game,
    add_table,
    check_least,
    make_generator,
    read_options,
    read_players,
    read_settings,
)
from buttonbox.cli.terminal import progress, table
from buttonbox.core.errors import InvalidSettings
from buttonbox.core.game import Game, Json
from buttonbox.core.randomness import Generator, Playout
from buttonbox.games import find_game

if TYPE_CHECKING:
    from buttonbox.research.data_card import Totals

OUT = """write every game to this file (.parquet, with a dataset card beside it; needs
'buttonbox[data]'), or as records into this folder"""


def add_arguments(parser: ArgumentParser) -> None:
    """Add the options of `buttonbox simulate`."""
    add_game(parser)
    add_table(parser)
    parser.add_argument(
        "--games",
        type=int,
        default=1000,
        metavar="N",
        help="number of games (default: %(default)s)",
    )
    parser.add_argument("--json", action="store_true", help="print the counts as JSON")
    parser.add_argument("--out", type=Path, metavar="FILE", help=OUT)
    recording = parser.add_argument_group("with --out")
    recording.add_argument(
        "--bot", metavar="LEVEL", help="bot that plays all seats (default: random)"
    )
    recording.add_argument(
        "--simulations",
        type=int,
        metavar="N",
        help="simulations per decision, for bots that search",
    )
    recording.add_argument(
        "--workers", type=int, metavar="K", help="worker processes (default: one per core)"
    )
    parser.set_defaults(run=run)


@dataclass
class Counts:
    """What happened in the games; a shared win counts for each winner."""

    game: str
    players: int
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    ns_per_decision: float = 0.0
    rounds: int = 0
    endings: dict[str, int] = field(default_factory=dict)
    wins: list[int] = field(default_factory=list)


def simulate(game: Game, settings: Json, games: int, generator: Generator) -> Counts:
    """Play random games with these settings; only playing is timed."""
    players = settings["players"]
    counts = Counts(game.name, players, endings=dict.fromkeys(game.endings, 0), wins=[0] * players)
    playout = Playout(generator)
    first = game.new(settings)
    for _ in progress(games, f"{game.title}, {players} players"):
        state = first.clone()
        started = time.perf_counter()
        counts.decisions += playout.finish(state)
        counts.seconds += time.perf_counter() - started
        counts.games += 1
        counts.rounds += state.round
        ending = game.ending(state)
        counts.endings[ending.reason] += 1
        for winner in ending.winners:
            counts.wins[winner] += 1
    counts.ns_per_decision = round(counts.seconds / counts.decisions * 1e9, 1)
    return counts


def run(arguments: Namespace) -> None:
    """Simulate and print the counts."""
    _check(arguments)
    game = find_game(arguments.game)
    if arguments.out is None:
        generator = make_generator(arguments)
        settings = read_settings(game, arguments, generator)
        counts = simulate(game, settings, arguments.games, generator)
    else:
        counts = record(game, arguments)
    print(json.dumps(asdict(counts)) if arguments.json else report(game, counts))


def _check(arguments: Namespace) -> None:
    check_least(arguments, games=1, simulations=0, workers=1)
    for name in ("bot", "simulations", "workers"):
        if arguments.out is None and getattr(arguments, name) is not None:
            raise InvalidSettings(f"--{name}", "needs --out")


def record(game: Game, arguments: Namespace) -> Counts:
    """Play games and write them to --out; the time includes both."""
    from buttonbox.research.data import BATCH, Plan, play_games
    from buttonbox.research.data_files import check_target, write_games

    check_target(arguments.out)
    plan = Plan(
        game.name,
        read_players(game, arguments),
        secrets.randbits(32) if arguments.seed is None else arguments.seed,
        read_options(game, arguments),
        arguments.bot or "random",
        arguments.simulations,
    )
    started = time.perf_counter()
    played = play_games(plan, arguments.games, arguments.workers or os.cpu_count() or 1)
    batches = -(-arguments.games // BATCH)
    shown = zip(progress(batches, f"{game.title}, batches of games"), played, strict=False)
    totals = write_games(arguments.out, plan, (batch for _, batch in shown))
    seconds = time.perf_counter() - started
    return _counts(game, plan.players, totals, seconds)


def _counts(game: Game, players: int, totals: "Totals", seconds: float) -> Counts:
    return Counts(
        game.name,
        players,
        totals.games,
        totals.decisions,
        seconds,
        round(seconds / totals.decisions * 1e9, 1),
        totals.rounds,
        {reason: totals.endings[reason] for reason in game.endings},
        [totals.wins[seat] for seat in range(players)],
    )


def report(game: Game, counts: Counts) -> str:
    """Format the counts for people."""
    games = counts.games
    wins = {f"seat {seat}": won for seat, won in enumerate(counts.wins)}
    return "\n".join(
        [
            f"{game.title}, {counts.players} players, {games} games in {counts.seconds:.2f} s",
            f"{counts.decisions / games:.1f} decisions per game, {counts.ns_per_decision} ns each",
            f"{counts.rounds / games:.2f} rounds per game",
            "",
            _shares("endings", counts.endings, games),
            "",
            _shares("wins", wins, games),
        ]
    )


def _shares(title: str, counts: Mapping[str, int], games: int) -> str:
    rows = [(name, str(count), f"{count / games:.1%}") for name, count in counts.items()]
    return table([(title, "games", "share"), *rows])
