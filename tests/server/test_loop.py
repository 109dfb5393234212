"""No request blocks the event loop for long, however long the game."""

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any, get_args

import httpx
import pytest

from buttonbox.server import messages
from buttonbox.server.http.api import OPERATIONS
from buttonbox.server.http.record_jobs import MOST_EVENTS
from buttonbox.server.seats import tokens
from buttonbox.server.storage.store import open_store
from buttonbox.server.tables import hub, match, match_state
from buttonbox.server.tables.match import Match
from buttonbox.server.tables.undo_limits import MOST_IN_A_GAME, MOST_IN_A_ROW
from harness.matches import joined, play_out, setup_of
from harness.servers import Json, Person, TableAt
from tests.server.held import Held, Here, measure, serving

pytestmark = pytest.mark.slow

MOST = 1.0  # in units of `calm`: about 5 ms where that takes 5 ms
TRIES = 4  # a collection of garbage may fall into one
PLAYING, OVER = "playing000", "over000000"


def calm() -> float:
    """CPU time of a fixed piece of work, some 5 ms on the machine of 2026 this was written on."""
    began = time.thread_time()
    sum(number * number % 7 for number in range(70_000))
    return time.thread_time() - began


def long_game() -> Match:
    """Nearly as long as a record may be, with as many undos as there may be."""
    game = joined(setup_of(kinds="ll"))
    while len(game.history.events) < MOST_EVENTS - 1000:
        play_endlessly(game)
        seat = game.undo_seat()
        if seat is not None and game.undos.in_a_row < MOST_IN_A_ROW - 1:
            game.take(game.plan_undo(seat, game.version, "", 0))
    return game


def play_endlessly(game: Match) -> None:
    """Whoever always rolls is bust in the end, and the round is played again."""
    code = game.state.legal_moves()[0]
    game.take(game.plan_move(game.state.actor(), code, game.version, "", 0))


async def store_games(database: str) -> None:
    """One that goes on and one that is over."""
    store = open_store(database)
    await store.open(lambda table, message: None)
    game = long_game()
    await store.create(PLAYING, setup_of(kinds="ll"), game.entries)
    play_out(game, 1)
    await store.create(OVER, setup_of(kinds="ll"), game.entries)
    await store.close()
    assert game.undos.by_seat.total() > MOST_IN_A_GAME


class Place:
    """The server of these tests, and whoever asks it."""

    def __init__(self, here: Here, held: Held) -> None:
        self.here = here
        self.http = here.http
        self.held = held
        setup = setup_of(kinds="ll")
        self.tokens: list[str | None] = [tokens.token(setup, seat) for seat in (0, 1)]
        self.record = self.http.get(f"/api/tables/{OVER}/record").text
        self.asked: set[tuple[str, str]] = set()

    def ask(self, method: str, path: str, route: str = "", **more: Any) -> httpx.Response:
        self.asked.add((method, route or path))
        headers = {"Authorization": f"Bearer {self.tokens[0]}"}
        answer = self.http.request(method, path, headers=headers, **more)
        assert answer.status_code < 500, (method, path, answer.text)
        return answer

    def sit(self, table: str) -> Person:
        return TableAt(self.here, table, self.tokens).sit(0, 1)

    def check(self, what: str, work: Callable[[], object]) -> None:
        """Whatever is asked, no callback takes longer than something calm, at least once."""
        ratios = []
        for _ in range(TRIES):
            self.held.take()
            work()
            ratios.append(self.held.take() / calm())
            if ratios[-1] < MOST:
                return
        pytest.fail(f"{what} holds the loop {min(ratios):.1f} times too long: {self.held.what}")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def place(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Place]:
    database = str(tmp_path_factory.mktemp("loop") / "tables.sqlite")
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres_address")
    held = Held()
    with pytest.MonkeyPatch.context() as patch:
        for module in (match, match_state):  # as long as an imported game may be, and played on
            patch.setattr(module, "MOST_ENTRIES", 2 * MOST_EVENTS)
        asyncio.run(store_games(database))
        measure(held, patch)
        patch.setattr(hub, "LINGER", 0.0)  # every look loads the table anew
        with serving(database, held) as here:
            yield Place(here, held)


TABLE = "/api/tables/{table}"


