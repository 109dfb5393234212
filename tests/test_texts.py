"""The page's texts: every language has every key, every key is used, every key used is there."""

import re
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import get_args

import pytest

from buttonbox.bots.levels import LEVELS
from buttonbox.games import find_game
from buttonbox.games.war import material
from buttonbox.server.http.lessons import read_script
from buttonbox.server.messages import Reaction
from buttonbox.server.tables.refusals import REFUSALS

SOURCES = Path(__file__).parents[1] / "web" / "src"
FOLDERS = tuple(sorted(path.parent for path in SOURCES.rglob("en.ftl")))
LANGUAGES = ("de", "en", "fr", "it")
KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
VARIABLE = re.compile(r"\$(\w+)")
WORD = re.compile(r"""['"`]([a-zA-Z][\w-]*)['"`]""")
TEMPLATE = re.compile(r"\b(?:t|has|say)\([^`')]*`([^`]*\$\{[^`]*)`")
HOLE = re.compile(r"\$\{[^}]*\}")

GAMES = ("buttons", "war")
GANGS = ("fox", "owl", "hare", "hog")
PLACES = ("quarry", "forest", "meadow")
SPACES = ("exam", "rescue", "snitch", "start", "brother", "hut", "star")
BONUSES = ("lake", "turn", "give")
CARD_KINDS = ("at-once", "lasting", "after-rolling")
CELL_LOOKS = ("open", "blocked", "laid", "starred", "legal", "waiting", "may", "wish")
STANDINGS = ("in", "out", "bust", "turn", "rolled", "asked", "sewing")
CAUSES = ("button", "star", "beside")  # why a cell is closed
BUTTONS_REASONS = (
    *("wins", "loses", "judged", "bust-risk", "next-bust-risk", "at-stake", "more-stars"),
    *("stars", "safe", "colour", "keeps-open", "line", "total"),
)
SETTINGS = ("sound", "calm", "contrast", "confirm", "odds", "handover", "keys")


def tips_named_in_the_page() -> set[str]:
    """Things on the table that a tip explains, where their name is written out."""
    sources = (path.read_text() for path in SOURCES.rglob("*.svelte"))
    return set(re.findall(r'\btip="([\w-]+)"', "\n".join(sources)))


def lesson_texts(game: str) -> list[str]:
    """Return what the guide says in a lesson."""
    path = find_game(game).lesson
    assert path is not None
    scenes = read_script(path).scenes
    return [f"{game}-{step.say}" for scene in scenes for step in scene.steps]


# Keys that the page puts together, and what it puts in.
COMPUTED: dict[str, tuple[str, ...]] = {
    "{}-age": GAMES,
    "{}-minutes": GAMES,
    "{}-pitch": GAMES,
    "{}-sure": ("leave-game", "delete-game"),
    "{}-title": GAMES,
    "buttons-ending-{}": find_game("buttons").endings,
    "cell-{}": (*CELL_LOOKS, "gone"),
    "cell-why-{}": CAUSES,
    "closed-{}": ("button", "star"),
    "clock-{}": ("none", "live", "days"),
    "colour-{}": ("red", "yellow", "green", "blue"),
    "fault-{}": ("offline", "busy", "gone", "refused", "broken"),
    "gang-{}": GANGS,
    "gold-closed-{}": CAUSES,
    "guide-nudge-{}": ("move", "next"),
    "headline-{}": (
        *("leaving-out", "dealing", "turn", "rolling", "laying", "offering", "sewing", "over"),
    ),
    "invitation-{}": ("taken", "wrong"),
    "invitation-{}-note": ("taken", "wrong"),
    "hint-{}": BUTTONS_REASONS,
    "hint-move-{}": ("roll", "out", "pass", "lay", "star"),
    "key-digits-{}": GAMES,
    "key-{}": (
        *("tab", "arrows", "enter", "undo", "escape", "help"),
        *("roll", "out", "lay", "pass", "brother", "confirm", "end"),
    ),
    "language-{}": LANGUAGES,
    "lesson-{}": tuple(chain.from_iterable(lesson_texts(game) for game in GAMES)),
    "level-{}": LEVELS[1:],
    "line-{}": ("sending", "ended"),
    "line-{}-note": ("lost", "sending", "ended"),
    "log-{}": ("lay", "pass", "out", "star"),
    "news-{}": (
        *("away", "back", "stand-in", "your-stand-in", "took-over", "bot", "hint", "no-seed"),
    ),
    "pips-{}": GANGS,
    "reaction-{}": get_args(Reaction),
    "reload-{}": ("new", "stuck"),
    "seat-{}": ("own", "local", "online"),
    "seed-{}": ("late", "other"),
    "setting-{}": SETTINGS,
    "setting-{}-note": SETTINGS,
    "sitter-{}": ("me", "bot", "invite", "here"),
    "sitter-{}-note": ("invite", "here"),
    "standing-{}": STANDINGS,
    "state-{}": ("in", "out", "bust"),
    "tip-{}": (
        *tips_named_in_the_page(),
        *("own-die", "white-die", "card-none"),
        *(f"cell-{look}" for look in CELL_LOOKS),
        *(f"standing-{state}" for state in STANDINGS),
        *(f"space-{space}" for space in SPACES),
        *(f"bonus-{bonus}" for bonus in BONUSES),
        *(f"card-{kind}" for kind in CARD_KINDS),
    ),
    "theme-{}": ("system", "light", "dark"),
    "war-advice-{}": (
        "location",
        "card",
        "school",
        "village",
        "village-done",
        "detain",
        "end",
        "after-reroll",
        "after-done",
    ),
    "war-at-{}": PLACES,
    "war-bonus-{}": BONUSES,
    "war-bonus-{}-note": BONUSES,
    "war-card-{}": material.CARD_NAMES,
    "war-counting-{}": ("exam", "snitch"),
    "war-effect-{}": material.CARD_NAMES,
    "war-ending-{}": find_game("war").endings,
    "war-headline-{}": (
        *("turn", "acted", "village", "building", "freeing", "detaining"),
        *("after-rolling", "rolling", "over"),
    ),
    "war-from-{}": (*PLACES, *SPACES, "village", "mill", "card"),
    "war-kind-{}": CARD_KINDS,
    "war-location-{}": (*PLACES, "village", "mill"),
    "war-log-{}": (*SPACES, "lake", "free", "build"),
    "war-note-{}": SPACES,
    "war-note-phase-{}": (
        *("turn", "acted", "village", "building", "freeing", "detaining", "after-rolling"),
    ),
    "war-part-{}": ("build", "free", "star", "brother", "buttons", "lost"),
    "war-space-{}": SPACES,
    "war-step-{}": ("snitch", "exam", "start", "places", "end"),
    "war-tab-{}": ("places", "school", "cards", "hut", "log", "others"),
    "war-target-{}": ("legal", "maybe", "no"),
    "war-why-{}": (
        *("wins", "loses", "judged", "pays", "costs", "displaces", "displaces-own", "blocks"),
        *("holds", "marker", "threatens", "shuns-locations", "starts", "builds", "frees"),
        *("unblocks", "detains", "detains-harmless", "gains-stars", "gains-brothers"),
        *("keeps-dice", "ends-round"),
    ),
    "watching-{}": ("risk", "dice", "laying", "offering", "sewing", "over"),
}
CHANCE_RULES = {"B11", "W3", "W10", "W11", "W12"}  # nobody is asked while these are carried out
# The page never asks for these, or the screens that ask for them explain them.
EXPLAINED_ELSEWHERE = {
    *("message", "seat", "seed", "over", "deleted"),
    *("invitation", "taken", "host", "bots", "delete"),
}
WORDS = sorted(REFUSALS.keys() - EXPLAINED_ELSEWHERE)
REFUSAL = re.compile(rf"refusal-([BW]R?\d+(-[a-z-]+)?|{'|'.join(WORDS)})")


