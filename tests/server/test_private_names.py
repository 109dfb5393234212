"""What the server uses of uvicorn and websockets beside their documented interfaces.

Both classes below stand on uvicorn's own connections. If a new release fails here, change them or
the bounds in pyproject.toml; `make test-bounds` runs the server's tests at both ends of these.
"""

import ast
import asyncio
import inspect
from typing import Any

import pytest
import uvicorn
import websockets.frames
from starlette.applications import Starlette
from uvicorn import _types
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.server import ServerProtocol

from buttonbox.server.metrics import Metrics
from buttonbox.server.protection.connection_limits import Gate, GatedConfig
from buttonbox.server.protection.http_connection import HttpConnection
from buttonbox.server.protection.limits import Limits
from buttonbox.server.ws.uvicorn_connection import UvicornConnection

WEBSOCKET = {
    "client",
    "close_sent",
    "close_timer",
    "config",
    "conn",
    "disconnected",
    "frames",
    "handshake_complete",
    "handshake_initiated",
    "loop",
    "queue",
    "read_paused",
    "transport",
}
HTTP = {"client", "config", "cycle", "flow", "headers", "loop", "parser", "pipeline", "transport"}
LATER = {"scope"}  # set when a request has come
OVERRIDDEN = {
    UvicornConnection: {
        "connection_lost",
        "connection_made",
        "data_received",
        "handle_parser_exception",
        "pause_writing",
        "receive",
        "resume_writing",
        "run_asgi",
        "send",
    },
    HttpConnection: {
        "__init__",
        "connection_lost",
        "connection_made",
        "data_received",
        "handle_websocket_upgrade",
        "on_body",
        "on_header",
        "on_headers_complete",
        "on_message_complete",
        "pause_writing",
        "resume_writing",
        "send_400_response",
    },
}


def made(kind: type[Any]) -> Any:
    """A connection that is not connected."""
    config = GatedConfig(
        Starlette(), Gate(Limits(), Metrics(), ()), ws=UvicornConnection, lifespan="off"
    )

    async def make() -> Any:
        loop = asyncio.get_running_loop()
        return kind(config=config, server_state=ServerState(), app_state={}, _loop=loop)

    return asyncio.run(make())


def used(kind: type[Any]) -> set[str]:
    """The names of `self` that the class uses and does not set or define itself."""
    tree = ast.parse(inspect.getsource(kind))
    own = set(vars(kind)) | set(vars(made(kind))) - set(vars(made(kind.__base__ or object)))
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
        and node.attr not in own
    }


@pytest.mark.parametrize(
    ("kind", "names"), [(UvicornConnection, WEBSOCKET | LATER), (HttpConnection, HTTP)]
)
def test_every_inherited_name_is_listed(kind: type[Any], names: set[str]) -> None:
    assert used(kind) == names


@pytest.mark.parametrize(
    ("base", "names"), [(WebSocketsSansIOProtocol, WEBSOCKET), (HttpToolsProtocol, HTTP)]
)
def test_uvicorn_has_every_listed_name(base: type[Any], names: set[str]) -> None:
    assert names <= set(vars(made(base)))


@pytest.mark.parametrize("kind", OVERRIDDEN)
def test_every_overridden_method_is_uvicorns(kind: type[Any]) -> None:
    base = kind.__base__
    assert base is not None
    assert OVERRIDDEN[kind] == {name for name in vars(kind) if name in vars(base)} - {
        "__doc__",
        "__firstlineno__",
        "__module__",
        "__static_attributes__",
    }


def test_smaller_private_things_are_there() -> None:
    connection = ServerProtocol()
    for name in ("close_sent", "data_to_send", "debug", "fail"):
        assert hasattr(connection, name)
    assert {"ASGIReceiveEvent", "ASGISendEvent"} <= set(vars(_types))
    assert websockets.frames.apply_mask(b"ab", bytes(4)) == b"ab"  # type: ignore[attr-defined]
    cycle = inspect.getsource(RequestResponseCycle)
    assert "self.response_started = False" in cycle
    assert "self.response_complete = False" in cycle
    assert "10.0.0.1" in ProxyHeadersMiddleware(Starlette(), "10.0.0.1").trusted_hosts  # type: ignore[arg-type]
    assert {"startup", "shutdown"} <= set(vars(uvicorn.Server))
