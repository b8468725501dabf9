"""What is said at a table: who hears it, what it may be, and how much of it."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kotatsu.web.door.incoming import name_in
from kotatsu.web.door.limits import Limits
from kotatsu.web.pages.chat import message_in
from tests.web.visits import act, again, enter, links, new_table, visit, watcher

OFTEN = Limits(messages_per_minute=3)


def said(client: TestClient, table: str) -> str:
    return "".join(client.get(f"{table}/chat").json()["lines"])


def test_what_is_said_is_escaped_bounded_and_heard_by_the_own_room(two: tuple[TestClient, TestClient, str]) -> None:
    host, ben, table = two
    carl = watcher(host, table)
    for client, text in ((ben, "<script>1</script>\u202e\0 & so on"), (carl, "secretly"), (host, "e" + "\u0301" * 50)):
        assert client.post(f"{table}/chat", json={"text": text}).status_code == 200
    heard = said(host, table)
    assert "&lt;script&gt;1&lt;/script&gt; &amp; so on" in heard and "secretly" not in heard
    assert heard.count("\u0301") <= 4
    assert "secretly" in said(carl, table) and "so on" not in said(carl, table)
    for nothing in ("", " \n ", "\u202e", "\u3164\u2800", "\u0301", "x" * 501, 7, None):
        assert ben.post(f"{table}/chat", json={"text": nothing}).status_code == 400
    assert again(host).post(f"{table}/chat", json={"text": "hello"}).status_code == 404


@pytest.mark.parametrize("between", ["", "\u200d", "\u200c", "\0", "\u202e", "\u034f", "\u3164", "\ue000"])
def test_nothing_is_written_over_the_lines_of_others(between: str) -> None:
    """Whatever is put between the accents of a heap, a letter has only some."""
    heap = "e" + f"\u0301{between}" * 40
    assert message_in(heap).count("\u0301") <= 4 and name_in(heap).count("\u0301") <= 4
    assert message_in("a\n \n\t\n \n b\nc") == "a\n\nb\nc"
    for fine in ("Ünï", "1\ufe0f\u20e3", "👩\u200d❤\ufe0f\u200d👩", "שָׁלוֹם", "ที่นี่"):
        assert message_in(fine) == name_in(fine) == unicodedata.normalize("NFC", fine)


def test_who_was_never_there_hears_nothing_even_after_the_end(two: tuple[TestClient, TestClient, str]) -> None:
    host, ben, table = two
    ben.post(f"{table}/chat", json={"text": "between us"})
    for number in range(2):
        assert act((host, ben)[number], table, seat=number, do="move", move="give:1", number=number).status_code == 200
    while "ending" not in "".join((frame := host.get(f"{table}/frame").json())["zones"]["tray"]):
        seat = 0 if frame["yours"] else 1
        assert act((host, ben)[seat], table, seat=seat, do="move", move="pass").status_code == 200
    stranger = again(host)
    assert stranger.get(table).status_code == 200 and 'id="talk"' not in stranger.get(table).text
    assert stranger.get(f"{table}/chat").status_code == 403
    assert stranger.post(f"{table}/chat", json={"text": "hello"}).status_code == 403
    assert "between us" in said(host, table)


def test_nobody_talks_without_end(tmp_path: Path) -> None:
    with visit(tmp_path / "house.db", limits=OFTEN) as host:
        table = new_table(host, "me", "afar")
        answers = [host.post(f"{table}/chat", json={"text": "and"}).status_code for _ in range(5)]
        assert answers == [200, 200, 200, 429, 429]


def test_coming_and_going_is_told_only_so_often(tmp_path: Path) -> None:
    with visit(tmp_path / "house.db", limits=OFTEN) as host:
        ben = again(host)
        table = new_table(host, "me", "afar")
        enter(ben, links(host, table)[0], "Ben")
        ways = ["bot", "back", "bot", "back"]
        done = [ben.post(f"{table}/people", data={"do": do, "seat": 1}).status_code for do in ways]
        assert done == [200, 200, 200, 429]
        assert host.post(f"{table}/chat", json={"text": "hello"}).status_code == 200
