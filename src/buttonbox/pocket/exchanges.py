"""Requests and connections as ASGI scopes and messages, without sockets."""

import asyncio
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

from buttonbox.pocket.port_messages import Answer, Closed, Connect, Connected, Request, Text, ToPort

GONE = 1001
FAILED = 1011
Post = Callable[[ToPort], None]


def scope_of(kind: str, path: str, **more: Any) -> Scope:
    """Return the ASGI scope of a request for this path."""
    path, _, query = path.partition("?")
    return {
        "type": kind,
        # From version 2.4 of the spec on, Starlette streams without a second task for disconnects.
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "client": ("pocket", 0),
        "server": ("pocket", 0),
        "headers": [],
        **more,
    }


class RequestExchange:
    """Answers one request."""

    def __init__(self, app: ASGIApp, request: Request, post: Post) -> None:
        self.app = app
        self.request = request
        self.post = post
        self.unread: str | None = request.body

    def receive(self, text: str) -> None:
        """Ignore messages: a request has none after its body."""

    async def run(self) -> None:
        """Run the application and pass its answer on, piece by piece."""
        headers = [(k.lower().encode(), v.encode()) for k, v in self.request.headers.items()]
        method = self.request.method
        scope = scope_of("http", self.request.path, scheme="http", method=method, headers=headers)
        try:
            await self.app(scope, self._receive, self._send)
        finally:
            self.post(Closed(self.request.id))

    async def _receive(self) -> Message:
        if self.unread is None:
            await asyncio.Event().wait()  # the page never disconnects
        body, self.unread = self.unread or "", None
        return {"type": "http.request", "body": body.encode(), "more_body": False}

    async def _send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.post(Answer(self.request.id, message["status"]))
        elif message.get("body"):
            self.post(Text(self.request.id, message["body"].decode()))


class ConnectionExchange:
    """Serves one connection to a table."""

    def __init__(self, app: ASGIApp, request: Connect, post: Post) -> None:
        self.app = app
        self.id = request.id
        self.path = f"/api/tables/{request.table}/socket"
        self.post = post
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.code = GONE

    def receive(self, text: str) -> None:
        """Pass on a message from the page."""
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    def disconnect(self) -> None:
        """End the session: the page has closed the connection."""
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": GONE})

    async def run(self) -> None:
        """Run the application until either side closes the connection."""
        try:
            scope = scope_of("websocket", self.path, scheme="ws", subprotocols=[])
            await self.app(scope, self.inbox.get, self._send)
        except Exception:
            self.code = FAILED
            raise
        finally:
            self.post(Closed(self.id, self.code))

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            self.post(Connected(self.id))
        elif message["type"] == "websocket.send":
            self.post(Text(self.id, message["text"]))
        elif message["type"] == "websocket.close":
            self.code = message.get("code", 1000)
