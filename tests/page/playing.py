"""Playing whole games on the page: by mouse, by touch, or by keyboard alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from playwright.sync_api import Page, TimeoutError as NotInTime

PATIENCE = 1000  # milliseconds for a press: the table may have moved on meanwhile
MOST_TABS = 150
MOST_ARROWS = 12
MOST_ACTS = 2000  # in a game
OVER = "main.e"
TO_RESULT = "header .btn.brass"
FIRST_THERE = """choices => {
  if (window.unanswered) return null;
  const all = choice => [...document.querySelectorAll(choice)];
  const there = choice => all(choice).some(each => each.checkVisibility());
  const found = choices.find(there);
  return found === undefined ? null : [found];
}"""
HAS_FOCUS = """selector => document.querySelector(selector) === null ? null
  : document.activeElement?.matches(selector) ?? false"""
SHORTCUT = """selector => [...document.querySelectorAll(selector)]
  .find(each => each.checkVisibility())?.getAttribute('aria-keyshortcuts')"""


class Hand(Protocol):
    """A way to press what a selector finds."""

    def press(self, page: Page, selector: str) -> None: ...


@dataclass(frozen=True)
class Mouse:
    """Clicks."""

    patience: int = PATIENCE

    def press(self, page: Page, selector: str) -> None:
        page.locator(selector).locator("visible=true").first.click(timeout=self.patience)


@dataclass(frozen=True)
class Finger:
    """Taps."""

    patience: int = PATIENCE

    def press(self, page: Page, selector: str) -> None:
        page.locator(selector).locator("visible=true").first.tap(timeout=self.patience)


class Keyboard:
    """Shortcuts, Tab, arrows and Enter."""

    def press(self, page: Page, selector: str) -> None:
        shortcut = page.evaluate(SHORTCUT, selector)
        if shortcut:
            page.keyboard.press(shortcut.lower())
            return
        walk_to(page, selector)
        page.keyboard.press("Enter")


def walk_to(page: Page, selector: str) -> None:
    """Tab to it, or to its group, where arrows lead on."""
    group = f":is([role=group], [role=toolbar]):has(:is({selector})[tabindex='-1']) *"
    assert walk(page, f"{selector}, {group}", "Tab", MOST_TABS), f"Tab does not lead to {selector}"
    ways = (walk(page, selector, key, MOST_ARROWS) for key in ("ArrowRight", "ArrowDown"))
    assert any(ways), f"arrows do not lead to {selector}"


def walk(page: Page, selector: str, key: str, most: int) -> bool:
    """Press a key until the focus is where it should be."""
    for _ in range(most):
        focused = page.evaluate(HAS_FOCUS, selector)
        if focused is None:
            raise NotInTime(f"{selector} has gone")
        if focused:
            return True
        page.keyboard.press(key)
    return False


class Player:
    """Takes the first thing on a list that can be pressed, until the game is over."""

    def __init__(self, page: Page, hand: Hand, choices: Sequence[str]) -> None:
        self.page = page
        self.hand = hand
        self.choices = [OVER, TO_RESULT, *choices]

    def act(self) -> bool:
        """Wait until something can be pressed and press it; False when the game is over."""
        found = self.page.wait_for_function(FIRST_THERE, arg=self.choices).json_value()[0]
        if found != OVER:
            self.press(found)
        return bool(found != OVER)

    def act_if_asked(self) -> bool:
        """Press what can be pressed now, if anything; False when the game is over."""
        found: list[str] | None = self.page.evaluate(FIRST_THERE, self.choices)
        if found and found[0] != OVER:
            self.press(found[0])
        return found != [OVER]

    def press(self, selector: str) -> None:
        try:
            self.hand.press(self.page, selector)
        except NotInTime:  # it has gone: the next look shows what there is now
            return

    def play_on(self) -> None:
        """To the end of the game."""
        assert any(not self.act() for _ in range(MOST_ACTS)), "the game does not come to its end"


HAND_OVER = "dialog.ho .btn.act"
TWO_LAID = "main:has(.laid ~ .laid)"
BUTTONS_CHOICES = (
    "[data-moment] .btn.act",  # it lies over all else
    HAND_OVER,
    "[aria-keyshortcuts=L]:enabled",
    f"{TWO_LAID} [aria-keyshortcuts=G]:enabled",
    "[aria-keyshortcuts=R]:enabled",
    ".thumb .btn.act:enabled, .panel .btn.act:enabled",
    ".frame.lay .cell.legal",
    ".frame.stars .cell.may",
)


class ButtonsPlayer(Player):
    """Lays what is offered, and gets out with two buttons: that makes for short games."""

    def __init__(self, page: Page, hand: Hand) -> None:
        super().__init__(page, hand, BUTTONS_CHOICES)


DIE = "[data-tray] .d[aria-disabled=false]"
CHOSEN = "main:has([data-tray] .sel)"
END_TURN = ".prompt .btn.act:enabled, .acts .btn.act:enabled"
WAR_CHOICES = (
    HAND_OVER,
    f"{CHOSEN} :is({END_TURN})",  # with dice chosen it confirms the target
    ".spots [data-target]",  # of a boy who is chosen already
    "[data-target][data-place=hut]",  # building makes for short games
    "[data-target][data-place=star]",
    "[data-target]",
    "[role=tab][aria-selected=false]:has(.mark)",
    ".end .btn.act:enabled, footer .btn.act:enabled:not(.acts *)",
    ".after .leave",
    END_TURN,
    DIE,
)


class WarPlayer(Player):
    """Chooses dice until something lights up, and takes that."""

    def __init__(self, page: Page, hand: Hand) -> None:
        super().__init__(page, hand, WAR_CHOICES)
        self.die = 0

    def press(self, selector: str) -> None:
        if selector != DIE:
            self.die = 0
            super().press(selector)
        elif self.die < self.page.locator(DIE).count():
            self.die += 1
            super().press(f"{DIE}:nth-child({self.die})")
        else:
            self.die = 0
            self.page.keyboard.press("Escape")
            super().press(END_TURN)
