"""How people play in a real browser: set up a table, answer by mouse, finger, keyboard or list, to the end."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError

from kotatsu.bots.registry import level_names
from kotatsu.core.registry import load_game
from kotatsu.games import NAMES
from tests.web.browser import choose, options, random_option, ready
from tests.web.server import Server

MOST_DECISIONS = 1500
MOST_LATE = 2
PARTS = """() => [...new Set([...document.querySelectorAll('.part')].map(part => part.dataset.part)
  .concat([...document.querySelectorAll('[data-parts]')].flatMap(option => option.dataset.parts.split(' '))))]"""
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def sit_down(page: Page, server: Server, game: str, seats: list[str] | None = None, pace: str = "instant") -> None:
    """Set up a table on the sheet of a game; without seats the usual one."""
    page.goto(f"{server.url}/tables/{game}")
    for number, who in enumerate(seats or []):
        if number:
            seat(page, number, who)
    page.locator(".sheet button.play").click()
    page.wait_for_selector("#zone-tray .prompt, #cover:not([hidden])")
    set_pace(page, pace)


def seat(page: Page, number: int, who: str) -> None:
    """Choose who sits in a chair of a sheet: a bot by its level, or somebody."""
    is_bot = who in (*level_names(), "random")
    page.locator(f"input[name=seat-{number}][value='{'bot' if is_bot else who}']").check()
    if is_bot:
        page.locator(f"select[name=level-{number}]").select_option(who)


def in_every_run(game: str) -> list[Any]:
    """All games, of which one is played in every run; the others take minutes."""
    return [name if name == game else pytest.param(name, marks=pytest.mark.exhaustive) for name in NAMES]


def set_pace(page: Page, pace: str) -> None:
    page.locator("#pace").evaluate(
        "(e, pace) => { e.value = pace; e.dispatchEvent(new Event('change', {bubbles: true})) }", pace
    )


def opponents(game: str) -> list[str] | None:
    """Careless ones save time; but only where the rules themselves bring a game to its end."""
    return against_careless(game) if game == NAMES[0] else None


def against_careless(game: str) -> list[str]:
    return ["me", *[level_names()[0]] * (load_game(game).seat_counts[0] - 1)]  # those who think least, to save time


def pass_screen(page: Page) -> None:
    if page.locator("#cover:not([hidden])").count():
        page.locator("#cover button").click()
        page.wait_for_selector("#zone-tray .option", state="attached")


def first_option(page: Page) -> None:
    choose(page, options(page)[0])


def by_mouse(page: Page, choice: random.Random) -> None:
    choose(page, random_option(page, choice))


def by_finger(page: Page, choice: random.Random) -> None:
    choose(page, random_option(page, choice), touch=True)


def by_keys(page: Page, choice: random.Random) -> None:
    """Arrows to a target or a button, digits for things and numbers, Enter; nothing else."""
    option = random_option(page, choice)
    if option.parts:
        parts = page.evaluate(PARTS)
        for part in option.parts.split():
            page.keyboard.press(str(parts.index(part) + 1))
        page.keyboard.press("Enter")
    elif option.values:
        for place, value in enumerate(option.values.split(","), 1):
            number = f".amount:nth-of-type({place}) .number[data-value='{value}']"
            _walk_to(page, f'document.activeElement.matches("{number}")')
            page.keyboard.press("Enter")
    else:
        if option.to:
            _walk_to(page, f"document.activeElement.id === '{option.to}'")
            page.keyboard.press("Enter")
            if sum(1 for other in options(page) if other.to == option.to) < 2:
                return
        _walk_to(page, f"document.activeElement.dataset.move === '{option.move}'")
        page.keyboard.press("Enter")


def _walk_to(page: Page, there: str) -> None:
    for _ in range(300):
        if page.evaluate(f"() => {there}"):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"no arrow leads to where {there}")


def by_list(page: Page, choice: random.Random) -> None:
    page.keyboard.press("l")
    page.wait_for_selector("#list[open]")
    for _ in range(1 + choice.randrange(page.locator("#list [role=option]").count())):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def play_on(page: Page, choice: random.Random, answer: Any = by_mouse) -> None:
    """Take options at random until the game is over."""
    late = 0  # how often in a row nothing could be hit
    for _ in range(MOST_DECISIONS):
        if not ready(page):
            return
        pass_screen(page)
        try:
            answer(page, choice)
            late = 0
        except ValueError:  # the table went on in this very moment
            continue
        except TimeoutError:  # perhaps it did, but not again and again
            late += 1
            if late == MOST_LATE:
                raise
    raise AssertionError("the game did not end")


def check_ending(page: Page, game: str) -> None:
    assert page.locator(".ending .groups tbody tr").count() == len(load_game(game).categories)
    assert page.locator(".curve polyline").count() >= load_game(game).seat_counts[0]


# -- whole games -----------------------------------------------------------------------------------


def path_of(page: Page) -> str:
    return re.sub(r"^https?://[^/]+", "", page.url)
