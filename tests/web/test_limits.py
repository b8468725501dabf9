"""What holds for every request: limits for strangers, names of the house, headers, and that looking leaves nothing behind."""

from __future__ import annotations

import asyncio
import gc
import re
import socket
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Route
from starlette.testclient import TestClient
from starlette.types import ASGIApp

from kotatsu.core.errors import Refusal
from kotatsu.house.database import Database, NotRead
from kotatsu.house.store import ChairRow, TableRow
from kotatsu.house.table import Table
from kotatsu.web.door.incoming import name_in, path_in
from kotatsu.web.door.limits import LIMITS
from kotatsu.web.door.quota import Address, Buckets, Quota, TooOften
from kotatsu.web.server.guard import HEADERS, Guard, own_names
from tests.tables import TABLES
from tests.web.visits import STRANGER, again, visit

GAME = TABLES[-1][0]
BOTS = {"game": GAME, "seat": ["random", "random"]}
PEOPLE = {"game": GAME, "seat": ["me", "here"]}


def new_table(client: TestClient) -> str:
    return str(client.post("/tables", data=PEOPLE, follow_redirects=False).headers["location"])


def inside(client: TestClient) -> ASGIApp:
    """The application without its guard."""
    assert isinstance(client.app, Guard)
    return client.app._app


# -- the house and its name --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8777", "127.0.0.1:8777", "[::1]:8777", "[::1]", "192.168.0.4"]
)
def test_the_house_answers_to_its_names(client: TestClient, host: str) -> None:
    assert client.get("/health", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["elsewhere.example", "elsewhere.example:8777", "localhost.example", "", "127.0.0.1.example", "[::1"]
)
def test_a_name_that_somebody_else_let_point_here_is_refused(client: TestClient, host: str) -> None:
    table = new_table(client)
    for path in ("/", table, f"{table}/frame", "/static/kotatsu.css"):
        answer = client.get(path, headers={"host": host, "accept": "application/json"})
        assert answer.status_code == 421 and "localhost" in answer.json()["error"]


def test_a_house_that_listens_under_a_name_or_everywhere_knows_it(client: TestClient) -> None:
    assert own_names("kitchen.example") == ["kitchen.example"]
    assert socket.gethostname() in own_names("0.0.0.0")
    named = TestClient(Guard(inside(client), Quota(LIMITS), own_names("Kitchen.example")), "http://kitchen.example")
    assert named.get("/static/kotatsu.css").status_code == 200


def test_every_answer_has_all_headers_and_none_about_a_viewer_is_kept(tmp_path: Path) -> None:
    small = replace(LIMITS, requests_at_once=30, requests_per_second=0.0)
    with visit(tmp_path / "house.db", STRANGER, small, careful=False) as client:
        table = new_table(client)
        asked: list[tuple[str, str, dict[str, Any]]] = [
            ("GET", "/", {}),
            ("GET", table, {}),
            ("GET", f"{table}/frame", {}),
            ("GET", f"{table}/replay", {}),
            ("GET", f"{table}/record", {}),
            ("GET", "/nowhere", {}),
            ("PUT", "/", {}),
            ("GET", "/static/nowhere", {}),
            ("GET", "/static/kotatsu.css", {}),
            ("POST", "/me", {"content": b"x" * 99_999}),
            ("POST", "/me", {"headers": {"origin": "https://elsewhere.example"}}),
            ("POST", "/me", {"headers": {"origin": "https://elsewhere.example//localhost", "host": "localhost"}}),
            ("GET", "/", {"headers": {"host": "elsewhere.example"}}),
        ]
        answers = [client.request(method, path, **more) for method, path, more in asked]
        assert [answer.status_code for answer in answers] == [
            200,
            200,
            200,
            200,
            403,
            404,
            405,
            404,
            200,
            413,
            403,
            403,
            421,
        ]
        answers += [client.get("/") for _ in range(30)]
        assert answers[-1].status_code == 429
        for answer in answers:
            for name, value in HEADERS.items():
                assert answer.headers[name.decode()] == value.decode()
            static = str(answer.url).endswith("kotatsu.css") or "/static/" in str(answer.url)
            assert answer.headers["cache-control"] == ("no-cache" if static else "no-store")


