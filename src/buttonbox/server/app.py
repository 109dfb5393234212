"""The ASGI application of one server process."""

import logging
from collections.abc import Awaitable, Callable

from msgspec.json import encode
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from buttonbox.server import openapi
from buttonbox.server.analysis import Analyses
from buttonbox.server.api import OPERATIONS, Operation, Stop, address, answer, hub_of
from buttonbox.server.compression import Compression
from buttonbox.server.config import Config
from buttonbox.server.hub import Hub, UnknownTable
from buttonbox.server.match import Refused
from buttonbox.server.messages import Problem
from buttonbox.server.page import Page, find_page
from buttonbox.server.security import Guard
from buttonbox.server.session import Session
from buttonbox.server.store import StoreFailed, open_store

log = logging.getLogger("buttonbox")
UNLIMITED = ("/health", "/metrics")


def create_app(config: Config) -> Starlette:
    """A server process; whoever runs it opens `app.state.hub` and closes it."""
    hub = Hub(config, open_store(config.database))

    app = Starlette(
        routes=_routes(Page(config.page or find_page())),
        middleware=[
            Middleware(Guard, origins=config.origins),
            Middleware(Compression),
        ],
        exception_handlers={HTTPException: _unknown, Exception: _mistake},
    )
    app.state.hub = hub
    app.state.analyses = Analyses(hub.thinker)
    return app


def _routes(page: Page) -> list[BaseRoute]:
    return [
        *(Route(op.path, _endpoint(op), methods=[op.method]) for op in OPERATIONS),
        Route("/openapi.json", _openapi),
        WebSocketRoute("/api/tables/{table}/socket", _socket),
        Route("/api/{path:path}", _no_such_path, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        Route("/{path:path}", page.respond),
    ]


def _endpoint(operation: Operation) -> Callable[[Request], Awaitable[Response]]:
    """Limits before, counts after, and every problem as JSON."""

    async def endpoint(request: Request) -> Response:
        hub = hub_of(request)
        try:
            if operation.path not in UNLIMITED and not hub.requests.take(address(request)):
                raise Stop(429, "rate", "too many requests from this address")
            response = await operation.work(request)
        except Stop as stop:
            response = answer(stop.problem, stop.status)
        except UnknownTable as error:
            response = answer(Problem("table", str(error)), 404)
        except Refused as error:
            status = 503 if error.rule == "storage" else 409
            response = answer(Problem(error.rule, error.reason), status)
        except StoreFailed as error:
            log.error("request failed", extra={"path": operation.path, "error": str(error)})
            response = answer(Problem("storage", "the database does not answer"), 503)
        hub.metrics.count("requests_total", str(response.status_code))
        return response

    return endpoint


async def _openapi(request: Request) -> Response:
    return answer(openapi.document())


async def _socket(socket: WebSocket) -> None:
    host = socket.client.host if socket.client else ""
    await Session(socket, socket.app.state.hub, host).run(socket.path_params["table"])


async def _no_such_path(request: Request) -> Response:
    return answer(Problem("path", "there is nothing here"), 404)


async def _unknown(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    headers = dict(getattr(error, "headers", None) or {})
    body = encode(Problem("request", "this request is not known here"))
    return Response(body, status, headers, "application/json")


async def _mistake(request: Request, error: Exception) -> Response:
    """Starlette logs the traceback; nobody else gets to see it."""
    return answer(Problem("internal", "the server made a mistake"), 500)
