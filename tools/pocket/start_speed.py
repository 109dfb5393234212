"""`python -m tools.pocket.start_speed`: how long the pocket takes to start, beside a bare Pyodide.

Both start in a worker of Chromium, in turn, with all files kept by the browser from a first time.
Build page and pocket first: `make pocket page`.
"""

import json
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

from harness.page.building import built_page
from harness.page.static_host import hosting
from harness.page.visitors import launch
from tools.pocket.places import PYODIDE
from tools.site import write_site

ROUNDS = 5
MOST = 3.0  # times as long as a bare loadPyodide
BARE = "bare.js"
BARE_WORKER = """
import { loadPyodide } from './pyodide/pyodide.mjs';
await loadPyodide({ indexURL: new URL('./pyodide/', import.meta.url).href });
postMessage({ ready: true });
"""
MEASURE = """([script, task, goal]) => new Promise((resolve, reject) => {
  const began = performance.now();
  const worker = new Worker(script, { type: 'module' });
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.onmessage = ({ data }) => {
    if (data.failed) reject(new Error(data.why));
    if (!(goal in data)) return;
    resolve(performance.now() - began);
    worker.terminate();
  };
  worker.postMessage(task);
})"""


def write_files(folder: Path) -> str:
    """Write the site, a bare Pyodide and an empty page; return the pocket's script."""
    write_site(built_page(), folder)
    shutil.copytree(PYODIDE, folder / "pyodide")
    (folder / BARE).write_text(BARE_WORKER)
    (folder / "empty.html").write_text("<!doctype html><title>Measuring</title>")
    [script] = (
        each for each in json.loads((folder / "files.json").read_text()) if "worker" in each
    )
    return str(script)


def take(page: Page, script: str, task: object, goal: str) -> float:
    """Return the milliseconds until a worker has done its task."""
    spent: float = page.evaluate(MEASURE, [script, task, goal])
    return spent


def start_times(page: Page, script: str, manifest: object) -> list[tuple[float, float]]:
    """Return the milliseconds of the pocket and of a bare Pyodide, each once in every round."""
    take(page, script, {"keep": manifest}, "kept")
    pocket = (script, {"start": None, "botDelay": None}, "ready")
    bare = (BARE, None, "ready")
    rounds = [(take(page, *pocket), take(page, *bare)) for _ in range(1 + ROUNDS)]
    return rounds[1:]  # the first time is another matter


def measured() -> list[tuple[float, float]]:
    """Start both in a browser."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        script = write_files(Path(name))
        manifest = json.loads(Path(name, "pocket.json").read_text())
        with hosting(Path(name)) as host:
            browser = launch(playwright)
            page = browser.new_page()
            page.goto(f"{host}/empty.html")
            found = start_times(page, script, manifest)
            browser.close()
    return found


def main() -> int:
    """Print both times and their ratio; fail if the pocket takes too long."""
    found = measured()
    ratios = [pocket / bare for pocket, bare in found]
    for name, times in zip(("pocket", "bare Pyodide"), zip(*found, strict=True), strict=True):
        print(f"{name}: {median(times):.0f} ms ({min(times):.0f} to {max(times):.0f})")
    print(f"{median(ratios):.2f} times as long (at most {MOST:.0f})")
    return 0 if median(ratios) <= MOST else 1


if __name__ == "__main__":
    sys.exit(main())