@pytest.mark.parametrize(
    ("address", "trusted"),
    [
        ("http://localhost", True),
        ("http://127.0.0.1:80", True),
        ("https://192.0.2.1", True),
        ("http://192.0.2.1", False),
    ],
)
def test_a_header_that_browsers_only_take_on_a_safe_way(client: TestClient, address: str, trusted: bool) -> None:
    answer = TestClient(client.app, address).get("/health")
    assert ("cross-origin-opener-policy" in answer.headers) is trusted


def test_an_accident_has_all_headers_too(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table(client)
    monkeypatch.setattr("kotatsu.web.pages.table.frame_of", lambda *_: 1 / 0)
    careless = TestClient(client.app, "http://localhost", raise_server_exceptions=False, cookies=client.cookies)
    answer = careless.get(table)
    assert answer.status_code == 500
    assert {name.decode() for name in HEADERS} | {"cache-control"} <= set(answer.headers)


# -- how much, how often ---------------------------------------------------------------------------


def test_a_body_is_bounded_before_it_is_read_and_while(client: TestClient) -> None:
    assert client.post("/me", content=b"", headers={"content-length": "70000"}).status_code == 413
    assert client.post("/me", content=b"", headers={"content-length": "9" * 4000}).status_code == 413

    def parts() -> Iterator[bytes]:  # without saying how much it will be
        for _ in range(20):
            yield b"name=x&" * 1000

    form = {"content-type": "application/x-www-form-urlencoded"}
    assert client.post("/me", content=parts(), headers=form).status_code == 413
    large = {"record": ("x.txt", b"x" * 200_000)}
    assert client.post("/records", files=large).status_code == 400
    assert client.post("/records", files={"record": ("x.txt", b"x" * 700_000)}).status_code == 413


def test_a_body_that_does_not_come_is_not_waited_for(client: TestClient) -> None:
    quick = Guard(inside(client), Quota(replace(LIMITS, body_seconds=0.05)))
    sent: list[Any] = []

    async def never() -> Any:
        await asyncio.Event().wait()

    async def send(message: Any) -> None:
        sent.append(message)

    headers = [(b"host", b"localhost"), (b"content-type", b"application/x-www-form-urlencoded")]
    scope = {"type": "http", "method": "POST", "path": "/me", "query_string": b"", "headers": headers, "client": None}
    assert client.portal is not None
    client.portal.call(quick, scope, never, send)
    assert sent[0]["status"] == 408


def test_a_stranger_may_ask_so_often(tmp_path: Path) -> None:
    with visit(tmp_path / "house.db", STRANGER, replace(LIMITS, requests_at_once=5, requests_per_second=0.0)) as client:
        answers = [client.get("/health").status_code for _ in range(7)]
        assert answers == [200] * 5 + [429] * 2
        assert int(client.get("/health").headers["retry-after"]) > 0
        assert again(client, "192.0.2.8").get("/health").status_code == 200
        assert all(again(client).get("/health").status_code == 200 for _ in range(50))


def test_buckets_fill_again_and_their_number_is_bounded() -> None:
    now = 0.0
    buckets = Buckets(100, lambda: now)
    assert [buckets.take("a", 2, 1) for _ in range(3)] == [True, True, False]
    now = 1.5
    assert [buckets.take("a", 2, 1) for _ in range(2)] == [True, False]
    for number in range(1000):
        buckets.take(str(number), 2, 1)
    assert len(buckets) == 100


def test_a_home_in_the_new_internet_is_one_address() -> None:
    assert Address("2001:db8::1").name == Address("2001:db8::ffff:2").name != Address("2001:db8:0:1::1").name
    assert Address("::1").at_home and Address("::ffff:127.0.0.1").at_home and not Address("2001:db8::1").at_home


def test_tables_and_thinking_bots_are_counted(tmp_path: Path) -> None:
    limits = replace(LIMITS, tables_per_hour=3, visitors_per_hour=2, household=2)
    with visit(tmp_path / "house.db", STRANGER, limits) as client:
        codes = [client.post("/tables", data=PEOPLE, follow_redirects=False).status_code for _ in range(4)]
        assert codes == [303] * 3 + [429]
        other, third = again(client, STRANGER), again(client, STRANGER)
        assert other.post("/tables", data=PEOPLE, follow_redirects=False).status_code == 303
        refused = third.post("/me", data={"name": "Third"}, headers={"accept": "application/json"})
        assert refused.status_code == 429 and "Try again later" in refused.json()["error"]


def test_a_table_that_is_refused_does_not_count(tmp_path: Path) -> None:
    with visit(tmp_path / "house.db", STRANGER, replace(LIMITS, tables_per_hour=1, household=1)) as client:
        for wrong in ({"game": "chess"}, {"seat": ["me"]}, {"seat": ["me", "nobody we know"]}, {"option-x": "y"}):
            assert client.post("/tables", data={**PEOPLE, **wrong}, follow_redirects=False).status_code == 400
        codes = [client.post("/tables", data=PEOPLE, follow_redirects=False).status_code for _ in range(2)]
        assert codes == [303, 429]


@pytest.mark.parametrize(
    ("path", "fields"),
    [
        ("/tables", ["game", "seat", "seat-1", "name-1", "option-x", "language"]),
        ("/me", ["name", "language", "theme", "pace", "back"]),
        ("/t/{table}/again", ["bot"]),
        ("/t/{table}/fork", ["ply"]),
    ],
)
def test_a_file_is_no_text(tmp_path: Path, path: str, fields: list[str]) -> None:
    with visit(tmp_path / "house.db", careful=False) as client:
        table = client.post("/tables", data=PEOPLE, follow_redirects=False).headers["location"].removeprefix("/t/")
        for field in fields:
            rest = {name: value for name, value in PEOPLE.items() if name != field} if path == "/tables" else {}
            sent = {"data": rest, "files": {field: ("a.txt", b"me")}, "headers": {"accept": "application/json"}}
            answer = client.post(path.format(table=table), **sent)  # type: ignore[arg-type]
            assert answer.status_code in (400, 403) and answer.json()["error"]


def test_bots_think_at_so_many_tables_of_a_visitor_and_no_more() -> None:
    """Only tables count at which nobody but bots is to act, and only as long as they are there."""
    quota = Quota(replace(LIMITS, bot_tables=2, household=2))
    stranger = Address(STRANGER)
    row = TableRow("t", "lanterns", 2, "7", {}, "", 0, "", "", "", 0.0)
    bots = [ChairRow(seat, "", "Bot", "random") for seat in range(2)]
    people = Table(row, [ChairRow(0, "a", "Anna", ""), bots[1]], [])
    tables = [people, Table(row, bots, []), Table(row, bots, [])]
    for table in tables:
        with quota.set_up("a", stranger, bots=True):
            quota.note("a", stranger, table)
    with pytest.raises(TooOften), quota.set_up("a", stranger, bots=True):
        pass
    for allowed in (quota.set_up("a", stranger, bots=False), quota.set_up("b", stranger, bots=True)):
        with allowed:
            pass
    del table, tables[1:]
    gc.collect()
    with quota.set_up("a", stranger, bots=True):
        assert not people.match.over


def test_a_visitor_has_only_so_many_bots_thinking(tmp_path: Path) -> None:
    with visit(tmp_path / "house.db", STRANGER, replace(LIMITS, bot_tables=0)) as client:
        assert client.post("/tables", data=BOTS, follow_redirects=False).status_code == 429
        assert client.post("/tables", data=PEOPLE, follow_redirects=False).status_code == 303


def test_bots_do_not_come_later_either(tmp_path: Path) -> None:
    """Neither a table that begins with bots nor a chair that a bot takes over gets round the limit."""
    afar, accept = {**PEOPLE, "seat": ["me", "afar"]}, {"accept": "application/json"}
    with visit(tmp_path / "house.db", STRANGER, replace(LIMITS, bot_tables=0)) as client:
        tables = [
            client.post("/tables", data=data, follow_redirects=False).headers["location"] for data in (afar, PEOPLE)
        ]
        for table, wish in zip(tables, ({"do": "begin"}, {"do": "bot", "seat": "0"}), strict=True):
            assert client.post(f"{table}/people", data=wish, headers=accept).status_code == 429
        assert client.get(f"{tables[1]}/frame").status_code == 200
    with sqlite3.connect(tmp_path / "house.db") as database:
        assert database.execute("select count(*) from chairs where bot != ''").fetchone() == (0,)


def test_a_table_that_was_closed_has_no_thinking_bots() -> None:
    quota, stranger = Quota(replace(LIMITS, bot_tables=1)), Address(STRANGER)
    bots = [ChairRow(seat, "", "Bot", "random") for seat in range(2)]
    table = Table(TableRow("t", "lanterns", 2, "7", {}, "", 0, "", "", "", 0.0), bots, [])
    quota.note("a", stranger, table)
    with pytest.raises(TooOften):
        quota.let_think("a", stranger)
    table.gone = True
    quota.let_think("a", stranger)


def test_wrong_codes_keep_nobody_from_coming(tmp_path: Path) -> None:
    limits = replace(LIMITS, visitors_per_hour=2, codes_per_hour=3)
    with visit(tmp_path / "house.db", STRANGER, limits) as client:
        codes = [client.post("/device", data={"code": "ABCDEFGHJKLM"}).status_code for _ in range(5)]
        assert codes == [410] * 3 + [429] * 2
        assert client.get("/device/ABCDEFGHJKLM").status_code == 429  # a link is as good a try
        assert client.post("/tables", data=PEOPLE, follow_redirects=False).status_code == 303


def test_what_is_refused_takes_nothing() -> None:
    limits = replace(
        LIMITS, letters_per_hour=2, letters_to_one=1, trials_per_minute=2, advice_per_minute=2, household=1
    )
    quota, stranger = Quota(limits, lambda: 0.0), Address(STRANGER)
    quota.write_to("anna@example.org", "", stranger)
    with pytest.raises(TooOften):
        quota.write_to("anna@example.org", "", stranger)
    quota.write_to("ben@example.org", "", stranger)
    other = Address("198.51.100.7")
    for visitor in ("ben", "carl"):
        quota.be_advised(visitor, stranger)
    with pytest.raises(TooOften):
        quota.be_advised("anna", stranger)
    for _ in range(2):
        quota.be_advised("anna", other)


def test_streams_are_counted_and_let_go() -> None:
    quota = Quota(replace(LIMITS, streams_per_visitor=2, household=2))
    stranger = Address(STRANGER)
    with quota.stream("a", stranger), quota.stream("a", stranger):
        with pytest.raises(TooOften), quota.stream("a", stranger):
            raise AssertionError
        with quota.stream("b", stranger), quota.stream("b", stranger), pytest.raises(TooOften):
            quota.stream("c", stranger).__enter__()
        one, other = Address("192.0.2.8"), Address("198.51.100.7")  # whoever has no identity takes nobody else's place
        with quota.stream("", one), quota.stream("", one), quota.stream("", other):
            pass
        with quota.stream("a", Address("127.0.0.1")):
            pass
    assert not quota._streams


# -- who looks, and who they are -------------------------------------------------------------------


def test_looking_writes_nothing(client: TestClient, tmp_path: Path) -> None:
    """Whatever page it is, and whether what it is about is there or not; keys of the house are made up when it is opened."""
    table = new_table(client)
    stranger = again(client)
    values = {"table": table.rpartition("/")[2], "game": GAME, "theme": "light"}
    found = [route.path for route in _routes(client) if "GET" in (route.methods or ()) and "events" not in route.path]
    assert {"/me", "/unsubscribe/{secret}", "/t/{table}"} < set(found)
    paths = [re.sub(r"{(\w+)(?::\w+)?}", lambda name: values.get(name[1], "x"), path) for path in found]
    with sqlite3.connect(tmp_path / "house.db") as database:
        before = _kept(database)
        for path in ("/nowhere", "/unsubscribe/x.y", *paths):
            assert "set-cookie" not in stranger.get(path, headers={"accept": "text/html"}).headers, path
            assert _kept(database) == before, path


def _routes(client: TestClient) -> list[Route]:
    return [route for route in inside(client).routes if isinstance(route, Route)]  # type: ignore[attr-defined]


def _kept(database: sqlite3.Connection) -> list[str]:
    """All rows but the one that says when the house was last awake."""
    return [row for row in database.iterdump() if "'alive'" not in row]


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ōta   Kei ", "Ōta Kei"),
        ("a" + 40 * "b", "a" + 29 * "b"),
        ("\u202egnp.exe", "gnp.exe"),
        ("a\0b\x1b[2J\u2066c\u200f", "ab[2Jc"),
        ("نام\u200cه", "نام\u200cه"),
        ("e\u0301", "é"),
        ("\ud800x", "\ufffdx"),
        ("👩\u200d🚀", "👩\u200d🚀"),
    ],
)
def test_a_name_is_cleaned(typed: str, shown: str) -> None:
    assert name_in(typed) == shown


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "  ",
        "\u200b",
        "\u202e",
        "\u3164",
        "\u2800\u115f",
        "\u200d",
        "\u0301",
        "\ufe0f",
        None,
        40 * "\u200d" + "A",
        30 * "\u3164" + "a",
    ],
)
def test_a_name_that_nobody_sees_is_refused(client: TestClient, typed: str | None) -> None:
    with pytest.raises(Refusal):
        name_in(typed)
    if typed:
        assert client.post("/me", data={"name": typed}).status_code == 400


