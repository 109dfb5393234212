"""B1 and BR1: our layouts, and the measures by which all boards are equally good."""

import json
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from buttonbox.core.errors import InvalidSettings
from buttonbox.games.buttons import geometry
from buttonbox.games.buttons.layouts import LETTERS, own_layouts, read_layouts

LAYOUTS = own_layouts()
PAIRS = list(combinations(LETTERS, 2))
NEIGHBOURS = [(a, b) for a, b in combinations(range(36), 2) if geometry.beside(a) >> b & 1]
DIAGONALS = [(cell, cell + 5) for cell in range(30) if cell % 6 > 0]
DIAGONALS += [(cell, cell + 7) for cell in range(30) if cell % 6 < 5]

every_layout = pytest.mark.parametrize("name", LAYOUTS)


def letters(name: str) -> str:
    return "".join(LAYOUTS[name])


def coverings(text: str, pair: tuple[str, str]) -> int:
    """Count the ways to cover three cells of one colour and three of another at once."""
    first, second = ([cell for cell in range(36) if text[cell] == colour] for colour in pair)
    near = {cell: geometry.beside(cell) for cell in range(36)}
    blocked = [near[a] | near[b] | near[c] for a, b, c in combinations(first, 3)]
    threes = [1 << a | 1 << b | 1 << c for a, b, c in combinations(second, 3)]
    return sum(not three & beside for beside in blocked for three in threes)


def pattern(rows: list[str]) -> tuple[int, ...]:
    """Return the layout with its colours numbered as they come, whatever they are."""
    order: dict[str, int] = {}
    return tuple(order.setdefault(letter, len(order)) for letter in "".join(rows))


def turned(rows: list[str]) -> list[str]:
    return ["".join(column) for column in zip(*reversed(rows), strict=True)]


def looks(rows: list[str]) -> set[tuple[int, ...]]:
    """Return the layout seen from four sides and in a mirror."""
    found = set()
    for _ in range(4):
        rows = turned(rows)
        found |= {pattern(rows), pattern(rows[::-1])}
    return found


def test_b1_four_boards_with_two_sides_of_six_by_six_cells() -> None:
    assert set(LAYOUTS) == {f"{board}{side}" for board in "1234" for side in "ab"}
    for rows in LAYOUTS.values():
        assert [len(row) for row in rows] == [6] * 6
        assert set("".join(rows)) == set(LETTERS)


@every_layout
def test_br1_nine_cells_of_each_colour_one_in_a_corner_four_at_the_edge_four_inside(
    name: str,
) -> None:
    """So each colour has as many neighbouring cells as any other."""
    kinds = Counter(
        (letter, geometry.beside(cell).bit_count()) for cell, letter in enumerate(letters(name))
    )
    expected = {2: 1, 3: 4, 4: 4}
    assert kinds == {(letter, n): expected[n] for letter in LETTERS for n in expected}


@every_layout
def test_br1_each_colour_once_or_twice_in_every_row_and_column(name: str) -> None:
    rows = LAYOUTS[name]
    for line in rows + turned(rows):
        assert {line.count(letter) for letter in LETTERS} == {1, 2}


@every_layout
def test_br1_no_colour_beside_itself_and_each_pair_of_colours_equally_often(name: str) -> None:
    """The 60 pairs of neighbours divide evenly: ten for each of the six pairs of colours."""
    text = letters(name)
    pairs = Counter(frozenset((text[a], text[b])) for a, b in NEIGHBOURS)
    assert pairs == {frozenset(pair): 10 for pair in PAIRS}


@every_layout
def test_br1_four_diagonal_pairs_of_each_colour(name: str) -> None:
    text = letters(name)
    same = Counter(text[a] for a, b in DIAGONALS if text[a] == text[b])
    assert same == dict.fromkeys(LETTERS, 4)


def test_br1_two_colours_can_be_covered_together_equally_well_on_every_board() -> None:
    """Any two colours on any board within 4 percent of the mean, whole boards within 1.5."""
    strengths = {name: [coverings(letters(name), pair) for pair in PAIRS] for name in LAYOUTS}
    mean = sum(map(sum, strengths.values())) / (len(LAYOUTS) * len(PAIRS))
    for counts in strengths.values():
        assert all(abs(count - mean) < 0.04 * mean for count in counts)
        assert abs(sum(counts) / len(counts) - mean) < 0.015 * mean


def test_br1_no_layout_is_another_one_turned_mirrored_or_recoloured() -> None:
    for rows, others in combinations(LAYOUTS.values(), 2):
        assert pattern(rows) not in looks(others)


def test_br1_owners_can_enter_their_own_layouts(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps({"mine": ["rygbry"] * 6}))
    assert read_layouts(path) == {"mine": ["rygbry"] * 6}


@pytest.mark.parametrize(
    "text",
    [
        "no json",
        "[]",
        "{}",
        '{"mine": 7}',
        '{"mine": ["rygbry"]}',
        json.dumps({"mine": ["rygbrx"] * 6}),
    ],
)
def test_br1_a_damaged_layout_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.json"
    path.write_text(text)
    with pytest.raises(InvalidSettings, match="mine"):
        read_layouts(path)
