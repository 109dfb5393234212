"""`python -m tests.server.bounds`: the server's tests with the oldest and newest packages."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLACE = ROOT / "build" / "bounds"
TESTS = (
    "test_private_names",
    "test_wire",
    "test_http_connection",
    "test_rates",
    "test_page",
    "test_http",
    "test_hostile",
    "test_operations",
    "test_faults",
    "test_play",
)


def lowest(dependencies: list[str]) -> list[str]:
    """The lower bounds as exact versions."""
    return [re.sub(r">=([^,]+).*", r"==\1", each) for each in dependencies]


def run(*command: str | Path, **environment: str) -> int:
    print("+", *command, flush=True)
    return subprocess.call(command, cwd=ROOT, env={**os.environ, **environment})


def test_with(name: str, pins: list[str]) -> int:
    """Install these packages beside ours and run the tests with them."""
    python = PLACE / name / "bin" / "python"
    run(sys.executable, "-m", "venv", "--clear", PLACE / name)
    install = (python, "-m", "pip", "install", "-q", "-e", ".[test]")
    failed = run(*install, *pins, BUTTONBOX_INTERPRETED="1")  # what is compiled here stays so
    run(python, "-m", "pip", "list")
    tests = [f"tests/server/{each}.py" for each in TESTS]
    return failed or run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests)


def main() -> int:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    return test_with("lowest", lowest(project["dependencies"])) or test_with("newest", [])


if __name__ == "__main__":
    sys.exit(main())
