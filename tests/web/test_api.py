"""Programs at a table: they get what people get."""

from __future__ import annotations

import time

from starlette.testclient import TestClient

from kotatsu.core.registry import load_game
from kotatsu.core.state import LEGAL
from kotatsu.web.api.routes import ROOT
from tests.tables import TABLES
from tests.web.programs import Program, gathered, house_of, join, set_up
from tests.web.visits import again, links

GAME = TABLES[-1][0]  # the smallest
MOST_TURNS = 100  # in which what is waited for happens
RULED = "yokohama"  # one in which moves are forbidden for reasons


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
    pair = gathered(client, RULED, 2)
    for _ in range(MOST_TURNS):
        for program in pair:
            options = program.ask("/decision")["options"]
            if any(effect["text"] for option in options for effect in option["effects"]):
                return
            if options:
                program.play()
    raise AssertionError("no move has brought anything")


def test_a_forbidden_move_is_refused_with_the_clause_in_the_language_of_the_request(client: TestClient) -> None:
    pair = gathered(client, RULED, 2)
    for _ in range(MOST_TURNS):
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
    raise AssertionError("nothing was ever forbidden")


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


def test_whoever_was_waited_for_too_long_is_last(pair: list[Program]) -> None:
    one, other = pair
    table = house_of(one.client)._live[one.table]
    (seat, *_) = table.match.to_act()
    portal = one.client.portal
    assert portal is not None
    portal.call(house_of(one.client).end_by_time, table, seat, lambda: True)
    places = other.ask("/result")["places"]
    assert [each["place"] for each in places] == table.match.places() and places[seat]["place"] == 2


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


def test_a_table_may_have_a_clock(client: TestClient) -> None:
    clock = {"kind": "game", "seconds": 900, "increment": 10, "out": "open"}
    wish = {"game": GAME, "seats": ["me", "open"], "clock": clock}
    host = Program(client, client.post(f"{ROOT}/tables", json=wish).json())
    assert host.ask()["clock"] == clock and host.ask()["chairs"][0]["until"] is None, "it has not begun"
    join(client, host.given["keys"][0]["key"])
    waits = [chair["until"] for chair in host.ask()["chairs"] if chair["seat"] in host.ask()["now"]["to_act"]]
    assert waits and all(0 < until - time.time() <= 900 for until in waits)
    late = join(client, host.ask("/watching", "PUT", delay=5)["key"]["key"])
    assert {chair["until"] for chair in late.ask()["chairs"]} == {None}
    assert set_up(client, GAME, "me", "novice").ask()["clock"] is None
    for wrong in ({}, {"kind": "none", "seconds": 1}, {"kind": "move", "seconds": 10**6}, {**clock, "out": "never"}):
        assert client.post(f"{ROOT}/tables", json={**wish, "clock": wrong}).status_code == 400


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
