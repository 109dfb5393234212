"""`python -m tools.site`: write the page as files for any static host, at any path.

Games without other people run in the browser. With --server, friends play on that server, which
must be started with --origin and the site's origin.
"""

import argparse
import html
import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from msgspec.json import encode

from buttonbox.cli.option_values import origin
from buttonbox.server.http.games import all_games
from buttonbox.server.http.security import content_policy

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "web" / "dist"
SITE = ROOT / "build" / "static-site"
MARKS = (".nojekyll", "pocket.json")  # files that only a site has
BASE = b'<base href="/" />'
SHARED = "replay?shared"  # in share-target.js
# Hosts serve this file for unknown addresses; it redirects the page's own ones.
ELSEWHERE = """<!doctype html>
<meta charset="utf-8" />
<title>Buttonbox</title>
<script>
  const { pathname, search, hash } = location;
  const found = /^(.*?\\/)((?:new|t|rules|learn)\\/[^/]+|replay|about)\\/?$/.exec(pathname);
  if (found) location.replace(`${found[1]}?${found[2]}${search.replace('?', '&')}${hash}`);
</script>
<p>There is nothing here.</p>
"""


def site_page(page: bytes, server: str) -> bytes:
    """Return the page's HTML with the data that a server would add."""
    games = encode(all_games()).decode().replace("<", "\\u003c")
    head = (
        f'<base href="./" /><meta name="server" content="{html.escape(server)}" />'
        f'<script type="application/json" id="games">{games}</script>'
    )
    made = page.replace(BASE, head.encode(), 1)
    return made.replace(b"<head>", b"<head>" + policy_tag(made, server), 1)


def site_address(path: str) -> str:
    """Return a path within the page as it is found on a plain host, also offline."""
    return f"./?{path.replace('?', '&')}"


def site_manifest(manifest: str) -> str:
    """Return the manifest of the installed page with shortcuts that a plain host knows."""
    made = json.loads(manifest)
    for shortcut in made["shortcuts"]:
        shortcut["url"] = site_address(shortcut["url"])
    return json.dumps(made)


def policy_tag(page: bytes, server: str) -> bytes:
    """Return the server's content policy as a tag, which cannot contain frame-ancestors."""
    policy = content_policy(page).partition("; frame-ancestors")[0]
    if server:
        also = f"{server} {server.replace('http', 'ws', 1)}"
        policy = policy.replace("connect-src 'self'", f"connect-src 'self' {also}")
    tag = f'<meta http-equiv="Content-Security-Policy" content="{html.escape(policy)}" />'
    return tag.encode()


def write_site(page: Path, site: Path, server: str = "") -> None:
    """Write the site into a folder, which is emptied first."""
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(page, site)
    index = site / "index.html"
    index.write_bytes(site_page(index.read_bytes(), server))
    rewrite(site / "manifest.webmanifest", site_manifest)
    rewrite(site / "share-target.js", lambda text: text.replace(SHARED, site_address(SHARED)))
    (site / "404.html").write_text(ELSEWHERE, encoding="utf-8")
    (site / ".nojekyll").touch()


def rewrite(file: Path, change: Callable[[str], str]) -> None:
    """Change the text of a file."""
    file.write_text(change(file.read_text(encoding="utf-8")), encoding="utf-8")


def may_be_emptied(folder: Path) -> bool:
    """Return whether a folder is missing, empty, or a site that was written before."""
    if not folder.exists():
        return True
    return folder.is_dir() and (not any(folder.iterdir()) or is_site(folder))


def is_site(folder: Path) -> bool:
    return all((folder / mark).is_file() for mark in MARKS)


def has_pocket(page: Path) -> bool:
    """Return whether a built page contains the pocket; its manifest is empty if not."""
    manifest = page / "pocket.json"
    return manifest.is_file() and bool(json.loads(manifest.read_text(encoding="utf-8"))["files"])


def main() -> int:
    """Write the site; say where it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--server", type=origin, help="the origin of a server, to play with friends"
    )
    parser.add_argument("--into", type=Path, default=SITE, help="the folder to write")
    asked = parser.parse_args()
    if not has_pocket(PAGE):
        print("site: the page has no pocket: run `make pocket page` first", file=sys.stderr)
        return 1
    if not may_be_emptied(asked.into):
        print(
            f"site: {asked.into} is not empty: choose another folder with --into", file=sys.stderr
        )
        return 1
    write_site(PAGE, asked.into, asked.server or "")
    print(f"The site is in {asked.into}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
