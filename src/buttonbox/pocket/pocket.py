"""A pocket: receives messages from the page, and sends messages to it."""

import asyncio
import logging
from collections.abc import Callable

from msgspec.json import Decoder, encode
from starlette.applications import Starlette

from buttonbox.pocket.exchanges import ConnectionExchange, RequestExchange
from buttonbox.pocket.inline_dispatcher import InlineDispatcher
from buttonbox.pocket.pocket_store import PocketStore
from buttonbox.pocket.port_messages import Close, Connect, FromPort, Request, Text, ToPort
from buttonbox.pocket.shelf import Shelf
from buttonbox.server.api_app import api_app
from buttonbox.server.config import Config
from buttonbox.server.protection.limits import Limits
from buttonbox.server.tables.autopilot import WaitingTimes
from buttonbox.server.tables.hub import Hub

PLENTY = 10**9
# Limits protect a server from strangers; here there is only one person.
LIMITS = Limits(
    messages_per_second=PLENTY,
    message_burst=PLENTY,
    reactions_per_second=PLENTY,
    tables_per_hour=PLENTY,
    tickets_per_second=PLENTY,
    ticket_burst=PLENTY,
    import_bytes_per_hour=PLENTY,
)
WAITING_TIMES = WaitingTimes(catch_up=10)  # other tabs announce their moves at once
log = logging.getLogger("buttonbox")


class Pocket:
    """The server's application for one page."""

    def __init__(
        self,
        shelf: Shelf,
        send: Callable[[bytes], None],
        waiting_times: WaitingTimes = WAITING_TIMES,
    ) -> None:
        config = Config(database="", limits=LIMITS, waiting_times=waiting_times)
        self.hub = Hub(config, PocketStore(shelf), InlineDispatcher())
        self.app: Starlette = api_app(self.hub)
        self.send = send
        self.exchanges: dict[int, RequestExchange | ConnectionExchange] = {}
        self.running: dict[int, asyncio.Task[None]] = {}
        self.decoder = Decoder(FromPort)

    async def open(self) -> None:
        """Open the shelf; raises StoreFailed."""
        await self.hub.open()

    async def close(self) -> None:
        """End all connections and background work."""
        await self.hub.say_goodbye()
        await self.hub.close()

    def receive(self, message: bytes | str) -> None:
        """Handle a message from the page; raises DecodeError if it is malformed."""
        received = self.decoder.decode(message)
        if isinstance(received, Request):
            self._start(received.id, RequestExchange(self.app, received, self._post))
        elif isinstance(received, Connect):
            self._start(received.id, ConnectionExchange(self.app, received, self._post))
        elif received.id not in self.exchanges:
            return  # it has ended in the meantime
        elif isinstance(received, Text):
            self.exchanges[received.id].receive(received.text)
        elif isinstance(received, Close):
            self._end(received.id)

    def _post(self, message: ToPort) -> None:
        self.send(encode(message))

    def _start(self, number: int, exchange: RequestExchange | ConnectionExchange) -> None:
        self.exchanges[number] = exchange
        self.running[number] = asyncio.create_task(exchange.run())
        self.running[number].add_done_callback(lambda task: self._ended(number, task))

    def _end(self, number: int) -> None:
        exchange = self.exchanges[number]
        if isinstance(exchange, ConnectionExchange):
            exchange.disconnect()
        else:
            self.running[number].cancel()

    def _ended(self, number: int, task: asyncio.Task[None]) -> None:
        del self.exchanges[number], self.running[number]
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log.error("exchange failed", exc_info=error)
