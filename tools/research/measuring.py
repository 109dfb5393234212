"""Measure one table: a game with a number of players."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from itertools import combinations
from typing import Any, cast

from buttonbox.bots.arena.arena import Entrant, combined_seed, make_blocks, play_block
from buttonbox.bots.arena.ratings import GameResult
from buttonbox.bots.bot import Bot, win_shares
from buttonbox.bots.level import ONE_PLY
from buttonbox.bots.levels import LEVELS, make_bot
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.randomness import Generator
from buttonbox.core.state import State
from buttonbox.games import find_game
from buttonbox.games.buttons import codes
from buttonbox.games.buttons.odds import bust_odds
from buttonbox.games.buttons.rules import Buttons, count_bits
from buttonbox.research.data import GameRow, Plan, decisions, play_games
from buttonbox.research.measures.elo_spread import Duel, elo_spread, skill_equivalent
from buttonbox.research.measures.leverage import estimate_leverage
from buttonbox.research.measures.luck_adjusted import luck_adjusted, lucky_results
from buttonbox.research.metrics import choice_counts, lead_changes, shape, stakes

PLAYER = "master"  # no search: the network alone is fast and plays well
SEED = 1
ROLLOUTS = 64  # a die changes little in War: with fewer, noise hides which face is better
RATED = LEVELS[:5]  # levels for the spread of Elo; stronger ones would take too long

Json = dict[str, Any]


def measure_metrics(name: str, players: int, games: int, judged: int) -> Json:
    """Return the metrics of games between good players, with what the figures need."""
    rows = play_rows(Plan(name, players, SEED, bot=PLAYER, simulations=0), games)
    return {
        "game": name,
        "players": players,
        "shape": asdict(shape(rows)),
        "stakes": asdict(stakes(rows[:judged], make_bot(name, PLAYER, SEED, ONE_PLY))),
        "choices": _sorted(choice_counts(rows)),
        "lengths": [row["decisions"] for row in rows],
        "lead_changes": _sorted(Counter(map(lead_changes, rows))),
        "busts": bust_rates(rows) if name == "buttons" else {},
    }


def play_rows(plan: Plan, games: int) -> list[GameRow]:
    """Play games of a plan."""
    return [row for batch in play_games(plan, games) for row in batch]


def _sorted(counts: Counter[int]) -> dict[str, int]:
    return {str(number): counts[number] for number in sorted(counts)}


# BUTTONS: the risk of a roll.


def bust_rates(rows: Sequence[GameRow]) -> dict[str, Json]:
    """Return the risk by buttons on the own board: exact, averaged over the rolls, and observed."""
    rolls: dict[int, list[tuple[float, bool]]] = {}
    for row in rows:
        for buttons, odds, is_bust in _rolls(row):
            rolls.setdefault(buttons, []).append((odds, is_bust))
    return {
        str(buttons): {
            "rolls": len(found),
            "exact": sum(odds for odds, _ in found) / len(found),
            "observed": sum(is_bust for _, is_bust in found) / len(found),
        }
        for buttons, found in sorted(rolls.items())
    }


def _rolls(row: GameRow) -> Iterator[tuple[int, float, bool]]:
    """Yield the buttons, the exact risk and the outcome of every roll.

    After a bust the next decision is another player's, or not a lay.
    """
    found = list(decisions(row))
    following = [*found[1:], None]
    for decision, after in zip(found, following, strict=True):
        if decision.code != codes.ROLL:
            continue
        state = cast(Buttons, decision.state)
        laid = (
            after is not None
            and after.seat == decision.seat
            and codes.LAY <= after.code < codes.SEW
        )
        buttons = count_bits(state.buttons[decision.seat])
        yield buttons, float(bust_odds(state, decision.seat)), not laid


# Skill and luck.


def measure_skill(name: str, players: int, games: int) -> Json:
    """Return the Skill-Luck Index of a table."""
    game = find_game(name)
    found = estimate_leverage(
        lambda dice: game.new(game.draw_settings(players, {}, dice)),
        make_bot(name, PLAYER, SEED, ONE_PLY),
        games,
        SEED,
        ROLLOUTS,
    )
    return {"game": name, "players": players, "games": games, **asdict(found)}


def measure_luck(name: str, games: int) -> Json:
    """Return a good player's results against a weaker one, raw and adjusted for luck."""
    entrants = [Entrant("easy", "easy"), Entrant("novice", "novice")]
    judge = Entrant("judge", PLAYER, simulations=0)
    results: list[GameResult] = []
    for block in make_blocks(name, entrants, 2, games, SEED, judge):
        results += play_block(block, make_bot)
    return {"game": name, "games": games, **asdict(luck_adjusted(lucky_results("easy", results)))}


def measure_elo(name: str, rounds: int) -> Json:
    """Return the spread of Elo among the levels, everyone against everyone."""
    duels = [
        Duel(one, other, _duel(name, (one, other), number))
        for number in range(rounds)
        for one, other in combinations(RATED, 2)
    ]
    found = elo_spread(duels)
    equivalent = skill_equivalent(duels, found.spread, SEED)
    return {
        "game": name,
        "games": len(duels),
        "skill_equivalent": asdict(equivalent),
        **asdict(found),
    }


def _duel(name: str, pair: tuple[str, str], number: int) -> float:
    """Play one game of two; they change seats from round to round."""
    seed = combined_seed(SEED, number, *map(RATED.index, pair))
    bots = [make_bot(name, level, combined_seed(seed, seat)) for seat, level in enumerate(pair)]
    first = number % 2
    seats = bots if first == 0 else bots[::-1]
    game = find_game(name)
    dice = Generator(seed)
    return _play(game.new(game.draw_settings(2, {}, dice)), seats, dice)[first]


def _play(state: State, bots: Sequence[Bot], dice: Generator) -> list[float]:
    while (actor := state.actor()) != NOBODY:
        state.apply(dice.draw(state) if actor == CHANCE else bots[actor].choose(state))
    return win_shares(state)
