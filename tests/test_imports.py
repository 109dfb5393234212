"""Imports point one way: core <- games <- bots <- research, server <- pocket, cli.

Read from the source, so that an import inside a function counts as well.
"""

import ast
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src"
PACKAGE = "buttonbox"
MODULES = sorted((SRC / PACKAGE).rglob("*.py"))
HEADERS = sorted((SRC / PACKAGE).rglob("*.pxd"))

# What the modules of a part may import of the package, `__init__` being the package itself with
# its version; cli, not listed, may import anything.
MAY_IMPORT = {
    "__init__": {"interpreted", "core", "games", "bots"},
    "__main__": {"cli"},
    "interpreted": {"core"},
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"interpreted", "core", "games", "bots"},
    "research": {"__init__", "core", "games", "bots", "research"},
    "server": {"__init__", "core", "games", "bots", "server"},
    "pocket": {"core", "games", "bots", "server", "pocket"},
}
STANDARD_LIBRARY_ONLY = {"core", "games"}
CIMPORT = re.compile(r"^\s*(?:from (\S+) )?cimport (.+)$")


def module_name(path: Path) -> str:
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


NAMES = {module_name(path) for path in MODULES}


def imported(path: Path) -> Iterator[str]:
    """Yield every module that a source file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = from_where(path, node)
            yield from modules_of(base, [alias.name for alias in node.names])


def from_where(path: Path, node: ast.ImportFrom) -> str:
    """Return the module after `from`, also of a relative import."""
    folder = [".".join(path.parent.relative_to(SRC).parts[: 1 - node.level or None])]
    return ".".join((folder if node.level else []) + ([node.module] if node.module else []))


def modules_of(base: str, names: list[str]) -> Iterator[str]:
    """`from base import name` imports a module of that name, or something out of base."""
    for name in names:
        yield f"{base}.{name}" if f"{base}.{name}" in NAMES else base


def cimported(path: Path) -> Iterator[str]:
    """Yield every module that a .pxd file cimports."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if match := CIMPORT.match(line):
            names = re.split(r"\s*,\s*", match[2].strip())
            yield from modules_of(match[1], names) if match[1] else names


def part(module: str) -> str:
    """Return which part of the package a module belongs to."""
    return f"{module}.__init__".split(".")[1]


def allowed(importer: str, module: str) -> bool:
    """Return whether the arrows let one module of the package import another."""
    if importer.count(".") >= 2 and importer.startswith(f"{PACKAGE}.games."):
        own_game = ".".join(importer.split(".")[:3])
        return part(module) == "core" or f"{module}.".startswith(f"{own_game}.")
    return part(importer) == "cli" or part(module) in MAY_IMPORT[part(importer)]


def in_package(module: str) -> bool:
    return module.split(".")[0] == PACKAGE


Imports = Callable[[Path], Iterator[str]]


def against_the_arrows(paths: list[Path], imports: Imports) -> list[str]:
    """List imports inside the package that the arrows forbid."""
    return [
        f"{module_name(path)} imports {module}"
        for path in paths
        for module in imports(path)
        if in_package(module) and not allowed(module_name(path), module)
    ]


def test_imports_follow_the_arrows() -> None:
    assert against_the_arrows(MODULES, imported) == []


def test_cimports_follow_the_arrows() -> None:
    assert against_the_arrows(HEADERS, cimported) == []


@pytest.mark.parametrize("folder", ["tests", "harness", "tools", "bench", "bench_server", "soak"])
def test_what_is_shared_is_in_the_harness(folder: str) -> None:
    """Tests, benches and soak import the harness, never each other; tests may run tools."""
    others = {"tests", "tools", "bench", "bench_server", "soak"} - {folder}
    forbidden = others - {"tools"} if folder == "tests" else others
    wrong = [
        f"{path.name} imports {module}"
        for path in sorted((SRC.parent / folder).rglob("*.py"))
        for module in imported_names(path)
        if module.split(".")[0] in forbidden
    ]
    assert wrong == []


def imported_names(path: Path) -> Iterator[str]:
    """Yield the modules a file outside of the package names in its imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_core_and_games_need_the_standard_library_alone() -> None:
    wrong = [
        f"{module_name(path)} imports {module}"
        for path in MODULES
        if part(module_name(path)) in STANDARD_LIBRARY_ONLY
        for module in imported(path)
        if not in_package(module) and module.split(".")[0] not in sys.stdlib_module_names
    ]
    assert wrong == []


def test_imports_are_found_wherever_they_stand() -> None:
    """The checks above see every form of import."""
    found = set(imported(SRC / PACKAGE / "games" / "war" / "game.py"))
    assert {"buttonbox.core.game", "buttonbox.games.war.page.facts"} <= found
    assert "buttonbox.core.state" in imported(SRC / PACKAGE / "interpreted.py")
    assert "buttonbox.core.actors" in imported(SRC / PACKAGE / "core" / "state.py")
    assert "buttonbox.core.actors" in cimported(SRC / PACKAGE / "core" / "state.pxd")


@pytest.mark.parametrize(
    ("level", "module", "meant"),
    [
        (0, "buttonbox.core", "buttonbox.core"),
        (1, None, "buttonbox.games.war"),
        (1, "codes", "buttonbox.games.war.codes"),
        (2, "buttons", "buttonbox.games.buttons"),
        (3, "core.state", "buttonbox.core.state"),
    ],
)
def test_relative_imports_are_understood(level: int, module: str | None, meant: str) -> None:
    path = SRC / PACKAGE / "games" / "war" / "rules.py"
    assert from_where(path, ast.ImportFrom(module, [], level)) == meant


@pytest.mark.parametrize(
    ("importer", "module"),
    [
        ("buttonbox.core.state", "buttonbox.games"),
        ("buttonbox.core.state", "buttonbox"),
        ("buttonbox.games.war.rules", "buttonbox.games.buttons.codes"),
        ("buttonbox.games.war.rules", "buttonbox.games"),
        ("buttonbox.games.war", "buttonbox.games.buttons"),
        ("buttonbox.games.war.game", "buttonbox.games.warfare"),
        ("buttonbox.games", "buttonbox.bots"),
        ("buttonbox.bots.search.mcts", "buttonbox.server.tables.match"),
        ("buttonbox.server.tables.match", "buttonbox.research.gym"),
        ("buttonbox.research.gym", "buttonbox.cli"),
        ("buttonbox.__main__", "buttonbox.core.state"),
    ],
)
def test_an_import_against_the_arrows_is_seen(importer: str, module: str) -> None:
    assert not allowed(importer, module)


@pytest.mark.parametrize(
    ("importer", "module"),
    [
        ("buttonbox.games.war.rules", "buttonbox.core.state"),
        ("buttonbox.games.war.rules", "buttonbox.games.war"),
        ("buttonbox.games", "buttonbox.games.war.game"),
        ("buttonbox.bots.search.mcts", "buttonbox.games"),
        ("buttonbox.server.tables.match", "buttonbox.bots.search.mcts"),
        ("buttonbox.cli.main", "buttonbox.server.tables.match"),
        ("buttonbox.__main__", "buttonbox.cli.main"),
        ("buttonbox", "buttonbox.interpreted"),
    ],
)
def test_an_import_along_the_arrows_is_fine(importer: str, module: str) -> None:
    assert allowed(importer, module)
