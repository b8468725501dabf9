"""Visitors with a real browser."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, expect

PATIENCE = 120_000  # milliseconds until a condition counts as failed, however busy the machine is

expect.set_options(timeout=PATIENCE)


def new_page(browser: Browser, language: str = "en", width: int = 1440, height: int = 900, **more: Any) -> Page:
    """A page of a new visitor. Errors of its script fail the test."""
    context = browser.new_context(locale=language, viewport={"width": width, "height": height}, **more)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.on("pageerror", lambda error: (_ for _ in ()).throw(AssertionError(f"script error: {error}")))
    return page
