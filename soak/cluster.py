"""Kill one of two server processes on one PostgreSQL in mid-game; players continue at the other."""

import random
import time

from harness.servers import Server, TableAt, running
from soak.leak_detector import LeakDetector
from soak.outcome import Outcome, reason, seconds
from soak.persistent_players import (
    PAUSE,
    PersistentPlayer,
    link,
    play_together,
    seat_players,
    what_was_lost,
)

TABLES = 4
ON_WITHIN = 3.0
EARLIEST = 5  # moves at each table before the kill
LATEST = 25
START_WITHIN = 30.0


def cluster(address: str, rounds: int) -> tuple[Outcome, LeakDetector]:
    """In each round kill one of two processes and finish the games at the other."""
    outcome = Outcome("one of two processes killed in mid-game", "rounds", rounds)
    detector = LeakDetector(address)
    times: list[float] = []
    for number in range(rounds):
        try:
            with running(address) as doomed, running(address) as other:
                outcome.lost += play_round(doomed, other, detector, number, times)[:1]
        except Exception as error:  # whatever it is: this round was lost
            outcome.lost.append(f"cluster, round {number}: {reason(error)}")
    outcome.lost += [f"cluster: on only after {each:.2f} s" for each in times if each > ON_WITHIN]
    outcome.remarks = f"{TABLES} tables a round; players went on: {seconds(times)}"
    return outcome, detector


def play_round(
    doomed: Server, other: Server, detector: LeakDetector, seed: int, times: list[float]
) -> list[str]:
    """Return what was lost; append how long each table took to continue."""
    tables = [other.create("buttons", "oo") for _ in range(TABLES)]
    games = [seated(table, detector, doomed.url, other.url, seed) for table in tables]
    threads = [thread for people in games for thread in play_together(people)]
    wait_for_moves(games, random.Random(seed).randint(EARLIEST, LATEST))
    killed = time.monotonic()
    doomed.kill()
    for thread in threads:
        thread.join()
    times += [took for people in games if (took := went_on(people, killed)) is not None]
    found = [what_was_lost(table, people) for table, people in zip(tables, games, strict=True)]
    return [each for lost in found for each in lost]


def seated(
    table: TableAt, detector: LeakDetector, doomed: str, other: str, seed: int
) -> list[PersistentPlayer]:
    """Seat a player and a spectator at the process that dies, and a player at the other."""
    detector.know(table)
    ways = [(doomed, other), (other, doomed), (doomed, other)]
    return seat_players([link(table, detector, *urls) for urls in ways], seed)


def wait_for_moves(games: list[list[PersistentPlayer]], moves: int) -> None:
    """Wait until this many moves have been acknowledged at each table."""
    deadline = time.monotonic() + START_WITHIN
    while any(sum(len(each.acknowledged) for each in people) < moves for people in games):
        if time.monotonic() > deadline:
            raise TimeoutError("the games did not start")
        time.sleep(PAUSE)


def went_on(people: list[PersistentPlayer], killed: float) -> float | None:
    """Return the seconds until everybody got messages again and a move was acknowledged.

    None if the game was over before the kill. `what_was_lost` finds players who miss the end.
    """
    moves = [at for each in people for at, _ in each.acknowledged if at > killed]
    news = [min(later) for each in people if (later := [at for at in each.heard if at > killed])]
    return max(min(moves), *news) - killed if moves else None
