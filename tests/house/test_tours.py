"""A table with a guide: what the guide forbids, what stays free, and going on without one."""

from __future__ import annotations

from pathlib import Path

import pytest

from kotatsu.core.errors import Refusal
from kotatsu.core.registry import load_game
from kotatsu.core.tour import load_tour
from kotatsu.games import NAMES
from kotatsu.house.house import House
from kotatsu.house.table import OffTheTour, Table
from tests.house.test_house import ANNA, BEN, in_house

GAME = next(name for name in NAMES if load_game(name).seat_counts[0] == 2)


async def touring(house: House) -> tuple[Table, int]:
    """A tour in which the learner can take something back, and the learner. Everybody is a person, so nothing has to be waited
    for."""
    tour = load_tour(load_game(GAME))
    assert tour is not None
    table = await house.new_table(GAME, [ANNA, BEN], "anna", seed=tour.seed, options=tour.options, tour=True)
    for move in tour.moves:
        if not table.match.why_no_undo(tour.learner):
            break
        await house.act(table, move.seat, "move", move.move)
    return table, tour.learner


def test_what_the_guide_promises_can_be_taken_back(tmp_path: Path) -> None:
    """Undo and redo are free; any other move is not, and nothing is changed by trying."""

    async def story(house: House) -> None:
        table, learner = await touring(house)
        guide, plies = table.guide(), len(table.match.plies)
        assert guide is not None and guide.seat == learner
        await house.act(table, learner, "undo", "")
        assert len(table.match.plies) < plies and table.guide() != guide
        await house.act(table, learner, "redo", "")
        assert table.guide() == guide
        other = next(move for move in table.match.moves(learner) if move != guide.move)
        with pytest.raises(OffTheTour):
            await house.act(table, learner, "move", other)
        assert table.guide() == guide

    in_house(tmp_path, story)


def test_a_tour_can_be_left_for_good(tmp_path: Path) -> None:
    """Whoever goes on without the guide may do what the rules allow, also after a restart; there is nothing to leave twice."""
    kept: dict[str, object] = {}

    async def leave(house: House) -> None:
        table, learner = await touring(house)
        guide = table.guide()
        assert guide is not None
        seen: list[str] = []
        table.watch(lambda: seen.append("told"), [learner])
        await house.act(table, learner, "alone", "")
        assert seen and table.guide() is None
        other = next(move for move in table.match.moves(learner) if move != guide.move)
        await house.act(table, learner, "move", other)
        with pytest.raises(Refusal) as refused:
            await house.act(table, learner, "alone", "")
        assert refused.value.reason == "no-guide"
        kept.update(id=table.id, position=table.match.position())

    async def come_again(house: House) -> None:
        table = await house.table(str(kept["id"]))
        assert table is not None and table.guide() is None and table.match.position() == kept["position"]

    in_house(tmp_path, leave)
    in_house(tmp_path, come_again)


def test_nobody_is_blamed_for_what_the_guide_asked_for(tmp_path: Path) -> None:
    """Decisions of the guide are known as such, also after the tour was left; the first one of one's own is not."""

    async def story(house: House) -> None:
        table, learner = await touring(house)
        guide = table.guide()
        assert guide is not None and table.guided == len(table.match.plies)
        await house.act(table, learner, "alone", "")
        other = next(move for move in table.match.moves(learner) if move != guide.move)
        await house.act(table, learner, "move", other)
        assert table.guided == len(table.match.plies) - 1 > 0
        own = await house.new_table(GAME, [ANNA, BEN], "anna")
        assert own.guided == 0

    in_house(tmp_path, story)
