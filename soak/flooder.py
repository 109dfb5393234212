"""`python -m soak.flooder URL SECONDS`: flood a server and read nothing."""

import asyncio
import socket
import sys
import time
from contextlib import suppress

import httpx

from harness.failing_network import BROKEN
from harness.load.connection import Connection, open_connection
from harness.servers import Person, TableAt
from soak.persistent_players import Address

SOURCE = "127.0.0.200"  # a separate address, with its own limits
BURST = 200
FLOODS: tuple[bytes, ...] = (
    b'{"type":"ping"}',
    b"garbage",
    b'{"type":"move","id":"x","seat":0,"code":0,"version":0}',
)
SLOW_READERS = 8
SMALL_BUFFER = 4096
REQUESTS_AT_ONCE = 4


def new_table(url: str) -> TableAt:
    """Create a table of War, whose messages are longer."""
    seats = [{"kind": "local", "name": name} for name in ("Ada", "Ben")]
    asked = {"game": "war", "players": 2, "seats": seats}
    made = httpx.post(f"{url}/api/tables", json=asked).raise_for_status().json()
    return TableAt(Address(url), made["table"], made["tokens"])


async def flood(port: int, table: str, what: bytes, until: float) -> None:
    """Send without pause; reconnect whenever the server disconnects."""
    while time.monotonic() < until:
        with suppress(ConnectionError, TimeoutError):
            connection = await open_connection(port, f"/api/tables/{table}/socket", SOURCE)
            connection.send(b'{"type":"hello"}')
            await send_all(connection, what, until)
            connection.close()


async def send_all(connection: Connection, what: bytes, until: float) -> None:
    """Send until the server disconnects."""
    while time.monotonic() < until and not connection.gone:
        for _ in range(BURST):
            if not connection.gone:
                connection.send(what)
        await asyncio.sleep(0.001)


async def ask(url: str, until: float) -> None:
    """Send HTTP requests one after another."""
    transport = httpx.AsyncHTTPTransport(local_address=SOURCE)
    async with httpx.AsyncClient(base_url=url, transport=transport) as http:
        while time.monotonic() < until:
            with suppress(httpx.TransportError):
                await http.get("/api/tables/0123456789")


def play_before_slow_readers(table: TableAt, until: float) -> None:
    """Play at full speed in front of spectators who never read."""
    slow = [watch_and_sleep(table) for _ in range(SLOW_READERS)]
    with suppress(*BROKEN):
        person = table.sit(0, 1)
        slow.append(person)
        while time.monotonic() < until and person.await_turn():
            person.move(person.now["legal_moves"][0]["code"])
            time.sleep(1 / 30)
    for each in slow:
        with suppress(*BROKEN):
            each.socket.socket.close()


def watch_and_sleep(table: TableAt) -> Person:
    """Connect a spectator with a small buffer, whose library soon stops reading."""
    person = table.sit()
    person.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    return person


async def main(url: str, seconds: float) -> None:
    """Run all floods at once."""
    until = time.monotonic() + seconds
    port = int(url.rpartition(":")[2])
    table = new_table(url)
    await asyncio.gather(
        *(flood(port, table.name, what, until) for what in FLOODS),
        *(ask(url, until) for _ in range(REQUESTS_AT_ONCE)),
        asyncio.to_thread(play_before_slow_readers, table, until),
    )


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], float(sys.argv[2])))
