"""Pages and requests, in process: what is shown, what is refused, and that secrets stay on the server."""

from __future__ import annotations

import re
from copy import copy
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.rng import seeded
from kotatsu.core.state import WATCHER
from kotatsu.web.pages.rules import OWN, _components
from kotatsu.web.seen.sight import Looker
from kotatsu.web.seen.update import ENTRY, Memory, Zone
from kotatsu.web.zones.frame import Frame
from tests.tables import TABLES, table_id, walk
from tests.web.visits import act, again, new_table, visit, watcher

GAME = "lanterns"


def called(client: TestClient, table: str, seat: int) -> list[str]:
    """The moves of a seat that has been called to a shared screen."""
    frame = client.get(f"{table}/frame", params={"seat": seat}).json()
    return re.findall('data-move="([^"]+)"', "".join(map(str, frame["zones"]["tray"])))


def test_three_steps_to_a_first_move(client: TestClient) -> None:
    lobby = client.get("/")
    assert lobby.status_code == 200 and "Kotatsu" in lobby.text
    table = new_table(client, "me", "here")
    assert "give:1" in called(client, table, 0)
    answer = act(client, table, seat=0, do="move", move="give:1", number=0)
    assert answer.status_code == 200
    assert answer.json()["number"] == 1


def test_a_shared_screen_is_covered_after_a_reload(client: TestClient) -> None:
    """Whoever loads the page is told whom it is for before anything is shown that only one of them may know."""
    client.post("/me", data={"name": "Anna"})  # who has no name is called otherwise at a common screen
    table = new_table(client, "me", "here")
    act(client, table, seat=0, do="move", move="give:2", number=0)
    page = client.get(table).text
    assert 'aria-labelledby="covered"><p' in page and "Player B" in page and "data-move" not in page
    covered = client.get(f"{table}/frame").json()
    watching = watcher(client, table).get(f"{table}/frame").json()
    assert covered["cover"]["seat"] == 1
    trays = ["".join(frame["zones"]["tray"]) for frame in (covered, watching)]
    told = re.compile(r'<p class="common">(?:(?!</p>).)*You are watching(?:(?!</p>).)*</p>')
    assert told.sub("", trays[0]) == told.sub("", trays[1])  # only those who watch are told so
    for frame in (covered, watching):
        frame["marks"].pop("tray")
    assert covered["marks"] == watching["marks"]


def test_where_nothing_is_hidden_nothing_is_covered(tmp_path: Path) -> None:
    with visit(tmp_path / "house.db") as client:
        made = client.post("/tables", data={"game": "nippon", "seat": ["me", "here"]}, follow_redirects=False)
        table = str(made.headers["location"])
        assert 'aria-labelledby="covered" hidden>' in client.get(table).text
        first = client.get(f"{table}/frame").json()
        assert first["cover"] is None and first["yours"]
        moves = re.findall('data-move="([^"]+)"', "".join(first["zones"]["tray"]))
        frame = act(client, table, seat=first["seat"], do="move", move=moves[0], number=0).json()
        assert frame["cover"] is None and frame["yours"]


def test_the_screen_is_covered_when_it_is_passed_on(client: TestClient) -> None:
    table = new_table(client, "me", "here")
    client.get(table)
    frame = act(client, table, seat=0, do="move", move="give:2", number=0).json()
    assert frame["cover"]["seat"] == 1
    assert frame["seat"] == WATCHER
    again = client.get(table).text  # a page that is loaded again is covered too, and shows what a stranger sees
    assert "data-move" not in again and "&quot;cover&quot;: {&quot;seat&quot;: 1" in again
    assert client.get(f"{table}/frame", params={"seat": WATCHER}).json()["seat"] == WATCHER
    revealed = client.get(f"{table}/frame", params={"seat": 1}, headers={"accept": "application/json"}).json()
    assert revealed["cover"] is None and revealed["yours"]


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"seat": 0, "do": "move", "move": "buy:1", "number": 0}, 422),
        ({"seat": 0, "do": "move", "move": "fly:1", "number": 0}, 400),
        ({"seat": 0, "do": "move", "move": "give:1", "number": 7}, 409),
        ({"seat": 5, "do": "move", "move": "give:1", "number": 0}, 403),
        ({"seat": "x", "do": "move"}, 403),
        ({"seat": 0, "do": "dance", "number": 0}, 400),
        ({"seat": 0, "do": "undo", "number": 0}, 400),
        ({"seat": 0, "do": "pace", "move": "warp"}, 400),
        ([1, 2], 400),
    ],
)
def test_a_bad_wish_gets_a_reason_and_changes_nothing(client: TestClient, wish: Any, status: int) -> None:
    table = new_table(client, "me", "here")
    before = client.get(f"{table}/frame").json()
    answer = client.post(f"{table}/act", json=wish, headers={"accept": "application/json"})
    assert answer.status_code == status, answer.text
    assert answer.json()["error"]
    assert client.get(f"{table}/frame").json() == before


