"""Who may connect: open connections are counted by address, and in all."""

from collections import Counter
from collections.abc import Container
from typing import Any

import uvicorn

from buttonbox.server.config import Limits
from buttonbox.server.limits import client_key
from buttonbox.server.metrics import Metrics

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

MOST_FILES = 1 << 16  # as many as we ask for; some systems refuse "unlimited"
SPARE_FILES = 64  # for the database, the page, and the pipes of the workers
NO_LIMIT = 1 << 30


def raise_file_limit() -> int:
    """Allow as many open files as the system lets us, and return how many that is."""
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
    """Counts open connections and refuses those above a limit.

    A trusted proxy carries the connections of many: it is not counted as one client.
    """

    def __init__(
        self, limits: Limits, metrics: Metrics, trusted: Container[str], files: int = NO_LIMIT
    ) -> None:
        self.limits = limits
        self.metrics = metrics
        self.trusted = trusted
        self.most = files - SPARE_FILES
        self.clients: Counter[str] = Counter()
        self.open = 0

    def admit(self, address: str) -> bool:
        """Count a connection from there, if there is room for it."""
        if self.open >= self.most:
            return self._refuse("files")
        key = client_key(address)
        if self.clients[key] >= self.limits.connections_per_address and address not in self.trusted:
            return self._refuse("connections")
        self.clients[key] += 1
        self.open += 1
        return True

    def _refuse(self, reason: str) -> bool:
        self.metrics.count("limits_reached_total", reason)
        return False

    def leave(self, address: str) -> None:
        """A connection that was admitted has ended."""
        key = client_key(address)
        self.open -= 1
        self.clients[key] -= 1
        if not self.clients[key]:
            del self.clients[key]


class GatedConfig(uvicorn.Config):
    """uvicorn's settings, which reach every connection, and the gate."""

    def __init__(self, app: Any, gate: Gate, **options: Any) -> None:
        super().__init__(app, **options)
        self.gate = gate


def gate_of(config: uvicorn.Config) -> Gate:
    """The gate of a connection's settings."""
    assert isinstance(config, GatedConfig)
    return config.gate


def host_of(client: tuple[str, int] | None) -> str:
    """The address of the other end, without its port; empty for a socket that has none."""
    return client[0] if client else ""
