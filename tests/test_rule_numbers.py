"""Every rule has a test named after it, and every rule number that is named exists.

`test_w33_...` is a test of W33; a name may carry several: `test_w70_wr14_...`.
"""

import ast
import re
from pathlib import Path

import pytest

from buttonbox.core.game import Game
from buttonbox.games import GAMES

ROOT = Path(__file__).parents[1]
CITED = re.compile(r"\b[BW]R?\d+\b")
IN_NAME = re.compile(r"(?<=_)[bw]r?\d+(?=_|$)")
KNOWN = {number for game in GAMES.values() for number in game.rules.rules}


def names_of_tests() -> list[str]:
    return [
        node.name
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def numbers_in(name: str) -> list[str]:
    """Return the rule numbers that a test's name carries."""
    return [number.upper() for number in IN_NAME.findall(name)]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_rule_has_a_test_named_after_it(game: Game) -> None:
    tested = {number for name in names_of_tests() for number in numbers_in(name)}
    missing = [number for number in game.rules.rules if number not in tested]
    assert not missing, f"no test is named after {', '.join(missing)}"


def test_every_test_is_named_after_a_rule_that_exists() -> None:
    unknown = [name for name in names_of_tests() if set(numbers_in(name)) - KNOWN]
    assert unknown == []


def test_every_rule_cited_in_the_source_exists() -> None:
    unknown = [
        f"{path.relative_to(ROOT)}:{number}: {rule}"
        for path in sorted((ROOT / "src" / "buttonbox").rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for rule in CITED.findall(line)
        if rule not in KNOWN
    ]
    assert unknown == []


def test_every_rule_cited_in_a_rule_book_is_its_own() -> None:
    unknown = [
        f"{name}: {rule}"
        for name, game in GAMES.items()
        for rule in CITED.findall(game.rules.text)
        if rule not in game.rules.rules
    ]
    assert unknown == []


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("test_w33_more_dice_displace", ["W33"]),
        ("test_w70_wr14_the_penalty_comes_first", ["W70", "WR14"]),
        ("test_br6", ["BR6"]),
        ("test_two_players_b11_b52", ["B11", "B52"]),
        ("test_below_rolls_a_fair_die", []),
    ],
)
def test_numbers_are_found_in_names(name: str, numbers: list[str]) -> None:
    assert numbers_in(name) == numbers
