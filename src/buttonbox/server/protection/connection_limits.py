"""Limit the number of open and of new connections, per client address and in total."""

import time
from collections import Counter
from collections.abc import Container
from typing import Any

import uvicorn

from buttonbox.server.metrics import Metrics
from buttonbox.server.protection.limits import Limits
from buttonbox.server.protection.token_buckets import Buckets, client_key

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

MOST_FILES = 1 << 16  # what we ask for; some systems refuse "unlimited"
SPARE_FILES = 64  # reserved for the database, the page and the pipes to workers
NO_LIMIT = 1 << 30


def raise_file_limit() -> int:
    """Raise the limit of open files as far as the system allows, and return it."""
    if resource is None:
        return NO_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return NO_LIMIT
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if wanted <= soft:
        return soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted


class Gate:
    """Counts open connections and refuses those over a limit.

    The limits per address do not apply to a trusted proxy, which connects for many clients.
    """

    def __init__(
        self, limits: Limits, metrics: Metrics, trusted: Container[str], files: int = NO_LIMIT
    ) -> None:
        self.limits = limits
        self.metrics = metrics
        self.trusted = trusted
        self.most = files - SPARE_FILES
        self.arrivals = Buckets(limits.arrivals_per_second, limits.arrival_burst, time.monotonic)
        self.clients: Counter[str] = Counter()
        self.open = 0
        self.held: Counter[str] = Counter()  # bytes that wait for a client, by client

    def admit(self, address: str) -> bool:
        """Count a new connection and return True, or return False if it is one too many."""
        if self.open >= self.most:
            return self._refuse("files")
        key = client_key(address)
        if address not in self.trusted:
            if not self.arrivals.take(key):
                return self._refuse("arrivals")
            if self.clients[key] >= self.limits.connections_per_address:
                return self._refuse("connections")
        self.clients[key] += 1
        self.open += 1
        return True

    def _refuse(self, reason: str) -> bool:
        self.metrics.count("limits_reached_total", reason)
        return False

    def leave(self, address: str) -> None:
        """Note that an admitted connection has ended."""
        key = client_key(address)
        self.open -= 1
        self.clients[key] -= 1
        if not self.clients[key]:
            del self.clients[key]

    def hold(self, address: str, size: int) -> bool:
        """Count bytes of a response that the client has to read, or of a body it has to finish.

        Return False if its address has too many.
        """
        key = client_key(address)
        self.held[key] += size
        return self.held[key] <= self.limits.unfinished_bytes or address in self.trusted

    def let_go(self, address: str, size: int) -> None:
        """Note that bytes counted by `hold` no longer wait."""
        key = client_key(address)
        self.held[key] -= size
        if not self.held[key]:
            del self.held[key]


class GatedConfig(uvicorn.Config):
    """uvicorn's settings, extended by the gate because they reach every connection."""

    def __init__(self, app: Any, gate: Gate, **options: Any) -> None:
        super().__init__(app, **options)
        self.gate = gate


def gate_of(config: uvicorn.Config) -> Gate:
    """Return the gate in a connection's settings."""
    assert isinstance(config, GatedConfig)
    return config.gate


def host_of(client: tuple[str, int] | None) -> str:
    """Return the address of a client without its port; empty for a Unix socket."""
    return client[0] if client else ""
