"""A server in a thread of this process, for limits that no option of the command sets."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from buttonbox.server import run
from buttonbox.server.app import create_app
from buttonbox.server.config import Config
from buttonbox.server.listening import listen
from buttonbox.server.protection.connection_limits import NO_LIMIT
from harness.servers import TIMEOUT

STRANGER = "127.0.0.77"  # an address that is no trusted proxy


@dataclass(frozen=True)
class Local:
    """Where it listens, and how to reach it from any loopback address."""

    port: int
    url: str

    def http(self, source: str = STRANGER) -> httpx.Client:
        transport = httpx.HTTPTransport(local_address=source)
        return httpx.Client(base_url=self.url, transport=transport, timeout=TIMEOUT)

    def connect(self, source: str = STRANGER) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), TIMEOUT, (source, 0))

    def metrics(self) -> str:
        """As the host reads them, from an address of its own."""
        with self.http("127.0.0.1") as http:
            return http.get("/metrics").text


@contextmanager
def serving(config: Config, files: int = NO_LIMIT) -> Iterator[Local]:
    """Run it for a while."""
    app = create_app(config)
    listening = listen("127.0.0.1", 0)
    ready = threading.Event()
    settings = run.uvicorn_config(app, config, "error", files)
    server = run.Server(settings, app, ready.set)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listening])))
    port = listening.getsockname()[1]
    thread.start()
    try:
        assert ready.wait(TIMEOUT)
        yield Local(port, f"http://127.0.0.1:{port}")
    finally:
        server.should_exit = True
        thread.join(TIMEOUT)


def tables(folder: Path) -> str:
    """The address of an empty database."""
    return str(folder / "tables.sqlite")


def heard(line: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    told = b""
    while data := line.recv(1 << 16):
        told += data
    return told
