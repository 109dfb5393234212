"""Run Lighthouse on home and both games, and time the first move: `make lighthouse`.

Prints a table and writes it to docs/page-speed.md.
"""

import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from playwright.sync_api import Browser, sync_playwright

from harness.page.building import ROOT, WEB, built_page
from harness.page.prepared import Library
from harness.page.situations import NAMES, SITUATIONS
from harness.page.visitors import FLAGS, PHONE, Visitors, launch
from harness.programs import CHROMIUM, alone
from harness.servers import running

FOLDER = WEB / "lighthouse"
PROGRAM = FOLDER / "node_modules" / ".bin" / "lighthouse"
REPORT = ROOT / "docs" / "page-speed.md"
RESULT = "## The result\n"
CATEGORIES = ("performance", "accessibility", "best-practices")
AUDITS = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
)
LEAST_SCORE = 95
MOST_SECONDS = 2.0
TRIES = 3  # the best one counts: other programs may have been running
# Fast 3G as browsers throttle it: bytes per second, and round-trip milliseconds.
FAST_3G = {"downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8, "latency": 150}
GAMES = {"BUTTONS": "b-roll", "War": "w-turn"}
PRESSABLE = "[aria-keyshortcuts=R]:enabled, [data-tray] [aria-disabled=false]"
HEAD = (
    "| | performance | accessibility | best practices | FCP | LCP | blocking | shift | playable |"
)


@dataclass(frozen=True)
class Speed:
    """The results of Lighthouse for a page: scores from 0 to 100, and its audits as text."""

    scores: dict[str, int]
    audits: dict[str, str]

    @property
    def good(self) -> bool:
        return min(self.scores.values()) >= LEAST_SCORE


def install() -> None:
    """Install Lighthouse in its own folder: it is larger than everything else together."""
    with alone("page"):
        if not PROGRAM.exists():
            subprocess.run(["npm", "install", "--no-fund", "--no-audit"], cwd=FOLDER, check=True)


@dataclass(frozen=True)
class Visit:
    """The address of a page, and the tables of the browser that opens it."""

    url: str
    path: str
    own_tables: list[dict[str, object]]


def prepare_profile(profile: Path, visit: Visit) -> None:
    """Write the tables to the storage of a new browser profile; no file of the page is loaded."""
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=CHROMIUM.ensure(), args=FLAGS
        )
        page = context.new_page()
        page.goto(visit.url + "/health")
        tables = json.dumps(visit.own_tables)
        page.evaluate("(tables) => localStorage.setItem('buttonbox:tables', tables)", tables)
        context.close()


def speed_of(visit: Visit) -> Speed:
    """Run Lighthouse once, simulating a slow phone."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        profile = Path(folder) / "profile"
        prepare_profile(profile, visit)
        flags = f"--chrome-flags=--headless=new {' '.join(FLAGS)} --user-data-dir={profile}"
        options = ["--quiet", "--disable-storage-reset", "--output=json", flags]
        options.append(f"--output-path={report}")
        only = f"--only-categories={','.join(CATEGORIES)}"
        environment = {**os.environ, "CHROME_PATH": str(CHROMIUM.ensure())}
        command = [str(PROGRAM), visit.url + visit.path, *options, only]
        subprocess.run(command, env=environment, check=True)
        found = json.loads(report.read_text())
    return Speed(
        {name: round(100 * found["categories"][name]["score"]) for name in CATEGORIES},
        {name: found["audits"][name]["displayValue"].replace("\xa0", " ") for name in AUDITS},
    )


def best_speed(visit: Visit) -> Speed:
    """Return the best of a few runs."""
    best = speed_of(visit)
    for _ in range(1, TRIES):
        if best.good:
            break
        best = max(best, speed_of(visit), key=lambda speed: speed.scores["performance"])
    return best


def seconds_to_play(browser: Browser, visit: Visit) -> float:
    """Return how long a player on a slow connection, with an empty cache, waits for a move."""
    visitor = Visitors(browser, visit.url).arrive(PHONE)
    visitor.remember("tables", visit.own_tables)
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", {"offline": False, **FAST_3G})
    start = monotonic()
    visitor.page.goto(visit.url + visit.path, wait_until="commit")
    visitor.page.locator(PRESSABLE).first.wait_for()
    return monotonic() - start


def soonest_play(visit: Visit) -> float:
    """Return the shortest wait of a few runs."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        waits = [seconds_to_play(browser, visit) for _ in range(TRIES)]
        browser.close()
    return min(waits)


def row(name: str, speed: Speed, waited: float | None) -> str:
    """Return a row of the table."""
    playable = "" if waited is None else f"{waited:.1f} s"
    cells = [name, *map(str, speed.scores.values()), *speed.audits.values(), playable]
    return f"| {' | '.join(cells)} |"


def write_result(rows: list[str]) -> None:
    """Replace the table in the document."""
    before = REPORT.read_text().partition(RESULT)[0]
    table = "\n".join([HEAD, "|" + " --- |" * (HEAD.count("|") - 1), *rows])
    REPORT.write_text(f"{before}{RESULT}\n{table}\n")


def visits(library: Library, url: str) -> dict[str, Visit]:
    """Return the pages to measure by name; a game is opened by one of its players."""
    found = {"home": Visit(url, "/", [])}
    for name, situation in GAMES.items():
        taken = library.take(situation)
        own: dict[str, object] = {"table": taken.table, "tokens": taken.tokens, "invitations": []}
        found[name] = Visit(url, f"/t/{taken.table}", [own])
    return found


def main() -> int:
    """Print and store all results; return 1 if one misses its target."""
    install()
    database = Path(tempfile.mkdtemp()) / "tables.sqlite"
    library = Library(SITUATIONS, NAMES, 1)
    library.write(database)
    good, rows = True, []
    print(HEAD, flush=True)
    with running(database, "--page", str(built_page())) as server:
        for name, visit in visits(library, server.url).items():
            speed = best_speed(visit)
            waited = soonest_play(visit) if name in GAMES else None
            good &= speed.good and (waited or 0) < MOST_SECONDS
            rows.append(row(name, speed, waited))
            print(rows[-1], flush=True)
    write_result(rows)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
