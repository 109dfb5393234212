"""`buttonbox backup` and `buttonbox restore`: save and restore all tables of a server."""

import argparse
import asyncio
from argparse import Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from buttonbox.cli.hosting.serve import add_database
from buttonbox.cli.option_values import new_file, shown_database

T = TypeVar("T")


def add_backup(parser: argparse.ArgumentParser) -> None:
    """Add the options of `buttonbox backup`."""
    parser.add_argument(
        "file",
        type=new_file,
        metavar="FILE",
        help="the file to write (.jsonl.gz); replaced if it exists",
    )
    add_database(parser)
    parser.set_defaults(run=run_backup)


def add_restore(parser: argparse.ArgumentParser) -> None:
    """Add the options of `buttonbox restore`."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a backup")
    add_database(parser)
    parser.set_defaults(run=run_restore)


def run_backup(arguments: Namespace) -> None:
    """Save all tables, even while a server is running."""
    from buttonbox.server.storage.backup import backup

    count = asyncio.run(_with_store(arguments, backup, read_only=True))
    print(f"{count} tables saved to {arguments.file}")


def run_restore(arguments: Namespace) -> None:
    """Restore the tables that are missing from the database."""
    from buttonbox.server.storage.backup import restore

    restored = asyncio.run(_with_store(arguments, restore, read_only=False))
    print(f"{restored.count} tables restored to {shown_database(arguments.database)}")
    if restored.known:
        print(f"{len(restored.known)} already there, left alone: {', '.join(restored.known)}")


async def _with_store(
    arguments: Namespace, work: Callable[..., Awaitable[T]], read_only: bool
) -> T:
    from buttonbox.server.storage.store import open_store

    store = open_store(arguments.database, read_only)
    await store.open(lambda table, message: None)
    try:
        return await work(store, arguments.file)
    finally:
        await store.close()
