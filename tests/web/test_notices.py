"""Being told, as a visitor arranges it; coming back by mail; your turn on every page; a clock at the table."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from kotatsu.core.match import Match
from kotatsu.house.devices import Devices
from kotatsu.house.house import House
from kotatsu.house.post.settings import MAIL, Mail, Notices
from kotatsu.house.store import PersonRow
from kotatsu.house.waiting import Turn
from kotatsu.web.server.app import make_app
from kotatsu.web.server.configuration import Configuration, Server, configuration
from kotatsu.web.table.notices import notice_words
from tests.receivers import Browser, PostOffice, machine, post_office, signed_claims
from tests.tables import TABLES
from tests.web.visits import STRANGER, again, enter, links

GAME = TABLES[-1][0]
AT_ONCE = Notices(private=True, gather_seconds=0, pause_minutes=0)


def open_house(path: Path, notices: Notices = AT_ONCE, post: Mail = MAIL) -> TestClient:
    app = make_app(f"sqlite:///{path / 'house.db'}", Configuration(Server(thinkers=1), notices=notices, mail=post))
    return TestClient(app, "http://localhost", client=("127.0.0.1", 50000))


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as made:
        yield made


@pytest.fixture
def anna(tmp_path: Path, office: PostOffice) -> Iterator[TestClient]:
    post = Mail("127.0.0.1", office.port, security="none", sender="Kotatsu <kotatsu@example.org>")
    with open_house(tmp_path, post=post) as client:
        client.post("/me", data={"name": "Anna", "language": "en"})
        yield client


def house_of(client: TestClient) -> House:
    house: House = client.app._app.state.house  # type: ignore[attr-defined]
    return house


def call(client: TestClient, do: Any, *args: Any) -> Any:
    assert client.portal is not None
    return client.portal.call(do, *args)


def with_ben(anna: TestClient, **wish: str) -> tuple[TestClient, str]:
    """A table of Anna and Ben."""
    data = {"game": GAME, "seat": ["me", "afar"], **wish}
    table = str(anna.post("/tables", data=data, follow_redirects=False).headers["location"])
    ben = again(anna)
    enter(ben, links(anna, table)[0], "Ben")
    return ben, table


def link_in(letter: Any, kind: str) -> str:
    found = re.search(rf"http://localhost(/{kind}/\S+)", letter.get_content())
    assert found is not None
    return found[1]


def look(client: TestClient) -> None:
    house = house_of(client)
    call(client, house.messenger.look, house.person, notice_words)
    call(client, house.messenger.told)


# -- by mail -----------------------------------------------------------------------------------------


def test_an_address_is_confirmed_told_and_left_in_peace(anna: TestClient, office: PostOffice) -> None:
    answer = anna.post("/me/channels", data={"do": "email", "address": " Anna@Example.org "})
    assert answer.status_code == 200 and "on its way" in answer.text
    (letter,) = office.wait_for(1)
    link = link_in(letter, "confirm")
    assert letter["to"] == "anna@example.org"
    assert "not confirmed" in anna.get("/me").text
    assert "Anna" not in anna.get(link).text.split("<main")[1], "a link tells nothing about whose it is"
    assert "not confirmed" in anna.get("/me").text, "to follow a link is not enough"
    assert anna.post(link).status_code == 200
    assert anna.post(link).status_code == 410
    assert "anna@example.org" in anna.get("/me").text and "not confirmed" not in anna.get("/me").text
    with_ben(anna)
    look(anna)
    letters = office.wait_for(2)
    assert letters[1]["subject"].startswith("Your turn")
    stop = link_in(letters[1], "unsubscribe")
    stranger = again(anna, STRANGER)
    assert "example.org" not in stranger.get(stop).text
    assert stranger.post(stop, content="List-Unsubscribe=One-Click").status_code == 200  # as mail programs do it
    assert "anna@example.org" not in anna.get("/me").text


def test_who_was_here_before_comes_back_by_mail(anna: TestClient, office: PostOffice) -> None:
    anna.post("/me/channels", data={"do": "email", "address": "anna@example.org"})
    new = again(anna, STRANGER)
    assert "/recover" in new.get("/device").text
    known = new.post("/recover", data={"address": "anna@example.org"}).text
    anna.post(link_in(office.wait_for(1)[0], "confirm"))
    _, table = with_ben(anna)
    assert len(office.letters) == 1, "an address that nobody confirmed lets nobody in"
    assert new.post("/recover", data={"address": "Anna@example.org"}).text == known
    assert new.post("/recover", data={"address": "nobody@example.org"}).text == known, "nobody learns who is here"
    link = link_in(office.wait_for(2)[1], "device")
    assert new.get(table, follow_redirects=False).status_code == 404
    page = new.get(link).text
    assert "Anna" in page and new.get(table).status_code == 404, "to follow a link is not enough"
    code = link.rpartition("/")[2]
    assert new.post("/device", data={"code": code}, follow_redirects=False).status_code == 303
    assert new.get(table).status_code == 200 and anna.get(table).status_code == 200
    other = again(anna, STRANGER)
    assert other.post("/device", data={"code": code}).status_code == 410, "once"
    answers = [new.post("/recover", data={"address": "anna@example.org"}).status_code for _ in range(6)]
    assert 429 in answers and len(office.letters) <= 6, "nobody is flooded"


def test_how_long_an_answer_takes_does_not_tell_who_is_here(
    anna: TestClient, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is written for somebody who is known is written beside the answer."""
    anna.post("/me/channels", data={"do": "email", "address": "anna@example.org"})
    anna.post(link_in(office.wait_for(1)[0], "confirm"))
    answered, made, new_code = threading.Event(), [], Devices.new_code

    async def slow(devices: Devices, person: str) -> str:
        made.append(await asyncio.to_thread(answered.wait, 10))
        return await new_code(devices, person)

    monkeypatch.setattr(Devices, "new_code", slow)
    assert again(anna, STRANGER).post("/recover", data={"address": "anna@example.org"}).status_code == 200
    answered.set()
    assert link_in(office.wait_for(2)[1], "device") and made == [True]


