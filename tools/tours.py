"""Measure the first games with a guide like any other: every question of them, as the guide answers it.

    python -m tools.tours [GAME ...] [--size 1440x900 390x844] [--language en de] [--theme light dark] [--pictures FOLDER]

Each is measured as it is asked, and once more while somebody points at what the guide wants.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

from tests.web.browser import new_page, ready
from tests.web.server import Server

from kotatsu.bench.chromium import open_chromium
from kotatsu.games import NAMES
from tools import stage

WANTED = "#zone-tray .option.hint:not(.copy)"  # by the guide
PLACE = ".scene.front .target.hinted, #zone-tray :is(.part, .number).hint"


def begin(page: Any, server: Server, game: str) -> str:
    """The tour of a game; its address."""
    page.goto(server.url)
    home = {"origin": server.url, "accept-language": str(page.evaluate("navigator.language"))}
    begun = page.request.post(f"{server.url}/tours/{game}", headers=home)
    return stage.at_once(page, server, str(begun.url))


def walk(
    page: Any, server: Server, game: str, sizes: list[str], folder: Path | None = None, most: int = 0
) -> dict[str, stage.Figures]:
    """A tour until nobody is guided any more, or as many questions of it."""
    figures = {size: stage.new_figures() for size in sizes}
    begin(page, server, game)
    shown = 0
    while ready(page):
        for size in sizes:
            stage.look(page, size, figures[size])
            if folder is not None:
                page.screenshot(path=folder / f"{game}-{shown + 1:02}-{size}.png")
            if page.locator(PLACE).count():
                page.locator(PLACE).first.hover()
                stage.look(page, size, figures[size])
                page.mouse.move(0, 0)
        shown += 1
        if shown == most or not page.locator(WANTED).count():
            break
        stage.move(page, page.locator(WANTED).first.get_attribute("data-move"), figures[sizes[0]])
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(NAMES))
    parser.add_argument("--size", nargs="+", default=list(stage.SIZES))
    parser.add_argument("--language", nargs="+", default=["en", "de"])
    parser.add_argument("--theme", nargs="+", default=["light", "dark"])
    parser.add_argument("--pictures", type=Path, help="a folder for a picture of every question")
    asked = parser.parse_args()
    if asked.pictures:
        asked.pictures.mkdir(parents=True, exist_ok=True)
    broken = 0
    with tempfile.TemporaryDirectory() as folder, open_chromium() as browser:
        server = Server(Path(folder))
        server.start()
        try:
            for name, language, theme in product(asked.game, asked.language, asked.theme):
                page = new_page(browser, language, color_scheme=theme, reduced_motion="reduce")
                for size, figures in walk(page, server, name, asked.size, asked.pictures).items():
                    stage.show(f"{name}-{language}-{theme}", size, figures)
                    broken += sum(figures.wrong.values())
                page.context.close()
        finally:
            server.stop()
    return min(broken, 1)


if __name__ == "__main__":
    sys.exit(main())
