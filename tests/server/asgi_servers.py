"""The application under ASGI servers that know nothing of it, in a thread of this process."""

import asyncio
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import hypercorn
import uvicorn
from hypercorn.asyncio import serve as hypercorn_serve
from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession

from buttonbox.server.app import create_app
from buttonbox.server.config import Config
from buttonbox.server.protection.limits import Limits
from buttonbox.server.tables.autopilot import WaitingTimes
from harness.servers import TIMEOUT, Person, Server, running
from tests.server.held import PLENTY, Here

Serve = Callable[[Starlette, socket.socket, asyncio.Event], Awaitable[None]]


def application(folder: Path, limits: Limits = PLENTY) -> Starlette:
    """An application whose bots move at once."""
    config = Config(
        str(folder / "tables.sqlite"), limits=limits, waiting_times=WaitingTimes(bot_delay=0)
    )
    return create_app(config)


async def plain_uvicorn(app: Starlette, listening: socket.socket, stop: asyncio.Event) -> None:
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", lifespan="on"))
    serving = asyncio.create_task(server.serve([listening]))
    await stop.wait()
    server.should_exit = True
    await serving


async def plain_hypercorn(app: Starlette, listening: socket.socket, stop: asyncio.Event) -> None:
    config = hypercorn.Config()
    config.bind = [f"fd://{listening.detach()}"]  # hypercorn closes it
    config.graceful_timeout = 1
    await hypercorn_serve(app, config, shutdown_trigger=stop.wait)  # type: ignore[arg-type]


@contextmanager
def serving(serve: Serve, folder: Path, limits: Limits = PLENTY) -> Iterator[Server]:
    """Run the application under this server for a while."""
    listening = socket.create_server(("127.0.0.1", 0))
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    loop = asyncio.new_event_loop()
    stop = asyncio.Event()
    work = serve(application(folder, limits), listening, stop)
    thread = threading.Thread(target=loop.run_until_complete, args=(work,))
    thread.start()
    try:
        here = Here(url)
        yield here
        here.http.close()
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join(TIMEOUT)
        loop.close()
        listening.close()


SERVES: dict[str, Serve] = {"uvicorn": plain_uvicorn, "hypercorn": plain_hypercorn}


@contextmanager
def any_server(kind: str, folder: Path) -> Iterator[Server]:
    """`buttonbox serve`, or another ASGI server by its name."""
    if kind == "buttonbox":
        with running(folder / "tables.sqlite") as started:
            yield started
        return
    limits = replace(PLENTY, message_burst=Limits.message_burst, messages_per_second=30)
    with serving(SERVES[kind], folder, limits) as started:
        yield started


class InMemoryServer(Server):
    """The application without a server or a network."""

    def __init__(self, client: TestClient) -> None:
        self.url = str(client.base_url)
        self.client = client
        self.http = client  # type: ignore[assignment]


class InMemorySocket:
    """Starlette's WebSocket for tests, with the two methods that people use."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session

    def send(self, text: str) -> None:
        self.session.send_text(text)

    def recv(self, timeout: float) -> str:
        return self.session.receive_text()


class InMemoryPerson(Person):
    """Somebody at a table of an InMemoryServer."""

    def __post_init__(self) -> None:
        assert isinstance(self.server, InMemoryServer)
        connecting = self.server.client.websocket_connect(f"/api/tables/{self.table}/socket")
        self.stack = ExitStack()
        self.socket = InMemorySocket(self.stack.enter_context(connecting))  # type: ignore[assignment]
