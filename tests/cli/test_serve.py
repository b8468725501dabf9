"""`kotatsu serve`: one house per folder, and one sentence for whatever keeps it from starting."""

from __future__ import annotations

import re
import sqlite3
import stat
import subprocess
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest

from kotatsu.games import NAMES
from tests.command import PROGRAM, complaint, kotatsu, output
from tests.web.server import Server, free_port
from tests.web.test_qr import from_terminal, read


def test_a_second_one_says_where_the_first_is_and_opens_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n')
    browser.chmod(0o700)
    monkeypatch.setenv("BROWSER", str(browser))
    server = Server(tmp_path)
    server.start()
    try:
        address = f"http://localhost:{server.port}"
        assert f"already at {address} with" in output("serve", "--data", tmp_path, how=kotatsu)
        assert opened.read_text().split() == [address]
        assert f"already at {address} with" in complaint("serve", "--data", tmp_path, "--no-browser", how=kotatsu)
        same = ["--database", f"sqlite:///{tmp_path / 'kotatsu.db'}"]  # another name for it
        assert f"already at {address} with" in complaint("serve", *same, "--no-browser", how=kotatsu)
        assert f"already at {address} with" in complaint("admin", *same, "close", "nothing", how=kotatsu)
        assert stat.S_IMODE((tmp_path / "kotatsu.lock").stat().st_mode) == 0o600
        server.kill()
        server.start()  # a lock is never left behind
    finally:
        server.stop()


def test_a_house_for_the_home_network_shows_where_it_is(tmp_path: Path) -> None:
    said = tmp_path / "said.txt"
    server = Server(tmp_path / "data", said, ["--lan"])
    server.start()
    try:
        told = said.read_text()
        (address,) = re.findall(rf"find it at (http://[0-9.]+:{server.port});", told)
        blocks = "\n".join(line for line in told.splitlines() if line and set(line) <= set("█▀▄ "))
        assert read(from_terminal(blocks)) == address
        assert f"Kotatsu is at http://localhost:{server.port} " in told
        for host, status in ((address.removeprefix("http://"), 200), ("elsewhere.example", 421)):
            request = urllib.request.Request(f"{server.url}/health", headers={"host": host})
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:
                    assert answer.status == status
            except urllib.error.HTTPError as refused:
                assert refused.code == status
    finally:
        server.stop()


def no_database(path: Path) -> None:
    path.write_bytes(b"not at all " * 500)


def newer(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("create table alembic_version (version_num text)")
        connection.execute("insert into alembic_version values ('999')")


def broken(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("create table alembic_version (version_num text)")
        connection.execute("insert into alembic_version values ('001')")


@pytest.mark.parametrize(
    ("make", "says"),
    [(no_database, "damaged"), (newer, "newer Kotatsu"), (broken, "cannot be used"), (Path.mkdir, "cannot be")],
)
def test_a_database_that_cannot_be_used(tmp_path: Path, make: Callable[[Path], None], says: str) -> None:
    make(tmp_path / "kotatsu.db")
    assert says in complaint("serve", "--no-browser", "--port", free_port(), "--data", tmp_path, how=kotatsu)


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be used for tables" in complaint("serve", "--no-browser", "--data", tmp_path / "file", how=kotatsu)


@pytest.mark.parametrize("before", ["nothing", "a database"])
def test_no_room_at_the_start(tmp_path: Path, before: str) -> None:
    if before == "a database":
        server = Server(tmp_path)
        server.start()
        server.stop()
    command = [
        "bash",
        "-c",
        'ulimit -f 1; exec "$0" "$@"',
        str(PROGRAM),
        "serve",
        "--no-browser",
        "--data",
        str(tmp_path),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stdout) == (2, "")
    (line,) = done.stderr.splitlines()
    assert line.startswith("kotatsu: ") and "cannot be written" in line


@pytest.mark.parametrize(
    ("command", "named"),
    [
        (["new-game", "mine", "--folder"], "made"),
        (["export", NAMES[0], "--games", "2"], "made.csv"),
        (["tournament", NAMES[0], "--bots", "random,novice", "--games", "40", "--out"], "made"),
    ],
)
def test_what_does_not_fit_on_the_disk_is_named(tmp_path: Path, command: list[str], named: str) -> None:
    words = [str(PROGRAM), *command, str(tmp_path / named)]
    done = subprocess.run(
        ["bash", "-c", 'ulimit -f 1; exec "$0" "$@"', *words], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 2, done
    (line,) = done.stderr.splitlines()
    assert str(tmp_path / named) in line and "make room there" in line and "Errno" not in line


def test_output_that_cannot_be_written_is_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([PROGRAM, "games"], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    (line,) = done.stderr.splitlines()
    assert done.returncode == 2 and "the output cannot be written (No space left" in line and "make room" in line


def test_letters_need_to_know_where_the_house_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KOTATSU_MAIL_HOST", "mail.example.org")
    monkeypatch.setenv("KOTATSU_MAIL_SENDER", "k@example.org")
    assert "[server] address" in complaint("serve", "--no-browser", "--data", tmp_path)
