"""The language a page speaks."""

from playwright.sync_api import Page

LANGUAGES = ("de", "en", "fr", "it")
# A press by hand does not reach what lies behind an open dialog.
PRESS = "language => document.querySelector(`.langs [lang=${language}]`).click()"


def language_of(page: Page) -> str | None:
    """What the page says it speaks."""
    return page.locator("html").get_attribute("lang")


def can_switch(page: Page) -> bool:
    """Whether the screen lets one choose."""
    return page.locator(".langs").count() > 0


def switch(page: Page, language: str) -> None:
    """Another language, in place."""
    page.evaluate(PRESS, language)
    page.locator(f"html[lang={language}]").wait_for()
