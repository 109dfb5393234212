"""uvicorn's HTTP connection, with limits on incomplete requests and on unread responses."""

import asyncio
from asyncio import TimerHandle
from http import HTTPStatus
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from buttonbox.server.protection.connection_limits import gate_of, host_of
from buttonbox.server.protection.graceful_close import PatientTransport

MOST_PIPELINED = 8  # requests waiting behind another one; browsers never pipeline
BODY_FACTOR = 2  # times the largest body: read on that far after a refusal, so that it arrives
REFUSAL = (
    "HTTP/1.1 {status} {phrase}\r\n"
    "content-type: text/plain; charset=utf-8\r\n"
    "content-length: {length}\r\n"
    "connection: close\r\n"
    "\r\n"
    "{reason}\n"
)


def refusal(status: HTTPStatus, reason: str) -> bytes:
    """Return a complete HTTP response that refuses a request."""
    text = REFUSAL.format(
        status=int(status), phrase=status.phrase, length=len(reason) + 1, reason=reason
    )
    return text.encode()


CROWDED = refusal(HTTPStatus.TOO_MANY_REQUESTS, "too many connections from this address")


class Door(asyncio.Protocol):
    """Admits a new connection, or refuses it before anything is allocated for it."""

    def __init__(self, config: uvicorn.Config, **parts: Any) -> None:
        self.config = config
        self.parts = parts

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        transport = cast(asyncio.Transport, transport)
        address = host_of(transport.get_extra_info("peername"))
        if gate_of(self.config).admit(address):
            connection = HttpConnection(config=self.config, **self.parts)
            transport.set_protocol(connection)
            connection.connection_made(transport)
        else:
            transport.write(CROWDED)
            transport.close()


