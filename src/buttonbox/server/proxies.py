"""Reverse proxies that are trusted to tell whose request they pass on, and by which scheme."""

from collections.abc import Container
from ipaddress import ip_address
from typing import cast

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

BY_PROXY = "buttonbox.by_proxy"  # set in the scope of a request from a proxy on another machine


def trusted_hosts(proxies: str) -> Container[str]:
    """The addresses of these proxies, by name, network or *."""
    return cast(Container[str], ProxyHeaders(_nothing, proxies).trusted_hosts)


async def _nothing(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that is never called."""


class ProxyHeaders(ProxyHeadersMiddleware):
    """uvicorn's own, and it remembers whether a proxy on another machine has sent the request.

    One on this machine cannot be told from a browser here: a page can make a browser send any
    header to a server under a name that it has bound to 127.0.0.1.
    """

    def __init__(self, app: ASGIApp, proxies: str) -> None:
        super().__init__(app, proxies)  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]
        if scope["type"] in ("http", "websocket"):
            peer = scope["client"][0] if scope.get("client") else ""
            scope[BY_PROXY] = peer in self.trusted_hosts and not is_loopback(peer)
        await super().__call__(scope, receive, send)  # type: ignore[arg-type]


def is_loopback(address: str) -> bool:
    """Whether this is an address of the machine for itself."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
