"""Without a seat's secret nothing of it can be seen or played: whatever somebody brings instead is refused and changes nothing."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from kotatsu.core.state import WATCHER
from kotatsu.games import NAMES
from kotatsu.house import doors as doors_module
from kotatsu.house.house import House
from kotatsu.house.table import Table
from kotatsu.web.door.visitor import BETWEEN, COOKIE
from kotatsu.web.server.app import make_app
from kotatsu.web.server.configuration import Configuration, Server
from tests.web.visits import SMALLEST, STRANGER, act, again, enter, links, new_table, watcher


def change(client: TestClient, table: str, **wish: Any) -> Any:
    return client.post(f"{table}/people", data=wish, follow_redirects=False)


def kept(tmp_path: Path) -> str:
    """Everything on disk but the people, who come and go by themselves, and the house's note that it is there."""
    changing = ('"people"', '"devices"', '"facts"')
    with sqlite3.connect(tmp_path / "house.db") as database:
        lines = [line for line in database.iterdump() if not any(name in line for name in changing)]
    return "\n".join(lines)


# -- coming ----------------------------------------------------------------------------------------


def test_a_friend_takes_a_chair_through_a_link(host: TestClient) -> None:
    table = new_table(host, "me", "afar")
    assert host.get(table).url.path == f"{table}/people"
    (link,) = links(host, table)
    ben = again(host)
    assert ben.get(table).status_code == 404  # the address of a table opens nothing
    page = ben.get(link).text
    assert "Anna" in page and host.get(f"{table}/frame").status_code == 403
    enter(ben, link, "Ben <b>")
    assert "Ben &lt;b&gt;" in host.get(table).text
    assert [client.get(f"{table}/frame").json()["seat"] for client in (host, ben)] == [0, 1]
    assert act(host, table, seat=0, do="move", move="give:2", number=0).status_code == 200
    assert act(ben, table, seat=1, do="move", move="give:1", number=1).status_code == 200


def test_whoever_has_no_name_is_asked_for_one_in_any_language(client: TestClient) -> None:
    asks = 'class="card name"'
    table = new_table(client, "me", "afar")
    assert asks in client.get(f"{table}/people").text
    client.post("/me", data={"language": "de", "name": ""})  # as from the page of settings
    assert asks in client.get(f"{table}/people").text
    assert 'placeholder="Guest"' in client.get("/me").text
    client.post("/me", data={"name": "Gast"})  # there are people who are called so
    assert asks not in client.get(f"{table}/people").text
    assert client.post("/me", data={"name": ""}).status_code == 400


def test_looking_at_a_link_changes_nothing(host: TestClient, tmp_path: Path) -> None:
    (link,) = links(host, new_table(host, "me", "afar"))
    before, stranger = kept(tmp_path), again(host)
    for _ in range(3):
        answer = stranger.get(link)
        assert answer.status_code == 200 and "set-cookie" not in answer.headers
        assert stranger.head(link).status_code in (200, 405)
    assert kept(tmp_path) == before


def test_a_used_link_is_used_up(two: tuple[TestClient, TestClient, str], tmp_path: Path) -> None:
    host, _, _ = two
    other = new_table(host, "me", "afar", "afar")
    first = links(host, other)[0]
    enter(again(host), first, "Carl")
    before, thief = kept(tmp_path), again(host)
    assert thief.get(first).status_code == 410
    assert thief.post(first, data={"name": "Thief"}).status_code == 410
    assert kept(tmp_path) == before


def test_forged_links_open_nothing(host: TestClient, tmp_path: Path) -> None:
    (link,) = links(host, new_table(host, "me", "afar"))
    before, thief = kept(tmp_path), again(host)
    for forged in (link[:-1], f"{link}A", f"/join/{link[6:].swapcase()}", "/join/x", "/join/%00", f"/join/{'A' * 150}"):
        for answer in (thief.get(forged), thief.post(forged, data={"name": "Thief"})):
            assert answer.status_code in (400, 410), forged
    assert thief.get(f"/join/{'A' * 300}").status_code == 400
    assert kept(tmp_path) == before


