"""The rules in words, in the languages they are written in."""

from functools import cache
from itertools import groupby

from buttonbox.core.rulebook import RuleBook
from buttonbox.games import GAMES
from buttonbox.server.messages import Chapter, Rules, RuleText

LANGUAGES = ("en", "de", "fr", "it")


def rules(game: str, language: str) -> Rules | None:
    """In this language, else in English; None if there is no such game."""
    if game not in GAMES:
        return None
    return _read(game, language if language in LANGUAGES else "en")


@cache
def _read(game: str, language: str) -> Rules:
    book = GAMES[game].rules
    translated = book.path.with_suffix(f".{language}.md")
    if translated.is_file():
        book = RuleBook(translated)
    found = groupby(book.rules.values(), key=lambda rule: rule.chapter)
    return Rules(
        title=book.text.split("\n", 1)[0].lstrip("# ").strip(),
        chapters=[
            Chapter(name, [RuleText(rule.number, rule.text) for rule in group])
            for name, group in found
        ],
    )
