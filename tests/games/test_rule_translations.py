"""The translated rules say what the English ones say, line by line."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from buttonbox.core.game import Game
from buttonbox.core.rulebook import RuleBook
from buttonbox.games import GAMES

LANGUAGES = ("de", "fr", "it")
NUMBER = re.compile(r"[BW]R?\d+|\d+")
MARK = re.compile(r"#+ |- [BW]R?\d+\. |\||> ")
DRAWN = re.compile("[⚀-⚅⬛⬜🔲🔴🔵🟢🟡🟥🟦🟧🟨🟪]")
SPACED_IN_FRENCH = re.compile(r"(?<![\u00a0\u202f])[;:!?»]|«(?!\u00a0)")


def translated(game: Game, language: str) -> RuleBook:
    """Return the rules of a game in another language."""
    return RuleBook(game.rules.path.with_suffix(f".{language}.md"))


@dataclass(frozen=True)
class Translation:
    """The rules of one game, in English and in another language."""

    game: Game
    language: str

    @property
    def english(self) -> RuleBook:
        return self.game.rules

    @property
    def book(self) -> RuleBook:
        return translated(self.game, self.language)

    def pairs(self) -> Iterator[tuple[str, str]]:
        """Each English line with its translation."""
        return zip(self.english.text.splitlines(), self.book.text.splitlines(), strict=True)


@pytest.fixture(
    params=[
        pytest.param(Translation(game, language), id=f"{name}-{language}")
        for name, game in GAMES.items()
        for language in LANGUAGES
    ]
)
def translation(request: pytest.FixtureRequest) -> Translation:
    found: Translation = request.param
    return found


def shape(line: str) -> str:
    """Heading, numbered rule, table row with so many columns, empty or plain."""
    if line.startswith("|"):
        return "|" * line.count("|")
    mark = MARK.match(line)
    return mark[0] if mark else "text" * bool(line)


def numbers(line: str) -> Counter[str]:
    """Return all numbers in a line, those of cited rules with their letters."""
    return Counter(NUMBER.findall(line))


def test_same_numbers_in_the_same_order(translation: Translation) -> None:
    assert list(translation.book.rules) == list(translation.english.rules)


def test_same_rules_in_each_chapter(translation: Translation) -> None:
    chapters = zip(
        (rule.chapter for rule in translation.english.rules.values()),
        (rule.chapter for rule in translation.book.rules.values()),
        strict=True,
    )
    pairs = set(chapters)
    assert len(pairs) == len({english for english, _ in pairs}) == len({own for _, own in pairs})


def test_every_rule_has_text_of_its_own(translation: Translation) -> None:
    for number, rule in translation.book.rules.items():
        assert rule.text.strip(), f"{number} is empty"
        assert rule.text != translation.english.rules[number].text, f"{number} is still English"


def test_same_headings_rules_and_tables_line_by_line(translation: Translation) -> None:
    for english, own in translation.pairs():
        assert shape(own) == shape(english), f"{own!r} is not built like {english!r}"


def test_same_numbers_in_every_line(translation: Translation) -> None:
    for english, own in translation.pairs():
        assert numbers(own) == numbers(english), f"{own!r} counts otherwise than {english!r}"


def test_same_dice_and_buttons_in_every_example(translation: Translation) -> None:
    assert any(rule.examples for rule in translation.english.rules.values())
    for english, own in translation.pairs():
        assert sorted(DRAWN.findall(own)) == sorted(DRAWN.findall(english)), own


def test_no_stray_spaces(translation: Translation) -> None:
    for line in translation.book.text.splitlines():
        assert line == line.strip()
        assert "  " not in line


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_french_punctuation_keeps_to_its_word(game: Game) -> None:
    for line in translated(game, "fr").text.splitlines():
        assert not SPACED_IN_FRENCH.search(line), f"a non-breaking space is missing in {line!r}"


@pytest.mark.parametrize(
    ("line", "form"),
    [
        ("# Title", "# "),
        ("## Chapter", "## "),
        ("- W33. Displace.", "- W33. "),
        ("| card | dice |", "|||"),
        ("> Example: 3 dice.", "> "),
        ("Plain words.", "text"),
        ("", ""),
    ],
)
def test_lines_are_told_apart(line: str, form: str) -> None:
    assert shape(line) == form


def test_numbers_are_counted_with_the_letters_of_rules() -> None:
    assert numbers("- W47. Pay 5 plus 1, or 1 (WR8).") == Counter(["W47", "5", "1", "1", "WR8"])
