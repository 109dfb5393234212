"""Two server processes on one PostgreSQL, one killed in mid-game: people go on at the other."""

import random
import time

from soak.outcome import Outcome, reason, seconds
from soak.people import PAUSE, Keeper, keepers, link, play_together, what_was_lost
from soak.witness import Witness
from tests.server.running import Server, TableAt, running

TABLES = 4
ON_WITHIN = 3.0
EARLIEST = 5  # moves at each table before the kill
LATEST = 25
START_WITHIN = 30.0


def cluster(address: str, rounds: int) -> tuple[Outcome, Witness]:
    """Each round kills one of two processes; the games are played to their end at the other."""
    outcome = Outcome("one of two processes killed in mid-game", "rounds", rounds)
    witness = Witness(address)
    times: list[float] = []
    for number in range(rounds):
        try:
            with running(address) as doomed, running(address) as other:
                outcome.lost += play_round(doomed, other, witness, number, times)[:1]
        except Exception as error:  # whatever it is: this round was lost
            outcome.lost.append(f"cluster, round {number}: {reason(error)}")
    outcome.lost += [f"cluster: on only after {each:.2f} s" for each in times if each > ON_WITHIN]
    outcome.remarks = f"{TABLES} tables a round; players went on: {seconds(times)}"
    return outcome, witness


def play_round(
    doomed: Server, other: Server, witness: Witness, seed: int, times: list[float]
) -> list[str]:
    """What was lost; how long each table took to go on is added to the times."""
    tables = [other.create("buttons", "oo") for _ in range(TABLES)]
    games = [seated(table, witness, doomed.url, other.url, seed) for table in tables]
    threads = [thread for people in games for thread in play_together(people)]
    wait_for_moves(games, random.Random(seed).randint(EARLIEST, LATEST))
    killed = time.monotonic()
    doomed.kill()
    for thread in threads:
        thread.join()
    times += [went_on(people, killed) for people in games]
    found = [what_was_lost(table, people) for table, people in zip(tables, games, strict=True)]
    return [each for lost in found for each in lost]


def seated(table: TableAt, witness: Witness, doomed: str, other: str, seed: int) -> list[Keeper]:
    """One player and a spectator at the process that dies, one player at the other."""
    witness.know(table)
    ways = [(doomed, other), (other, doomed), (doomed, other)]
    return keepers([link(table, witness, *urls) for urls in ways], seed)


def wait_for_moves(games: list[list[Keeper]], moves: int) -> None:
    """Until so many moves have been acknowledged at each table."""
    deadline = time.monotonic() + START_WITHIN
    while any(sum(len(each.acknowledged) for each in people) < moves for people in games):
        if time.monotonic() > deadline:
            raise TimeoutError("the games did not start")
        time.sleep(PAUSE)


def went_on(people: list[Keeper], killed: float) -> float:
    """Seconds until everybody had news again and somebody's move was acknowledged."""
    moves = [at for each in people for at, _ in each.acknowledged if at > killed]
    news = [next(at for at in each.heard if at > killed) for each in people]
    return max(min(moves), *news) - killed
