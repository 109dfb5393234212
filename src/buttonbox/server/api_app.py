"""The HTTP and WebSocket API of a hub's tables as an ASGI application."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from msgspec.json import encode
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from buttonbox.server.http import openapi
from buttonbox.server.http.api import OPERATIONS, Operation
from buttonbox.server.http.games import all_games
from buttonbox.server.http.requests import HttpProblem, get_hub, json_response
from buttonbox.server.jobs.analysis import Analyses
from buttonbox.server.messages import Problem
from buttonbox.server.protection.token_buckets import client_key
from buttonbox.server.storage.store import StoreFailed
from buttonbox.server.tables.hub import Hub, UnknownTable
from buttonbox.server.tables.refusals import Refused
from buttonbox.server.ws.session import Session

Endpoint = Callable[[Request], Awaitable[Response]]

log = logging.getLogger("buttonbox")
# Not for the page, whose files are compressed once. Level 9 costs more time than it saves bytes.
COMPRESSION = Middleware(
    GZipMiddleware, minimum_size=2000, compresslevel=5, thread_minimum_size=16 * 1024
)


def api_app(
    hub: Hub, pages: Sequence[BaseRoute] = (), middleware: Sequence[Middleware] = ()
) -> Starlette:
    """Return the application for the tables of a hub, without protection of its own."""
    app = Starlette(
        routes=[*_api_routes(), *pages],
        middleware=middleware,
        exception_handlers={HTTPException: _unknown, Exception: _mistake},
        lifespan=_lifespan,
    )
    app.state.hub = hub
    app.state.analyses = Analyses(hub.dispatcher)
    return app


@asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[None]:
    """Open the hub, and close it after a goodbye to whoever the ASGI server still connects."""
    hub: Hub = app.state.hub
    all_games()  # imports every game and its bots: no request should have to wait for that
    await hub.open()
    try:
        yield
    finally:
        await hub.say_goodbye()
        await hub.close()


def _api_routes() -> list[BaseRoute]:
    return [
        *(_route(op.path, _endpoint(op), op.method) for op in OPERATIONS),
        _route("/openapi.json", _openapi, "GET"),
        WebSocketRoute("/api/tables/{table}/socket", _socket),
        Route("/api/{path:path}", _no_such_path, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
    ]


def _route(path: str, endpoint: Endpoint, method: str) -> Route:
    return Route(path, endpoint, methods=[method], middleware=[COMPRESSION])


def _endpoint(operation: Operation) -> Endpoint:
    """Wrap a handler so that every error becomes a Problem response."""

    async def endpoint(request: Request) -> Response:
        try:
            return await operation.handler(request)
        except HttpProblem as error:
            return json_response(error.problem, error.status)
        except UnknownTable as error:
            return json_response(Problem("table", str(error)), 404)
        except Refused as error:
            status = 503 if error.rule == "storage" else 409
            return json_response(Problem(error.rule, error.reason), status)
        except StoreFailed as error:
            log.error("request failed", extra={"path": operation.path, "error": str(error)})
            return json_response(Problem("storage", "the database does not respond"), 503)

    return endpoint


async def _openapi(request: Request) -> Response:
    here = {"url": get_hub(request).config.root_path or "/"}
    return json_response({**openapi.document(), "servers": [here]})


async def _socket(socket: WebSocket) -> None:
    key = client_key(socket.client.host if socket.client else "")
    await Session(socket, socket.app.state.hub, key).run(socket.path_params["table"])


async def _no_such_path(request: Request) -> Response:
    return json_response(Problem("path", "there is no such path"), 404)


async def _unknown(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    headers = dict(getattr(error, "headers", None) or {})
    body = encode(Problem("request", "there is no such request"))
    return Response(body, status, headers, "application/json")


async def _mistake(request: Request, error: Exception) -> Response:
    """Hide the error from the client; Starlette logs the traceback."""
    return json_response(Problem("internal", "internal server error"), 500)
