"""Two people at screens of their own play each other and a third watches, in real browsers and to the end."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.schema import cards_in
from kotatsu.core.state import WATCHER
from kotatsu.house.store import Found, Store
from kotatsu.house.table import Table
from tests.web.browser import PATIENCE, new_page
from tests.web.playing import in_every_run
from tests.web.server import Server

SHORTEST = 5  # clicks in a game of any kind
SEAT_FACTS = """() => Object.fromEntries([...document.querySelectorAll('#zone-people .seat')].map(seat => [seat.id, [
  seat.querySelector('.score > summary').textContent,
  ...[...seat.querySelectorAll('.chip')].map(chip => chip.title)].join('; ')]))"""
COMMON_FACTS = """() => ({
  now: document.querySelector('#zone-round .now')?.textContent ?? '',
  turn: [...document.querySelectorAll('#zone-people .seat.active')].map(seat => seat.id).sort().join(),
  over: Boolean(document.querySelector('.ending')),
  calm: !document.querySelector('[aria-busy], main.telling')})"""
MOVES = """() => [...document.querySelectorAll('#zone-tray .option:not(.copy)')].map(option => option.dataset.move)"""
DO = """(move) => [...document.querySelectorAll('#zone-tray .option')].find(option => option.dataset.move === move).click()"""
LISTEN = """
const Plain = EventSource;
window.heard = [];
window.EventSource = class extends Plain {
  constructor(address) {
    super(address);
    for (const kind of ['message', 'people', 'said', 'gone'])
      this.addEventListener(kind, ({ data }) => heard.push(`${kind} ${data}`));
  }
};
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("party")
    server = Server(folder / "data", folder / "output.txt")
    server.start()
    yield server
    server.stop()


class Guest:
    """Somebody with a browser of their own, and everything that the house ever sent there."""

    def __init__(self, browser: Browser, name: str, **more: Any) -> None:
        self.name = name
        self.page: Page = new_page(browser, **more)
        self.page.add_init_script(LISTEN)
        self.got: list[str] = []
        self.by_then: list[int] = []  # how much of it after each click
        self.page.on("response", self._keep)

    def _keep(self, answer: Response) -> None:
        kind = answer.headers.get("content-type", "")
        if answer.ok and ("json" in kind or "html" in kind):
            self.got.append(answer.text())

    @property
    def cookie(self) -> str:
        (secret,) = [each["value"] for each in self.page.context.cookies() if each["name"] == "kotatsu"]
        return str(secret)

    def common(self) -> dict[str, Any]:
        facts: dict[str, Any] = self.page.evaluate(COMMON_FACTS)
        return facts

    def seats(self) -> dict[str, str]:
        facts: dict[str, str] = self.page.evaluate(SEAT_FACTS)
        return facts


def sit_together(server: Server, browser: Browser, game: str) -> tuple[list[Guest], Guest, list[str]]:
    """A table of a game: its players, the first of them the host, who watches, and the secrets of the links."""
    anna = Guest(browser, "Anna")
    anna.page.request.post(f"{server.url}/me", form={"name": "Anna", "pace": "instant"})
    others = load_game(game).seat_counts[0] - 1
    form: dict[str, str | float | bool] = {
        "game": game,
        **{f"seat-{seat}": "afar" if seat else "me" for seat in range(others + 1)},
    }
    anna.page.request.post(f"{server.url}/tables", form=form)
    anna.page.goto(server.url)
    anna.page.locator(".own-tables h3 a").click()
    anna.page.wait_for_url("**/people")
    anna.page.locator('input[name="delay"][value="0"]').check(force=True)
    expect(anna.page.locator("input.link")).to_have_count(others + 1)
    links = anna.page.locator("input.link").evaluate_all("all => all.map(each => each.value)")
    phone = {"width": 390, "height": 844, "has_touch": True}
    players = [anna]
    for number, link in enumerate(links[:-1]):
        guest = Guest(browser, f"Ben {number}", **(phone if number == 0 else {}))
        guest.page.goto(link)
        guest.page.locator('input[name="name"]').fill(guest.name)
        guest.page.locator("form .play").click()
        players.append(guest)
    carl = Guest(browser, "Carl")
    carl.page.goto(links[-1])
    carl.page.locator('input[name="name"]').fill("Carl")
    carl.page.locator("form .play").click()
    for guest in (*players, carl):  # whoever waited is taken to the table by itself
        expect(guest.page.locator("main.table")).to_be_visible()
    return players, carl, [link.rsplit("/", 1)[1] for link in links]


def agree(players: list[Guest], carl: Guest) -> None:
    """Wait until all pages tell the same of what everybody may know: of a seat, all but the one whose it is."""
    until = time.monotonic() + PATIENCE / 1000
    guests = [*players, carl]
    while True:
        common = [guest.common() for guest in guests]
        seats = [guest.seats() for guest in guests]
        alike = all(each == common[0] and each["calm"] for each in common)
        for seat in range(len(players)):
            told = [facts[f"seat-{seat}"] for number, facts in enumerate(seats) if number != seat]
            alike = alike and len(set(told)) == 1
        if alike:
            return
        assert time.monotonic() < until, (common, seats)
        carl.page.wait_for_timeout(20)


