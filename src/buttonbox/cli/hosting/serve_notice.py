"""What `buttonbox serve` prints when it is ready: addresses, and a QR code for phones."""

import sys
from itertools import zip_longest

from buttonbox.server.listening import EVERYWHERE, local_host, network_address, url

BLOCKS = {(0, 0): " ", (0, 1): "▄", (1, 0): "▀", (1, 1): "█"}  # by upper and lower half
BORDER = 4  # light modules around the code, which scanners rely on
DARK_ON_LIGHT, NORMAL = "\033[30;107m", "\033[0m"
NO_NETWORK = "Other devices cannot reach this machine: it is not connected to a network."


def own_url(host: str, port: int, root_path: str = "") -> str:
    """Return the address to open on this machine."""
    return f"{url(local_host(host), port)}{root_path}"


def notice(host: str, port: int, wanted: int, root_path: str = "") -> str:
    """Return the lines with the local address and, if they can connect, one for other devices."""
    moved = f"port {wanted} is in use; " if wanted not in (0, port) else ""
    lines = [f"Buttonbox is at {own_url(host, port, root_path)} ({moved}Ctrl+C stops it)"]
    if host in EVERYWHERE:
        lines += for_phones(port, root_path)
    return "\n".join(lines)


def for_phones(port: int, root_path: str = "") -> list[str]:
    """Return the address in the local network, and its QR code where a terminal can show it."""
    address = network_address()
    if address is None:
        return [NO_NETWORK]
    found = f"{url(address, port)}{root_path}"
    line = f"Other devices on the same network: {found}"
    return [line, qr_code(found)] if shows_blocks() else [line]


def shows_blocks() -> bool:
    """Return whether the output is a terminal with block characters."""
    try:
        "".join(BLOCKS.values()).encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return sys.stdout.isatty()


def qr_code(text: str) -> str:
    """Draw a QR code with two rows per line, dark on light in every terminal."""
    import segno

    rows = [list(row) for row in segno.make_qr(text).matrix_iter(border=BORDER)]
    lines = zip_longest(rows[::2], rows[1::2], fillvalue=[0] * len(rows))
    drawn = ("".join(map(BLOCKS.__getitem__, zip(*pair, strict=True))) for pair in lines)
    return "\n".join(f"{DARK_ON_LIGHT}{line}{NORMAL}" for line in drawn)
