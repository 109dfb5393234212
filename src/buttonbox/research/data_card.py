"""The dataset card: what a file of games holds and how it was made, for people and for the Hub."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from buttonbox import __version__
from buttonbox.games import find_game
from buttonbox.research.data import FIELDS, GameRow, Plan

SIZES = ((1_000, "n<1K"), (10_000, "1K<n<10K"), (100_000, "10K<n<100K"), (10**6, "100K<n<1M"))


@dataclass
class Totals:
    """What the games of a file add up to; a shared win counts for each winner."""

    games: int = 0
    decisions: int = 0
    events: int = 0
    rounds: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)

    def counting(self, batches: Iterable[list[GameRow]]) -> Iterator[list[GameRow]]:
        """Pass the batches on and count them."""
        for batch in batches:
            for row in batch:
                self.add(row)
            yield batch

    def add(self, row: GameRow) -> None:
        """Count one game."""
        self.games += 1
        self.decisions += row["decisions"]
        self.events += len(row["codes"])
        self.rounds += row["rounds"]
        self.endings[row["ending"]] += 1
        self.wins.update(row["winners"])


def card_path(data: Path) -> Path:
    """Return where the card of a file goes: beside it; a dataset's folder calls it README.md."""
    return data.with_suffix(".card.md")


def write_card(data: Path, plan: Plan, totals: Totals) -> None:
    """Write the card beside its file."""
    card_path(data).write_text(card(data.name, plan, totals), encoding="utf-8")


def card(name: str, plan: Plan, totals: Totals) -> str:
    """Return the card of a file called `name`."""
    title = find_game(plan.game).title
    return "\n".join(
        [
            *_front_matter(name, title, totals),
            f"# {title}: {totals.games} games of {plan.players} players",
            "",
            *_origin(plan, totals),
            "",
            "## One row per game",
            "| field | type | content |",
            "| --- | --- | --- |",
            *(f"| `{each.name}` | {each.type} | {each.meaning} |" for each in FIELDS),
            "",
            "## Reading it",
            *_reading(name),
            "",
            "## Limitations",
            f"- The games are generated, not collected: they show how `{plan.bot}` plays, not how "
            "people do.",
            "- Codes are those of this version's rules; `hash` shows whether a replay matches.",
            "- No personal data.",
            "",
            "## Counts",
            "| ending | games |",
            "| --- | --- |",
            *(f"| {ending} | {count} |" for ending, count in totals.endings.most_common()),
            "",
            "| seat | wins |",
            "| --- | --- |",
            *(f"| {seat} | {totals.wins[seat]} |" for seat in range(plan.players)),
            "",
        ]
    )


def _front_matter(name: str, title: str, totals: Totals) -> list[str]:
    """Return the fields that dataset hubs read."""
    return [
        "---",
        f'pretty_name: "{title}, games played by Buttonbox"',
        "task_categories: [reinforcement-learning]",
        "tags: [board-games, dice, self-play]",
        f"size_categories: [{_size(totals.games)}]",
        "configs:",
        "- config_name: default",
        "  data_files:",
        "  - split: train",
        f'    path: "{name}"',
        "---",
    ]


def _origin(plan: Plan, totals: Totals) -> list[str]:
    effort = (
        "" if plan.simulations is None else f" with {plan.simulations} simulations per decision"
    )
    return [
        f"Played by Buttonbox {__version__}: the bot `{plan.bot}` in every seat{effort}, seed "
        f"{plan.seed}. {totals.decisions} decisions; {totals.events} events with the dice.",
        "The game has no hidden information, so a row describes it completely.",
    ]


def _reading(name: str) -> list[str]:
    return [
        "```python",
        "from datasets import load_dataset",
        "from buttonbox.research.data import decisions, to_history, to_record",
        "",
        f'games = load_dataset("parquet", data_files="{name}", split="train")',
        "history = to_history(games[0])  # replayed by the rules, checked against the hash",
        "record = to_record(games[0])  # the text that `buttonbox replay` reads",
        "for state, seat, moves, code in decisions(games[0]):",
        "    ...",
        "```",
    ]


def _size(games: int) -> str:
    return next((text for most, text in SIZES if games < most), "1M<n<10M")
