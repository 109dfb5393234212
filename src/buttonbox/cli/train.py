"""`buttonbox train`: learn the bots' weights by self-play."""

import json
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from pathlib import Path

from buttonbox.bots.stored import FOLDER, save, weights_file
from buttonbox.bots.train import LESSONS, Progress, train
from buttonbox.core.errors import InvalidSettings
from buttonbox.games import GAMES, find_game


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `buttonbox train`."""
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--players", type=int, choices=(2, 3, 4), help="all numbers if left out")
    parser.add_argument("--games", type=int, metavar="G", help="games of self-play")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same weights")
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--out", type=Path, default=Path("weights"), metavar="DIR", help="default: %(default)s"
    )
    where.add_argument(
        "--install", action="store_true", help="replace the weights that the bots play with"
    )
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    """Train, log every step, write the weights."""
    if arguments.games is not None and arguments.games < 1:
        raise InvalidSettings("--games", "must be at least 1")
    game = find_game(arguments.game)
    folder = FOLDER if arguments.install else arguments.out
    folder.mkdir(parents=True, exist_ok=True)
    for players in [arguments.players] if arguments.players else game.players:
        games = arguments.games or LESSONS[game.name].games[players]
        path = weights_file(game.name, players, folder)
        log = path.with_suffix(".log.jsonl")
        log.write_text("", encoding="utf-8")

        def report(progress: Progress, log: Path = log, games: int = games) -> None:
            _log(log, progress, games)

        save(train(game, players, games, arguments.seed, report), path)
        print(f"{path}: {games} games")


def _log(path: Path, progress: Progress, games: int) -> None:
    """One JSON line in the log, one line for people."""
    with path.open("a", encoding="utf-8") as log:
        log.write(json.dumps(asdict(progress)) + "\n")
    print(
        f"{progress.game}, {progress.players} players: {progress.games}/{games} games, "
        f"{progress.seconds:.0f} s, wins {progress.against_random:.0%} against random",
        file=sys.stderr,
    )
