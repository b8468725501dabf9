"""How far somebody's secret plan has come cannot be counted: not from numbers, plies, events, the log, replays or lists."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient

from kotatsu.core.position import dump_position
from kotatsu.core.rng import seeded
from kotatsu.core.state import WATCHER
from kotatsu.house.house import House, Invitation
from kotatsu.house.identity import identity
from kotatsu.house.noticing import eyes_of
from kotatsu.house.store import JournalLine, PersonRow, TableRow
from kotatsu.house.table import Table
from kotatsu.web.table import stream
from tests.house.test_house import in_house, new_table
from tests.tables import TABLES, table_id, walk
from tests.tables import Table as TableOf
from tests.web.visits import again, visit

HANDLES = re.compile('value="[0-9a-f]{16}"')  # what somebody is called in the forms of one other person
ANNA, BEN, CARL = 0, 1, WATCHER  # the third only watches


class Party:
    """A table of two people who sit at screens of their own, and somebody who watches."""

    def __init__(self, client: TestClient, database: Path, game: str) -> None:
        self.client, self.database = client, database
        self.house: House = client.app._app.state.house  # type: ignore[attr-defined]
        self.people = {ANNA: client, BEN: again(client), CARL: again(client)}
        for seat, person in self.people.items():
            person.headers["accept-encoding"] = "identity"  # how well a page can be packed depends on the table's name
            person.post("/me", data={"name": f"Person {seat}", "language": "en"})
        guests = [
            Invitation(identity(self.people[seat].cookies["kotatsu"]), f"Person {seat}", "") for seat in (ANNA, BEN)
        ]
        assert client.portal is not None
        self.call: Callable[..., Any] = client.portal.call
        self.table: Table = self.call(lambda: self.house.new_table(game, guests, guests[0].person, seed="plans"))
        carl = PersonRow(identity(self.people[CARL].cookies["kotatsu"]), f"Person {CARL}", "en", {})
        self.call(lambda: self.house.doors.let_watch(self.table, 0))
        self.call(lambda: self.house.doors.watch(self.table, carl))
        while len(self.table.match.to_act()) < 2:  # until everybody plans
            self.plan(self.table.match.to_act()[0], 1)
        self.first, self.begun = len(self.table.match.plies), self.number(ANNA)

    def path(self, what: str = "") -> str:
        return f"/t/{self.table.id}{what}"

    def act(self, seat: int, kind: str, move: str = "", number: int | None = None) -> Any:
        wish = {"seat": seat, "do": kind, "move": move, "number": number}
        return self.people[seat].post(self.path("/act"), json=wish, headers={"accept": "application/json"})

    def plan(self, seat: int, steps: int) -> None:
        """Make so many steps of a plan; the first option will do."""
        for _ in range(steps):
            answer = self.act(seat, "move", self.table.match.moves(seat)[0])
            assert answer.status_code == 200, answer.text

    def number(self, seat: int) -> int:
        return int(self.people[seat].get(self.path("/frame")).json()["number"])

    def shown(self, seat: int) -> dict[str, str]:
        """Every answer that somebody can get about the table, with its name taken out."""
        person = self.people[seat]
        last = person.get(self.path("/frame")).json()["ply"]
        asked = [
            *("", "/frame", "/telling", "/replay", "/why?target=x", "/people", "/chat"),
            *(f"/replay/frame?ply={ply}" for ply in {0, last // 2, last - 1, last, last + 1, last + 5}),
        ]
        answers = {what.replace(str(last), "last"): person.get(self.path(what)) for what in asked}
        answers |= {where: person.get(where) for where in ("/", "/tables")}
        return {what: self._plain(answer) for what, answer in answers.items()}

    def _plain(self, answer: Any) -> str:
        headers = re.sub("retry-after.*", "", str(sorted(answer.headers.items())))
        return f"{answer.status_code} {headers} {HANDLES.sub('', answer.text)}".replace(self.table.id, "TABLE")

    def long_ago(self) -> None:
        """What is noted of the table was noted an hour ago, so that a list would tell if it were noted anew."""
        with sqlite3.connect(self.database) as connection:
            connection.execute("update standings set changed = changed - 3600")


@contextmanager
def party(path: Path, game: str = "edo") -> Iterator[Party]:
    with visit(path) as client:
        yield Party(client, path, game)


@pytest.fixture
def plans(tmp_path: Path) -> Iterator[Party]:
    with party(tmp_path / "house.db") as found:
        yield found


def test_steps_of_a_plan_change_nothing_for_anybody_else(plans: Party) -> None:
    """EDO-4.8: with steps made and taken back, byte by byte, until the plan is handed in, which everybody may know."""
    plans.plan(ANNA, 3)
    plans.act(ANNA, "undo")  # so that there is something to make again, and something more to take back
    plans.long_ago()
    before = {seat: plans.shown(seat) for seat in (ANNA, CARL)}
    lines = plans.table.number
    for kind in ("plan", "plan", "undo", "plan", "plan", "restart", "plan", "plan", "back", "redo", "plan"):
        if kind == "plan":
            plans.plan(BEN, 1)
        else:
            assert plans.act(BEN, kind, str(plans.first + 1) if kind == "back" else "").status_code == 200
    for seat, answers in before.items():
        assert plans.shown(seat) == answers
    assert plans.table.number == lines + 11
    while not plans.table.match.moves(BEN)[0].startswith("commit"):
        plans.plan(BEN, 1)
    plans.plan(BEN, 1)
    for seat, answers in before.items():
        after = plans.shown(seat)
        assert all(after[what] != answers[what] for what in ("", "/frame", "/replay")), seat


def test_steps_of_a_plan_do_not_bring_late_watchers_nearer(plans: Party) -> None:
    """How late they are counts in moves that they could notice, so they can not count those that they could not."""
    while True:  # on to the next time that all plan, so that there is much that may be seen
        plans.plan(plans.table.match.to_act()[0], 1)
        if len(plans.table.match.to_act()) == 2 and len(plans.table.match.plies) > 30:
            break
    plans.call(lambda: plans.house.doors.let_watch(plans.table, 5))
    before = plans.shown(CARL)
    for step in range(3):
        plans.plan(BEN, 1)
        assert plans.shown(CARL) == before
        drawn = plans.people[CARL].get(plans.path(f"/frame?front={step % 2}")).json()  # another one than is remembered
        assert drawn["ply"] == plans.table.count_for([]).all - 5


def test_how_a_plan_was_made_is_never_told(tmp_path: Path) -> None:
    """Two games with the same plans, made in fewer or more steps and in another order, are told alike until they are over."""
    told = []
    for run in range(2):
        with party(tmp_path / f"{run}.db") as plans:
            if run:
                plans.plan(BEN, 4)
                plans.act(BEN, "undo")
                plans.act(BEN, "restart")
            plans.plan(ANNA, 2)
            for seat in (BEN, ANNA):
                while seat in plans.table.match.to_act() and plans.table.match.questions[-1].name == "planning":
                    plans.plan(seat, 1)
                    if run and seat == BEN and BEN in plans.table.match.to_act():
                        plans.act(BEN, "undo")
                        plans.act(BEN, "redo")
            for _ in range(6):
                plans.plan(plans.table.match.to_act()[0], 1)
            told.append({seat: plans.shown(seat) for seat in (ANNA, CARL)})
    assert told[0] == told[1]


def test_a_wish_is_refused_exactly_when_the_table_went_on_for_who_wishes(plans: Party) -> None:
    number = plans.number(ANNA)
    plans.plan(BEN, 2)
    assert plans.act(ANNA, "move", plans.table.match.moves(ANNA)[0], number).status_code == 200
    assert plans.act(ANNA, "undo", number=number).status_code == 409  # Anna's own step is one that she knows of
    number = plans.number(ANNA)
    while BEN in plans.table.match.to_act():
        plans.plan(BEN, 1)
    assert plans.act(ANNA, "undo", number=number).status_code == 409
    assert plans.act(ANNA, "undo", number=plans.number(ANNA)).status_code == 200


def test_taking_back_to_a_line_counts_as_the_viewer_does(plans: Party) -> None:
    plans.plan(BEN, 2)
    plans.plan(ANNA, 2)
    plans.plan(BEN, 1)
    log = "".join(map(str, plans.people[ANNA].get(plans.path("/frame")).json()["zones"]["log"]))
    first = plans.first
    assert re.findall(r'data-to-ply="(\d+)"', log) == [str(first + 1), str(first)]
    assert plans.act(ANNA, "back", str(first + 1), plans.number(ANNA)).status_code == 200
    assert [ply.seat for ply in plans.table.match.plies[first:]] == [BEN, BEN, ANNA, BEN]
    for ply in (first - 1, first + 1, first + 9):
        assert plans.act(ANNA, "back", str(ply)).status_code == 400


def test_one_can_go_back_to_the_beginning_of_a_plan_whoever_has_begun_before(plans: Party) -> None:
    """EDO-4.8: the answer is the same whether a rival has made a step before one's own first one."""
    start = plans.people[ANNA].get(plans.path("/frame")).json()["ply"]
    plans.plan(BEN, 1)
    plans.plan(ANNA, 2)
    assert plans.act(ANNA, "back", str(start)).status_code == 200
    assert plans.people[ANNA].get(plans.path("/frame")).json()["ply"] == start
    assert plans.people[BEN].get(plans.path("/frame")).json()["ply"] == start + 1


