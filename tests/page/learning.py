"""Taking a lesson on the page: reading what the guide says, pressing what is lit."""

from playwright.sync_api import Page, expect

from buttonbox.server.http.lessons import lesson
from buttonbox.server.messages import LessonStep
from tests.page.playing import Hand

GUIDE = "aside[aria-label=Guide]"
PRESSABLE = "button:enabled"
TABS = {"space-": "tab-school", "card-": "tab-cards", "section-": "tab-hut", "": "tab-places"}


def selector(name: str) -> str:
    """What a lesson points at: a cell as row/column, or a thing by its name."""
    row, slash, column = name.partition("/")
    if not slash:
        return f':is([data-thing="{name}"], [data-tip="{name}"])'
    return f'[data-cell="{6 * (int(row) - 1) + int(column) - 1}"]'


class Learner:
    """Does what the guide asks, step by step."""

    def __init__(self, page: Page, hand: Hand, game: str) -> None:
        self.page = page
        self.hand = hand
        found = lesson(game)
        assert found is not None
        self.steps = found.steps

    def take_all(self) -> None:
        """To the last step."""
        for number, step in enumerate(self.steps[:-1], 1):
            self.expect_step(number)
            self.take(number, step)
        self.expect_step(len(self.steps))

    def take(self, number: int, step: LessonStep) -> None:
        if not step.wanted:
            self.hand.press(self.page, f"{GUIDE} .btn.act")
            return
        self.expect_lit(step)
        for name in [*step.at, "confirm"]:
            if self.at_step(number):
                self.open_tab(name)
                self.press_all(f"{selector(name)}:is({PRESSABLE})")

    def expect_lit(self, step: LessonStep) -> None:
        """The table is drawn part by part; what is to be pressed is there in the end."""
        expect(self.page.locator("svg .edge").nth(len(step.at) - 1)).to_be_attached()

    def open_tab(self, name: str) -> None:
        """On a small screen a thing may lie behind a tab."""
        tab = selector(next(tab for start, tab in TABS.items() if name.startswith(start)))
        if not self.seen(selector(name)) and self.seen(f"{tab}:is({PRESSABLE})"):
            self.hand.press(self.page, tab)

    def press_all(self, things: str) -> None:
        """One after the other: equal dice have the same name."""
        for place in range(self.seen(things)):
            several = place > 0
            self.hand.press(self.page, f":nth-match({things}, {place + 1})" if several else things)

    def seen(self, things: str) -> int:
        return self.page.locator(things).locator("visible=true").count()

    def at_step(self, number: int) -> bool:
        return self.page.locator(GUIDE).get_by_text(self.way(number)).count() > 0

    def expect_step(self, number: int) -> None:
        expect(self.page.locator(GUIDE).get_by_text(self.way(number))).to_be_visible()

    def way(self, number: int) -> str:
        return f"{number} of {len(self.steps)}"
