"""An attacking client with its own loopback address: raw connections, requests and tables."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

import httpx

from harness.load.connection import Connection, Hear, open_connection

Json = dict[str, Any]
GONE = (OSError, EOFError, TimeoutError, asyncio.IncompleteReadError)
REQUEST_SECONDS = 30.0


@dataclass(frozen=True)
class Attacker:
    """Who attacks which server, and until when (by time.monotonic)."""

    port: int
    source: str
    until: float

    @property
    def busy(self) -> bool:
        """Return whether the attack goes on."""
        return time.monotonic() < self.until

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def http(self, connections: int = 100) -> httpx.AsyncClient:
        """Return an HTTP client with the attacker's address."""
        transport = httpx.AsyncHTTPTransport(
            local_address=self.source,
            limits=httpx.Limits(max_connections=connections, max_keepalive_connections=connections),
        )
        return httpx.AsyncClient(base_url=self.url, transport=transport, timeout=REQUEST_SECONDS)

    @asynccontextmanager
    async def raw(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """Open a bare TCP connection."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.source, 0)
        )
        try:
            yield reader, writer
        finally:
            writer.close()

    async def socket(
        self, table: str, tokens: tuple[str, ...] = (), hear: Hear = lambda payload: None
    ) -> Connection:
        """Open a WebSocket connection and say hello."""
        path = f"/api/tables/{table}/socket"
        connection = await open_connection(self.port, path, self.source)
        connection.hear = hear
        connection.send(json.dumps({"type": "hello", "tokens": tokens}).encode())
        return connection

    async def again(self, attempt: Callable[[], Awaitable[None]], pause: float = 0.05) -> None:
        """Repeat an attempt whenever the server ends it."""
        while self.busy:
            with suppress(*GONE, httpx.HTTPError):
                await attempt()
            await asyncio.sleep(pause)

    async def many(self, count: int, attempt: Callable[[], Awaitable[None]]) -> None:
        """Repeat an attempt on many connections at once."""
        await asyncio.gather(*(self.again(attempt) for _ in range(count)))

    async def new_table(self, game: str, kinds: str, **more: Any) -> tuple[str, tuple[str, ...]]:
        """Create a table; return its name and tokens. `kinds` has l(ocal) or b(ot) per seat."""
        names = {"l": "local", "b": "bot"}
        level = more.pop("level", None)
        seats = [
            {"kind": names[kind], "name": f"S{i}", "level": level if kind == "b" else None}
            for i, kind in enumerate(kinds)
        ]
        body = {"game": game, "players": len(kinds), "seats": seats, **more}
        async with self.http() as http:
            made = (await http.post("/api/tables", json=body)).raise_for_status().json()
        return made["table"], tuple(token for token in made["tokens"] if token)
