"""The HTTP API: every operation, declared once for the routes and for the OpenAPI document."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from buttonbox.server import messages
from buttonbox.server.http.games import list_games
from buttonbox.server.http.learning import show_lesson, show_rules
from buttonbox.server.http.records import (
    analyse_record,
    analyse_table,
    export_record,
    import_record,
    play_on,
    replay_record,
    show_place,
)
from buttonbox.server.http.seats import (
    delete_table,
    invite_again,
    join_table,
    leave_table,
    my_tables,
    rematch,
    show_invitation,
)
from buttonbox.server.http.status import health, metrics
from buttonbox.server.http.tables import create_table, show_table


@dataclass(frozen=True)
class Operation:
    """A route: what it takes, what it returns, and which problems it reports."""

    method: str
    path: str
    summary: str
    handler: Callable[[Request], Awaitable[Response]]
    response: Any
    request: Any = None
    status: int = 200
    problems: tuple[int, ...] = ()
    query: tuple[str, ...] = ()
    bearer: bool = False
    stream: bool = False  # responds with server-sent events


TABLE = "/api/tables/{table}"
OPERATIONS = (
    Operation("GET", "/api/games", "List the games", list_games, list[messages.GameInfo]),
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
    Operation("GET", TABLE, "Summarise a table", show_table, messages.Summary, problems=(404,)),
    Operation(
        "POST",
        "/api/mine",
        "List the tables of some tokens",
        my_tables,
        list[messages.MyTable],
        messages.Mine,
        problems=(400, 413),
    ),
    Operation(
        "POST",
        TABLE + "/invitation",
        "Show what an invitation leads to",
        show_invitation,
        messages.Invited,
        messages.Invitation,
        problems=(400, 403, 404, 413),
    ),
    Operation(
        "POST",
        TABLE + "/join",
        "Take a seat with an invitation",
        join_table,
        messages.Joined,
        messages.Join,
        201,
        (400, 403, 404, 409, 413),
    ),
    Operation(
        "POST",
        TABLE + "/seats/{seat}/invitation",
        "Create a new invitation to a seat",
        invite_again,
        messages.NewInvitation,
        status=201,
        problems=(403, 404, 409),
        bearer=True,
    ),
    Operation(
        "POST",
        TABLE + "/leave",
        "Leave for good and give the seat to a bot",
        leave_table,
        messages.Summary,
        problems=(403, 404, 409),
        bearer=True,
    ),
    Operation(
        "DELETE",
        TABLE,
        "Delete a table where nobody else plays, or whose game is over",
        delete_table,
        messages.Deleted,
        problems=(403, 404, 409),
        bearer=True,
    ),
    Operation(
        "POST",
        TABLE + "/rematch",
        "Start or join the rematch",
        rematch,
        messages.Created,
        status=201,
        problems=(403, 404, 409),
        bearer=True,
    ),
    Operation(
        "GET",
        TABLE + "/record",
        "Export the game as a record",
        export_record,
        str,
        None,
        200,
        (404,),
    ),
    Operation(
        "POST",
        "/api/records",
        "Import a record as a table to look at",
        import_record,
        messages.Imported,
        str,
        201,
        (400, 413, 422),
    ),
    Operation(
        "POST",
        "/api/replay",
        "Replay a record",
        replay_record,
        messages.Replay,
        str,
        200,
        (400, 413, 422),
    ),
    Operation(
        "POST",
        "/api/play-on",
        "Start a new game from a position in a record",
        play_on,
        messages.Created,
        messages.PlayOn,
        201,
        (400, 413, 422),
    ),
    Operation(
        "GET",
        TABLE + "/place",
        "Find the place of a version in the record",
        show_place,
        messages.Place,
        problems=(400, 404),
        query=("version",),
    ),
    Operation(
        "GET",
        TABLE + "/analysis",
        "Analyse chances, luck and skill in a finished game",
        analyse_table,
        messages.AnalysisMessage,
        problems=(404, 409, 422),
        stream=True,
    ),
    Operation(
        "POST",
        "/api/analysis",
        "Analyse chances, luck and skill in a record",
        analyse_record,
        messages.AnalysisMessage,
        str,
        problems=(400, 413, 422),
        stream=True,
    ),
    Operation(
        "GET",
        "/api/rules/{game}",
        "Read the rules",
        show_rules,
        messages.Rules,
        problems=(404,),
        query=("lang",),
    ),
    Operation(
        "GET",
        "/api/lessons/{game}",
        "Read the guided first game",
        show_lesson,
        messages.Lesson,
        problems=(404,),
    ),
    Operation("GET", "/health", "Check that the server works", health, messages.Health),
    Operation("GET", "/metrics", "Read the metrics for Prometheus", metrics, str),
)
