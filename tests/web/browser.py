"""A real browser for the tests."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
    "--disable-dev-shm-usage",
]


def chromium() -> str:
    named = [os.environ.get("CHROMIUM", ""), *NAMES]
    found = next((path for name in named if name and (path := shutil.which(name))), None)
    assert found, "the tests need Chromium: apt-get install chromium, or name one in CHROMIUM"
    return found


@contextmanager
def open_browser() -> Iterator[Browser]:
    flags = [*FLAGS, "--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else FLAGS
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=flags)
        yield browser
        browser.close()


def new_page(browser: Browser, language: str = "en", width: int = 1440, height: int = 900, **more: Any) -> Page:
    """A page of a new visitor. Errors of its script fail the test."""
    context = browser.new_context(locale=language, viewport={"width": width, "height": height}, **more)
    page = context.new_page()
    page.on("pageerror", lambda error: (_ for _ in ()).throw(AssertionError(f"script error: {error}")))
    return page