def test_old_links_open_nothing(host: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(host, "me", "afar")
    (withdrawn,) = links(host, table)
    assert change(host, table, do="door", seat=1).status_code == 303
    assert links(host, table) != [withdrawn]
    monkeypatch.setattr(doors_module, "DOOR_SECONDS", 0.0)
    (late,) = links(host, table)
    with sqlite3.connect(tmp_path / "house.db") as database:
        database.execute("update doors set until = 1.0")
    for link in (withdrawn, late):
        assert again(host).get(link).status_code == 410
        assert again(host).post(link, data={"name": "Thief"}).status_code == 410


def test_a_link_works_only_from_its_own_page(host: TestClient, tmp_path: Path) -> None:
    (link,) = links(host, new_table(host, "me", "afar"))
    before, thief = kept(tmp_path), again(host)
    for headers in ({"sec-fetch-site": "cross-site"}, {"origin": "https://elsewhere.example"}):
        assert thief.post(link, data={"name": "Thief"}, headers=headers).status_code == 403
    assert kept(tmp_path) == before


def test_a_chair_of_one_table_is_none_of_another(two: tuple[TestClient, TestClient, str], tmp_path: Path) -> None:
    host, ben, _ = two
    other = new_table(host, "me", "here")
    before = kept(tmp_path)
    for path in ("", "/frame", "/events", "/people", "/chat", "/replay/frame"):
        assert ben.get(f"{other}{path}").status_code == 404
    assert act(ben, other, seat=1, do="move", move="give:1", number=0).status_code == 404
    assert change(ben, other, do="free", seat=0).status_code == 404
    assert ben.post(f"{other}/chat", json={"text": "hello"}).status_code == 404
    assert ben.post(f"{other}/join", data={"do": "sit"}).status_code == 404
    assert kept(tmp_path) == before


def test_nobody_plays_or_looks_for_somebody_else(two: tuple[TestClient, TestClient, str], tmp_path: Path) -> None:
    host, ben, table = two
    before = kept(tmp_path)
    assert act(ben, table, seat=0, do="move", move="give:2", number=0).status_code == 403
    for seat in (0, "0", -1, 7, None):
        assert ben.get(f"{table}/frame", params={"seat": seat}).json()["seat"] == 1
    for cookie in ("", "x", host.cookies["kotatsu"][:-1], "a" * 5000):
        thief = TestClient(host.app, "http://localhost", cookies={"kotatsu": cookie})
        assert thief.get(f"{table}/frame").status_code == 404
        assert act(thief, table, seat=0, do="move", move="give:2", number=0).status_code == 404
    assert kept(tmp_path) == before


def test_what_was_played_once_is_not_played_again(two: tuple[TestClient, TestClient, str]) -> None:
    host, _, table = two
    wish = {"seat": 0, "do": "move", "move": "give:2", "number": 0}
    assert act(host, table, **wish).status_code == 200
    assert act(host, table, **wish).status_code == 409


# -- the host --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wish",
    [
        {"do": "door", "seat": 0},
        {"do": "door", "seat": WATCHER},
        {"do": "begin", "bot": "random"},
        {"do": "listed", "listed": "1"},
        {"do": "watch", "delay": "0"},
        {"do": "close"},
        {"do": "free", "seat": 0},
        {"do": "bot", "seat": 0, "bot": "random"},
        {"do": "back", "seat": 0},
        {"do": "friend", "seat": 0, "friend": "x"},
        {"do": "show-out", "guest": "x"},
    ],
    ids=lambda wish: f"{wish['do']} {wish.get('seat', '')}",
)
def test_only_the_host_decides(two: tuple[TestClient, TestClient, str], tmp_path: Path, wish: dict[str, Any]) -> None:
    _, ben, table = two
    before = kept(tmp_path)
    assert change(ben, table, **wish).status_code == 403
    assert kept(tmp_path) == before


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"do": "dance"},
        {"do": "door", "seat": "9"},
        {"do": "door", "seat": "-1"},
        {"do": "door", "seat": 0},
        {"do": "bot", "seat": 1, "bot": "nobody"},
        {"do": "watch", "delay": "3"},
        {"do": "watch", "delay": "x"},
        {"do": "begin", "bot": "random"},
        {"do": "back", "seat": "1"},
        {"do": "friend", "seat": 1, "friend": "0123456789abcdef"},
    ],
    ids=str,
)
def test_what_makes_no_sense_is_refused(
    two: tuple[TestClient, TestClient, str], tmp_path: Path, wish: dict[str, Any]
) -> None:
    host, _, table = two
    before = kept(tmp_path)
    assert change(host, table, **wish).status_code == 400
    assert kept(tmp_path) == before


