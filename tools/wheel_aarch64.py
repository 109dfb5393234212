"""`python -m tools.wheel_aarch64`: a wheel for 64-bit ARM, made and tried on another Linux machine.

Zig, which PyPI brings, compiles it. Debian's qemu and its Python for ARM, unpacked into
build/aarch64 and not installed, run it: the same games as here, and a server that answers. Needs
Python 3.11, as Debian's is of that version, and apt.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from harness.servers import TIMEOUT
from tools.pocket import event_hashes
from tools.wheel import ROOT, epoch, repair, run

WORK = ROOT / "build" / "aarch64"
DIST = ROOT / "build" / "dist-aarch64"
SYSTEM = WORK / "system"  # Debian for ARM
SITE = WORK / "site-packages"
QEMU = WORK / "qemu" / "usr" / "bin" / "qemu-aarch64-static"
PYTHON = SYSTEM / "usr" / "bin" / "python3.11"
INCLUDE = SYSTEM / "usr" / "include"
PLATFORMS = ("manylinux_2_28_aarch64", "manylinux_2_17_aarch64", "manylinux2014_aarch64")
ZIG = f"{sys.executable} -m ziglang cc -target aarch64-linux-gnu.2.28"


def apt(*command: str, foreign: bool = True) -> None:
    """Run apt-get with lists of its own, so that this machine's stay as they are."""
    lists = WORK / "apt"
    for folder in ("state/lists/partial", "cache/archives/partial"):
        (lists / folder).mkdir(parents=True, exist_ok=True)
    (lists / "status").touch()
    own = {
        "Dir::State": lists / "state",
        "Dir::State::status": lists / "status",
        "Dir::Cache": lists / "cache",
        "APT::Architecture": "arm64",
        "APT::Architectures::": "arm64",
        "APT::Sandbox::User": "root",
    }
    options = [f"-o{name}={value}" for name, value in own.items()] if foreign else []
    subprocess.run(["apt-get", "-qq", *options, *command], cwd=WORK, check=True)


def unpack(packages: list[Path], place: Path) -> None:
    """Unpack Debian packages without installing them."""
    for package in packages:
        subprocess.run(["dpkg-deb", "--extract", package, place], check=True)


def fetch_debian() -> None:
    """Fetch qemu, and Python for ARM with all that it needs and its headers."""
    if PYTHON.exists() and QEMU.exists():
        return
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    apt("download", "qemu-user-static", foreign=False)
    unpack(list(WORK.glob("qemu*.deb")), QEMU.parents[2])
    apt("update")
    apt("install", "--yes", "--no-install-recommends", "--download-only", "python3")
    apt("download", "libpython3.11-dev")
    unpack([*WORK.glob("apt/cache/archives/*.deb"), *WORK.glob("libpython*.deb")], SYSTEM)


def build(date: int) -> Path:
    """Build the wheel with zig, and give it the tag that an index takes."""
    shutil.rmtree(DIST, ignore_errors=True)
    headers = f"-I{INCLUDE}/python3.11 -I{INCLUDE}/aarch64-linux-gnu/python3.11 -I{INCLUDE}"
    environment = {
        "CC": ZIG,
        "LDSHARED": f"{ZIG} -shared",
        "CFLAGS": f"-DNDEBUG -fwrapv {headers}",  # as Python itself is compiled
        "SETUPTOOLS_EXT_SUFFIX": ".cpython-311-aarch64-linux-gnu.so",
        "_PYTHON_HOST_PLATFORM": "linux-aarch64",
        "SOURCE_DATE_EPOCH": str(date),
        "ZIG_GLOBAL_CACHE_DIR": str(WORK / "zig"),
        "ZIG_LOCAL_CACHE_DIR": str(WORK / "zig"),
    }
    with tempfile.TemporaryDirectory() as folder:
        command = (sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder)
        run(*command, **environment)
        [wheel] = Path(folder).glob("*.whl")
        repair(wheel, DIST, date)
    return next(DIST.glob("*.whl"))


def install(wheel: Path) -> None:
    """Install the wheel and what it depends on, as pip would on ARM."""
    shutil.rmtree(SITE, ignore_errors=True)
    platforms = [f"--platform={each}" for each in PLATFORMS]
    options = ("--quiet", "--only-binary=:all:", "--python-version=3.11", "--target", SITE)
    run(sys.executable, "-m", "pip", "install", *options, *platforms, wheel)


def on_arm(*arguments: object) -> list[str]:
    """Return the command that runs Python on the emulated machine."""
    return [*map(str, (QEMU, "-L", SYSTEM, "-E", f"PYTHONPATH={SITE}", PYTHON, *arguments))]


def differing(games: int, bot_games: int) -> list[str]:
    """Return the games that differ, as the emulated machine has played them."""
    command = on_arm(event_hashes.__file__, games, bot_games)
    there = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=WORK)
    here = event_hashes.text(games, bot_games).splitlines()
    pairs = zip(here, there.stdout.splitlines(), strict=True)
    return [theirs for ours, theirs in pairs if ours != theirs]


def check_modules() -> None:
    """Raise CalledProcessError unless the rules run compiled, for ARM."""
    code = "from buttonbox.interpreted import is_compiled; assert is_compiled()"
    machine = "import platform; assert platform.machine() == 'aarch64'"
    subprocess.run(on_arm("-c", f"{machine}; {code}"), check=True, cwd=WORK)


def check_server() -> None:
    """Raise an error unless the server serves its page."""
    with tempfile.TemporaryDirectory() as folder:
        options = ("--port", 0, "--database", Path(folder, "tables.sqlite"))
        command = on_arm("-m", "buttonbox", "serve", *options)
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder)
        assert process.stdout is not None
        try:
            address = process.stdout.readline().split()[3]
            assert urllib.request.urlopen(address, timeout=TIMEOUT).status == 200
        finally:
            process.terminate()
            process.communicate()


def main() -> int:
    """Make the wheel, try it, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="random games of each kind")
    parser.add_argument("--bot-games", type=int, default=3, help="games between bots of each kind")
    asked = parser.parse_args()
    fetch_debian()
    wheel = build(epoch())
    install(wheel)
    check_modules()
    check_server()
    different = differing(asked.games, asked.bot_games)
    print(f"{os.path.relpath(wheel, ROOT)}: {wheel.stat().st_size:,} bytes")
    same = f"the same: {asked.games} and {asked.bot_games} games of each kind"
    print("\n".join(different) or same)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
