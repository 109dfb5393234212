"""The page itself: the files of one folder, read and compressed in a thread and kept in memory.

The page finds its own way by its address, so every path that can be no file is the page, too.
"""

import asyncio
import gzip
import hashlib
import mimetypes
import time
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse

from buttonbox.server.compression import is_compressible, takes_gzip
from buttonbox.server.security import content_policy

HINT = "The page is not built here. Build it with: make page\n"
NOTHING = "There is nothing here.\n"
FOREVER = "public, max-age=31536000, immutable"
INDEX = "index.html"
POLICY = "Content-Security-Policy"
HASHED = "assets"  # the folder whose files have a hash in their name
NO_PAGES = (HASHED, "api", "health", "metrics")
SMALLEST = 1000  # bytes worth compressing
LOOK_EVERY = 2.0  # seconds between two looks for files that have changed
PACKAGED = Path(__file__).with_name("static")
BUILT = Path(__file__).parents[3] / "web" / "dist"
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
}


def find_page() -> Path | None:
    """The folder of the built page: in the package, or in a checkout."""
    return next((each for each in (PACKAGED, BUILT) if (each / INDEX).is_file()), None)


@dataclass(frozen=True)
class Variant:
    """A file as it is sent: plain, or compressed."""

    body: bytes
    headers: dict[str, str]


@dataclass(frozen=True)
class Asset:
    """A file, and what it was made from."""

    stamp: tuple[int, int]
    plain: Variant
    compressed: Variant | None


class Page:
    """Sends the files of a folder; a build in place is noticed."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.assets: dict[str, Asset] = {}
        self.looking: asyncio.Task[None] | None = None
        self.next_look = 0.0

    async def respond(self, request: Request) -> Response:
        """Answer a request for a file or for the page."""
        await self._look()
        if INDEX not in self.assets:
            return PlainTextResponse(HINT, 404)
        asset = self._asset(request.path_params.get("path", ""))
        if asset is None:
            return PlainTextResponse(NOTHING, 404, {"Cache-Control": "no-store"})
        variant = asset.plain
        if asset.compressed is not None and takes_gzip(request.headers):
            variant = asset.compressed
        if is_known(request.headers, variant.headers["ETag"]):
            return not_modified(variant)
        return Response(variant.body, headers=variant.headers)

    def _asset(self, path: str) -> Asset | None:
        """The file of this path, else the page, unless this should have been a file."""
        found = self.assets.get(path)
        if found is not None:
            return found
        pure = PurePosixPath(path)
        if pure.suffix or path.partition("/")[0] in NO_PAGES:
            return None
        return self.assets[INDEX]

    async def _look(self) -> None:
        """Bring the files up to date, if that was some time ago; whoever asks meanwhile waits."""
        now = time.monotonic()
        if self.looking is None or (self.looking.done() and now > self.next_look):
            self.next_look = now + LOOK_EVERY
            self.looking = asyncio.create_task(asyncio.to_thread(self._read_changed))
        if not self.looking.done():
            await asyncio.shield(self.looking)

    def _read_changed(self) -> None:
        """Read what is new; while a build has emptied the folder, what was there stays."""
        if self.folder is None:
            return
        try:
            found = {name: self._read(name, path) for name, path in files_of(self.folder)}
        except OSError:  # removed between listing and reading
            return
        if INDEX in found or not self.assets:
            self.assets = found

    def _read(self, name: str, path: Path) -> Asset:
        status = path.stat()
        stamp = (status.st_mtime_ns, status.st_size)
        known = self.assets.get(name)
        return (
            known if known is not None and known.stamp == stamp else read_asset(name, path, stamp)
        )


def files_of(folder: Path) -> list[tuple[str, Path]]:
    """All files below the folder by their path in an address; none that a link leads out to."""
    inside = folder.resolve()
    return [
        (path.relative_to(folder).as_posix(), path)
        for path in folder.rglob("*")
        if path.is_file() and path.resolve().is_relative_to(inside)
    ]


def read_asset(name: str, path: Path, stamp: tuple[int, int]) -> Asset:
    """Read a file, and compress it if that is worth it."""
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    tag = hashlib.sha256(body).hexdigest()[:20]
    headers = {
        "Content-Type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        "Cache-Control": FOREVER if name.startswith(f"{HASHED}/") else "no-cache",
        "ETag": f'"{tag}"',
        "Vary": "Accept-Encoding",
    }
    if path.suffix == ".html":
        headers[POLICY] = content_policy(body)
    plain = Variant(body, headers)
    if len(body) < SMALLEST or not is_compressible(kind):
        return Asset(stamp, plain, None)
    packed = {**headers, "Content-Encoding": "gzip", "ETag": f'"{tag}-gzip"'}
    return Asset(stamp, plain, Variant(gzip.compress(body, 9, mtime=0), packed))


def not_modified(variant: Variant) -> Response:
    """Repeat the page's content policy: a browser puts the headers of a 304 over those it kept."""
    answer = NotModifiedResponse(Headers(variant.headers))
    if POLICY in variant.headers:
        answer.headers[POLICY] = variant.headers[POLICY]
    return answer


def is_known(headers: Headers, tag: str) -> bool:
    """Whether the client says that it has what bears this tag."""
    known = headers.get("if-none-match", "")
    return known.strip() == "*" or tag in [
        each.strip().removeprefix("W/") for each in known.split(",")
    ]