def test_a_way_back_leads_where_its_owner_was_whatever_a_stranger_calls_the_house(
    anna: TestClient, office: PostOffice
) -> None:
    anna.post("/me/channels", data={"do": "email", "address": "anna@example.org"})
    anna.post(link_in(office.wait_for(1)[0], "confirm"))
    stranger = again(anna, STRANGER)
    office.busy = 1  # a letter that somebody waits for is tried again
    answer = stranger.post("/recover", data={"address": "anna@example.org"}, headers={"host": "192.0.2.66"})
    assert answer.status_code == 200
    text = office.wait_for(2)[1].get_content()
    assert "192.0.2.66" not in text and "http://localhost/device/" in text


def test_what_is_no_address_or_not_offered_is_refused(anna: TestClient, tmp_path: Path, office: PostOffice) -> None:
    for wrong in ("", "anna", "anna@", "a@b", "a b@example.org", "a@example.org\r\nBcc: b@example.org", "x" * 300):
        assert anna.post("/me/channels", data={"do": "email", "address": wrong}).status_code == 400, wrong
        assert anna.post("/recover", data={"address": wrong}).status_code == 400, wrong
    assert not office.letters
    none = Notices(push=False, webhooks=False)
    (tmp_path / "bare").mkdir()
    with open_house(tmp_path / "bare", none) as bare:
        page = bare.get("/me").text
        assert 'id="notices"' not in page and "/recover" not in page and "/recover" not in bare.get("/device").text
        browser = Browser()
        push = {"endpoint": "https://push.example.org/x", "keys": browser.keys}
        assert bare.post("/me/push", json=push).status_code == 400
        for do in ("email", "webhook", "anything"):
            assert bare.post("/me/channels", data={"do": do, "address": "https://example.org"}).status_code == 400
        assert bare.get("/recover").status_code == 400


# -- pushes and calls --------------------------------------------------------------------------------


def test_a_browser_is_pushed_to(anna: TestClient) -> None:
    browser = Browser()
    key = re.search(r'id="push-here" data-key="([^"]+)"', anna.get("/me").text)
    assert key is not None
    with machine() as service:
        wish = {"endpoint": f"{service.url}/p", "keys": browser.keys}
        assert anna.post("/me/push", json=wish).status_code == 200
        assert anna.post("/me/push", json=wish).status_code == 200, "twice is once"
        ben, table = with_ben(anna)
        look(anna)
        (posted,) = service.posted
        assert json.loads(browser.read(posted.body))["path"] == table
        assert signed_claims(posted, service.url)["key"] == key[1]
        for wrong in (
            {},
            {"endpoint": f"{service.url}/p"},
            {**wish, "keys": {"p256dh": "x", "auth": "y"}},
            {**wish, "keys": 3},
        ):
            assert ben.post("/me/push", json=wrong).status_code == 400


def test_a_public_house_calls_nothing_in_its_own_network(tmp_path: Path) -> None:
    with machine() as service, open_house(tmp_path, Notices(gather_seconds=0)) as client:
        browser = Browser()
        for address in (service.url, "https://127.0.0.1/x", "https://localhost:1/x", "http://example.org"):
            answer = client.post("/me/channels", data={"do": "webhook", "address": address})
            push = client.post("/me/push", json={"endpoint": address, "keys": browser.keys})
            refused = answer.status_code == push.status_code == 400
            assert refused or address.startswith("https://"), address
        with_ben(client)
        look(client)
        assert not service.posted
        channels = call(client, house_of(client).channels.ready)
        assert not channels, "what leads to our own network is forgotten when it is looked up"


