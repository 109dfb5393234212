"""Around every request: security headers, the origin check, and no traceback to anybody."""

import base64
import hashlib
import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

INLINE_SCRIPT = re.compile(rb"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
FIXED = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def content_policy(page: bytes = b"") -> str:
    """Only the page's own files; scripts inside it are named by their hash."""
    hashes = [hashlib.sha256(script).digest() for script in INLINE_SCRIPT.findall(page)]
    scripts = " ".join(["'self'", *(f"'sha256-{base64.b64encode(h).decode()}'" for h in hashes)])
    return (
        f"default-src 'none'; script-src {scripts}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; media-src 'self' data:; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


def same_origin(headers: Headers, allowed: tuple[str, ...]) -> bool:
    """Whether a browser's page of ours asks, or no browser at all."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


class Guard:
    """An ASGI layer outside everything else."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        asks = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if asks and not same_origin(Headers(scope=scope), self.origins):
            await refuse_origin(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in FIXED.items():
                    headers.setdefault(name, value)
                headers.setdefault("Content-Security-Policy", content_policy())
            await send(message)

        await self.app(scope, receive, send_with_headers)


async def refuse_origin(scope: Scope, receive: Receive, send: Send) -> None:
    """A page of somebody else wants to act for its visitor."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
        return
    body = b'{"error":"origin","reason":"the request comes from a foreign page","field":""}'
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body})
