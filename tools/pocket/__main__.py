"""`python -m tools.pocket`: build the pocket."""

import sys
import time

from tools.pocket.headers import check_python
from tools.pocket.manifest import MOST_BYTES, PocketFile, write_pocket
from tools.pocket.places import WORK, CannotBuild, OtherPython
from tools.pocket.python_files import pack, packages, standard_library
from tools.pocket.side_modules import build_side_modules


def build() -> list[PocketFile]:
    """Build everything; raises CannotBuild."""
    check_python()
    WORK.mkdir(parents=True, exist_ok=True)
    box = packages(build_side_modules())
    return write_pocket(pack(standard_library()), pack(box))


def main() -> int:
    """Build, and say how big it has become."""
    began = time.monotonic()
    try:
        files = build()
    except CannotBuild as error:
        print(f"pocket: {error}", file=sys.stderr)
        return 0 if isinstance(error, OtherPython) and "--if-possible" in sys.argv else 1
    for file in files:
        print(f"{file.compressed / 1e6:6.2f} MB  {file.file}")
    total = sum(file.compressed for file in files)
    print(f"{total / 1e6:6.2f} MB  in all, made in {time.monotonic() - began:.0f} s")
    if total > MOST_BYTES:
        print(f"pocket: more than {MOST_BYTES / 1e6:.0f} MB", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
