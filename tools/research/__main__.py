"""Measure one table at a time into docs/research/metrics.json, then plot the results.

python -m tools.research metrics buttons 2     the course of games, and what is at stake
python -m tools.research skill buttons 2       the Skill-Luck Index
python -m tools.research luck buttons          results adjusted for luck, for two players
python -m tools.research elo buttons           the spread of Elo, for two players
python -m tools.research score buttons         players on solved positions, made or in --positions
python -m tools.research draw                  the figures, and the tables in the documents
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from buttonbox.games import GAMES, find_game
from buttonbox.research.solved import SolvedPosition, read_positions, solved_positions
from harness.markdown import markdown_table, put_result
from tools.research.measuring import (
    SEED,
    measure_elo,
    measure_luck,
    measure_metrics,
    measure_skill,
)

FOLDER = Path(__file__).parents[2] / "docs" / "research"
DEFAULT_GAMES = {"metrics": 1000, "skill": 100, "luck": 300, "elo": 10, "score": 100}
JUDGED = 10  # one game in this many is also judged

Json = dict[str, Any]


def main() -> None:
    """Run one of the commands above."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=(*DEFAULT_GAMES, "draw"))
    parser.add_argument("game", nargs="?", choices=tuple(GAMES), default="buttons")
    parser.add_argument("players", nargs="?", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, help="games to play (elo: rounds; score: positions)")
    parser.add_argument("--positions", type=Path, metavar="FILE", help="solved positions to score")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    given = parser.parse_args()
    if given.what == "draw":
        draw(given.folder)
        return
    games = given.games or DEFAULT_GAMES[given.what]
    if given.what == "score":
        results = score(given.game, _positions(given.positions, given.game, games))
    else:
        results = iter([measure(given.what, given.game, given.players, games)])
    for result in results:
        store(given.folder / "metrics.json", f"{given.what} {given.game} {given.players}", result)


def measure(what: str, game: str, players: int, games: int) -> Json:
    """Return one measurement."""
    if what == "metrics":
        return measure_metrics(game, players, games, max(2, games // JUDGED))
    if what == "skill":
        return measure_skill(game, players, games)
    return measure_luck(game, games) if what == "luck" else measure_elo(game, games)


def score(game: str, positions: list[SolvedPosition]) -> Iterator[Json]:
    """Yield how players do on solved positions; needs OpenSpiel (extra `openspiel`)."""
    from tools.research.scoring import measure_scores

    return measure_scores(game, positions)


def _positions(path: Path | None, game: str, count: int) -> list[SolvedPosition]:
    """Return the solved positions of a file, or make some."""
    return read_positions(path) if path else solved_positions(game, count, SEED)


def store(path: Path, key: str, result: Json) -> None:
    """Add a measurement, or replace an older one."""
    found = json.loads(path.read_text()) if path.exists() else {}
    found[key] = result
    rounded = json.loads(json.dumps(dict(sorted(found.items()))), parse_float=_rounded)
    path.write_text(json.dumps(rounded, indent=None, separators=(",", ":")).replace("},", "},\n"))


def _rounded(text: str) -> float:
    return round(float(text), 5)


def draw(folder: Path) -> None:
    """Draw the figures and write the tables."""
    from tools.research.figures import draw_figures

    found = json.loads((folder / "metrics.json").read_text())
    draw_figures([found[key] for key in found if key.startswith("metrics ")], folder)
    put_result(folder / "metrics.md", "\n\n".join([_shapes(found), _stakes(found)]))
    put_result(folder / "measures.md", _measures(found))
    if any(key.startswith("score ") for key in found):
        put_result(folder / "solved.md", _scores(found))


def _shapes(found: Json) -> str:
    names = ("branching", "forced", "decisions", "rounds", "lead_changes")
    rows: list[tuple[str, ...]] = [
        ("table", "games", "branching", "forced", "decisions", "rounds", "lead changes")
    ]
    for table in _of(found, "metrics"):
        shape = table["shape"]
        cells = [_cell(shape[name]) for name in names]
        rows.append((_table(table), str(shape["games"]), *cells))
    return markdown_table(rows)


def _stakes(found: Json) -> str:
    rows: list[tuple[str, ...]] = [
        ("table", "games", "decision spread", "volatility", "all squares", "share of luck")
    ]
    for table in _of(found, "metrics"):
        stakes = table["stakes"]
        cells = [
            _cell(stakes[name]) for name in ("decision_spread", "volatility", "total", "luck_share")
        ]
        rows.append((_table(table), str(stakes["games"]), *cells))
    return markdown_table(rows)


SKILL = {"skill": "skill leverage K", "luck": "luck leverage L", "index": "Skill-Luck Index S"}
STAKES = {"volatility": "volatility", "luck_share": "share of luck"}
LUCK = {
    "result": "easy against novice",
    "adjusted": "the same, luck-adjusted",
    "luck_variance": "variance removed",
}


def _measures(found: Json) -> str:
    rows = [("measure", "table", "games", "value")]
    for each in _of(found, "skill"):
        rows += _rows(SKILL, each, each)
    for each in _of(found, "metrics"):
        rows += _rows(STAKES, each, each["stakes"])
    for each in _of(found, "elo"):
        rows += _rows({"spread": "spread of best-fit Elo"}, each, each)
        rows += _rows({"skill_equivalent": "as much skill as"}, each, each)
    for each in _of(found, "luck"):
        rows += _rows(LUCK, each, each)
    return markdown_table(rows)


def _rows(titles: dict[str, str], table: Json, values: Json) -> list[tuple[str, str, str, str]]:
    games = str(values["games"])
    return [(title, _table(table), games, _cell(values[key])) for key, title in titles.items()]


def _scores(found: Json) -> str:
    rows = [("player", "positions", "best moves", "given away", "ms a move")]
    for each in _of(found, "score"):
        for score in each["scores"]:
            cells = (_cell(score["optimal"]), _cell(score["loss"], 4))
            counted = f"{score['positions']:,}", *cells, f"{score['milliseconds']:.2f}"
            rows.append((score["player"], *counted))
    return markdown_table(rows)


def _of(found: Json, what: str) -> list[Json]:
    return [found[key] for key in found if key.startswith(f"{what} ")]


def _table(measured: Json) -> str:
    return f"{find_game(measured['game']).title}, {measured.get('players', 2)}"


def _cell(estimate: Json, digits: int = 3) -> str:
    """Return value and interval, with few digits for large numbers."""
    digits = digits if abs(estimate["value"]) < 10 else min(digits, 1)
    value, low, high = (f"{estimate[key]:.{digits}f}" for key in ("value", "low", "high"))
    return f"{value} ({low} to {high})"


if __name__ == "__main__":
    main()