def test_a_name_in_a_message_leads_nowhere_and_calls_nobody(anna: TestClient, office: PostOffice) -> None:
    """Programs for mail and messages make links of what looks like one."""
    lures = ["win.example.com", "https://x.io/a", "me@x.io", "www\u3002x\u3002io", "<!channel> @all"]
    turns = [Turn(f"t{number}", GAME, 0, 0.0, 0.0, (name,)) for number, name in enumerate(lures)]
    told = notice_words(PersonRow("anna", "Anna", "en", {}), turns, 0.0).text
    assert "win. example. com" in told and len(told.splitlines()) == len(lures)
    assert not re.search(r"\w[.\u3002]\w|@|<|://", told), told
    plain = Turn("t", GAME, 0, 0.0, 0.0, ("Dr. Anna-Lena O’Hara :) 花", "Max."))
    assert ", ".join(plain.names) in notice_words(PersonRow("anna", "Anna", "de", {}), [plain], 0.0).text
    anna.post("/me", data={"name": "anna.example.com"})
    anna.post("/me/channels", data={"do": "email", "address": "anna@example.org"})
    anna.post(link_in(office.wait_for(1)[0], "confirm"))
    anna.post("/recover", data={"address": "anna@example.org"})
    assert "anna. example. com." in office.wait_for(2)[1].get_content()


# -- your turn, clocks, days away --------------------------------------------------------------------


def test_every_page_says_how_many_tables_wait(anna: TestClient) -> None:
    def mark(client: TestClient, path: str) -> str:
        page = client.get(path, headers={"accept": "text/html"}).text
        found = re.search(
            r'<a class="turns"[^>]*?( hidden)?><svg.*?<b aria-hidden="true">(\d+)</b>',
            page,
        )
        assert found is not None
        return "" if found[1] else found[2]

    assert mark(anna, "/") == ""
    ben, first = with_ben(anna)
    _, second = with_ben(anna)
    for page in ("/", "/me", "/tables", f"/rules/{GAME}", "/nowhere"):
        assert mark(anna, page) == "2"
    assert mark(anna, first) == "1", "the others"
    assert anna.get("/turns").json()["count"] == 2
    assert anna.get(f"/turns?here={first[3:]}").json() == {"count": 1, "label": "A table waits for you"}
    assert anna.get("/turn", follow_redirects=False).headers["location"] == first
    assert anna.get(f"/turn?here={first[3:]}", follow_redirects=False).headers["location"] == second
    own = anna.get("/tables").text
    assert own.index(first) < own.index(second) and own.count(f'href="{first}"') == 2
    assert again(anna).get("/turns").json()["count"] == 0
    assert ben.get("/turn", follow_redirects=False).status_code == 303


def test_a_game_that_time_ended_is_saved_proved_and_can_be_gone_on_with(anna: TestClient) -> None:
    _, table = with_ben(anna, clock="days 259200 0", out="end")
    house = house_of(anna)
    live = call(anna, house.table, table[3:])
    (seat, *_) = live.match.to_act()
    call(anna, house.end_by_time, live, seat, lambda: True)
    assert Match.replay(anna.get(f"{table}/record").text).places() == live.match.places()
    assert anna.get(f"{table}/verify").json()["fits"]
    last = {"ply": len(live.match.plies)}
    twin = anna.post(f"{table}/fork", data=last, follow_redirects=False).headers["location"]
    assert not call(anna, house.table, twin[3:]).match.over


def test_a_clock_is_chosen_told_and_shown(anna: TestClient) -> None:
    _, table = with_ben(anna, clock="days 259200 0", out="end", pauses="1")
    live = call(anna, house_of(anna).table, table[3:])
    assert live.arrangement.clock == "days 259200 0 end 0"
    told = anna.get(f"{table}/people").text
    assert "3 days a turn" in told and "then the game ends" in told
    assert 'data-clock="0"' in anna.get(table).text and "left" in anna.get("/").text
    sheet = anna.get(f"/tables/{GAME}").text
    assert '<option value="days 259200 0" selected>' in sheet, "as last time"
    before = anna.get("/tables").text.count("<li")
    for wrong in ("days", "days x 0", "hours 1 1", "move 1e9 0", "move nan 0", "game 60 -1"):
        answer = anna.post("/tables", data={"game": GAME, "seat": ["me", "afar"], "clock": wrong})
        assert answer.status_code == 400, wrong
    assert anna.get("/tables").text.count("<li") == before
    assert anna.post(f"{table}/act", json={"do": "time-out", "seat": 0}).status_code == 400
    assert not live.match.over


def test_days_away_are_counted(anna: TestClient) -> None:
    assert "30 of 30" in anna.get("/me").text
    anna.post("/me/away", data={"days": "10"})
    assert "away for 10 more days" in anna.get("/me").text
    for wrong in ("31", "-1", "x", "", "99999999999"):
        assert anna.post("/me/away", data={"days": wrong}).status_code == 400, wrong
    anna.post("/me/away", data={"days": "0"})
    assert "away for" not in anna.get("/me").text


def test_the_post_is_configured_by_the_environment(tmp_path: Path) -> None:
    file = tmp_path / "kotatsu.toml"
    file.write_text('[mail]\nhost = "mail.example.org"\nsender = "k@example.org"\n[notices]\npause_minutes = 5\n')
    chosen = configuration(file, {"KOTATSU_MAIL_PASSWORD": "hush", "KOTATSU_NOTICES_PRIVATE": "yes"})
    assert chosen.mail.works and chosen.mail.password == "hush" and "hush" not in repr(chosen)
    assert chosen.notices.private and chosen.notices.pause_minutes == 5
    assert not configuration(None, {}).mail.works
