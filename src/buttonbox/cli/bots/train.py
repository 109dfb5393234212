"""`buttonbox train`: train the bots' weights by self-play."""

import json
import os
import shutil
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from buttonbox.bots.arena.executors import open_executor
from buttonbox.bots.training.plan import TrainingPlan
from buttonbox.bots.training.training_run import TRIAL_ROUNDS, TrainingProgress, compare, train
from buttonbox.bots.value.weights import learned_value, save, weights_file
from buttonbox.cli.shared_options import add_game, add_players, add_workers, check_least
from buttonbox.core.errors import InvalidSettings
from buttonbox.games import find_game

HEADER = "players     games  seconds  learning rate  wins against random  wins against the package"
GATE_GAMES = 400
BETTER, ALWAYS = "better", "always"


def add_arguments(parser: ArgumentParser) -> None:
    """Add the options of `buttonbox train`."""
    add_game(parser)
    add_players(parser, "train for this number of players (default: every number, in parallel)")
    parser.add_argument(
        "--games",
        type=int,
        metavar="N",
        help="games of self-play (default: as many as the packaged weights were trained with)",
    )
    parser.add_argument(
        "--seed",
        type=int,
        default=1,
        help="the same seed gives the same weights (default: %(default)s)",
    )
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("weights"),
        metavar="DIR",
        help="write weights and logs to this folder (default: %(default)s)",
    )
    add_measuring(parser)
    add_workers(parser)
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="let the shards play on the Dask cluster at this address",
    )
    add_plan_arguments(parser)
    parser.set_defaults(run=run)


def add_measuring(parser: ArgumentParser) -> None:
    """Add the options for measuring the new weights and installing them."""
    parser.add_argument(
        "--trials",
        type=int,
        default=TRIAL_ROUNDS,
        metavar="N",
        help="games from each seat for every measurement of strength in the log "
        "(default: %(default)s; 0 skips it)",
    )
    parser.add_argument(
        "--gate",
        type=int,
        default=GATE_GAMES,
        metavar="N",
        help="compare the new weights with the packaged ones in N games, adjusted for luck "
        "(default: %(default)s; 0 skips it)",
    )
    parser.add_argument(
        "--install",
        nargs="?",
        const=BETTER,
        choices=(BETTER, ALWAYS),
        help="replace the packaged weights if the new ones are better, or always",
    )


def add_plan_arguments(parser: ArgumentParser) -> None:
    """Add the options that replace parts of the game's training plan."""
    group = parser.add_argument_group("training plan (default: that of bots/GAME/game_bots.py)")
    group.add_argument("--hidden", type=int, metavar="N", help="hidden units")
    ends = ("FIRST", "LAST")
    group.add_argument("--rates", type=float, nargs=2, metavar=ends, help="learning rates")
    group.add_argument("--epsilon", type=int, nargs=2, metavar=ends, help="random moves, per mille")
    group.add_argument("--td-lambda", type=float, metavar="L", help="weight of later values")
    group.add_argument(
        "--averaged", type=float, metavar="F", help="average the weights over this last fraction"
    )
    group.add_argument(
        "--searched", type=float, metavar="F", help="let a search play this last fraction"
    )
    group.add_argument(
        "--searched-rates", type=float, nargs=2, metavar=ends, help="learning rates in those games"
    )
    group.add_argument(
        "--simulations", type=int, metavar="N", help="simulations per decision of that search"
    )
    group.add_argument(
        "--shards",
        type=int,
        metavar="N",
        help="train N networks side by side and average them often, so that a single number of "
        "players can use N cores",
    )


@dataclass(frozen=True)
class Run:
    """One training run: everything a worker process needs."""

    game: str
    players: int
    games: int
    seed: int
    plan: TrainingPlan
    folder: Path
    trials: int
    gate: int
    install: str | None


