"""The numbered rules as data."""

from pathlib import Path

import pytest

from buttonbox.core.game import Game
from buttonbox.core.rulebook import Rule, RuleBook
from buttonbox.games import GAMES

PAGE = """# A game
Some words.

## Set-up
- X1. Lay out the board.
- X2. Take a die: `red` or *blue*. (XR1.)
> Example: 🟥⚂ is red.
> Example: 🟦⚂ is blue.

| die | copies |
| --- | --- |
| red | 2 |

| card |
| --- |
| one |

- not a rule

## Rulings
- XR1. Red is red.
"""


@pytest.fixture
def book(tmp_path: Path) -> RuleBook:
    path = tmp_path / "RULES.md"
    path.write_text(PAGE, encoding="utf-8")
    return RuleBook(path)


def test_rules_by_number_in_order(book: RuleBook) -> None:
    assert list(book.rules) == ["X1", "X2", "XR1"]


def test_a_rule_knows_chapter_and_text(book: RuleBook) -> None:
    examples = ("Example: 🟥⚂ is red.", "Example: 🟦⚂ is blue.")
    text = "Take a die: `red` or *blue*. (XR1.)"
    assert book.rules["X2"] == Rule("X2", "Set-up", text, examples)
    assert book.rules["XR1"] == Rule("XR1", "Rulings", "Red is red.")


def test_words_and_tables_belong_to_their_chapter(book: RuleBook) -> None:
    intro, setup, rulings = book.chapters
    assert (book.title, intro.words) == ("A game", ["Some words."])
    assert setup.tables == [[["die", "copies"], ["red", "2"]], [["card"], ["one"]]]
    assert setup.words == ["- not a rule"]
    assert (rulings.name, len(rulings.rules), rulings.tables) == ("Rulings", 1, [])


def test_the_whole_page_is_at_hand(book: RuleBook) -> None:
    assert book.text == PAGE


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_numbered_line_of_a_game_is_a_rule(game: Game) -> None:
    lines = [line for line in game.rules.text.splitlines() if line.startswith("- ")]
    assert len(game.rules.rules) == len(lines)
    assert all(rule.chapter and rule.text for rule in game.rules.rules.values())


def test_rules_of_both_games() -> None:
    assert GAMES["buttons"].rules.rules["B12"].chapter == "Set-up"
    assert GAMES["war"].rules.rules["W33"].text.startswith("Later groups must displace")
    assert GAMES["war"].rules.rules["WR4"].chapter == "Rulings"
