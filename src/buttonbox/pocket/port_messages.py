"""Messages through the port between the page and its pocket.

They carry what would otherwise be sent by HTTP and WebSocket; `id` is a number that the page has
chosen for the request or connection.
"""

from typing import Literal

from msgspec import Struct, field


class PortMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message about one request or connection."""

    id: int


class Request(PortMessage, frozen=True, tag="request"):
    """Send an HTTP request."""

    path: str
    method: Literal["GET", "POST", "DELETE"] = "GET"
    headers: dict[str, str] = field(default_factory=dict)
    body: str = ""


class Connect(PortMessage, frozen=True, tag="connect"):
    """Open a table's connection."""

    table: str


class Text(PortMessage, frozen=True, tag="text"):
    """Carry a text: a message of a connection in either direction, or a piece of an answer."""

    text: str


class Close(PortMessage, frozen=True, tag="close"):
    """Close a connection, or cancel a request."""


class Answer(PortMessage, frozen=True, tag="answer"):
    """Begin an answer; its texts follow, then Closed."""

    status: int


class Connected(PortMessage, frozen=True, tag="connected"):
    """Announce that the connection is open."""


class Closed(PortMessage, frozen=True, tag="closed"):
    """Announce the end of an answer, or of a connection with its code."""

    code: int = 1000


FromPort = Request | Connect | Text | Close
ToPort = Answer | Connected | Text | Closed
