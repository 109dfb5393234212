"""One WebSocket connection: a person with one or more seats, or a spectator."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from buttonbox.server import messages, players, views
from buttonbox.server.fair_queue import Busy
from buttonbox.server.hub import Hub, TooManyWatched, UnknownTable
from buttonbox.server.limits import Bucket
from buttonbox.server.match import Refused, refused
from buttonbox.server.store import StoreFailed
from buttonbox.server.table import NO_TABLE, LiveTable
from buttonbox.server.wire import TOO_MANY, framed, line_of

BAD_MESSAGE = 4400
FORBIDDEN = 4403
TOO_LATE = 4408
UNAVAILABLE = 1013
INTERNAL = 1011
GOODBYE_SECONDS = 2.0  # until the other side has taken ours

decoder: msgspec.json.Decoder[messages.FromPage] = msgspec.json.Decoder(messages.FromPage)
log = logging.getLogger("buttonbox")


class Closing(Exception):
    """The connection is to be closed for this reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Session:
    """Reads requests one after the other and writes what it is told."""

    def __init__(self, socket: WebSocket, hub: Hub, address: str) -> None:
        self.socket = socket
        self.hub = hub
        self.limits = hub.config.limits
        self.address = address
        self.seats: frozenset[int] = frozenset()
        self.line = line_of(socket)
        self.ending: Closing | None = None
        self.bucket = Bucket(self.limits.message_burst, time.monotonic())
        self.task: asyncio.Task[None] | None = None
        self.receiving = False
        self.hinting: asyncio.Task[None] | None = None

    # Writing.

    def send(self, frame: bytes) -> None:
        """Tell it something; one who does not read is dropped."""
        if self.ending is not None:
            return
        self.line.put(frame, more=not self.receiving)  # the answer to its request
        if self.line.choked and self.line.backlog() > self.limits.queued_bytes:
            self._reached("queued_bytes")
            self.end(TOO_MANY, "it does not read what it is told")

    def end(self, code: int, reason: str) -> None:
        """Close the connection, but never in the middle of a request."""
        self.ending = Closing(code, reason)
        if self.receiving and self.task is not None:
            self.task.cancel()

    def say(self, message: messages.ToPage) -> None:
        """Tell this connection alone."""
        self.send(framed(message))

    # The life of a connection.

    async def run(self, name: str) -> None:
        """From the handshake to the end."""
        self.task = asyncio.current_task()
        await self.socket.accept()
        self.hub.metrics.count("connections_total")
        self.hub.connections[self.address] += 1
        try:
            await self._serve(name)
        except Closing as closing:
            self.hub.metrics.count("connections_closed_total", str(closing.code))
            await self._say_goodbye(closing)
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("a connection failed", extra={"table": name})
            await self._say_goodbye(Closing(INTERNAL, "the server made a mistake"))
        finally:
            if self.hinting is not None:
                self.hinting.cancel()
                await asyncio.gather(self.hinting, return_exceptions=True)
            self.hub.disconnected(self.address)

    def _reached(self, limit: str) -> None:
        self.hub.metrics.count("limits_reached_total", limit)

    def _too_many(self, limit: str, reason: str) -> Closing:
        self._reached(limit)
        return Closing(TOO_MANY, reason)

    async def _say_goodbye(self, closing: Closing) -> None:
        self.line.put(framed(messages.Closed(closing.reason)))
        self.line.flush()
        try:
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self.socket.close(closing.code, closing.reason)
        except TimeoutError:
            self.line.cut()
        except (WebSocketDisconnect, RuntimeError):
            pass  # it has gone already

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
                message = self._message(await self._arrival())
        except TimeoutError as error:
            raise Closing(TOO_LATE, "no hello") from error
        except msgspec.DecodeError as error:
            raise Closing(BAD_MESSAGE, "the first message must be a hello") from error
        if not isinstance(message, messages.Hello):
            raise Closing(BAD_MESSAGE, "the first message must be a hello")
        return message

    def _message(self, event: Message) -> messages.FromPage:
        """What has arrived; raises DecodeError (also for what is not text)."""
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        limits = self.limits
        now = time.monotonic()
        if not self.bucket.take(limits.messages_per_second, limits.message_burst, now):
            raise self._too_many("messages", "too many messages")
        return decoder.decode(event.get("text") or b"")

    async def _arrival(self) -> Message:
        """Whatever comes next; one coroutine, since every message passes through it."""
        if self.ending is not None:
            raise self.ending
        self.receiving = True
        try:
            while self.line.inbox.empty():
                await self.line.inbox.arrival()
        except asyncio.CancelledError:
            if self.ending is None or self.task is None:
                raise
            self.task.uncancel()
            raise self.ending from None
        finally:
            self.receiving = False
        return self.line.next_event()

    async def _sit(self, table: LiveTable, hello: messages.Hello) -> None:
        self.seats = self._seats(table, hello.tokens)
        spectators = sum(not member.seats for member in table.members)
        if not self.seats and spectators >= self.limits.spectators:
            raise self._too_many("spectators", "too many spectators")
        if not table.match.bots_alone:
            await self._stay(table, hello)
            return
        try:
            with self.hub.watch_bots(self.address, table):
                await self._stay(table, hello)
        except TooManyWatched as error:
            raise self._too_many("bots_watched", str(error)) from error

    async def _stay(self, table: LiveTable, hello: messages.Hello) -> None:
        try:
            await table.enter(self, hello.have)
        except Refused as error:
            raise Closing(UNAVAILABLE, error.reason) from error
        try:
            await self.hub.tell_presence(table)
            await self._read_apart(table)
        finally:
            table.leave(self)
            await self.hub.tell_presence(table)

    def _seats(self, table: LiveTable, tokens: list[str]) -> frozenset[int]:
        """The tokens' seats; whoever comes after a bot has taken theirs may watch."""
        match = table.match
        if tokens and all(match.seating.holder_of(token) is None for token in tokens):
            raise Closing(FORBIDDEN, "no token is of this table, or all have ended")
        found = [match.seating.seat_of(token) for token in tokens]
        return frozenset(seat for seat in found if seat is not None)

    async def _read_apart(self, table: LiveTable) -> None:
        """In a task of its own: each message would else pass through all the layers around here."""
        self.task = asyncio.create_task(self._read(table))
        await self.task

    async def _read(self, table: LiveTable) -> None:
        while True:
            message_id = ""
            try:
                message = self._message(await self._arrival())
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
        """What the message asks for; who speaks for a seat must have it."""
        seat = getattr(message, "seat", None)
        if seat is not None and seat not in self.seats:
            raise refused("seat")
        return ANSWERS[type(message)](self, table, message)

    async def _ping(self, table: LiveTable, message: messages.Ping) -> None:
        self.say(messages.Pong())

    async def _hello_again(self, table: LiveTable, message: messages.Hello) -> None:
        raise refused("message")

    async def _move(self, table: LiveTable, message: messages.Move) -> None:
        await table.change(
            lambda: table.match.plan_move(
                message.seat, message.code, message.version, message.id, table.now()
            )
        )
        self._accept(table, message)
        if message.seat in table.stand_ins:
            await self._play_again(table, message.seat)

    async def _undo(self, table: LiveTable, message: messages.Undo) -> None:
        await table.change(
            lambda: table.match.plan_undo(message.seat, message.version, message.id, table.now())
        )
        self._accept(table, message)

    def _accept(self, table: LiveTable, message: messages.Move | messages.Undo) -> None:
        """With the version it led to, also if it was sent again much later."""
        version = table.match.counted[message.seat, message.id]
        self.say(messages.Accepted(message.id, version))

    async def _commit(self, table: LiveTable, message: messages.Commit) -> None:
        await table.commit(message.seat, message.value)

    async def _seed(self, table: LiveTable, message: messages.Seed) -> None:
        seat, value = message.seat, message.value
        await table.change(lambda: table.match.plan_seed(seat, value, table.now()))

    async def _give_to_bot(self, table: LiveTable, message: messages.GiveToBot) -> None:
        level = players.DEFAULT_LEVEL
        await table.change(
            lambda: table.match.plan_bot(message.seat, message.to, level, table.now())
        )

    async def _take_over(self, table: LiveTable, message: messages.TakeOver) -> None:
        if message.seat in table.standing_in():
            await self._play_again(table, message.seat)

    async def _play_again(self, table: LiveTable, seat: int) -> None:
        table.take_over(seat)
        await self.hub.tell_presence(table)

    async def _react(self, table: LiveTable, message: messages.React) -> None:
        if not self.hub.reactions.take(f"{table.name} {message.seat}"):
            self._reached("reactions")
            raise refused("rate")
        reaction = messages.ReactionMessage(message.seat, message.what)
        table.tell(reaction)
        await self.hub.tell_others(table.name, reaction=reaction)

    async def _ask_hint(self, table: LiveTable, message: messages.AskHint) -> None:
        """One at a time; the player may move on meanwhile."""
        if table.match.state.actor() != message.seat:
            raise refused("turn")
        if not table.setup.hints:
            raise refused("hints")
        if self.hinting is not None and not self.hinting.done():
            raise refused("rate")
        self.hinting = asyncio.create_task(self._hint(table, message.seat))

    async def _hint(self, table: LiveTable, seat: int) -> None:
        """All players learn of it before the one who asked sees the hint."""
        asked, version = players.situation(table.match.history), table.match.version
        try:
            found = await self.hub.thinker.consider(
                self.address, table.name, seat, asked, players.HINT_LEVEL
            )
        except Busy:
            self._refuse(table, "", refused("busy"))
            return
        except Exception:
            log.exception("no hint", extra={"table": table.name})
            self.hub.metrics.count("bot_failures_total")
            self._refuse(table, "", refused("bot"))
            return
        try:
            await table.change(lambda: table.match.plan_hint(seat, version, table.now()))
        except Refused as error:
            self._refuse(table, "", error)
            return
        self.say(messages.Hint([views.hint_choice(choice) for choice in found]))


# By the kind of message: a move does not pass all the others on its way.
ANSWERS: dict[type, Callable[[Session, LiveTable, Any], Awaitable[None]]] = {
    messages.Ping: Session._ping,
    messages.Hello: Session._hello_again,
    messages.Move: Session._move,
    messages.Undo: Session._undo,
    messages.Commit: Session._commit,
    messages.Seed: Session._seed,
    messages.React: Session._react,
    messages.AskHint: Session._ask_hint,
    messages.GiveToBot: Session._give_to_bot,
    messages.TakeOver: Session._take_over,
}
