"""`buttonbox simulate`: many random games, counted."""

import json
import time
from argparse import ArgumentParser, Namespace
from dataclasses import asdict, dataclass, field

from buttonbox.cli.progress import progress
from buttonbox.cli.table import add_table, generator_of, settings_of
from buttonbox.core.errors import InvalidSettings
from buttonbox.core.game import Game, Json
from buttonbox.core.randomness import Generator, Playout
from buttonbox.games import GAMES, find_game


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `buttonbox simulate`."""
    parser.add_argument("game", choices=tuple(GAMES))
    add_table(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="G", help="how many (1000)")
    parser.add_argument("--json", action="store_true", help="print the counts as JSON")
    parser.set_defaults(run=run)


@dataclass
class Counts:
    """What came of the games; a shared win counts for each of its winners."""

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
    """Play random games from the set-up; only play itself is timed."""
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
    """Simulate and print, for people or as JSON."""
    if arguments.games < 1:
        raise InvalidSettings("--games", "must be at least 1")
    game = find_game(arguments.game)
    generator = generator_of(arguments)
    settings = settings_of(game, arguments, generator)
    counts = simulate(game, settings, arguments.games, generator)
    print(json.dumps(asdict(counts)) if arguments.json else table(game, counts))


def table(game: Game, counts: Counts) -> str:
    """The counts for people."""
    games = counts.games
    endings = ", ".join(f"{reason} {count}" for reason, count in counts.endings.items())
    wins = ", ".join(f"seat {seat}: {won / games:.1%}" for seat, won in enumerate(counts.wins))
    return "\n".join(
        [
            f"{game.title}, {counts.players} players, {games} games in {counts.seconds:.2f} s",
            f"decisions {counts.decisions / games:.1f} a game, {counts.ns_per_decision} ns each",
            f"rounds    {counts.rounds / games:.2f} a game",
            f"endings   {endings}",
            f"wins      {wins}",
        ]
    )
