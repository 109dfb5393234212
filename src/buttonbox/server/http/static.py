"""Serve the built page.

Starlette's StaticFiles does the HTTP: conditional requests, ranges, files from disk. This adds what
a page built once and visited often needs: text files come from memory, compressed once, and every
path that cannot be a file is the page itself, which finds its own way by its address.
"""

import asyncio
import gzip
import hashlib
import mimetypes
import os
import time
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path, PurePosixPath

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Receive, Scope, Send

from buttonbox.server.http.security import content_policy

READING = ("GET", "HEAD")
HINT = "The page is not built here. Build it with: make page\n"
NOTHING = "There is nothing here.\n"
FOREVER = "public, max-age=31536000, immutable"
INDEX = "index.html"
POLICY = "Content-Security-Policy"
AT_ROOT = b'<base href="/"'  # all addresses of the page are relative to it
HASHED = "assets"  # the folder whose file names contain a hash of their content
NO_PAGES = (HASHED, "api", "health", "metrics")
SMALLEST = 1000  # bytes worth compressing
REFRESH_SECONDS = 2.0  # between checks for changed files
PACKAGED = Path(str(files("buttonbox"))) / "page"
BUILT = Path(__file__).parents[4] / "web" / "dist"
TYPES = {  # not known, or known under other names, on some systems
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
}
COMPRESSIBLE = ("text/", "application/json", "application/manifest+json", "image/svg+xml")


def find_page() -> Path | None:
    """Return the folder of the built page: in the package, or in a checkout."""
    return next((each for each in (PACKAGED, BUILT) if (each / INDEX).is_file()), None)


@dataclass(frozen=True)
class Variant:
    """A file as it is sent: plain or compressed."""

    body: bytes
    headers: Headers


@dataclass(frozen=True)
class Asset:
    """A file of the page; one without variants is sent from disk."""

    stamp: tuple[int, int]  # modification time and size
    headers: dict[str, str]
    plain: Variant | None = None
    compressed: Variant | None = None


class Page(StaticFiles):
    """Serve the files of a folder, and notice when the page is built anew."""

    def __init__(
        self, folder: Path | None, root_path: str = "", ancestors: tuple[str, ...] = ()
    ) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder
        self.root_path = root_path
        self.ancestors = ancestors
        self.assets: dict[str, Asset] = {}
        self.refreshing: asyncio.Task[None] | None = None
        self.next_refresh = 0.0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await super().__call__(with_one_range(scope), receive, send)

    async def check_config(self) -> None:
        """Accept a folder that does not exist yet."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a file, the page, or 404."""
        await self._refresh()
        if INDEX not in self.assets:
            return PlainTextResponse(HINT, 404)
        name = self._name(path.replace(os.sep, "/"))
        if name is None:
            return PlainTextResponse(NOTHING, 404, {"Cache-Control": "no-store"})
        if scope["method"] not in READING:  # Starlette 1.7 names no methods
            raise HTTPException(405, headers={"Allow": ", ".join(READING)})
        asset = self.assets[name]
        if asset.plain is not None:
            return self._from_memory(asset, asset.plain, Headers(scope=scope))
        response = await super().get_response(name, scope)
        response.headers.update(asset.headers)
        return response

    def _name(self, path: str) -> str | None:
        """Return the file for this path: itself, else the page, unless it should be a file."""
        if path in self.assets:
            return path
        if PurePosixPath(path).suffix or path.partition("/")[0] in NO_PAGES:
            return None
        return INDEX

    def _from_memory(self, asset: Asset, variant: Variant, request: Headers) -> Response:
        if asset.compressed is not None and accepts_gzip(request):
            variant = asset.compressed
        if self.is_not_modified(variant.headers, request):
            return not_modified(variant)
        return Response(variant.body, headers=variant.headers)

    async def _refresh(self) -> None:
        """Read changed files, at most every REFRESH_SECONDS; concurrent requests wait for it."""
        now = time.monotonic()
        if self.refreshing is None or (self.refreshing.done() and now > self.next_refresh):
            self.next_refresh = now + REFRESH_SECONDS
            self.refreshing = asyncio.create_task(asyncio.to_thread(self._read_changed))
        if not self.refreshing.done():
            await asyncio.shield(self.refreshing)

    def _read_changed(self) -> None:
        """Read changed files; keep the old ones while a build has emptied the folder."""
        if self.folder is None:
            return
        try:
            found = {name: self._read(name, path) for name, path in list_files(self.folder)}
        except OSError:  # a file was removed after it was listed
            return
        if INDEX in found or not self.assets:
            self.assets = found

    def _read(self, name: str, path: Path) -> Asset:
        status = path.stat()
        stamp = (status.st_mtime_ns, status.st_size)
        known = self.assets.get(name)
        if known and known.stamp == stamp:
            return known
        return read_asset(name, path, stamp, self.root_path, self.ancestors)


def with_one_range(scope: Scope) -> Scope:
    """Ignore a Range header that lists several: each would be read by a thread in turn."""
    if "," not in Headers(scope=scope).get("range", ""):
        return scope
    kept = [(name, value) for name, value in scope["headers"] if name != b"range"]
    return {**scope, "headers": kept}


def list_files(folder: Path) -> list[tuple[str, Path]]:
    """List all files below the folder with their paths in URLs, except links to the outside."""
    inside = folder.resolve()
    return [
        (path.relative_to(folder).as_posix(), path)
        for path in folder.rglob("*")
        if path.is_file() and path.resolve().is_relative_to(inside)
    ]


def read_asset(
    name: str, path: Path, stamp: tuple[int, int], root_path: str, ancestors: tuple[str, ...]
) -> Asset:
    """Read a file into memory, and compress it, if that makes it smaller."""
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {
        "Content-Type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        "Cache-Control": FOREVER if name.startswith(f"{HASHED}/") else "no-cache",
    }
    if not kind.startswith(COMPRESSIBLE):
        return Asset(stamp, headers)
    body = path.read_bytes()
    headers["Vary"] = "Accept-Encoding"
    if path.suffix == ".html":
        body = body.replace(AT_ROOT, f'<base href="{root_path}/"'.encode(), 1)
        headers[POLICY] = content_policy(body, ancestors)
    tag = hashlib.sha256(body).hexdigest()[:20]
    plain = Variant(body, Headers({**headers, "ETag": f'"{tag}"'}))
    if len(body) < SMALLEST:
        return Asset(stamp, headers, plain)
    packed = Headers({**headers, "Content-Encoding": "gzip", "ETag": f'"{tag}-gzip"'})
    return Asset(stamp, headers, plain, Variant(gzip.compress(body, 9, mtime=0), packed))


def not_modified(variant: Variant) -> Response:
    """Repeat the content policy: browsers replace their stored headers by those of a 304."""
    response = NotModifiedResponse(variant.headers)
    if POLICY in variant.headers:
        response.headers[POLICY] = variant.headers[POLICY]
    return response


def accepts_gzip(headers: Headers) -> bool:
    """Return whether the client accepts gzip; `gzip;q=0` says that it does not."""
    for offer in headers.get("accept-encoding", "").lower().split(","):
        coding, _, quality = offer.replace(" ", "").partition(";q=")
        if coding == "gzip":
            return quality.strip("0.") != "" or not quality
    return False
