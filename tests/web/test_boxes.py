"""Boxes over the wire: files in and out, set-up, complaints in the reader's words, and nothing that a stranger could break."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from kotatsu.board.markup import Markup
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.trial import Unplayable
from kotatsu.web.boxes.proving import prove_game
from kotatsu.web.chronicle.ending import Ending
from kotatsu.web.door.limits import Limits
from tests.web.visits import SMALLEST, again, visit

GAME = "yokohama"
JSON = {"accept": "application/json"}
BOX = """[box]
game = "yokohama"
name = "Our copy"
version = 7

[[order_cards]]
id = "order_01"
points = 9
"""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with visit(tmp_path_factory.mktemp("boxes") / "house.db") as client:
        yield client


def upload(client: TestClient, text: str | bytes) -> Any:
    return client.post("/boxes/file", files={"file": ("box.toml", text)}, follow_redirects=False)


def line(client: TestClient, box: str, **wish: Any) -> Any:
    return client.post(f"{box}/line", json={"sheet": 0, "line": 0, **wish}, headers=JSON)


def seen_on(client: TestClient, box: str, name: str = "line-0-0") -> str:
    """What somebody sees on a line, as its buttons tell it."""
    found = re.search(rf'id="{name}"[^>]* data-seen="(\w+)"', client.get(box).text)
    assert found is not None
    return found[1]


def values_in(form: str) -> dict[str, str]:
    """What stands in the fields of numbers."""
    return dict(re.findall(r'name="([^"]+)"[^>]* value="([^"]*)"', form))


def test_a_file_becomes_a_box_and_a_table(client: TestClient) -> None:
    box = upload(client, BOX).headers["location"]
    text = client.get(f"{box}/file").text
    assert text == BOX.replace("version = 7", "version = 1")  # here it is the first
    assert client.get(f"{box}/file", params={"version": 1}).status_code == 404  # looking makes no version
    assert "Saved as version 1" in client.post(box, data={"do": "version"}).text
    assert "Nothing has changed since version 1" in client.post(box, data={"do": "version"}).text
    for wrong in ("99", "x", "-1"):
        assert client.get(f"{box}/file", params={"version": wrong}).status_code == 404
    assert client.get(f"{box}/file", params={"version": 1}).text == text == client.get(f"{box}/file").text
    chairs = {"game": GAME, "seat": ["me", "random"], "box": box.rpartition("/")[2]}
    table = client.post("/tables", data=chairs, follow_redirects=False).headers["location"]
    assert "Box: Our copy, version 1" in client.get(table).text
    assert "Box: Our copy, version 1" in client.get("/tables").text
    assert "looked up in the box" in client.get(f"{table}/components").text
    sheet = client.get(f"/tables/{GAME}").text  # the next time it is offered again
    assert re.search(rf'name="box" value="{chairs["box"]}" checked', sheet)
    tour = client.post(f"/tours/{GAME}", data={"box": chairs["box"]}, follow_redirects=False)
    assert tour.status_code == 303

    other = again(client)
    assert "Our copy" in other.get(box).text and "button class=right" not in other.get(box).text
    assert line(other, box, do="right").status_code == 404
    copied = other.post(box, data={"do": "copy"}, follow_redirects=False).headers["location"]
    assert "points = 9" in other.get(f"{copied}/file").text
    assert other.post(box, data={"do": "delete"}).status_code == 404
    client.post(box, data={"do": "delete"})
    assert client.get(box).status_code == 404 and client.get(table).status_code == 200
    assert "checked" not in "".join(re.findall(rf'value="{chairs["box"]}"[^>]*', client.get(f"/tables/{GAME}").text))


def test_a_record_brings_its_box_along(client: TestClient) -> None:
    from kotatsu.core.corrections import Corrections
    from kotatsu.core.match import random_match
    from kotatsu.core.rng import seeded

    record = random_match(load_game(GAME, Corrections(BOX)), 2, "1", seeded("1")).record()
    found = client.post("/records", files={"record": ("r.txt", record)}, follow_redirects=False).headers["location"]
    table = found.removesuffix("/replay")
    assert Match.replay(client.get(f"{table}/record").text).record() == record
    forked = client.post(f"{table}/fork", data={"ply": 3}, follow_redirects=False).headers["location"]
    assert "Box: Our copy, version 7" in client.get(forked).text
    broken = record.replace("| points = 9", "| points = -9")
    answer = client.post("/records", files={"record": ("r.txt", broken)})
    assert (
        answer.status_code == 400
        and "not a box that can be played with: -9 is too small: it is at least 0." in answer.text
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "it does not say of which game it is"),
        ("[box]\ngame = 'chess'\n", "it does not say of which game it is"),
        ("[box]\ngame = 7\n", "[box] has a game, a name and the number of a version"),
        ("[box\n", "line 1: this is not TOML"),
        ("[box]\ngame = 'yokohama'\n[[order_cards]]\nid = 'order_99'\n", "line 4: order_cards.order_99"),
        ("[box]\ngame = 'yokohama'\n[meta]\nrounds = 99\n", "99 is not between 1 and 9"),
        ("[box]\ngame = 'yokohama'\nname = '''a\nb'''\n", "name is one line of text"),
        (b"\xff\xfe", "it is not even text"),
        ("#" * 200_000, "a box has up to 100000 bytes"),
    ],
)
def test_a_file_that_is_no_box_is_told_why(client: TestClient, text: str | bytes, words: str) -> None:
    before = len(client.get("/boxes").text)
    answer = upload(client, text)
    assert answer.status_code == 400 and words in answer.text.replace("&#x27;", "'")
    assert 'type="file"' in answer.text  # another one can be brought at once
    assert len(client.get("/boxes").text) == before


def test_a_reader_of_german_is_told_in_german_what_is_wrong_with_a_file(client: TestClient) -> None:
    client.post("/me", data={"language": "de"})
    for text, words in (
        (
            "[box]\ngame = 'yokohama'\n[[order_cards]]\nid = 'order_99'\n",
            ("box.toml, Zeile 4", "„order_99“ gibt es im Spiel nicht."),
        ),
        (
            "[box]\ngame = 'yokohama'\n[[order_cards]]\nid = 'order_01'\ncost = {}\n",
            ("Zeile 5", "mindestens eine Ware"),
        ),
        ("[box]\ngame = yokohama\n", ("Zeile 2", "fehlt wohl ein Anführungszeichen")),
        ("", ("zu welchem Spiel sie gehört", "noch einmal hoch")),
    ):
        told = upload(client, text).text.partition("<details>")[0]
        assert all(word in told for word in words) and "TOML" not in told
    client.post("/me", data={"language": "en"})


def test_boxes_of_one_name_can_be_told_apart_and_helpers_sent_away(client: TestClient) -> None:
    for _ in range(2):
        box = upload(client, BOX.replace("Our copy", "Twins")).headers["location"]
    assert "<b>Twins</b>" in client.get("/boxes").text and "<b>Twins (2)</b>" in client.get("/boxes").text
    page = client.post(box, data={"do": "invite"}).text
    found = re.search(r'value="[^"]*(/box/[^"]*/help/[^"]*)"', page)
    assert found is not None and found[1] in client.get(box).text
    assert "odd words" not in client.get(box, params={"help": "odd words", "done": "odd words"}).text
    friend = again(client)
    friend.post(found[1])
    assert line(friend, box, values={"1": "8"}, seen={"1": 9}).status_code == 200
    who = re.search(r'name="who" value="(\w+)"', client.get(box).text)
    assert who is not None
    assert friend.post(box, data={"do": "dismiss", "who": who[1]}).status_code == 404
    assert "leads nowhere now" in client.post(box, data={"do": "dismiss", "who": who[1]}).text
    assert line(friend, box, values={"1": "7"}, seen={"1": 8}).status_code == 404
    assert friend.post(found[1]).status_code == 404 and 'name="who"' not in client.get(box).text


def test_lines_are_confirmed_corrected_and_complained_about(client: TestClient) -> None:
    made = client.post("/boxes", data={"game": GAME, "name": "Lines"}, follow_redirects=False)
    box = made.headers["location"]
    form = client.get(f"{box}/line", params={"sheet": 0, "line": 0}).json()["form"]
    assert 'name="0/tea"' in form and 'name="1"' in form
    seen = {"0": None, "1": None}
    drawn = client.post(f"{box}/try", json={"sheet": 0, "line": 0, "values": {"1": "8"}, "seen": seen}, headers=JSON)
    assert "<svg" in drawn.json()["picture"] and drawn.json()["cells"][1] == "8"
    client.post("/me", data={"language": "de"})
    for values, words in (
        ({"1": "acht"}, "„acht“ ist keine ganze Zahl."),
        ({"1": "-1"}, "-1 ist zu klein: Es sind mindestens 0."),
        ({"0/tea": ""}, "Ein Auftrag verlangt mindestens eine Ware."),
        ({"0/tea": "99"}, "99 passt nicht: Es ist eine Zahl von 0 bis 15."),
    ):
        for way in ("try", "line"):
            wish = {"sheet": 0, "line": 0, "values": values, "seen": seen}
            (told,) = client.post(f"{box}/{way}", json=wish, headers=JSON).json()["complaints"]
            assert (told["field"], told["text"]) == (int(next(iter(values))[0]), words)
    for values in ({"0/tea": "viel", "1": "-1"}, {"0/tea": "99", "1": "-1"}):  # all at once, however they are found
        told = line(client, box, values=values, seen=seen).json()["complaints"]
        assert [each["field"] for each in told] == [0, 1]
    client.post("/me", data={"language": "en"})
    assert line(client, box, values={"1": "8"}, seen=seen).json()["edits"] == 1
    assert line(client, box, values={"1": "7"}, seen=seen).status_code == 409  # it is 8 by now
    before = seen_on(client, box)
    saved = line(client, box, do="right", seen=before).json()
    assert "1 of 30 checked against the box" in saved["progress"] and 'class="entry done"' in saved["row"]
    forgotten = {"0": {"tea": 1}, "1": 8}
    assert line(client, box, do="forget", seen=forgotten).status_code == 409  # that is not what stands there
    now = {number: json.loads(html.unescape(told)) for number, told in written(client, box)}
    assert line(client, box, do="forget", seen=now).json()["edits"] == 3
    assert "0 of 30 checked" in client.get(box).text
    agents = next(
        n for n, title in enumerate(re.findall(r"<h2>([^<]+)</h2>", client.get(box).text)) if "foreign" in title
    )
    locked = {"sheet": agents, "line": 2, "values": {"0": "9"}, "seen": {"0": None}}
    refused = client.post(f"{box}/line", json=locked, headers=JSON)
    assert refused.status_code == 400 and "printed in the rule book" in refused.json()["error"]


def written(client: TestClient, box: str) -> list[tuple[str, str]]:
    form = client.get(f"{box}/line", params={"sheet": 0, "line": 0}).json()["form"]
    return re.findall(r'data-field="(\d+)" data-seen="([^"]*)"', form)


def test_nobody_confirms_or_forgets_what_they_have_not_seen(client: TestClient) -> None:
    """Another phone has changed the line since this one looked."""
    made = client.post("/boxes", data={"game": GAME, "name": "Both"}, follow_redirects=False)
    box = made.headers["location"]
    stale, fresh = (
        seen_on(client, box),
        {number: json.loads(html.unescape(told)) for number, told in written(client, box)},
    )
    line(client, box, values={"1": "8"}, seen={"1": None})
    for wish in ({"do": "right"}, {"do": "right", "seen": stale}, {"do": "forget", "seen": fresh}, {"do": "forget"}):
        refused = line(client, box, **wish)
        assert refused.status_code == 409 and "Somebody else has just changed this" in refused.json()["error"]
    assert "points = 8" in client.get(f"{box}/file").text
    assert line(client, box, do="right", seen=seen_on(client, box)).status_code == 200
    assert "points = 8" in client.get(f"{box}/file").text


def test_what_was_typed_is_shown_also_while_it_does_not_fit(client: TestClient) -> None:
    """Two prices are always the same: with one of them corrected nobody can play, and nothing is lost."""
    made = client.post("/boxes", data={"game": GAME, "name": "Prices"}, follow_redirects=False)
    box = made.headers["location"]
    line(client, box, values={"1": "9"}, seen={"1": None})
    at, name = {"sheet": 12, "line": 19}, "1"
    assert values_in(client.get(f"{box}/line", params=at).json()["form"])[name] == "2"
    wish = {**at, "values": {name: "7"}, "seen": {name: None}, "differs": True}
    tried = client.post(f"{box}/try", json=wish, headers=JSON).json()
    assert not tried["complaints"] and "only 7" in tried["also"]
    saved = client.post(f"{box}/line", json=wish, headers=JSON).json()
    assert "entry odd" in saved["row"] and "yen: 7 <s" in saved["row"] and "only 7" in saved["wrong_box"]
    page = client.get(box).text
    assert "cannot play with this box yet" in page and ">9 <s" in page  # the rest is as it was written
    again = client.get(f"{box}/line", params=at).json()["form"]
    assert values_in(again)[name] == "7"
    row = seen_on(client, box, "line-12-19")
    kept = client.post(f"{box}/line", json={**at, "do": "right", "seen": row}, headers=JSON)
    assert kept.status_code == 200 and "yen_per_step = 7" in client.get(f"{box}/file").text
    first = values_in(client.get(f"{box}/line", params={"sheet": 0, "line": 0}).json()["form"])
    assert first["1"] == "9"


def test_whatever_is_sent_nothing_breaks(client: TestClient) -> None:
    made = client.post("/boxes", data={"game": GAME, "name": "Hostile"}, follow_redirects=False)
    box = made.headers["location"]
    for wish in (
        {},
        {"sheet": -1, "line": 0},
        {"sheet": 10**9, "line": 0},
        {"sheet": "0", "line": "x", "values": {}},
        {"sheet": 0, "line": 0, "values": []},
        {"sheet": 0, "line": 0, "values": {"0/tea": {}, "2/0/kind": [], "2/9999999/kind": "x", "2/²/kind": "x"}},
        {"sheet": 0, "line": 0, "values": {f"2/{n}/kind": "yen" for n in range(399)}, "seen": 7},
        {"sheet": 0, "line": 0, "values": {str(n): "x" for n in range(500)}},
        {"sheet": 0, "line": 0, "do": {}, "differs": "yes"},
    ):
        for way in ("line", "try"):
            answer = client.post(f"{box}/{way}", json=wish, headers=JSON)
            assert answer.status_code in (200, 400, 409, 413), answer.text
    for path in (
        f"{box}/line",
        f"{box}/line?sheet=x",
        f"{box}/file?version=9",
        f"{box}/help/x",
        "/box/nothing",
        "/box/nothing/now",
    ):
        assert client.get(path).status_code in (200, 400, 404)
    assert client.post("/boxes", data={"game": "chess", "name": "x"}).status_code == 400
    assert client.post("/boxes", data={"game": GAME, "name": " \u202e "}).status_code == 400
    assert client.post(box, data={"do": "burn"}).status_code == 400
    assert client.post(f"{box}/balance", json={"do": 7}, headers=JSON).json()["running"] is False


def test_who_writes_spends_what_who_looks_spends(tmp_path: Path) -> None:
    with visit(tmp_path / "house.db", "203.0.113.7", Limits(drawings_per_minute=1)) as client:
        made = client.post("/boxes", data={"game": GAME, "name": "Often"}, follow_redirects=False)
        box = made.headers["location"]
        assert line(client, box, values={"1": "8"}).status_code == 200
        refused = line(client, box, do="forget")
        assert refused.status_code == 429 and "a lot in a short time" in refused.json()["error"]
        looked = client.post(f"{box}/try", json={"sheet": 0, "line": 0, "values": {}}, headers=JSON)
        assert "a lot in a short time" in looked.json()["complaints"][0]["text"]


def test_bots_weigh_a_box_until_somebody_stops_them(client: TestClient) -> None:
    box = upload(client, BOX).headers["location"]
    assert client.post(f"{box}/balance", json={"do": "begin"}, headers=JSON).json()["running"]
    other = upload(client, BOX).headers["location"]
    assert client.post(f"{other}/balance", json={"do": "begin"}, headers=JSON).status_code == 400  # one at a time
    while not (state := client.get(f"{box}/balance").json())["part"]:
        assert state["running"]
    assert "Mean score" in state["lines"][0] and "Whoever begins wins" in state["lines"][1]
    right = {"line": 1, "do": "right", "seen": seen_on(client, box, "line-0-1")}
    assert line(client, box, **right).status_code == 200  # our value, which bots have played with
    assert "Mean score" in client.get(f"{box}/balance").json()["lines"][0]
    line(client, box, values={"1": "7"}, seen={"1": 9})
    assert "have changed since" in client.get(f"{box}/balance").json()["lines"][0]
    assert not client.post(f"{box}/balance", json={"do": "stop"}, headers=JSON).json()["running"]


def test_a_box_with_an_ending_that_cannot_be_drawn_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(_ending: Ending) -> Markup:
        raise StopIteration

    prove_game(load_game(SMALLEST))
    monkeypatch.setattr(Ending, "markup", stumble)
    with pytest.raises(Unplayable, match="cannot be shown"):
        prove_game(load_game(SMALLEST))


def test_what_somebody_brings_is_read_in_another_process(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever takes a reader long holds up nobody."""
    asked = []

    monkeypatch.setattr("kotatsu.core.toml.parse", lambda _text, source: asked.append(source))
    answer = upload(client, "this is no box")
    assert answer.status_code == 400
    assert "this is not TOML" in answer.text
    assert not asked


def test_records_are_brought_only_so_often(tmp_path: Path) -> None:
    with visit(tmp_path / "house.db", limits=Limits(at_home=1, household=1, records_per_minute=2)) as client:
        sent = [client.post("/records", files={"record": ("x.txt", "no record")}).status_code for _ in range(4)]
    assert sent == [400, 400, 429, 429]
