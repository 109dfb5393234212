"""Run the plain Python source even if compiled modules are installed."""

import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

SWITCH = "BUTTONBOX_INTERPRETED"


def is_wanted() -> bool:
    """Return whether BUTTONBOX_INTERPRETED is set to anything but 0, at build or run time."""
    return os.environ.get(SWITCH, "") not in ("", "0")


class SourceFinder:
    """Finds the .py file of this package's modules, never the compiled one."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("buttonbox."):
            return None
        source = Path(path[0], name.rpartition(".")[2] + ".py")
        return importlib.util.spec_from_file_location(name, source) if source.is_file() else None


def prefer_source() -> None:
    """Import source files from now on; call it before the rules are imported."""
    sys.meta_path.insert(0, SourceFinder)


def is_compiled() -> bool:
    """Return whether the rules are compiled in this process."""
    from buttonbox.core import state

    return not str(state.__file__).endswith(".py")