def test_only_who_could_notice_a_change_hears_of_it(plans: Party) -> None:
    heard: dict[int, list[str]] = {ANNA: [], CARL: []}
    streams = [plans.client.portal.start_task_soon(_listen, plans, seat, heard[seat]) for seat in heard]  # type: ignore[union-attr]
    _until(plans, lambda: all(heard.values()))
    plans.plan(BEN, 3)
    plans.plan(ANNA, 1)
    while BEN in plans.table.match.to_act():
        plans.plan(BEN, 1)
    _until(plans, lambda: len(heard[ANNA]) == 3 and len(heard[CARL]) == 2)
    for each in streams:
        each.cancel()
    said = [f"data: {plans.begun + more}\n\n" for more in range(3)]
    assert heard == {ANNA: said, CARL: said[:2]}


async def _listen(plans: Party, seat: int, heard: list[str]) -> None:
    """Ask the application for the stream of somebody, and keep what it says."""
    cookie = f"kotatsu={plans.people[seat].cookies['kotatsu']}".encode()
    scope = {
        "type": "http",
        "method": "GET",
        "path": plans.path("/events"),
        "query_string": b"",
        "headers": [(b"host", b"localhost"), (b"cookie", cookie)],
        "client": ("127.0.0.1", 1),
    }

    async def send(message: Any) -> None:
        if message.get("body", b"").startswith(b"data:"):  # the rest is about people
            heard.append(message["body"].decode())

    async def receive() -> Any:

        await anyio.sleep_forever()

    await plans.client.app(scope, receive, send)


