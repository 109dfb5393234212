"""`buttonbox serve`: host games for players with a browser."""

import argparse
import os
import threading
import webbrowser
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from buttonbox.cli.option_values import (
    ancestor,
    at_least_one,
    database,
    folder,
    host_names,
    not_negative,
    origin,
    port,
    positive,
    root_path,
    shown_database,
)
from buttonbox.cli.terminal import discard_output

if TYPE_CHECKING:
    from buttonbox.server.config import Config

DEFAULT_PORT = 8000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `buttonbox serve`."""
    add_address(parser)
    add_database(parser)
    parser.add_argument(
        "--page",
        type=folder,
        metavar="FOLDER",
        help="folder of the built page (default: found automatically)",
    )
    add_access(parser)
    add_embedding(parser)
    add_delays(parser)
    add_limits(parser)
    parser.add_argument(
        "--log",
        default="warning",
        choices=("debug", "info", "warning", "error"),
        help="log level (default: %(default)s)",
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.set_defaults(run=run)


def add_address(parser: argparse.ArgumentParser) -> None:
    """Add the options for the address to listen on."""
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        help="address to listen on; 0.0.0.0 accepts other devices (default: %(default)s)",
    )
    parser.add_argument(
        "--port",
        type=port,
        help="port to listen on; 0 picks a free one (default: "
        f"{DEFAULT_PORT}, or the next one that is free)",
    )


def add_access(parser: argparse.ArgumentParser) -> None:
    """Add the options for the origins and host names to answer to."""
    parser.add_argument(
        "--origin",
        type=origin,
        action="append",
        default=[],
        help="also accept requests from pages of this origin; may be repeated",
    )
    parser.add_argument(
        "--allowed-hosts",
        type=host_names,
        default=os.environ.get("BUTTONBOX_ALLOWED_HOSTS", ""),
        metavar="NAMES",
        help="comma-separated host names to answer to, besides local ones: games.example.org, "
        "*.example.org, or * for any",
    )


def add_embedding(parser: argparse.ArgumentParser) -> None:
    """Add the options for a server that is part of another site."""
    parser.add_argument(
        "--root-path",
        type=root_path,
        default="",
        metavar="PATH",
        help="path of the server within its site, such as /games (default: the root)",
    )
    parser.add_argument(
        "--frame-ancestors",
        type=ancestor,
        action="append",
        default=[],
        metavar="ORIGIN",
        help="let pages of this origin show the games in a frame: https://club.example.org, self, "
        "or * for any; may be repeated",
    )


def add_delays(parser: argparse.ArgumentParser) -> None:
    """Add the options for delays."""
    parser.add_argument(
        "--bot-delay",
        type=not_negative,
        default=0.8,
        metavar="S",
        help="seconds a bot waits before it moves (default: %(default)s)",
    )
    parser.add_argument(
        "--stand-in",
        type=not_negative,
        default=180,
        metavar="S",
        help="seconds before a bot plays for an absent player (default: %(default)s)",
    )


def add_limits(parser: argparse.ArgumentParser) -> None:
    """Add the options that limit clients and storage."""
    parser.add_argument(
        "--rate",
        type=positive,
        default=30,
        metavar="N",
        help="messages per second and connection, requests per second and client address "
        "(default: %(default)s)",
    )
    parser.add_argument(
        "--tables-per-hour",
        type=at_least_one,
        default=120,
        metavar="N",
        help="new tables per hour and client address (default: %(default)s)",
    )
    parser.add_argument(
        "--keep-days",
        type=positive,
        metavar="N",
        help="delete tables that have been idle for N days (default: keep all)",
    )


def add_database(parser: argparse.ArgumentParser) -> None:
    """Add the option that names the database."""
    default = os.environ.get("BUTTONBOX_DATABASE") or str(default_database())
    shown = shown_database(default).replace("%", "%%")
    parser.add_argument(
        "--database",
        type=database,
        default=default,
        metavar="URL|FILE",
        help=f"where tables are stored: postgresql://… or an SQLite file (default: {shown})",
    )


def default_database() -> Path:
    """Return the default file, in the user's data folder; in this one if the user has no home."""
    try:
        data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    except RuntimeError:  # a container may run as a user that nobody has created
        data = Path()
    return Path(data) / "buttonbox" / "tables.sqlite"


def run(arguments: Namespace) -> None:
    """Serve until interrupted."""
    from buttonbox.cli.hosting.serve_notice import notice, own_url
    from buttonbox.server.listening import listen, listen_near
    from buttonbox.server.run import serve

    config = config_of(arguments)
    host, wanted = arguments.host, arguments.port
    listening = listen_near(host, DEFAULT_PORT) if wanted is None else listen(host, wanted)
    number = listening.getsockname()[1]

    def ready() -> None:
        usual = DEFAULT_PORT if wanted is None else wanted
        announce(notice(host, number, usual, config.root_path))
        if arguments.open:
            open_browser(own_url(host, number, config.root_path))

    serve(config, listening, arguments.log, ready)


def announce(text: str) -> None:
    """Print the notice; the server goes on if nobody can read it."""
    try:
        print(text, flush=True)
    except OSError:
        discard_output()


def open_browser(address: str) -> None:
    """Open a browser in a separate thread, because some block the caller."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def config_of(arguments: Namespace) -> "Config":
    """Return the settings that the options ask for."""
    from buttonbox.server.config import Config
    from buttonbox.server.protection.allowed_hosts import own_names
    from buttonbox.server.protection.limits import Limits
    from buttonbox.server.tables.autopilot import WaitingTimes

    return Config(
        database=arguments.database,
        page=arguments.page,
        root_path=arguments.root_path,
        frame_ancestors=tuple(arguments.frame_ancestors),
        origins=tuple(arguments.origin),
        hosts=(*arguments.allowed_hosts, *own_names(arguments.host, arguments.origin)),
        proxies=os.environ.get("FORWARDED_ALLOW_IPS", Config.proxies),
        limits=Limits(
            messages_per_second=arguments.rate,
            requests_per_second=arguments.rate,
            pages_per_second=max(Limits.pages_per_second, arguments.rate),
            tables_per_hour=arguments.tables_per_hour,
        ),
        waiting_times=WaitingTimes(bot_delay=arguments.bot_delay, stand_in=arguments.stand_in),
        keep_days=arguments.keep_days,
    )
