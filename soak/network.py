"""Games over a network that cuts, delays and half-opens connections."""

import random
import socket
import threading
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from harness.failing_network import CHUNK, ENDLESS, Proxy
from harness.servers import Server, running
from soak.leak_detector import LeakDetector
from soak.outcome import Outcome, reason
from soak.persistent_players import link, play_together, seat_players, what_was_lost

SHORTEST = 8_000  # bytes until something happens to a connection
LONGEST = 80_000
DELAYED = 0.02  # share of the pieces that come late
LONGEST_DELAY = 0.1
HALF_OPEN = 0.3  # share of the faults; the others cut
HOLD = 2.0  # seconds a dead direction stays open, longer than anybody's patience
AT_ONCE = 8  # games
GAMES = ("buttons", "war")


class BadNetwork(Proxy):
    """Delays data, and cuts or half-opens a connection after a number of bytes."""

    def __init__(self, target: str, seed: int) -> None:
        self.generator = random.Random(seed)
        self.faults: Counter[str] = Counter()
        self.ended = threading.Event()
        super().__init__(target, lambda: self.generator.randint(SHORTEST, LONGEST))

    def pump(self, source: socket.socket, sink: socket.socket, left: list[int]) -> None:
        with suppress(OSError):
            while (data := source.recv(CHUNK)) and left[0] > 0:
                self.delay()
                sink.sendall(data[: left[0]])
                left[0] -= len(data)
            if left[0] <= 0:
                self.fail(source, left)
        for each in (source, sink):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def delay(self) -> None:
        if self.generator.random() < DELAYED:
            self.faults["delayed"] += 1
            time.sleep(self.generator.random() * LONGEST_DELAY)

    def fail(self, source: socket.socket, left: list[int]) -> None:
        """Return to cut the connection, or discard one direction while the other stays open."""
        if self.generator.random() > HALF_OPEN:
            self.faults["cut"] += 1
            return
        self.faults["half-open"] += 1
        left[0] = ENDLESS
        until = time.monotonic() + HOLD
        source.settimeout(HOLD)
        with suppress(OSError):
            while source.recv(CHUNK) and time.monotonic() < until:
                pass
        self.ended.wait(max(0.0, until - time.monotonic()))

    def close(self) -> None:
        self.ended.set()
        super().close()


def bad_network(folder: Path, games: int) -> tuple[Outcome, LeakDetector]:
    """Play whole games of two people and a spectator, each over its own bad network."""
    outcome = Outcome("network cut, delayed, half-open", "games", games)
    database = str(folder / "network.sqlite")
    detector = LeakDetector(database)
    with running(database) as server, ThreadPoolExecutor(AT_ONCE) as pool:
        played = [pool.submit(play_game, server, detector, number) for number in range(games)]
        faults: Counter[str] = Counter()
        for number, each in enumerate(played):
            try:
                lost, met = each.result()
                faults += met
                outcome.lost += lost[:1]
            except Exception as error:  # whatever it is: this game was lost
                outcome.lost.append(f"network, game {number}: {reason(error)}")
    outcome.remarks = ", ".join(f"{count:,} {fault}" for fault, count in sorted(faults.items()))
    return outcome, detector


def play_game(
    server: Server, detector: LeakDetector, number: int
) -> tuple[Sequence[str], Counter[str]]:
    """Return what was lost and the faults that occurred."""
    table = server.create(GAMES[number % len(GAMES)], "oo")
    detector.know(table)
    network = BadNetwork(server.url, number)
    try:
        people = seat_players([link(table, detector, network.url) for _ in range(3)], number)
        for thread in play_together(people):
            thread.join()
        return what_was_lost(table, people), network.faults
    finally:
        network.close()
