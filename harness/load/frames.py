"""The part of WebSocket (RFC 6455) that a load generator needs, at minimal cost."""

import base64
import os
import struct

TEXT = 0x1
PING = 0x9
PONG = 0xA
CLOSE = 0x8
FINAL = 0x80
MASKED = 0x80
NO_MASK = bytes(4)  # clients must mask; a mask of zeros leaves the payload as it is
SHORT = 126
LONG = 127


def handshake(path: str, host: str) -> bytes:
    """Return the request that opens a WebSocket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """Return a frame with a whole message from a client."""
    size = len(payload)
    if size < SHORT:
        head = struct.pack("!BB", FINAL | opcode, MASKED | size)
    else:
        head = struct.pack("!BBH", FINAL | opcode, MASKED | SHORT, size)
    return head + NO_MASK + payload


class Reader:
    """Splits received data into frames."""

    def __init__(self) -> None:
        self.rest = b""

    def feed(self, data: bytes) -> list[tuple[int, bytes]]:
        """Add data and return the complete frames as opcode and payload."""
        data = self.rest + data
        found: list[tuple[int, bytes]] = []
        at = 0
        while (bounds := payload_bounds(data, at)) is not None:
            start, end = bounds
            found.append((data[at] & 0xF, data[start:end]))
            at = end
        self.rest = data[at:]
        return found


def payload_bounds(data: bytes, at: int) -> tuple[int, int] | None:
    """Return the bounds of the payload of the frame at `at`, or None if it is incomplete."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1], at + 2
    if size >= SHORT:
        width = 2 if size == SHORT else 8
        size, start = int.from_bytes(data[start : start + width], "big"), start + width
    end = start + size
    return (start, end) if start <= len(data) and end <= len(data) else None
