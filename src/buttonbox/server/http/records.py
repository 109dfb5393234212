"""HTTP requests about records: export, import, replay, analysis, playing on."""

from starlette.requests import Request
from starlette.responses import Response

from buttonbox.server import messages
from buttonbox.server.http.record_jobs import replay_json, snapshot_of, table_from, table_on_from
from buttonbox.server.http.requests import (
    JSON,
    TEXT,
    HttpProblem,
    client_address,
    get_hub,
    json_response,
    limit_creation,
    problem_for,
    read_json,
    read_text,
    run_in_worker,
)
from buttonbox.server.http.tables import created
from buttonbox.server.jobs.analysis import Analyses, AnalysisResponse, TooLong
from buttonbox.server.jobs.bot_jobs import GameSnapshot
from buttonbox.server.jobs.fair_queue import Busy
from buttonbox.server.tables.clock import clock_now

MOST_DIGITS = 9


async def export_record(request: Request) -> Response:
    async with get_hub(request).use(request.path_params["table"]) as table:
        name = f"{table.match.game.name}-{table.name}.jsonl"
        headers = {
            "Cache-Control": "no-store",
            "Content-Disposition": f'attachment; filename="{name}"',
        }
        return Response(table.match.record(), 200, headers, TEXT)


async def import_record(request: Request) -> Response:
    text = await read_text(request)
    limit_creation(request)
    if not get_hub(request).rates.imported_bytes.take(client_address(request), len(text)):
        raise HttpProblem(429, "rate", "too many records from this address; try again in an hour")
    made = await run_in_worker(request, table_from, text, clock_now())
    return json_response(messages.Imported(await get_hub(request).create(*made)), 201)


async def play_on(request: Request) -> Response:
    asked = await read_json(request, messages.PlayOn, get_hub(request).config.limits.record_bytes)
    limit_creation(request)
    setup = await run_in_worker(request, table_on_from, asked, clock_now())
    return await created(request, setup)


async def replay_record(request: Request) -> Response:
    made = await run_in_worker(request, replay_json, await read_text(request))
    return Response(made, 200, {"Cache-Control": "no-store"}, JSON)


async def show_place(request: Request) -> Response:
    version = request.query_params.get("version", "")
    if not version.isdecimal() or len(version) > MOST_DIGITS:
        raise HttpProblem(400, "message", "version must be a number")
    async with get_hub(request).use(request.path_params["table"]) as table:
        return json_response(messages.Place(table.match.events_at(int(version))))


async def analyse_table(request: Request) -> Response:
    async with get_hub(request).use(request.path_params["table"]) as table:
        if not table.match.over:
            raise HttpProblem(409, "playing", "the game is not over")
        asked = GameSnapshot.from_history(table.match.history)
    return analysed(request, asked)


async def analyse_record(request: Request) -> Response:
    return analysed(request, await run_in_worker(request, snapshot_of, await read_text(request)))


def analysed(request: Request, asked: GameSnapshot) -> Response:
    """Stream the analysis as server-sent events while it is computed."""
    analyses: Analyses = request.app.state.analyses
    try:
        return AnalysisResponse(analyses.begin(asked, client_address(request)))
    except TooLong as error:
        raise HttpProblem(422, "length", str(error)) from error
    except Busy as error:
        raise problem_for(error) from error
