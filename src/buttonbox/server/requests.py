"""Reading a request and answering it, with every problem as JSON."""

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

import msgspec
from msgspec.json import encode
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from buttonbox.core.errors import ButtonboxError, InvalidField, InvalidRecord
from buttonbox.server.fair_queue import Busy
from buttonbox.server.hub import Hub
from buttonbox.server.limits import client_key
from buttonbox.server.messages import Problem
from buttonbox.server.worker import WorkFailed

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
JSON = "application/json"
log = logging.getLogger("buttonbox")


class Stop(Exception):
    """The answer is this problem."""

    def __init__(self, status: int, error: str, reason: str, field: str = "") -> None:
        super().__init__(reason)
        self.status = status
        self.problem = Problem(error, reason, field)


def answer(value: object, status: int = 200) -> Response:
    """A struct as JSON."""
    return Response(encode(value), status, {"Cache-Control": "no-store"}, JSON)


def hub_of(request: Request) -> Hub:
    """The hub of the process."""
    hub: Hub = request.app.state.hub
    return hub


def address(request: Request) -> str:
    """What limits count the request's address by."""
    return client_key(request.client.host if request.client else "")


async def read_body(request: Request, most: int) -> bytes:
    """The body, up to so many bytes."""
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise Stop(413, "size", f"the body may have {most} bytes")
    except ClientDisconnect as error:
        raise Stop(400, "message", "the body ended too soon") from error
    return bytes(body)


async def read_json(request: Request, kind: type[T], most: int | None = None) -> T:
    """The body as a struct."""
    body = await read_body(request, most or hub_of(request).config.limits.body_bytes)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Stop(400, "message", str(error)) from error


async def read_text(request: Request) -> str:
    """The body as a record's text."""
    body = await read_body(request, hub_of(request).config.limits.record_bytes)
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise Stop(400, "message", "the body is not UTF-8 text") from error


def checked(work: Callable[[], T]) -> T:
    """What a user can put right is a problem of the request."""
    try:
        return work()
    except ButtonboxError as error:
        raise stop_for(error) from error


def stop_for(error: ButtonboxError) -> Stop:
    """The problem that tells a user what to put right."""
    if isinstance(error, Busy):
        return Stop(503, "busy", str(error)) if error.everybody else Stop(429, "rate", str(error))
    if isinstance(error, InvalidRecord):
        return Stop(422, "record", str(error))
    if isinstance(error, InvalidField):
        return Stop(422, error.rule or "invalid", error.reason, error.field)
    return Stop(422, "invalid", str(error))


async def elsewhere(request: Request, work: Callable[[*Ts], T], *args: *Ts) -> T:
    """Done in another process, unless the client hangs up before it is begun."""
    thinker = hub_of(request).thinker
    working = asyncio.create_task(thinker.run(address(request), work, *args))
    leaving = asyncio.create_task(hung_up(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Stop(400, "gone", "the client has hung up")
        return working.result()
    except ButtonboxError as error:
        raise stop_for(error) from error
    except WorkFailed as error:
        log.error("no answer from a worker", extra={"work": work.__name__, "error": str(error)})
        raise Stop(503, "busy", "the server could not do it; try again") from error
    finally:
        working.cancel()
        leaving.cancel()


async def hung_up(request: Request) -> None:
    """Wait until the client has gone; its body must have been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def check_creation(request: Request) -> None:
    """Tables take room for ever."""
    if not hub_of(request).creations.take(address(request)):
        hub_of(request).metrics.count("limits_reached_total", "tables")
        raise Stop(429, "rate", "too many tables from this address")


def bearer(request: Request) -> str:
    """The token of the request, perhaps empty."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""
