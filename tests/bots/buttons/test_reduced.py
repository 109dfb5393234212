"""The reduced BUTTONS: its solution follows from its rules, state by state."""

import pytest

from buttonbox.bots.buttons.reduced.rules import ReducedButtons, earned, has_line, open_cells, rank
from buttonbox.bots.buttons.reduced.solution import ReducedSolution, solved
from buttonbox.core.actors import CHANCE, NOBODY
from buttonbox.core.randomness import Generator
from buttonbox.games.buttons import phases
from buttonbox.interpreted import is_compiled

solving = pytest.mark.skipif(not is_compiled(), reason="interpreted, it takes hours")


def cells(*places: tuple[int, int]) -> int:
    return sum(1 << 3 * row + column for row, column in places)


def test_buttons_never_touch() -> None:
    assert open_cells(cells((1, 1)), 0) == cells((0, 0), (0, 2), (2, 0), (2, 2))
    assert open_cells(cells((0, 2)), cells((1, 0))) == cells((0, 0), (1, 1), (2, 0), (2, 1), (2, 2))


def test_lines_and_stars_end_the_game() -> None:
    assert has_line(cells((0, 1), (1, 1), (2, 1)))
    assert not has_line(cells((0, 2), (1, 0), (1, 1)))
    assert rank(cells((0, 0), (0, 1), (0, 2))) > rank(0b101011010) == 5
    assert rank(cells((0, 0), (0, 1))) == 0


def test_a_colour_of_the_own_card_pays_twice_but_no_more_than_there_are_buttons() -> None:
    diagonal = cells((0, 0), (1, 2), (2, 1))
    assert [earned(diagonal, card) for card in range(3)] == [3, 2, 2]
    assert earned(cells((0, 0), (1, 2)), 0) == 2
    assert earned(cells((1, 1)), 0) == 1


def states(games: int, seed: int) -> list[ReducedButtons]:
    """States of random games."""
    generator = Generator(seed)
    found = []
    for _ in range(games):
        state = ReducedButtons()
        while state.actor() != NOBODY:
            found.append(state.clone())
            chance = state.actor() == CHANCE
            state.apply(generator.draw(state) if chance else generator.choose(state.legal_moves()))
        assert state.winners()
    return found


def test_every_game_comes_to_an_end() -> None:
    assert {state.phase for state in states(30, 1)} == {
        phases.TURN,
        phases.ROLLING,
        phases.LAYING,
        phases.OFFERING,
        phases.SEWING,
    }


@pytest.fixture(scope="module")
def solution() -> ReducedSolution:
    return solved()


@solving
@pytest.mark.slow
def test_the_solution_has_no_residual(solution: ReducedSolution) -> None:
    assert solution.residual < 1e-9


@solving
@pytest.mark.slow
def test_values_follow_from_the_rules(solution: ReducedSolution) -> None:
    """The solver has rules of its own, over sets of cells; here the game's rules check them."""
    turns = [state for state in states(20, 2) if state.phase == phases.TURN]
    assert len({(state.to_act, *state.status) for state in turns}) == 6
    for state in turns[::20]:
        assert solution.value(state) == pytest.approx(solution.value_from_next(state), abs=1e-9)


@solving
@pytest.mark.slow
def test_perfect_play_loses_nothing_and_bad_play_something(solution: ReducedSolution) -> None:
    for state in [state for state in states(1, 3) if state.actor() >= 0]:
        losses = [solution.loss(state, code) for code in state.legal_moves()]
        assert min(losses) == pytest.approx(0, abs=1e-9)
        assert max(losses) < 1
