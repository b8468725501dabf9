"""Answers given beforehand: made when the question comes, looked at again, a secret, and dropped kindly."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from kotatsu.core.errors import KotatsuError
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.match import Match
from kotatsu.core.registry import game_names, load_game
from kotatsu.core.rng import seeded
from kotatsu.core.state import Automatic
from kotatsu.core.texts import Texts
from kotatsu.house.database import NotSaved
from kotatsu.house.house import House, Invitation
from kotatsu.house.plans import ALWAYS, MINE, ONCE, TURN, Plan, is_sequence
from kotatsu.house.schema import PLANS
from kotatsu.house.table import Gone, Table, Taken
from kotatsu.web.table.stream import _plans
from tests.databases import let_fail
from tests.house.test_house import in_house
from tests.web.visits import again, enter, links, visit

PEOPLE = [Invitation(name.lower(), name, "") for name in ("Anna", "Ben", "Carl")]


def asks(match: Match) -> str:
    return match.game.steps.kind(match.state.stack[-1]).name


def until_asked(game: str, seats: int, kind: str) -> tuple[Match, int]:
    """A random game up to a question of a kind, and whom it is asked."""
    for seed in range(200):
        match, rng = Match.new(game, seats, f"plans {seed}"), seeded(f"planner {seed}")
        while not match.over:
            seat = match.to_act()[0]
            if asks(match) == kind:
                return match, seat
            moves = match.state.moves(seat)
            match.play_code(moves[rng.below(len(moves))], seat)
    raise AssertionError(f"nobody was asked {kind}")


async def condition(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not what():
            await asyncio.sleep(0.01)


async def played(house: House, match: Match, plies: int) -> Table:
    """The same game at a table, up to a ply."""
    guests = PEOPLE[: match.seats]
    table = await house.new_table(match.game.name, guests, "anna", seed=match.seed)
    await go_on(house, table, match, 0, plies)
    return table


async def go_on(house: House, table: Table, match: Match, first: int, last: int) -> None:
    for ply in match.plies[first:last]:
        await house.act(table, ply.seat, "move", match.game.vocabulary.notation(ply.code))


@pytest.mark.parametrize("name", game_names())
def test_what_can_be_said_beforehand_has_words_and_moves(name: str) -> None:
    game = load_game(name)
    families = {family.name for family in game.vocabulary.families}
    for kind in [kind for kind in game.steps.by_name.values() if kind.answers]:
        assert families.issuperset(kind.answers) and not issubclass(kind.maker, Automatic)
        parts = [f"-{family}" for family in kind.answers] if is_sequence(kind) else []
        for language, part in itertools.product(LANGUAGES, ["", *parts]):
            assert Texts(game, language, ()).has(f"ahead-{kind.name}{part}")


def test_a_ride_is_answered_without_asking(tmp_path: Path) -> None:
    match, seat = until_asked("airship", 3, "pick-ride")
    liked = match.moves(seat)[-1]
    person, last = PEOPLE[seat].person, len(match.plies)

    async def story(house: House) -> None:
        table = await played(house, match, last - 1)
        impossible = next(move for move in ("take:gear", "take:gears") if move not in match.moves(seat))
        await house.plans.lay(table, seat, "pick-ride", person, [impossible, liked], ALWAYS)
        await go_on(house, table, match, last - 1, last)
        await condition(lambda: len(table.match.plies) > last)
        made = table.match.plies[last]
        assert (made.seat, table.match.game.vocabulary.notation(made.code)) == (seat, liked)
        assert (seat, "pick-ride") in table.plans, "it stands"
        loaded = await house._load(await house._store.table(table.id))  # type: ignore[arg-type]
        assert loaded.plans == table.plans
        await house.plans.forget(table, seat, "pick-ride")
        assert not table.plans and _plans(table, [seat]) == [0, 0]

    in_house(tmp_path, story)


def test_an_answer_for_a_turn_is_not_given_in_the_next(tmp_path: Path) -> None:
    match, seat = until_asked("airship", 3, "pick-ride")
    person, last = PEOPLE[seat].person, len(match.plies)
    before = next(ply for ply in range(last) if match.state_at(ply).turn < match.state.turn)

    async def story(house: House) -> None:
        table = await played(house, match, before)
        await house.plans.lay(table, seat, "pick-ride", person, match.moves(seat), TURN)
        await go_on(house, table, match, before, last)
        await condition(lambda: not table.plans)
        assert table.match.to_act() == [seat] and len(table.match.plies) == last
        await house.plans.lay(table, seat, "pick-ride", person, match.moves(seat)[:1], MINE)  # now it counts at once
        await condition(lambda: len(table.match.plies) > last)

    in_house(tmp_path, story)


def a_plan(match: Match, seat: int) -> list[str]:
    """Moves with which a seat plans a round."""
    twin, moves = match.until(len(match.plies)), []
    while seat in twin.to_act() and asks(twin) == "planning":
        moves.append(twin.moves(seat)[0])
        twin.play(moves[-1], seat)
    return moves


def test_a_plan_laid_beforehand_is_handed_in_and_nobody_else_sees_it(tmp_path: Path) -> None:
    match, _ = until_asked("edo", 2, "planning")
    plan, last = a_plan(match, 0), len(match.plies)
    assert len(plan) > 3 and plan[-1] == "commit"

    async def story(house: House) -> None:
        table = await played(house, match, last - 1)
        await house.plans.lay(table, 0, "planning", "anna", plan, ONCE)
        assert _plans(table, [0]) == [1, 0] and _plans(table, [1]) == [0, 0]
        await go_on(house, table, match, last - 1, last)
        await condition(lambda: table.match.to_act() == [1])
        made = [table.match.game.vocabulary.notation(ply.code) for ply in table.match.plies[last:]]
        assert made == plan
        await condition(lambda: not table.plans)
        planned = table.match.view(1).players[0].planned  # type: ignore[attr-defined]
        assert planned != table.match.state.players[0].planned, "what is planned is a secret"  # type: ignore[attr-defined]

    in_house(tmp_path, story)


def test_a_plan_that_does_not_fit_is_dropped_and_its_owner_decides(tmp_path: Path) -> None:
    match, _ = until_asked("edo", 2, "planning")

    async def story(house: House) -> None:
        table = await played(house, match, len(match.plies) - 1)
        for kind, moves, until in (
            ("planning", ["commit"], ALWAYS),
            ("window", ["pass"], ALWAYS),
            ("planning", ["pass"], ONCE),
            ("planning", [], ONCE),
            ("planning", ["commit"] * 99, ONCE),
        ):
            with pytest.raises(KotatsuError):
                await house.plans.lay(table, 0, kind, "anna", moves, until)
        with pytest.raises(Taken):
            await house.plans.lay(table, 0, "planning", "ben", ["commit"], ONCE)
        await house.plans.lay(table, 0, "planning", "anna", ["commit"], ONCE)
        await go_on(house, table, match, len(match.plies) - 1, len(match.plies))
        await condition(lambda: _plans(table, [0]) == [1, 1])
        assert table.match.to_act() == [0, 1] and len(table.match.plies) == len(match.plies)
        await house.act(table, 0, "move", a_plan(match, 0)[0])  # they decide themselves
        await house.plans.lay(table, 0, "planning", "anna", a_plan(match, 0)[1:], ONCE)
        await condition(lambda: table.match.to_act() == [1])

    in_house(tmp_path, story)


def test_who_takes_back_is_asked_again(tmp_path: Path) -> None:
    match, _ = until_asked("edo", 2, "planning")
    plan = a_plan(match, 0)

    async def story(house: House) -> None:
        table = await played(house, match, len(match.plies))
        await house.plans.lay(table, 0, "planning", "anna", plan[:2], ONCE)
        await condition(lambda: not table.plans)
        await house.plans.lay(table, 0, "planning", "anna", ["commit"], ONCE)  # not yet possible
        await house.act(table, 0, "undo", "", by="anna")
        assert not table.plans and len(table.match.plies) == len(match.plies) + 1

    in_house(tmp_path, story)


@pytest.mark.usefixtures("each_database")
def test_what_was_answered_beforehand_is_forgotten_with_taking_back_or_nothing_is_done(tmp_path: Path) -> None:
    """Nobody is told that something was not saved while half of it was."""
    match, _ = until_asked("edo", 2, "planning")

    async def story(house: House) -> None:
        table = await played(house, match, len(match.plies))
        await house.act(table, 0, "move", a_plan(match, 0)[0])
        await house.plans.lay(table, 0, "planning", "anna", ["commit"], ONCE)  # not yet possible
        await condition(lambda: table.plans[0, "planning"].dropped)
        before, laid = table.number, table.plans
        let_fail(tmp_path, "delete on plans")
        with pytest.raises((IntegrityError, Gone)):
            await house.act(table, 0, "undo", "", by="anna")
        assert table.number == before and table.plans == laid
        assert len(await house._store.lines(table.id, 0)) == before

    in_house(tmp_path, story)


@pytest.mark.usefixtures("each_database")
def test_a_move_of_a_plan_is_made_and_used_up_in_one_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else whoever is killed in between makes it once more when they are there again."""
    match, _ = until_asked("edo", 2, "planning")
    plan = a_plan(match, 0)

    async def story(house: House) -> None:
        table = await played(house, match, len(match.plies))
        before = table.number
        let_fail(tmp_path, "delete on plans")
        monkeypatch.setattr(house.plans, "wake", lambda table: None)  # it is looked at here, once
        table.plans[0, "planning"] = Plan("anna", tuple(plan[:2]), ONCE, table.match.state.turn)
        async with table.held():
            await house._store.database.write(lambda connection: connection.execute(kept(table)))
        with pytest.raises((IntegrityError, Gone)):
            await house.plans._answer_one(table)
        assert table.number == before == len(await house._store.lines(table.id, 0))
        assert table.plans[0, "planning"].moves == tuple(plan[:2])

    in_house(tmp_path, story)


