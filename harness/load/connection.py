"""A minimal WebSocket client for generating load."""

import asyncio
from collections.abc import Callable
from typing import cast

from harness.load.frames import CLOSE, PING, PONG, Reader, frame, handshake

Hear = Callable[[bytes], None]
TIMEOUT = 60.0  # seconds until a set-up step counts as failed
HEAD_END = b"\r\n\r\n"


class Connection(asyncio.Protocol):
    """Calls `hear` with the payload of each message."""

    def __init__(self, path: str, host: str) -> None:
        self.path = path
        self.host = host
        self.reader = Reader()
        self.hear: Hear = self._keep
        self.kept: asyncio.Queue[bytes] = asyncio.Queue()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.head = b""
        self.closing = False
        self.lost = False  # closed by the server

    # Called by asyncio.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._write(handshake(self.path, self.host))

    def data_received(self, data: bytes) -> None:
        if not self.opened.done():
            data = self._after_handshake(data)
        for opcode, payload in self.reader.feed(data):
            if opcode == PING:
                self._write(frame(payload, PONG))
            elif opcode == CLOSE:
                self.close()
            else:
                self.hear(payload)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))
        self.lost = not self.closing

    # Called by players.

    def send(self, payload: bytes) -> None:
        """Send a text message."""
        self._write(frame(payload))

    async def until(self, wanted: Callable[[bytes], bool]) -> bytes:
        """Return the next wanted message; only while `hear` is not replaced."""
        async with asyncio.timeout(TIMEOUT):
            while not wanted(message := await self.kept.get()):
                pass
        return message

    @property
    def gone(self) -> bool:
        """Return whether the connection is closed, by either side."""
        return self.transport is None or self.transport.is_closing()

    def close(self) -> None:
        """Close the connection."""
        self.closing = True
        if self.transport is not None:
            self.transport.close()

    def _write(self, data: bytes) -> None:
        assert self.transport is not None
        self.transport.write(data)

    def _keep(self, payload: bytes) -> None:
        self.kept.put_nowait(payload)

    def _after_handshake(self, data: bytes) -> bytes:
        """Return what follows the response to the handshake, once it is complete."""
        self.head, end, rest = (self.head + data).partition(HEAD_END)
        if not end:
            return b""
        if self.head.split()[1] == b"101":
            self.opened.set_result(None)
        else:
            reason = self.head.decode("latin-1").split("\r\n")[0]
            self.opened.set_exception(ConnectionError(reason))
        return rest


async def open_connection(port: int, path: str, source: str = "127.0.0.1") -> Connection:
    """Connect over loopback from the address `source`."""
    _, connection = await asyncio.get_running_loop().create_connection(
        lambda: Connection(path, f"127.0.0.1:{port}"),
        "127.0.0.1",
        port,
        local_addr=(source, 0),
    )
    async with asyncio.timeout(TIMEOUT):
        await connection.opened
    return connection
