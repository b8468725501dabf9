"""Whoever goes leaves a game that can be played to its end, whether its host comes again or not."""

from __future__ import annotations

from starlette.testclient import TestClient

from kotatsu.core.state import WATCHER
from kotatsu.house.table import Table
from tests.web.programs import house_of
from tests.web.test_friends import change
from tests.web.visits import again, enter, links, new_table, watcher


def live(client: TestClient, table: str) -> Table:
    """The table as the house has it."""
    found = house_of(client).live_table(table.split("/")[2])
    assert found is not None
    return found


def test_somebody_lets_a_bot_play_comes_back_and_leaves(two: tuple[TestClient, TestClient, str]) -> None:
    host, ben, table = two
    assert change(ben, table, do="bot", seat=1).status_code == 303
    assert ben.get(f"{table}/frame").json()["seat"] == WATCHER
    assert change(ben, table, do="back", seat=1).status_code == 303
    assert ben.get(f"{table}/frame").json()["seat"] == 1
    assert "A bot plays on in your seat" in ben.get(f"{table}/people").text
    left = change(ben, table, do="free", seat=1)
    assert left.headers["location"] == "/?done=left" and ben.get(table).status_code == 404
    assert "You were removed" not in ben.get(table).text  # who went by themselves was not
    told = "".join(host.get(f"{table}/chat").json()["lines"])
    assert "Ben has left" in told and "A bot plays for Ben" in told.partition("Ben has left")[2]
    chair = live(host, table).chairs[1]
    assert chair.bot and not chair.person and chair.name not in ("", "Ben")  # so the game comes to its end
    change(host, table, do="free", seat=1)  # unless the host wants somebody there: Ben may come back
    enter(ben, links(host, table)[0], "Ben")
    assert ben.get(f"{table}/frame").json()["seat"] == 1


def test_a_chair_that_is_free_in_a_game_is_everybodys_matter(client: TestClient) -> None:
    """Else all wait for ever for a host who does not come any more."""
    table = new_table(client, "me", "afar", "afar")
    ben, carl = again(client), again(client)
    for guest, link, name in zip((ben, carl), links(client, table), ("Ben", "Carl"), strict=True):
        assert change(guest, table, do="bot", seat=1).status_code == 404  # nobody decides about a table that gathers
        enter(guest, link, name)
    anybody = '<input type="checkbox" data-now>'
    assert anybody not in client.get(f"{table}/people").text
    change(client, table, do="free", seat=2)
    assert anybody in client.get(f"{table}/people").text and anybody not in ben.get(f"{table}/people").text
    seer = watcher(client, table)
    assert change(seer, table, do="bot", seat=2).status_code == 403
    assert (
        "Let a bot play" in ben.get(f"{table}/people").text and "Let a bot play" not in seer.get(f"{table}/people").text
    )
    assert change(ben, table, do="bot", seat=2).status_code == 303
    assert live(client, table).chairs[2].bot
    assert change(ben, table, do="bot", seat=0).status_code == 403
