"""One file for everything that can be set; whatever is wrong in it is named with its place, and nothing is guessed."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kotatsu.core.errors import KotatsuError
from kotatsu.house.post.settings import NOBODY
from kotatsu.web.door.limits import LIMITS
from kotatsu.web.server.app import make_app
from kotatsu.web.server.configuration import Configuration, configuration
from tests.web.programs import house_of


def read(tmp_path: Path, text: str, **environ: str) -> Configuration:
    path = tmp_path / "kotatsu.toml"
    path.write_text(text, encoding="utf-8")
    return configuration(path, environ)


def test_nothing_said_is_the_usual(tmp_path: Path) -> None:
    assert read(tmp_path, "") == configuration(None, {}) == Configuration()
    assert Configuration().limits == LIMITS


def test_a_file_says_something_and_the_environment_has_the_last_word(tmp_path: Path) -> None:
    text = '[server]\naddress = "https://games.example.org"\nnames = ["a", "b"]\n[limits]\nbot_tables = 2\nhead_seconds = 3\n'
    found = read(
        tmp_path, text, KOTATSU_LIMITS_BOT_TABLES="9", KOTATSU_SERVER_PRIVATE="yes", KOTATSU_SERVER_NAMES="c,d"
    )
    assert (found.server.address, found.server.names, found.server.private) == (
        "https://games.example.org",
        ("c", "d"),
        True,
    )
    assert (found.limits.bot_tables, found.limits.head_seconds) == (9, 3.0)
    assert found.limits.connections == LIMITS.connections


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[sever]\n", "line 1: there is no section [sever]; there are server, "),
        ("\n[limits]\nbot_table = 3\n", "line 3: [limits] has no bot_table; it has "),
        ('[limits]\n\nbot_tables = "3"\n', "line 3: [limits] bot_tables: this is a whole number, not '3'"),
        ("[limits]\nbot_tables = -1\n", "line 2: [limits] bot_tables: this is not below 0, as -1 is"),
        ("[limits]\nbot_tables = true\n", "line 2: [limits] bot_tables: this is a whole number, not True"),
        ("server = 3\n", "line 1: server is a section: write [server]"),
        ('[server]\naddress = "games"\n', "line 2: [server] address: an address begins with https://"),
        ('[server]\naddress = "https://[x"\n', "line 2: [server] address: an address begins with https://"),
        ('[server]\naddress = "https://x.y:99999"\n', "line 2: [server] address: an address begins with https://"),
        ('[server]\naddress = "https://x.y/?q"\n', "line 2: [server] address: an address begins with https://"),
        ("[limits]\nrequests_per_second = nan\n", "line 2: [limits] requests_per_second: this is a number, not nan"),
        ("[notices]\npause_minutes = inf\n", "line 2: [notices] pause_minutes: this is a number, not inf"),
        ("[server]\nport = 70000\n", "line 2: [server] port: a port is a number from 1 to 65535, not 70000"),
        ('[database]\nurl = "mysql://x"\n', "line 2: [database] url: a database is postgresql://… or sqlite:///…"),
        ('[logs]\nformat = "xml"\n', "line 2: [logs] format: a log is written as text or json, not as 'xml'"),
        ("[server\n", "line 1: this is not TOML"),
    ],
)
def test_a_mistake_is_named_with_its_place(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(KotatsuError) as complaint:
        read(tmp_path, text)
    assert told in str(complaint.value)


def test_a_mistake_in_the_environment_is_named_by_its_variable(tmp_path: Path) -> None:
    with pytest.raises(KotatsuError, match="KOTATSU_SERVER_PORT: this is a whole number, not 'x'"):
        read(tmp_path, "", KOTATSU_SERVER_PORT="x")


def test_push_services_are_told_whom_they_can_reach(tmp_path: Path) -> None:
    """Some refuse a house that says it can be reached on this machine."""
    for text, contact in (
        ("", NOBODY),
        ('[server]\naddress = "http://192.168.0.7:8777"', NOBODY),  # browsers push for safe addresses only
        ('[server]\naddress = "https://games.example.org"', "https://games.example.org"),
        ('[server]\naddress = "https://games.example.org"\n[notices]\ncontact = "mailto:a@b.org"', "mailto:a@b.org"),
    ):
        config = read(tmp_path, text)
        with TestClient(make_app(f"sqlite:///{tmp_path / 'house.db'}", config), "http://localhost") as client:
            assert house_of(client).messenger.notices.contact == contact
    with pytest.raises(KotatsuError, match="a contact is mailto"):
        read(tmp_path, '[notices]\ncontact = "me"')


def test_everything_that_can_be_set_has_a_kind_that_can_be_read() -> None:
    for section in fields(Configuration):
        values = getattr(Configuration(), section.name)
        assert {type(getattr(values, each.name)) for each in fields(values)} <= {bool, int, float, str, tuple}
