"""Jobs for the worker processes of the tests: good, bad and endless."""

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

from buttonbox.core.errors import InvalidRecord
from buttonbox.games import find_game

Answer = Callable[[], int]


class Unsendable(Exception):
    """Can be raised, but not rebuilt from its arguments."""

    def __init__(self, first: str, second: str) -> None:
        super().__init__(first + second)


def process() -> int:
    return os.getpid()


def niceness() -> int:
    return os.nice(0)


def title(game: str) -> str:
    return find_game(game).title


def hang(started: str) -> None:
    """Says that it has begun, and never ends."""
    Path(started).touch()
    while True:
        time.sleep(60)


def hold(started: str, let_go: str) -> int:
    """Goes on until a file is there."""
    Path(started).touch()
    while not Path(let_go).exists():
        time.sleep(0.005)
    return os.getpid()


def touch(path: str) -> None:
    Path(path).touch()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail() -> None:
    raise ZeroDivisionError("there is no such number")


def refuse() -> None:
    raise InvalidRecord(3, "nothing of the kind")


def fail_unsendably() -> None:
    raise Unsendable("a", "b")


def unsendable_result() -> Answer:
    return lambda: 1


def leave() -> None:
    sys.exit(3)


def print_much() -> str:
    print("noise " * 10_000, flush=True)
    return "done"


def big_answer() -> bytes:
    return bytes(5_000_000)


def slow_big_answer(started: str) -> bytes:
    Path(started).touch()
    return bytes(200_000_000)
