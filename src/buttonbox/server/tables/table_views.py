"""What a table in memory shows to those who ask for it, or who connect."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from msgspec.structs import asdict, replace

from buttonbox.server import messages
from buttonbox.server.tables import views
from buttonbox.server.tables.match_state import LOG

if TYPE_CHECKING:
    from buttonbox.server.tables.live_table import LiveTable


def summary(table: "LiveTable") -> messages.Summary:
    """Return what anybody may know of a table."""
    match = table.match
    return messages.Summary(
        table=table.name,
        game=match.game.name,
        title=match.game.title,
        players=match.players,
        seats=table.seats(),
        status=views.status(match, bool(table.here() or table.members)),
        version=match.version,
    )


def seen_by(table: "LiveTable", seats: Collection[int]) -> messages.MyTable:
    """Return a table as the person at these seats may see it."""
    match = table.match
    return messages.MyTable(
        **asdict(summary(table)),
        yours=sorted(seats),
        to_act=match.state.actor(),
        your_turn=match.state.actor() in seats,
        since=match.entries[-1].at if match.entries else table.setup.created,
        clock=table.setup.clock,
        moves=match.moves,
        round=match.state.round,
        result=views.result(match) if match.over else None,
    )


def welcome(
    table: "LiveTable", seats: Collection[int], have: int | None
) -> messages.Table | messages.Events:
    """Return what a connection of these seats has missed, or the whole table."""
    match = table.match
    acts = match.state.actor() in seats
    now = replace(table.now_shown(), legal_moves=views.legal_moves(match) if acts else None)
    if have is not None and match.version - LOG <= have <= match.version:
        return messages.Events(match.version, views.events(match, match.entries[have:]), now)
    return messages.Table(
        version=match.version,
        table=table.name,
        game=match.game.name,
        settings=table.setup.settings,
        seats=table.seats(),
        yours=sorted(seats),
        commitment=match.opening.commitment,
        sealed=views.sealed(match),
        log=views.events(match, match.entries[-LOG:]),
        now=now,
        rematch=match.rematch or None,
        hints=table.setup.hints,
        live=table.live,
        watchers=table.watchers(),
    )
