"""Record the requests of browsers with a proxy, and repeat them for many clients."""

import http.client
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

from harness.failing_network import ENDLESS, Proxy
from harness.servers import TIMEOUT

HEAD_END = b"\r\n\r\n"


@dataclass(frozen=True)
class Asked:
    """A recorded request."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes = b""


class Recorder(Proxy):
    """A proxy that keeps what its clients say, each connection by itself."""

    def __init__(self, target: str) -> None:
        self.heard: dict[socket.socket, bytearray] = {}
        super().__init__(target, lambda: ENDLESS)

    def passes(self, source: socket.socket, data: bytes) -> None:
        """Record the data of a client."""
        if source.getsockname()[1] == self.listening.getsockname()[1]:
            self.heard.setdefault(source, bytearray()).extend(data)

    def connections(self) -> list[list[Asked]]:
        """Return the requests so far, by connection."""
        return [requests_in(bytes(said)) for said in tuple(self.heard.values())]

    def paths(self) -> list[str]:
        """Return the paths requested so far."""
        return [asked.path for connection in self.connections() for asked in connection]

    def forget(self) -> None:
        """Forget all requests so far, also those on open connections."""
        for said in self.heard.values():
            said.clear()


def requests_in(said: bytes) -> list[Asked]:
    """Split the data of a connection into complete requests; an incomplete one is dropped."""
    found = []
    while HEAD_END in said:
        head, _, rest = said.partition(HEAD_END)
        first, *lines = head.decode("latin-1").split("\r\n")
        method, path, _ = first.split(" ")
        pairs = (line.partition(": ") for line in lines)
        headers = {name.lower(): value for name, _, value in pairs}
        size = int(headers.pop("content-length", 0))
        if len(rest) < size:
            break
        found.append(Asked(method, path, headers, rest[:size]))
        said = rest[size:]
    return found


def ask_again(connections: list[list[Asked]], url: str) -> int:
    """Repeat the requests, on as many connections; return their number."""
    address = urlsplit(url)
    assert address.hostname is not None
    for requests in connections:
        line = http.client.HTTPConnection(address.hostname, address.port, timeout=TIMEOUT)
        for asked in requests:
            headers = {**asked.headers, "host": address.netloc}
            line.request(asked.method, asked.path, asked.body or None, headers)
            answer = line.getresponse()
            answer.read()
            assert answer.status < http.client.BAD_REQUEST, (asked.path, answer.status)
        line.close()
    return sum(map(len, connections))
