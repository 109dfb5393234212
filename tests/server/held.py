"""A server in this process, and how long a single callback has blocked its event loop."""

import asyncio
import gc
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from buttonbox.server import run
from buttonbox.server.app import create_app
from buttonbox.server.config import Config
from buttonbox.server.listening import listen
from buttonbox.server.memory import collect_rarely
from buttonbox.server.protection.limits import Limits
from buttonbox.server.tables.autopilot import WaitingTimes
from harness.servers import TIMEOUT, Server

PLENTY = Limits(
    requests_per_second=1e6,
    request_burst=10**6,
    tickets_per_second=1e6,
    ticket_burst=10**6,
    tables_per_hour=10**6,
    messages_per_second=1e6,
    message_burst=10**6,
)


class Held:
    """The longest CPU time of the loop's thread in one callback since the last look."""

    def __init__(self) -> None:
        self.thread: int | None = None
        self.longest = 0.0
        self.what = ""

    def note(self, seconds: float, what: object) -> None:
        if seconds > self.longest:
            self.longest, self.what = seconds, repr(what)

    def take(self) -> float:
        longest, self.longest = self.longest, 0.0
        return longest


def measure(held: Held, patch: pytest.MonkeyPatch) -> None:
    """Time every callback of the loop; time of other threads and processes does not count."""
    run_handle: Any = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        if threading.get_ident() != held.thread:
            run_handle(handle)
            return
        began = time.thread_time()
        run_handle(handle)
        held.note(time.thread_time() - began, handle)

    patch.setattr(asyncio.Handle, "_run", timed)


class Here(Server):
    """A server in this process, for people who use it like any other."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=TIMEOUT)


@contextmanager
def serving(
    database: Path | str, held: Held | None = None, overtime: float = WaitingTimes.overtime
) -> Iterator[Here]:
    """A server in a thread of this process."""
    held = held or Held()
    config = Config(
        str(database),
        limits=PLENTY,
        waiting_times=WaitingTimes(bot_delay=0, seeds=0, overtime=overtime),
    )
    app = create_app(config)
    thresholds = gc.get_threshold()
    collect_rarely()
    listening = listen("127.0.0.1", 0)
    ready = threading.Event()
    settings = run.uvicorn_config(app, config, "warning")
    server = run.Server(settings, app, ready.set)

    def work() -> None:
        held.thread = threading.get_ident()
        asyncio.run(server.serve([listening]))

    thread = threading.Thread(target=work)
    thread.start()
    try:
        assert ready.wait(30)
        here = Here(f"http://127.0.0.1:{listening.getsockname()[1]}")
        yield here
        here.http.close()
    finally:
        server.should_exit = True
        thread.join(30)
        gc.unfreeze()
        gc.set_threshold(*thresholds)
