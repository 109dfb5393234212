"""Background work that is repeated as long as the server runs, also after failures."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from buttonbox.core.errors import ButtonboxError

Report = Callable[[str, Exception], None]
log = logging.getLogger("buttonbox")


def report(name: str, error: Exception) -> None:
    """Log a failure, with a traceback unless it is a ButtonboxError."""
    if isinstance(error, ButtonboxError):
        log.warning("background work failed", extra={"work": name, "error": str(error)})
    else:
        log.error("background work failed", extra={"work": name}, exc_info=error)


async def repeat_forever(
    name: str, work: Callable[[], Awaitable[None]], every: float, failed: Report = report
) -> None:
    """Do the work now and then every `every` seconds, whatever it raises."""
    while True:
        try:
            await work()
        except Exception as error:
            failed(name, error)
        await asyncio.sleep(every)
