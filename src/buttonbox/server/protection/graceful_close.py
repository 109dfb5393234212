"""Close a connection so that the last response arrives.

If a socket is closed while unread data waits, the kernel sends a reset, and the client may never
see the response. So only our direction is closed at first; what still arrives is discarded, for a
short time and up to a number of bytes.
"""

import asyncio
from asyncio import TimerHandle
from typing import Any, cast

LINGER_SECONDS = 2.0
LINGER_BYTES = 256 * 1024


class Discard(asyncio.Protocol):
    """Discards what arrives until the client disconnects."""

    def __init__(self, transport: asyncio.Transport, before: asyncio.Protocol) -> None:
        self.transport = transport
        self.before = before
        self.left = LINGER_BYTES

    def data_received(self, data: bytes) -> None:
        self.left -= len(data)
        if self.left < 0:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.before.connection_lost(exc)


def linger(transport: asyncio.Transport, protocol: asyncio.Protocol) -> TimerHandle:
    """Flush, close our direction, and start a timer that aborts if the client does not close."""
    transport.set_protocol(Discard(transport, protocol))
    transport.resume_reading()
    if transport.can_write_eof():
        transport.write_eof()
    return asyncio.get_running_loop().call_later(LINGER_SECONDS, transport.abort)


class PatientTransport:
    """A transport whose `close` lingers while the client is still sending."""

    def __init__(self, transport: asyncio.Transport, protocol: Any) -> None:
        self.transport = transport
        self.protocol = protocol  # has `is_receiving`
        self.timer: TimerHandle | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def is_closing(self) -> bool:
        return self.timer is not None or self.transport.is_closing()

    def write(self, data: bytes) -> None:
        if not self.is_closing():
            self.transport.write(data)

    def close(self) -> None:
        if self.is_closing():
            return
        if self.protocol.is_receiving():
            self.timer = linger(self.transport, cast(asyncio.Protocol, self.protocol))
        else:
            self.transport.close()

    def lost(self) -> None:
        """Cancel the timer and let go of the protocol: the connection has ended."""
        if self.timer is not None:
            self.timer.cancel()
        self.protocol = None
