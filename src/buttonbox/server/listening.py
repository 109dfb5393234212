"""The socket on which a server listens, and the addresses under which it can be reached."""

import errno
import socket
import sys

from buttonbox.core.errors import ButtonboxError

BACKLOG = 2048
SEND_BUFFER = 128 * 1024  # per connection: bounds the cost of a client that does not read
RECEIVE_BUFFER = 8 * 1024  # per connection: a flood is read in small pieces, between others' moves
NEIGHBOURS = 20  # ports to try when the usual one is in use
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}  # and this machine there


class CannotServe(ButtonboxError):
    """The address is in use or does not belong to this machine."""


class PortInUse(CannotServe):
    """Another program listens on this port."""


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; raises CannotServe."""
    try:
        return bound(host, port)
    except OSError as error:
        kind = PortInUse if error.errno == errno.EADDRINUSE else CannotServe
        reason = f"cannot listen on {host}, port {port}: {error.strerror}"
        raise kind(f"{reason}; choose another with --host or --port") from error


def bound(host: str, port: int) -> socket.socket:
    """Return a listening socket; raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there it would let two programs share a port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def listen_near(host: str, port: int) -> socket.socket:
    """Listen on this port or the next free one; raises CannotServe."""
    for candidate in range(port, port + NEIGHBOURS):
        try:
            return listen(host, candidate)
        except PortInUse:
            continue
    raise CannotServe(
        f"the ports {port} to {port + NEIGHBOURS - 1} are all in use; choose another with --port"
    )


def url(host: str, port: int) -> str:
    """Return the URL of a host and port."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def local_host(host: str) -> str:
    """Return the host under which this machine itself reaches the server."""
    return EVERYWHERE.get(host, host)


def network_address() -> str | None:
    """Return this machine's address in the local network, without sending a packet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
