"""The Python files of the pocket: bytecode, without what a table in a browser cannot need."""

import importlib.util
import io
import marshal
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from types import CodeType

from tools.pocket.places import PYODIDE, SOURCE

PACKAGES = ("anyio", "msgspec", "starlette", "typing_extensions")
OWN = ("buttonbox",)
LEFT_OUT = (  # by the beginning of the path
    "anyio/_backends/_trio",
    "anyio/pytest_plugin",
    "buttonbox/bots/arena/",
    "buttonbox/bots/buttons/reduced/",
    "buttonbox/bots/training/self_play",
    "buttonbox/bots/training/td_lambda",
    "buttonbox/cli/",
    "buttonbox/core/conformance",
    "buttonbox/research/",
    "buttonbox/server/run",
    "buttonbox/server/storage/backup",
    "buttonbox/server/storage/database_files",
    "buttonbox/server/storage/postgres",
    "buttonbox/server/storage/sqlite",
    "buttonbox/server/ws/uvicorn_connection",
    "starlette/templating",
    "starlette/testclient",
)
# Of the standard library: other machines, other protocols, documents, tests, debuggers.
STANDARD_LEFT_OUT = {
    *("__phello__", "antigravity", "cgi", "cgitb", "chunk", "cmd", "code", "codeop", "ctypes"),
    *("doctest", "ftplib", "idlelib", "imaplib", "imghdr", "mailbox", "mailcap", "modulefinder"),
    *("multiprocessing", "netrc", "nntplib", "optparse", "pdb", "pickletools", "pipes", "poplib"),
    *("profile", "cProfile", "pstats", "pty", "pyclbr", "pydoc", "pydoc_data", "sched", "smtplib"),
    *("sndhdr", "sunau", "symtable", "tabnanny", "telnetlib", "this", "timeit", "trace", "tty"),
    *("turtle", "unittest", "uu", "venv", "wave", "webbrowser", "wsgiref", "xdrlib", "xml"),
    *("xmlrpc", "zipapp", "zoneinfo", "smtpd", "asynchat", "asyncore", "aifc"),
    *("configparser", "difflib", "_pyio", "nturl2path", "plistlib", "tomllib", "rlcompleter"),
    *("argparse", "bdb", "imp", "sqlite3"),
    *("filecmp", "fileinput", "getpass", "graphlib", "sre_compile", "sre_constants", "sre_parse"),
}
STANDARD_FILES_LEFT_OUT = (  # by the beginning of the path
    "asyncio/windows_",
    "asyncio/proactor_events",
    "http/cookiejar",
    "http/server",
    "logging/config",
    "logging/handlers",
    "urllib/request",
    "urllib/robotparser",
)
TEXT_ENCODINGS = ("__init__", "aliases", "ascii", "idna", "latin_1", "punycode", "utf_8", "cp437")
DATA = (".json", ".md")
NO_TLS = b"class SSLContext: ..."  # a browser has no module ssl; anyio names this class
NO_COLUMNS = 0x80 | 13 << 3  # the first byte of an entry of a line table
Files = dict[str, bytes]


def standard_library() -> Files:
    """Return what the pocket keeps of Pyodide's standard library."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        names = [name for name in archive.namelist() if is_kept(name)]
        return dict(compiled(name, archive.read(name)) for name in names)


def is_kept(name: str) -> bool:
    """Whether a file of the standard library comes along."""
    top, _, rest = name.partition("/")
    if name.endswith("/") or name.startswith(STANDARD_FILES_LEFT_OUT):
        return False
    if top.removesuffix(".py") in STANDARD_LEFT_OUT:
        return False
    return top != "encodings" or rest.removesuffix(".py") in TEXT_ENCODINGS


def packages(side_modules: Files) -> Files:
    """Return our package and those it needs; a module that is compiled needs no bytecode."""
    done = {name.partition(".")[0] for name in side_modules}
    found = dict(side_modules) | dict([compiled("ssl.py", NO_TLS)])
    for name, path in all_files():
        stem, _, suffix = name.rpartition(".")
        if name.startswith(LEFT_OUT) or stem in done:
            continue
        if suffix == "py":
            found |= [compiled(name, path.read_bytes())]
        elif f".{suffix}" in DATA:
            found[name] = path.read_bytes()
    return found


def all_files() -> Iterator[tuple[str, Path]]:
    """Yield all files of the packages, by their path as Python imports them."""
    for package in OWN:
        for path in sorted((SOURCE / package).rglob("*")):
            yield path.relative_to(SOURCE).as_posix(), path
    for package in PACKAGES:
        for file in sorted(distribution(package).files or []):
            yield file.as_posix(), Path(str(file.locate()))


def compiled(name: str, source: bytes) -> tuple[str, bytes]:
    """Return a module as bytecode without documentation, checked against no source."""
    if not name.endswith(".py"):
        return name, source
    code = with_few_lines(compile(source, name, "exec", dont_inherit=True, optimize=2))
    unchecked = (0b01).to_bytes(4, "little") + bytes(8)
    return name + "c", importlib.util.MAGIC_NUMBER + unchecked + marshal.dumps(code)


def with_few_lines(code: CodeType) -> CodeType:
    """Return code whose tracebacks name functions, not lines: a third of its size is line tables.

    The table consists of entries without columns, each for up to eight instructions, all on the
    first line (see Objects/locations.md of CPython).
    """
    full, rest = divmod(len(code.co_code) // 2, 8)
    table = bytes([NO_COLUMNS | 7, 0]) * full + bytes([NO_COLUMNS | rest - 1, 0] if rest else [])
    inner = (with_few_lines(it) if isinstance(it, CodeType) else it for it in code.co_consts)
    return code.replace(co_linetable=table, co_consts=tuple(inner))


def pack(files: Files) -> bytes:
    """Return a zip file, not compressed: it is compressed as a whole, which is smaller."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name), files[name])
    return made.getvalue()
