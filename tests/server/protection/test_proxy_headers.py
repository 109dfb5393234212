"""Which requests a trusted proxy vouches for."""

import asyncio

import pytest
from starlette.types import Receive, Scope, Send

from buttonbox.server.protection.proxy_headers import BY_PROXY, ProxyHeaders

HEADERS = [(b"x-forwarded-for", b"203.0.113.9"), (b"x-forwarded-proto", b"https")]


@pytest.mark.parametrize(
    ("peer", "client", "scheme", "by_proxy"),
    [
        ("10.0.0.5", "203.0.113.9", "https", True),
        ("127.0.0.1", "203.0.113.9", "https", False),  # perhaps a browser on this machine
        ("192.0.2.1", "192.0.2.1", "http", False),
    ],
)
def test_only_trusted_proxies_are_believed(
    peer: str, client: str, scheme: str, by_proxy: bool
) -> None:
    seen: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope)

    async def nothing(*_: object) -> None:
        pass

    scope = {"type": "http", "client": (peer, 1), "scheme": "http", "headers": HEADERS}
    asyncio.run(ProxyHeaders(app, "127.0.0.1,10.0.0.0/8")(scope, nothing, nothing))  # type: ignore[arg-type]
    assert seen[0]["client"][0] == client
    assert seen[0]["scheme"] == scheme
    assert seen[0][BY_PROXY] == by_proxy
