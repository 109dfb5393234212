"""CPython's headers, with a pyconfig.h for 32 bits."""

import re
import shutil
import sys
import sysconfig
from pathlib import Path

from tools.pocket.places import WORK, CannotBuild, OtherPython

PYTHON = (3, 11)  # of the Pyodide in web/package.json
SIZES = {
    "SIZEOF_LONG": 4,
    "SIZEOF_VOID_P": 4,
    "SIZEOF_SIZE_T": 4,
    "SIZEOF_UINTPTR_T": 4,
    "SIZEOF_PTHREAD_T": 4,
    "ALIGNOF_LONG": 4,
    "ALIGNOF_SIZE_T": 4,
    "SIZEOF_TIME_T": 8,
    "SIZEOF_OFF_T": 8,
}
ABSENT = r"HAVE_GCC_UINT128_T|HAVE_GCC_ASM_FOR_X\w+"


def check_python() -> None:
    """Raise OtherPython if this one's headers and bytecode are not those of the pocket."""
    if sys.version_info[:2] != PYTHON:
        wanted = ".".join(map(str, PYTHON))
        raise OtherPython(f"the pocket is built with Python {wanted}: make PYTHON=python{wanted}")


def write_headers() -> Path:
    """Copy this Python's headers and return their folder; raises CannotBuild."""
    original = Path(sysconfig.get_path("include"))
    if not (original / "Python.h").is_file():
        raise CannotBuild(f"no Python.h in {original}: install the headers (python3-dev)")
    folder = WORK / "include"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(original, folder)
    config = Path(sysconfig.get_config_h_filename()).read_text(encoding="utf-8")
    (folder / "pyconfig.h").write_text(for_32_bits(config), encoding="utf-8")
    return folder


def for_32_bits(config: str) -> str:
    """Return a pyconfig.h with the sizes of wasm32."""
    for name, size in SIZES.items():
        config = re.sub(rf"^#define {name} \d+$", f"#define {name} {size}", config, flags=re.M)
    return re.sub(rf"^#define ({ABSENT}) 1$", r"/* no \1 */", config, flags=re.M)
