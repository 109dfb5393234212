"""Run a server process: serve, shut down gracefully."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from importlib import import_module

import uvicorn
from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool

from buttonbox.core.errors import ButtonboxError
from buttonbox.games import GAMES
from buttonbox.server import logs
from buttonbox.server.app import create_app
from buttonbox.server.background import repeat_forever
from buttonbox.server.config import Config
from buttonbox.server.memory import EVERY, FullCollections, collect_rarely
from buttonbox.server.protection.connection_limits import (
    NO_LIMIT,
    Gate,
    GatedConfig,
    raise_file_limit,
)
from buttonbox.server.protection.http_connection import Door
from buttonbox.server.protection.proxy_headers import trusted_hosts
from buttonbox.server.tables.hub import Hub
from buttonbox.server.ws.uvicorn_connection import UvicornConnection

STOP_SECONDS = 5


class Server(uvicorn.Server):
    """uvicorn's server, which runs the application's lifespan itself.

    So a database that cannot be opened is one line rather than a traceback, and clients hear a
    goodbye before uvicorn closes their connections.
    """

    def __init__(self, config: uvicorn.Config, app: Starlette, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.ready = ready
        self.opened = AsyncExitStack()  # holds the lifespan
        self.failure: ButtonboxError | None = None
        self.memory: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.opened.enter_async_context(self.app.router.lifespan_context(self.app))
        except ButtonboxError as error:
            self.failure = error
            self.should_exit = True
            return
        await run_in_threadpool(int)  # the first call imports much, too
        collections = FullCollections(self.app.state.hub.connections.total)
        self.memory = asyncio.create_task(repeat_forever("memory", collections.look, EVERY))
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hub: Hub = self.app.state.hub
        await hub.say_goodbye()
        await super().shutdown(sockets)
        if self.memory is not None:
            self.memory.cancel()
        await self.opened.aclose()


def serve(
    config: Config, listening: socket.socket, log_level: str, ready: Callable[[], None]
) -> None:
    """Serve until interrupted or terminated; call `ready` once requests are answered."""
    logs.set_up(log_level)
    app = create_app(config)
    import_everything()
    collect_rarely()
    settings = uvicorn_config(app, config, log_level, raise_file_limit())
    server = Server(settings, app, ready)
    with suppress(KeyboardInterrupt):  # the way to stop it
        server.run(sockets=[listening])
    if server.failure is not None:
        raise server.failure


def import_everything() -> None:
    """Import what requests would import when they need it first, while all tables wait."""
    import_module("buttonbox.server.exposition")
    for name in GAMES:
        GAMES[name]


def uvicorn_config(
    app: Starlette, config: Config, log_level: str, files: int = NO_LIMIT
) -> uvicorn.Config:
    """Return uvicorn's settings: small frames, no access log, pings to notice dead connections."""
    hub: Hub = app.state.hub
    gate = Gate(config.limits, hub.metrics, trusted_hosts(config.proxies), files)
    hub.metrics.gauge("sockets", "Open TCP connections of clients.", lambda: gate.open)
    return GatedConfig(
        app,
        gate,
        http=Door,
        ws=UvicornConnection,
        ws_max_size=config.limits.frame_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        proxy_headers=False,  # the application reads them
        access_log=False,
        log_config=None,
        log_level=log_level,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        lifespan="off",  # see Server
    )
