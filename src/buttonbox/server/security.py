"""Around every request: security headers, and the checks of address, host and origin."""

import base64
import hashlib
import logging
import re
from functools import cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from buttonbox.server.hosts import LONGEST_NAME, Hosts, host_name
from buttonbox.server.messages import Problem
from buttonbox.server.proxies import BY_PROXY
from buttonbox.server.refusing import refuse

log = logging.getLogger("buttonbox")
Refusal = tuple[int, Problem]
INLINE_SCRIPT = re.compile(rb"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
DEFAULT_PORTS = {"http": ":80", "https": ":443"}
FOREIGN = Problem("origin", "the request comes from a foreign page")
FIXED = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


@cache
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


def is_foreign(origin: str, host: str, secure: bool) -> bool:
    """Whether a page of this origin is none of ours; raises ValueError if there is no such origin.

    A page loaded without encryption is foreign to a server with it. The other way round happens
    behind a proxy that does not say X-Forwarded-Proto, and does no harm.
    """
    parts = urlsplit(origin)
    if secure and parts.scheme != "https":
        return True
    port = DEFAULT_PORTS.get(parts.scheme, "")
    return parts.netloc.lower().removesuffix(port) != host.lower().removesuffix(port)


class Guard:
    """An ASGI layer that refuses what no page of ours sends, and adds the security headers."""

    def __init__(
        self, app: ASGIApp, origins: tuple[str, ...], hosts: Hosts, address_bytes: int
    ) -> None:
        self.app = app
        self.origins = origins
        self.hosts = hosts
        self.address_bytes = address_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in FIXED.items():
                    headers.setdefault(name, value)
                headers.setdefault("Content-Security-Policy", content_policy())
            await send(message)

        refused = self._address(scope) or self._host(scope) or self._origin(scope)
        if refused is None:
            await self.app(scope, receive, send_with_headers)
        else:
            await refuse(scope, receive, send_with_headers, *refused)

    def _address(self, scope: Scope) -> Refusal | None:
        if len(scope["path"]) + len(scope["query_string"]) <= self.address_bytes:
            return None
        return 414, Problem("address", f"an address may have {self.address_bytes} characters")

    def _host(self, scope: Scope) -> Refusal | None:
        host = Headers(scope=scope).get("host", "")
        if scope.get(BY_PROXY) or self.hosts.allow(host):
            return None
        name = host_name(host)[:LONGEST_NAME]
        log.warning("unknown host", extra={"host": name, "hint": f"--allowed-hosts {name}"})
        hint = f"if it is yours, start the server with --allowed-hosts {name}"
        return 421, Problem("host", f"this server does not answer as {name}; {hint}")

    def _origin(self, scope: Scope) -> Refusal | None:
        origin = Headers(scope=scope).get("origin")
        if origin is None or origin in self.origins:
            return None
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return None
        host = Headers(scope=scope).get("host", "")
        try:
            foreign = is_foreign(origin, host, scope["scheme"] in ("https", "wss"))
        except ValueError:
            return 400, Problem("origin", "the Origin header is no origin")
        return (403, FOREIGN) if foreign else None
