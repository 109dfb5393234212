"""Load on our own server: tables of BUTTONS, every move durable in SQLite."""

import asyncio
import json
import random
import re
import secrets
from pathlib import Path

from buttonbox.server.dice.fair_dice import player_commitment
from harness.load.connection import Connection, open_connection
from harness.load.table import SEATS, Table
from harness.servers import Server, TableAt

EVENTS = b'{"type":"events","version":'
LEGAL_MOVES = re.compile(rb'"legal_moves":\[([^\]]*)\]')
CODE = re.compile(rb'"code":(\d+)')
OVER = b'"actor":-2,"undo"'
CONNECTIONS_PER_ADDRESS = 40  # well below the server's limit per address
SET_UP_ENTRIES = 3 * SEATS + 1  # everybody's arrival, commitment and seed, and the seal


class OurTable(Table):
    """A game of four with random legal moves."""

    def __init__(self, seats: list[Connection], generator: random.Random) -> None:
        super().__init__(seats)
        self.generator = generator
        self.actor = 0
        self.version = 0
        self.codes: list[bytes] = []
        self.moves = 0

    def learns(self, seat: int, payload: bytes) -> bool:
        if not payload.startswith(EVENTS):
            return False
        offered = LEGAL_MOVES.search(payload)
        if offered is not None:
            self.actor = seat
            self.codes = CODE.findall(offered[1])
            self.version = int(payload[len(EVENTS) : payload.index(b",", len(EVENTS))])
        elif OVER in payload:
            self.over = True
        return True

    def send_move(self) -> None:
        self.moves += 1
        code = self.generator.choice(self.codes)
        self.seats[self.actor].send(
            b'{"type":"move","id":"m%d","seat":%d,"code":%b,"version":%d}'
            % (self.moves, self.actor, code, self.version)
        )


class OurServer:
    """A server process with an empty database."""

    name = "Buttonbox"

    def __init__(self, folder: Path, *options: str) -> None:
        self.server = Server(str(folder / "tables.sqlite"), *options)
        self.pid = self.server.process.pid
        self.port = int(self.server.url.rpartition(":")[2])
        self.connections = 0

    async def open_table(self, number: int) -> Table:
        """Open a table that everybody has joined, with the first dice rolled."""
        made = await asyncio.to_thread(self.server.create, "buttons", "o" * SEATS)
        seeds = [secrets.token_hex(32) for _ in range(SEATS)]
        seats = [await self._sit(made, seat, seeds[seat]) for seat in range(SEATS)]
        for seat, connection in enumerate(seats):
            await connection.until(lambda message: b'"type":"sealed"' in message)
            opened = {"type": "seed", "seat": seat, "value": seeds[seat]}
            connection.send(json.dumps(opened).encode())
        table = OurTable(seats, random.Random(number))
        for seat, connection in enumerate(seats):
            table.learns(seat, await connection.until(has_begun))
        table.listen()
        return table

    async def _sit(self, made: TableAt, seat: int, seed: str) -> Connection:
        """Take a seat; each group of connections uses its own loopback address."""
        source = f"127.0.0.{2 + self.connections // CONNECTIONS_PER_ADDRESS}"
        self.connections += 1
        path = f"/api/tables/{made.name}/socket"
        connection = await open_connection(self.port, path, source)
        hello = {"type": "hello", "tokens": [made.tokens[seat]]}
        connection.send(json.dumps(hello).encode())
        shown = await connection.until(lambda message: b'"type":"table"' in message)
        value = player_commitment(json.loads(shown)["commitment"], seat, seed)
        commitment = {"type": "commit", "seat": seat, "value": value}
        connection.send(json.dumps(commitment).encode())
        return connection

    def stop(self) -> None:
        self.server.kill()


def has_begun(payload: bytes) -> bool:
    """Return whether everybody has joined and somebody is to act."""
    message = json.loads(payload)
    if message["type"] != "events" or message["version"] < SET_UP_ENTRIES:
        return False
    return bool(message["now"]["actor"] >= 0)
