"""Frames on the wire: made once for all who are told the same, written without a detour.

The way of ASGI makes a frame for each connection, in a task for each; this one takes a third of
the time of a move.
"""

import asyncio
from collections import deque
from struct import pack
from typing import Any, cast

from msgspec.json import encode
from starlette.types import Message
from starlette.websockets import WebSocket
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, if that is there

from buttonbox.server.messages import Json, ToPage

EXTENSION = "buttonbox.line"  # under which a connection finds its line
# A frame's head (RFC 6455, 5.2): a whole text, and the marks of longer lengths.
FINAL_TEXT = 0x81
LENGTH_16 = 126
LENGTH_64 = 127
MASKED = 0x80
FINAL_CONTROL = (0x88, 0x89, 0x8A)  # close, ping, pong
HEAD, MASK = 2, 4  # bytes of a short frame before its text
PIECE = 512  # bytes that are read before what they ask for is answered
GOODBYE_SECONDS = 2.0  # until the other side has taken ours; as long again to say its own


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


def is_short_frame(data: bytes) -> bool:
    """Whether it is one whole frame from a page, complete in itself and short."""
    if len(data) < HEAD or (data[0] != FINAL_TEXT and data[0] not in FINAL_CONTROL):
        return False
    size = data[1] - MASKED
    return 0 <= size < LENGTH_16 and len(data) == HEAD + MASK + size


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
    """uvicorn's connection, with a door for frames that are ready, and a short way for moves."""

    # Beside uvicorn's many fields, so that what every frame needs is found at once.
    __slots__ = ("between_frames", "choked", "inbox", "unread", "unsent")

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.inbox = Inbox(self.loop)
        self.queue = cast("asyncio.Queue[ASGIReceiveEvent]", self.inbox)
        self.between_frames = True  # nothing is half read
        self.unread = b""  # what waits until all before it is answered
        self.choked = False  # the other side does not take what it is told
        self.close_timeout = GOODBYE_SECONDS
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """A short text that comes by itself, as a move does, needs no parser."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self.close_sent:
            self.hear_farewell(data)
            return
        self.between_frames = self.between_frames and is_short_frame(data)
        if not self.between_frames or data[0] != FINAL_TEXT or not self.take_text(data):
            self.unread += data
            self.read_on()

    def read_on(self) -> None:
        """Read piece by piece until there is something to answer: so a flood is not read on."""
        while self.unread and not self.inbox.events:
            piece, self.unread = self.unread[:PIECE], self.unread[PIECE:]
            super().data_received(piece)
        if self.unread and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def hear_farewell(self, data: bytes) -> None:
        """After our goodbye only the other's is waited for: a flood is not searched for it."""
        self.unread = b""
        if len(data) <= PIECE:
            super().data_received(data)

    def take_text(self, data: bytes) -> bool:
        """Pass a short frame's text on; False if it is none, or others wait to be read."""
        if self.inbox.events:
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
        self.read_on()
        if self.read_paused and not self.inbox.events:
            self.read_paused = False
            self.transport.resume_reading()
        return event

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
        self.unread = b""
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
