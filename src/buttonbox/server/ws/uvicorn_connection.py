"""The fast connection: ready frames go straight to the transport, short messages skip the parser.

ASGI encodes a frame for each connection, in a task for each; this takes a third of the time of a
move.
"""

import asyncio
import time
from collections import deque
from http import HTTPStatus
from typing import Any, cast

from starlette.types import Message
from starlette.websockets import WebSocketDisconnect
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where available

from buttonbox.server.protection.connection_limits import gate_of, host_of
from buttonbox.server.protection.graceful_close import linger
from buttonbox.server.protection.http_connection import refusal
from buttonbox.server.protection.limits import Limits
from buttonbox.server.protection.token_buckets import Bucket
from buttonbox.server.ws.close_codes import TOO_MANY
from buttonbox.server.ws.connection import EXTENSION
from buttonbox.server.ws.frames import (
    FINAL_BINARY,
    FINAL_TEXT,
    HEAD,
    MASK,
    Frame,
    frame_size,
    is_short_text,
)

NO_HANDSHAKE = refusal(HTTPStatus.BAD_REQUEST, "this is not a WebSocket handshake")


class Ration:
    """Limit the frames and bytes of one connection; the session counts short messages."""

    __slots__ = ("bytes", "frames", "limits")

    def __init__(self, limits: Limits) -> None:
        now = time.monotonic()
        self.limits = limits
        self.frames = Bucket(limits.frame_burst, now)
        self.bytes = Bucket(limits.message_burst * limits.message_bytes, now)

    def excess(self, first: int, size: int) -> str:
        """Count a frame by its first byte and size; return what there is too much of, or ""."""
        limits, now = self.limits, time.monotonic()
        if first not in (FINAL_TEXT, FINAL_BINARY) and not self.frames.take(
            limits.frames_per_second, limits.frame_burst, now
        ):
            return "frames"
        rate = limits.messages_per_second * limits.message_bytes
        burst = limits.message_burst * limits.message_bytes
        size = min(size, limits.frame_bytes)  # the parser reads no more of a larger one
        return "" if self.bytes.take(rate, burst, now, size) else "bytes"


class Inbox:
    """A queue of ASGI events with one reader; before Python 3.12 asyncio's makes system calls."""

    def __init__(self) -> None:
        self.events: deque[Any] = deque()
        self.waiter: asyncio.Future[None] | None = None

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        self.events.append(event)
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)

    def empty(self) -> bool:
        return not self.events