def test_a_host_replaces_somebody_who_then_sees_nothing(two: tuple[TestClient, TestClient, str]) -> None:
    host, ben, table = two
    assert change(host, table, do="free", seat=1).status_code == 303
    assert ben.get(f"{table}/frame").status_code == 404
    assert act(ben, table, seat=1, do="move", move="give:1").status_code == 404
    assert "You were removed from the table" in ben.get(table).text
    assert "You were removed" not in again(host).get(table).text
    carl = again(host)
    enter(carl, links(host, table)[0], "Carl")
    assert carl.get(f"{table}/frame").json()["seat"] == 1


def test_a_closed_table_is_gone(two: tuple[TestClient, TestClient, str]) -> None:
    host, ben, table = two
    assert change(host, table, do="close").headers["location"] == "/?done=closed"
    for client in (host, ben):
        assert client.get(table).status_code == 404 and table not in client.get("/").text


def test_a_friend_finds_an_invitation_in_the_lobby(two: tuple[TestClient, TestClient, str]) -> None:
    host, ben, _ = two
    second = new_table(host, "me", "afar")
    (friend,) = re.findall(r'<option value="([0-9a-f]{16})"', host.get(f"{second}/people").text)
    assert change(host, second, do="friend", seat=1, friend=friend).status_code == 303
    assert f'action="{second}/join"' in ben.get("/").text
    assert again(host).post(f"{second}/join", data={"do": "sit"}).status_code == 404
    assert ben.post(f"{second}/join", data={"do": "sit"}, follow_redirects=False).headers["location"] == second
    assert ben.get(f"{second}/frame").json()["seat"] == 1
    third = new_table(host, "me", "afar", "afar")
    enter(ben, links(host, third)[0], "Ben")
    assert 'name="friend"' not in host.get(f"{third}/people").text  # who is there is not invited once more


def test_an_open_table_is_open_until_it_is_full(host: TestClient) -> None:
    table = new_table(host, "me", "afar")
    ben, carl = again(host), again(host)
    assert table not in ben.get("/").text
    assert change(host, table, do="listed", listed="1").status_code == 303
    assert f'action="{table}/join"' in ben.get("/").text
    assert ben.post(f"{table}/join", data={"do": "sit"}).status_code == 200
    assert table not in carl.get("/").text and carl.post(f"{table}/join", data={}).status_code == 410


def test_anybody_is_not_whom_the_host_has_sent_away(host: TestClient) -> None:
    table = new_table(host, "me", "afar", "afar")
    ben, carl = again(host), again(host)
    change(host, table, do="listed", listed="1")
    assert ben.post(f"{table}/join", data={"do": "sit"}).status_code == 200
    change(host, table, do="free", seat=1)
    refused = ben.post(f"{table}/join", data={"do": "sit"})
    assert refused.status_code == 404 and "has removed you" in refused.text
    assert carl.post(f"{table}/join", data={"do": "sit"}).status_code == 200
    enter(ben, links(host, table)[0], "Ben")  # with an invitation they come back


# -- watching --------------------------------------------------------------------------------------


def test_watchers_are_as_far_behind_as_the_host_wants(two: tuple[TestClient, TestClient, str]) -> None:
    host, ben, table = two
    live, late = watcher(host, table, 0), None
    act(host, table, seat=0, do="move", move="give:2", number=0)
    act(ben, table, seat=1, do="move", move="give:1", number=1)
    told = dict.fromkeys((0, 5), "")
    for delay in told:
        late = watcher(host, table, delay)
        for path in ("/frame", "/replay/frame", "/replay/frame?ply=99"):
            told[delay] += str(late.get(f"{table}{path}").json()["ply"])
    assert told == {0: "222", 5: "000"}
    assert "log-" not in live.get(f"{table}/frame").text  # who came earlier is late now, too
    assert change(host, table, do="watch", delay="-1").status_code == 303
    assert late is not None and late.get(f"{table}/frame").status_code == 404