def test_watchers_watch_strangers_do_not_and_other_sites_may_not_act(client: TestClient, tmp_path: Path) -> None:
    table = new_table(client, "me", "here")
    watching, stranger = watcher(client, table), again(client)
    assert act(watching, table, seat=0, do="move", move="give:1", number=0).status_code == 403
    assert "data-move" not in watching.get(table).text
    for path in (
        "",
        "/frame",
        "/why",
        "/telling",
        "/events",
        "/people",
        "/chat",
        "/replay",
        "/replay/frame",
        "/record",
    ):
        assert stranger.get(f"{table}{path}").status_code == 404
    assert act(stranger, table, seat=0, do="move", move="give:1", number=0).status_code == 404
    elsewhere = client.post(f"{table}/act", json={}, headers={"origin": "https://elsewhere.example"})
    assert elsewhere.status_code == 403
    assert client.post(f"{table}/act", json={}, headers={"sec-fetch-site": "cross-site"}).status_code == 403


@pytest.mark.parametrize("path", ["/t/nowhere", "/t/nowhere/frame", "/rules/chess", "/components/chess", "/nowhere"])
def test_what_is_not_there_is_not_found(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404
    assert client.get(path, headers={"accept": "application/json"}).json()["error"]


@pytest.mark.parametrize(
    "form", [{"game": "chess"}, {"game": GAME, "seat": ["me"]}, {"game": GAME, "seat": ["me", "gambler"]}, {}]
)
def test_a_table_that_cannot_be_set_up(client: TestClient, form: dict[str, Any]) -> None:
    answer = client.post("/tables", data=form)
    assert answer.status_code == 400


def test_records_come_and_go(client: TestClient) -> None:
    table = new_table(client, "me", "here")
    play_on(client, table)
    record = client.get(f"{table}/record")
    assert record.text.startswith("[Kotatsu")
    opened = client.post("/records", files={"record": ("match.txt", record.text)}, follow_redirects=False)
    assert opened.status_code == 303
    replay = client.get(opened.headers["location"])
    assert re.search('max="[1-9]', replay.text)
    forked = client.post(f"{table}/fork", data={"ply": "0"}, follow_redirects=False)
    assert "give:0" in called(client, forked.headers["location"], 0)
    assert client.post("/records", files={"record": ("x.txt", "nonsense")}).status_code == 400
    assert client.post("/records", files={"record": ("x.bin", b"\xff\xfe")}).status_code == 400


@pytest.mark.parametrize("rival", ["here", "random"])
def test_a_running_game_has_neither_record_nor_twin(client: TestClient, rival: str) -> None:
    """Both would show the seed, and with it the hands of all and every card to come."""
    table = new_table(client, "me", rival)
    act(client, table, seat=0, do="move", move="give:1", number=0)
    assert client.get(f"{table}/record").status_code == 403
    assert client.post(f"{table}/fork", data={"ply": "0"}).status_code == 403
    replay = client.get(f"{table}/replay").text
    assert "/record" not in replay and "/fork" not in replay


def play_on(client: TestClient, table: str, most: int = 200) -> Any:
    """Let whoever is to act at this screen take their first option, for a while; the frame after that."""
    for _ in range(most):
        frames = [client.get(f"{table}/frame", params={"seat": seat}).json() for seat in (0, 1)]
        frame = next((frame for frame in frames if frame["yours"]), None)
        if frame is None:
            break
        moves = re.findall('data-move="([^"]+)"', "".join(frame["zones"]["tray"]))
        act(client, table, seat=frame["seat"], do="move", move=moves[0], number=frame["number"])
    return client.get(f"{table}/frame", params={"seat": 0}).json()


def test_the_seed_is_opened_and_verified_at_the_end(client: TestClient) -> None:
    table = new_table(client, "me", "here")
    assert client.get(f"{table}/verify").status_code == 403
    frame = play_on(client, table)
    assert "ending" in "".join(frame["zones"]["tray"])
    assert client.get(f"{table}/verify").json()["fits"] is True
    assert "data-verify" in client.get(f"{table}/replay").text


def test_looking_back_together_shows_no_hand_before_the_end(client: TestClient) -> None:
    client.post("/me", data={"name": "Anna"})  # who has no name is called otherwise at a common screen
    table = new_table(client, "me", "here")
    play_on(client, table, 1)
    own = client.get(f"{table}/replay/frame").json()["zones"]
    called = client.get(f"{table}/replay/frame", params={"seat": 0}).json()["zones"]
    watching = watcher(client, table).get(f"{table}/replay/frame").json()["zones"]
    assert own["log"] == watching["log"] and own["people"] == watching["people"]
    assert called != own


def test_the_moves_of_others_are_told_as_far_as_they_may_be_known(client: TestClient) -> None:
    table = new_table(client, "me", "here")
    act(client, table, seat=0, do="move", move="give:2", number=0)
    told = client.get(f"{table}/telling", params={"seat": 1}).json()["told"]
    assert told == []  # that somebody has decided is not worth a step
    act(client, table, seat=1, do="move", move="give:1", number=1)
    told = client.get(f"{table}/telling", params={"seat": 0}).json()["told"]
    assert told and all(each["did"] for each in told)
    for each in told:
        assert all(change["why"] for change in each["scores"])


PAGE = "0123456789abcdef-mine"


def marks(frame: Any) -> str:
    return ",".join(f"{name}:{mark}" for name, mark in frame["marks"].items())


def test_an_update_is_what_changed(client: TestClient) -> None:
    """The pieces a browser keeps and the parts it is sent make up the zones it would have got whole."""
    table = new_table(client, "me", "here")
    whole = client.get(f"{table}/frame", params={"seat": 0, "page": PAGE}).json()
    kept, have = whole["zones"], marks(whole)
    assert client.get(f"{table}/frame", params={"seat": 0, "page": PAGE, "have": have}).json()["zones"] == {}
    update = act(client, table, seat=0, do="move", move="give:1", number=0, page=PAGE, have=have).json()["zones"]
    fresh = client.get(f"{table}/frame", params={"seat": 0}).json()["zones"]
    assert any(not isinstance(part, str) for parts in update.values() for part in parts)
    for name, parts in update.items():
        pieces = [
            piece for part in parts for piece in ([part] if isinstance(part, str) else kept[name][part[0] : sum(part)])
        ]
        assert "".join(pieces) == "".join(fresh[name])


@pytest.mark.parametrize("page", ["", "0123456789abcdef-theirs"], ids=["no page", "own page"])
def test_an_answer_depends_on_the_own_view_and_the_own_past_only(client: TestClient, page: str) -> None:
    """Whoever names every mark of what others were sent gets the very bytes that one gets who names marks at random."""
    table = new_table(client, "me", "here")
    watching = watcher(client, table)
    seen: set[str] = set()
    for seat in (0, 1):
        for frame in ("frame", "replay/frame"):
            sent = client.get(f"{table}/{frame}", params={"seat": seat, "page": PAGE}).json()
            seen |= set(sent["marks"].values())
    own = set(watching.get(f"{table}/frame").json()["marks"].values())
    assert len(seen - own) >= 3
    for number, mark in enumerate(sorted(seen - own)):
        for frame in ("frame", "replay/frame"):
            answers = [
                watching.get(
                    f"{table}/{frame}",
                    params={
                        "page": page,
                        "have": ",".join(f"{zone}:{named}" for zone in ("scene-table", "people", "description")),
                    },
                ).content
                for named in (mark, f"{number:012x}")
            ]
            assert answers[0] == answers[1]


def test_the_memory_of_what_pages_show_is_bounded() -> None:
    memory = Memory(50_000)
    for number in range(2000):
        zones = {"zone": Zone("<li>a" * (number % 300) + str(number))}
        for page in (f"page-of-some-stranger-{number}", "page-of-one-stranger"):
            memory.exchange(page, zones, {})
            assert 0 < memory.bytes <= 50_000
    for number in range(2000):  # pages that are sent nothing count, too
        memory.exchange(f"page-of-some-stranger-{number}", {}, {})
    assert len(memory._pages) <= 50_000 / ENTRY
    before, after = Zone("<li>a<li>b"), Zone("<li>a<li>c")
    assert not memory.exchange(PAGE, {"zone": before}, {})
    known = memory.exchange(PAGE, {"zone": after}, {"zone": before.mark})
    assert after.parts(known["zone"]) == [(0, 2), "<li>c"]


def test_the_sheet_is_filled_in_as_last_time_unless_that_was_refused(client: TestClient) -> None:
    new_table(client, "me", "random", "here")
    for form in ({"seat": ["me", "gambler"]}, {"seat": ["me", "here"], "option-moon": "full"}, {"seat": "me"}):
        assert client.post("/tables", data={"game": GAME, "language": "de", **form}).status_code == 400
    sheet = client.get(f"/tables/{GAME}").text
    assert 'lang="en"' in sheet and "As last time" in sheet
    assert re.findall(r'name="seat-\d" value="(\w*)" checked', sheet) == ["bot", "here", ""]
    level = re.search(r'<select name="level-1".*?</select>', sheet)
    assert level and re.findall(r'value="(\w+)" selected', level[0]) == ["random"]


def test_a_guest_at_the_same_screen_has_a_name(client: TestClient) -> None:
    form = {"game": GAME, "seat-0": "me", "seat-1": "", "seat-2": "here", "name-2": "  Ōta \u202e ", "seat-3": "here"}
    table = client.post("/tables", data=form)
    assert "Ōta" in table.text and "Player C" in table.text
    assert client.post("/tables", data={**form, "name-2": "\u200b"}).status_code == 400


def test_a_game_that_is_over_can_be_played_again_from_the_lobby(client: TestClient) -> None:
    table = new_table(client, "me", "here")
    assert f"{table}/again" not in client.get("/").text
    play_on(client, table)
    assert f'action="{table}/again"' in client.get("/").text
    answer = client.post(f"{table}/again", follow_redirects=False)
    assert answer.status_code == 303 and answer.headers["location"] != table


def test_language_and_theme_are_remembered(client: TestClient) -> None:
    assert 'lang="de"' in client.get("/", headers={"accept-language": "de-AT,en;q=0.5"}).text
    client.post("/me", data={"language": "en", "theme": "dark", "name": "Ōta", "back": "//elsewhere.example"})
    page = client.get("/").text
    assert 'lang="en"' in page and 'data-theme="dark"' in page and "Ōta" in page


def test_the_content_policy_is_strict(client: TestClient) -> None:
    answer = client.get("/")
    assert "script" not in re.sub(r"<script src=[^>]*></script>", "", answer.text)
    assert "unsafe-eval" not in answer.headers["content-security-policy"]


def test_the_vendored_script_is_the_published_one() -> None:
    import hashlib

    import kotatsu.web

    path = Path(kotatsu.web.__file__).parent / "static" / "vendor" / "idiomorph.min.js"
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    assert digest == "4cbd535caf7663a51eda9bce6595371c384fc430d54b8d414e29a61167f19f96"


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_page_is_a_function_of_the_view(table: tuple[str, int]) -> None:
    """Two worlds that look alike to a seat give byte-equal zones, for every seat and for watchers."""
    for match, rng in walk(table, 51):
        if rng.below(6):
            continue
        for seat in [*range(match.seats), WATCHER]:
            zones = []
            for state in (match.state, match.state.determinize(seat, seeded(f"{seat}"))):
                world = copy(match)
                world.state = state
                frame = Frame(world, [f"P{each}" for each in range(match.seats)], Looker(seat, "en"))
                zones.append({name: html for name, html in frame.zones().items() if name != "tray" or not match.over})
            assert zones[0] == zones[1]


def test_a_component_page_is_made_once_for_a_language(client: TestClient) -> None:
    asked = [
        client.get(f"/components/{GAME}", headers={"accept-language": language}) for language in ("en", "de", "en")
    ]
    assert asked[0].text == asked[2].text != asked[1].text
    made = _components(load_game(GAME), "en")
    assert made is _components(load_game(GAME), "en") and made.body.split(OWN)[1] in asked[0].text


def test_whoever_comes_to_a_table_is_told_that_its_cards_may_be_known(client: TestClient) -> None:
    words = "whoever has seen that may know what is hidden here"
    record = Match.new(GAME, 2, "chosen by the host").record()
    found = client.post("/records", files={"record": ("x.txt", record)}, follow_redirects=False).headers["location"]
    table, guest = found.removesuffix("/replay"), again(client)
    guest.post("/me", data={"name": "Ben"})
    for wish in ({"do": "free", "seat": 1}, {"do": "listed", "listed": 1}):
        assert client.post(f"{table}/people", data=wish).status_code == 200
    assert words in guest.get("/").text or words in guest.get("/tables").text
    assert guest.post(f"{table}/join", data={"do": "sit"}).status_code == 200
    assert words in guest.get(table).text


def test_what_was_laid_beforehand_is_not_shown_to_others_at_the_same_screen(client: TestClient) -> None:
    table = client.post(
        "/tables", data={"game": "edo", "seat": ["me", "here"], "name-1": "Ben"}, follow_redirects=False
    ).headers["location"]
    move = re.findall(r'<option value="(plan:[^"]+)"', client.get(f"{table}/answers").text)[0]
    wish = {"seat": 1, "kind": "planning", "do": "lay", "move": [move, "commit"]}
    page = client.post(f"{table}/answers", data=wish).text
    assert "ask me again" in page.lower() or 'value="forget"' in page
    assert "selected" not in page.partition("<main")[2]
