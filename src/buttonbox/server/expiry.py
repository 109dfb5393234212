"""Delete tables that their hosts have deleted, or that are idle for longer than --keep-days.

A table is only marked at first and deleted a day later, if it is still idle then. So a clock that
is wrong for some hours deletes nothing, and a table that people sit at is never deleted: each
process notes every hour at which tables somebody is.
"""

import logging
from collections.abc import Container

from buttonbox.server.clock import DAY, HOUR
from buttonbox.server.store import Store

LOOK_EVERY = 3600.0  # seconds
RECENTLY = HOUR
SHORTEST = 2 * HOUR  # people are noted once an hour
FEW = 5  # tables that may all go at once
BATCH = 100  # tables deleted in one transaction
log = logging.getLogger("buttonbox")


async def expire(store: Store, days: float | None, in_use: Container[str], now: int) -> int:
    """Delete what was marked a day ago and mark what is due next; how many were deleted."""
    before = 0 if days is None else now - max(int(days * DAY), SHORTEST)
    await store.unmark(before)
    deleted = await _delete_marked(store, now - DAY, before)
    old = [table for table in await store.untouched(before) if table not in in_use]
    if not await _too_many(store, len(old)):
        await store.mark(old, now)
    await store.mark(await store.dropped(), now)
    if deleted:
        log.info("old tables deleted", extra={"count": deleted})
    return deleted


async def _delete_marked(store: Store, marked_before: int, untouched_before: int) -> int:
    """In small portions: people's moves are stored in between."""
    deleted = 0
    while count := await store.delete_marked(marked_before, untouched_before, BATCH):
        deleted += count
    return deleted


async def _too_many(store: Store, old: int) -> bool:
    """Whether most tables would go at once, as with a clock that is wrong."""
    total = await store.count()
    if old <= FEW or 2 * old <= total:
        return False
    log.error(
        "most tables would be deleted: nothing is. Check the clock, or begin with a greater"
        " --keep-days",
        extra={"old": old, "tables": total},
    )
    return True
