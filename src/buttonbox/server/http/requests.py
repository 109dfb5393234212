"""Helpers to read a request and to respond with JSON."""

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

import msgspec
from msgspec.json import encode
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from buttonbox.core.errors import ButtonboxError, InvalidField, InvalidRecord
from buttonbox.server.jobs.fair_queue import Busy
from buttonbox.server.jobs.worker import JobFailed
from buttonbox.server.messages import Problem
from buttonbox.server.protection.token_buckets import client_key
from buttonbox.server.tables.hub import Hub

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
JSON = "application/json"
TEXT = "text/plain"
log = logging.getLogger("buttonbox")


class HttpProblem(Exception):
    """Abort the request with a Problem response."""

    def __init__(self, status: int, error: str, reason: str, field: str = "") -> None:
        super().__init__(reason)
        self.status = status
        self.problem = Problem(error, reason, field)


def json_response(value: object, status: int = 200) -> Response:
    """Encode a struct as a JSON response."""
    return Response(encode(value), status, {"Cache-Control": "no-store"}, JSON)


def get_hub(request: Request) -> Hub:
    """Return the hub of this server process."""
    hub: Hub = request.app.state.hub
    return hub


def client_address(request: Request) -> str:
    """Return the key under which limits count this client."""
    return client_key(request.client.host if request.client else "")


async def read_body(request: Request, most: int) -> bytes:
    """Read the body, up to `most` bytes."""
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise HttpProblem(413, "size", f"the body may have at most {most} bytes")
    except ClientDisconnect as error:
        raise HttpProblem(400, "message", "the body is incomplete") from error
    return bytes(body)


async def read_json(request: Request, kind: type[T], most: int | None = None) -> T:
    """Read the body as a struct."""
    body = await read_body(request, most or get_hub(request).config.limits.body_bytes)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise HttpProblem(400, "message", str(error)) from error


async def read_text(request: Request) -> str:
    """Read the body as the text of a record."""
    body = await read_body(request, get_hub(request).config.limits.record_bytes)
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise HttpProblem(400, "message", "the body is not UTF-8 text") from error


def checked(work: Callable[[], T]) -> T:
    """Call `work`; turn errors that the user can correct into an HttpProblem."""
    try:
        return work()
    except ButtonboxError as error:
        raise problem_for(error) from error


def problem_for(error: ButtonboxError) -> HttpProblem:
    """Return the problem that tells the user what to correct."""
    if isinstance(error, Busy):
        return (
            HttpProblem(503, "busy", str(error))
            if error.everybody
            else HttpProblem(429, "rate", str(error))
        )
    if isinstance(error, InvalidRecord):
        return HttpProblem(422, "record", str(error))
    if isinstance(error, InvalidField):
        return HttpProblem(422, error.rule or "invalid", error.reason, error.field)
    return HttpProblem(422, "invalid", str(error))


async def run_in_worker(request: Request, work: Callable[[*Ts], T], *args: *Ts) -> T:
    """Call `work` in a worker process; cancel it if the client disconnects first."""
    dispatcher = get_hub(request).dispatcher
    working = asyncio.create_task(dispatcher.run(client_address(request), work, *args))
    leaving = asyncio.create_task(disconnected(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise HttpProblem(400, "gone", "the client has disconnected")
        return working.result()
    except ButtonboxError as error:
        raise problem_for(error) from error
    except JobFailed as error:
        log.error("no result from a worker", extra={"work": work.__name__, "error": str(error)})
        raise HttpProblem(503, "busy", "the server failed to do this; try again") from error
    finally:
        working.cancel()
        leaving.cancel()


async def disconnected(request: Request) -> None:
    """Wait until the client disconnects. Read its body before calling this."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def limit_creation(request: Request) -> None:
    """Rate-limit tables and new invitations: by default they stay in the database for ever."""
    if not get_hub(request).rates.new_tables.take(client_address(request)):
        get_hub(request).metrics.count("limits_reached_total", "tables")
        raise HttpProblem(429, "rate", "too many tables and invitations from this address")


def bearer_token(request: Request) -> str:
    """Return the bearer token of the request, or an empty string."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""
