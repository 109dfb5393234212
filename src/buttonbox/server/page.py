"""The page itself: files of one folder, compressed and cached; unknown paths are the page, too."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from buttonbox.server.security import content_policy

HINT = "The page is not built here. Build it with: make page\n"
FOREVER = "public, max-age=31536000, immutable"
COMPRESSED = ("text/", "application/javascript", "application/json", "image/svg+xml")
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
    return next((each for each in (PACKAGED, BUILT) if (each / "index.html").is_file()), None)


@dataclass(frozen=True)
class Asset:
    """A file as it is sent."""

    stamp: tuple[int, int]
    body: bytes
    compressed: bytes | None
    headers: dict[str, str]


class Page:
    """Sends files, read once and again when they change."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder.resolve() if folder is not None else None
        self.assets: dict[Path, Asset] = {}

    async def respond(self, request: Request) -> Response:
        path = self._file(request.path_params.get("path", ""))
        if path is None:
            return PlainTextResponse(HINT, 404)
        asset = self._asset(path)
        headers = dict(asset.headers)
        if request.headers.get("if-none-match") == headers["ETag"]:
            return Response(status_code=304, headers=headers)
        if asset.compressed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(asset.compressed, headers={**headers, "Content-Encoding": "gzip"})
        return Response(asset.body, headers=headers)

    def _file(self, wanted: str) -> Path | None:
        """The file of a path inside the folder, else index.html; None if there is no page."""
        if self.folder is None:
            return None
        index = self.folder / "index.html"
        try:
            path = (self.folder / wanted).resolve()
            found = path.is_relative_to(self.folder) and path.is_file()
        except (OSError, ValueError):  # a name too long, or with a zero byte
            found = False
        if found:
            return path
        return index if index.is_file() else None

    def _asset(self, path: Path) -> Asset:
        status = path.stat()
        stamp = (status.st_mtime_ns, status.st_size)
        known = self.assets.get(path)
        if known is None or known.stamp != stamp:
            known = self.assets[path] = self._read(path, stamp)
        return known

    def _read(self, path: Path, stamp: tuple[int, int]) -> Asset:
        body = path.read_bytes()
        guessed = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
        kind = guessed or "application/octet-stream"
        hashed = self.folder is not None and "assets" in path.relative_to(self.folder).parts
        headers = {
            "Content-Type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
            "Cache-Control": FOREVER if hashed else "no-cache",
            "ETag": f'"{hashlib.sha256(body).hexdigest()[:20]}"',
            "Vary": "Accept-Encoding",
        }
        if path.suffix == ".html":
            headers["Content-Security-Policy"] = content_policy(body)
        small = kind.startswith(COMPRESSED) and len(body) > 1000
        compressed = gzip.compress(body, 9, mtime=0) if small else None
        return Asset(stamp, body, compressed, headers)
