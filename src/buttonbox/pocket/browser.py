"""Start a pocket for the scripts of a web worker."""

from collections.abc import Callable
from dataclasses import replace

from buttonbox.pocket.pocket import WAITING_TIMES, Pocket
from buttonbox.pocket.shelf import Shelf


async def open_pocket(
    shelf: Shelf, post: Callable[[str], None], bot_delay: float | None = None
) -> Callable[[str], None]:
    """Return a function that takes the page's messages; raises StoreFailed.

    Tests set the seconds that a bot waits before it moves.
    """
    times = WAITING_TIMES if bot_delay is None else replace(WAITING_TIMES, bot_delay=bot_delay)
    pocket = Pocket(shelf, lambda message: post(message.decode()), times)
    await pocket.open()
    return pocket.receive
