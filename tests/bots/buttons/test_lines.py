"""The lines that a board of BUTTONS can still make, against brute force."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from buttonbox.bots.buttons import line_shapes
from buttonbox.bots.buttons.lines import Lines, window_shape
from buttonbox.bots.search.leaf import LeafEvaluator
from buttonbox.bots.value.weights import new_evaluator, new_network
from buttonbox.core.randomness import Generator
from buttonbox.games import GAMES
from buttonbox.games.buttons import material, phases
from buttonbox.games.buttons.game import BUTTONS
from buttonbox.games.buttons.rules import Buttons, count_bits, has_line
from tests.games.random_play import random_states

WINDOWS = [
    sum(1 << first + step * i for i in range(5))
    for step, firsts in (
        (1, [6 * row + column for row in range(6) for column in range(2)]),
        (6, range(12)),
    )
    for first in firsts
]


@pytest.mark.parametrize(
    ("stars", "shape"),
    [
        (0b00000, line_shapes.NOTHING),
        (0b00100, line_shapes.NOTHING),
        (0b00110, line_shapes.PAIR),
        (0b01010, line_shapes.SPLIT_PAIR),
        (0b10101, line_shapes.SPLIT_THREE),
        (0b01110, line_shapes.SPLIT_THREE),
        (0b00111, line_shapes.THREE),
        (0b11011, line_shapes.FOUR),
        (0b11111, line_shapes.FIVE),
    ],
)
def test_a_gap_of_two_cells_takes_two_rounds(stars: int, shape: int) -> None:
    assert window_shape(stars) == shape


def full_boards(count: int) -> Iterator[Buttons]:
    """Seat 0 has many stars, but no line, and buttons here and there."""
    generator = Generator(6)
    while count:
        state = BUTTONS.new(BUTTONS.settings(2))
        while state.phase != phases.TURN:
            state.apply(generator.draw(state))
        stars = generator.next() & (generator.next() | generator.next()) & material.ALL
        state.stars = [stars, 0, 0, 0]
        for _ in range(generator.below(5)):
            free = [cell for cell in range(36) if state.open_cells(0) >> cell & 1]
            if free:
                state.buttons = [state.buttons[0] | 1 << free[generator.below(len(free))], 0, 0, 0]
        if not can_line(state, state.buttons[0]):
            count -= 1
            yield state


def can_line(state: Buttons, buttons: int) -> bool:
    """Whether getting out with these buttons would allow five in a line."""
    laid = state.clone()
    laid.buttons = [buttons, 0, 0, 0]
    cells = [1 << cell for cell in range(36) if buttons >> cell & 1]
    due = laid.earned(0) if buttons else 0
    return any(has_line(state.stars[0] | sum(chosen)) for chosen in combinations(cells, due))


def read_lines(state: Buttons) -> Lines:
    lines = Lines()
    due = state.earned(0) if state.buttons[0] else 0
    lines.read(state, 0, due, state.open_cells(0))
    return lines


def test_outs_are_the_cells_where_a_button_makes_a_line() -> None:
    found = 0
    for state in full_boards(400):
        free = [cell for cell in range(36) if state.open_cells(0) >> cell & 1]
        outs = sum(1 << c for c in free if can_line(state, state.buttons[0] | 1 << c))
        assert read_lines(state).outs[0] == outs
        found += outs > 0
    assert found > 50


def test_windows_are_counted_by_their_stars() -> None:
    for state in full_boards(50):
        lines = read_lines(state)
        stars = [count_bits(state.stars[0] & window) for window in WINDOWS]
        three = (line_shapes.THREE, line_shapes.SPLIT_THREE)
        begun = [lines.begun[s] + lines.begun[line_shapes.DOWN + s] for s in range(7)]
        assert sum(begun) == len(WINDOWS)
        assert begun[line_shapes.FOUR] == stars.count(4)
        assert sum(begun[shape] for shape in three) == stars.count(3)
        lacking = [w & ~state.stars[0] for w, n in zip(WINDOWS, stars, strict=True) if n == 4]
        assert lines.fives == sum(set(lacking))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_decided_is_not_left_to_the_network(players: int) -> None:
    leaf = LeafEvaluator(new_evaluator("buttons", new_network("buttons", 1)))
    decided = 0
    for seed in range(40):
        for state in random_states(GAMES["buttons"], players, seed):
            assert isinstance(state, Buttons)
            if state.phase != phases.SEWING or state.actor() < 0:
                continue
            shares = shares_when_out(state)
            if shares is not None:
                leaf.prepare(state)
                leaf.evaluate_state(state)
                assert list(leaf.chances)[:players] == shares
                decided += 1
    assert decided > 20


def shares_when_out(state: Buttons) -> list[float] | None:
    """B50, B51: who wins once all stars are laid as well as can be; None if nobody does."""
    ranks = [best_rank(state, seat) for seat in range(state.players)]
    best = max(ranks)
    if best < material.ENOUGH_STARS:
        return None
    return [(rank == best) / ranks.count(best) for rank in ranks]


def best_rank(state: Buttons, seat: int) -> int:
    """Stars, and 100 for a line, with those still due laid as well as can be."""
    cells = [1 << cell for cell in range(36) if state.buttons[seat] >> cell & 1]
    layings = combinations(cells, state.due[seat])
    line = any(has_line(state.stars[seat] | sum(laid)) for laid in layings)
    return count_bits(state.stars[seat]) + state.due[seat] + 100 * line
