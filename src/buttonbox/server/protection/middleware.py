"""Middleware that limits the requests and WebSocket handshakes of each client address."""

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from buttonbox.server.messages import Problem
from buttonbox.server.protection.refusal import refuse
from buttonbox.server.protection.token_buckets import client_key
from buttonbox.server.tables.hub import Hub

PAUSE = 1.0  # seconds before a refusal, to slow down clients that retry at once
MOST_PAUSES = 1000  # at a time; further requests are refused without a pause
NO_PAGES = ("/api", "/health", "/metrics", "/openapi.json")


class RateLimit:
    """Takes a token for each request, and counts responses by status."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app = app
        self.hub = hub
        self.pauses = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def send_and_count(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.hub.metrics.count("requests_total", str(message["status"]))
            await send(message)

        limit = "requests" if scope["path"].startswith(NO_PAGES) else "pages"
        rates = self.hub.rates
        buckets = rates.requests if limit == "requests" else rates.pages
        client = scope.get("client")
        if buckets.take(client_key(client[0] if client else "")):
            await self.app(scope, receive, send_and_count)
        else:
            self.hub.metrics.count("limits_reached_total", limit)
            await self._refuse(scope, receive, send_and_count)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.pauses < MOST_PAUSES:
            self.pauses += 1
            try:
                await asyncio.sleep(PAUSE)
            finally:
                self.pauses -= 1
        problem = Problem("rate", "too many requests from this address")
        await refuse(scope, receive, send, 429, problem)
