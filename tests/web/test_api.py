"""Programs at a table: they get what people get, and without the token of a seat nothing of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from kotatsu.core.registry import load_game
from kotatsu.core.state import LEGAL
from kotatsu.house.database import Database, NotSaved
from kotatsu.web.api.openapi import openapi
from kotatsu.web.api.routes import OPERATIONS, ROOT, Operation
from kotatsu.web.app import make_app
from kotatsu.web.configuration import Configuration, Server
from kotatsu.web.visitor import COOKIE
from tests.tables import TABLES
from tests.web.programs import Program, gathered, house_of, join, on_disk, set_up
from tests.web.visits import AT_HOME, STRANGER, again, links, visit

GAME = TABLES[-1][0]  # the smallest
RULED = "yokohama"  # one in which moves are forbidden for reasons
CROSS_SITE = {"sec-fetch-site": "cross-site"}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@pytest.fixture
def client(database: Path) -> Iterator[TestClient]:
    with visit(database) as client:
        yield client


@pytest.fixture
def pair(client: TestClient) -> list[Program]:
    return gathered(client, GAME, 2)


# -- what programs get -------------------------------------------------------------------------------


def test_games_are_listed_with_everything_that_a_table_needs(client: TestClient) -> None:
    games = client.get(f"{ROOT}/games", headers={"accept-language": "de"}).json()["games"]
    told = next(game for game in games if game["name"] == RULED)
    assert told["seats"] == list(load_game(RULED).seat_counts)
    assert [level["level"] for level in told["levels"]] == sorted(level["level"] for level in told["levels"])
    for option in told["options"]:
        assert option["label"]
        given = {"game": RULED, "seats": ["me", "novice"], "options": {option["name"]: option["choices"][-1]}}
        assert client.post(f"{ROOT}/tables", json=given).status_code == 201
    assert client.get(f"{ROOT}/games/{RULED}", headers={"accept-language": "de"}).json() == told


def test_a_decision_tells_what_can_be_done_and_why_not(client: TestClient) -> None:
    """Everything that the rules allow is an option; what they forbid at this place names the clause."""
    one, other = gathered(client, RULED, 2)
    match = house_of(client)._live[one.table].match
    game, forbidden = match.game, 0
    while forbidden < 20:
        for program in (one, other):
            asked = program.ask("/decision")
            seat = program.seat
            assert [option["move"] for option in asked["options"]] == (match.moves(seat) if asked["step"] else [])
            for refused in asked["forbidden"]:
                reason = match.state.why_not(game.vocabulary.codes[refused["move"]], seat)
                assert reason != LEGAL
                assert refused["why_not"]["clause"] == game.reasons.clause(reason) != ""
                forbidden += 1
            if asked["options"]:
                assert asked["clause"].startswith(game.prefix)
                assert all(option["label"] for option in asked["options"])
                assert program.play().status_code == 200


def test_what_a_move_brings_is_told(client: TestClient) -> None:
    pair, told = gathered(client, RULED, 2), False
    while not told:
        for program in pair:
            options = program.ask("/decision")["options"]
            told = told or any(effect["text"] for option in options for effect in option["effects"])
            if options:
                program.play()


def test_a_forbidden_move_is_refused_with_the_clause_in_the_language_of_the_request(client: TestClient) -> None:
    pair = gathered(client, RULED, 2)
    while True:
        for program in pair:
            asked = program.ask("/decision")
            if asked["forbidden"]:
                refused, number = asked["forbidden"][0], asked["now"]["number"]
                for language in ("de", "en"):
                    headers = {**program.headers, "accept-language": language}
                    wish = {"move": refused["move"], "number": number}
                    answer = client.post(f"{ROOT}/tables/{program.table}/act", headers=headers, json=wish)
                    assert answer.status_code == 422
                    assert answer.json()["error"] == refused["why_not"]["reason"]
                    assert refused["why_not"]["clause"] in answer.json()["message"]
                    if language == "en":
                        assert refused["why_not"]["text"] in answer.json()["message"]
                return
            if asked["options"]:
                program.play()


def test_a_game_is_played_to_its_result_and_record(client: TestClient, pair: list[Program]) -> None:
    one, other = pair
    assert one.try_to("/result").status_code == one.try_to("/record").status_code == 403
    while (now := one.ask()["now"])["state"] == "running":
        for program in pair:
            if program.seat in now["to_act"] and program.ask("/decision")["options"]:
                assert program.play().status_code == 200
    assert one.ask("/result") == other.ask("/result")
    assert sorted(place["place"] for place in one.ask("/result")["places"]) in ([1, 1], [1, 2])
    match = house_of(client)._live[one.table].match
    assert one.ask("/record")["record"] == match.record()
    events = one.ask("/log")["events"]
    assert len(events) == len(match.events(one.seat))
    last = events[-1]["ply"]
    assert one.client.get(f"{ROOT}/tables/{one.table}/log?since={last}", headers=one.headers).json()["events"] == [
        event for event in events if event["ply"] == last
    ]
    stream = one.client.get(f"{ROOT}/tables/{one.table}/events", headers=one.headers)
    assert stream.headers["content-type"].startswith("text/event-stream")
    assert '"state": "over"' in stream.text, "a stream ends with the game"


def test_decisions_are_taken_back_alone_and_by_consent(pair: list[Program]) -> None:
    one, other = pair
    first, second = (one, other) if one.ask("/decision")["options"] else (other, one)
    before = first.ask()["now"]
    first.play()
    second.play()
    number = first.ask()["now"]["number"]
    assert first.ask("/act", "POST", do="ask", number=number)["number"] == number + 1
    assert second.ask()["request"] == {"seat": first.seat, "waiting": [second.seat]}
    now = second.ask("/act", "POST", do="agree", number=second.ask()["now"]["number"])
    assert (now["ply"], now["to_act"]) == (before["ply"], before["to_act"])
    assert second.ask()["request"] is None
    refused = second.try_to("/act", "POST", do="undo", number=now["number"])
    assert (refused.status_code, refused.json()["error"]) == (400, "nothing-to-undo")


# -- coming and going --------------------------------------------------------------------------------


def test_people_and_programs_sit_at_one_table(client: TestClient) -> None:
    """The link of a host in the browser lets a program in, and the link of a program a person."""
    form = {"game": GAME, "seat": ["me", "afar"]}
    host = again(client)
    table = host.post("/tables", data=form, follow_redirects=False).headers["location"]
    program = join(client, links(host, table)[0].rsplit("/", 1)[1], "Robot")
    assert "Robot" in host.get(f"{table}/people").text
    assert program.ask()["now"]["state"] == "running"
    own = set_up(client, GAME, "me", "open")
    person = again(client)
    link = own.given["keys"][0]["link"].removeprefix("http://localhost")
    assert person.post(link, data={"name": "Ann"}).status_code == 200
    assert own.ask()["chairs"][1]["name"] == "Ann"


def test_a_host_gives_seats_away_and_lets_people_watch(client: TestClient) -> None:
    host = set_up(client, GAME, "me", "open")
    assert host.ask()["now"]["state"] == "gathering"
    renewed = host.ask("/seats/1", "PUT", who="open")["key"]["key"]
    assert renewed != host.given["keys"][0]["key"]
    guest = join(client, renewed)
    assert host.ask("/seats/0", "PUT", who="novice")["table"]["seat"] is None, "a bot plays for them"
    assert host.try_to("/act", "POST", move="", number=0).status_code == 403
    assert host.try_to("/seats/0", "PUT", who="open").json()["error"] == "host-stays"
    assert host.ask("/seats/0", "PUT", who="me")["table"]["seat"] == 0
    assert host.try_to("/seats/0", "PUT", who="open").json()["error"] == "host-stays"
    assert host.try_to("/seats/1", "PUT", who="me").json()["error"] == "not-your-seat"
    assert host.try_to("/seats/2", "PUT", who="novice").status_code == 400
    assert guest.try_to("/seats/0", "PUT", who="novice").json()["error"] == "only-the-host"
    assert guest.try_to("/watching", "PUT", delay=0).json()["error"] == "only-the-host"
    assert guest.try_to("", "DELETE").json()["error"] == "only-the-host"
    watcher = join(client, host.ask("/watching", "PUT", delay=5)["key"]["key"])
    assert watcher.ask("/view")["seat"] is None
    assert watcher.ask("/decision")["options"] == []
    assert watcher.try_to("/act", "POST", move="", number=0).status_code == 403
    assert host.try_to("", "DELETE").status_code == 204
    assert host.try_to().status_code == guest.try_to().status_code == watcher.try_to().status_code == 401


def test_a_rematch_leaves_the_chair_of_a_program_open(client: TestClient) -> None:
    """Its token is for the seat that it had, so it has to come again."""
    host = again(client)
    table = host.post("/tables", data={"game": GAME, "seat": ["me", "afar"]}, follow_redirects=False).headers[
        "location"
    ]
    program = join(client, links(host, table)[0].rsplit("/", 1)[1])
    match = house_of(client)._live[program.table].match
    while not match.over:
        seat = match.to_act()[0]
        if seat == program.seat:
            assert program.play().status_code == 200
        else:
            number = len(house_of(client)._live[program.table].lines)
            wish = {"do": "move", "seat": seat, "move": match.moves(seat)[0], "number": number}
            assert host.post(f"{table}/act", json=wish).status_code == 200
    other = host.post(f"{table}/again", follow_redirects=False).headers["location"]
    assert len(links(host, other)) == 1
    assert 'name="friend"' not in host.get(f"{other}/people").text, "nobody can invite a program by name"
    assert client.get(f"{ROOT}/tables/{other[3:]}", headers=program.headers).status_code == 401


# -- whom nothing is told ----------------------------------------------------------------------------

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


# -- statuses ----------------------------------------------------------------------------------------


class Trouble:
    """Brings about each status that an operation says it can have."""

    def __init__(self, client: TestClient, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.client, self.database, self.patch = client, database, monkeypatch

    def request(self, operation: Operation, **more: Any) -> Any:
        """A request that would be fine but for what it is about."""
        seats = ["me", "open"] if more.pop("gathering", False) else ["me", "novice"]
        program = set_up(self.client, GAME, *seats)
        prepare: Callable[[Program], None] | None = more.pop("prepare", None)
        if prepare is not None:
            prepare(program)
        path = operation.path.format(table=program.table, seat=1, game=more.pop("game", GAME))
        headers = {**program.headers, **more.pop("headers", {})}
        bodies: dict[str, Any] = {
            "/tables": {"game": GAME, "seats": ["me", "novice"]},
            "/seats": {"key": "nothing"},
            "/tables/{table}/seats/{seat}": {"who": "novice"},
            "/tables/{table}/watching": {"delay": 0},
            "/tables/{table}/act": {"move": "give:1", "number": 0},
        }
        body = {"json": bodies[operation.path]} if operation.takes is not None else {}
        given = {**body, **more}
        return self.client.request(operation.method, f"{ROOT}{path}", headers=headers, **given)

    def limits(self, **limits: Any) -> Callable[[Program], None]:
        quota = self.client.app._quota  # type: ignore[attr-defined]
        return lambda _program: self.patch.setattr(quota, "limits", replace(quota.limits, **limits))

    def forget(self, program: Program) -> None:
        """The house has to read the table again."""
        house = house_of(self.client)
        house._latest.clear()
        house._live.clear()

    def damage(self, program: Program) -> None:
        with sqlite3.connect(self.database) as connection:
            connection.execute("update tables set components = 'others'")
        self.forget(program)

    def fail(self, program: Program) -> None:
        async def broken(_database: Database, _work: object) -> None:
            raise NotSaved

        self.forget(program)
        self.patch.setattr(Database, "read", broken)
        self.patch.setattr(Database, "write", broken)

    def answer(self, operation: Operation, status: int) -> Any:
        if status == 400:
            more = {"json": [1]} if operation.takes is not None else {"params": {"since": "x"}}
            return self.request(operation, **more)
        if status == 403:
            return self.request(operation, gathering=True, headers=CROSS_SITE if operation.method != "GET" else {})
        plain: dict[int, dict[str, Any]] = {
            401: {"headers": {"authorization": "Bearer nothing"}},
            404: {"game": "nothing"},
            408: {"prepare": self.limits(body_seconds=-1.0)},
            409: {"prepare": self.damage},
            410: {},
            413: {"headers": {"content-length": "99999999"}},
            421: {"headers": {"host": "elsewhere.example"}},
            422: {"json": {"move": "give:1", "number": 0}, "prepare": self._let_others_begin},
            429: {"prepare": self.limits(requests_at_once=0, at_home=1)},
            503: {"prepare": self.fail},
        }
        return self.request(operation, **plain[status])

    def _let_others_begin(self, program: Program) -> None:
        """It is not this program's turn, and nobody else moves."""
        table = house_of(self.client)._live[program.table]
        self.patch.setattr(table.match.state, "legal_seat", 1)


