"""What a host can set; the defaults suit a family and a club."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Limits:
    """How much one address, one connection and one table may ask for."""

    frame_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    record_bytes: int = 1024 * 1024
    messages_per_second: float = 30
    message_burst: int = 200
    requests_per_second: float = 30
    request_burst: int = 100
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
    seeds: float = 1.5  # how long the first die waits for the players' seeds
    stand_in: float = 180  # until a bot plays for somebody who has left while others wait
    retry: float = 1.0  # after a bot or the database has failed
    catch_up: float = 2  # between looks at what other processes have stored


@dataclass(frozen=True)
class Config:
    """One server process."""

    database: str
    page: Path | None = None
    origins: tuple[str, ...] = ()  # allowed beside the server's own
    limits: Limits = field(default_factory=Limits)
    pace: Pace = field(default_factory=Pace)
    keep_days: float | None = None  # without a sign of life; None: tables are kept for ever
