"""One WebSocket session: a person with one or more seats, or a spectator."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from buttonbox.server import messages
from buttonbox.server.jobs import bot_jobs
from buttonbox.server.jobs.fair_queue import Busy
from buttonbox.server.protection.token_buckets import Bucket
from buttonbox.server.storage.store import StoreFailed
from buttonbox.server.tables import views
from buttonbox.server.tables.hub import Hub, TooManyWatched, UnknownTable
from buttonbox.server.tables.live_table import LiveTable
from buttonbox.server.tables.refusals import Refused, refused
from buttonbox.server.ws.close_codes import (
    BAD_MESSAGE,
    FORBIDDEN,
    INTERNAL,
    NO_TABLE,
    TOO_LATE,
    TOO_MANY,
    UNAVAILABLE,
)
from buttonbox.server.ws.connection import Closing, connection_for
from buttonbox.server.ws.frames import Frame, frame_of

GOODBYE_SECONDS = 2.0  # for the client to read the closing frame

decoder: msgspec.json.Decoder[messages.FromPage] = msgspec.json.Decoder(messages.FromPage)
log = logging.getLogger("buttonbox")


class Session:
    """Answers a client's messages one after the other, and sends it what the table broadcasts."""

    def __init__(self, socket: WebSocket, hub: Hub, address: str) -> None:
        self.socket = socket
        self.hub = hub
        self.limits = hub.config.limits
        self.address = address
        self.seats: frozenset[int] = frozenset()
        self.connection = connection_for(socket, self.limits)
        self.ending: Closing | None = None
        self.bucket = Bucket(self.limits.message_burst, time.monotonic())
        self.task: asyncio.Task[None] | None = None
        self.receiving = False
        self.hinting: asyncio.Task[None] | None = None

    # Writing.

    def send(self, frame: Frame) -> None:
        """Send a frame; disconnect a client that lets too much pile up."""
        if self.ending is not None:
            return
        connection = self.connection
        connection.send_frame(frame, not self.receiving)  # a request's answer follows
        if connection.choked and connection.backlog() > self.limits.queued_bytes:
            self._reached("queued_bytes")
            self.end(TOO_MANY, "it does not read what it is sent")

    def end(self, code: int, reason: str) -> None:
        """Close the connection, but not in the middle of a request."""
        self.ending = Closing(code, reason)
        if self.receiving and self.task is not None:
            self.task.cancel()

    def say(self, message: messages.ToPage) -> None:
        """Send a message to this client only."""
        self.send(frame_of(message))

    # The life of a connection.

    async def run(self, name: str) -> None:
        """Serve the client from the handshake to the close."""
        self.task = asyncio.current_task()
        await self.socket.accept()
        self.hub.metrics.count("connections_total")
        self.hub.connections[self.address] += 1
        try:
            await self._serve(name)
        except Closing as closing:
            self.hub.metrics.count("connections_closed_total", str(closing.code))
            await self._close(closing)
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("session failed", extra={"table": name})
            await self._close(Closing(INTERNAL, "the server made a mistake"))
        finally:
            if self.hinting is not None:
                self.hinting.cancel()
                await asyncio.gather(self.hinting, return_exceptions=True)
            self.hub.disconnected(self.address)
            # Exceptions refer to the frames they passed: without these the session is freed at
            # once, rather than by the garbage collector.
            self.task = self.ending = self.hinting = None

    def _reached(self, limit: str) -> None:
        self.hub.metrics.count("limits_reached_total", limit)

    def _too_many(self, limit: str, reason: str) -> Closing:
        self._reached(limit)
        return Closing(TOO_MANY, reason)

    async def _close(self, closing: Closing) -> None:
        self.connection.send_frame(frame_of(messages.Closed(closing.reason)))
        try:
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self.connection.drain()
                await self.socket.close(closing.code, closing.reason)
        except TimeoutError:
            self.connection.abort()
        except (WebSocketDisconnect, RuntimeError):
            pass  # the client has gone

    async def _serve(self, name: str) -> None:
        if self.hub.connections[self.address] > self.limits.connections_per_address:
            raise self._too_many("connections", "too many connections from this address")
        try:
            async with self.hub.use(name) as table:
                await self._sit(table, await self._hello())
        except UnknownTable as error:
            raise Closing(NO_TABLE, "no such table") from error
        except StoreFailed as error:
            raise Closing(UNAVAILABLE, "the database does not answer") from error

    async def _hello(self) -> messages.Hello:
        try:
            async with asyncio.timeout(self.limits.hello_seconds):
                message = self._message(await self._next_text())
        except TimeoutError as error:
            raise Closing(TOO_LATE, "no hello") from error
        except msgspec.DecodeError as error:
            raise Closing(BAD_MESSAGE, "the first message must be a hello") from error
        if not isinstance(message, messages.Hello):
            raise Closing(BAD_MESSAGE, "the first message must be a hello")
        return message

    def _message(self, text: str) -> messages.FromPage:
        """Decode a message; raises DecodeError, or Closing if too many have arrived."""
        limits = self.limits
        now = time.monotonic()
        if not self.bucket.take(limits.messages_per_second, limits.message_burst, now):
            raise self._too_many("messages", "too many messages")
        try:
            return decoder.decode(text)
        except RecursionError as error:
            raise msgspec.DecodeError("nested too deeply") from error

    async def _next_text(self) -> str:
        """Wait for a message; a single coroutine, because every move passes through it."""
        if self.ending is not None:
            raise self.ending
        self.receiving = True
        try:
            while (text := self.connection.next_text()) is None:
                await self.connection.arrival()
        except asyncio.CancelledError:
            if self.ending is None or self.task is None:
                raise
            self.task.uncancel()
            raise self.ending from None
        finally:
            self.receiving = False
        return text

    async def _sit(self, table: LiveTable, hello: messages.Hello) -> None:
        self.seats = self._seats(table, hello.tokens)
        if not self.seats:
            self._check_spectators(table)
        if not table.match.bots_alone:
            await self._stay(table, hello)
            return
        try:
            with self.hub.watch_bots(self.address, table):
                await self._stay(table, hello)
        except TooManyWatched as error:
            raise self._too_many("bots_watched", str(error)) from error

    def _check_spectators(self, table: LiveTable) -> None:
        addresses = [member.address for member in table.members if not member.seats]
        if (
            len(addresses) >= self.limits.spectators
            or addresses.count(self.address) >= self.limits.spectators_per_address
        ):
            raise self._too_many("spectators", "too many spectators")

    async def _stay(self, table: LiveTable, hello: messages.Hello) -> None:
        try:
            await table.enter(self, hello.have)
        except Refused as error:
            raise Closing(UNAVAILABLE, error.reason) from error
        try:
            await self.hub.peers.report(table)
            await self._read_in_task(table)
        finally:
            table.leave(self)
            await self.hub.peers.report(table)

    def _seats(self, table: LiveTable, tokens: list[str]) -> frozenset[int]:
        """Return the tokens' seats, without those that a bot has taken over."""
        match = table.match
        if tokens and all(match.seating.holder_of(token) is None for token in tokens):
            raise Closing(FORBIDDEN, "no token is valid at this table")
        found = [match.seating.seat_of(token) for token in tokens]
        return frozenset(seat for seat in found if seat is not None)

    async def _read_in_task(self, table: LiveTable) -> None:
        """Read in a separate task, so that messages skip the enclosing coroutines."""
        self.task = asyncio.create_task(self._read(table))
        try:
            await self.task
        finally:
            self.task = None  # its exception refers to this session: see `run`

    async def _read(self, table: LiveTable) -> None:
        while True:
            message_id = ""
            try:
                message = self._message(await self._next_text())
                message_id = getattr(message, "id", "")
                await self._answer(table, message)
            except msgspec.DecodeError:
                self._refuse(table, "", refused("message"))
            except Refused as error:
                self._refuse(table, message_id, error)

    def _refuse(self, table: LiveTable, message_id: str, error: Refused) -> None:
        self.hub.metrics.count("refusals_total", error.rule)
        version = table.match.version
        self.say(
            messages.RefusedMessage(
                message_id, error.rule, error.reason, version, error.case, error.values
            )
        )

    # Requests.

    def _answer(self, table: LiveTable, message: messages.FromPage) -> Awaitable[None]:
        """Return the answer's coroutine; raises Refused for a seat that is not the client's."""
        seat = getattr(message, "seat", None)
        if seat is not None and seat not in self.seats:
            raise refused("seat")
        return ANSWERS[type(message)](self, table, message)

    async def _ping(self, table: LiveTable, message: messages.Ping) -> None:
        self.say(messages.Pong())

    async def _hello_again(self, table: LiveTable, message: messages.Hello) -> None:
        raise refused("message")

    async def _move(self, table: LiveTable, message: messages.MoveMessage) -> None:
        await table.change(
            lambda: table.match.plan_move(
                message.seat, message.code, message.version, message.id, table.now()
            )
        )
        self._accept(table, message)
        if message.seat in table.stand_ins:
            await self._play_again(table, message.seat)

    async def _attempt(self, table: LiveTable, message: messages.Attempt) -> None:
        """Answer why the move is refused; if it is legal after all, make it."""
        code = table.match.code_of(message.move)
        move = messages.MoveMessage(message.id, message.seat, code, message.version)
        await self._move(table, move)

    async def _undo(self, table: LiveTable, message: messages.Undo) -> None:
        await table.change(
            lambda: table.match.plan_undo(message.seat, message.version, message.id, table.now())
        )
        self._accept(table, message)

    def _accept(self, table: LiveTable, message: messages.MoveMessage | messages.Undo) -> None:
        """Acknowledge a message with the version it led to, even if it is a repeat."""
        version = table.match.counted[message.seat, message.id]
        self.send(frame_of(messages.Accepted(message.id, version)))

    async def _commit(self, table: LiveTable, message: messages.Commit) -> None:
        await table.commit(message.seat, message.value)

    async def _seed(self, table: LiveTable, message: messages.Seed) -> None:
        seat, value = message.seat, message.value
        await table.change(lambda: table.match.plan_seed(seat, value, table.now()))

    async def _give_to_bot(self, table: LiveTable, message: messages.GiveToBot) -> None:
        level = bot_jobs.DEFAULT_LEVEL
        await table.change(
            lambda: table.match.plan_bot(message.seat, message.to, level, table.now())
        )

    async def _take_over(self, table: LiveTable, message: messages.TakeOver) -> None:
        if message.seat in table.standing_in():
            await self._play_again(table, message.seat)

    async def _play_again(self, table: LiveTable, seat: int) -> None:
        table.take_over(seat)
        await self.hub.peers.report(table)

    async def _react(self, table: LiveTable, message: messages.React) -> None:
        if not self.hub.rates.reactions.take(f"{table.name} {message.seat}"):
            self._reached("reactions")
            raise refused("rate")
        reaction = messages.ReactionMessage(message.seat, message.what)
        table.broadcast(reaction)
        await self.hub.peers.react(table.name, reaction)

    async def _ask_hint(self, table: LiveTable, message: messages.AskHint) -> None:
        """Start a hint, one at a time; the player may move meanwhile."""
        if table.match.state.actor() != message.seat:
            raise refused("turn")
        if not table.setup.hints:
            raise refused("hints")
        if self.hinting is not None and not self.hinting.done():
            raise refused("rate")
        if not self.hub.rates.hints.take(self.address):
            self._reached("hints")
            raise refused("busy")
        self.hinting = asyncio.create_task(self._hint(table, message.seat))

    async def _hint(self, table: LiveTable, seat: int) -> None:
        """Announce the hint to all players, then send it."""
        snapshot = bot_jobs.GameSnapshot.from_history(table.match.history)
        version = table.match.version
        try:
            ranked = await self.hub.dispatcher.rank_moves(
                self.address, table.name, seat, snapshot, bot_jobs.HINT_LEVEL
            )
        except Busy:
            self._refuse(table, "", refused("busy"))
            return
        except Exception:
            log.exception("hint failed", extra={"table": table.name})
            self.hub.metrics.count("bot_failures_total")
            self._refuse(table, "", refused("bot"))
            return
        try:
            await table.change(lambda: table.match.plan_hint(seat, version, table.now()))
        except Refused as error:
            self._refuse(table, "", error)
            return
        self.say(messages.Hint([views.hint_choice(choice) for choice in ranked]))


# By type of message, so that a move is found at once.
ANSWERS: dict[type, Callable[[Session, LiveTable, Any], Awaitable[None]]] = {
    messages.Ping: Session._ping,
    messages.Hello: Session._hello_again,
    messages.MoveMessage: Session._move,
    messages.Attempt: Session._attempt,
    messages.Undo: Session._undo,
    messages.Commit: Session._commit,
    messages.Seed: Session._seed,
    messages.React: Session._react,
    messages.AskHint: Session._ask_hint,
    messages.GiveToBot: Session._give_to_bot,
    messages.TakeOver: Session._take_over,
}