@pytest.mark.parametrize("status", sorted({status for operation in OPERATIONS for status in operation.refuses}))
def test_every_documented_refusal_occurs(status: int, client: TestClient, database: Path) -> None:
    for operation in OPERATIONS:
        if status in operation.refuses:
            with pytest.MonkeyPatch.context() as patch:
                answer = Trouble(client, database, patch).answer(operation, status)
            assert answer.status_code == status, (operation.path, answer.text)
            assert set(answer.json()) == {"error", "message"}
            assert (answer.headers.get("retry-after") is not None) == (status == 429)


def test_the_document_describes_every_operation(client: TestClient) -> None:
    document = client.get(f"{ROOT}/openapi.json").json()
    assert document == openapi()
    assert document["openapi"] == "3.1.0"
    told = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert told == {(operation.method, ROOT + operation.path) for operation in OPERATIONS}
    for name, schema in document["components"]["schemas"].items():
        assert name.startswith("Position.") or name in ("Games", "Since") or schema["description"], name


def test_there_is_a_page_about_it(client: TestClient) -> None:
    assert 'href="/api"' in client.get("/").text
    for language, word in (("de", "Programm"), ("en", "program")):
        page = client.get("/api", headers={"accept-language": language}).text
        assert word in page
        assert f'href="{ROOT}/openapi.json"' in page
    bot = client.get("/api/remote_bot.py")
    assert bot.text == (Path(__file__).parents[2] / "examples" / "remote_bot.py").read_text("utf-8")
