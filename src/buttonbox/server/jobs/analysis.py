"""Analyse a finished game (bots/analysis/game_analysis.py) piece by piece in worker processes.

Pieces are short, so that nobody waits long for a hint, and each is sent as soon as it is done. The
number of simulations depends on the record alone, so a game has the same analysis everywhere.
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

from buttonbox.bots.analysis.game_analysis import (
    Analysis,
    EventJudgement,
    judge_events,
    summarise,
)
from buttonbox.bots.analysis.judges import Effort, Judges, find_effort, make_judges
from buttonbox.bots.analysis.turning_points import Alternative, TurningPoint
from buttonbox.core.errors import ButtonboxError
from buttonbox.core.history import History
from buttonbox.server import messages
from buttonbox.server.jobs.bot_jobs import GameSnapshot
from buttonbox.server.jobs.dispatcher import Dispatcher
from buttonbox.server.jobs.fair_queue import Busy

SEED = 1
USUAL_EVENTS = 200  # a longer game is judged with less effort for each
MOST_EVENTS = 2500
PIECE = 4  # events
MOST_WAITING = 8  # at one address: a family views the same game
KEPT = 50  # analyses in memory, some 30 KB each
DIGITS = 4
log = logging.getLogger("buttonbox")

Chances = tuple[float, ...]


class TooLong(ButtonboxError):
    """The game has too many events."""


class AddressQueue:
    """The analyses that wait at one address: they are made one at a time."""

    def __init__(self) -> None:
        self.waiting = 0
        self.turn = asyncio.Lock()


class Analyses:
    """The analyses in progress and the last finished ones of a server process."""

    def __init__(self, dispatcher: Dispatcher) -> None:
        self.dispatcher = dispatcher
        self.queues: dict[str, AddressQueue] = {}
        self.kept: OrderedDict[str, list[bytes]] = OrderedDict()

    def begin(self, snapshot: GameSnapshot, address: str) -> "AnalysisStream":
        """Prepare an analysis; raises Busy or TooLong."""
        if len(snapshot.events) > MOST_EVENTS:
            raise TooLong(f"a game of more than {MOST_EVENTS} events is not analysed")
        queue = self.queues.get(address)
        if queue is not None and queue.waiting >= MOST_WAITING:
            raise Busy("too many analyses from this address")
        return AnalysisStream(self, snapshot, address)

    def keep(self, key: str, sent: list[bytes]) -> None:
        """Cache an analysis, and evict the least recently used."""
        self.kept[key] = sent
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)


class AnalysisStream:
    """One requested analysis; while entered as a context it counts in its address's queue."""

    def __init__(self, analyses: Analyses, snapshot: GameSnapshot, address: str) -> None:
        self.analyses = analyses
        self.snapshot = snapshot
        self.address = address
        self.queue = AddressQueue()

    def __enter__(self) -> Self:
        self.queue = self.analyses.queues.setdefault(self.address, self.queue)
        self.queue.waiting += 1
        return self

    def __exit__(self, *_: object) -> None:
        self.queue.waiting -= 1
        if not self.queue.waiting:
            del self.analyses.queues[self.address]

    async def encoded(self) -> AsyncGenerator[bytes, None]:
        """Yield every encoded message, from the cache if it is there when its turn comes."""
        kept = self.analyses.kept
        key = hashlib.sha256(encode(self.snapshot)).hexdigest()
        async with self.queue.turn:
            if key not in kept:
                async for message in self._fresh_messages(key):
                    yield message
                return
        kept.move_to_end(key)
        for message in tuple(kept[key]):
            yield message

    async def _fresh_messages(self, key: str) -> AsyncIterator[bytes]:
        sent: list[bytes] = []
        try:
            async for message in self._work():
                sent.append(encode(message))
                yield sent[-1]
        except Busy:
            yield encode(messages.AnalysisFailed())
        except Exception:
            log.exception("analysis failed", extra={"game": self.snapshot.game})
            yield encode(messages.AnalysisFailed())
        else:
            self.analyses.keep(key, sent)

    async def _work(self) -> AsyncIterator[messages.AnalysisMessage]:
        snapshot, asker = self.snapshot, f"{self.address} analysis"  # takes turns apart from hints
        run = partial(self.analyses.dispatcher.run, asker)
        events = len(snapshot.events)
        start = await run(judge_start, snapshot)
        yield messages.AnalysisPart(events, [rounded(start)])
        judgements: list[EventJudgement] = []
        for first in range(0, events, PIECE):
            piece = await run(judge_piece, snapshot, first)
            judgements += piece
            yield messages.AnalysisPart(events, [rounded(each.chances) for each in piece])
        yield await run(analysis_end, snapshot, start, judgements)


# In a worker process.


def judge_start(snapshot: GameSnapshot) -> Chances:
    """Return the chances before the first event."""
    return tuple(judges(snapshot, 0).first.win_chances(snapshot.history().first_state()))


def judge_piece(snapshot: GameSnapshot, first: int) -> list[EventJudgement]:
    """Judge a piece of the game, from this event on."""
    return list(judge_events(snapshot.history(), judges(snapshot, first), first, first + PIECE))


def analysis_end(
    snapshot: GameSnapshot, start: Chances, judgements: list[EventJudgement]
) -> messages.AnalysisEnd:
    """Build the last message from the judgements of all events."""
    history = snapshot.history()
    return ending(history, summarise(history, start, judgements))


def judges(snapshot: GameSnapshot, first: int) -> Judges:
    """Return the bots that judge a piece, seeded by the piece alone."""
    effort = find_effort(snapshot.game)
    each = effort.each * USUAL_EVENTS // max(USUAL_EVENTS, len(snapshot.events))
    return make_judges(snapshot.game, SEED + first, Effort(each, effort.again, effort.last))


# Messages.


def rounded(chances: Chances) -> list[float]:
    """Round to the digits that a chart needs."""
    return [round(chance, DIGITS) for chance in chances]


def ending(history: History, analysis: Analysis) -> messages.AnalysisEnd:
    """Build the last message of an analysis."""
    points = [turning_point(history, point) for point in analysis.turning_points]
    accounts = [msgspec.convert(asdict(each), messages.SeatAccount) for each in analysis.accounts]
    return messages.AnalysisEnd(accounts, points)


def turning_point(history: History, point: TurningPoint) -> messages.TurningPointMessage:
    """Build the message of a turning point."""
    return messages.TurningPointMessage(
        point.first,
        point.event,
        point.actor,
        point.kind,
        rounded(point.changes),
        better_move(history, point.first, point.better) if point.better else None,
    )


def better_move(history: History, event: int, better: Alternative) -> messages.BetterMove:
    """Build the message of a better move, with its facts in the state before `event`."""
    game, state = history.game, history.fold(event)
    chance, loss = rounded((better.chance, better.loss))
    told = game.page.event_facts(state, better.code)
    return messages.BetterMove(better.code, game.notation(better.code), chance, loss, told)


class AnalysisResponse(StreamingResponse):
    """Server-sent events; the analysis stops when the client disconnects."""

    def __init__(self, stream: AnalysisStream) -> None:
        super().__init__(
            self._events(stream),
            headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
            media_type="text/event-stream",
        )
        self.stream = stream

    async def _events(self, stream: AnalysisStream) -> AsyncIterator[bytes]:
        async with aclosing(stream.encoded()) as encoded:
            async for message in encoded:
                yield b"data: " + message + b"\n\n"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.stream:
            await super().__call__(scope, receive, send)
