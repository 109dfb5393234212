"""The fixed positions by which levels are measured: enough of them, with a value for every move."""

from itertools import islice

import pytest

from buttonbox.bots.buttons.exact import exact_solution
from buttonbox.bots.levels import make_bot
from buttonbox.games.buttons.rules import Buttons
from buttonbox.interpreted import is_compiled
from harness.bots.decision_set import (
    PLANS,
    clustered_interval,
    count,
    evaluated,
    loss,
    positions_of,
    read_set,
)

ENOUGH = 2000


@pytest.mark.parametrize("game", PLANS)
def test_a_set_has_enough_positions(game: str) -> None:
    assert count(read_set(game)) >= ENOUGH


@pytest.mark.parametrize("game", PLANS)
def test_every_legal_move_has_a_value(game: str) -> None:
    for played in read_set(game)[::40]:
        for state, values in positions_of(game, played):
            assert sorted(values) == sorted(state.legal_moves())
            assert all(0 <= value <= 1 for value in values.values())


@pytest.mark.skipif(not is_compiled(), reason="interpreted, only small rounds are solved")
def test_the_values_of_a_solved_game_are_its_solution() -> None:
    for played in read_set("buttons")[::200]:
        state, values = next(positions_of("buttons", played))
        assert isinstance(state, Buttons)
        solution = exact_solution(state)
        assert solution
        assert solution.proved
        seat = state.actor()
        found = {code: chances[seat] for code, chances in solution.moves.items()}
        assert found == pytest.approx(values, abs=1e-6)


@pytest.mark.skipif(not is_compiled(), reason="interpreted, only small rounds are solved")
def test_positions_evaluated_again_have_the_same_values() -> None:
    played = read_set("buttons")[0]
    wrong = [(event, dict.fromkeys(values, 0.0)) for event, values in played["positions"]]
    again = {**played, "positions": evaluated("buttons", {**played, "positions": wrong})}
    found = [values for _, values in positions_of("buttons", again)]
    assert found == [values for _, values in positions_of("buttons", played)]


@pytest.mark.skipif(not is_compiled(), reason="interpreted, only small rounds are solved")
def test_master_gives_nothing_away_where_it_solves() -> None:
    bot = make_bot("buttons", "master", 1)
    for played in islice(read_set("buttons"), 0, None, 200):
        assert loss(bot, *next(positions_of("buttons", played))) < 1e-5


def test_an_interval_is_wider_if_the_numbers_of_a_group_are_alike() -> None:
    numbers = [float(i % 7) for i in range(70)]
    apart = clustered_interval([[number] for number in numbers])
    together = clustered_interval([[number] * 4 for number in numbers])
    alike = clustered_interval([[number] for number in numbers for _ in range(4)])
    assert apart == pytest.approx(together)
    assert together[0] == pytest.approx(alike[0])
    assert together[2] - together[1] > alike[2] - alike[1]
