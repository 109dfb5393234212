"""A game looked at afterwards (bots/analyse.py), piece by piece in other processes.

A piece is short, so that nobody waits long for a hint; what has been found is told at once. How
much the judge thinks follows from the record alone: a game has the same analysis everywhere.
"""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from dataclasses import asdict
from functools import partial
from typing import Self

import msgspec
from msgspec.json import encode
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from buttonbox.bots.analyse import Analysis, Look, conclude, look
from buttonbox.bots.levels import make_bot
from buttonbox.bots.player import Bot, Budget
from buttonbox.bots.turning import Better, TurningPoint
from buttonbox.core.errors import ButtonboxError
from buttonbox.core.history import History
from buttonbox.server import messages
from buttonbox.server.facts import facts
from buttonbox.server.fair_queue import Busy
from buttonbox.server.players import Situation
from buttonbox.server.thinking import Thinker

JUDGE = "master"
SEED = 1
SIMULATIONS = 12_000  # over the whole game: a few seconds
MOST_A_LOOK = 60
MOST_EVENTS = 2500
PIECE = 24  # events
MOST_WAITING = 8  # at one address: a family looks at the same game
KEPT = 50  # analyses in memory, some 30 KB each
DIGITS = 4
log = logging.getLogger("buttonbox")

Chances = tuple[float, ...]


class TooLong(ButtonboxError):
    """The game has too many events."""


class Line:
    """Those who wait at one address: one analysis is made at a time."""

    def __init__(self) -> None:
        self.waiting = 0
        self.turn = asyncio.Lock()


class Analyses:
    """Those under way, and the last ones that were finished."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.lines: dict[str, Line] = {}
        self.kept: OrderedDict[str, list[bytes]] = OrderedDict()

    def begin(self, asked: Situation, address: str) -> "Running":
        """Prepare an analysis; raises Busy or TooLong."""
        if len(asked.events) > MOST_EVENTS:
            raise TooLong(f"a game of more than {MOST_EVENTS} events is not analysed")
        line = self.lines.get(address)
        if line is not None and line.waiting >= MOST_WAITING:
            raise Busy("too many analyses from this address")
        return Running(self, asked, address)

    def keep(self, key: str, said: list[bytes]) -> None:
        """Remember it, and forget the one that was asked for longest ago."""
        self.kept[key] = said
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)


class Running:
    """One analysis that somebody waits for; it has a place in the line while it is entered."""

    def __init__(self, analyses: Analyses, asked: Situation, address: str) -> None:
        self.analyses = analyses
        self.asked = asked
        self.address = address
        self.line = Line()

    def __enter__(self) -> Self:
        self.line = self.analyses.lines.setdefault(self.address, self.line)
        self.line.waiting += 1
        return self

    def __exit__(self, *_: object) -> None:
        self.line.waiting -= 1
        if not self.line.waiting:
            del self.analyses.lines[self.address]

    async def told(self) -> AsyncGenerator[bytes, None]:
        """Every message, from memory if it is there when its turn comes."""
        kept = self.analyses.kept
        key = hashlib.sha256(encode(self.asked)).hexdigest()
        async with self.line.turn:
            if key not in kept:
                async for message in self._told_first(key):
                    yield message
                return
        kept.move_to_end(key)
        for message in tuple(kept[key]):
            yield message

    async def _told_first(self, key: str) -> AsyncIterator[bytes]:
        said: list[bytes] = []
        try:
            async for message in self._work():
                said.append(encode(message))
                yield said[-1]
        except Busy:
            yield encode(messages.AnalysisFailed())
        except Exception:
            log.exception("no analysis", extra={"game": self.asked.game})
            yield encode(messages.AnalysisFailed())
        else:
            self.analyses.keep(key, said)

    async def _work(self) -> AsyncIterator[messages.AnalysisMessage]:
        asked, asker = self.asked, f"{self.address} analysis"  # a turn apart from hints
        run = partial(self.analyses.thinker.run, asker)
        events = len(asked.events)
        start = await run(look_at_start, asked)
        yield messages.AnalysisPart(events, [rounded(start)])
        looks: list[Look] = []
        for first in range(0, events, PIECE):
            piece = await run(look_at_piece, asked, first)
            looks += piece
            yield messages.AnalysisPart(events, [rounded(each.chances) for each in piece])
        yield await run(look_back, asked, start, looks)


# In another process.


def look_at_start(asked: Situation) -> Chances:
    """The chances before any event."""
    return tuple(judge(asked, 0).win_chances(asked.history().first_state()))


def look_at_piece(asked: Situation, first: int) -> list[Look]:
    """The looks at some events from this one on."""
    return list(look(asked.history(), judge(asked, first), first, first + PIECE))


def look_back(asked: Situation, start: Chances, looks: list[Look]) -> messages.AnalysisEnd:
    """What all the looks come to."""
    history = asked.history()
    return ending(history, conclude(history, start, looks))


def judge(asked: Situation, first: int) -> Bot:
    """The bot that judges a piece; it has a seed of its own, whoever judged the one before."""
    simulations = min(MOST_A_LOOK, SIMULATIONS // max(1, len(asked.events)))
    return make_bot(asked.game, JUDGE, SEED + first, Budget(simulations=simulations))


# Telling.


def rounded(chances: Chances) -> list[float]:
    """As many digits as a picture needs."""
    return [round(chance, DIGITS) for chance in chances]


def ending(history: History, found: Analysis) -> messages.AnalysisEnd:
    """What it comes to."""
    points = [turning_point(history, point) for point in found.turning_points]
    accounts = [msgspec.convert(asdict(each), messages.SeatAccount) for each in found.accounts]
    return messages.AnalysisEnd(accounts, points)


def turning_point(history: History, point: TurningPoint) -> messages.TurningPoint:
    """A turning point as it is sent."""
    return messages.TurningPoint(
        point.first,
        point.event,
        point.actor,
        point.kind,
        rounded(point.changes),
        better_move(history, point.first, point.better) if point.better else None,
    )


def better_move(history: History, event: int, better: Better) -> messages.BetterMove:
    """The better move in notation, with its facts after so many events."""
    game, state = history.game, history.fold(event)
    chance, loss = rounded((better.chance, better.loss))
    told = facts(game.name, state, better.code)
    return messages.BetterMove(better.code, game.notation(better.code), chance, loss, told)


class AnalysisResponse(StreamingResponse):
    """Server-sent events; who stops listening stops the work."""

    def __init__(self, running: Running) -> None:
        super().__init__(
            self._events(running),
            headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
            media_type="text/event-stream",
        )
        self.running = running

    async def _events(self, running: Running) -> AsyncIterator[bytes]:
        async with aclosing(running.told()) as told:
            async for message in told:
                yield b"data: " + message + b"\n\n"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.running:
            await super().__call__(scope, receive, send)
