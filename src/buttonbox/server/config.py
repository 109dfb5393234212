"""Settings of a server; the defaults suit a family or a club."""

from dataclasses import dataclass, field
from pathlib import Path

from buttonbox.server.protection.limits import Limits
from buttonbox.server.tables.autopilot import WaitingTimes


@dataclass(frozen=True)
class Config:
    """Settings of one server process."""

    database: str
    page: Path | None = None
    root_path: str = ""  # the folder of the site in which the server lies, such as /games
    frame_ancestors: tuple[str, ...] = ()  # sites that may show the page in a frame
    origins: tuple[str, ...] = ()  # allowed besides the server's own
    hosts: tuple[str, ...] = ()  # host names to answer to, besides local ones
    proxies: str = "127.0.0.1,::1"  # whose X-Forwarded-For and -Proto headers are trusted
    limits: Limits = field(default_factory=Limits)
    waiting_times: WaitingTimes = field(default_factory=WaitingTimes)
    keep_days: float | None = None  # after which idle tables are deleted; None keeps them for ever
