"""Games that a program registers in its own process are known to its worker processes."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from pebbles.game import PEBBLES, PebblesGame

from buttonbox.core.game import Game
from buttonbox.games import GAMES, register
from buttonbox.server.jobs.worker import JobFailed
from tests.server.jobs import work
from tests.server.jobs.test_pool import pool_of, run


@contextmanager
def registered(game: Game) -> Iterator[None]:
    register(game)
    try:
        yield
    finally:
        GAMES.unregister(game.name)


def test_a_worker_knows_the_games_that_are_registered_here() -> None:
    async def test() -> None:
        async with pool_of(1) as pool:
            assert await pool.run("a", work.title, "pebbles") == "Pebbles"

    with registered(PEBBLES):
        run(test())


def test_a_game_that_cannot_be_passed_on_is_named() -> None:
    class Local(PebblesGame):
        name = "local"

    async def test() -> None:
        async with pool_of(1) as pool:
            with pytest.raises(JobFailed, match=r"registered game cannot be passed .*Local"):
                await pool.run("a", work.process)

    with registered(Local()):
        run(test())
