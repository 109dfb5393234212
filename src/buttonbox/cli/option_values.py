"""Values of options, checked as they are read; a wrong one raises ArgumentTypeError."""

import math
import os
import re
from argparse import ArgumentTypeError
from pathlib import Path

MOST_PORTS = 1 << 16
NO_ORIGIN = "is not an origin such as https://example.org"
NO_POSTGRES = "is not an address such as postgresql://user:password@host/name"


def number(text: str) -> float:
    """Parse a finite number."""
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not math.isfinite(found):
        raise ArgumentTypeError(f"{text} is not a number")
    return found


def positive(text: str) -> float:
    """Parse a number above 0."""
    if number(text) <= 0:
        raise ArgumentTypeError("must be more than 0")
    return number(text)


def not_negative(text: str) -> float:
    """Parse a number that may be 0."""
    if number(text) < 0:
        raise ArgumentTypeError("must be at least 0")
    return number(text)


def at_least_one(text: str) -> int:
    """Parse a count."""
    if not text.isdecimal() or len(text) > 9 or int(text) < 1:
        raise ArgumentTypeError(f"{text} is not a whole number from 1 on")
    return int(text)


def folder(text: str) -> Path:
    """Parse the name of a folder that must exist."""
    path = Path(text)
    if not path.is_dir():
        raise ArgumentTypeError(f"there is no folder {text}")
    return path


def new_file(text: str) -> Path:
    """Parse the name of a file to write, before any work is done that it is to hold."""
    path = Path(text)
    place = path if path.exists() else path.absolute().parent
    if path.is_dir():
        raise ArgumentTypeError(f"{path} is a folder, not a file")
    if not place.exists():
        raise ArgumentTypeError(f"there is no folder {path.parent}")
    if not os.access(place, os.W_OK):
        raise ArgumentTypeError(f"{place} may not be written")
    return path


def origin(text: str) -> str:
    """Parse the origin of a page: scheme, host and perhaps a port; a last slash is forgiven."""
    text = text.removesuffix("/")
    if not re.fullmatch(r"https?://([\w.-]+|\[[\da-f:]+\])(:\d+)?", text, re.ASCII | re.IGNORECASE):
        raise ArgumentTypeError(f"{text} {NO_ORIGIN}")
    return text


def database(text: str) -> str:
    """Parse the address of a database: PostgreSQL's, or a file."""
    scheme = re.match(r"([\w+.-]+)://", text)
    if scheme and scheme[1] not in ("postgresql", "postgres"):
        raise ArgumentTypeError(f"{scheme[0]}… is neither postgresql://… nor a file")
    if scheme and not all(map(_is_host, _hosts(text))):
        raise ArgumentTypeError(f"{scheme[0]}… {NO_POSTGRES}")
    return text


def _hosts(address: str) -> list[str]:
    """Return the hosts of a PostgreSQL address, each perhaps with a port."""
    return re.split(r"[/?]", address.partition("://")[2])[0].rpartition("@")[2].split(",")


def _is_host(text: str) -> bool:
    return re.fullmatch(r"(\[[\da-f:.]+\]|[^\[\]:]*)(:\d{1,5})?", text, re.IGNORECASE) is not None


def host_names(text: str) -> tuple[str, ...]:
    """Parse comma-separated host names; `*.` at the beginning stands for all below."""
    names = tuple(filter(None, map(str.strip, text.split(","))))
    for name in names:
        if not re.fullmatch(r"\*|(\*\.)?[\w.-]+|[\da-f:]+", name, re.IGNORECASE):
            raise ArgumentTypeError(f"{name} is not a name such as games.example.org")
    return names


def port(text: str) -> int:
    """Parse a port number."""
    number = int(text) if text.isdecimal() and len(text) < 6 else MOST_PORTS
    if number >= MOST_PORTS:
        raise ArgumentTypeError(f"{text} is not a port number (0 to {MOST_PORTS - 1})")
    return number


def root_path(text: str) -> str:
    """Parse the path of the server within its site."""
    path = text.rstrip("/")
    if not re.fullmatch(r"(/[\w.~-]+)*", path, re.ASCII):
        raise ArgumentTypeError(f"{text} is not a path such as /games")
    return path


def ancestor(text: str) -> str:
    """Parse an origin for the Content-Security-Policy header."""
    if text == "self":
        return "'self'"
    if text != "*" and not re.fullmatch(r"https?://[\w.*-]+(:(\d+|\*))?", text, re.ASCII):
        raise ArgumentTypeError(f"{text} {NO_ORIGIN}")
    return text


def shown_database(address: str) -> str:
    """Return the address of a database without its password, for printing."""
    hidden = re.sub(r"(?<=://)([^/@:]*):[^/]*@", r"\1:…@", address)
    return re.sub(r"(?<=[?&]password=)[^&]*", "…", hidden)
