"""Slow games in real browsers: the mark is live, the clock runs by the server's time, a push is shown and leads to its table."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.tables import TABLES
from tests.web.browser import new_page
from tests.web.server import Server

GAME = TABLES[-1][0]
MOST_PUSHES = 20


def sit_down(server: Server, host: Page, guest: Page, **wish: str) -> str:
    """A table of two people, by its path."""
    wishes: dict[str, Any] = {"game": GAME, "seat-0": "me", "seat-1": "afar", **wish}
    table = re.search(r"/t/[^/?#]+", host.request.post(f"{server.url}/tables", form=wishes).url)
    assert table is not None
    host.goto(f"{server.url}{table[0]}/people")
    link = re.sub(r"^https?://[^/]+", "", host.locator("input.link").first.input_value())
    guest.goto(f"{server.url}{link}")
    guest.fill("input[name=name]", "Ben")
    guest.click("button.play")
    guest.wait_for_url(f"**{table[0]}")
    return table[0]


def test_the_mark_appears_by_itself_and_leads_to_who_waits_longest(server: Server, browser: Browser) -> None:
    anna, ben = new_page(browser), new_page(browser, "de", 390, 844)
    first = sit_down(server, anna, ben)
    anna.clock.install()
    anna.goto(f"{server.url}{first}")
    mark = anna.locator("#turns")
    expect(mark).to_be_hidden()
    second = sit_down(server, new := anna.context.new_page(), ben)
    new.close()
    anna.clock.fast_forward(25_000)
    expect(mark).to_have_attribute("aria-label", "A table waits for you")
    mark.focus()
    anna.keyboard.press("Enter")
    anna.wait_for_url(f"**{second}")
    ben.goto(f"{server.url}/")
    expect(ben.locator("#turns")).to_have_attribute("aria-label", "2 Tische warten auf dich")
    width = ben.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    anna.context.close()
    ben.context.close()


def test_a_clock_runs_down_by_the_time_of_the_server(server: Server, browser: Browser) -> None:
    anna, ben = new_page(browser), new_page(browser, "de", 390, 844)
    table = sit_down(server, anna, ben, clock="game 3600 30", out="end")
    anna.clock.install(time="2001-01-01T00:00:00")  # this browser's own clock is wrong by decades
    anna.goto(f"{server.url}{table}")
    own = anna.locator("#zone-people .seat.you .clock")
    expect(own).to_have_text(re.compile(r"^(1:00:00|59:\d\d)$"))
    anna.clock.fast_forward(600_000)
    expect(own).to_have_text(re.compile(r"^(50:00|49:\d\d)$"))
    expect(own).to_have_class(re.compile("runs"))
    ben.goto(f"{server.url}{table}")
    expect(ben.locator(".in-short.you .clock")).to_be_visible()
    assert ben.evaluate("document.documentElement.scrollWidth") <= 390
    anna.context.close()
    ben.context.close()


@pytest.mark.exhaustive  # in some runs the tools of the browser deliver nothing, whatever the worker does
def test_a_push_is_shown_and_leads_to_the_table(server: Server, browser: Browser) -> None:
    page = new_page(browser, permissions=["notifications"])
    where = server.url.replace("127.0.0.1", "localhost")  # where browsers allow a service worker
    page.goto(f"{where}/me")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    expect(page.locator("#push-here button")).to_be_visible()
    session = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    told = json.dumps({"title": "Your turn: Lanterns", "text": "Lanterns with Ben", "path": "/tables"})
    shown = """async () => {
      const worker = await navigator.serviceWorker.ready
      for (let frame = 0; frame < 120; frame++) {  // wait_for_function takes the promise of an answer for the answer
        const notices = await worker.getNotifications()
        if (notices.length) return notices.map(n => [n.title, n.body, n.data.path])
        await new Promise(requestAnimationFrame)
      }
      return []
    }"""
    notices: list[list[str]] = []
    for _ in range(MOST_PUSHES):
        ours = {each["registrationId"]: each["isDeleted"] for each in found if each["scopeURL"].startswith(where)}
        for registration in [each for each, gone in ours.items() if not gone]:
            push = {"origin": where, "registrationId": registration, "data": told}
            session.send("ServiceWorker.deliverPushMessage", push)
        if notices := page.evaluate(shown):
            break
    assert notices == [["Your turn: Lanterns", "Lanterns with Ben", "/tables"]]
    page.context.close()
