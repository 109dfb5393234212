"""Games written to Parquet, as `buttonbox simulate --out games.parquet` does it."""

import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from buttonbox.research.data import GameRow, Plan, play_games
from buttonbox.research.data_files import write_games

GAMES = 700  # about 200,000 decisions


class ParquetGames:
    """Random games of BUTTONS for four players, played by processes and written by this one."""

    def __init__(self, seed: int, workers: int) -> None:
        self.plan = Plan("buttons", 4, seed)
        self.workers = workers
        self.decisions = 0

    def write(self) -> float:
        """Return the seconds that a million decisions take, by the clock on the wall."""
        self.decisions = 0
        start = time.perf_counter()
        with TemporaryDirectory() as folder:
            batches = play_games(self.plan, GAMES, self.workers)
            write_games(Path(folder, "games.parquet"), self.plan, self._counted(batches))
        return (time.perf_counter() - start) / self.decisions * 1e6

    def _counted(self, batches: Iterable[list[GameRow]]) -> Iterator[list[GameRow]]:
        for rows in batches:
            self.decisions += sum(row["decisions"] for row in rows)
            yield rows