class HttpConnection(HttpToolsProtocol):
    """Limits what an incomplete request may take, and how slowly a response may be read."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.gate = gate_of(self.config)
        self.limits = self.gate.limits
        self.ended = False  # upgraded to a WebSocket, or refused
        self.in_head = True
        self.spent = 0  # bytes of the request except its body
        self.body_bytes = 0  # of the current request; the gate counts them
        self.deadline: TimerHandle | None = None
        self.unread = 0  # bytes of the response that waited for the client at the last check
        self.held = 0  # bytes that the gate counts
        self.reading: TimerHandle | None = None

    # Connections.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(cast(asyncio.Transport, PatientTransport(transport, self)))
        self.deadline = self.loop.call_later(self.limits.head_seconds, self.too_late)

    def connection_lost(self, exc: Exception | None) -> None:
        self.unwatch()
        self.stop_reading_checks()
        self.let_body_go()
        super().connection_lost(exc)
        self.patient.lost()
        self.gate.leave(host_of(self.client))
        if self.cycle is not None and self.cycle.response_complete:
            self.cycle = None  # type: ignore[assignment]  # it refers to this connection

    @property
    def patient(self) -> PatientTransport:
        """Return the transport with its real type."""
        return cast(PatientTransport, self.transport)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, unless a response is still using it and would wait for ever."""
        if self.is_responding():
            reason = "a WebSocket cannot begin before the last response has ended"
            self.refuse(HTTPStatus.BAD_REQUEST, reason, "upgrade")
            return
        self.unwatch()
        self.ended = True
        self.transport = self.patient.transport
        super().handle_websocket_upgrade()
        # They refer to this connection: without them it is freed now, not by the collector.
        self.parser = self.flow = None  # type: ignore[assignment]

    def is_responding(self) -> bool:
        """Return whether a response is being made, or much of it waits for the client."""
        is_made = self.cycle is None or self.cycle.response_complete
        return not is_made or self.reading is not None

    # The bytes of a request.

    def data_received(self, data: bytes) -> None:
        while data and not self.ended:
            room = self.limits.head_bytes + 1 - self.spent if self.in_head else len(data)
            piece, data = data[:room], data[room:]
            self.spent += len(piece)
            super().data_received(piece)
            if self.spent > self.limits.head_bytes:
                reason = (
                    f"a request may have at most {self.limits.head_bytes} bytes besides its body"
                )
                self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, reason, "head_bytes")
        if self.deadline is None and self.is_receiving() and not self.ended:
            seconds = self.limits.head_seconds if self.in_head else self.limits.body_seconds
            self.deadline = self.loop.call_later(seconds, self.too_late)

    def is_receiving(self) -> bool:
        """Return whether part of a request has been read."""
        return self.spent > 0 or not self.in_head

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.in_head:  # ignore trailers after the body
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.unwatch()
        self.in_head = False
        if len(self.headers) > self.limits.headers:
            reason = f"a request may have at most {self.limits.headers} headers"
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, reason, "headers")
        elif len(self.pipeline) >= MOST_PIPELINED:
            self.refuse(HTTPStatus.TOO_MANY_REQUESTS, "too many requests at once", "pipeline")
        if not self.ended:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.spent -= len(body)
        self.body_bytes += len(body)
        if not self.gate.hold(host_of(self.client), len(body)):
            reason = "too many unfinished requests from this address"
            self.refuse(HTTPStatus.TOO_MANY_REQUESTS, reason, "unfinished")
        elif self.body_bytes > BODY_FACTOR * self.limits.record_bytes:
            self.refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "the body is too large", "body_bytes")
        if not self.ended:
            super().on_body(body)

    def let_body_go(self) -> None:
        """Stop counting the body: the application has it, or the client has gone."""
        self.gate.let_go(host_of(self.client), self.body_bytes)
        self.body_bytes = 0

    def on_message_complete(self) -> None:
        self.unwatch()
        self.let_body_go()
        if not self.ended:
            super().on_message_complete()
        self.in_head = True
        self.spent = 0

    # The bytes of a response.

    def pause_writing(self) -> None:
        """Called when much of a response waits: a client that never reads would keep it here."""
        super().pause_writing()
        self.unread = self.held = self.transport.get_write_buffer_size()
        if not self.gate.hold(host_of(self.client), self.held):
            self.gate.metrics.count("limits_reached_total", "unread")
            self.loop.call_soon(self.transport.abort)
        self.reading = self.loop.call_later(self.limits.reading_seconds, self.check_reading)

    def resume_writing(self) -> None:
        self.stop_reading_checks()
        super().resume_writing()

    def check_reading(self) -> None:
        """Hang up on a client that has read too little since the last check."""
        before, self.unread = self.unread, self.transport.get_write_buffer_size()
        if before - self.unread < self.limits.reading_bytes:
            self.gate.metrics.count("limits_reached_total", "reading")
            self.transport.abort()
        else:
            self.reading = self.loop.call_later(self.limits.reading_seconds, self.check_reading)

    def stop_reading_checks(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None
        if self.held:
            self.gate.let_go(host_of(self.client), self.held)
            self.held = 0

    # Refusals.

    def unwatch(self) -> None:
        """Cancel the deadline: the request has made progress."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def too_late(self) -> None:
        """Close a connection whose request takes too long."""
        self.deadline = None
        if not self.is_receiving():  # opened in advance, as browsers do
            self.transport.close()
            return
        reason = "head_seconds" if self.in_head else "body_seconds"
        self.refuse(HTTPStatus.REQUEST_TIMEOUT, "the request took too long", reason)

    def send_400_response(self, msg: str) -> None:
        self.ended = True
        super().send_400_response(msg)

    def refuse(self, status: HTTPStatus, reason: str, limit: str) -> None:
        """Send a refusal, unless another response has begun, and close the connection."""
        self.gate.metrics.count("limits_reached_total", limit)
        self.ended = True
        if self.cycle is None or not self.cycle.response_started or self.cycle.response_complete:
            self.transport.write(refusal(status, reason))
        self.transport.close()
