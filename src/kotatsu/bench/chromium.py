"""A real browser, for figures, pictures and tests; the program itself never needs it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from kotatsu.core.errors import KotatsuError

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
)


def find_chromium() -> str:
    named = [os.environ.get("CHROMIUM", ""), *NAMES]
    found = next((path for name in named if name and (path := shutil.which(name))), None)
    if found is None:
        raise KotatsuError("there is no Chromium: apt-get install chromium, or name one in CHROMIUM")
    return found


@contextmanager
def open_chromium() -> Iterator[Any]:
    """A browser of playwright's kind. Root has no sandbox to run it in."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise KotatsuError("the package playwright is missing; ./test --setup-only installs it") from None
    flags = [*FLAGS, "--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else [*FLAGS]
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=find_chromium(), args=flags)
        yield browser
        browser.close()
