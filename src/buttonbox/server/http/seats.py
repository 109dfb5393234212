"""HTTP requests about seats: invitations, joining, leaving, my tables, rematches."""

import re

from starlette.requests import Request
from starlette.responses import Response

from buttonbox.server import messages
from buttonbox.server.http.requests import (
    HttpProblem,
    bearer_token,
    client_address,
    get_hub,
    json_response,
    limit_creation,
    read_json,
)
from buttonbox.server.jobs.bot_jobs import STAND_IN_LEVEL
from buttonbox.server.seats import tokens
from buttonbox.server.seats.tokens import Signed
from buttonbox.server.tables import table_views
from buttonbox.server.tables.hub import Hub, UnknownTable
from buttonbox.server.tables.live_table import LiveTable

SEAT = re.compile(messages.SEAT_ID)


async def show_invitation(request: Request) -> Response:
    asked = await read_json(request, messages.Invitation)
    async with get_hub(request).use(request.path_params["table"]) as table:
        return json_response(_invited(table, _read_invitation(table, asked.invitation)))


def _read_invitation(table: LiveTable, text: str) -> Signed:
    """Verify an invitation, which must be the newest one for its seat."""
    invited = tokens.read_invitation(table.setup, text)
    if invited is None or table.match.seating.invitations.get(invited.seat) != invited.grant:
        raise HttpProblem(
            403, "invitation", "not an invitation to this table, or there is a newer one"
        )
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
    async with get_hub(request).use(request.path_params["table"]) as table:
        invited = _read_invitation(table, asked.invitation)
        grant = tokens.grant_of(asked.key)
        return json_response(await _joined(table, invited, grant, asked.name, asked.emblem), 201)


async def _joined(
    table: LiveTable, invited: Signed, grant: str, name: str, emblem: int | None
) -> messages.Joined:
    """Seat a guest; repeating this with the same grant changes nothing."""
    match = table.match
    await table.change(lambda: match.plan_guest(invited, grant, name, emblem, table.now()))
    return messages.Joined(invited.seat, tokens.token(table.setup, invited.seat, grant))


async def invite_again(request: Request) -> Response:
    seat, grant = _seat_number(request), tokens.new_grant()
    async with get_hub(request).use(request.path_params["table"]) as table:
        host, match = _seat(request, table), table.match
        limit_creation(request)
        await table.change(lambda: match.plan_invite(host, seat, grant, table.now()))
        made = messages.NewInvitation(tokens.invitation(table.setup, seat, grant))
        return json_response(made, 201)


async def my_tables(request: Request) -> Response:
    asked = await read_json(request, messages.Mine)
    hub = get_hub(request)
    if not hub.rates.tickets.take(client_address(request), len(asked.tokens)):
        raise HttpProblem(429, "rate", "too many tickets from this address")
    mine: dict[str, list[str]] = {}
    for ticket in asked.tokens:
        mine.setdefault(ticket.table, []).append(ticket.token)
    found = [await _mine(hub, name, given) for name, given in mine.items()]
    return json_response([each for each in found if each is not None])


async def _mine(hub: Hub, name: str, given: list[str]) -> messages.MyTable | None:
    """Return the table as seen with these tokens, or None; check them before reading the log."""
    setup = await hub.setup(name)
    if setup is None or not any(tokens.read_token(setup, token) for token in given):
        return None
    try:
        async with hub.use(name) as table:
            found = {table.match.seating.seat_of(token) for token in given}
            seats = {seat for seat in found if seat is not None}
            return table_views.seen_by(table, seats) if seats else None
    except UnknownTable:
        return None


async def leave_table(request: Request) -> Response:
    async with get_hub(request).use(request.path_params["table"]) as table:
        match = table.match
        if match.seating.holder_of(bearer_token(request)) not in match.seating.left:
            seat, level = _seat(request, table), STAND_IN_LEVEL
            await table.change(lambda: match.plan_leave(seat, level, table.now()))
        return json_response(table_views.summary(table))


async def delete_table(request: Request) -> Response:
    async with get_hub(request).use(request.path_params["table"]) as table:
        seat = _seat(request, table)
        await table.change(lambda: table.match.plan_delete(seat, table.now()))
        return json_response(messages.Deleted(table.name))


async def rematch(request: Request) -> Response:
    hub = get_hub(request)
    async with hub.use(request.path_params["table"]) as table:
        seat = _seat(request, table)
        if not table.match.over:
            raise HttpProblem(409, "playing", "the game is not over")
        if not table.match.rematch:
            limit_creation(request)
        name = await hub.rematch(table, seat)
    async with hub.use(name) as again:
        own = await _own_tokens(again, seat, bearer_token(request))
    return json_response(messages.Created(name, own, [None] * len(own), f"/t/{name}"), 201)


def _seat_number(request: Request) -> int:
    text: str = request.path_params["seat"]
    if not SEAT.fullmatch(text):
        raise HttpProblem(404, "seat", "there is no such seat")
    return int(text)


def _seat(request: Request, table: LiveTable) -> int:
    seat = table.match.seating.seat_of(bearer_token(request))
    if seat is None:
        raise HttpProblem(403, "seat", "this needs a token of the table")
    return seat


async def _own_tokens(table: LiveTable, seat: int, old_token: str) -> list[str | None]:
    """Return the tokens at a rematch: of a guest's own seat, or all on the host's device."""
    seats = table.setup.seats
    if seats[seat].kind == "local":
        return [
            tokens.token(table.setup, i) if each.kind == "local" else None
            for i, each in enumerate(seats)
        ]
    invited = Signed(seat, tokens.FIRST)
    joined = await _joined(table, invited, tokens.grant_of(old_token), seats[seat].name, None)
    return [joined.token if i == seat else None for i in range(len(seats))]
