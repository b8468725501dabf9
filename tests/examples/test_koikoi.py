"""Koi-Koi, which is a package of its own: installed as its players would, it keeps the laws and plays in a browser."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kotatsu.bench.chromium import open_chromium
from kotatsu.bots.registry import level_names
from tests.packages import install, run, run_own_tests, with_packages
from tests.web.browser import new_page
from tests.web.playing import play_on, set_pace
from tests.web.server import Server

SOURCE = Path(__file__).parents[2] / "examples" / "koikoi"
SPEED = """
import time
from kotatsu.core.playout import playouts
from kotatsu.core.registry import load_game
from kotatsu.core.rng import seeded
game, began = load_game("koikoi"), time.process_time()
print(int(playouts(game.start(2, "speed"), seeded("speed"), 400) / (time.process_time() - began)))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("installed")
    install(SOURCE, target, compiled=False)
    return target


def test_it_passes_its_own_tests_and_all_laws(installed: Path) -> None:
    assert " passed" in run_own_tests(SOURCE, installed)


@pytest.mark.parametrize("months", ["3", pytest.param("12", marks=pytest.mark.exhaustive)])
def test_a_game_is_played_in_a_browser_to_its_end(installed: Path, tmp_path: Path, months: str) -> None:
    """The house finds the game, shows its cover and its table, and asks until the last month is over."""
    server = Server(tmp_path)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(installed))
        server.start()
    try:
        with open_chromium() as browser:
            page = new_page(browser)
            page.goto(server.url)
            expect(page.locator('[data-game="koikoi"] .cover')).to_be_visible()
            fonts = page.locator('link[href^="/signs.css"]').get_attribute("href")
            assert "/signs/koikoi.woff2" in page.request.get(f"{server.url}{fonts}").text()
            assert page.request.get(f"{server.url}/signs/koikoi.woff2").headers["content-type"] == "font/woff2"
            page.goto(f"{server.url}/tables/koikoi")
            page.locator('[name="seat-1"][value="bot"]').check()
            page.locator('[name="level-1"]').select_option(level_names()[0])
            page.locator(f'[name="option-months"][value="{months}"]').check()
            page.locator(".sheet button.play").click()
            page.wait_for_selector("#zone-tray .prompt")
            set_pace(page, "instant")
            play_on(page, random.Random(1))
            expect(page.locator(".ending")).to_be_visible()
    finally:
        server.stop()


@pytest.mark.exhaustive
def test_compiled_it_plays_the_same_much_faster(installed: Path, tmp_path: Path) -> None:
    install(SOURCE, tmp_path, compiled=True)
    assert " passed" in run_own_tests(SOURCE, tmp_path)
    slow, fast = (int(run([sys.executable, "-c", SPEED], SOURCE, with_packages(at))) for at in (installed, tmp_path))
    assert fast > 4 * slow


def test_machine_code_for_another_kernel_is_refused_in_words(tmp_path: Path) -> None:
    install(SOURCE, tmp_path, compiled=False)
    (tmp_path / "koikoi" / "compiled.txt").write_text("of another time\n", encoding="utf-8")
    assert "koikoi" not in run([sys.executable, "-m", "kotatsu", "games"], tmp_path, with_packages(tmp_path))
    code = "from kotatsu import load_game, KotatsuError\ntry: load_game('koikoi')\nexcept KotatsuError as e: print(e)"
    told = run([sys.executable, "-c", code], tmp_path, with_packages(tmp_path))
    assert "install it again" in told
