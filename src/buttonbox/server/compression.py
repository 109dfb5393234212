"""Compress answers; big ones in a thread, since zlib would hold up everybody for so long."""

import asyncio
import gzip

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LEVEL = 5
SMALLEST = 2000  # bytes
BIG = 16 * 1024
COMPRESSIBLE = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
)


class Compression:
    """An ASGI layer that compresses whole answers and lets streams pass."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and takes_gzip(Headers(scope=scope)):
            send = Compressor(send)
        await self.app(scope, receive, send)


class Compressor:
    """Sends one answer; its head waits for the first part of the body."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.head: Message | None = None

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.head = message
            return
        head, self.head = self.head, None
        if head is not None:
            if is_worth_it(head, message):
                message = await compressed(head, message)
            await self.send(head)
        await self.send(message)


def takes_gzip(headers: Headers) -> bool:
    """Whether the client understands gzip."""
    for offer in headers.get("accept-encoding", "").lower().split(","):
        coding, _, quality = offer.replace(" ", "").partition(";q=")
        if coding == "gzip":
            return quality.strip("0.") != "" or not quality
    return False


def is_compressible(kind: str) -> bool:
    """Whether a body of this type gets smaller."""
    return kind.startswith(COMPRESSIBLE)


def is_worth_it(head: Message, message: Message) -> bool:
    """Whether this is a whole answer of some size and kind, and not compressed already."""
    whole = message["type"] == "http.response.body" and not message.get("more_body", False)
    big = len(message.get("body", b"")) >= SMALLEST
    headers = Headers(raw=head["headers"])
    plain = "content-encoding" not in headers and is_compressible(headers.get("content-type", ""))
    return whole and big and plain


async def compressed(head: Message, message: Message) -> Message:
    """The body, with a head changed to suit it."""
    body: bytes = message["body"]
    if len(body) > BIG:
        packed = await asyncio.to_thread(gzip.compress, body, LEVEL, mtime=0)
    else:
        packed = gzip.compress(body, LEVEL, mtime=0)
    headers = MutableHeaders(raw=head["headers"])
    headers["Content-Encoding"] = "gzip"
    headers["Content-Length"] = str(len(packed))
    headers.add_vary_header("Accept-Encoding")
    return {**message, "body": packed}
