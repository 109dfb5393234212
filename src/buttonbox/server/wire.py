"""Frames on the wire: made once for all who are told the same, written without a detour.

The way of ASGI makes a frame for each connection, in a task for each; this one takes a third of
the time of a move.
"""

import asyncio
import time
from collections import deque
from struct import pack
from typing import Any, cast

from msgspec.json import encode
from starlette.types import Message
from starlette.websockets import WebSocket
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, if that is there

from buttonbox.server.config import Limits
from buttonbox.server.gate import gate_of, host_of
from buttonbox.server.limits import Bucket
from buttonbox.server.lingering import linger
from buttonbox.server.messages import Json, ToPage

EXTENSION = "buttonbox.line"  # under which a connection finds its line
# A frame's head (RFC 6455, 5.2): a whole text, and the marks of longer lengths.
FINAL_TEXT = 0x81
WHOLE_MESSAGES = (0x81, 0x82)  # a whole text, whole bytes
LENGTH_16 = 126
LENGTH_64 = 127
MASKED = 0x80
HEAD, MASK = 2, 4  # bytes of a short frame before its text
TOO_MANY = 4429  # the code of a close: a limit is reached


# How the text of an Events ends if there are no offers: with the last field of its last field.
NO_OFFERS = b"null}}"


def with_offers(events: bytes, offers: list[Json]) -> bytes:
    """The text of an Events without offers, with these: all else is written once."""
    return events.removesuffix(NO_OFFERS) + encode(offers) + b"}}"


def framed(message: ToPage) -> bytes:
    """A message as it goes over the wire."""
    return frame(encode(message))


def frame(payload: bytes) -> bytes:
    """A frame with this text; compression is off, so it is the same for all."""
    size = len(payload)
    if size < LENGTH_16:
        return bytes((FINAL_TEXT, size)) + payload
    if size < 1 << 16:
        return pack("!BBH", FINAL_TEXT, LENGTH_16, size) + payload
    return pack("!BBQ", FINAL_TEXT, LENGTH_64, size) + payload


def is_short_text(data: bytes) -> bool:
    """Whether it is one whole text from a page, complete in itself and short."""
    if len(data) < HEAD or data[0] != FINAL_TEXT:
        return False
    size = data[1] - MASKED
    return 0 <= size < LENGTH_16 and len(data) == HEAD + MASK + size


def frame_size(data: bytes, at: int) -> int:
    """Return the bytes of the frame that begins there; 0 if its head is not complete."""
    if len(data) < at + HEAD:
        return 0
    size = data[at + 1] & ~MASKED
    mask = MASK if data[at + 1] & MASKED else 0
    if size < LENGTH_16:
        return HEAD + mask + size
    more = 2 if size == LENGTH_16 else 8
    if len(data) < at + HEAD + more:
        return 0
    return HEAD + more + mask + int.from_bytes(data[at + HEAD : at + HEAD + more])


class Ration:
    """What one connection may send beside short texts, which the session counts."""

    __slots__ = ("bytes", "frames", "limits")

    def __init__(self, limits: Limits) -> None:
        now = time.monotonic()
        self.limits = limits
        self.frames = Bucket(limits.frame_burst, now)
        self.bytes = Bucket(limits.message_burst * limits.message_bytes, now)

    def excess(self, first: int, size: int) -> str:
        """Count a frame by its first byte and its size; what there is too much of, if anything."""
        limits, now = self.limits, time.monotonic()
        if first not in WHOLE_MESSAGES and not self.frames.take(
            limits.frames_per_second, limits.frame_burst, now
        ):
            return "frames"
        rate = limits.messages_per_second * limits.message_bytes
        burst = limits.message_burst * limits.message_bytes
        size = min(size, limits.frame_bytes)  # of a larger one no more is read
        return "" if self.bytes.take(rate, burst, now, size) else "bytes"


