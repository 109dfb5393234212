"""People with a browser: a device, a language, and a check for errors of the page."""

import json
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect

from harness.programs import CHROMIUM

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
TIMEOUT = 15_000  # milliseconds, enough for one step on a busy machine
expect.set_options(timeout=TIMEOUT)
WATCH_ANSWERS = """
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    window.line = this;
    this.addEventListener('message', ({ data }) => {
      if (JSON.parse(data).id === window.unanswered) window.unanswered = null;
    });
  }
  send(text) {
    const { id } = JSON.parse(text);
    if (id) [window.asked, window.unanswered] = [true, id];
    super.send(text);
  }
};
"""  # the socket, whether a move was sent, and the id of an unanswered one
NOTHING_ASKED = "!window.asked"


@dataclass(frozen=True)
class Device:
    """The window that a person looks at."""

    width: int
    height: int
    touch: bool = False


DESKTOP = Device(1280, 800)
LARGE = Device(1920, 1080)
HUGE = Device(2560, 1440)
PHONE = Device(390, 844, touch=True)
SMALL_PHONE = Device(320, 568, touch=True)
LOW_PHONE = Device(844, 390, touch=True)  # landscape
LOW_SMALL_PHONE = Device(667, 375, touch=True)
ZOOMED = Device(640, 400)  # a laptop at 200 %
NARROW_TABLET = Device(744, 1133, touch=True)
TABLET = Device(820, 1180, touch=True)
LOW_TABLET = Device(1024, 768, touch=True)
SIZES = (
    *(DESKTOP, LARGE, HUGE, ZOOMED, SMALL_PHONE, PHONE),
    *(LOW_SMALL_PHONE, LOW_PHONE, NARROW_TABLET, TABLET, LOW_TABLET),
)


# Chromium warns about this if the machine is too busy to draw the page within seconds.
LATE_PRELOAD = "was preloaded using link preload but not used within a few seconds"


@dataclass
class Visitor:
    """One browser of one person."""

    context: BrowserContext
    page: Page
    device: Device
    url: str
    troubles: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=lambda: [LATE_PRELOAD])

    def __post_init__(self) -> None:
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(message.text)

    def expect_trouble(self, *words: str) -> None:
        """Ignore console messages with these words, such as those about a cut connection."""
        self.expected += words

    def complaints(self) -> list[str]:
        """Return unexpected errors and warnings."""
        return [
            trouble
            for trouble in self.troubles
            if not any(word in trouble for word in self.expected)
        ]

    def go(self, path: str) -> Page:
        """Open an address of the site."""
        self.page.goto(self.url + path)
        return self.page

    def press(self, selector: str) -> None:
        """Tap or click, depending on the device."""
        found = self.page.locator(selector).first
        if self.device.touch:
            found.tap()
        else:
            found.click()

    def remember(self, key: str, value: object) -> None:
        """Put something into the browser's storage before the page loads."""
        pair = json.dumps([f"buttonbox:{key}", json.dumps(value)])
        self.page.add_init_script(f"localStorage.setItem(...{pair})")


def launch(playwright: Playwright) -> Browser:
    """Open a browser with a fresh profile."""
    return playwright.chromium.launch(executable_path=CHROMIUM.ensure(), args=FLAGS)


class Visitors:
    """Everybody who visits a server during a test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.all: list[Visitor] = []

    def arrive(
        self,
        device: Device = DESKTOP,
        language: str = "en",
        dark: bool = False,
        motion: bool = False,
        **more: Any,
    ) -> Visitor:
        """Open a browser for a new person; without `motion` nothing on the page is animated."""
        context = self.browser.new_context(
            viewport={"width": device.width, "height": device.height},
            has_touch=device.touch,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            **more,
        )
        context.set_default_timeout(TIMEOUT)
        context.add_init_script(WATCH_ANSWERS)
        visitor = Visitor(context, context.new_page(), device, self.url)
        self.all.append(visitor)
        return visitor

    def leave(self) -> None:
        """Close all windows and check that the page reported no errors."""
        gone, self.all = self.all, []
        for visitor in gone:
            visitor.context.close()
        complaints = [text for visitor in gone for text in visitor.complaints()]
        assert not complaints, "\n".join(complaints)
