"""The other server processes on the same database: who is at a table there, and what is new."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from msgspec import Struct
from msgspec.json import decode, encode

from buttonbox.server import messages
from buttonbox.server.storage.store import Store, StoreFailed
from buttonbox.server.tables.live_table import WATCHING, LiveTable

PRESENCE_SECONDS = 5.0  # between reports to the other processes on who is connected
PRESENCE_LASTS = 12.0
log = logging.getLogger("buttonbox")


class PeerMessage(Struct, frozen=True):
    """What a process tells the others of a table: who is connected, or a reaction.

    `asks` requests the presence of the others, after a table was loaded.
    """

    process: str
    seats: list[int] | None = None
    taken_over: list[int] = []  # those of `seats` that people play after running out of time
    reaction: messages.ReactionMessage | None = None
    asks: bool = False


class Peers:
    """Sends messages about tables to the other processes, and handles theirs.

    Does nothing with a store that is not shared.
    """

    def __init__(
        self,
        store: Store,
        tables: Mapping[str, LiveTable],
        start: Callable[[str, Coroutine[Any, Any, None]], None],
    ) -> None:
        self.store = store
        self.tables = tables  # those of this process, as they come and go
        self.start = start  # runs background work
        self.process = secrets.token_hex(4)

    # What others send.

    def on_notification(self, name: str, message: str) -> None:
        """Handle a notification from another process: new entries if `message` is empty."""
        table = self.tables.get(name)
        if table is None:
            return
        if message:
            self._handle(table, decode(message, type=PeerMessage))
        else:
            self.start("following", table.catch_up())

    def _handle(self, table: LiveTable, message: PeerMessage) -> None:
        if message.process == self.process:
            return
        if message.reaction is not None:
            table.broadcast(message.reaction)
        if message.asks:
            self.start("presence", self.report(table))
        if set(message.seats or ()) - {WATCHING}:
            table.peers_present.set()
        if message.seats is not None:
            until = asyncio.get_running_loop().time() + PRESENCE_LASTS
            with table.presence():
                table.elsewhere[message.process] = (message.seats, until)
        for seat in message.taken_over:
            if seat not in table.overtime.taken_over:
                table.take_over(seat)

    async def follow(self) -> None:
        """Catch up on entries whose notification was lost."""
        versions = await self.store.versions(list(self.tables))
        for name, version in versions.items():
            table = self.tables.get(name)
            if table is not None and table.match.version < version:
                await table.catch_up()

    # What is sent to others.

    async def ask(self, name: str) -> None:
        """Ask the other processes who is at this table."""
        await self._send(name, PeerMessage(self.process, asks=True))

    async def react(self, name: str, reaction: messages.ReactionMessage) -> None:
        """Pass a reaction on to the people at other processes."""
        await self._send(name, PeerMessage(self.process, reaction=reaction))

    async def report(self, table: LiveTable) -> None:
        """Tell the other processes who is connected here."""
        seats = table.seats_here()
        taken_over = sorted(table.overtime.taken_over.keys() & set(seats))
        await self._send(table.name, PeerMessage(self.process, seats, taken_over))

    async def report_all(self) -> None:
        """Tell the other processes who is connected here, at every table."""
        for table in list(self.tables.values()):
            await self.report(table)

    async def _send(self, name: str, message: PeerMessage) -> None:
        """Notify the other processes; a failure is logged."""
        if not self.store.shared:
            return
        try:
            await self.store.notify(name, encode(message).decode())
        except StoreFailed as error:
            log.warning("peers not notified", extra={"table": name, "error": str(error)})
