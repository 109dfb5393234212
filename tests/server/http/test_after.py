"""After a game: luck and skill, a place in the record, and playing on from there."""

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import TypeVar, TypeVarTuple

import pytest

from buttonbox.core.record import read_record
from buttonbox.core.state import State
from buttonbox.games import find_game
from buttonbox.server.dice import fair_dice
from buttonbox.server.jobs import analysis
from buttonbox.server.jobs.analysis import Analyses, AnalysisStream, TooLong
from buttonbox.server.jobs.bot_jobs import GameSnapshot
from buttonbox.server.jobs.dispatcher import NICE_SECONDS, Dispatcher
from buttonbox.server.jobs.fair_queue import Busy
from harness.matches import joined, play_out, setup_of
from harness.servers import Json, Server, TableAt

pytestmark = pytest.mark.slow

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
GAMES = pytest.mark.parametrize("game", ["buttons", "war"])
LATE = 40  # events before the end of a game
LOCAL_AND_BOT = [{"kind": "local", "name": "Ada"}, {"kind": "bot", "name": "Ben"}]


def told(lines: Iterator[str]) -> list[Json]:
    """The messages of a stream."""
    return [json.loads(line.removeprefix("data: ")) for line in lines if line]


def analysis_of(server: Server, method: str, path: str, content: str = "") -> list[Json]:
    with server.http.stream(method, path, content=content, timeout=NICE_SECONDS) as answer:
        assert answer.status_code == 200, answer.read()
        assert answer.headers["content-type"].startswith("text/event-stream")
        return told(answer.iter_lines())


def played_from_late(server: Server, game: str) -> TableAt:
    """A finished game that began shortly before the end of another, so that it is short."""
    old = server.finished(game).record()
    late = len(read_record(old, find_game).history.events) - LATE
    made = play_on(server, old, late, LOCAL_AND_BOT)
    table = TableAt(server, made["table"], made["tokens"])
    person = table.sit(0)
    person.play_on(random.Random(2).choice)
    person.close()
    return table


@GAMES
def test_a_finished_game_is_analysed_in_parts(server: Server, game: str) -> None:
    table = played_from_late(server, game)
    *parts, end = analysis_of(server, "GET", f"/api/tables/{table.name}/analysis")
    record = table.record()
    events = len(read_record(record, find_game).history.events)
    chances = [each for part in parts for each in part["chances"]]
    assert len(parts) > 1
    assert {part["events"] for part in parts} == {events}
    assert len(chances) == events + 1
    assert all(sum(each) == pytest.approx(1, abs=0.001) for each in chances)
    for account in end["accounts"]:
        changes = sum(account[name] for name in ("luck", "skill", "others", "drift"))
        assert account["start"] + changes == pytest.approx(account["end"])
    assert all(0 < point["event"] <= events for point in end["turning_points"])
    assert analysis_of(server, "POST", "/api/analysis", record) == [*parts, end]


def test_a_game_that_goes_on_is_not_analysed_at_its_table(server: Server) -> None:
    table = server.create("buttons", "ll")
    answer = server.http.get(f"/api/tables/{table.name}/analysis")
    assert (answer.status_code, answer.json()["error"]) == (409, "playing")


def game_of(seed: int) -> GameSnapshot:
    """The start of a game: six pieces to analyse."""
    match = joined(setup_of("buttons", "ll"))
    play_out(match, seed)
    whole = GameSnapshot.from_history(match.history)
    return GameSnapshot(whole.game, whole.settings, None, whole.events[: 6 * analysis.PIECE])


class SlowDispatcher(Dispatcher):
    """Says how much of its work is under way at once."""

    under_way = most = calls = 0

    async def run(self, address: str, work: Callable[[*Ts], T], *args: *Ts) -> T:
        self.calls += 1
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        await asyncio.sleep(0)
        self.under_way -= 1
        return work(*args)


async def all_of(running: AnalysisStream) -> list[bytes]:
    with running:
        return [message async for message in running.encoded()]


async def all_at_once(analyses: Analyses, games: list[GameSnapshot]) -> list[list[bytes]]:
    return await asyncio.gather(*(all_of(analyses.begin(game, "here")) for game in games))


