"""Delete tables that their hosts have deleted, or that are idle for longer than --keep-days.

A table is first marked, and deleted a day later if it is still idle. So a clock that is wrong for
some hours deletes nothing. A table with people at it is never deleted: each process notes every
hour which tables are in use.
"""

import logging
from collections.abc import Container

from buttonbox.server.storage.store import Store
from buttonbox.server.tables.clock import DAY, HOUR

EXPIRE_SECONDS = 3600.0  # seconds
RECENTLY = HOUR
SHORTEST = 2 * HOUR  # tables in use are noted once an hour
FEW = 5  # tables; so many may be deleted even if they are all there are
BATCH = 100  # tables deleted in one transaction
log = logging.getLogger("buttonbox")


async def expire(store: Store, days: float | None, in_use: Container[str], now: int) -> int:
    """Delete tables marked a day ago, then mark idle ones. Return how many were deleted."""
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
    """Delete in small batches, so that moves can be stored in between."""
    deleted = 0
    while count := await store.delete_marked(marked_before, untouched_before, BATCH):
        deleted += count
    return deleted


async def _too_many(store: Store, old: int) -> bool:
    """Return whether most tables would be deleted at once, as happens with a wrong clock."""
    total = await store.count()
    if old <= FEW or 2 * old <= total:
        return False
    log.error(
        "refusing to delete most tables: check the clock, or start with a larger --keep-days",
        extra={"old": old, "tables": total},
    )
    return True
