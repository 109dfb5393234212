"""A server process, from the socket it listens on to its graceful stop."""

import gc
import socket
import webbrowser
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from starlette.applications import Starlette

from buttonbox.core.errors import ButtonboxError
from buttonbox.server import logs
from buttonbox.server.app import create_app
from buttonbox.server.config import Config
from buttonbox.server.gate import NO_LIMIT, Gate, GatedConfig, raise_file_limit
from buttonbox.server.http_connection import Door
from buttonbox.server.hub import Hub
from buttonbox.server.proxies import trusted_hosts
from buttonbox.server.wire import Line

BACKLOG = 2048
STOP_SECONDS = 5
SEND_BUFFER = 128 * 1024  # for each connection: one that does not read costs no more
RECEIVE_BUFFER = 8 * 1024  # so a flood is read in small pieces, between the moves of others
COLLECT_AFTER = 5000  # new objects: a look at more of them holds everybody up


class CannotServe(ButtonboxError):
    """The address is taken, or not ours."""


class Server(uvicorn.Server):
    """Opens the hub before and closes it after, and says goodbye before connections end."""

    def __init__(self, config: uvicorn.Config, hub: Hub, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.hub = hub
        self.ready = ready
        self.failure: ButtonboxError | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.hub.open()
        except ButtonboxError as error:
            self.failure = error
            self.should_exit = True
            return
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hub.say_goodbye()
        await super().shutdown(sockets)
        await self.hub.close()


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; raises CannotServe with one clear line."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise CannotServe(f"cannot listen on {host}, port {port}: {error.strerror}") from error
    listening.listen(BACKLOG)
    return listening


def shown_address(host: str, port: int) -> str:
    """What to type into a browser; on all interfaces: what others on the network type."""
    if host in ("0.0.0.0", "::", ""):
        host = own_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address() -> str:
    """This machine's address in the local network; no packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def serve(config: Config, host: str, port: int, log_level: str, open_page: bool) -> None:
    """Serve until told to stop."""
    listening = listen(host, port)
    address = shown_address(host, listening.getsockname()[1])

    def ready() -> None:
        print(f"Buttonbox is at {address} (Ctrl+C stops it)", flush=True)
        if open_page:
            webbrowser.open(address)

    logs.set_up(log_level)
    app = create_app(config)
    collect_rarely()
    settings = uvicorn_config(app, config, log_level, raise_file_limit())
    server = Server(settings, app.state.hub, ready)
    with suppress(KeyboardInterrupt):  # Ctrl+C is how to stop it
        server.run(sockets=[listening])
    if server.failure is not None:
        raise server.failure


def collect_rarely() -> None:
    """Spare the tables long looks for garbage; what is loaded now stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)


def uvicorn_config(
    app: Starlette, config: Config, log_level: str, files: int = NO_LIMIT
) -> uvicorn.Config:
    """Small frames, no access log, pings that notice who has gone."""
    hub: Hub = app.state.hub
    gate = Gate(config.limits, hub.metrics, trusted_hosts(config.proxies), files)
    hub.metrics.gauge("sockets", "Open TCP connections of clients.", lambda: gate.open)
    return GatedConfig(
        app,
        gate,
        http=Door,
        ws=Line,
        ws_max_size=config.limits.frame_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        proxy_headers=False,  # the application itself reads them
        access_log=False,
        log_config=None,
        log_level=log_level,
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        lifespan="off",
    )
