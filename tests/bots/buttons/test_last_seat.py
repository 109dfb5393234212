"""Parts of the solver for rounds with one seat left: places of sets, features of lines."""

from collections.abc import Iterator
from itertools import islice

import pytest

from buttonbox.bots.buttons import line_shapes
from buttonbox.bots.buttons.lines import Lines, line_counts, line_down
from buttonbox.bots.buttons.set_index import SetIndex
from buttonbox.bots.levels import make_bot
from buttonbox.core.randomness import Generator
from buttonbox.games.buttons import geometry, material
from buttonbox.games.buttons.rules import Buttons, has_line
from buttonbox.interpreted import is_compiled
from tests.bots import slow_rounds
from tests.games.buttons.positions import load, seat as board

SHAPES = range(line_shapes.PAIR, line_shapes.FIVE)
FREE = [0, 1, 1 << 35, 0b110011 << 12 | 0b101111, 0b111111000000111111, 0x123456789 & material.ALL]
BOARDS = 200 if is_compiled() else 20


def sets_on(free: int) -> list[int]:
    """Return all sets of cells that do not touch."""
    sets = [0]
    for cell in range(36):
        if free >> cell & 1:
            sets += [each | 1 << cell for each in sets if not each & geometry.beside(cell)]
    return sets


def following(laid: int, free: int) -> list[tuple[int, int]]:
    """Return each cell where a set can take one more button, with the resulting set."""
    cells = [c for c in range(36) if free >> c & 1]
    return [(c, laid | 1 << c) for c in cells if not laid & (1 << c | geometry.beside(c))]


@pytest.mark.parametrize("free", FREE)
def test_every_set_has_a_place_of_its_own(free: int) -> None:
    index = SetIndex()
    sets = sets_on(free)
    assert index.start(free) == len(sets)
    places = {}
    for laid in sets:
        index.find_next(laid, 0)
        places[laid] = index.place
    assert sorted(places.values()) == [*range(len(sets))]
    for laid in sets:
        after = following(laid, free)
        index.find_next(laid, sum(1 << cell for cell, _ in after))
        found = zip(index.cells[: index.found], index.places[: index.found], strict=True)
        assert [*found] == [(cell, places[more]) for cell, more in after]


def test_all_sets_of_an_empty_board_are_counted() -> None:
    assert SetIndex().start(material.ALL) == slow_rounds.sets_of_buttons(material.ALL) == 5598861


def counted(state: Buttons, due: int) -> int:
    """Return the sums over the lines of seat 0."""
    stars, buttons = state.stars[0], state.buttons[0]
    total = 0
    for i in range(6):
        total += line_counts(stars >> 6 * i & 63, buttons >> 6 * i & 63, due, 0)
        total += line_counts(line_down(stars, i), line_down(buttons, i), due, 1)
    return total


def boards() -> Iterator[Buttons]:
    """Seat 0 has stars and buttons here and there."""
    generator = Generator(6)
    for _ in range(BOARDS):
        state = load(board(), board())
        state.stars = [generator.next() & generator.next() & material.ALL, 0, 0, 0]
        for _ in range(generator.below(9)):
            free = [cell for cell in range(36) if state.open_cells(0) >> cell & 1]
            if free:
                state.buttons = [state.buttons[0] | 1 << free[generator.below(len(free))], 0, 0, 0]
        if not has_line(state.stars[0]):
            yield state


@pytest.mark.parametrize("due", range(1, 8))
def test_lines_are_counted_in_one_number(due: int) -> None:
    for state in boards():
        check_counts(state, due)


def check_counts(state: Buttons, due: int) -> None:
    lines = Lines()
    lines.read(state, 0, due, 0)
    counts = counted(state, due)
    across = [counts >> 4 * (shape - 1) & 15 for shape in SHAPES]
    down = [counts >> 4 * (shape - 1) + 20 & 15 for shape in SHAPES]
    assert across == [lines.hoped[shape] for shape in SHAPES]
    assert down == [lines.hoped[line_shapes.DOWN + shape] for shape in SHAPES]
    fives, nearly, one, two = (counts >> 40 + 5 * n & 31 for n in range(4))
    assert fives == lines.hoped[line_shapes.FIVE] + lines.hoped[line_shapes.DOWN + line_shapes.FIVE]
    assert nearly == lines.nearly
    assert (1 if one else 2 if two else 9) == lines.lack


@pytest.mark.skipif(not is_compiled(), reason="interpreted, only small rounds are solved")
def test_a_close_choice_on_a_nearly_empty_board_is_optimal() -> None:
    """Two columns are 0.2 points apart; there are 376,853 sets to find that out."""
    _, state = next(islice(slow_rounds.last_decisions(2, 10), 83, None))
    move = make_bot("buttons", "master", 1).choose(state)
    assert slow_rounds.Checker(2, 0).loss_by_whole_solution(state, move) < slow_rounds.SURE
