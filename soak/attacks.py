"""`python -m soak.attacks NAME PORT SOURCE SECONDS`: one stranger treats a server badly.

All go to loopback, and all end by themselves. Rates are bounded so that the attacker does not
simply take the machine's cores away from the server.
"""

import asyncio
import json
import random
import socket
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Any

from bench_server.connection import Connection
from bench_server.process import allow_open_files
from buttonbox.core.history import History
from buttonbox.core.randomness import Generator
from buttonbox.core.record import write_record
from buttonbox.games import find_game
from soak.stranger import GONE, Json, Stranger

Attack = Callable[[Stranger], Coroutine[Any, Any, None]]

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
    """An empty frame from a client."""
    return bytes([opcode, 0x80]) + MASK


async def pour(connection: Connection, data: bytes, stranger: Stranger, rate: float) -> None:
    """Write so many bytes a second until the server hangs up."""
    piece = data * max(1, int(rate * TICK / len(data)))
    while stranger.busy and not connection.gone and connection.transport is not None:
        connection.transport.write(piece)
        await asyncio.sleep(TICK)


def control_frames(first: bytes, repeated: bytes) -> Attack:
    """Flood with frames that bring no message."""

    async def attack(stranger: Stranger) -> None:
        table, _ = await stranger.new_table("buttons", "ll")

        async def attempt() -> None:
            connection = await stranger.socket(table)
            assert connection.transport is not None
            connection.transport.write(first)
            await pour(connection, repeated, stranger, FLOOD_BYTES / FLOODERS)
            connection.close()

        await stranger.many(FLOODERS, attempt)

    return attack


def endless_heads(start: bytes, repeated: bytes) -> Attack:
    """Send requests whose headers never end."""
    piece = repeated * int(HEAD_BYTES * TICK / len(repeated))

    async def attack(stranger: Stranger) -> None:
        async def attempt() -> None:
            async with stranger.raw() as (_, writer):
                writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + start)
                while stranger.busy:
                    writer.write(piece)
                    await writer.drain()
                    await asyncio.sleep(TICK)

        await stranger.many(HEADS, attempt)

    return attack


async def slow_requests(stranger: Stranger) -> None:
    """Requests that come a byte at a time."""

    async def attempt() -> None:
        async with stranger.raw() as (_, writer):
            writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            while stranger.busy and not writer.is_closing():
                writer.write(b"a")
                await writer.drain()
                await asyncio.sleep(0.5)

    await stranger.many(SLOW, attempt)


async def silent_connections(stranger: Stranger) -> None:
    """Connections on which nothing is ever sent."""

    async def attempt() -> None:
        async with stranger.raw() as (reader, _):
            async with asyncio.timeout(max(0.0, stranger.until - time.monotonic())):
                await reader.read()

    await stranger.many(SILENT, attempt)


def long_record(**about: object) -> str:
    """A finished random game of War with four gangs."""
    game = find_game("war")
    history = History(game, game.settings(4))
    generator = Generator(7)
    while history.state.actor() != -2:
        moves = history.state.legal_moves()
        if moves:
            history.apply(moves[generator.below(len(moves))])
        else:
            history.apply(generator.draw(history.state))
    return write_record(history, about)


def posting(path: str, count: int, text: Callable[[], str]) -> Attack:
    """Post the same text again and again on many connections."""

    async def attack(stranger: Stranger) -> None:
        body = text().encode()
        async with stranger.http(count) as http:

            async def attempt() -> None:
                await http.post(path, content=body)

            await stranger.many(count, attempt)

    return attack


async def hints(stranger: Stranger) -> None:
    """One seat asks for a hint on as many connections as it may have."""
    table, tokens = await stranger.new_table("war", "lb", level="easy")

    async def attempt() -> None:
        connection = await stranger.socket(table, tokens)
        while stranger.busy and not connection.gone:
            connection.send(b'{"type":"hint","seat":0}')
            await asyncio.sleep(0.1)

    await stranger.many(HINTERS, attempt)


async def bot_tables(stranger: Stranger) -> None:
    """Tables of four of the strongest bots, each with a spectator."""
    connections = []
    for _ in range(TABLES):
        try:
            table, _ = await stranger.new_table("war", "bbbb", level="master")
            connections.append(await stranger.socket(table))
        except Exception:  # refused: that is what limits are for
            await asyncio.sleep(0.1)
        if not stranger.busy:
            break
    await asyncio.sleep(max(0.0, stranger.until - time.monotonic()))
    for connection in connections:
        connection.close()


