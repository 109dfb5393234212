"""Middleware that checks address, host and origin of a request and adds security headers."""

import base64
import hashlib
import logging
import re
from functools import cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from buttonbox.server.messages import Problem
from buttonbox.server.protection.allowed_hosts import LONGEST_NAME, Hosts, host_name
from buttonbox.server.protection.proxy_headers import BY_PROXY
from buttonbox.server.protection.refusal import refuse

log = logging.getLogger("buttonbox")
Refusal = tuple[int, Problem]
INLINE_SCRIPT = re.compile(rb"<script(?![^>]*\ssrc=)[^>]*>(.*?)</script>", re.DOTALL)
NOBODY = "'none'"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
DEFAULT_PORTS = {"http": ":80", "https": ":443"}
FOREIGN = Problem("origin", "the request comes from a page of another site")
PREFLIGHT = {  # what a page of an allowed origin may send
    "Access-Control-Allow-Methods": "GET, POST, DELETE",
    "Access-Control-Allow-Headers": "authorization, content-type",
    "Access-Control-Max-Age": "600",
}
FIXED = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


@cache
def content_policy(page: bytes = b"", ancestors: tuple[str, ...] = ()) -> str:
    """Allow only the page's own files, inline scripts by their hash, and frames of these sites.

    The pocket is WebAssembly, which browsers count as a kind of eval.
    """
    hashes = [hashlib.sha256(script).digest() for script in INLINE_SCRIPT.findall(page)]
    inline = (f"'sha256-{base64.b64encode(digest).decode()}'" for digest in hashes)
    scripts = " ".join(["'self'", "'wasm-unsafe-eval'", *inline])
    return (
        f"default-src 'none'; script-src {scripts}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; media-src 'self' data:; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        f"base-uri 'self'; form-action 'self'; frame-ancestors {' '.join(ancestors) or NOBODY}"
    )


def is_foreign(origin: str, host: str, secure: bool) -> bool:
    """Return whether a page of this origin is not ours; raises ValueError if it is malformed.

    A page loaded over http is foreign to a server reached over https. The reverse is harmless: it
    happens behind a proxy that does not send X-Forwarded-Proto.
    """
    parts = urlsplit(origin)
    if secure and parts.scheme != "https":
        return True
    port = DEFAULT_PORTS.get(parts.scheme, "")
    return parts.netloc.lower().removesuffix(port) != host.lower().removesuffix(port)


class Guard:
    """Middleware that refuses requests our page never sends, and adds security headers."""

    def __init__(
        self,
        app: ASGIApp,
        origins: tuple[str, ...],
        hosts: Hosts,
        address_bytes: int,
        ancestors: tuple[str, ...],
    ) -> None:
        self.app = app
        self.policy = content_policy(ancestors=ancestors)
        self.origins = origins
        self.hosts = hosts
        self.address_bytes = address_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        origin = Headers(scope=scope).get("origin", "")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in FIXED.items():
                    headers.setdefault(name, value)
                headers.setdefault("Content-Security-Policy", self.policy)
                if origin in self.origins:
                    headers["Access-Control-Allow-Origin"] = origin
                    headers.add_vary_header("Origin")
            await send(message)

        refused = self._address(scope) or self._host(scope) or self._origin(scope)
        if refused is None and scope.get("method") == "OPTIONS" and origin in self.origins:
            await Response(None, 204, PREFLIGHT)(scope, receive, send_with_headers)
        elif refused is None:
            await self.app(scope, receive, send_with_headers)
        else:
            await refuse(scope, receive, send_with_headers, *refused)

    def _address(self, scope: Scope) -> Refusal | None:
        if len(scope["path"]) + len(scope["query_string"]) <= self.address_bytes:
            return None
        return 414, Problem("address", f"a URL may have at most {self.address_bytes} characters")

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
            return 400, Problem("origin", "the Origin header is malformed")
        return (403, FOREIGN) if foreign else None