def kept(table: Table) -> Any:
    ((seat, kind), plan), *_ = table.plans.items()
    return PLANS.insert().values(table_id=table.id, seat=seat, kind=kind, plan=json.dumps(plan))


def test_what_was_answered_beforehand_is_answered_once_the_database_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody who is away for days loses their turn because a disk was full for a moment."""
    match, _ = until_asked("edo", 2, "planning")
    plan = a_plan(match, 0)

    async def story(house: House) -> None:
        table = await played(house, match, len(match.plies))
        append = house._store.append
        failed: list[object] = []

        async def full(*line: object) -> None:
            if not failed:
                failed.append(line)
                raise NotSaved
            await append(*line)  # type: ignore[arg-type]

        monkeypatch.setattr(house._store, "append", full)
        await house.plans.lay(table, 0, "planning", "anna", plan[:2], ONCE)
        await condition(lambda: not table.plans)
        assert failed and len(table.match.plies) == len(match.plies) + 2

    in_house(tmp_path, story)


def test_the_page_shows_only_what_its_visitor_has_said(tmp_path: Path) -> None:
    with visit(tmp_path / "house.db") as anna:
        anna.post("/me", data={"name": "Anna"})
        wish = {"game": "edo", "seat": ["me", "afar"]}
        table = str(anna.post("/tables", data=wish, follow_redirects=False).headers["location"])
        ben = again(anna)
        enter(ben, links(anna, table)[0], "Ben")
        page = anna.get(f"{table}/answers").text
        moves = re.findall(r'<option value="(plan:[^"]+)"', page)
        assert moves and page.count("<select") == 7
        form = {"seat": "0", "kind": "planning", "do": "lay", "move": [moves[0], "commit"]}
        assert anna.post(f"{table}/answers", data=form, follow_redirects=False).status_code == 303
        assert f'<option value="{moves[0]}" selected>' in anna.get(f"{table}/answers").text
        assert f"{table}/answers" in anna.get(table).text
        assert "selected" not in ben.get(f"{table}/answers").text
        assert ben.post(f"{table}/answers", data=form).status_code == 403
        assert again(anna).get(f"{table}/answers").status_code == 404
        for wrong in ({"kind": "x"}, {"move": "pass"}, {"move": "nothing"}, {"do": "x"}, {"until": "always"}):
            assert anna.post(f"{table}/answers", data={**form, **wrong}).status_code == 400, wrong
        assert anna.post(f"{table}/answers", data={**form, "do": "forget"}).status_code == 200
        assert "selected" not in anna.get(f"{table}/answers").text


def test_who_takes_a_chair_does_not_see_what_was_said_there_before(tmp_path: Path) -> None:
    with visit(tmp_path / "house.db") as anna:
        anna.post("/me", data={"name": "Anna"})
        wish = {"game": "edo", "seat": ["me", "afar"]}
        table = str(anna.post("/tables", data=wish, follow_redirects=False).headers["location"])
        ben, carl = again(anna), again(anna)
        enter(ben, links(anna, table)[0], "Ben")
        move = re.findall(r'<option value="(plan:[^"]+)"', ben.get(f"{table}/answers").text)[0]
        ben.post(f"{table}/answers", data={"seat": "1", "kind": "planning", "do": "lay", "move": [move, "commit"]})
        assert "selected" in ben.get(f"{table}/answers").text
        anna.post(f"{table}/people", data={"do": "free", "seat": "1"})
        enter(carl, links(anna, table)[0], "Carl")
        page = carl.get(f"{table}/answers")
        assert page.status_code == 200 and "selected" not in page.text
