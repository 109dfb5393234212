"""Refuse an HTTP request or a WebSocket handshake from a middleware."""

from msgspec.json import encode
from starlette.types import Receive, Scope, Send

from buttonbox.server.messages import Problem

POLICY_VIOLATION = 1008
RESPONSE = "websocket.http.response"  # the ASGI extension to refuse a handshake with a response


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, problem: Problem) -> None:
    """Respond with this problem and close the connection."""
    kind = "http.response"
    if scope["type"] == "websocket":
        await receive()
        if RESPONSE not in scope.get("extensions", {}):
            close = {"type": "websocket.close", "code": POLICY_VIOLATION, "reason": problem.reason}
            await send(close)
            return
        kind = RESPONSE
    body = encode(problem)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        (b"cache-control", b"no-store"),
        (b"connection", b"close"),
    ]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
