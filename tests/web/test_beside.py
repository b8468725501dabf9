"""Whatever takes long happens beside the event loop, so that nobody waits for what somebody else wants."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import pytest

from kotatsu.core import texts
from kotatsu.core.match import Match
from kotatsu.core.rng import seeded
from kotatsu.games import NAMES
from kotatsu.house.house import House
from kotatsu.house.table import Table
from kotatsu.web.chronicle import ending
from kotatsu.web.seen import readiness, sight
from kotatsu.web.words import primer, wording
from tests.web.visits import visit

LONG: list[tuple[Any, str]] = [  # where each is found, and what it is called there
    (texts, "FluentResource"),
    (Match, "replay"),
    (Match, "record"),
    (Table, "__init__"),
    (primer.Primer, "chapters"),
    (ending.Ending, "__init__"),
]


def on_the_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[bool]]:
    """Where long things happened: on the loop or not."""
    found: dict[str, set[bool]] = {}

    def watched(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(work, updated=())
        def note(*args: Any, **kwargs: Any) -> Any:
            found.setdefault(name, set()).add(on_the_loop())
            return work(*args, **kwargs)

        return note

    for place, name in LONG:
        work = getattr(place, name)
        called = f"{place.__name__}.{name}"
        if isinstance(vars(place).get(name), classmethod):
            monkeypatch.setattr(place, name, staticmethod(watched(called, work)))
        else:
            monkeypatch.setattr(place, name, watched(called, work))
    for kept in (texts._resource, texts._book, wording.wording_in, sight.texts_for, primer.primer_of):
        kept.cache_clear()
    readiness._read.clear()
    return found


def test_a_whole_session_keeps_the_loop_free(tmp_path: Path, noted: dict[str, set[bool]]) -> None:
    """A lobby, a game to its end, looking back, keeping it, playing on, and all of it again after a restart."""
    game = NAMES[0]
    with visit(tmp_path / "house.db") as client:
        assert client.get("/").status_code == 200
        assert client.get(f"/how-to/{game}").status_code == 200
        path = client.post("/tables", data={"game": game, "seat": ["me", "here"]}).url.path
        house: House = client.app._app.state.house  # type: ignore[attr-defined]
        assert client.portal is not None
        table = client.portal.call(house.table, path.rpartition("/")[2])
        assert table is not None
        rng = seeded("session")
        while not table.match.over:
            seat = table.match.to_act()[0]
            moves = table.match.moves(seat)
            client.portal.call(house.act, table, seat, "move", moves[rng.below(len(moves))])
        for what in ("", "/frame", "/replay", "/replay/frame?ply=3&tell=1", "/record", "/verify"):
            assert client.get(path + what).status_code == 200
        assert client.post(f"{path}/fork", data={"ply": "5"}).status_code == 200
        cookies = client.cookies
    with visit(tmp_path / "house.db") as client:
        client.cookies.update(cookies)
        assert client.get(path, headers={"accept-language": "de"}).status_code == 200
    assert set(noted) == {f"{place.__name__}.{name}" for place, name in LONG}
    assert {name for name, where in noted.items() if True in where} == set()
