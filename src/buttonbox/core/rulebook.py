"""Read the rules of a game from its RULES.md: numbered rules with examples, tables, paragraphs."""

import re
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

_RULE = re.compile(r"^- ([A-Z]{1,2}\d+)\. (.*)$")
_EXAMPLE = re.compile(r"^> (.*)$")
_HEADING = re.compile(r"^## (.*)$")
_LINE_BELOW_HEAD = re.compile(r"^\|[\s|:-]+\|$")

Row = list[str]


@dataclass(frozen=True)
class Rule:
    """One numbered rule or ruling."""

    number: str
    chapter: str
    text: str
    examples: tuple[str, ...] = ()


@dataclass(frozen=True)
class Chapter:
    """A chapter of rules; the first row of each table is its head."""

    name: str
    words: list[str] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)
    tables: list[list[Row]] = field(default_factory=list)


class RuleBook:
    """All rules of a game by number, in order."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @cached_property
    def text(self) -> str:
        """The whole page, as Markdown."""
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def title(self) -> str:
        """The title of the page."""
        return self.text.split("\n", 1)[0].lstrip("# ").strip()

    @cached_property
    def chapters(self) -> list[Chapter]:
        """All chapters in order; the first one, without a name, is the introduction."""
        chapters = [Chapter("")]
        in_table = False
        for line in self.text.splitlines()[1:]:
            if heading := _HEADING.match(line):
                chapters.append(Chapter(heading[1]))
            else:
                _add(chapters[-1], line, in_table)
            in_table = line.startswith("|")
        return chapters

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """Every rule by its number."""
        return {rule.number: rule for chapter in self.chapters for rule in chapter.rules}


def _add(chapter: Chapter, line: str, in_table: bool) -> None:
    """Add a line of Markdown to its chapter."""
    if rule := _RULE.match(line):
        chapter.rules.append(Rule(rule[1], chapter.name, rule[2]))
    elif (example := _EXAMPLE.match(line)) and chapter.rules:
        last = chapter.rules[-1]
        chapter.rules[-1] = replace(last, examples=(*last.examples, example[1]))
    elif line.startswith("|"):
        _add_row(chapter, line, in_table)
    elif line.strip():
        chapter.words.append(line.strip())


def _add_row(chapter: Chapter, line: str, in_table: bool) -> None:
    if not in_table:
        chapter.tables.append([])
    if not _LINE_BELOW_HEAD.match(line):
        chapter.tables[-1].append([cell.strip() for cell in line.strip().strip("|").split("|")])