def test_those_at_one_address_wait_for_each_other() -> None:
    dispatcher = SlowDispatcher()
    analyses = Analyses(dispatcher)
    games = [game_of(1), game_of(1), game_of(2)]
    first, same, other = asyncio.run(all_at_once(analyses, games))
    assert dispatcher.most == 1
    assert first == same != other
    pieces = [3 + (len(game.events) - 1) // analysis.PIECE for game in games[1:]]
    assert dispatcher.calls == sum(pieces)
    assert analyses.queues == {}


def test_only_so_many_may_wait_at_one_address() -> None:
    analyses = Analyses(Dispatcher())
    with ExitStack() as waiting:
        for _ in range(analysis.MOST_WAITING - 1):
            waiting.enter_context(analyses.begin(game_of(1), "here"))
        with analyses.begin(game_of(1), "here"):
            with pytest.raises(Busy):
                analyses.begin(game_of(1), "here")
            analyses.begin(game_of(1), "there")
        analyses.begin(game_of(1), "here")
    assert analyses.queues == {}


def test_no_analysis_of_endless_games() -> None:
    game = game_of(1)
    endless = GameSnapshot(game.game, game.settings, None, game.events * analysis.MOST_EVENTS)
    with pytest.raises(TooLong):
        Analyses(Dispatcher()).begin(endless, "here")


def test_only_the_last_analyses_are_kept() -> None:
    analyses = Analyses(Dispatcher())
    for number in range(analysis.KEPT + 3):
        analyses.keep(str(number), [b""])
    assert list(analyses.kept) == [str(number) for number in range(3, analysis.KEPT + 3)]


# Going on from a record.


def play_on(server: Server, record: str, event: int, seats: list[Json]) -> Json:
    body = {"record": record, "event": event, "seats": seats}
    answer = server.http.post("/api/play-on", json=body)
    made: Json = answer.json()
    return {"status": answer.status_code, **made}


@GAMES
def test_a_record_is_played_on_with_new_fair_dice(server: Server, game: str) -> None:
    old = server.finished(game).record()
    replay = server.http.post("/api/replay", content=old).json()
    cut = len(replay["events"]) // 2
    made = play_on(server, old, cut, LOCAL_AND_BOT)
    table = TableAt(server, made["table"], made["tokens"])
    person = table.sit(0)
    assert person.messages[0]["settings"] == replay["settings"]
    assert [seat["name"] for seat in person.messages[0]["seats"]] == ["Ada", "Ben"]
    person.play_on(random.Random(2).choice)
    person.close()
    record = table.record()
    assert json.loads(record.split("\n")[0])["position"] == replay["positions"][cut]
    again, before = (read_record(text, find_game) for text in (record, old))
    assert again.fair is not None
    assert before.fair is not None
    assert fair_dice.verify(again.history, again.fair).opened == [0]
    assert again.fair["secret"] != before.fair["secret"]


def test_where_a_record_cannot_be_played_on(server: Server) -> None:
    record = server.finished("buttons").record()
    events = len(read_record(record, find_game).history.events)
    refusals = [
        play_on(server, record, events, LOCAL_AND_BOT),
        play_on(server, record, events + 1, LOCAL_AND_BOT),
        play_on(server, record, 3, LOCAL_AND_BOT[:1]),
        play_on(server, "{}", 0, LOCAL_AND_BOT),
    ]
    assert [(each["status"], each["error"], each["field"]) for each in refusals] == [
        (422, "invalid", "event"),
        (422, "invalid", "event"),
        (422, "invalid", "seats"),
        (422, "record", ""),
    ]


# A version of the table is a place in the record.


def test_a_place_counts_no_move_that_was_taken_back() -> None:
    match = joined(setup_of("war", "ll"))
    start = match.version
    events = match.events_at(start)
    seat = match.state.actor()
    for _ in range(2):
        code = next(
            code for code in match.state.legal_moves() if not rolls(match.state.clone(), code)
        )
        match.take(match.plan_move(seat, code, match.version, "", 0))
        match.take(match.plan_undo(seat, match.version, "", 0))
    places = [match.events_at(version) for version in range(start, match.version + 1)]
    assert places == [events, events + 1, events, events + 1, events]
    assert places[-1] == len(match.history.events)


def rolls(state: State, code: int) -> bool:
    """Whether the move cannot be taken back."""
    seat = state.actor()
    state.apply(code)
    return bool(state.actor() != seat)


def test_the_place_of_a_version(server: Server) -> None:
    table = server.finished("buttons")
    watching = table.sit()
    last = watching.events[-1]
    watching.close()
    answer = server.http.get(f"/api/tables/{table.name}/place?version={last['version']}")
    assert answer.json() == {"event": len(read_record(table.record(), find_game).history.events)}
    assert server.http.get(f"/api/tables/{table.name}/place?version=x").status_code == 400


# A bot for somebody who does not come.


def test_the_host_gives_an_empty_seat_to_a_bot(server: Server) -> None:
    table = server.create("buttons", "lo", come=False)
    host = table.sit(0)
    host.say(type="bot", seat=0, to=1)
    bot = host.until(lambda message: has_bot(message.get("seats", [])))["seats"][1]
    assert (bot["name"], bot["here"]) == ("Player 1", True)
    host.play_on(random.Random(1).choice)
    host.close()
    late = table.ask_to_join(1)
    assert (late.status_code, late.json()["error"]) == (409, "taken")


def has_bot(seats: list[Json]) -> bool:
    return any(seat["kind"] == "bot" for seat in seats)


def test_a_taken_seat_is_not_given_away(server: Server) -> None:
    table = server.create("buttons", "loo", come=False)
    table.join(1)
    host, guest = table.sit(0), table.sit(1)
    for person, seat, to in ((host, 0, 1), (host, 0, 0), (host, 0, 3), (guest, 1, 2)):
        person.say(type="bot", seat=seat, to=to)
        assert person.until_type("refused")["rule"] == "bots"
    host.close()
    guest.close()
