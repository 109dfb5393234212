"""Read the client's address and scheme from the headers of trusted reverse proxies."""

from collections.abc import Container
from ipaddress import ip_address
from typing import cast

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

BY_PROXY = (
    "buttonbox.by_proxy"  # scope key: the request comes from a trusted proxy on another machine
)


def trusted_hosts(proxies: str) -> Container[str]:
    """Return the set of addresses of these proxies: names, networks or *."""
    return cast(Container[str], ProxyHeaders(_nothing, proxies).trusted_hosts)


async def _nothing(scope: Scope, receive: Receive, send: Send) -> None:
    """Stand in for an application; never called."""


class ProxyHeaders(ProxyHeadersMiddleware):
    """uvicorn's middleware, which also notes whether a proxy on another machine sent the request.

    A proxy on this machine cannot be told from a local browser: a page can make the browser send
    any header to a name that it has bound to 127.0.0.1.
    """

    def __init__(self, app: ASGIApp, proxies: str) -> None:
        super().__init__(app, proxies)  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]
        if scope["type"] in ("http", "websocket"):
            peer = scope["client"][0] if scope.get("client") else ""
            scope[BY_PROXY] = peer in self.trusted_hosts and not is_loopback(peer)
        await super().__call__(scope, receive, send)  # type: ignore[arg-type]


def is_loopback(address: str) -> bool:
    """Return whether this is a loopback address."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
