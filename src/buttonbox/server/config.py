"""What a host can set; the defaults suit a family and a club."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """How much one address, one connection and one table may ask for."""

    frame_bytes: int = 16 * 1024
    address_bytes: int = 2048  # of a request: its path and query
    head_bytes: int = 16 * 1024  # of a request, all that is not its body
    head_seconds: float = 10
    headers: int = 100
    body_bytes: int = 64 * 1024
    body_seconds: float = 30
    record_bytes: int = 1024 * 1024
    messages_per_second: float = 30
    message_burst: int = 200
    message_bytes: int = 1024  # on average
    frames_per_second: float = 2  # that bring no message: pings, pongs, fragments
    frame_burst: int = 20
    fragments: int = 16  # of one message
    requests_per_second: float = 30
    request_burst: int = 100
    pages_per_second: float = 100  # files of the page, some 40 for each visitor
    page_burst: int = 600
    reactions_per_second: float = 1  # of one seat
    reaction_burst: int = 3
    tables_per_hour: int = 120
    tickets_per_second: float = 50  # of the tables somebody asks after in one go
    ticket_burst: int = 600
    import_bytes_per_hour: int = 16 * 1024 * 1024  # of one address
    connections_per_address: int = 200
    spectators: int = 200  # at one table
    watched_bots: int = 3  # games of bots alone that one address may watch at a time
    queued_bytes: int = 1024 * 1024  # to a connection that does not read
    hello_seconds: float = 10


@dataclass(frozen=True)
class Pace:
    """How the server waits for people, in seconds."""

    bot_delay: float = 0.8  # so that people can follow
    seeds: float = 1.5  # how long each round before the first die waits for the players' pages
    stand_in: float = 180  # until a bot plays for somebody who has left while others wait
    grace: float = 10  # for each move of one who has taken over after the time was up
    retry: float = 1.0  # after a bot or the database has failed
    catch_up: float = 2  # between looks at what other processes have stored


@dataclass(frozen=True)
class Config:
    """One server process."""

    database: str
    page: Path | None = None
    origins: tuple[str, ...] = ()  # allowed beside the server's own
    hosts: tuple[str, ...] = ()  # names to answer as, beside local ones
    proxies: str = "127.0.0.1,::1"  # whose X-Forwarded-For and -Proto are believed
    limits: Limits = field(default_factory=Limits)
    pace: Pace = field(default_factory=Pace)
    keep_days: float | None = None  # without a sign of life; None: tables are kept for ever
