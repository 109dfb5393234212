"""The host names under which the server answers.

With DNS rebinding, an attacker's page points its own domain at an address in our network and then
reads from our server as if it were its own. So the server answers only to names that an attacker
cannot own: IP addresses, names of local networks, and names that the host has allowed.
"""

import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

LONGEST_NAME = 253
# Not in the public DNS, or reserved for a router's own name.
LOCAL_ENDINGS = (
    ".localhost",
    ".local",
    ".lan",
    ".home",
    ".internal",
    ".home.arpa",
    ".fritz.box",
)


class Hosts:
    """The allowed names; `*.example.org` allows all subdomains, `*` every name."""

    def __init__(self, allowed: Iterable[str]) -> None:
        names = {name.strip().lower() for name in allowed}
        self.everything = "*" in names
        self.names = frozenset(names)
        self.endings = tuple(name[1:] for name in names if name.startswith("*."))

    def allow(self, header: str) -> bool:
        """Return whether to answer this Host header; browsers always send one."""
        if self.everything or not header:
            return True
        name = host_name(header)
        return name in self.names or name.endswith(self.endings) or is_local(name)


def host_name(header: str) -> str:
    """Return the name in a Host header, without the port."""
    if header.startswith("["):
        return header[1:].partition("]")[0].lower()
    return header.partition(":")[0].removesuffix(".").lower()


def is_local(name: str) -> bool:
    """Return whether nobody outside the local network can own this name."""
    return len(name) <= LONGEST_NAME and _is_local(name)


@lru_cache(maxsize=256)
def _is_local(name: str) -> bool:
    if "." not in name or name.endswith(LOCAL_ENDINGS):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def own_names(host: str, origins: Iterable[str]) -> tuple[str, ...]:
    """Return the names that are always allowed."""
    return (host, socket.gethostname(), *(urlsplit(each).hostname or "" for each in origins))