def play_to_the_end(players: list[Guest], carl: Guest, dice: random.Random, lines: Callable[[], int]) -> list[int]:
    """How many lines the journal had at first and after each click: one click may answer several questions."""
    agree(players, carl)
    _note(players, carl)
    journal = [lines()]
    while not carl.common()["over"]:
        turn = carl.common()["turn"].split(",")
        mover = players[int(dice.choice(turn).removeprefix("seat-"))]
        mover.page.wait_for_function(f"() => ({MOVES})().length > 0")
        mover.page.evaluate(DO, dice.choice(mover.page.evaluate(MOVES)))
        mover.page.wait_for_function("() => !document.querySelector('[aria-busy]')")
        agree(players, carl)
        _note(players, carl)
        journal.append(lines())
        assert journal[-1] > journal[-2]
    return journal


def _note(players: list[Guest], carl: Guest) -> None:
    for guest in (*players, carl):
        guest.by_then.append(len(guest.got))


def kept(server: Server, table: str) -> Found:
    """A table as it is on disk. Playwright has a loop of its own in this thread."""

    async def read() -> Found:
        store = Store(f"sqlite:///{server.folder / 'kotatsu.db'}")
        found = await store.table(table)
        store.close()
        assert found is not None
        return found

    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, read()).result()


def cards_of(match: Match, seat: int | None) -> set[str]:
    """The cards whose place somebody knows; that of all cards if nobody is named. Of those whose name is a word of the
    language, too, no page could be searched."""
    state = match.state if seat is None else match.view(seat)
    piles = [(cards.domain, pile) for cards in match.game.cards for pile in cards.piles(state)]
    names = {domain.id(card) for domain, pile in piles for card in cards_in(*pile)}
    return {name for name in names if re.search(r"[_\d]", name)}


def check_hands(found: Found, journal: list[int], players: list[Guest], carl: Guest) -> tuple[int, int]:
    """No card that a guest could not know by then was in anything that they had got. How many cards were searched for in
    vain, and how many found that they knew."""
    table = Table(found.row, found.around.chairs, [])
    seats = [*range(len(players)), WATCHER]
    known: dict[int, set[str]] = {seat: set() for seat in seats}
    searched = shown = 0
    for click, (before, after) in enumerate(pairwise([0, *journal])):
        for line in found.journal[before:after]:
            for seat in seats:
                known[seat] |= cards_of(table.match, seat)
            table.take(line)
        if table.match.over:
            break
        for seat, guest in zip(seats, [*players, carl], strict=True):
            known[seat] |= cards_of(table.match, seat)
            told = "\n".join(guest.got[guest.by_then[click - 1] if click else 0 : guest.by_then[click]])
            secret = cards_of(table.match, None) - known[seat]
            assert not [card for card in secret if re.search(rf"\b{card}\b", told)], (guest.name, click)
            searched += len(secret)
            shown += sum(card in told for card in known[seat])
    return searched, shown


def has_hidden_cards(game: str) -> bool:
    match = Match.new(game, seed="any")
    return cards_of(match, None) != cards_of(match, WATCHER)


@pytest.mark.parametrize("game", in_every_run("yokohama"))  # the shortest
@pytest.mark.timeout(3600)  # hundreds of moves on three screens, each with a patience of its own
def test_a_game_over_the_network(server: Server, browser: Browser, game: str) -> None:
    players, carl, links = sit_together(server, browser, game)
    table = carl.page.url.rsplit("/", 1)[1]
    database = sqlite3.connect(server.folder / "kotatsu.db")
    count = "select count(*) from journal where table_id = ?"
    journal = play_to_the_end(
        players, carl, random.Random(game), lambda: database.execute(count, [table]).fetchone()[0]
    )
    assert len(journal) > SHORTEST
    with closing(database):
        (seed,) = database.execute("select seed from tables where id = ?", [table]).fetchone()
        identities = [row[0] for row in database.execute("select id from people union select id from devices")]
    assert server.output is not None
    output = server.output.read_text()
    guests = [*players, carl]
    found = kept(server, table)
    assert len(found.journal) == journal[-1] and journal[0] == 0  # each line came of a click here
    assert all(check_hands(found, journal, players, carl)) or not has_hidden_cards(game)
    for guest in guests:
        running = [text for text in guest.got if 'class="ending' not in text and 'class=\\"ending' not in text]
        told = "\n".join([*running, *guest.page.evaluate("heard")])
        assert len(running) > SHORTEST and seed not in told
        for secret in [other.cookie for other in guests] + identities:
            assert secret not in told and secret not in output, guest.name
        own = {"Anna": links, "Carl": links[-1:]}.get(guest.name) or [links[players.index(guest) - 1]]
        assert not [link for link in set(links) - set(own) if link in told], guest.name
    assert "data-move=" not in "\n".join(carl.got)
    assert all(link not in output for link in links)
    for guest in guests:
        guest.page.context.close()
