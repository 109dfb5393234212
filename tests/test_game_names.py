"""A game is its folders and one line in each registry: nothing else knows it by name."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from buttonbox.games import GAMES

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "buttonbox"
NAMES = "|".join(GAMES)
REGISTRIES = {
    PACKAGE / "games" / "__init__.py",
    PACKAGE / "bots" / "registry.py",
    PACKAGE / "research" / "registry.py",
}
PARTS = ("games", "bots", "research")
MODULE = re.compile(rf"\bbuttonbox\.({'|'.join(PARTS)})\.({NAMES})\b")
FOLDERS = [PACKAGE / part / name for part in PARTS for name in GAMES]


def shared_files() -> Iterator[Path]:
    """Yield every source file that belongs to no game."""
    sources = [path for ending in ("py", "pyx", "pxd") for path in PACKAGE.rglob(f"*.{ending}")]
    for path in sorted([*sources, ROOT / "setup.py"]):
        if path not in REGISTRIES and not any(folder in path.parents for folder in FOLDERS):
            yield path


def names_in(text: str, is_python: bool) -> list[str]:
    """Return what of a source names a game: a module, or the name as a whole string."""
    found = [match[0] for match in MODULE.finditer(text)]
    if is_python:
        strings = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
        found += [repr(node.value) for node in strings if node.value in set(GAMES)]
    return found


def test_no_shared_file_knows_a_game() -> None:
    known = {
        str(path.relative_to(ROOT)): names
        for path in shared_files()
        if (names := names_in(path.read_text(encoding="utf-8"), path.suffix == ".py"))
    }
    assert known == {}


def test_a_registry_has_one_line_for_each_game() -> None:
    for path in REGISTRIES:
        lines = [line for line in path.read_text().splitlines() if MODULE.search(line)]
        assert len(lines) == len(GAMES)


@pytest.mark.parametrize(
    "text",
    [
        "from buttonbox.games.war import rules",
        "import buttonbox.bots.buttons.value",
        'if game.name == "buttons": ...',
        'OPTIONS = {"war": 1}',
    ],
)
def test_a_name_is_seen(text: str) -> None:
    assert names_in(text, is_python=True)


def test_what_only_sounds_like_a_name_is_not() -> None:
    assert names_in('from buttonbox.games.warfare import x; y = "buttons left"', True) == []
