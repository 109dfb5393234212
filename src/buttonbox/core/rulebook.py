"""The numbered rules of a game, read from its RULES.md."""

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

_RULE = re.compile(r"^- ([A-Z]{1,2}\d+)\. (.*)$")
_HEADING = re.compile(r"^## (.*)$")


@dataclass(frozen=True)
class Rule:
    """One numbered rule or ruling."""

    number: str
    chapter: str
    text: str


class RuleBook:
    """All rules of a game by number, in order."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @cached_property
    def text(self) -> str:
        """The whole page, as Markdown."""
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """Every rule by its number."""
        found: dict[str, Rule] = {}
        chapter = ""
        for line in self.text.splitlines():
            if heading := _HEADING.match(line):
                chapter = heading[1]
            elif rule := _RULE.match(line):
                found[rule[1]] = Rule(rule[1], chapter, rule[2])
        return found
