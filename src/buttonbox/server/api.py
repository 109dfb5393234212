"""The requests over plain HTTP. `OPERATIONS` declares them once, for routes and for OpenAPI."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar, TypeVarTuple

import msgspec
from msgspec.json import encode
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from buttonbox import __version__
from buttonbox.core.errors import ButtonboxError, InvalidField, InvalidRecord
from buttonbox.server import lessons, messages, rule_texts, setups, tokens
from buttonbox.server.analysis import Analyses, AnalysisResponse, TooLong
from buttonbox.server.clock import clock_now
from buttonbox.server.entries import Setup
from buttonbox.server.fair_queue import Busy
from buttonbox.server.hub import Hub, UnknownTable
from buttonbox.server.limits import client_key
from buttonbox.server.messages import Problem
from buttonbox.server.players import STAND_IN_LEVEL, Situation, situation
from buttonbox.server.replays import replay_json, situation_of, table_from, table_on_from
from buttonbox.server.store import StoreFailed
from buttonbox.server.table import LiveTable
from buttonbox.server.tokens import Signed
from buttonbox.server.worker import WorkFailed

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
JSON = "application/json"
TEXT = "text/plain"
STREAM = "text/event-stream"
MOST_DIGITS = 9
SEAT = re.compile("[0-3]")
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


# Tables.


async def create_table(request: Request) -> Response:
    asked = await read_json(request, messages.NewTable)
    setup = checked(lambda: setups.new_setup(asked, clock_now()))
    check_creation(request)
    return await _created(request, setup)


async def _created(request: Request, setup: Setup) -> Response:
    """A new table: tokens for the host's own seats, invitations for the guests."""
    name = await hub_of(request).create(setup)
    seats = list(enumerate(setup.seats))
    own = [tokens.token(setup, i) if each.kind == "local" else None for i, each in seats]
    guests = [tokens.invitation(setup, i) if each.kind == "online" else None for i, each in seats]
    return answer(messages.Created(name, own, guests, f"/t/{name}"), 201)


async def show_table(request: Request) -> Response:
    async with hub_of(request).use(request.path_params["table"]) as table:
        return answer(table.summary())


# Seats.


async def show_invitation(request: Request) -> Response:
    asked = await read_json(request, messages.Invitation)
    async with hub_of(request).use(request.path_params["table"]) as table:
        return answer(_invited(table, _read_invitation(table, asked.invitation)))


def _read_invitation(table: LiveTable, text: str) -> Signed:
    """Which seat the invitation is for; it must be the newest one."""
    invited = tokens.read_invitation(table.setup, text)
    if invited is None or table.match.invitations.get(invited.seat) != invited.grant:
        raise Stop(403, "invitation", "not an invitation to this table, or there is a newer one")
    return invited


def _invited(table: LiveTable, invited: Signed) -> messages.Invited:
    match, setup = table.match, table.setup
    hosts = [seat.name for seat in setup.seats if seat.kind == "local"]
    return messages.Invited(
        seat=invited.seat,
        name=setup.seats[invited.seat].name,
        host=hosts[0] if hosts else "",
        game=match.game.name,
        title=match.game.title,
        settings=setup.settings,
        seats=table.seats(),
        clock=setup.clock,
        hints=setup.hints,
        taken=invited.seat in match.joined,
    )


async def join_table(request: Request) -> Response:
    asked = await read_json(request, messages.Join)
    async with hub_of(request).use(request.path_params["table"]) as table:
        invited = _read_invitation(table, asked.invitation)
        grant = tokens.grant_of(asked.key)
        return answer(await _joined(table, invited, grant, asked.name, asked.emblem), 201)


async def _joined(
    table: LiveTable, invited: Signed, grant: str, name: str, emblem: int | None
) -> messages.Joined:
    """Seat a guest; asking again with the same grant changes nothing."""
    match = table.match
    await table.change(lambda: match.plan_guest(invited, grant, name, emblem, table.now()))
    return messages.Joined(invited.seat, tokens.token(table.setup, invited.seat, grant))


async def invite_again(request: Request) -> Response:
    seat, grant = _seat_number(request), tokens.new_grant()
    async with hub_of(request).use(request.path_params["table"]) as table:
        host, match = _seat(request, table), table.match
        await table.change(lambda: match.plan_invite(host, seat, grant, table.now()))
        made = messages.NewInvitation(tokens.invitation(table.setup, seat, grant))
        return answer(made, 201)


async def my_tables(request: Request) -> Response:
    asked = await read_json(request, messages.Mine)
    hub = hub_of(request)
    if not hub.tickets.take(address(request), len(asked.tokens)):
        raise Stop(429, "rate", "too many tickets from this address")
    mine: dict[str, list[str]] = {}
    for ticket in asked.tokens:
        mine.setdefault(ticket.table, []).append(ticket.token)
    found = [await _mine(hub, name, given) for name, given in mine.items()]
    return answer([each for each in found if each is not None])


