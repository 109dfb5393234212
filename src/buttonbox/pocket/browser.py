"""Start a pocket for the scripts of a web worker."""

from collections.abc import Callable

from buttonbox.pocket.pocket import Pocket
from buttonbox.pocket.shelf import Shelf


async def open_pocket(shelf: Shelf, post: Callable[[str], None]) -> Callable[[str], None]:
    """Return what takes the page's messages; raises StoreFailed if the shelf cannot be read."""
    pocket = Pocket(shelf, lambda message: post(message.decode()))
    await pocket.open()
    return pocket.receive