async def undo_log(stranger: Stranger) -> None:
    """Move and take back for half of the time, then ask for the table again and again."""
    table, tokens = await stranger.new_table("war", "ll")
    half = Stranger(stranger.port, stranger.source, (time.monotonic() + stranger.until) / 2)
    await half.again(lambda: to_and_fro(half, table, tokens))
    async with stranger.http() as http:

        async def attempt() -> None:
            await http.get(f"/api/tables/{table}")

        await stranger.many(10, attempt)


async def to_and_fro(stranger: Stranger, table: str, tokens: tuple[str, ...]) -> None:
    """Make a move that can be taken back, and take it back, as often as the server lets one."""
    connection = await stranger.socket(table, tokens)
    heard: asyncio.Queue[bytes] = asyncio.Queue()
    connection.hear = heard.put_nowait
    number = random.randrange(1 << 30)
    while stranger.busy and not connection.gone:
        async with asyncio.timeout(5):
            message: Json = json.loads(await heard.get())
        now = message.get("now")
        if not now or (not now.get("offers") and now.get("undo") is None):
            continue
        number += 1
        ask: Json = {"id": f"u{number}", "version": message["version"]}
        if now["undo"] is not None:
            ask |= {"type": "undo", "seat": now["undo"]}
        else:
            ask |= {"type": "move", "seat": now["actor"], "code": now["offers"][0]["code"]}
        connection.send(json.dumps(ask).encode())
    connection.close()


async def imports(stranger: Stranger) -> None:
    """Put large records on tables, then fetch their records."""
    body = long_record(fair={"commitment": "a" * BIG}).encode()
    plain = long_record().encode()
    async with stranger.http() as http:
        answers = [await http.post("/api/records", content=plain) for _ in range(2)]
        tables = [each.json()["table"] for each in answers if each.status_code == 201]

        async def attempt() -> None:
            await http.post("/api/records", content=body)
            for table in tables:
                await http.get(f"/api/tables/{table}/record")

        await stranger.many(10, attempt)


async def reactions(stranger: Stranger) -> None:
    """Every connection of one seat reacts in the same moment."""
    table, tokens = await stranger.new_table("buttons", "ll")

    async def attempt() -> None:
        connection = await stranger.socket(table, tokens)
        while stranger.busy and not connection.gone:
            connection.send(b'{"type":"react","seat":0,"what":"bravo"}')
            await asyncio.sleep(1 - time.time() % 1)

    await stranger.many(REACTING, attempt)


async def deaf_spectators(stranger: Stranger) -> None:
    """Spectators who never read, at a table where much happens."""
    table, tokens = await stranger.new_table("war", "ll")

    async def attempt() -> None:
        connection = await stranger.socket(table)
        assert connection.transport is not None
        plain = connection.transport.get_extra_info("socket")
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        connection.transport.pause_reading()
        await asyncio.sleep(max(0.0, stranger.until - time.monotonic()))
        connection.close()

    busy = stranger.again(lambda: to_and_fro(stranger, table, tokens))
    await asyncio.gather(stranger.many(DEAF, attempt), busy)


def getting(path: str, count: int) -> Attack:
    """Ask for the same path on many connections."""

    async def attack(stranger: Stranger) -> None:
        async def attempt() -> None:
            async with stranger.raw() as (reader, writer):
                while stranger.busy:
                    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
                    if not await reader.read(65536):
                        return
                    await asyncio.sleep(TICK)

        await stranger.many(count, attempt)

    return attack


async def foreign_tickets(stranger: Stranger) -> None:
    """Ask for a hundred tables at a time with tokens that are not theirs."""
    table, _ = await stranger.new_table("war", "ll")
    tickets = [{"table": table, "token": f"t{number}"} for number in range(100)]
    body = json.dumps({"tokens": tickets}).encode()
    await posting("/api/mine", 20, lambda: body.decode())(stranger)


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
    "moves taken back without end": undo_log,
    "imports": imports,
    "reactions": reactions,
    "spectators who do not read": deaf_spectators,
    "pages": getting("/", PAGES),
    "refusals": getting("/api/lessons/none", 50),
    "tickets of others": foreign_tickets,
}


def main(name: str, port: str, source: str, seconds: str) -> None:
    """Attack for a while."""
    allow_open_files()
    stranger = Stranger(int(port), source, time.monotonic() + float(seconds))
    try:
        asyncio.run(ATTACKS[name](stranger))
    except GONE as error:
        print(f"{name}: {error!r}", file=sys.stderr)


if __name__ == "__main__":
    main(*sys.argv[1:])
