"""The package installs and plays without a C compiler."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_without_a_compiler_it_installs_and_plays_interpreted(tmp_path: Path) -> None:
    source = tmp_path / "source"
    ignore = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", source / "src", ignore=ignore)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    target = tmp_path / "installed"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-build-isolation", "--no-deps"]
    built = subprocess.run(
        [*pip, "--target", str(target), str(source)],
        env={**os.environ, "CC": "false"},
        capture_output=True,
        text=True,
    )
    assert built.returncode == 0, built.stderr
    assert not list(target.rglob("*.so"))
    played = subprocess.run(
        [sys.executable, "-m", "buttonbox", "simulate", "war", "--games", "2", "--seed", "1"],
        env={**os.environ, "PYTHONPATH": str(target)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert "2 games" in played.stdout
    assert played.stderr.count("interpreted") == 1