def requests(place: Place) -> Iterator[tuple[str, Callable[[], object]]]:
    """Every request there is, at the longest tables."""
    for table in (PLAYING, OVER):
        for method, path, query in (
            ("GET", "", ""),
            ("GET", "/record", ""),
            ("GET", "/place", "?version=5000"),
            ("GET", "/analysis", ""),
            ("POST", "/rematch", ""),
        ):
            at = f"/api/tables/{table}{path}{query}"
            yield f"{method} {at}", lambda m=method, p=path, a=at: place.ask(m, a, TABLE + p)  # type: ignore[misc]
    tickets = [{"table": table, "token": place.tokens[0]} for table in (PLAYING, OVER)]
    seats = [{"kind": "local"}, {"kind": "local"}]
    new = {"game": "war", "players": 2, "seats": seats}
    on = {"record": place.record, "event": MOST_EVENTS - 100, "seats": seats}
    invitation = {"invitation": "x", "key": "0" * 32}
    for path, more in (
        ("/api/mine", {"json": {"tokens": tickets * 50}}),
        ("/api/tables", {"json": new}),
        ("/api/records", {"content": place.record}),
        ("/api/replay", {"content": place.record}),
        ("/api/play-on", {"json": on}),
        ("/api/analysis", {"content": place.record}),
    ):
        yield f"POST {path}", lambda p=path, m=more: place.ask("POST", p, **m)  # type: ignore[misc]
    for path, body in (
        ("/invitation", {"invitation": "x"}),
        ("/join", invitation),
        ("/seats/{seat}/invitation", None),
    ):
        at = f"/api/tables/{PLAYING}{path}".replace("{seat}", "1")
        yield (
            f"POST {at}",
            lambda p=path, a=at, b=body: place.ask("POST", a, TABLE + p, json=b),  # type: ignore[misc]
        )
    for path in ("/api/games", "/api/rules/{game}", "/api/lessons/{game}", "/health", "/metrics"):
        at = path.replace("{game}", "war")
        yield f"GET {at}", lambda p=path, a=at: place.ask("GET", a, p)  # type: ignore[misc]


def test_no_request_holds_the_loop(place: Place) -> None:
    for what, work in requests(place):
        place.check(what, work)
    last = {("POST", TABLE + "/leave"), ("DELETE", TABLE)}  # these change the table: see below
    assert place.asked | last >= {(each.method, each.path) for each in OPERATIONS}


def test_no_message_holds_the_loop(place: Place) -> None:
    person = place.sit(PLAYING)
    said: set[str] = set()

    def say(answer: Callable[[Json], bool], **message: Any) -> None:
        said.add(message["type"])

        def work() -> None:
            person.say(**message)
            person.until(answer)

        place.check(message["type"], work)

    def come_back() -> None:
        said.add("hello")
        place.sit(PLAYING).close()

    def to_and_fro() -> None:
        said.update(("move", "undo"))
        seat = person.now["actor"]
        person.move(person.now["legal_moves"][0]["code"])
        if person.now["undo"] == seat:
            person.say(type="undo", id="u", seat=seat, version=person.version)
            person.until_type("accepted", "refused")

    def take_over() -> None:
        said.add("take_over")
        person.say(type="take_over", seat=0)  # has no answer where no bot stands in
        person.say(type="ping")
        person.until_type("pong")

    place.check("hello", come_back)
    place.check("take over", take_over)
    say(
        lambda m: m["type"] == "refused",
        type="attempt",
        id="a",
        seat=0,
        version=person.version,
        move={"kind": "nothing"},
    )
    place.check("move and undo", to_and_fro)
    say(lambda m: m["type"] == "pong", type="ping")
    say(lambda m: m["type"] == "refused", type="commit", seat=0, value="ff" * 32)
    say(lambda m: m["type"] == "refused", type="seed", seat=0, value="ff" * 32)
    say(lambda m: m["type"] == "refused", type="bot", seat=0, to=1)
    say(lambda m: m["type"] in ("reaction", "refused"), type="react", seat=0, what="bravo")
    say(lambda m: m["type"] in ("hint", "refused"), type="hint", seat=person.now["actor"])
    person.close()
    assert said == {kind.__struct_config__.tag for kind in get_args(messages.FromPage)}


def test_leaving_and_deleting_hold_nobody_up(place: Place) -> None:
    at = f"/api/tables/{OVER}"
    place.check("leave", lambda: place.ask("POST", f"{at}/leave", TABLE + "/leave"))
    place.check("delete", lambda: place.ask("DELETE", at, TABLE))
