"""Close a connection so that the last thing sent on it arrives.

Closing a socket while data waits unread makes the kernel send a reset, and the other side may then
never see what was sent before. So only our direction is shut; what still comes in is thrown away,
for a short time and up to a number of bytes.
"""

import asyncio
from asyncio import TimerHandle
from typing import Any, cast

LINGER_SECONDS = 2.0
LINGER_BYTES = 256 * 1024


class Lingering(asyncio.Protocol):
    """Throws away what comes in until the other side hangs up."""

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
    """Send what is written and the end; the timer hangs up if the other side does not."""
    transport.set_protocol(Lingering(transport, protocol))
    transport.resume_reading()
    if transport.can_write_eof():
        transport.write_eof()
    return asyncio.get_running_loop().call_later(LINGER_SECONDS, transport.abort)


class PatientTransport:
    """A transport whose `close` lingers as long as the other side is still sending."""

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
        """The connection has ended: nothing is left to wait for."""
        if self.timer is not None:
            self.timer.cancel()