@pytest.mark.parametrize("path", ["//x", "/\\x", "https://x", "x", "", "/a\nb", "/\ud800", None])
def test_one_is_led_back_only_inside_the_house(path: str | None) -> None:
    assert path_in(path) == "/"
    assert path_in("/t/abc/replay?ply=3") == "/t/abc/replay?ply=3"


def test_only_what_is_known_is_remembered_of_a_taste(client: TestClient) -> None:
    client.post("/me", data={"theme": "x" * 150, "language": "xx", "name": "Ōta"})
    page = client.get("/").text
    assert "Ōta" in page and "xxx" not in page


def test_nothing_belongs_to_nobody(tmp_path: Path) -> None:
    """A visitor who is one too many gets no table, and none is set up."""
    limits = replace(LIMITS, visitors_per_hour=1)
    with visit(tmp_path / "house.db", STRANGER, limits) as client:
        answers = []
        for _ in range(3):
            client.cookies.clear()
            answers.append(client.post("/tables", data=PEOPLE, follow_redirects=False))
        assert [answer.status_code for answer in answers] == [303, 429, 429]
    with sqlite3.connect(tmp_path / "house.db") as database:
        assert database.execute("select count(*) from tables").fetchone() == (1,)


def test_a_database_that_cannot_be_read_is_no_accident(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with visit(tmp_path / "house.db") as client:
        table = new_table(client)

        async def fails(*_: object) -> None:
            raise NotRead

        monkeypatch.setattr(Database, "read", fails)
        for path in ("/", table, f"{table}/frame"):
            assert client.get(path).status_code == 503


def test_an_unreadable_number_is_refused(tmp_path: Path) -> None:
    with visit(tmp_path / "house.db") as client:
        table = new_table(client)
        wish = {"seat": 0, "do": "move", "move": "give:1", "number": "--1"}
        assert client.post(f"{table}/act", json=wish).status_code == 400
        assert client.post(f"{table}/act", json={**wish, "number": 0}).status_code == 200
