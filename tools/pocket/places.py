"""Where the parts of the pocket come from and where they go."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
CYTHON = ROOT / "build/cython/src"  # where setup.py leaves the C files
PYODIDE = ROOT / "web/node_modules/pyodide"
WORK = ROOT / "build/pocket"
PUBLIC = ROOT / "web/public"
FILES = PUBLIC / "assets/pocket"
MANIFEST = PUBLIC / "pocket.json"


class CannotBuild(Exception):
    """Something that the pocket is made of is missing."""


class OtherPython(CannotBuild):
    """The pocket is built with the Python version that it contains."""
