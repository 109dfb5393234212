"""The names under which a server may be asked for.

A page of somebody else can bind a name of its own to an address in our network and then read from
our server as if it were its own (DNS rebinding). So only names are answered that nobody else can
have: addresses, names that exist in local networks alone, and those that the host has allowed.
"""

import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

LONGEST_NAME = 253
# Not in the public DNS, or, as a router's own name, not for others.
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
    """The allowed names; `*.example.org` stands for all below it, `*` for every name."""

    def __init__(self, allowed: Iterable[str]) -> None:
        names = {name.strip().lower() for name in allowed}
        self.everything = "*" in names
        self.names = frozenset(names)
        self.endings = tuple(name[1:] for name in names if name.startswith("*."))

    def allow(self, header: str) -> bool:
        """Whether a request with this Host header is ours; browsers always send one."""
        if self.everything or not header:
            return True
        name = host_name(header)
        return name in self.names or name.endswith(self.endings) or is_local(name)


def host_name(header: str) -> str:
    """The name in a Host header, without its port."""
    if header.startswith("["):
        return header[1:].partition("]")[0].lower()
    return header.partition(":")[0].removesuffix(".").lower()


def is_local(name: str) -> bool:
    """Whether nobody outside can have this name."""
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
    """The names that are allowed without saying so."""
    return (host, socket.gethostname(), *(urlsplit(each).hostname or "" for each in origins))
