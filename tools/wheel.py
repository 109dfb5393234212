"""`python -m tools.wheel`: build wheel and sdist, check them, install each and play a game.

They are built twice and must be equal to the byte. SOURCE_DATE_EPOCH dates their files; without it
the last commit does. The page must be built before: `make wheel` sees to that.
"""

import gzip
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from tools.wheel_contents import sdist_complaints, wheel_complaints
from tools.wheel_play import install_and_play

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "web" / "dist"
PLACE = ROOT / "build" / "dist"
TOOLS = Path(sys.executable).parent


def run(*command: str | Path, **environment: str) -> None:
    """Run a program of this environment; raises CalledProcessError."""
    print("+", *command, flush=True)
    path = f"{TOOLS}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "PATH": path, **environment})


def epoch() -> int:
    """Return the time that all files get."""
    command = ["git", "log", "-1", "--format=%ct"]
    given = os.environ.get("SOURCE_DATE_EPOCH")
    return int(given or subprocess.check_output(command, cwd=ROOT, text=True))


def build(place: Path, date: int) -> tuple[Path, Path]:
    """Build the sdist and from it the wheel, into an empty folder; return both."""
    shutil.rmtree(place, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        raw = Path(folder)
        python = (sys.executable, "-m", "build", "--no-isolation", "--outdir", raw)
        run(*python, SOURCE_DATE_EPOCH=str(date))
        sdist, wheel = next(raw.glob("*.tar.gz")), next(raw.glob("*.whl"))
        place.mkdir(parents=True)
        repair(wheel, place, date)
        (place / sdist.name).write_bytes(normalised(sdist, date))
    return next(place.glob("*.whl")), place / sdist.name


def repair(wheel: Path, place: Path, date: int) -> None:
    """Give a Linux wheel the tag that an index takes; others have it already."""
    if sys.platform == "linux":
        repair = ("auditwheel", "repair", "--zip-compression-level", "9", "--wheel-dir", place)
        run(*repair, wheel, SOURCE_DATE_EPOCH=str(date))
    else:
        shutil.copy(wheel, place)


def normalised(sdist: Path, date: int) -> bytes:
    """Return an sdist without what depends on when and where it was made."""
    packed = io.BytesIO()
    with tarfile.open(sdist) as old, tarfile.open(fileobj=packed, mode="w") as new:
        for member in sorted(old.getmembers(), key=lambda each: each.name):
            plain = tarfile.TarInfo(member.name)
            plain.type, plain.size, plain.mtime = member.type, member.size, date
            plain.mode = 0o755 if member.isdir() else 0o644
            new.addfile(plain, old.extractfile(member) if member.isfile() else None)
    return gzip.compress(packed.getvalue(), 9, mtime=date)


def check(wheel: Path, sdist: Path) -> list[str]:
    """Check both as an index would, and return what is wrong with their contents."""
    run("twine", "check", "--strict", wheel, sdist)
    run("check-wheel-contents", wheel)
    return wheel_complaints(wheel, PAGE) + sdist_complaints(sdist, PAGE)


def differences(first: tuple[Path, Path], second: tuple[Path, Path]) -> list[str]:
    """Return which of two builds are not the same bytes."""
    return [
        f"{one.name} differs when built again: it depends on more than its source"
        for one, other in zip(first, second, strict=True)
        if one.name != other.name or one.read_bytes() != other.read_bytes()
    ]


def main() -> int:
    date = epoch()
    built = build(PLACE, date)
    found = check(*built) + differences(built, build(PLACE.with_name("dist-again"), date))
    for each in built:
        install_and_play(each)
        print(f"{each.relative_to(ROOT)}: {each.stat().st_size:,} bytes")
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
