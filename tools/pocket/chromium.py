"""The pocket in a worker of Chromium, beside a bare Pyodide, to be measured."""

import argparse
import json
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from harness.page.building import built_page
from harness.page.static_host import hosting
from harness.page.visitors import launch
from tools.pocket.places import PYODIDE
from tools.site import write_site

BARE = "bare.js"
PROGRAM = "program.js"
SCRIPTS = Path(__file__).with_name("scripts")
EMPTY = "empty.html"
DO = """([script, task, goal]) => new Promise((resolve, reject) => {
  const began = performance.now();
  const worker = new Worker(script, { type: 'module' });
  const end = (settle, value) => (worker.terminate(), settle(value));
  worker.onerror = ({ message }) => end(reject, new Error(message));
  worker.onmessage = ({ data }) => {
    if (data.failed) end(reject, new Error(data.why));
    else if (goal in data) end(resolve, [data[goal], performance.now() - began]);
  };
  worker.postMessage(task);
})"""


@dataclass(frozen=True)
class Browser:
    """An empty page of a site that has the pocket."""

    page: Page
    folder: Path

    def do(self, script: str, task: object, goal: str) -> tuple[object, float]:
        """Give a new worker a task; return its answer and the milliseconds until then."""
        answer, spent = self.page.evaluate(DO, [script, task, goal])
        return answer, spent

    def start_bare(self) -> float:
        """Start a Pyodide as npm brings it; return the milliseconds."""
        return self.do(BARE, None, "ready")[1]

    def keep_pocket(self) -> None:
        """Let the browser keep the pieces."""
        self.do(self.pocket_script(), {"keep": self.manifest()}, "kept")

    def start_pocket(self) -> float:
        """Start the pocket that is kept; return the milliseconds."""
        return self.do(self.pocket_script(), {"start": None, "botDelay": None}, "ready")[1]

    def run(self, program: Path) -> str:
        """Run a Python program with the pocket's modules and return what it prints."""
        files = {each["role"]: each["file"] for each in self.manifest()["files"]}
        task = {"source": program.read_text(encoding="utf-8"), "box": files["box"]}
        return str(self.do(PROGRAM, task, "printed")[0])

    def manifest(self) -> dict[str, list[dict[str, str]]]:
        """Return the list of the pocket's files."""
        listed: dict[str, list[dict[str, str]]] = json.loads(
            (self.folder / "pocket.json").read_text()
        )
        return listed

    def pocket_script(self) -> str:
        """Return the address of the page's worker."""
        files = json.loads((self.folder / "files.json").read_text())
        return next(str(each) for each in files if "worker" in each)


def write_files(folder: Path) -> None:
    """Write the site, a bare Pyodide, an empty page and the scripts of its workers."""
    write_site(built_page(), folder)
    shutil.copytree(PYODIDE, folder / "pyodide")
    for script in (BARE, PROGRAM):
        shutil.copy(SCRIPTS / script, folder)
    (folder / EMPTY).write_text("<!doctype html><title>Measuring</title>")


@contextmanager
def browsing() -> Iterator[Browser]:
    """Open the empty page in a browser."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        write_files(Path(name))
        with hosting(Path(name)) as host:
            chromium = launch(playwright)
            page = chromium.new_page()
            page.goto(f"{host}/{EMPTY}")
            yield Browser(page, Path(name))
            chromium.close()


def asked_rounds(description: str | None, default: int) -> int:
    """Return how many times to measure, as the command line says."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--rounds", type=int, default=default, help="how many times to measure")
    rounds: int = parser.parse_args().rounds
    return rounds
