"""Measure what players at other tables notice while a client attacks the server."""

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean

from harness.load.connection import Connection
from harness.load.generator import Paced, open_tables
from harness.load.our_server import OurServer
from harness.load.table import Table
from harness.process_stats import resident_bytes
from soak.attacker import Attacker
from soak.attacks import ATTACKS
from soak.machine_probe import Machine, MachineProbe
from soak.outcome import Outcome

TABLES = 20
MOVES_A_SECOND = 60.0
BOT_TABLES = 4
USUAL = ("--rate", "30", "--bot-delay", "0.8", "--tables-per-hour", "120")
WITHIN = 50.0  # milliseconds at the 99th percentile
TIMES_CALM = 5.0  # or so many times the calm p99 of the same run
BOT_TIMES_CALM = 2.0
MEGABYTE = 1 << 20
MOST_MEMORY = 200 * MEGABYTE  # that an attack may add
NEIGHBOUR = "127.0.0.199"  # whose address the people at tables with bots have
FIRST_SOURCE = 201  # last byte of the first attacker's loopback address
PATIENCE = 60.0


@dataclass
class BotTable:
    """A person who plays a bot and measures how long its answers take."""

    person: Attacker
    answers: list[float] = field(default_factory=list)
    asked_at: float | None = None
    moves: int = 0
    connection: Connection | None = None

    async def open(self) -> None:
        table, tokens = await self.person.new_table("war", "lb")
        self.connection = await self.person.socket(table, tokens, self.hear)

    def say(self, message: dict[str, object]) -> None:
        assert self.connection is not None
        self.connection.send(json.dumps(message).encode())

    def waits(self) -> list[float]:
        """Return how long each answer took; a missing one counts once it is late."""
        waiting = time.monotonic() - self.asked_at if self.asked_at is not None else 0.0
        late = waiting > max(self.answers, default=0.0)
        return [*self.answers, waiting] if late else self.answers

    def hear(self, payload: bytes) -> None:
        message = json.loads(payload)
        now = message.get("now")
        if now is None:
            return
        if self.asked_at is not None and any(
            event["kind"] == "move" and event["actor"] == 1 for event in message.get("events", [])
        ):
            self.answers.append(time.monotonic() - self.asked_at)
        self.asked_at = time.monotonic() if now["actor"] == 1 else None
        if now["actor"] == 0 and now["legal_moves"]:
            self.move(message["version"], now["legal_moves"][0]["code"])

    def move(self, version: int, code: int) -> None:
        self.moves += 1
        name = f"m{self.moves}"
        self.say({"type": "move", "id": name, "seat": 0, "code": code, "version": version})


@dataclass(frozen=True)
class Felt:
    """Measurements at the other tables during some seconds."""

    p50: float  # milliseconds
    p99: float
    bot: float  # seconds until a bot answers, on average
    moves: int
    machine: Machine  # what it took of an idle program meanwhile


class Neighbours:
    """Tables of people and bots at a server with default limits."""

    def __init__(self, server: OurServer, folder: Path) -> None:
        self.server = server
        self.folder = folder  # of the database
        self.tables: list[Table] = []
        self.bots: list[BotTable] = []

    async def open(self) -> None:
        self.tables = await open_tables(self.server, TABLES)
        for _ in range(BOT_TABLES):
            self.bots.append(BotTable(Attacker(self.server.port, NEIGHBOUR, 0.0)))
            await self.bots[-1].open()

    async def feel(self, seconds: float) -> Felt:
        """Play for some seconds at a steady pace."""
        for each in self.bots:
            each.answers.clear()
        with MachineProbe(self.folder) as probe:
            load = await Paced(self.server, self.tables).run(MOVES_A_SECOND, seconds)
            machine = await asyncio.to_thread(probe.stop)
        answers = [took for each in self.bots for took in each.waits()]
        bot = mean(answers) if answers else seconds
        return Felt(load.percentile(0.5), load.percentile(0.99), bot, load.moves, machine)


def attack_trials(seconds: float) -> Iterator[Outcome]:
    """Run every attack in turn, each against a new server."""
    for number, name in enumerate(ATTACKS):
        yield asyncio.run(_attacked(number, name, seconds))


async def _attacked(number: int, name: str, seconds: float) -> Outcome:
    with tempfile.TemporaryDirectory(prefix="buttonbox-soak-") as folder:
        server = OurServer(Path(folder), *USUAL)
        try:
            neighbours = Neighbours(server, Path(folder))
            await neighbours.open()
            calm = await neighbours.feel(seconds)
            before = resident_bytes(server.pid)
            attack = begin(name, server.port, f"127.0.0.{FIRST_SOURCE + number}", seconds + 2)
            felt = await neighbours.feel(seconds)
            grown = resident_bytes(server.pid) - before
            attack.wait(timeout=PATIENCE)
            return judge(name, calm, felt, grown)
        finally:
            server.stop()


def begin(name: str, port: int, source: str, seconds: float) -> subprocess.Popen[bytes]:
    """Start the attack in a separate process."""
    command = [sys.executable, "-m", "soak.attacks", name, str(port), source, str(seconds)]
    return subprocess.Popen(command)


def judge(name: str, calm: Felt, felt: Felt, grown: int) -> Outcome:
    """Compare the measurements during the attack with those before it."""
    outcome = Outcome(f"an attacker: {name}", "moves", felt.moves)
    if felt.p99 > max(WITHIN, TIMES_CALM * calm.p99):
        outcome.lost.append(
            f"{name}: p99 {felt.p99:.0f} ms, calm {calm.p99:.0f} ms; {machine_alone(calm, felt)}"
        )
    if felt.bot > BOT_TIMES_CALM * calm.bot:
        outcome.lost.append(f"{name}: bots answer in {felt.bot:.1f} s, usually {calm.bot:.1f} s")
    if grown > MOST_MEMORY:
        outcome.lost.append(f"{name}: {grown // MEGABYTE} MB more memory")
    outcome.remarks = (
        f"p99 {felt.p99:.1f} ms (calm {calm.p99:.1f}), bots {felt.bot:.2f} s "
        f"(calm {calm.bot:.2f}), {grown / MEGABYTE:+.0f} MB; {machine_alone(calm, felt)}"
    )
    return outcome


def machine_alone(calm: Felt, felt: Felt) -> str:
    """Describe what an idle program had to wait for meanwhile: cores and the disk."""
    return (
        f"machine: core {felt.machine.woken:.1f} ms (calm {calm.machine.woken:.1f}), "
        f"disk {felt.machine.written:.1f} ms (calm {calm.machine.written:.1f})"
    )
