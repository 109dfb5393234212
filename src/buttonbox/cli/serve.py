"""`buttonbox serve`: host tables for people with a browser."""

import argparse
import os
import re
from argparse import Namespace
from pathlib import Path

DEFAULT_PORT = 8000
MOST_PORTS = 1 << 16


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `buttonbox serve`."""
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0: also for other machines")
    parser.add_argument("--port", type=port, default=DEFAULT_PORT, help="0: any free one")
    add_database(parser)
    parser.add_argument("--page", type=Path, metavar="FOLDER", help="serve this built page")
    parser.add_argument(
        "--origin", action="append", default=[], help="also let pages of this origin in"
    )
    parser.add_argument(
        "--allowed-hosts",
        default=os.environ.get("BUTTONBOX_ALLOWED_HOSTS", ""),
        metavar="NAMES",
        help="names of this server beside local ones, comma-separated: games.example.org, "
        "*.example.org, or * for any",
    )
    parser.add_argument(
        "--bot-delay", type=float, default=0.8, metavar="S", help="seconds before a bot moves"
    )
    parser.add_argument(
        "--stand-in",
        type=float,
        default=180,
        metavar="S",
        help="seconds until a bot plays for one who has left while others wait",
    )
    parser.add_argument(
        "--rate",
        type=float,
        default=30,
        metavar="N",
        help="messages a second of one connection, requests a second of one address",
    )
    parser.add_argument(
        "--tables-per-hour", type=int, default=120, metavar="N", help="of one address"
    )
    parser.add_argument(
        "--keep-days",
        type=float,
        metavar="N",
        help="delete tables at which nothing has happened for so long (default: keep them all)",
    )
    parser.add_argument(
        "--log", default="warning", choices=("debug", "info", "warning", "error"), help="how much"
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.set_defaults(run=run)


def add_database(parser: argparse.ArgumentParser) -> None:
    """Where tables are kept."""
    default = os.environ.get("BUTTONBOX_DATABASE") or str(default_database())
    shown = shown_database(default).replace("%", "%%")
    parser.add_argument(
        "--database",
        default=default,
        metavar="URL|FILE",
        help=f"postgresql://… or an SQLite file (default: {shown})",
    )


def port(text: str) -> int:
    """A port number."""
    number = int(text) if text.isdecimal() and len(text) < 6 else MOST_PORTS
    if number >= MOST_PORTS:
        raise argparse.ArgumentTypeError(f"{text} is no port: one is from 0 to {MOST_PORTS - 1}")
    return number


def shown_database(address: str) -> str:
    """A database's address as it may be printed: without the password."""
    hidden = re.sub(r"(?<=://)([^/@:]*):[^/]*@", r"\1:…@", address)
    return re.sub(r"(?<=[?&]password=)[^&]*", "…", hidden)


def default_database() -> Path:
    """A file in the user's own folder for data."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "buttonbox" / "tables.sqlite"


def run(arguments: Namespace) -> None:
    """Serve until interrupted."""
    from buttonbox.server.config import Config, Limits, Pace
    from buttonbox.server.hosts import own_names
    from buttonbox.server.run import serve

    hosts = filter(None, arguments.allowed_hosts.split(","))
    config = Config(
        database=arguments.database,
        page=arguments.page,
        origins=tuple(arguments.origin),
        hosts=(*hosts, *own_names(arguments.host, arguments.origin)),
        proxies=os.environ.get("FORWARDED_ALLOW_IPS", Config.proxies),
        limits=Limits(
            messages_per_second=arguments.rate,
            requests_per_second=arguments.rate,
            pages_per_second=max(Limits.pages_per_second, arguments.rate),
            tables_per_hour=arguments.tables_per_hour,
        ),
        pace=Pace(bot_delay=arguments.bot_delay, stand_in=arguments.stand_in),
        keep_days=arguments.keep_days,
    )
    serve(config, arguments.host, arguments.port, arguments.log, arguments.open)