class Inbox:
    """What has arrived, for the one task that takes it; asyncio's queue costs system calls."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.events: deque[Any] = deque()
        self.waiter: asyncio.Future[None] | None = None

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        self.events.append(event)
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    def empty(self) -> bool:
        return not self.events

    def arrival(self) -> asyncio.Future[None]:
        """Done once there is something new."""
        self.waiter = self.loop.create_future()
        return self.waiter


class Line(WebSocketsSansIOProtocol):
    """uvicorn's connection, with a door for frames that are ready, and a short way for moves.

    Frames are given to the parser one by one, and only as far as the connection's ration goes.
    """

    # Beside uvicorn's many fields, so that what every frame needs is found at once.
    __slots__ = ("at", "choked", "frame_left", "inbox", "lingering", "ration", "unread", "unsent")

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.inbox = Inbox(self.loop)
        self.queue = cast("asyncio.Queue[ASGIReceiveEvent]", self.inbox)
        self.unread = b""  # frames that wait until those before them are answered
        self.at = 0  # up to where they are read
        self.frame_left = 0  # bytes of the frame that is half read
        self.ration = Ration(gate_of(self.config).limits)
        self.lingering = False
        self.choked = False  # the other side does not take what it is told
        self.conn.debug = False  # it would log the frames, and with them tokens and seeds
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Pass a short text that comes by itself on, as a move does: it needs no parser."""
        if self.handshake_complete and self.is_between() and self.take_text(data):
            return
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.unread = self.unread[self.at :] + data
        self.at = 0
        self.read_on()

    def is_between(self) -> bool:
        """Whether no frame and no message is half read."""
        return not (self.unread or self.frame_left or self.frames)

    def read_on(self) -> None:
        """Read frame by frame until there is something to answer: so a flood is not read on."""
        while self.may_read() and (piece := self.next_piece()):
            super().data_received(piece)
        if self.at == len(self.unread):
            self.unread = b""
            self.at = 0
        elif not self.may_read() and not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def may_read(self) -> bool:
        """Whether the next frame's turn has come."""
        return self.handshake_complete and not self.inbox.events and not self.close_sent

    def next_piece(self) -> bytes:
        """Return what is there of the next frame; nothing if its head is not complete."""
        if not self.frame_left:
            self.frame_left = frame_size(self.unread, self.at)
            if not self.frame_left:
                return b""
            excess = self.ration.excess(self.unread[self.at], self.frame_left)
            if excess or len(self.frames) > self.ration.limits.fragments:
                self.refuse(excess or "fragments")
                return b""
        piece = self.unread[self.at : self.at + self.frame_left]
        self.at += len(piece)
        self.frame_left -= len(piece)
        return piece

    def refuse(self, reason: str) -> None:
        """Hang up on one that sends more than its ration."""
        gate_of(self.config).metrics.count("limits_reached_total", reason)
        self.conn.fail(TOO_MANY, f"too many {reason}")
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """As uvicorn's own, but so that the closing frame arrives."""
        closed = self.conn.close_sent
        assert closed is not None
        event = {"type": "websocket.disconnect", "code": closed.code, "reason": closed.reason}
        self.inbox.put_nowait(cast(ASGIReceiveEvent, event))
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.linger()

    async def send(self, message: ASGISendEvent) -> None:
        """As uvicorn's own, but so that a closing frame arrives."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.continue_reading()
        elif self.close_timer is not None and not self.lingering:
            self.linger()

    def linger(self) -> None:
        """Read nothing more; wait a little for the other side to hang up."""
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.unread = b""
        self.at = 0
        self.lingering = True
        self.close_timer = linger(self.transport, self)

    def take_text(self, data: bytes) -> bool:
        """Pass a short frame's text on; False if it is none, or others wait to be read."""
        if self.inbox.events or not is_short_text(data):
            return False
        text = apply_mask(data[HEAD + MASK :], data[HEAD : HEAD + MASK])
        if not text.isascii():
            return False
        self.inbox.put_nowait({"type": "websocket.receive", "text": text.decode("ascii")})
        return True

    async def receive(self) -> ASGIReceiveEvent:
        """As uvicorn's own, but what waits unread is read on with."""
        while self.inbox.empty():
            await self.inbox.arrival()
        return cast(ASGIReceiveEvent, self.next_event())

    def next_event(self) -> Message:
        """The same as `receive`, for one who knows that something has arrived."""
        event: Message = self.inbox.events.popleft()
        if self.unread or self.read_paused:
            self.continue_reading()
        return event

    def continue_reading(self) -> None:
        """Read what waits, then what is still to come."""
        self.read_on()
        if self.read_paused and self.may_read():
            self.read_paused = False
            self.transport.resume_reading()

    async def run_asgi(self) -> None:
        self.unsent: list[bytes] = []
        cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self
        await super().run_asgi()

    def put(self, frame: bytes, more: bool = False) -> None:
        """Send it: at once, or if more is to come together with that, soon."""
        if self.unsent:
            self.unsent.append(frame)  # it goes with those before it
        elif more:
            self.unsent.append(frame)
            self.loop.call_soon(self.flush)
        elif not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)  # it keeps what the other side does not take yet

    def flush(self) -> None:
        """Write what is unsent."""
        if self.unsent:
            frames, self.unsent = self.unsent, []
            self.put(b"".join(frames))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.choked = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.choked = False

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        gate_of(self.config).leave(host_of(self.client))
        self.unread = b""
        self.at = 0
        self.choked = False  # nothing is kept any longer

    def backlog(self) -> int:
        """Bytes that the other side has not taken."""
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """Hang up at once on one who does not read; what it has not taken is dropped."""
        self.transport.abort()


def line_of(socket: WebSocket) -> Line:
    """The line of an accepted connection."""
    return cast(Line, socket.scope["extensions"][EXTENSION])