def test_lists_do_not_tell_late_watchers_whose_turn_it_is(two: tuple[TestClient, TestClient, str]) -> None:
    host, ben, table = two
    late = watcher(host, table, 5)
    assert act(host, table, seat=0, do="move", move="give:2", number=0).status_code == 200
    assert "Waiting for" in host.get("/tables").text and "Your turn" in ben.get("/tables").text
    shown = late.get("/tables").text
    assert table in shown and "The game is on" in shown and "Waiting for" not in shown


def test_a_wish_of_somebody_who_was_sent_away_meanwhile_is_refused(
    two: tuple[TestClient, TestClient, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    host, ben, table = two
    act(host, table, seat=0, do="move", move="give:2", number=0)
    does = House.act

    async def late(self: House, at: Table, *wish: Any) -> None:
        await self.doors.free(at, 1)
        await does(self, at, *wish)

    monkeypatch.setattr(House, "act", late)
    assert act(ben, table, seat=1, do="move", move="give:1", number=1).status_code == 409
    monkeypatch.undo()
    assert ben.get(f"{table}/frame").status_code == 404 and host.get(f"{table}/frame").json()["ply"] == 1


# -- another device, and a private house -----------------------------------------------------------


def test_a_code_takes_the_own_tables_along(two: tuple[TestClient, TestClient, str]) -> None:
    _, ben, table = two
    page = ben.post("/me/devices", data={"do": "code"}).text
    code = re.findall(r"/device/([A-Z2-9]{12})", page)[0]
    phone = again(ben)
    assert "Ben" in phone.get(f"/device/{code}").text
    assert phone.get(f"{table}/frame").status_code == 404  # looking is not enough
    assert phone.post("/device", data={"code": code}, headers={"sec-fetch-site": "cross-site"}).status_code == 403
    wrong = phone.post(
        "/device", data={"code": "ABCD-<i>"}
    )  # can be typed once more, with what was typed before one's eyes
    assert wrong.status_code == 410 and 'name="code" value="ABCD-&lt;i&gt;"' in wrong.text and "mistyped" in wrong.text
    let_in = phone.post("/device", data={"code": f"{code[:4]}-{code[4:].lower()}"})
    assert let_in.status_code == 200 and "You are Ben now" in let_in.text
    assert phone.get(f"{table}/frame").json()["seat"] == 1
    thief = again(ben)
    assert thief.post("/device", data={"code": code}).status_code == 410
    assert thief.get(f"/device/{code}").status_code == 410
    assert phone.post("/me/devices", data={"do": "forget"}).status_code == 200
    assert ben.get(f"{table}/frame").status_code == 404 and phone.get(f"{table}/frame").status_code == 200


def test_two_houses_on_one_computer_know_the_same_browser(tmp_path: Path) -> None:
    """Cookies know no ports: what one house leaves with a browser, the other gets to see."""
    apps = [
        make_app(f"sqlite:///{tmp_path / name}", Configuration(Server(thinkers=1))) for name in ("one.db", "two.db")
    ]
    with TestClient(apps[0], "http://localhost") as one, TestClient(apps[1], "http://localhost") as two:
        for house, name in ((one, "Anna"), (two, "Berta"), (one, "Clara")):
            house.cookies.clear()
            house.cookies.update((two if house is one else one).cookies)
            house.post("/me", data={"name": name, "language": "en"}, headers={"origin": "http://localhost"})
        two.cookies.clear()
        two.cookies.update(one.cookies)
        assert "Clara" in one.get("/me").text and "Berta" in two.get("/me").text
        assert len(one.cookies[COOKIE].split(BETWEEN)) == 2  # Anna became Clara


def test_strangers_do_nothing_in_a_private_house(tmp_path: Path) -> None:
    server = Configuration(Server(thinkers=1, private=True, address="http://192.0.2.1:8777"))
    app = make_app(f"sqlite:///{tmp_path / 'house.db'}", server)
    with TestClient(app, "http://localhost", client=("127.0.0.1", 1)) as host:
        table = new_table(host, "me", "afar")
        (link,) = re.findall(r'value="http://192.0.2.1:8777(/join/[^"]+)"', host.get(f"{table}/people").text)
        assert "<b>http://192.0.2.1:8777</b>" in host.get("/").text and 'class="qr"' not in host.get("/").text
        before, stranger = kept(tmp_path), again(host, STRANGER)
        assert stranger.get("/").status_code == 403 and "192.0.2.1" not in stranger.get("/").text
        for path, form in (
            ("/tables", {"game": SMALLEST, "seat": ["me", "here"]}),
            (f"/tours/{SMALLEST}", {}),
            ("/me", {"name": "x"}),
            ("/me/devices", {"do": "code"}),
        ):
            assert stranger.post(path, data=form).status_code in (403, 404), path
        record = {"record": ("x.txt", b"[Kotatsu]")}
        assert stranger.post("/records", files=record).status_code in (400, 403)
        assert kept(tmp_path) == before
        with sqlite3.connect(tmp_path / "house.db") as database:
            assert database.execute("select count(*) from people").fetchone() == (1,)
        enter(stranger, link, "Ben")
        assert stranger.get("/").status_code == 200 and stranger.get(f"{table}/frame").json()["seat"] == 1


def test_what_is_done_is_said_and_an_open_seat_is_no_person(host: TestClient) -> None:
    table = new_table(host, "me", "afar")
    ben = again(host)
    enter(ben, links(host, table)[0], "Ben")
    left = change(ben, table, do="free", seat=1)
    assert left.headers["location"] == "/?done=left" and "You have left the table." in ben.get("/?done=left").text
    change(host, table, do="free", seat=1)  # a bot would play on
    match = host.get(f"{table}/frame").json()
    while match["yours"]:  # until the seat that nobody has is to act
        page = host.get(table).text
        move = re.findall(r'class="option[^"]*" data-move="([^"]+)"', page)[0]
        match = host.post(f"{table}/act", json={"do": "move", "move": move, "seat": 0}).json()
    waiting = host.get(table).text
    assert "Waiting for somebody to take the open seat" in waiting and "Waiting for Open seat" not in waiting
    assert f'href="{table}/people">Invite somebody' in waiting
    assert "Waiting for somebody to take the open seat" in host.get("/").text
    saved = host.post("/me", data={"name": "Anna", "back": "/me"})
    assert saved.url.path == "/me" and "Saved." in saved.text and "Saved." not in host.get("/me").text
    assert "done-" not in host.get("/?done=x").text
    closed = change(host, table, do="close")
    assert "The table is closed." in host.get(closed.headers["location"]).text


def test_no_code_is_shown_that_no_phone_could_follow(tmp_path: Path, host: TestClient) -> None:
    """Where only this machine can follow a link it says so, and how to let others in; else there is a code to scan."""
    table = new_table(host, "me", "afar")
    alone = host.get(f"{table}/people").text
    assert 'class="qr"' not in alone and "<code>./play --lan</code>" in alone and "works on this machine only" in alone
    reached = Configuration(Server(thinkers=1, address="http://192.0.2.1:8777"))
    app = make_app(f"sqlite:///{tmp_path / 'open.db'}", reached)
    with TestClient(app, "http://localhost", client=("127.0.0.1", 1)) as other:
        page = other.get(f"{new_table(other, 'me', 'afar')}/people").text
        assert 'class="qr"' in page and "--lan" not in page


def test_a_tour_among_the_own_tables_is_called_one(host: TestClient) -> None:
    new_table(host, "me", "random")
    assert "Tour · " not in host.get("/").text
    host.post(f"/tours/{NAMES[0]}", data={})
    assert host.get("/").text.count("Tour · ") == 1 and "Tour · " in host.get("/tables").text


def test_helpers_of_a_box_come_to_a_private_house_by_their_link(tmp_path: Path) -> None:
    server = Configuration(Server(thinkers=1, private=True, address="http://192.0.2.1:8777"))
    app = make_app(f"sqlite:///{tmp_path / 'house.db'}", server)
    with TestClient(app, "http://localhost", client=("127.0.0.1", 50000)) as host:
        phone = again(host, "192.168.1.20")
        box = host.post("/boxes", data={"game": SMALLEST, "name": "Box"}, follow_redirects=False).headers["location"]
        found = re.search(r'value="[^"]*(/box/[^"]*/help/[^"]*)"', host.post(box, data={"do": "invite"}).text)
        assert found is not None
        assert phone.post(f"{box}/help/wrong").status_code == 404
        assert phone.post("/boxes", data={"game": SMALLEST, "name": "Box"}).status_code == 403
        assert phone.post(found[1], follow_redirects=False).status_code == 303