def _until(plans: Party, wanted: Callable[[], bool]) -> None:
    """Let the house work until something is the case."""

    for _ in range(2000):
        if wanted():
            return
        plans.call(anyio.sleep, 0.005)
    raise AssertionError("it never was the case")


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_line_is_noticed_by_whom_it_shows_something(table: TableOf) -> None:
    """In random games with steps taken back: who plays a seat counts a line exactly if their view or their log changed, or
    it was their own; and no count of plies changes without a line."""
    *_, (walked, _) = walk(table, 3)
    game, seats = walked.game, walked.seats
    at = Table(TableRow("t", game.name, seats, "walk 3", {}, "", 0, "", "", "", 0.0), [], [])
    dice = seeded("counting")
    viewers = [*range(seats), WATCHER]

    def seen(viewer: int) -> tuple[object, ...]:
        match = at.match
        own = [ply for ply in match.plies if ply.seat == viewer]
        return dump_position(game, match.view(viewer)), [entry[1:] for entry in match.events(viewer)], own

    def numbers(viewer: int) -> tuple[int, int]:
        own = [viewer] if viewer >= 0 else []
        return at.number_for(own), at.count_for(own).all

    hidden = 0
    for _ in range(200):
        if at.match.over:
            break
        before = {viewer: (seen(viewer), numbers(viewer)) for viewer in viewers}
        seat = at.match.to_act()[dice.below(len(at.match.to_act()))]
        kind = "undo" if not dice.below(4) and not at.match.why_no_undo(seat) else "move"
        moves = at.match.moves(seat)
        move = moves[dice.below(len(moves))] if kind == "move" else ""
        at.take(JournalLine(at.number, kind, seat, move))
        for viewer, (was, (number, count)) in before.items():
            changed = seen(viewer) != was
            assert numbers(viewer)[0] == number + changed
            assert changed or numbers(viewer)[1] == count
            hidden += not changed
    assert bool(hidden) == (game.name == "edo")
    assert eyes_of([0]) & eyes_of([]) == 0
    plies = at.count_for([0])
    assert {str(plies.of(ply)) for ply in range(len(at.match.plies) + 1)} == {
        str(number) for number in range(plies.all + 1)
    }
    assert all(plies.of(plies.ply(number)) == number for number in range(plies.all + 1))


def test_signs_of_life_do_not_tell_that_something_secret_was_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody's stream is woken by what somebody plans beforehand: nothing that is sent may come earlier or later for it."""
    monkeypatch.setattr(stream, "HEARTBEAT", 0.3)

    async def story(house: House) -> None:
        table = await new_table(house)
        lines = stream.events(table, "anna", lambda *_: stream.Told({}))

        async def disturbed() -> None:
            while True:
                table.tell_all()
                await asyncio.sleep(0.01)

        disturbing = asyncio.create_task(disturbed())
        try:
            async with asyncio.timeout(30):
                assert await anext(lines) == stream.STILL_HERE
        finally:
            disturbing.cancel()
            await lines.aclose()  # type: ignore[attr-defined]

    in_house(tmp_path, story)
