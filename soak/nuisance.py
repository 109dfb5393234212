"""`python -m soak.nuisance URL SECONDS`: floods a server and reads nothing, for a while."""

import asyncio
import socket
import sys
import time
from contextlib import suppress

import httpx

from bench_server.connection import Connection, open_connection
from soak.people import Address
from tests.server.faults import BROKEN
from tests.server.running import Person, TableAt

SOURCE = "127.0.0.200"  # an address of its own, as its limits are
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
    """A table of War, whose messages are the longer ones."""
    seats = [{"kind": "local", "name": name} for name in ("Ada", "Ben")]
    asked = {"game": "war", "players": 2, "seats": seats}
    made = httpx.post(f"{url}/api/tables", json=asked).raise_for_status().json()
    return TableAt(Address(url), made["table"], made["tokens"])


async def flood(port: int, table: str, what: bytes, until: float) -> None:
    """Send without end; come back whenever the server hangs up."""
    while time.monotonic() < until:
        with suppress(ConnectionError, TimeoutError):
            connection = await open_connection(port, f"/api/tables/{table}/socket", SOURCE)
            connection.send(b'{"type":"hello"}')
            await send_all(connection, what, until)
            connection.close()


async def send_all(connection: Connection, what: bytes, until: float) -> None:
    """Until the server hangs up."""
    while time.monotonic() < until and not connection.gone:
        for _ in range(BURST):
            if not connection.gone:
                connection.send(what)
        await asyncio.sleep(0.001)


async def ask(url: str, until: float) -> None:
    """Plain requests, one after the other."""
    transport = httpx.AsyncHTTPTransport(local_address=SOURCE)
    async with httpx.AsyncClient(base_url=url, transport=transport) as http:
        while time.monotonic() < until:
            with suppress(httpx.TransportError):
                await http.get("/api/tables/0123456789")


def play_before_slow_readers(table: TableAt, until: float) -> None:
    """As fast as is allowed, while some watch who never read."""
    slow = [watch_and_sleep(table) for _ in range(SLOW_READERS)]
    with suppress(*BROKEN):
        person = table.sit(0, 1)
        slow.append(person)
        while time.monotonic() < until and person.await_turn():
            person.move(person.now["offers"][0]["code"])
            time.sleep(1 / 30)
    for each in slow:
        with suppress(*BROKEN):
            each.socket.socket.close()


def watch_and_sleep(table: TableAt) -> Person:
    """A spectator with little room who asks for nothing more: its library stops to read."""
    person = table.sit()
    person.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    return person


async def main(url: str, seconds: float) -> None:
    """Everything at once."""
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
