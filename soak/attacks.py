"""`python -m soak.attacks NAME PORT SOURCE SECONDS`: attack a server from one address.

Every attack stays on loopback and ends after SECONDS. Rates are bounded, so that the attacker does
not simply take the machine's cores away from the server.
"""

import asyncio
import json
import random
import socket
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Any

from buttonbox.core.history import History
from buttonbox.core.randomness import Generator
from buttonbox.core.record import write_record
from buttonbox.games import find_game
from harness.load.connection import Connection
from harness.process_stats import allow_open_files
from soak.attacker import GONE, Attacker, Json

Attack = Callable[[Attacker], Coroutine[Any, Any, None]]

PING, PONG, TEXT, MORE, FINAL = 0x9, 0xA, 0x1, 0x0, 0x80
MASK = bytes(4)
FLOODERS = 20  # connections that send control frames
FLOOD_BYTES = 2_500_000  # a second, over all of them: 20 Mbit/s
TICK = 0.02
HEADS = 5
HEAD_BYTES = 1_000_000  # a second for each of them
SLOW = 300
SILENT = 1300
REPLAYS = 80
HINTERS = 190
REACTING = 180
DEAF = 190
SMALL_BUFFER = 4096
PAGES = 400
TABLES = 100
BIG = 900_000  # bytes of padding in a record


def small_frame(opcode: int) -> bytes:
    """Return an empty frame from a client."""
    return bytes([opcode, 0x80]) + MASK


async def pour(connection: Connection, data: bytes, attacker: Attacker, rate: float) -> None:
    """Write at `rate` bytes per second until the server disconnects."""
    piece = data * max(1, int(rate * TICK / len(data)))
    while attacker.busy and not connection.gone and connection.transport is not None:
        connection.transport.write(piece)
        await asyncio.sleep(TICK)


def control_frames(first: bytes, repeated: bytes) -> Attack:
    """Return an attack that floods the server with frames that carry no message."""

    async def attack(attacker: Attacker) -> None:
        table, _ = await attacker.new_table("buttons", "ll")

        async def attempt() -> None:
            connection = await attacker.socket(table)
            assert connection.transport is not None
            connection.transport.write(first)
            await pour(connection, repeated, attacker, FLOOD_BYTES / FLOODERS)
            connection.close()

        await attacker.many(FLOODERS, attempt)

    return attack


def endless_heads(start: bytes, repeated: bytes) -> Attack:
    """Return an attack by requests whose headers never end."""
    piece = repeated * int(HEAD_BYTES * TICK / len(repeated))

    async def attack(attacker: Attacker) -> None:
        async def attempt() -> None:
            async with attacker.raw() as (_, writer):
                writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + start)
                while attacker.busy:
                    writer.write(piece)
                    await writer.drain()
                    await asyncio.sleep(TICK)

        await attacker.many(HEADS, attempt)

    return attack