def texts(language: str) -> str:
    """Return all texts of a language."""
    return "\n".join((folder / f"{language}.ftl").read_text() for folder in FOLDERS)


def keys(language: str) -> list[str]:
    """Return the keys of a language, in the order of its files."""
    return KEY.findall(texts(language))


def messages(language: str) -> dict[str, set[str]]:
    """Return the variables of every text."""
    parts = KEY.split(texts(language))[1:]
    return {
        key: set(VARIABLE.findall(text)) for key, text in zip(parts[::2], parts[1::2], strict=True)
    }


def code() -> str:
    """Everything on the page that may ask for a text."""
    files = (path for end in ("ts", "svelte") for path in SOURCES.rglob(f"*.{end}"))
    return "\n".join(path.read_text() for path in files if not path.name.endswith(".test.ts"))


def computed() -> set[str]:
    """Return all keys that the page can put together."""
    return {shape.format(value) for shape, values in COMPUTED.items() for value in values}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_variables(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_comes_twice(language: str) -> None:
    assert [key for key, count in Counter(keys(language)).items() if count > 1] == []


def test_every_key_is_used() -> None:
    used = set(WORD.findall(code())) | computed()
    unused = [key for key in keys("en") if key not in used and not REFUSAL.fullmatch(key)]
    assert unused == []


def test_every_key_that_is_asked_for_is_there() -> None:
    asked = set(re.findall(r"\bt\(\s*'([\w-]+)'", code())) | computed()
    assert sorted(asked - set(keys("en"))) == []


def test_every_way_to_put_a_key_together_is_known() -> None:
    shapes = {HOLE.sub("{}", template) for template in TEMPLATE.findall(code())}
    assert sorted(shapes - set(COMPUTED)) == []


def test_every_rule_that_refuses_a_move_says_so_in_words() -> None:
    refusals = {key.removeprefix("refusal-") for key in keys("en") if REFUSAL.fullmatch(key)}
    named = chain.from_iterable(rules_that_refuse(game) for game in GAMES)
    assert sorted(set(named) - CHANCE_RULES - refusals) == []


@pytest.mark.parametrize("word", WORDS)
def test_every_refusal_at_a_table_says_why(word: str) -> None:
    assert f"refusal-{word}" in keys("en")


def rules_that_refuse(game: str) -> set[str]:
    """Return the rule numbers that the game's refusals cite."""
    folder = Path(__file__).parents[1] / "src" / "buttonbox" / "games" / game
    sources = [*folder.glob("broken_rules.py"), *folder.glob("broken_rules/*.py")]
    found = set(re.findall(r'"([BW]R?\d+)"', "\n".join(path.read_text() for path in sources)))
    assert found
    return found
