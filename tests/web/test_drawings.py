"""One drawing for everybody who sees the same, and never one that was made for other eyes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.testclient import TestClient

from kotatsu import load_game
from kotatsu.core.rng import seeded
from kotatsu.core.state import WATCHER
from kotatsu.games import NAMES
from kotatsu.house.house import House, Invitation
from kotatsu.house.table import Table
from kotatsu.web.pages.table import drawing_of
from kotatsu.web.seen.drawings import Drawing, Drawings
from kotatsu.web.seen.sight import Looker
from kotatsu.web.seen.update import Memory, Shown, Zone, zone_of
from kotatsu.web.table.looking import frame_of
from tests.web.visits import new_table as sit_down
from tests.web.visits import visit, watcher

WATCHERS = 1000
STEPS = 40


def inside(client: TestClient) -> Any:
    return client.app._app.state  # type: ignore[attr-defined]


def new_table(client: TestClient, game: str) -> Table:
    """A table of people who sit at screens of their own."""
    house: House = inside(client).house
    seats = range(load_game(game).seat_counts[0])
    guests = [Invitation(f"person {seat}", f"Person {seat}", "") for seat in seats]
    assert client.portal is not None
    return client.portal.call(lambda: house.new_table(game, guests, guests[0].person, seed="drawings"))


def play(client: TestClient, table: Table, seat: int, move: str) -> None:
    assert client.portal is not None
    client.portal.call(inside(client).house.act, table, seat, "move", move)


def test_a_thousand_watchers_cost_one_drawing_a_move(tmp_path: Path) -> None:
    with visit(tmp_path / "house.db") as client:
        path = sit_down(client, "me", "here")
        assert client.portal is not None
        table, drawings = (
            client.portal.call(inside(client).house.table, path.removeprefix("/t/")),
            inside(client).drawings,
        )
        guest = watcher(client, path)
        for watchers in (10, WATCHERS):
            seat = table.match.to_act()[0]
            play(client, table, seat, table.match.moves(seat)[0])
            before = drawings.made
            answers = {guest.get(f"{path}/frame").content for _ in range(watchers)}
            assert len(answers) == 1 and drawings.made == before + 1
        guest.get(f"{path}/frame?narrow=1")
        guest.post("/me", data={"name": "Watcher", "language": "de"})
        guest.get(f"{path}/frame")
        assert drawings.made == before + 3


@pytest.mark.parametrize("game", NAMES)
def test_what_is_kept_is_what_would_be_drawn(tmp_path: Path, game: str) -> None:
    """Through all eyes, after every step, also after those that somebody takes in secret or takes back."""
    with visit(tmp_path / "house.db") as client:
        table, rng = new_table(client, game), seeded(game)
        eyes = [
            Looker(WATCHER, "en"),
            Looker(WATCHER, "de", narrow=True),
            Looker(WATCHER, "en", behind=5),
            *(Looker(seat, "en", own=(seat,), host=seat == 0) for seat in range(table.match.seats)),
        ]

        async def compare(request: Request) -> None:
            for looker in eyes:
                kept, fresh = await drawing_of(request, table, looker), frame_of(table, looker).drawing()
                wanted = Shown(more=["description"])
                assert kept.answer(Memory(0), wanted).data == fresh.answer(Memory(0), wanted).data

        assert client.portal is not None
        for _ in range(STEPS):
            seats = table.match.to_act()
            if not seats:
                break
            seat = seats[rng.below(len(seats))]
            moves = table.match.moves(seat)
            if rng.below(5) == 0 and not table.match.why_no_undo(seat):
                client.portal.call(inside(client).house.act, table, seat, "undo", "")
            else:
                play(client, table, seat, moves[rng.below(len(moves))])
            request = Request({"type": "http", "app": client.app._app})  # type: ignore[attr-defined]
            client.portal.call(compare, request)
        assert inside(client).drawings.made <= STEPS * len(eyes)


def test_drawings_are_bounded_and_the_last_one_is_always_had() -> None:
    async def session() -> None:
        drawings = Drawings(1000)
        for number in range(50):
            drawing = await drawings.get(number, lambda number=number: Drawing({}, {"zone": "x" * 40 * number}), False)  # type: ignore[misc]
            assert await drawings.get(number, pytest.fail, False) is drawing
            assert drawings.bytes <= max(1000, drawing.bytes)

    asyncio.run(session())


def test_who_goes_away_takes_a_drawing_from_nobody_and_a_failure_is_not_kept() -> None:
    async def session() -> None:
        drawings = Drawings(1000)
        waiting = [asyncio.create_task(drawings.get("a", lambda: Drawing({}, {"zone": "x"}), True)) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        one, other = await asyncio.gather(*waiting[1:])
        assert one is other and drawings.made == 1

        def fails() -> Drawing:
            raise ValueError("no ink")

        for _ in range(2):
            with pytest.raises(ValueError, match="no ink"):
                await drawings.get("b", fails, True)
        assert drawings.made == 1

    asyncio.run(session())


def test_an_update_put_together_again_is_the_zone() -> None:
    """Whatever was put in, taken out, moved or doubled: runs of known pieces and new text make the new zone."""
    rng = seeded("updates")
    for _ in range(400):
        old = [f"<li>{rng.below(6)}" for _ in range(rng.below(12))]
        new = old[:]
        for _ in range(rng.below(4)):
            place = rng.below(len(new) + 1)
            new[place : place + rng.below(3)] = [f"<li>{rng.below(9)}" for _ in range(rng.below(3))]
        before, after = Zone("".join(old)), Zone("".join(new))
        parts = after.parts(before.names)
        told = [part if isinstance(part, str) else "".join(before.pieces[part[0] : sum(part)]) for part in parts]
        assert "".join(told) == after.html
        assert len(parts) <= len(after.pieces)


def test_a_zone_is_cut_once_while_a_drawing_with_it_is_kept() -> None:
    drawing = Drawing({}, {"zone": "<li>one"})
    assert Drawing({}, {"zone": "<li>" + "one"}).zones["zone"] is drawing.zones["zone"] is zone_of("<li>one")
