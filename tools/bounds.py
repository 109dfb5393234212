"""`python -m tools.bounds`: run the server's tests with the oldest and newest packages allowed."""

import os
import re
import subprocess
import sys
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PLACE = ROOT / "build" / "bounds"
TESTS = (
    "test_private_names",
    "ws/test_wire",
    "protection/test_http_connection",
    "protection/test_rates",
    "http/test_page",
    "http/test_http",
    "protection/test_hostile",
    "test_operations",
    "ws/test_failing_network",
    "ws/test_play",
)


def lowest(dependencies: list[str]) -> list[str]:
    """Return the lower bounds as exact versions."""
    return [re.sub(r">=([^,]+).*", r"==\1", each) for each in dependencies]


def run(*command: str | Path, **environment: str) -> int:
    print("+", *command, flush=True)
    return subprocess.call(command, cwd=ROOT, env={**os.environ, **environment})


def test_with(name: str, pins: list[str]) -> int:
    """Install these packages in a new environment and run the tests there."""
    python = PLACE / name / "bin" / "python"
    run(sys.executable, "-m", "venv", "--clear", PLACE / name)
    install = (python, "-m", "pip", "install", "-q", "-e", ".[test]")
    failed = run(*install, *pins, BUTTONBOX_INTERPRETED="1")  # keep the modules compiled here
    run(python, "-m", "pip", "list")
    tests = [f"tests/server/{each}.py" for each in TESTS]
    return failed or run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests)


def main() -> int:
    """Test both ends, even if the first fails, and print how long each took."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    failed = 0
    for name, pins in (("lowest", lowest(project["dependencies"])), ("newest", [])):
        began = time.monotonic()
        code = test_with(name, pins)
        failed = failed or code
        print(f"{name}: exit code {code} after {(time.monotonic() - began) / 60:.0f} minutes")
    return failed


if __name__ == "__main__":
    sys.exit(main())