class UvicornConnection(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, which is also a `Connection` for the session.

    Frames are given to the parser one by one, and only as far as the connection's ration goes.
    """

    # uvicorn's attributes fill a dictionary; slots keep those that every frame needs out of it.
    __slots__ = (
        "answered",
        "at",
        "choked",
        "frame_left",
        "inbox",
        "lingering",
        "ration",
        "unread",
        "unsent",
    )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.inbox = Inbox()
        self.queue = cast("asyncio.Queue[ASGIReceiveEvent]", self.inbox)
        self.unread = b""  # frames that wait until earlier ones are answered
        self.at = 0  # how far they are parsed
        self.frame_left = 0  # bytes still to come of the current frame
        self.ration = Ration(gate_of(self.config).limits)
        self.lingering = False
        self.answered = False  # the application has returned
        self.choked = False  # the client does not read what it is sent
        self.conn.debug = False  # logged frames would reveal tokens and seeds
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        """Pass on a short text that fills the packet, as a move does, without the parser."""
        if self.handshake_complete and self.take_text(data):
            return
        if not self.handshake_initiated:
            self.shake_hands(data)
            return
        self.unread = self.unread[self.at :] + data
        self.at = 0
        self.read_on()

    def shake_hands(self, request: bytes) -> None:
        """Pass on the request, which arrives whole; uvicorn ignores one that cannot be parsed."""
        super().data_received(request)
        if not self.handshake_initiated:
            self.answered = True  # the application will not run
            self.transport.write(NO_HANDSHAKE)
            self.transport.close()

    def read_on(self) -> None:
        """Parse frame by frame until a message waits for its answer, which slows floods down."""
        while self.may_read() and (piece := self.next_piece()):
            super().data_received(piece)
        if self.at == len(self.unread):
            self.unread = b""
            self.at = 0
        elif not self.may_read() and not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def may_read(self) -> bool:
        """Whether the next frame may be parsed."""
        return self.handshake_complete and not self.inbox.events and not self.close_sent

    def next_piece(self) -> bytes:
        """Return what has arrived of the next frame; nothing if its head is incomplete."""
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
        """Close the connection of a client that exceeds its ration."""
        gate_of(self.config).metrics.count("limits_reached_total", reason)
        self.conn.fail(TOO_MANY, f"too many {reason}")
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """Close as uvicorn does, but linger so that the closing frame arrives."""
        closed = self.conn.close_sent
        assert closed is not None
        event = {"type": "websocket.disconnect", "code": closed.code, "reason": closed.reason}
        self.inbox.put_nowait(cast(ASGIReceiveEvent, event))
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.linger()

    async def send(self, message: ASGISendEvent) -> None:
        """Handle an ASGI event as uvicorn does, but linger so that a closing frame arrives."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.continue_reading()
        elif self.close_timer is not None and not self.lingering:
            self.linger()

    def linger(self) -> None:
        """Stop parsing, and wait a little for the client to hang up."""
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.unread = b""
        self.at = 0
        self.lingering = True
        self.close_timer = linger(self.transport, self)

    def take_text(self, data: bytes) -> bool:
        """Pass on the text of a short frame; False if it is none, or if something precedes it."""
        if self.inbox.events or self.unread or self.frame_left or self.frames:
            return False
        if not is_short_text(data):
            return False
        text = apply_mask(data[HEAD + MASK :], data[HEAD : HEAD + MASK])
        if not text.isascii():
            return False
        self.inbox.put_nowait({"type": "websocket.receive", "text": text.decode("ascii")})
        return True

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next ASGI event."""
        while self.inbox.empty():
            await self.arrival()
        return cast(ASGIReceiveEvent, self.next_event())

    def arrival(self) -> asyncio.Future[None]:
        self.inbox.waiter = waiter = self.loop.create_future()
        return waiter

    def next_text(self) -> str | None:
        if not self.inbox.events:
            return None
        event = self.next_event()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        return event.get("text") or ""

    def next_event(self) -> Message:
        """Take an event that has arrived, and parse on."""
        event: Message = self.inbox.events.popleft()
        if self.unread or self.read_paused:
            self.continue_reading()
        return event

    def continue_reading(self) -> None:
        """Parse what waits, then let the transport read more."""
        self.read_on()
        if self.read_paused and self.may_read():
            self.read_paused = False
            self.transport.resume_reading()

    async def run_asgi(self) -> None:
        self.unsent: list[bytes] = []
        extensions = cast(dict[str, Any], self.scope["extensions"])
        extensions[EXTENSION] = self
        try:
            await super().run_asgi()
        finally:
            del extensions[EXTENSION]
            self.answered = True
            self.release()

    def release(self) -> None:
        """Once nothing uses the connection, drop what refers to it.

        So it is freed at once. The garbage collector would have to look at every connection to
        find it, while all tables wait.
        """
        if self.answered and self.disconnected:
            vars(self.conn).clear()  # its parser is a generator of its own
            self.inbox.waiter = None

    def send_frame(self, frame: Frame, more: bool = False) -> None:
        if self.unsent:
            self.unsent.append(frame)  # in order
        elif more:
            self.unsent.append(frame)
            self.loop.call_soon(self.flush)
        elif not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)  # as `write` does, without a call

    def flush(self) -> None:
        """Write the unsent frames in one packet."""
        if self.unsent:
            frames, self.unsent = self.unsent, []
            self.write(b"".join(frames))

    def write(self, data: bytes) -> None:
        """Write frames unless the connection is closing; the transport keeps what is not read."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(data)

    async def drain(self) -> None:
        self.flush()

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
        self.choked = False  # the transport has dropped its buffer
        self.release()

    def backlog(self) -> int:
        return self.transport.get_write_buffer_size()

    def abort(self) -> None:
        self.transport.abort()
