"""End servers under load with kill -9 and SIGTERM; acknowledged moves are stored exactly once."""

import time
from collections.abc import Callable

from harness.crash import Load, check, crash
from harness.servers import Server, running
from soak.outcome import Outcome, reason, seconds

BACK_WITHIN = 2.0


ENDS: dict[str, Callable[[Server], object]] = {"kill -9": Server.kill, "SIGTERM": Server.stop}


def crashes(end: str, name: str, database: str, rounds: int) -> Outcome:
    """In each round play at several tables, end the server, start another and compare."""
    outcome = Outcome(f"{end} under load, {name}", "rounds", rounds)
    back: list[float] = []
    moves = 0
    for number in range(rounds):
        try:
            loads = crash(Server(database), ENDS[end])
            moves += sum(len(load.acknowledged) for load in loads)
            back.append(check_all(database, loads))
        except Exception as error:  # whatever it is: this round was lost
            outcome.lost.append(f"{end}, {name}, round {number}: {reason(error)}")
    outcome.lost += [
        f"{end}, {name}: back only after {each:.2f} s" for each in back if each > BACK_WITHIN
    ]
    outcome.remarks = f"{moves:,} moves acknowledged; serving again: {seconds(back)}"
    return outcome


def check_all(database: str, loads: list[Load]) -> float:
    """Start a server, check every table and return the seconds until it served."""
    began = time.monotonic()
    with running(database) as server:
        server.http.get("/health").raise_for_status()
        back = time.monotonic() - began
        for load in loads:
            check(server, load)
    return back
