"""Visitors with a real browser, and their ways to choose something at a table."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

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


# -- at a table ------------------------------------------------------------------------------------

READY = """() => document.querySelector('.ending, #cover:not([hidden]), #zone-tray .option')
  && !document.querySelector('[aria-busy], main.telling')
  && document.getAnimations().every(a => a.playState === 'finished')"""
OPTIONS = """() => [...document.querySelectorAll('#zone-tray .option:not(.copy)')].map(o => ({
  move: o.dataset.move, to: document.querySelector(`.scene [id="${CSS.escape(o.dataset.to)}"]`) ? o.dataset.to : '',
  parts: o.dataset.parts ?? '', values: o.dataset.values ?? ''}))"""
CHOSEN = ':is(.part, .target)[aria-pressed="true"]'
SCENE = (
    "(id) => { const s = document.getElementById(id).closest('.scene'); return [s.dataset.scene, s.matches('.front')] }"
)
HIT = """(id) => {
  const target = document.getElementById(id)
  target.scrollIntoView({block: 'nearest'})
  const box = target.getBoundingClientRect()
  for (const [x, y] of [[.5, .5], [.5, .25], [.25, .5], [.5, .75], [.75, .5], [.2, .2], [.8, .8]]) {
    const spot = [box.left + x * box.width, box.top + y * box.height]
    if (target.contains(document.elementFromPoint(...spot))) return spot
  }
  return null
}"""


class Option(NamedTuple):
    """Something that can be done now, with what stands for it on the page."""

    move: str
    to: str = ""  # a target on the stage
    parts: str = ""  # things to be toggled
    values: str = ""  # numbers to be chosen


def ready(page: Page) -> bool:
    """Wait until somebody at this page can do something; false when the game is over."""
    page.wait_for_function(READY)
    return not page.locator(".ending").count()


def options(page: Page) -> list[Option]:
    return [Option(**option) for option in page.evaluate(OPTIONS)]


def random_option(page: Page, choice: random.Random) -> Option:
    found = options(page)
    return found[choice.randrange(len(found))]


def choose(page: Page, option: Option, touch: bool = False) -> None:
    """Do something as a person would: at its place on the stage, as things or numbers in the tray, or by its button."""
    if option.parts:
        on = page.locator(CHOSEN).evaluate_all("all => all.map(each => each.dataset.part ?? each.id)")
        for part in set(on) ^ set(option.parts.split()):
            in_tray = f'.part[data-part="{part}"]'
            if page.locator(in_tray).count():
                _hit(page, in_tray, touch)
            else:
                hit_on_stage(page, part, touch)
        _hit(page, "#do", touch)
    elif option.values:
        for place, value in enumerate(option.values.split(","), 1):
            _hit(page, f'.amount:nth-of-type({place}) .number[data-value="{value}"]', touch)
        if touch:
            _hit(page, "#do", touch)
    elif option.to:
        choose_on_stage(page, option, touch)
    else:
        _hit(page, f'#zone-tray .option[data-move="{option.move}"]', touch)


def hit_on_stage(page: Page, target: str, touch: bool = False) -> None:
    scene, front = page.evaluate(SCENE, target)
    if not front:
        _hit(page, f'.to-scene[data-scene="{scene}"]', touch)
    spot = page.evaluate(HIT, target)
    assert spot is not None, f"{target} cannot be hit"
    (page.touchscreen.tap if touch else page.mouse.click)(*spot)


def choose_on_stage(page: Page, option: Option, touch: bool = False) -> None:
    several = sum(1 for other in options(page) if other.to == option.to) > 1
    hit_on_stage(page, option.to, touch)
    if several:
        _hit(page, f'#zone-tray .option[data-move="{option.move}"]:visible', touch)
    elif touch:
        _hit(page, "#do", touch)


def _hit(page: Page, selector: str, touch: bool) -> None:
    element = page.locator(selector)
    element.tap() if touch else element.click()
