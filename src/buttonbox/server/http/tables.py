"""HTTP requests that create and show tables."""

from starlette.requests import Request
from starlette.responses import Response

from buttonbox.server import messages
from buttonbox.server.http.requests import (
    checked,
    get_hub,
    json_response,
    limit_creation,
    read_json,
)
from buttonbox.server.seats import tokens
from buttonbox.server.tables import creation, table_views
from buttonbox.server.tables.clock import clock_now
from buttonbox.server.tables.table_log import Setup


async def create_table(request: Request) -> Response:
    asked = await read_json(request, messages.NewTable)
    setup = checked(lambda: creation.new_setup(asked, clock_now()))
    limit_creation(request)
    return await created(request, setup)


async def created(request: Request, setup: Setup) -> Response:
    """Store a new table; respond with the host's tokens and an invitation for each guest."""
    name = await get_hub(request).create(setup)
    seats = list(enumerate(setup.seats))
    own = [tokens.token(setup, i) if each.kind == "local" else None for i, each in seats]
    guests = [tokens.invitation(setup, i) if each.kind == "online" else None for i, each in seats]
    return json_response(messages.Created(name, own, guests, f"/t/{name}"), 201)


async def show_table(request: Request) -> Response:
    async with get_hub(request).use(request.path_params["table"]) as table:
        return json_response(table_views.summary(table))
