"""Notices really arrive: letters at a post office, calls at a machine, pushes at a browser that can read them; and seldom."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from kotatsu.core.errors import Refusal
from kotatsu.house.clock import DAY, DAYS, MINUTE, NO_CLOCK, Clock
from kotatsu.house.house import House
from kotatsu.house.post import outbound, push
from kotatsu.house.post.channels import EMAIL, MOST, PUSH, WEBHOOK, LinkGone
from kotatsu.house.post.mail import Letter
from kotatsu.house.post.outbound import Failed, NotAllowed
from kotatsu.house.post.settings import Mail, Notices
from kotatsu.house.store import PersonRow, Store
from kotatsu.house.thinking import Thinkers
from kotatsu.web.table.notices import notice_words
from tests.databases import url
from tests.house.test_clock import Time, running
from tests.house.test_house import ANNA, BEN
from tests.house.test_house import GAME as LANTERNS
from tests.receivers import Browser, machine, post_office, signed_claims
from tests.web.server import free_port

HERE = Notices(private=True, pause_minutes=30, gather_seconds=60)
BASE = {"base": "https://games.example.org"}
SECRET = "a-secret-in-the-address"


def in_post(
    path: Path, story: Callable[[House, Time], Awaitable[None]], port: int = 9, notices: Notices = HERE
) -> None:
    async def run() -> None:
        time = Time()
        post = Mail("127.0.0.1", port, security="none", sender="Kotatsu <kotatsu@example.org>")
        house = House(Store(url(path)), Thinkers(1), time, notices, post)
        try:
            await story(house, time)
        finally:
            await house.close()

    asyncio.run(run())


async def look(house: House) -> None:
    await house.messenger.look(house.person, notice_words)
    await house.messenger.told()


async def reached(house: House, kind: str, address: str, person: str = "anna", **keys: str) -> None:
    token = await house.channels.add(person, kind, address, {**BASE, **keys})
    if token:
        await house.channels.confirm(token)


# -- the ways ----------------------------------------------------------------------------------------


def test_a_push_is_sealed_as_the_standard_shows() -> None:
    """The example of RFC 8291, section 5."""
    browser = Browser("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg")
    number = int.from_bytes(push.in_bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    own = ec.derive_private_key(number, ec.SECP256R1())
    text = "When I grow up, I want to be a watermelon"
    sealed = push.sealed(text, push.Keys(**browser.keys), own, push.in_bytes("DGv6ra1nlYgDCS1FRnbzlw"))
    assert push.in_text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(sealed) == text
    for wrong in (("", ""), (browser.keys["auth"], browser.keys["auth"]), (browser.keys["p256dh"], "AAAA")):
        with pytest.raises(push.BadKeys):
            push.check(push.Keys(*wrong))


def test_a_letter_that_nobody_took_does_not_outlive_the_house(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)

    async def run() -> None:
        post = Mail("127.0.0.1", 9, security="none", sender="Kotatsu <kotatsu@example.org>")
        house = House(Store(url(tmp_path)), Thinkers(1), Time(), HERE, post)
        house.messenger.send_soon(Letter("anna@example.org", "title", "text"))
        await asyncio.sleep(0.1)
        await house.close()
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(run())


def test_a_push_reaches_the_browser_and_nobody_else_reads_it(tmp_path: Path) -> None:
    with machine() as service:
        browser = Browser()

        async def story(house: House, time: Time) -> None:
            table = await running(house, NO_CLOCK)
            await reached(house, PUSH, f"{service.url}/push/{SECRET}", **browser.keys)
            time.now += 120
            again = await running(house, NO_CLOCK)
            time.now += 60 * MINUTE
            await look(house)
            (posted,) = service.posted
            told = json.loads(browser.read(posted.body))
            assert told["title"] == "2 tables wait for you" and told["path"] == "/tables" and "Ben" in told["text"]
            assert b"Ben" not in posted.body and table.id.encode() not in posted.body and again.id
            claims = signed_claims(posted, service.url)
            assert claims["key"] == push.public_key(await house.channels.push_key())
            assert time.now < claims["exp"] <= time.now + DAY and claims["sub"] == HERE.contact
            assert posted.headers["content-encoding"] == "aes128gcm" and posted.headers["ttl"]

        in_post(tmp_path, story)


def test_a_letter_arrives_in_the_language_of_its_reader_and_names_the_way_out(tmp_path: Path) -> None:
    with post_office() as office:

        async def story(house: House, time: Time) -> None:
            await house.save_person(PersonRow("anna", "Anna", "de", {}))
            await reached(house, EMAIL, "anna@example.org")
            time.now += 1
            table = await running(house, Clock(DAYS, 3 * DAY))
            await house.save_person(PersonRow("anna", "Anna", "de", {}))
            time.now += 60
            await look(house)
            (letter,) = office.wait_for(1)
            assert letter["to"] == "anna@example.org" and "kotatsu@example.org" in letter["from"]
            assert letter["subject"].startswith("Du bist am Zug")
            text = letter.get_content()
            assert "mit Ben" in text and "noch 2 T. 23 Std." in text and f"{BASE['base']}/t/{table.id}" in text
            stop = letter["list-unsubscribe"].strip("<>")
            assert stop in text and letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            secret = stop.rpartition("/")[2]
            channel = await house.channels.behind(secret)
            for wrong in (secret[:-1], secret.replace(channel.id, "0" * 16), "", "."):
                with pytest.raises(LinkGone):
                    await house.channels.behind(wrong)
            await house.channels.remove(channel.id)
            time.now += DAY * 3
            await look(house)
            assert len(office.letters) == 1

        in_post(tmp_path, story, office.port)


def test_an_address_is_called_with_what_waits(tmp_path: Path) -> None:
    with machine() as service:

        async def story(house: House, time: Time) -> None:
            await reached(house, WEBHOOK, f"{service.url}/hook")
            time.now += 1
            table = await running(house, Clock(DAYS, 3 * DAY))
            time.now += 60
            await look(house)
            (posted,) = service.posted
            told = json.loads(posted.body)
            assert told["text"] == told["content"] and "Your turn" in told["text"]
            (turn,) = told["turns"]
            assert turn["table"] == f"{BASE['base']}/t/{table.id}" and turn["due"] == turn["since"] + 3 * DAY
            assert (await house.channels.behind(told["unsubscribe"].rpartition("/")[2])).kind == WEBHOOK

        in_post(tmp_path, story)


# -- seldom ------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("each_database")
def test_who_is_quick_or_there_hears_nothing_and_others_everything_in_one_go(tmp_path: Path) -> None:
    with machine() as service:

        async def story(house: House, time: Time) -> None:
            old = await running(house, NO_CLOCK)
            await reached(house, WEBHOOK, f"{service.url}/hook")
            await look(house)
            time.now += DAY
            await look(house)
            assert not service.posted, "what waited already is known"
            table = await running(house, NO_CLOCK)
            time.now += 59
            await look(house)
            assert not service.posted, "there is time to be quick"
            table.presence.come("anna")
            time.now += 10
            await look(house)
            assert not service.posted, "they look at it"
            table.presence.go("anna")
            await look(house)
            assert len(service.posted) == 1
            for _ in range(3):  # a flood
                await running(house, NO_CLOCK)
                time.now += 5 * MINUTE
                await look(house)
            assert len(service.posted) == 1, "not so soon again"
            time.now += 15 * MINUTE
            await look(house)
            await look(house)
            assert len(service.posted) == 2
            assert len(json.loads(service.posted[1].body)["turns"]) == 5 and old.id
            time.now += 10 * DAY
            await look(house)
            assert len(service.posted) == 2, "nothing is told twice"

        in_post(tmp_path, story)


def test_a_last_word_before_time_is_out(tmp_path: Path) -> None:
    with machine() as service:

        async def story(house: House, time: Time) -> None:
            await reached(house, WEBHOOK, f"{service.url}/hook")
            time.now += 1
            await running(house, Clock(DAYS, 3 * DAY))
            time.now += 60
            await look(house)
            time.now += 2 * DAY
            await look(house)
            assert len(service.posted) == 1
            time.now += DAY / 2
            await look(house)
            await look(house)
            assert len(service.posted) == 2

        in_post(tmp_path, story)


def test_where_nobody_is_any_more_nothing_is_sent(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with machine() as service, post_office(unknown="gone@") as office:
        service.answers = {f"/{SECRET}": 500, "/gone": 410, "/moved": 302}

        async def story(house: House, time: Time) -> None:
            for path in (f"/{SECRET}", "/gone", "/moved"):
                await reached(house, WEBHOOK, f"{service.url}{path}")
            await reached(house, WEBHOOK, f"http://127.0.0.1:{free_port()}/{SECRET}")  # nobody listens there
            await reached(house, EMAIL, "gone@example.org")
            time.now += 1
            await running(house, NO_CLOCK)
            for _ in range(3):
                time.now += 31 * MINUTE
                await look(house)
            assert len(service.at(f"/{SECRET}")) == 3, "tried again, after a while"
            assert len(service.at("/gone")) == 1 and not service.at("/elsewhere")
            kept = [channel.address.rpartition("/")[2] for channel in await house.channels.of("anna")]
            assert sorted(kept) == [SECRET, SECRET, "moved"]
            for _ in range(20):
                time.now += 31 * MINUTE
                await look(house)
            assert not await house.channels.of("anna"), "after so many failures nobody is there"

        with caplog.at_level(logging.DEBUG, "kotatsu"):
            in_post(tmp_path, story, office.port)
        assert "did not arrive" in caplog.text
        assert SECRET not in caplog.text and "example.org" not in caplog.text


def test_somebody_has_a_few_ways_and_an_address_counts_once_it_is_confirmed(tmp_path: Path) -> None:
    async def story(house: House, time: Time) -> None:
        token = await house.channels.add("anna", EMAIL, "anna@example.org", BASE)
        assert not await house.channels.owners("anna@example.org") and not await house.channels.ready()
        for wrong in ("", "made up", token[:-1]):
            with pytest.raises(LinkGone):
                await house.channels.confirm(wrong)
        await house.channels.confirm(token)
        assert [channel.person for channel in await house.channels.owners("anna@example.org")] == ["anna"]
        with pytest.raises(LinkGone):
            await house.channels.confirm(token)
        late = await house.channels.add("ben", EMAIL, "ben@example.org", BASE)
        time.now += 3 * DAY
        with pytest.raises(LinkGone):
            await house.channels.confirm(late)
        for number in range(MOST - 1):
            await house.channels.add("anna", WEBHOOK, f"https://example.org/{number}", BASE)
        with pytest.raises(Refusal):
            await house.channels.add("anna", WEBHOOK, "https://example.org/more", BASE)
        assert len(await house.channels.of("anna")) == MOST

    in_post(tmp_path, story)


# -- nobody borrows our place in the network ---------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://",
        "https://name:word@example.org/",
        "https://example.org:22/",
        "https://example.org:x/",
        "https://exa mple.org/",
        "https://example.org/\r\nHost: x",
        "https://example.org/" + "x" * 1000,
        "https://127.0.0.1/",
        "https://169.254.169.254/latest",
        "https://[::1]:8777/",
        "https://[::ffff:10.0.0.1]/",
    ],
)
def test_addresses_of_the_wrong_kind_are_refused(address: str) -> None:
    with pytest.raises(NotAllowed):
        outbound.checked(address, private=False)


def test_numbers_of_our_own_network_are_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    own = "127.0.0.1 10.1.2.3 192.168.0.1 172.16.0.1 169.254.169.254 0.0.0.0 100.64.0.1 224.0.0.1 ::1 fe80::1 fc00::1"
    own += " 192.0.0.8"
    disguised = "::ffff:127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::7f00:1 2002:7f00:1:: ::127.0.0.1 ::ffff:0:7f00:1 fec0::1"
    for number in [*own.split(), *disguised.split()]:
        assert not outbound.is_public(ip_address(number)), number
        literal = f"[{number}]" if ":" in number else number
        with pytest.raises(NotAllowed):
            outbound.post(f"https://{literal}/", b"", {})
    assert outbound.is_public(ip_address("9.9.9.9")) and outbound.is_public(ip_address("2620:fe::fe"))
    with pytest.raises(NotAllowed):
        outbound.post("https://localhost/", b"", {})
    mixed = [(2, 1, 6, "", (number, 443)) for number in ("9.9.9.9", "127.0.0.1")]  # one of several is ours
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: mixed)
    with pytest.raises(NotAllowed):
        outbound.post("https://example.org/", b"", {})


@pytest.mark.parametrize("host", ["a..b", ".example.org", "a" * 64 + ".org"])
def test_what_cannot_be_a_name_fails_like_one_that_nobody_has(host: str) -> None:
    with pytest.raises(Failed):
        outbound.post(f"https://{host}/", b"", {})


def test_a_name_is_looked_up_once_and_nobody_is_waited_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    with machine() as service:
        port = service.server_address[1]

        def look_up(name: str, *_: object, **__: object) -> list[object]:
            asked.append(name)
            return [(2, 1, 6, "", ("127.0.0.1", port))]

        monkeypatch.setattr(socket, "getaddrinfo", look_up)
        assert outbound.post(f"http://games.example.org:{port}/x", b"{}", {}, private=True) == 201
        assert asked == ["games.example.org"] and service.posted[0].headers["host"] == f"games.example.org:{port}"
        service.answers["/moved"] = 302
        assert outbound.post(f"http://games.example.org:{port}/moved", b"{}", {}, private=True) == 302
        assert not service.at("/elsewhere")
    monkeypatch.setattr(outbound, "STEP_SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(2, 1, 6, "", ("127.0.0.1", 0))])
        with pytest.raises(Failed):
            outbound.post(f"http://silent.example.org:{silent.getsockname()[1]}/", b"", {}, private=True)


def test_who_lets_us_wait_at_their_addresses_keeps_nobody_from_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()

    def slow(*_: object) -> int:
        assert go_on.wait(60)
        return 200

    async def story(house: House, time: Time) -> None:
        for number in range(MOST):
            await reached(house, WEBHOOK, f"http://127.0.0.1:9/{number}")
        time.now += 1
        await running(house, NO_CLOCK)
        time.now += 100
        asyncio.get_running_loop().set_default_executor(
            ThreadPoolExecutor(2)
        )  # as many as there are on a small machine
        telling = asyncio.create_task(look(house))
        try:
            await asyncio.sleep(0.2)
            assert not telling.done()
            async with asyncio.timeout(10):
                await running(house, NO_CLOCK)
        finally:
            go_on.set()
        await telling

    monkeypatch.setattr(outbound, "post", slow)
    in_post(tmp_path, story)


def test_who_lets_us_wait_at_their_address_keeps_no_other_from_being_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = threading.Barrier(2)

    def slow(*_: object) -> int:
        both.wait(30)
        return 200

    async def story(house: House, time: Time) -> None:
        for person in ("anna", "ben"):
            await reached(house, WEBHOOK, f"http://127.0.0.1:9/{person}", person)
            await house.save_person(PersonRow(person, person, "en", {}))
        time.now += 1
        await house.new_table(LANTERNS, [ANNA, BEN], "anna", seed="7")
        time.now += 100
        await look(house)
        assert not both.broken

    monkeypatch.setattr(outbound, "post", slow)
    in_post(tmp_path, story)


def test_what_goes_wrong_with_one_person_keeps_nobody_from_being_told(tmp_path: Path) -> None:
    async def story(house: House, time: Time) -> None:
        with machine() as service:
            await reached(house, WEBHOOK, "https://a..b/")
            await reached(house, WEBHOOK, f"http://127.0.0.1:{service.server_address[1]}/anna")
            time.now += 1
            await running(house, NO_CLOCK)
            time.now += 100
            await look(house)
            assert service.at("/anna")

    in_post(tmp_path, story)
