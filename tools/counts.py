"""Measure how easy the code is to navigate: `python -m tools.counts [FOLDER]`.

FOLDER is a checkout, by default this one. Compare two commits by running it on both.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from harness.markdown import markdown_table

GAME = re.compile(r"""games\.(?:buttons|war)\b|["'](?:buttons|war)["']""")
PAGE_GAME = re.compile(r"""['"/](?:buttons|war)['"/]""")
OWN = tuple(
    f"{part}/{game}" for part in ("games", "bots", "research") for game in ("buttons", "war")
)
REGISTRIES = ("games/__init__.py", "bots/registry.py", "research/registry.py")
PAGE_OWN = ("buttons/", "war/")
BRANCHES = (ast.If, ast.For, ast.While, ast.IfExp, ast.ExceptHandler, ast.comprehension, ast.Assert)


class Function(NamedTuple):
    """A function and its measures."""

    name: str
    lines: int
    complexity: int


def complexity(function: ast.AST) -> int:
    """Return one more than the number of branches, with each `and` and `or` counted."""
    nodes = list(ast.walk(function))
    booleans = sum(len(node.values) - 1 for node in nodes if isinstance(node, ast.BoolOp))
    return 1 + booleans + sum(isinstance(node, BRANCHES) for node in nodes)


def functions(path: Path) -> Iterator[Function]:
    """Yield the functions and methods of a Python file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            yield Function(f"{path.stem}.{node.name}", lines, complexity(node))


def line_count(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def largest_folder(paths: list[Path], top: Path) -> str:
    """Return the folder with the most files directly in it."""
    folder, count = Counter(path.parent for path in paths).most_common(1)[0]
    return f"{count} in {folder.relative_to(top)}"


def naming_a_game(
    paths: list[Path], top: Path, pattern: re.Pattern[str], own: tuple[str, ...]
) -> int:
    """Return how many files outside a game's own folders name a game."""
    outside = (path for path in paths if not str(path.relative_to(top)).startswith(own))
    return sum(bool(pattern.search(path.read_text(encoding="utf-8"))) for path in outside)


def sizes(paths: list[Path], top: Path) -> list[tuple[str, ...]]:
    longest = max(paths, key=line_count)
    return [
        ("files", str(len(paths))),
        ("lines", f"{sum(map(line_count, paths)):,}"),
        ("most files in one folder", largest_folder(paths, top)),
        ("longest file", f"{line_count(longest)} {longest.relative_to(top)}"),
    ]


def python_rows(top: Path) -> list[tuple[str, ...]]:
    paths = sorted(top.rglob("*.py"))
    found = [function for path in paths for function in functions(path)]
    longest = max(found, key=lambda function: function.lines)
    worst = max(found, key=lambda function: function.complexity)
    return [
        *sizes(paths, top),
        ("functions", f"{len(found):,}"),
        ("lines of a function, median", str(median(function.lines for function in found))),
        ("longest function", f"{longest.lines} {longest.name}"),
        ("highest complexity", f"{worst.complexity} {worst.name}"),
        ("files outside that name a game", str(naming_a_game(paths, top, GAME, OWN + REGISTRIES))),
    ]


def page_rows(top: Path) -> list[tuple[str, ...]]:
    paths = [path for end in ("ts", "svelte") for path in sorted(top.rglob(f"*.{end}"))]
    paths = [path for path in paths if not path.name.endswith(".test.ts")]
    named = str(naming_a_game(paths, top, PAGE_GAME, PAGE_OWN))
    return [*sizes(paths, top), ("files outside that name a game", named)]


def package_rows(top: Path) -> list[tuple[str, ...]]:
    """Return files and lines of each package with its subpackages."""
    folders = sorted(path.parent for path in top.glob("*/__init__.py"))
    rows: list[tuple[str, ...]] = [("package", "files", "lines")]
    for folder in folders:
        paths = list(folder.rglob("*.py"))
        rows.append((folder.name, str(len(paths)), f"{sum(map(line_count, paths)):,}"))
    return rows


def main() -> None:
    root = Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
    package, page = root / "src" / "buttonbox", root / "web" / "src"
    print(markdown_table([("Python", "count"), *python_rows(package)]), "\n")
    print(markdown_table([("page", "count"), *page_rows(page)]), "\n")
    print(markdown_table(package_rows(package)))


if __name__ == "__main__":
    main()
