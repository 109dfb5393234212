"""Estimate the strength of players from game results, with 95 % intervals.

The model is Bradley and Terry's, extended to tables of any size (Luce): each player has a strength,
and the chance to win is this strength divided by the sum of the strengths at the table. A shared
win counts for each winner with its share.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Z = 1.959964  # 95 % of a normal distribution lie within this many standard deviations
ELO = 400 / math.log(10)  # a lead of 400 means ten wins to one
# Standard deviation of the prior on log strengths, so that the rating of a player who wins every
# game stays finite.
PRIOR_SPREAD = 4.0
SMALL_STEP = 1e-10
MAX_STEPS = 200


@dataclass(frozen=True)
class GameResult:
    """One game: the player in each seat, each seat's share of the win, and its luck.

    Without a judge to measure it, `luck` is 0 for all seats.
    """

    seats: tuple[str, ...]
    shares: tuple[float, ...]
    luck: tuple[float, ...] = ()


@dataclass(frozen=True)
class Standing:
    """How often a player won; `low` and `high` bound `share` (Wilson's interval)."""

    name: str
    games: int
    won: float
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Rating:
    """Strength on the Elo scale; the mean of all players is 0."""

    name: str
    elo: float
    low: float
    high: float


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson's score); without games it is 0 to 1."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    middle = share + Z * Z / (2 * games)
    reach = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def mean_interval(numbers: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean of at least two independent numbers and its 95 % interval."""
    mean = math.fsum(numbers) / len(numbers)
    squares = math.fsum((number - mean) ** 2 for number in numbers)
    reach = Z * math.sqrt(squares / (len(numbers) - 1) / len(numbers))
    return mean, mean - reach, mean + reach


def player_names(results: Iterable[GameResult]) -> list[str]:
    """Return the players in order of appearance."""
    return list(dict.fromkeys(name for result in results for name in result.seats))


def standings(results: Sequence[GameResult]) -> list[Standing]:
    """Return the win table, most successful player first."""
    table = [_standing(name, results) for name in player_names(results)]
    return sorted(table, key=lambda standing: -standing.share)


def _standing(name: str, results: Sequence[GameResult]) -> Standing:
    """Count each seat as a game: a player with two seats at a table plays two."""
    shares = [
        share
        for result in results
        for seat, share in zip(result.seats, result.shares, strict=True)
        if seat == name
    ]
    won = math.fsum(shares)
    return Standing(name, len(shares), won, won / len(shares), *wilson(won, len(shares)))


def duels(results: Iterable[GameResult]) -> dict[str, dict[str, float]]:
    """Return how much each player won at tables with each other player."""
    results = list(results)
    names = player_names(results)
    table = {name: {other: 0.0 for other in names if other != name} for name in names}
    for result in results:
        for name, share in zip(result.seats, result.shares, strict=True):
            for other in set(result.seats) - {name}:
                table[name][other] += share
    return table


# Bradley-Terry.


def rate(results: Sequence[GameResult]) -> list[Rating]:
    """Return the most likely strengths, strongest first."""
    names = player_names(results)
    tables = [[names.index(name) for name in result.seats] for result in results]
    logs = _fit(tables, [result.shares for result in results], len(names))
    errors = _errors(_curvature(tables, logs))
    mean = sum(logs) / len(logs)
    ratings = [
        Rating(name, ELO * (log - mean), ELO * (log - mean - reach), ELO * (log - mean + reach))
        for name, log, reach in zip(names, logs, (Z * error for error in errors), strict=True)
    ]
    return sorted(ratings, key=lambda rating: -rating.elo)


Matrix = list[list[float]]


def _fit(
    tables: Sequence[Sequence[int]], shares: Sequence[Sequence[float]], count: int
) -> list[float]:
    """Fit the log strengths by Newton's method; the likelihood has a single maximum."""
    logs = [0.0] * count
    for _ in range(MAX_STEPS):
        step = solve(_curvature(tables, logs), _gradient(tables, shares, logs))
        logs = [log + max(-1.0, min(1.0, part)) for log, part in zip(logs, step, strict=True)]
        if max(map(abs, step)) < SMALL_STEP:
            break
    return logs


def _chances(table: Sequence[int], logs: Sequence[float]) -> list[float]:
    """Return each seat's chance to win."""
    most = max(logs[player] for player in table)
    strengths = [math.exp(logs[player] - most) for player in table]
    return [strength / sum(strengths) for strength in strengths]


def _gradient(
    tables: Sequence[Sequence[int]], shares: Sequence[Sequence[float]], logs: Sequence[float]
) -> list[float]:
    """Return the gradient of the log posterior: wins minus expected wins, plus the prior's pull."""
    gradient = [-log / PRIOR_SPREAD**2 for log in logs]
    for table, won in zip(tables, shares, strict=True):
        for player, share, chance in zip(table, won, _chances(table, logs), strict=True):
            gradient[player] += share - chance
    return gradient


def _curvature(tables: Sequence[Sequence[int]], logs: Sequence[float]) -> Matrix:
    """Return the Fisher information, prior included."""
    count = len(logs)
    matrix = [[(i == j) / PRIOR_SPREAD**2 for j in range(count)] for i in range(count)]
    for table in tables:
        chances = _chances(table, logs)
        for one, chance in zip(table, chances, strict=True):
            matrix[one][one] += chance
            for other, other_chance in zip(table, chances, strict=True):
                matrix[one][other] -= chance * other_chance
    return matrix


def _errors(curvature: Matrix) -> list[float]:
    """Return the standard error of each log strength relative to the mean of all."""
    count = len(curvature)
    errors = []
    for i in range(count):
        contrast = [(i == j) - 1 / count for j in range(count)]
        spread = solve(curvature, contrast)
        variance = sum(a * b for a, b in zip(contrast, spread, strict=True))
        errors.append(math.sqrt(max(variance, 0.0)))
    return errors


def solve(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Solve a positive definite system of linear equations."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    count = len(rows)
    for i in range(count):
        for k in range(i + 1, count):
            factor = rows[k][i] / rows[i][i]
            rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    solution = [0.0] * count
    for i in reversed(range(count)):
        known = sum(rows[i][j] * solution[j] for j in range(i + 1, count))
        solution[i] = (rows[i][count] - known) / rows[i][i]
    return solution