def run(arguments: Namespace) -> None:
    """Train, log the progress, write the weights and compare them with the packaged ones."""
    check_least(arguments, games=1, trials=0, gate=0, workers=1)
    game = find_game(arguments.game)
    plans = {
        players: make_plan(arguments, learned_value(game.name).training[players])
        for players in ([arguments.players] if arguments.players else game.players)
    }
    arguments.out.mkdir(parents=True, exist_ok=True)
    runs = [
        Run(
            game.name,
            players,
            arguments.games or plan.games,
            arguments.seed,
            plan,
            arguments.out,
            arguments.trials,
            arguments.gate,
            arguments.install,
        )
        for players, plan in plans.items()
    ]
    print(f"{game.title}\n{HEADER}", file=sys.stderr)
    perform_all(runs, arguments.workers or os.cpu_count() or 1, arguments.cluster)


def perform_all(runs: list[Run], workers: int, cluster: str | None) -> None:
    """Carry out all runs: those with one shard side by side, the others one after another."""
    whole = [each for each in runs if each.plan.shards == 1]
    if cluster and whole:
        raise InvalidSettings("--cluster", "needs --shards: one shard runs in a single process")
    wanted = max([len(whole), *(each.plan.shards for each in runs)])
    with open_executor(min(wanted, workers), cluster) as (executor, _):
        for future in [executor.submit(perform, each) for each in whole]:
            print(future.result())
        for each in runs:
            if each not in whole:
                print(perform(each, executor))


def make_plan(arguments: Namespace, plan: TrainingPlan) -> TrainingPlan:
    """Return the plan with the parts that the options replace. Raises InvalidSettings."""
    given = {
        "hidden": arguments.hidden,
        "rates": arguments.rates and tuple(arguments.rates),
        "random_permille": arguments.epsilon and tuple(arguments.epsilon),
        "td_lambda": arguments.td_lambda,
        "averaged": arguments.averaged,
        "searched": arguments.searched,
        "searched_rates": arguments.searched_rates and tuple(arguments.searched_rates),
        "simulations": arguments.simulations,
        "shards": arguments.shards,
    }
    return replace(plan, **{name: value for name, value in given.items() if value is not None})


def perform(each: Run, executor: Executor | None = None) -> str:
    """Carry out a run, its shards in the executor, and return its summary."""
    game = find_game(each.game)
    path = weights_file(each.game, each.players, each.folder)
    log = log_file(path)
    settings = game, each.players, each.games, each.seed
    network = train(*settings, log_to(log), each.plan, each.trials, executor)
    save(network, path)
    lines = [f"{each.players} players: weights written to {path}, log to {log}"]
    duel = None
    if each.gate:
        duel = compare(game, each.players, network, each.seed, each.gate, each.plan)
    if duel is not None:
        share, low, high = duel.best
        lines.append(f"{share:.1%} ({low:.1%} to {high:.1%}) against the packaged weights")
    if each.install:
        better = duel is None or duel.best[1] > 0.5
        lines.append(_install_if_better(each, path, better))
    return "\n  ".join(lines)


def _install_if_better(each: Run, path: Path, better: bool) -> str:
    """Install the weights if they are better, or always if the run asks for that."""
    if not better and each.install != ALWAYS:
        return "not installed: not shown to be better"
    return f"installed in {install(path, weights_file(each.game, each.players))}"


def install(path: Path, packaged: Path) -> Path:
    """Copy weights and their log to the folder the bots read; return that folder."""
    packaged.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(path, packaged)
    shutil.copy(log_file(path), log_file(packaged))
    return packaged.parent


def log_file(path: Path) -> Path:
    """Return the path of the log beside the weights."""
    return path.with_suffix(".log.jsonl")


def log_to(path: Path) -> Callable[[TrainingProgress], None]:
    """Start a new log; return a function that appends a line to it and prints a summary."""
    path.write_text("", encoding="utf-8")

    def report(progress: TrainingProgress) -> None:
        with path.open("a", encoding="utf-8") as log:
            log.write(json.dumps(asdict(progress)) + "\n")
        print(row(progress), file=sys.stderr, flush=True)

    return report


def row(progress: TrainingProgress) -> str:
    """Format a report as a row below HEADER."""
    shares = (progress.against_random, progress.against_package)
    random, package = ("-" if share is None else f"{share:.0%}" for share in shares)
    return (
        f"{progress.players:7}{progress.games:10}  {progress.seconds:7.0f}  "
        f"{progress.learning_rate:13.5f}  {random:>19}  {package:>24}"
    )
