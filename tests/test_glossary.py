"""One word for one thing: the page and the rules agree in every language."""

import re
from pathlib import Path

import pytest

from buttonbox.core.rulebook import RuleBook

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "web" / "src"
GAMES = ROOT / "src" / "buttonbox" / "games"
LANGUAGES = ("de", "en", "fr", "it")
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) = ?(.*(?:\n[ \t]+.*)*)", re.MULTILINE)

CARDS = (  # in the order of the table in the rules
    *("section", "school-pay", "forest-pay", "quarry-pay", "meadow-pay", "village-pay"),
    *("two-brothers", "three-brothers", "equals", "turn-1s", "turn-2s", "turn-3s", "re-roll"),
    *("one-star", "two-stars"),
)
KINDS = {"at-once": "section", "lasting": "school-pay", "after-rolling": "re-roll"}
KIND = 3  # the column
SPACES = ("exam", "rescue", "snitch", "start", "brother", "hut", "star")

# Words that other texts of the page do not use, and why not.
BANNED = {
    "de": (
        r"\w+geld\b",  # "Schulgeld" is what parents pay: the cards bring "Sold"
        r"\d }?en\b",  # 1er, 2er, 3er
        r"farbige[rn]? Würfel",  # Farbwürfel
        r"\bTisch decken",
        r"\bLeitung\b",
    ),
    "en": (r"\banother\W?s turn", r"\bSeal\b", r"\bseal (?:fits|matches)", r"\bEquals displace\b"),
    "fr": (r"\bÉgaux délogent", r"\bPrime d", r"\bbâti", r"\brobot", r"au trait", r"dé coloré"),
    "it": (
        r"(?<!si )\bè incartat",
        r"(?<!ti )\bsei incartat",
        r"di mano",
        r"\bPari scacciano",
        r"\ba punto\b",
    ),
}
# In the school and on tracks a thing stands on a space, not on a line.
LINES = {"de": r"\bZeile", "en": r"\blines?\b", "fr": r"\bligne", "it": r"\brig(?:a|he)\b"}
PRONOUNS = {"Ich", "Me", "Moi", "Io", "I", "Du", "You", "Toi", "Tu"}
BREAKABLE = re.compile(r" [?!;:»]|« |[^\s\u00a0\u202f&?!.…(«][?!»]")


def page_texts(language: str) -> dict[str, str]:
    """Return all texts of the page by their keys."""
    files = sorted(PAGE.glob(f"**/{language}.ftl"))
    return dict(MESSAGE.findall("\n".join(path.read_text(encoding="utf-8") for path in files)))


def war_rules(language: str) -> RuleBook:
    """Return the rules of War of the Buttons."""
    return RuleBook(GAMES / "war" / ("RULES.md" if language == "en" else f"RULES.{language}.md"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_kinds_and_spaces_have_the_names_of_the_rules(language: str) -> None:
    texts, rules = page_texts(language), war_rules(language)
    _, *rows = next(chapter.tables[0] for chapter in rules.chapters if chapter.tables)
    by_card = dict(zip(CARDS, rows, strict=True))
    names = {card: texts[f"war-card-{card}"].casefold() for card in CARDS}
    assert names == {card: row[0].casefold() for card, row in by_card.items()}
    kinds = {kind: texts[f"war-kind-{kind}"] for kind in KINDS}
    assert kinds == {kind: by_card[card][KIND] for kind, card in KINDS.items()}
    spaces = [texts[f"war-space-{space}"].casefold() for space in SPACES]
    assert ", ".join(spaces) in rules.rules["W4"].text.casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_we_do_not_use(language: str) -> None:
    texts = page_texts(language)
    found = [
        f"{key}: {text}"
        for key, text in texts.items()
        for word in BANNED[language]
        if re.search(word, text, re.IGNORECASE)
    ]
    war = {key: text for key, text in texts.items() if re.match(r"war-|refusal-W|tip-school", key)}
    found += [f"{key}: {text}" for key, text in war.items() if re.search(LINES[language], text)]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_a_pronoun(language: str) -> None:
    texts = page_texts(language)
    assert PRONOUNS.isdisjoint({texts["seat-number"], texts.get("name-me", "")})


@pytest.mark.parametrize(
    "path",
    [*sorted(PAGE.glob("**/fr.ftl")), *sorted(GAMES.glob("*/RULES.fr.md"))],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_french_punctuation_never_starts_a_line(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".ftl":
        text = "\n".join(message for _, message in MESSAGE.findall(text))
    lines = [line for line in text.splitlines() if BREAKABLE.search(line)]
    assert lines == []


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_no_space_before_an_ellipsis(language: str) -> None:
    assert [key for key, text in page_texts(language).items() if " …" in text] == []
