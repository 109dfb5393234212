"""Everything but the environments works without the extras, and so without NumPy."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "buttonbox"
EXTRAS = {"numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "shimmy", "PIL", "pyarrow"}

PLAY_WITHOUT = """
import sys
for name in sys.argv[1:]:
    sys.modules[name] = None  # as if it were not installed
from buttonbox.research.registry import make_encoder
from buttonbox.games import find_game
import buttonbox.cli.main, buttonbox.server.app
game = find_game("buttons")
print(len(make_encoder("buttons", 2).observe(game.new(game.settings(2)), 0)))
"""


def imports_of(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]


def test_only_research_imports_what_only_extras_install() -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)} imports {name}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if PACKAGE / "research" not in path.parents
        for name in imports_of(path)
        if name in EXTRAS
    ]
    assert wrong == []


def test_the_base_install_has_none_of_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    names = {re.split(r"[<>=\[]", entry)[0].lower() for entry in project["dependencies"]}
    assert not names & {name.lower() for name in EXTRAS}


def test_games_server_and_encoders_work_without_it() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAY_WITHOUT, *sorted(EXTRAS)], capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (0, "486\n"), done.stderr
