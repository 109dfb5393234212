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
from buttonbox.server.api import OPERATIONS, Operation
from buttonbox.server.compression import Compression
from buttonbox.server.config import Config
from buttonbox.server.hosts import Hosts
from buttonbox.server.hub import Hub, UnknownTable
from buttonbox.server.limits import client_key
from buttonbox.server.match import Refused
from buttonbox.server.messages import Problem
from buttonbox.server.page import Page, find_page
from buttonbox.server.proxies import ProxyHeaders
from buttonbox.server.rate_limit import RateLimit
from buttonbox.server.requests import Stop, answer
from buttonbox.server.security import Guard
from buttonbox.server.session import Session
from buttonbox.server.store import StoreFailed, open_store

log = logging.getLogger("buttonbox")


def create_app(config: Config) -> Starlette:
    """A server process; whoever runs it opens `app.state.hub` and closes it."""
    hub = Hub(config, open_store(config.database))

    app = Starlette(
        routes=_routes(Page(config.page or find_page())),
        middleware=[
            Middleware(ProxyHeaders, proxies=config.proxies),
            Middleware(RateLimit, hub=hub),
            Middleware(
                Guard,
                origins=config.origins,
                hosts=Hosts(config.hosts),
                address_bytes=config.limits.address_bytes,
            ),
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
    """Answer every problem as JSON."""

    async def endpoint(request: Request) -> Response:
        try:
            return await operation.work(request)
        except Stop as stop:
            return answer(stop.problem, stop.status)
        except UnknownTable as error:
            return answer(Problem("table", str(error)), 404)
        except Refused as error:
            status = 503 if error.rule == "storage" else 409
            return answer(Problem(error.rule, error.reason), status)
        except StoreFailed as error:
            log.error("request failed", extra={"path": operation.path, "error": str(error)})
            return answer(Problem("storage", "the database does not answer"), 503)

    return endpoint


async def _openapi(request: Request) -> Response:
    return answer(openapi.document())


async def _socket(socket: WebSocket) -> None:
    key = client_key(socket.client.host if socket.client else "")
    await Session(socket, socket.app.state.hub, key).run(socket.path_params["table"])


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