async def slow_requests(attacker: Attacker) -> None:
    """Send requests a byte at a time."""

    async def attempt() -> None:
        async with attacker.raw() as (_, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            while attacker.busy and not writer.is_closing():
                writer.write(b"a")
                await writer.drain()
                await asyncio.sleep(0.5)

    await attacker.many(SLOW, attempt)


async def silent_connections(attacker: Attacker) -> None:
    """Open connections and never send anything."""

    async def attempt() -> None:
        async with attacker.raw() as (reader, _):
            async with asyncio.timeout(max(0.0, attacker.until - time.monotonic())):
                await reader.read()

    await attacker.many(SILENT, attempt)


def long_record(**about: object) -> str:
    """Return the record of a finished random game of War with four players."""
    game = find_game("war")
    history = History(game, game.settings(4))
    generator = Generator(7)
    while not history.state.is_over():
        moves = history.state.legal_moves()
        if moves:
            history.apply(moves[generator.below(len(moves))])
        else:
            history.apply(generator.draw(history.state))
    return write_record(history, about)


def posting(path: str, count: int, text: Callable[[], str]) -> Attack:
    """Return an attack that posts the same text over and over on many connections."""

    async def attack(attacker: Attacker) -> None:
        body = text().encode()
        async with attacker.http(count) as http:

            async def attempt() -> None:
                await http.post(path, content=body)

            await attacker.many(count, attempt)

    return attack


async def hints(attacker: Attacker) -> None:
    """Ask for hints for one seat on as many connections as it may have."""
    table, tokens = await attacker.new_table("war", "lb", level="easy")

    async def attempt() -> None:
        connection = await attacker.socket(table, tokens)
        while attacker.busy and not connection.gone:
            connection.send(b'{"type":"hint","seat":0}')
            await asyncio.sleep(0.1)

    await attacker.many(HINTERS, attempt)


async def bot_tables(attacker: Attacker) -> None:
    """Open tables of four bots of the strongest level, each with a spectator."""
    connections = []
    for _ in range(TABLES):
        try:
            table, _ = await attacker.new_table("war", "bbbb", level="master")
            connections.append(await attacker.socket(table))
        except Exception:  # refused: that is what limits are for
            await asyncio.sleep(0.1)
        if not attacker.busy:
            break
    await asyncio.sleep(max(0.0, attacker.until - time.monotonic()))
    for connection in connections:
        connection.close()


async def undo_log(attacker: Attacker) -> None:
    """Move and undo for half of the time, then request the table over and over."""
    table, tokens = await attacker.new_table("war", "ll")
    half = Attacker(attacker.port, attacker.source, (time.monotonic() + attacker.until) / 2)
    await half.again(lambda: to_and_fro(half, table, tokens))
    async with attacker.http() as http:

        async def attempt() -> None:
            await http.get(f"/api/tables/{table}")

        await attacker.many(10, attempt)


async def to_and_fro(attacker: Attacker, table: str, tokens: tuple[str, ...]) -> None:
    """Make a move that can be undone, and undo it, as often as the server allows."""
    connection = await attacker.socket(table, tokens)
    heard: asyncio.Queue[bytes] = asyncio.Queue()
    connection.hear = heard.put_nowait
    number = random.randrange(1 << 30)
    while attacker.busy and not connection.gone:
        async with asyncio.timeout(5):
            message: Json = json.loads(await heard.get())
        now = message.get("now")
        if not now or (not now.get("legal_moves") and now.get("undo") is None):
            continue
        number += 1
        ask: Json = {"id": f"u{number}", "version": message["version"]}
        if now["undo"] is not None:
            ask |= {"type": "undo", "seat": now["undo"]}
        else:
            ask |= {"type": "move", "seat": now["actor"], "code": now["legal_moves"][0]["code"]}
        connection.send(json.dumps(ask).encode())
    connection.close()


async def imports(attacker: Attacker) -> None:
    """Import large records, then fetch the records of other tables."""
    body = long_record(fair={"commitment": "a" * BIG}).encode()
    plain = long_record().encode()
    async with attacker.http() as http:
        answers = [await http.post("/api/records", content=plain) for _ in range(2)]
        tables = [each.json()["table"] for each in answers if each.status_code == 201]

        async def attempt() -> None:
            await http.post("/api/records", content=body)
            for table in tables:
                await http.get(f"/api/tables/{table}/record")

        await attacker.many(10, attempt)


async def reactions(attacker: Attacker) -> None:
    """Send a reaction from every connection of one seat at the same moment."""
    table, tokens = await attacker.new_table("buttons", "ll")

    async def attempt() -> None:
        connection = await attacker.socket(table, tokens)
        while attacker.busy and not connection.gone:
            connection.send(b'{"type":"react","seat":0,"what":"bravo"}')
            await asyncio.sleep(1 - time.time() % 1)

    await attacker.many(REACTING, attempt)


async def deaf_spectators(attacker: Attacker) -> None:
    """Connect spectators who never read to a table where much happens."""
    table, tokens = await attacker.new_table("war", "ll")

    async def attempt() -> None:
        connection = await attacker.socket(table)
        assert connection.transport is not None
        plain = connection.transport.get_extra_info("socket")
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        connection.transport.pause_reading()
        await asyncio.sleep(max(0.0, attacker.until - time.monotonic()))
        connection.close()

    busy = attacker.again(lambda: to_and_fro(attacker, table, tokens))
    await asyncio.gather(attacker.many(DEAF, attempt), busy)


async def unread_responses(attacker: Attacker) -> None:
    """Ask for long replays on many connections and never read them."""
    body = long_record().encode()
    head = f"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n\r\n"

    async def attempt() -> None:
        async with attacker.raw() as (_, writer):  # its reader stops after two times 64 KB
            writer.write(head.encode() + body)
            await asyncio.sleep(max(0.0, attacker.until - time.monotonic()))

    await attacker.many(DEAF, attempt)


async def unfinished_bodies(attacker: Attacker) -> None:
    """Send all but the end of a record on many connections."""
    head = f"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {BIG + 1}\r\n\r\n"

    async def attempt() -> None:
        async with attacker.raw() as (reader, writer):
            writer.write(head.encode() + bytes(BIG))
            async with asyncio.timeout(max(0.0, attacker.until - time.monotonic())):
                await reader.read()

    await attacker.many(DEAF, attempt)


async def new_connections(attacker: Attacker) -> None:
    """Connect, send something that is no request, and connect again."""

    async def attempt() -> None:
        async with attacker.raw() as (reader, writer):
            writer.write(b"no request\r\n\r\n")
            await reader.read()

    await attacker.many(FLOODERS, attempt)


def getting(path: str, count: int) -> Attack:
    """Return an attack that requests the same path on many connections."""

    async def attack(attacker: Attacker) -> None:
        async def attempt() -> None:
            async with attacker.raw() as (reader, writer):
                while attacker.busy:
                    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
                    if not await reader.read(65536):
                        return
                    await asyncio.sleep(TICK)

        await attacker.many(count, attempt)

    return attack


async def foreign_tickets(attacker: Attacker) -> None:
    """Request a hundred tables at a time with wrong tokens."""
    table, _ = await attacker.new_table("war", "ll")
    tickets = [{"table": table, "token": f"t{number}"} for number in range(100)]
    body = json.dumps({"tokens": tickets}).encode()
    await posting("/api/mine", 20, lambda: body.decode())(attacker)


ATTACKS: dict[str, Attack] = {
    "control frames: pings": control_frames(b"", small_frame(FINAL | PING)),
    "control frames: pongs": control_frames(b"", small_frame(FINAL | PONG)),
    "fragments that never end": control_frames(small_frame(TEXT), small_frame(MORE)),
    "a header that never ends": endless_heads(b"X-Long: ", b"a"),
    "headers without end": endless_heads(b"", b"a: b\r\n"),
    "slow requests": slow_requests,
    "silent connections": silent_connections,
    "replays": posting("/api/replay", REPLAYS, long_record),
    "hints": hints,
    "tables of bots": bot_tables,
    "moves undone without end": undo_log,
    "imports": imports,
    "reactions": reactions,
    "spectators who do not read": deaf_spectators,
    "responses that nobody reads": unread_responses,
    "bodies that are never finished": unfinished_bodies,
    "connections again and again": new_connections,
    "pages": getting("/", PAGES),
    "refusals": getting("/api/lessons/none", 50),
    "tickets of others": foreign_tickets,
}


def main(name: str, port: str, source: str, seconds: str) -> None:
    """Attack for a while."""
    allow_open_files()
    attacker = Attacker(int(port), source, time.monotonic() + float(seconds))
    try:
        asyncio.run(ATTACKS[name](attacker))
    except GONE as error:
        print(f"{name}: {error!r}", file=sys.stderr)


if __name__ == "__main__":
    main(*sys.argv[1:])