async def _mine(hub: Hub, name: str, given: list[str]) -> messages.MyTable | None:
    """The table as the holder of these tokens sees it; without a right one no log is read."""
    setup = await hub.setup(name)
    if setup is None or not any(tokens.read_token(setup, token) for token in given):
        return None
    try:
        async with hub.use(name) as table:
            found = {table.match.seat_of(token) for token in given}
            seats = {seat for seat in found if seat is not None}
            return table.seen_by(seats) if seats else None
    except UnknownTable:
        return None


async def leave_table(request: Request) -> Response:
    async with hub_of(request).use(request.path_params["table"]) as table:
        match = table.match
        if match.holder_of(bearer(request)) not in match.left:
            seat, level = _seat(request, table), STAND_IN_LEVEL
            await table.change(lambda: match.plan_leave(seat, level, table.now()))
        return answer(table.summary())


async def delete_table(request: Request) -> Response:
    async with hub_of(request).use(request.path_params["table"]) as table:
        seat = _seat(request, table)
        await table.change(lambda: table.match.plan_delete(seat, table.now()))
        return answer(messages.Deleted(table.name))


async def rematch(request: Request) -> Response:
    hub = hub_of(request)
    async with hub.use(request.path_params["table"]) as table:
        seat = _seat(request, table)
        if not table.match.over:
            raise Stop(409, "playing", "the game is not over")
        if not table.match.rematch:
            check_creation(request)
        name = await hub.rematch(table, seat)
    async with hub.use(name) as again:
        own = await _own_tokens(again, seat, bearer(request))
    return answer(messages.Created(name, own, [None] * len(own), f"/t/{name}"), 201)


def _seat_number(request: Request) -> int:
    text: str = request.path_params["seat"]
    if not SEAT.fullmatch(text):
        raise Stop(404, "seat", "there is no such seat")
    return int(text)


def _seat(request: Request, table: LiveTable) -> int:
    seat = table.match.seat_of(bearer(request))
    if seat is None:
        raise Stop(403, "seat", "a token of this table is needed")
    return seat


async def _own_tokens(table: LiveTable, seat: int, old_token: str) -> list[str | None]:
    """A guest's own seat, taken at once, or all seats of the host's device."""
    seats = table.setup.seats
    if seats[seat].kind == "local":
        return [
            tokens.token(table.setup, i) if each.kind == "local" else None
            for i, each in enumerate(seats)
        ]
    invited = Signed(seat, tokens.FIRST)
    joined = await _joined(table, invited, tokens.grant_of(old_token), seats[seat].name, None)
    return [joined.token if i == seat else None for i in range(len(seats))]


# Records, rules and lessons.


async def export_record(request: Request) -> Response:
    async with hub_of(request).use(request.path_params["table"]) as table:
        name = f"{table.match.game.name}-{table.name}.jsonl"
        headers = {
            "Cache-Control": "no-store",
            "Content-Disposition": f'attachment; filename="{name}"',
        }
        return Response(table.match.record(), 200, headers, TEXT)


async def import_record(request: Request) -> Response:
    text = await read_text(request)
    check_creation(request)
    if not hub_of(request).imports.take(address(request), len(text)):
        raise Stop(429, "rate", "too many records from this address; try again in an hour")
    made = await elsewhere(request, table_from, text, clock_now())
    return answer(messages.Imported(await hub_of(request).create(*made)), 201)


async def play_on(request: Request) -> Response:
    asked = await read_json(request, messages.PlayOn, hub_of(request).config.limits.record_bytes)
    check_creation(request)
    setup = await elsewhere(request, table_on_from, asked, clock_now())
    return await _created(request, setup)


async def replay_record(request: Request) -> Response:
    made = await elsewhere(request, replay_json, await read_text(request))
    return Response(made, 200, {"Cache-Control": "no-store"}, JSON)


async def show_place(request: Request) -> Response:
    version = request.query_params.get("version", "")
    if not version.isdecimal() or len(version) > MOST_DIGITS:
        raise Stop(400, "message", "version must be a number")
    async with hub_of(request).use(request.path_params["table"]) as table:
        return answer(messages.Place(table.match.events_at(int(version))))


async def analyse_table(request: Request) -> Response:
    async with hub_of(request).use(request.path_params["table"]) as table:
        if not table.match.over:
            raise Stop(409, "playing", "the game is not over")
        asked = situation(table.match.history)
    return analysed(request, asked)


async def analyse_record(request: Request) -> Response:
    return analysed(request, await elsewhere(request, situation_of, await read_text(request)))


def analysed(request: Request, asked: Situation) -> Response:
    """The analysis as it comes about, as server-sent events."""
    analyses: Analyses = request.app.state.analyses
    try:
        return AnalysisResponse(analyses.begin(asked, address(request)))
    except TooLong as error:
        raise Stop(422, "length", str(error)) from error
    except Busy as error:
        raise stop_for(error) from error


