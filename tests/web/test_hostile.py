"""Requests that no page of ours would send: each gets an answer in words, none an accident of the server."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.tables import TABLES
from tests.web.visits import visit

GAME = TABLES[-1][0]  # the smallest
SAMPLE, ALL = 1_000, 20_000
HEADERS = {"x-content-type-options", "content-security-policy", "cache-control", "referrer-policy", "x-frame-options"}

NUMBERS = [
    "--1",
    "²",
    "٣",
    "9" * 5000,
    "-9",
    "1e9",
    "0x1",
    " 1",
    "1_000",
    "+1",
    "",
    "-",
    "NaN",
    "1.0",
    "99999999999",
    "𝟙",
]
TEXTS = [
    "\0",
    "\ud800",
    "ÿ",
    "\u202egnp",
    "A" * 300,
    "%00",
    "../..",
    "<script>",
    "{",
    "[" * 900,
    "a,b:c,,:",
    "\r\nx: y",
    "'",
]
CHARSETS = [
    "utf-8",
    "utf-7",
    "idna",
    "punycode",
    "hex",
    "rot13",
    "undefined",
    "unicode_escape",
    "utf-16",
    "x" * 99,
    '"',
]
RECORD = '[Kotatsu "1"]\n[Game "{game}"]\n[Seats "{seats}"]\n[Seed "{seed}"]\n\n{moves}\n'


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with visit(tmp_path_factory.mktemp("hostile") / "house.db", careful=False) as client:
        yield client


class Enemy:
    """Makes up requests: the right shape with wrong things in it, or the wrong shape."""

    def __init__(self, client: TestClient, seed: str) -> None:
        self.client, self.dice = client, random.Random(seed)
        answer = client.post("/tables", data={"game": GAME, "seat": ["me", "here"]}, follow_redirects=False)
        self.table = answer.headers["location"]

    def value(self) -> Any:
        odd: list[Any] = [
            *NUMBERS,
            *TEXTS,
            None,
            True,
            -1,
            10**30,
            1.5,
            [],
            {},
            {"a": [1]},
            0,
            1,
            "0",
            "give:1",
            "back",
            "undo",
        ]
        return self.dice.choice(odd)

    def text(self) -> str:
        return str(self.value()).encode("utf-8", "replace").decode()

    def request(self) -> tuple[str, str, dict[str, Any]]:
        kind = self.dice.choice(
            [self._look, self._look, self._act, self._act, self._form, self._file, self._body, self._path]
        )
        method, path, more = kind()
        headers = {"accept": self.dice.choice(["application/json", "text/html", "*/*", ""]), **more.pop("headers", {})}
        if self.dice.random() < 0.1:
            name = self.dice.choice(
                ["cookie", "accept-language", "range", "if-none-match", "content-type", "accept-encoding"]
            )
            headers[name] = (
                self.text().encode("utf-8").replace(b"\r", b"").replace(b"\n", b"").replace(b"\0", b"").strip()
            )
        return method, path, {**more, "headers": headers}

    def _look(self) -> tuple[str, str, dict[str, Any]]:
        page = self.dice.choice(
            ["", "/frame", "/why", "/replay", "/replay/frame", "/record", "/verify", "/people", "/chat"]
        )
        names = ["seat", "narrow", "front", "have", "page", "ply", "target"]
        asked = {name: self.text() for name in self.dice.sample(names, self.dice.randrange(5))}
        return "GET", self.dice.choice([f"{self.table}{page}"] * 5 + ["/"]), {"params": asked}

    def _act(self) -> tuple[str, str, dict[str, Any]]:
        wish = {name: self.value() for name in ("do", "move", "seat", "number", "narrow", "have", "page")}
        wish["do"] = self.dice.choice(
            [wish["do"], "move", "undo", "restart", "back", "redo", "pace", "hurry", "ask", "agree"]
        )
        wish["seat"] = self.dice.choice([wish["seat"], 0, 1])
        if self.dice.random() < 0.7:
            wish["number"] = None
        wish |= {"text": self.value(), "typing": self.value()}
        return (
            "POST",
            f"{self.table}/{self.dice.choice(['act', 'act', 'chat', 'typing'])}",
            {"content": json.dumps(wish)},
        )

    def _form(self) -> tuple[str, str, dict[str, Any]]:
        place = self.dice.choice(["fork", "people", "people", "join"])
        others = ["/me/devices", "/device", f"/join/{self.dice.choice(['x', '%00', 'A' * 32])}"]
        path = self.dice.choice(["/me", "/tables", f"{self.table}/{place}", "/tours/x", f"/tours/{GAME}", *others])
        names = ["name", "language", "theme", "back", "game", "seat", "option-x", "ply", "\0"]
        names += ["do", "bot", "delay", "listed", "friend", "guest", "code"]
        form = {name: self.text() for name in self.dice.sample(names, self.dice.randrange(6))}
        if self.dice.random() < 0.3:
            form["game"] = GAME
        if self.dice.random() < 0.5:
            form["do"] = self.dice.choice(["door", "friend", "listed", "watch", "show-out", "back", "code"])
        if self.dice.random() < 0.5:
            return "POST", path, {"data": form, "follow_redirects": False}
        files = {name: (None, value) for name, value in form.items()}
        return "POST", path, {"files": files or {"x": (None, "y")}, "follow_redirects": False}

    def _file(self) -> tuple[str, str, dict[str, Any]]:
        seats = self.dice.choice(["2", *NUMBERS])
        record = RECORD.format(
            game=self.dice.choice([GAME, self.text()]), seats=seats, seed=self.text(), moves=self.text()
        )
        content = self.dice.choice([record.encode("utf-8", "replace"), b"\xff\xfe", b"", self.text().encode()])
        name = self.dice.choice(["record", "record", "other"])
        return "POST", "/records", {"files": {name: (self.text(), content)}, "follow_redirects": False}

    def _body(self) -> tuple[str, str, dict[str, Any]]:
        """Bodies of one kind that say they are of another."""
        kinds = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data", "text/plain", ""]
        charset, boundary = self.dice.choice(CHARSETS), self.dice.choice(["x", "", "é", "b" * 100])
        kind = f"{self.dice.choice(kinds)}; boundary={boundary}; charset={charset}"
        part = '--x\r\nContent-Disposition: form-data; name="{}"\r\n\r\n{}\r\n--x--\r\n'
        bodies = [
            part.format(self.dice.choice(["name", "game", "ply", ""]), self.text()),
            part[: self.dice.randrange(len(part))],
            "[" * self.dice.choice([10, 20_000]),
            '{"seat":' * self.dice.choice([10, 5_000]),
            f'{{"seat": {"9" * 5000}}}',
            '{"do": "\\ud800", "seat": 0, "move": "\\udfff"}',
            "&".join(f"a{number}=b" for number in range(60)),
            "name=%ED%A0%80%00&back=%5C%5Cx",
            "name=" + "x" * self.dice.choice([500, 70_000]),
        ]
        path = self.dice.choice(["/me", "/tables", "/records", f"{self.table}/act", f"{self.table}/fork"])
        body = self.dice.choice(bodies).encode("utf-8", "replace")
        return "POST", path, {"content": body, "headers": {"content-type": kind.encode()}, "follow_redirects": False}

    def _path(self) -> tuple[str, str, dict[str, Any]]:
        method = self.dice.choice(["GET", "HEAD", "PUT", "DELETE", "POST", "OPTIONS"])
        piece = self.dice.choice(["%00", "%ff", "%ED%A0%80", "..%2f..", "%2e%2e/", "x" * 3000, "%0d%0a", "a%20b", "²"])
        start = self.dice.choice(["/t/", "/static/", "/rules/", "/components/", "/tours/", "/", f"{self.table}/"])
        return method, f"{start}{piece}", {"follow_redirects": False}


def attack(client: TestClient, seed: str, times: int) -> None:
    enemy = Enemy(client, seed)
    for _ in range(times):
        method, path, more = enemy.request()
        answer = client.request(method, path, **more)
        assert answer.status_code < 500, (method, path, more)
        assert set(answer.headers) >= HEADERS, (method, path, more)
        if answer.status_code >= 400 and method != "HEAD":
            assert answer.text, (method, path, more)


def test_hand_made_requests_get_an_answer(client: TestClient) -> None:
    attack(client, "sample", SAMPLE)


@pytest.mark.exhaustive
def test_very_many_hand_made_requests_get_an_answer(client: TestClient) -> None:
    attack(client, "all", ALL)


@pytest.mark.parametrize("other", ["charset=undefined", "charset=idna", "charset*=utf-8''undefined", 'charset="hex"'])
def test_a_form_has_one_set_of_characters_however_often_it_says_so(client: TestClient, other: str) -> None:
    kind = f'multipart/form-data; x="charset=utf-8"; {other}; boundary=b'
    body = b'--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nx\r\n--b--\r\n'
    assert client.post("/me", content=body, headers={"content-type": kind}).status_code == 400


def test_half_a_character_is_no_option(client: TestClient) -> None:
    body = f'{{"game": "{GAME}", "seats": ["me", "random"], "options": {{"\\ud800": 5}}}}'
    answer = client.post("/api/1/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400 and "options.\ufffd" in answer.text


def test_the_number_of_a_version_is_no_accident(client: TestClient) -> None:
    record = RECORD.format(game=GAME, seats=2, seed=1, moves=f"| [box]\n| version = 0x{'F' * 6000}\n")
    assert client.post("/records", files={"record": ("x.txt", record)}).status_code == 400
