"""Old tables are deleted, where the host wants it so."""

import asyncio
import logging
from collections.abc import Container

from buttonbox.server.clock import DAY, clock_now
from buttonbox.server.store import Store, StoreFailed

LOOK_EVERY = 3600.0  # seconds
log = logging.getLogger("buttonbox")


async def delete_old(store: Store, days: float, in_use: Container[str]) -> int:
    """Tables at which nothing has happened for so long, unless somebody sits there; how many."""
    old = await store.untouched(clock_now() - int(days * DAY))
    gone = [table for table in old if table not in in_use]
    if gone:
        await store.delete(gone)
    return len(gone)


async def keep_deleting_old(store: Store, days: float, in_use: Container[str]) -> None:
    """Now and every hour."""
    while True:
        try:
            if deleted := await delete_old(store, days, in_use):
                log.info("old tables deleted", extra={"count": deleted})
        except StoreFailed as error:
            log.warning("old tables not deleted", extra={"error": str(error)})
        await asyncio.sleep(LOOK_EVERY)