async def show_rules(request: Request) -> Response:
    language = request.query_params.get("lang", "en")
    found = rule_texts.rules(request.path_params["game"], language)
    if found is None:
        raise Stop(404, "game", "there is no such game")
    return answer(found)


async def show_lesson(request: Request) -> Response:
    found = lessons.lesson(request.path_params["game"])
    if found is None:
        raise Stop(404, "game", "there is no such game")
    return answer(found)


# The server itself.


async def health(request: Request) -> Response:
    try:
        await hub_of(request).store.check()
    except StoreFailed as error:
        raise Stop(503, "storage", str(error)) from error
    return answer(messages.Health("ok", __version__))


async def metrics(request: Request) -> Response:
    return Response(hub_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


@dataclass(frozen=True)
class Operation:
    """One request: what comes in, what goes out, and what can be wrong."""

    method: str
    path: str
    summary: str
    work: Callable[[Request], Awaitable[Response]]
    response: Any
    request: Any = None
    status: int = 200
    problems: tuple[int, ...] = ()
    query: tuple[str, ...] = ()
    bearer: bool = False
    stream: bool = False  # one answer after the other, as server-sent events


TABLE = "/api/tables/{table}"
OPERATIONS = (
    Operation(
        "POST",
        "/api/tables",
        "Create a table",
        create_table,
        messages.Created,
        messages.NewTable,
        201,
        (400, 413, 422),
    ),
    Operation("GET", TABLE, "A table in short", show_table, messages.Summary, problems=(404,)),
    Operation(
        "POST",
        "/api/mine",
        "The tables of these tokens",
        my_tables,
        list[messages.MyTable],
        messages.Mine,
        problems=(400, 413),
    ),
    Operation(
        "POST",
        TABLE + "/invitation",
        "What an invitation leads to",
        show_invitation,
        messages.Invited,
        messages.Invitation,
        problems=(400, 403, 404, 413),
    ),
    Operation(
        "POST",
        TABLE + "/join",
        "Take a seat by invitation",
        join_table,
        messages.Joined,
        messages.Join,
        201,
        (400, 403, 404, 409, 413),
    ),
    Operation(
        "POST",
        TABLE + "/seats/{seat}/invitation",
        "Make a new invitation to a seat",
        invite_again,
        messages.NewInvitation,
        status=201,
        problems=(403, 404, 409),
        bearer=True,
    ),
    Operation(
        "POST",
        TABLE + "/leave",
        "Leave for good: a bot takes your seat",
        leave_table,
        messages.Summary,
        problems=(403, 404, 409),
        bearer=True,
    ),
    Operation(
        "DELETE",
        TABLE,
        "Delete a table that nobody else plays at, or whose game is over",
        delete_table,
        messages.Deleted,
        problems=(403, 404, 409),
        bearer=True,
    ),
    Operation(
        "POST",
        TABLE + "/rematch",
        "Play again",
        rematch,
        messages.Created,
        status=201,
        problems=(403, 404, 409),
        bearer=True,
    ),
    Operation(
        "GET", TABLE + "/record", "The game as a record", export_record, str, None, 200, (404,)
    ),
    Operation(
        "POST",
        "/api/records",
        "Put a record on a table to look at",
        import_record,
        messages.Imported,
        str,
        201,
        (400, 413, 422),
    ),
    Operation(
        "POST",
        "/api/replay",
        "Play a record through",
        replay_record,
        messages.Replay,
        str,
        200,
        (400, 413, 422),
    ),
    Operation(
        "POST",
        "/api/play-on",
        "Play on from a place in a record",
        play_on,
        messages.Created,
        messages.PlayOn,
        201,
        (400, 413, 422),
    ),
    Operation(
        "GET",
        TABLE + "/place",
        "Where a version is in the record",
        show_place,
        messages.Place,
        problems=(400, 404),
        query=("version",),
    ),
    Operation(
        "GET",
        TABLE + "/analysis",
        "Chances, luck and skill of a finished game",
        analyse_table,
        messages.AnalysisMessage,
        problems=(404, 409, 422),
        stream=True,
    ),
    Operation(
        "POST",
        "/api/analysis",
        "Chances, luck and skill of a record",
        analyse_record,
        messages.AnalysisMessage,
        str,
        problems=(400, 413, 422),
        stream=True,
    ),
    Operation(
        "GET",
        "/api/rules/{game}",
        "The rules in words",
        show_rules,
        messages.Rules,
        problems=(404,),
        query=("lang",),
    ),
    Operation(
        "GET",
        "/api/lessons/{game}",
        "A guided first game",
        show_lesson,
        messages.Lesson,
        problems=(404,),
    ),
    Operation("GET", "/health", "Whether the server works", health, messages.Health),
    Operation("GET", "/metrics", "Counts for Prometheus", metrics, str),
)
