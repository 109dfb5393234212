"""`python -m tools.observation_tables`: write the fields of every game's observation into the docs.

Each table is in docs/research/environments.md, under a heading with the game's title.
"""

import re
from pathlib import Path

from buttonbox.core.game import Game
from buttonbox.games import find_game
from buttonbox.research.observations.fields import Field
from buttonbox.research.registry import ENCODERS, make_encoder
from harness.markdown import markdown_table

DOCUMENT = Path(__file__).parents[1] / "docs" / "research" / "environments.md"
HEAD = ("field", "numbers", "highest", "meaning")
SEAT = "seat0."


def table(game: Game) -> str:
    """Return the table of a game's fields; those of a seat are listed once."""
    few, many = (make_encoder(game.name, players) for players in (min(game.players), 4))
    rows = [_row(field, other) for field, other in zip(few.fields, many.fields, strict=False)]
    listed = [row for row in rows if not re.match(r"seat[1-9]", row[0])]
    return markdown_table([HEAD, *listed])


def _row(field: Field, other: Field) -> tuple[str, str, str, str]:
    """Return a field's row; `other` is the same field with more players."""
    size = str(field.size) if field.size == other.size else "players"
    name = field.name.replace(SEAT, "seatN.")
    return name, size, str(field.high), field.meaning


def with_tables(text: str) -> str:
    """Return the document with all tables up to date."""
    for name in ENCODERS:
        game = find_game(name)
        section = re.compile(rf"(?<=\n### Fields of {game.title}\n\n)\|.*?(?=\n\n|\Z)", re.DOTALL)
        text = section.sub(lambda _, game=game: table(game), text)  # type: ignore[misc]
    return text


if __name__ == "__main__":
    DOCUMENT.write_text(with_tables(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
