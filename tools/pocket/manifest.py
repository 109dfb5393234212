"""The pocket's files, each named by its content, and the manifest that lists them."""

import gzip
import hashlib
import json
from dataclasses import asdict, dataclass
from typing import Literal

from buttonbox import __version__
from tools.pocket.places import FILES, MANIFEST, PUBLIC, PYODIDE, CannotBuild

MEGABYTE = 1_000_000
MOST_BYTES = 6 * MEGABYTE  # to fetch
Role = Literal["loader", "runtime", "machine", "library", "box"]


@dataclass(frozen=True)
class PocketFile:
    """A file: what it is for, its address below the page, its size and what travels of it."""

    role: Role
    file: str
    bytes: int
    compressed: int
    sha256: str


def write(role: Role, suffix: str, data: bytes) -> PocketFile:
    """Write a file under a name that contains its hash, unless it is there."""
    digest = hashlib.sha256(data).hexdigest()
    path = FILES / f"{role}-{digest[:16]}.{suffix}"
    if not path.is_file():
        path.write_bytes(data)
    travels = len(data) if suffix == "gz" else len(squeezed(data))
    return PocketFile(role, path.relative_to(PUBLIC).as_posix(), len(data), travels, digest)


def squeezed(data: bytes) -> bytes:
    """Compress, the same each time."""
    return gzip.compress(data, 9, mtime=0)


def write_pocket(library: bytes, box: bytes) -> list[PocketFile]:
    """Write what has changed into web/public: first new files, then the manifest."""
    FILES.mkdir(parents=True, exist_ok=True)
    files = [
        write("loader", "js", script("pyodide.mjs")),
        write("runtime", "js", script("pyodide.asm.js")),
        write("machine", "gz", squeezed((PYODIDE / "pyodide.asm.wasm").read_bytes())),
        write("library", "gz", squeezed(library)),
        write("box", "gz", squeezed(box)),
    ]
    listed = {"version": __version__, "files": [asdict(file) for file in files]}
    write_manifest(json.dumps(listed, indent=1) + "\n")
    for path in set(FILES.iterdir()) - {PUBLIC / file.file for file in files}:
        path.unlink()
    return files


def write_manifest(text: str) -> None:
    """Write the manifest if it has changed: what is newer makes the page be built anew."""
    if not MANIFEST.is_file() or MANIFEST.read_text(encoding="utf-8") != text:
        MANIFEST.write_text(text, encoding="utf-8")


def script(name: str) -> bytes:
    """Return a script without the line that names its source map."""
    if not (PYODIDE / name).is_file():
        raise CannotBuild("Pyodide is missing: run `npm install` in web")
    lines = (PYODIDE / name).read_text(encoding="utf-8").splitlines()
    return "\n".join(line for line in lines if not line.startswith("//# source")).encode()
