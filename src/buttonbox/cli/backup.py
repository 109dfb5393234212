"""`buttonbox backup` and `buttonbox restore`: all tables of a server as one file."""

import argparse
import asyncio
from argparse import Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from buttonbox.cli.serve import add_database, shown_database

T = TypeVar("T")


def add_backup(parser: argparse.ArgumentParser) -> None:
    """The options of `buttonbox backup`."""
    parser.add_argument("file", type=Path, help="written anew; .jsonl.gz")
    add_database(parser)
    parser.set_defaults(run=run_backup)


def add_restore(parser: argparse.ArgumentParser) -> None:
    """The options of `buttonbox restore`."""
    parser.add_argument("file", type=Path, help="a backup")
    add_database(parser)
    parser.set_defaults(run=run_restore)


def run_backup(arguments: Namespace) -> None:
    """Also while a server is running."""
    from buttonbox.server.backup import backup

    count = asyncio.run(_with_store(arguments, backup, reading=True))
    print(f"{count} tables saved to {arguments.file}")


def run_restore(arguments: Namespace) -> None:
    """Tables that the database has already are left alone."""
    from buttonbox.server.backup import restore

    restored = asyncio.run(_with_store(arguments, restore, reading=False))
    print(f"{restored.count} tables restored to {shown_database(arguments.database)}")
    if restored.known:
        print(f"{len(restored.known)} were there already and stay: {', '.join(restored.known)}")


async def _with_store(arguments: Namespace, work: Callable[..., Awaitable[T]], reading: bool) -> T:
    from buttonbox.server.store import open_store

    store = open_store(arguments.database, reading)
    await store.open(lambda table, message: None)
    try:
        return await work(store, arguments.file)
    finally:
        await store.close()
