"""When something goes wrong in a browser: it is said, tried again, and never stops the rest of the page."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Page, expect
from starlette.testclient import TestClient

from tests.tables import TABLES
from tests.web.browser import new_page, ready
from tests.web.playing import play_on, sit_down
from tests.web.server import Server
from tests.web.visits import new_table

GAME = TABLES[-1][0]
ANNOUNCED = """async () => {
  const { announce } = await import('/static/bell.js')
  await navigator.serviceWorker.ready
  let shown = ''
  ServiceWorkerRegistration.prototype.showNotification = async (title) => { shown = title }
  globalThis.Notification = class { static permission = 'granted'; constructor() { throw new TypeError('Illegal constructor') } }
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  announce('Your turn')
  await new Promise(resolve => setTimeout(resolve, 300))
  return shown
}"""
OLD = """() => {
  const ids = Array.from({ length: 80 }, (_, number) => `table${number}`)
  for (const id of ids) { localStorage.setItem(`seen ${id} 0`, '3'); localStorage.setItem(`talk ${id}`, 'x') }
  localStorage.setItem('tables', JSON.stringify(ids))
  localStorage.setItem('sound', 'on')
}"""


@pytest.fixture
def page(server: Server, browser: Browser) -> Page:
    page = new_page(browser)
    sit_down(page, server, GAME, ["me", "here"])
    return page


def test_a_notice_comes_from_the_worker_where_pages_may_show_none(page: Page) -> None:
    assert page.evaluate(ANNOUNCED) == "Your turn"


def test_old_tables_are_forgotten(page: Page) -> None:
    page.evaluate(OLD)
    page.reload()
    page.wait_for_function("() => JSON.parse(localStorage.getItem('tables')).length === 50")
    kept = page.evaluate("() => Object.keys(localStorage)")
    assert "sound" in kept and "seen table79 0" in kept and "talk table0" not in kept
    assert sum(key.startswith("talk ") for key in kept) <= 50


def test_a_look_back_waits_for_the_connection(page: Page) -> None:
    """Also the question about the shuffles, and the opinion on the turns."""
    page.route("**/review", lambda route: route.abort(), times=1)
    play_on(page, random.Random(3))
    ready(page)
    with page.expect_response(lambda answer: answer.url.endswith("/review")):  # after one that failed
        pass
    page.goto(f"{page.url}/replay")
    page.wait_for_selector("main.table:not([aria-busy])")
    page.context.set_offline(True)
    page.locator("#verify").evaluate("button => button.click()")  # it is folded away
    expect(page.locator("#lost")).to_be_visible()
    page.locator('[data-step="back"]').click()
    expect(page.locator("#lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("#lost")).to_be_hidden()
    page.locator("#verify").evaluate("button => button.click()")  # it is folded away
    expect(page.locator("output[for=verify]")).not_to_have_text("")


def test_what_hides_a_table_is_a_dialog_with_a_name(client: TestClient) -> None:
    table = client.get(new_table(client, "me", "here")).text
    assert '<section id="cover" role="dialog" aria-modal="true" aria-labelledby="covered"' in table
