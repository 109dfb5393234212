"""Games that players never end: no log grows without end."""

import asyncio
from pathlib import Path

import pytest

from buttonbox.server.tables import match, match_state
from buttonbox.server.tables.hub import Hub
from buttonbox.server.tables.match import Match
from buttonbox.server.tables.table_log import LiveClock
from harness.matches import joined, setup_of
from tests.server.jobs.test_work import Failing, Onlooker, with_hub
from tests.server.tables.test_match import refusal
from tests.server.tables.test_undo import endless

FEW = 50


@pytest.fixture(autouse=True)
def _few_entries(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (match, match_state):
        monkeypatch.setattr(module, "MOST_ENTRIES", FEW)


def long_game() -> Match:
    game = joined(setup_of(kinds="lo", clock=LiveClock(600)))
    while not game.full:
        game.take(game.plan_move(*endless(game), game.version, "", 0))
    return game


def test_a_game_that_has_become_too_long_does_not_go_on() -> None:
    game = long_game()
    assert not game.over
    assert FEW <= game.version < 2 * FEW
    seat, code = endless(game)
    assert refusal(lambda: game.plan_move(seat, code, game.version, "m", 0)) == "full"
    assert refusal(lambda: game.plan_undo(seat, game.version, "u", 0)) == "full"
    assert refusal(lambda: game.plan_hint(seat, game.version, 0)) == "full"
    assert game.plan_resume(seat, 10**9) == []


def test_its_players_can_leave_and_delete_it() -> None:
    game = long_game()
    game.take(game.plan_leave(1, "easy", 0))
    game.take(game.plan_delete(0, 0))
    assert game.deleted


def test_no_bot_is_asked_for_a_move_that_is_refused(tmp_path: Path) -> None:
    dispatcher = Failing([])

    async def test(hub: Hub) -> None:
        name = await hub.create(setup_of("buttons", "bb"))
        async with hub.use(name) as table:
            await table.enter(Onlooker(), None)
            while table.autopilot.running:
                await asyncio.sleep(0.01)
            assert table.match.full

    with_hub(dispatcher, tmp_path, test)
