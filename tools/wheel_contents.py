"""What a wheel and an sdist must hold, and what they must not."""

import sys
import tarfile
import zipfile
from pathlib import Path

LARGEST = 2_500_000  # bytes of a wheel, without the pocket
LARGEST_IN_ALL = 10_000_000
PAGE = "buttonbox/page/"
POCKET = f"{PAGE}assets/pocket/"
DEBUG = b".debug_info"  # the name of a section, in a module with debug information
NEEDLESS = ("__pycache__", "node_modules", "/tests/", "/build/")


def wheel_complaints(wheel: Path, page: Path) -> list[str]:
    """Return what is wrong with a wheel of this built page: files, modules, size."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if not name.endswith("/")]
        files = {name: archive.read(name) for name in names}
        sizes = {each.filename: each.compress_size for each in archive.infolist()}
    found = page_complaints(files, PAGE, page) + needless(files) + flawed(files)
    pocket = sum(size for name, size in sizes.items() if name.startswith(POCKET))
    found += too_large(wheel.stat().st_size, pocket)
    return [f"{wheel.name}: {each}" for each in found]


def too_large(size: int, pocket: int) -> list[str]:
    """Return the limits that a wheel of this size exceeds, with so many bytes of pocket."""
    rest = size - pocket
    limits = (("without the pocket", rest, LARGEST), ("in all", size, LARGEST_IN_ALL))
    return [
        f"{part} it has {found:,} bytes, more than {most:,}"
        for part, found, most in limits
        if found > most
    ]


def sdist_complaints(sdist: Path, page: Path) -> list[str]:
    """Return what is wrong with an sdist of this built page."""
    with tarfile.open(sdist) as archive:
        read = {each.name: archive.extractfile(each) for each in archive if each.isfile()}
        files = {name: file.read() for name, file in read.items() if file is not None}
    top = sdist.name.removesuffix(".tar.gz")
    found = page_complaints(files, f"{top}/web/dist/", page) + needless(files)
    return [f"{sdist.name}: {each}" for each in found]


def page_complaints(files: dict[str, bytes], folder: str, page: Path) -> list[str]:
    """Return where an archive's copy of the page differs from the built one."""
    built = {
        f"{folder}{each.relative_to(page).as_posix()}": each.read_bytes()
        for each in page.rglob("*")
        if each.is_file()
    }
    if f"{folder}index.html" not in built:
        return [f"there is no built page in {page}"]
    packed = {name: body for name, body in files.items() if name.startswith(folder)}
    names = sorted(packed.keys() | built.keys())
    return [f"{name} is not as built" for name in names if packed.get(name) != built.get(name)]


def flawed(files: dict[str, bytes]) -> list[str]:
    """Return the compiled modules that hold more than they need on another machine."""
    home = str(Path(sys.base_prefix, "lib")).encode()
    modules = {name: body for name, body in files.items() if name.endswith((".so", ".pyd"))}
    debuggable = [f"{name} has debug information" for name in modules if DEBUG in modules[name]]
    bound = [f"{name} names {home.decode()}" for name in modules if home in modules[name]]
    return debuggable + bound


def needless(files: dict[str, bytes]) -> list[str]:
    """Return the files that nobody needs who installs the package."""
    return [
        f"{name} does not belong there"
        for name in files
        if name.endswith((".c", ".o")) or any(part in name for part in NEEDLESS)
    ]
