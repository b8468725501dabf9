"""Programs without the token of a seat: nothing is told to them, and nothing changes."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from kotatsu.web.api.routes import ROOT
from kotatsu.web.door.visitor import COOKIE
from kotatsu.web.server.app import make_app
from kotatsu.web.server.configuration import Configuration, Server
from tests.tables import TABLES
from tests.web.programs import Program, gathered, house_of, join, on_disk, set_up
from tests.web.visits import AT_HOME, STRANGER, again

GAME = TABLES[-1][0]  # the smallest
CROSS_SITE = {"sec-fetch-site": "cross-site"}


SEEN = ("", "/view", "/decision", "/log", "/result", "/record", "/events")  # a stream would go on for ever


def _refuses(program: Program, database: Path, headers: dict[str, str] | None = None) -> None:
    """Whatever is asked and done in this way gets a 401 and changes nothing."""
    before = on_disk(database)
    client, path = program.client, f"{ROOT}/tables/{program.table}"
    given = program.headers if headers is None else headers
    asked: list[tuple[str, str, Any]] = [
        ("POST", "/act", {"move": "give:1", "number": 0}),
        ("PUT", "/seats/1", {"who": "open"}),
        ("PUT", "/watching", {"delay": 0}),
        ("DELETE", "", None),
        *(("GET", what, None) for what in SEEN),
    ]
    for method, what, wish in asked:
        answer = client.request(method, f"{path}{what}", headers=given, json=wish)
        assert answer.status_code == 401, answer.text
        assert set(answer.json()) == {"error", "message"}
        assert answer.headers["www-authenticate"] == "Bearer"
    assert on_disk(database) == before


def test_a_forged_token_is_refused(pair: list[Program], database: Path) -> None:
    token = pair[0].token
    person = house_of(pair[0].client)._live[pair[0].table].chairs[0].person
    for forged in ("", "x", token[:-1], f"{token}x", token.swapcase(), person, person.split()[1], "\x7f" * 300):
        _refuses(pair[0], database, {"authorization": f"Bearer {forged}"})
    for way in ({}, {"authorization": token}, {"authorization": f"Basic {token}"}, {"x-token": token}):
        _refuses(pair[0], database, way)


def test_a_token_of_another_table_is_refused(pair: list[Program], database: Path) -> None:
    other = set_up(pair[0].client, GAME, "me", "open")
    _refuses(pair[0], database, other.headers)
    assert other.try_to().status_code == 200


def test_a_token_plays_no_seat_but_its_own(pair: list[Program], database: Path) -> None:
    while len(to_act := pair[0].ask()["now"]["to_act"]) > 1:  # each decides in secret
        pair[to_act[0]].play()
    first, second = pair[to_act[0]], pair[1 - to_act[0]]
    move = first.ask("/decision")["options"][0]["move"]
    before = on_disk(database)
    answer = second.try_to("/act", "POST", move=move, number=second.ask()["now"]["number"])
    assert (answer.status_code, answer.json()["error"]) == (422, "not-your-decision")
    wish = {"move": move, "number": second.ask()["now"]["number"], "seat": first.seat}
    assert second.try_to("/act", "POST", **wish).status_code == 400, "no seat can be named"
    assert on_disk(database) == before


def test_a_cookie_counts_for_nothing(client: TestClient, database: Path) -> None:
    """Neither that of a browser that sits at the table, nor its secret as a token, nor a token as a cookie."""
    host = again(client)
    table = host.post("/tables", data={"game": GAME, "seat": ["me", "here"]}, follow_redirects=False).headers[
        "location"
    ]
    program = Program(host, {"table": table[3:], "seat": 0, "token": host.cookies[COOKIE]})
    assert host.get(f"{table}/frame").status_code == 200
    _refuses(program, database, {})
    _refuses(program, database)
    own, browser = set_up(client, GAME, "me", "open"), again(client)
    for secret in (own.token, f"token {own.token}"):
        browser.cookies.set(COOKIE, secret)
        assert browser.get(f"/t/{own.table}/people").status_code == 404


def test_a_token_is_gone_with_its_seat(client: TestClient, database: Path) -> None:
    host, guest = gathered(client, GAME, 2)
    key = host.ask("/seats/1", "PUT", who="open")["key"]["key"]
    _refuses(guest, database)
    after = join(client, key)
    _refuses(guest, database)
    assert after.ask()["seat"] == 1
    after.ask("/seats/1", "PUT", who="open")
    _refuses(after, database)


def test_a_token_to_watch_is_gone_when_nobody_may(client: TestClient, database: Path) -> None:
    host = set_up(client, GAME, "me", "novice")
    watcher = join(client, host.ask("/watching", "PUT", delay=0)["key"]["key"])
    assert watcher.ask("/view")
    host.ask("/watching", "PUT", delay=None)
    _refuses(watcher, database)


def test_a_key_opens_one_chair_once_and_not_for_ever(client: TestClient, database: Path) -> None:
    host = set_up(client, GAME, "me", "open")
    key = host.given["keys"][0]["key"]
    join(client, key)
    before = on_disk(database)
    assert client.post(f"{ROOT}/seats", json={"key": key}).status_code == 410
    assert on_disk(database) == before
    host = set_up(client, GAME, "me", "open")
    with sqlite3.connect(database) as connection:
        connection.execute("update doors set until = 1")
    before = on_disk(database)
    assert client.post(f"{ROOT}/seats", json={"key": host.given["keys"][0]["key"]}).status_code == 410
    assert on_disk(database) == before


def test_a_stale_or_repeated_move_is_refused_with_what_to_do(pair: list[Program], database: Path) -> None:
    first = next(program for program in pair if program.ask("/decision")["options"])
    asked = first.ask("/decision")
    wish = {"move": asked["options"][0]["move"], "number": asked["now"]["number"]}
    assert first.try_to("/act", "POST", **wish).status_code == 200
    before = on_disk(database)
    for number in (wish["number"], wish["number"] + 7):
        answer = first.try_to("/act", "POST", move=wish["move"], number=number)
        assert (answer.status_code, answer.json()["error"]) == (409, "stale-number")
        assert "Ask for the decision again" in answer.json()["message"]
    assert on_disk(database) == before


def test_pages_of_other_sites_do_nothing(client: TestClient, pair: list[Program], database: Path) -> None:
    before = on_disk(database)
    for headers in (CROSS_SITE, {"origin": "https://elsewhere.example"}):
        given = {**pair[0].headers, **headers}
        wish = {"game": GAME, "seats": ["me", "open"]}
        assert client.post(f"{ROOT}/tables", headers=given, json=wish).status_code == 403
        path = f"{ROOT}/tables/{pair[0].table}"
        assert client.post(f"{path}/act", headers=given, json={"move": "give:1", "number": 0}).status_code == 403
        assert client.delete(path, headers=given).status_code == 403
    assert on_disk(database) == before


def test_a_private_house_lets_programs_in_by_invitation_only(database: Path) -> None:
    app = make_app(f"sqlite:///{database}", Configuration(Server(thinkers=1, private=True)))
    with TestClient(app, "http://localhost", client=(AT_HOME, 50000)) as home:
        stranger = again(home, STRANGER)
        wish = {"game": GAME, "seats": ["me", "open"]}
        before = on_disk(database)
        answer = stranger.post(f"{ROOT}/tables", json=wish)
        assert (answer.status_code, answer.json()["error"]) == (403, "invitation-needed")
        assert on_disk(database) == before
        host = set_up(home, GAME, "me", "open")
        assert join(stranger, host.given["keys"][0]["key"]).ask()["seat"] == 1


def test_only_hashes_of_tokens_and_keys_are_kept(client: TestClient, database: Path) -> None:
    host = set_up(
        client,
        GAME,
        "me",
        "open",
    )
    kept = repr(on_disk(database))
    assert host.token not in kept
    assert host.given["keys"][0]["key"] not in kept
