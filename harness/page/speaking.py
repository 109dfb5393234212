"""Read and change the language of a page."""

from playwright.sync_api import Page

LANGUAGES = ("de", "en", "fr", "it")
# A real click cannot reach what lies behind an open dialog.
PRESS = "language => document.querySelector(`.langs [lang=${language}]`).click()"


def language_of(page: Page) -> str | None:
    """Return the page's language."""
    return page.locator("html").get_attribute("lang")


def can_switch(page: Page) -> bool:
    """Return whether the screen offers languages."""
    return page.locator(".langs").count() > 0


def switch(page: Page, language: str) -> None:
    """Switch the language in place."""
    page.evaluate(PRESS, language)
    page.locator(f"html[lang={language}]").wait_for()
