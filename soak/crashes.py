"""kill -9 under load: what was acknowledged is there, once, and serving goes on at once."""

import time

from soak.outcome import Outcome, reason, seconds
from tests.server.running import Server, running
from tests.server.test_crash import Load, check, crash

BACK_WITHIN = 2.0


def crashes(name: str, database: str, rounds: int) -> Outcome:
    """Each round plays at several tables, kills the server, starts another and looks."""
    outcome = Outcome(f"kill -9 under load, {name}", "rounds", rounds)
    back: list[float] = []
    moves = 0
    for number in range(rounds):
        try:
            loads = crash(Server(database))
            moves += sum(len(load.acknowledged) for load in loads)
            back.append(look(database, loads))
        except Exception as error:  # whatever it is: this round was lost
            outcome.lost.append(f"{name}, round {number}: {reason(error)}")
    outcome.lost += [f"{name}: back only after {each:.2f} s" for each in back if each > BACK_WITHIN]
    outcome.remarks = f"{moves:,} moves acknowledged; serving again: {seconds(back)}"
    return outcome


def look(database: str, loads: list[Load]) -> float:
    """Start again and check every table; seconds until it served."""
    began = time.monotonic()
    with running(database) as server:
        server.http.get("/health").raise_for_status()
        back = time.monotonic() - began
        for load in loads:
            check(server, load)
    return back
