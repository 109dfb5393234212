"""The requests over plain HTTP. `OPERATIONS` declares them once, for routes and for OpenAPI."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from buttonbox import __version__
from buttonbox.server import lessons, messages, rule_texts, setups, tokens
from buttonbox.server.analysis import Analyses, AnalysisResponse, TooLong
from buttonbox.server.clock import clock_now
from buttonbox.server.entries import Setup
from buttonbox.server.fair_queue import Busy
from buttonbox.server.players import Situation, situation
from buttonbox.server.replays import replay_json, situation_of, table_from, table_on_from
from buttonbox.server.requests import (
    JSON,
    Stop,
    address,
    answer,
    check_creation,
    checked,
    elsewhere,
    hub_of,
    read_json,
    read_text,
    stop_for,
)
from buttonbox.server.seat_requests import (
    delete_table,
    invite_again,
    join_table,
    leave_table,
    my_tables,
    rematch,
    show_invitation,
)
from buttonbox.server.store import StoreFailed

TEXT = "text/plain"
STREAM = "text/event-stream"
MOST_DIGITS = 9

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
    text = hub_of(request).metrics.text()
    return Response(text, 200, {"Cache-Control": "no-store"}, "text/plain; version=0.0.4")


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
