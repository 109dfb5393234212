"""What a session needs of its WebSocket, and how any ASGI server provides it."""

import asyncio
from collections import deque
from collections.abc import Awaitable
from typing import Protocol, cast

from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from buttonbox.server.protection.limits import Limits
from buttonbox.server.ws.close_codes import MESSAGE_TOO_BIG
from buttonbox.server.ws.frames import Frame, payload_of

EXTENSION = "buttonbox.connection"  # where the scope holds a connection faster than ASGI's


class Closing(Exception):
    """The connection must be closed with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection(Protocol):
    """An accepted WebSocket: `connection_for` picks the implementation.

    Sending never waits; what the client has not read yet is its backlog.
    """

    @property
    def choked(self) -> bool:
        """Whether anything waits because the client does not read it; costs less than `backlog`."""

    def next_text(self) -> str | None:
        """Return the next message, or None if none has arrived; binary messages read as "".

        Raises WebSocketDisconnect once the client has gone, Closing if the message is too big.
        """

    def arrival(self) -> Awaitable[None]:
        """Wait until `next_text` may have something new."""

    def send_frame(self, frame: Frame, more: bool = False) -> None:
        """Send a frame; `more` announces others that can share its packet."""

    def backlog(self) -> int:
        """Return the number of bytes that wait because the client does not read them."""

    async def drain(self) -> None:
        """Pass everything on to the server, so that a close comes after it."""

    def abort(self) -> None:
        """Drop what is unsent and stop sending, without a closing handshake if possible."""


def connection_for(websocket: WebSocket, limits: Limits) -> Connection:
    """Return the fast connection if our server provides one, else a plain ASGI one."""
    fast = (websocket.scope.get("extensions") or {}).get(EXTENSION)
    return cast(Connection, fast) if fast is not None else AsgiConnection(websocket, limits)


class AsgiConnection:
    """A connection by means of ASGI alone, under any server.

    Everything that happens below messages is up to that server: rationing control frames and
    fragments, counting bytes before a message is complete, pings that notice dead clients, and a
    close that reaches a client which is still sending. `abort` cannot cut the TCP connection; it
    ends when the application returns.
    """

    def __init__(self, websocket: WebSocket, limits: Limits) -> None:
        self.websocket = websocket
        self.message_bytes = limits.frame_bytes
        self.received: Message | None = None
        self.unsent: deque[Frame] = deque()
        self.unsent_bytes = 0
        self.writer: asyncio.Task[None] | None = None

    @property
    def choked(self) -> bool:
        return bool(self.unsent)

    def next_text(self) -> str | None:
        message, self.received = self.received, None
        if message is None:
            return None
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text: str = message.get("text") or ""
        if len(text) > self.message_bytes:
            raise Closing(MESSAGE_TOO_BIG, "the message is too big")
        return text

    async def arrival(self) -> None:
        if self.received is None:
            self.received = await self.websocket.receive()

    def send_frame(self, frame: Frame, more: bool = False) -> None:
        self.unsent.append(frame)
        self.unsent_bytes += len(frame)
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        """Send what is unsent, until there is nothing more or the client has gone."""
        while self.unsent:
            try:
                await self.websocket.send_text(payload_of(self.unsent[0]).decode())
            except (WebSocketDisconnect, RuntimeError):
                self._discard()
                return
            self.unsent_bytes -= len(self.unsent.popleft())

    def _discard(self) -> None:
        self.unsent.clear()
        self.unsent_bytes = 0

    def backlog(self) -> int:
        return self.unsent_bytes

    async def drain(self) -> None:
        if self.writer is not None:
            await self.writer

    def abort(self) -> None:
        self._discard()
        if self.writer is not None:
            self.writer.cancel()
