"""A site of files that is installed as an app: what other apps and shortcuts open in it."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from buttonbox.core.record import write_record
from buttonbox.games.buttons.game import BUTTONS
from harness.page.static_host import hosting
from tests.core.played import finished
from tests.page.test_static_site import FOLDER, visiting, write
from tests.page.travelling import go_offline, take_along, traveller

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("built_pocket")]
SHARE = """record => {
  const files = new DataTransfer();
  files.items.add(new File([record], 'game.jsonl', { type: 'application/jsonl' }));
  const input = Object.assign(document.createElement('input'), { type: 'file', name: 'record' });
  input.files = files.files;
  const form = Object.assign(document.createElement('form'), {
    action: 'replay',
    method: 'POST',
    enctype: 'multipart/form-data',
  });
  form.append(input);
  document.body.append(form);
  form.submit();
}"""


def share(page: Page, record: str) -> None:
    """Send a record to the page as another app does."""
    page.evaluate("() => navigator.serviceWorker.ready")
    with page.expect_navigation():
        page.evaluate(SHARE, record)


def test_shortcuts_and_shared_records_open_offline(browser: Browser, tmp_path: Path) -> None:
    write(tmp_path)
    manifest = tmp_path.joinpath(*FOLDER.split("/")[1:]) / "manifest.webmanifest"
    with hosting(tmp_path) as host, visiting(browser, host) as visitors:
        visitor = traveller(visitors)
        page = take_along(visitor)
        go_offline(visitor)
        for shortcut in json.loads(manifest.read_text())["shortcuts"]:
            page.goto(f"{visitor.url}/{shortcut['url']}")
            page.locator(".seat").first.wait_for()
        share(page, write_record(finished(BUTTONS)))
        page.locator("input[type=range]").wait_for()
