"""Compile C files to WebAssembly side modules that Pyodide loads like any extension module.

Zig, which PyPI brings, has a C compiler and a linker for WebAssembly. A module is compiled again
only if its C file or the way of compiling has changed.
"""

import hashlib
import os
import subprocess
import sys
import tarfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from tools.pocket.headers import write_headers
from tools.pocket.places import CYTHON, SOURCE, WORK, CannotBuild

ZIG = [sys.executable, "-m", "ziglang"]
# No newer features of WebAssembly: older browsers refuse a module that has any.
CPU = "mvp+mutable_globals+bulk_memory+sign_ext+nontrapping_fptoint+simd128"
COMPILE = ["cc", "-target", "wasm32-wasi", f"-mcpu={CPU}", "-O3", "-g0", "-fPIC", "-w", "-c"]
LINK = [
    "wasm-ld",
    "-shared",
    "--experimental-pic",
    "--no-entry",
    "--import-memory",
    "--strip-debug",
    "--unresolved-symbols=import-dynamic",
    "--export-if-defined=__wasm_call_ctors",
    "--export-if-defined=__wasm_apply_data_relocs",
]
SHARED = Path("buttonbox/_cyutility")  # of all our modules, as setup.py names it
SUFFIX = ".cpython-311-wasm32-emscripten.so"
LEFT_OUT = ("bots/training", "bots/buttons/reduced", "research/")  # nobody trains in a browser


@dataclass(frozen=True)
class SideModule:
    """An extension module: its dotted name and its C file."""

    name: str
    source: Path

    @property
    def file(self) -> str:
        """Return the path by which Python imports the module."""
        return self.name.replace(".", "/") + SUFFIX


def build_side_modules() -> dict[str, bytes]:
    """Compile everything and return each module by its path; raises CannotBuild."""
    headers = write_headers()
    modules = [*own_modules(), msgspec_module()]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        built = pool.map(lambda module: build(module, headers), modules)
        return {module.file: data for module, data in zip(modules, built, strict=True)}


def own_modules() -> list[SideModule]:
    """Return our modules that setup.py compiles, as far as the pocket needs them."""
    found = []
    typed = (header.relative_to(SOURCE) for header in SOURCE.rglob("*.pxd"))
    for path in sorted({SHARED, *(header.with_suffix("") for header in typed)}):
        source = CYTHON / path.with_suffix(".c")
        if source.is_file() and not any(part in path.as_posix() for part in LEFT_OUT):
            found.append(SideModule(".".join(path.parts), source))
    if not found:
        raise CannotBuild("the C files are missing: run `make .venv/compiled` first")
    return found


def msgspec_module() -> SideModule:
    """Fetch the source of the installed msgspec."""
    release = version("msgspec")
    folder = WORK / f"msgspec-{release}"
    if not folder.is_dir():
        fetch = ["download", "-q", "--no-deps", "--no-binary", "msgspec", "-d", str(WORK)]
        run([sys.executable, "-m", "pip", *fetch, f"msgspec=={release}"])
        with tarfile.open(WORK / f"msgspec-{release}.tar.gz") as archive:
            archive.extractall(WORK, filter="data")
    return SideModule("msgspec._core", next(folder.rglob("_core.c")))


def build(module: SideModule, headers: Path) -> bytes:
    """Compile and link a module, unless that has been done before."""
    kept = WORK / "modules" / f"{module.name}-{fingerprint(module)}.so"
    if not kept.is_file():
        kept.parent.mkdir(parents=True, exist_ok=True)
        compiled = kept.with_suffix(".o")
        run([*ZIG, *COMPILE, f"-I{headers}", str(module.source), "-o", str(compiled)])
        start = f"--export=PyInit_{module.name.rpartition('.')[2]}"
        linked = kept.with_suffix(".new")
        run([*ZIG, *LINK, start, str(compiled), "-o", str(linked)])
        compiled.unlink()
        for old in kept.parent.glob(f"{module.name}-*.so"):
            old.unlink()
        linked.rename(kept)
    return kept.read_bytes()


def fingerprint(module: SideModule) -> str:
    """Return a hash of all that decides how the module is compiled."""
    digest = hashlib.sha256(repr((COMPILE, LINK, version("ziglang"), sys.version)).encode())
    for path in sorted(module.source.parent.glob("*.h")):
        digest.update(path.read_bytes())
    digest.update(module.source.read_bytes())
    return digest.hexdigest()[:16]


def run(command: list[str]) -> None:
    """Run a program that must succeed; raises CannotBuild with what it said."""
    cache = {"ZIG_GLOBAL_CACHE_DIR": str(WORK / "zig"), "ZIG_LOCAL_CACHE_DIR": str(WORK / "zig")}
    done = subprocess.run(command, env=os.environ | cache, capture_output=True, text=True)
    if done.returncode:
        raise CannotBuild(f"{' '.join(command)}\n{done.stderr}")
