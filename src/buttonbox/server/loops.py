"""Work that is done again and again for as long as the server runs, whatever goes wrong."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from buttonbox.core.errors import ButtonboxError

Report = Callable[[str, Exception], None]
log = logging.getLogger("buttonbox")


def report(name: str, error: Exception) -> None:
    """Log a failure; a traceback only of what nobody has foreseen."""
    if isinstance(error, ButtonboxError):
        log.warning("background work failed", extra={"work": name, "error": str(error)})
    else:
        log.error("background work failed", extra={"work": name}, exc_info=error)


async def keep_doing(
    name: str, work: Callable[[], Awaitable[None]], every: float, failed: Report = report
) -> None:
    """Do it now and then again, with a pause of so many seconds, also after a failure."""
    while True:
        try:
            await work()
        except Exception as error:
            failed(name, error)
        await asyncio.sleep(every)
