"""Games as learners want them: what they see follows from the view alone, and every way of stepping is the same game."""

from __future__ import annotations

import io
import re
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from kotatsu.core.errors import KotatsuError
from kotatsu.core.observing import columns, new_slate
from kotatsu.core.readings import BySchema, reader_of
from kotatsu.core.registry import load_game
from kotatsu.core.rng import seeded
from kotatsu.core.slate import Slate, write
from kotatsu.core.state import SEVERAL, Reader, State
from kotatsu.games import NAMES
from kotatsu.research.aec import env
from kotatsu.research.arrays import as_array
from kotatsu.research.vector import Tables, game_seed
from tests.tables import TABLES, Table, table_id, walk

ROOT = Path(__file__).parents[2]
tables = pytest.mark.parametrize("table", TABLES, ids=table_id)


def seen(view: State, seat: int, slate: Slate, reader: Reader) -> list[int]:
    slate.wipe()
    write(view, seat, 0, slate, reader)
    return [int(number) for number in slate.numbers]


# -- observations ------------------------------------------------------------------------------------


@pytest.mark.both_ways
@tables
def test_what_is_seen_is_what_the_schema_says_and_depends_on_the_view_alone(table: Table) -> None:
    game, seats = load_game(table[0]), table[1]
    slate, quick, slow = new_slate(game, seats, 1), reader_of(game), BySchema(game)
    for number, (match, rng) in enumerate(walk(table, 50)):
        if number % 5 and match.state.depth and match.state.top().asks() != SEVERAL:
            continue
        for seat in range(seats):
            own = seen(match.state.view(seat), seat, slate, quick)
            assert own == seen(match.state.view(seat), seat, slate, slow)
            if not match.over:
                assert own == seen(match.state.determinize(seat, rng.fork()).view(seat), seat, slate, quick)


@tables
def test_every_column_is_explained_and_holds_what_it_says(table: Table) -> None:
    game, seats = load_game(table[0]), table[1]
    told = columns(game, seats)
    assert len({column.name for column in told}) == len(told)
    slate, reader = new_slate(game, seats, 1), reader_of(game)
    low, high = (np.array(bounds) for bounds in zip(*[(one.least, one.most) for one in told], strict=True))
    moved = np.zeros(len(told), bool)
    for number, (match, _) in enumerate(walk(table, 51)):
        if match.over:
            break
        if number % 5:
            continue
        seat = match.to_act()[0]
        row = np.array(seen(match.view(seat), seat, slate, reader))
        assert (row >= low).all() and (row <= high).all()
        names = {column.name: value for column, value in zip(told, row, strict=True)}
        assert names["turn"] == match.state.turn and names[f"seat.{'ABCD'[seat]}"] == 1
        assert sum(value for name, value in names.items() if name.startswith("asked.") and name.count(".") == 1) == 1
        moved |= row != 0
    assert moved.sum() > 15


def test_the_page_counts_what_there_is() -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    for name in NAMES:
        game = load_game(name)
        row = next(line for line in page.splitlines() if line.startswith(f"| {name} |"))
        told = [int(word) for word in re.findall(r"\d+", row.partition(" with ")[0])]
        assert told == [len(game.vocabulary), *[len(columns(game, seats)) for seats in game.seat_counts]]


# -- many games at once ------------------------------------------------------------------------------


@pytest.mark.both_ways
@tables
def test_many_games_at_once_are_the_same_games_one_by_one(table: Table) -> None:
    name, seats = table
    many = Tables(name, 3, seats, "many")
    slate, reader = new_slate(many.game, seats, 1), BySchema(many.game)
    states = [many.game.start(seats, game_seed("many", row, 0)) for row in range(3)]
    begun, rng, before = [1] * 3, seeded("codes"), None
    for _ in range(250):
        codes = []
        for row, state in enumerate(states):
            seat = state.actor()
            assert many.actors[row] == seat
            assert np.flatnonzero(many.masks[row]).tolist() == sorted(state.moves(seat))
            assert many.observations[row].tolist() == seen(state.view(seat), seat, slate, reader)
            codes.append(state.moves(seat)[rng.below(len(state.moves(seat)))])
        kept, before = before, (many.observations, many.observations.copy())
        assert kept is None or (kept[0] == kept[1]).all()  # what was shown stays as it is
        many.step(np.array(codes))
        for row, (state, code) in enumerate(zip(states, codes, strict=True)):
            state.apply(code, state.actor())
            assert many.over[row] == state.over()
            if state.over():
                assert many.points[row].tolist() == [sum(state.score(seat)) for seat in range(seats)]
                assert many.rewards[row].sum() == pytest.approx(0 if 1 in state.places() else -seats / (seats - 1))
                states[row] = many.game.start(seats, game_seed("many", row, begun[row]))
                begun[row] += 1
            else:
                assert not many.rewards[row].any() and not many.points[row].any()


def test_a_random_action_is_legal_whatever_is_drawn() -> None:
    class Nothing:
        def random(self, shape: tuple[int, int], kind: Any) -> Any:
            return np.zeros(shape, kind)

    many = Tables(NAMES[0], 4)
    chosen = many.random_actions(cast(np.random.Generator, Nothing()))
    assert many.masks[np.arange(4), chosen].all()


def test_a_move_that_is_not_legal_changes_nothing() -> None:
    many = Tables(NAMES[0], 4)
    rng = np.random.default_rng(1)
    for _ in range(20):
        many.step(many.random_actions(rng))
    good, before = many.random_actions(rng), many.observations.copy()
    for wrong in (-1, many.moves, int(np.flatnonzero(~many.masks[2])[0])):
        codes = good.copy()
        codes[2] = wrong
        with pytest.raises(KotatsuError, match=r"game 2: .* is not possible now"):
            many.step(codes)
    with pytest.raises(KotatsuError, match="3 moves for 4 games"):
        many.step(good[:3])
    assert (many.observations == before).all()
    many.step(good)
    for odd in (many.random_actions(rng).astype(float), many.random_actions(rng).reshape(2, 2)):
        with pytest.raises(KotatsuError, match="one row of whole numbers"):
            many.step(odd)
    with pytest.raises(KotatsuError, match="at least one"):
        Tables(NAMES[0], 0)


# -- PettingZoo --------------------------------------------------------------------------------------


@tables
@pytest.mark.filterwarnings("ignore")  # PettingZoo's tests warn about habits, say of spaces
def test_pettingzoo_finds_nothing_wrong(table: Table) -> None:
    from pettingzoo.test import api_test, seed_test

    with redirect_stdout(io.StringIO()) as told:
        api_test(env(*table), num_cycles=30)
        seed_test(lambda: env(*table), num_cycles=8)
    assert "Passed" in told.getvalue()


@tables
@pytest.mark.exhaustive
@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_measures_every_game(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import performance_benchmark

    performance_benchmark(env(*table))
    assert "turns per second" in capsys.readouterr().out


@tables
def test_an_environment_is_a_table(table: Table) -> None:
    one = env(*table, render_mode="ansi")
    one.reset(seed=5)
    rng = np.random.default_rng(1)
    decisions = 0
    for agent in one.agent_iter():
        observation, reward, over, _, info = one.last()
        if over:
            assert info["place"] >= 1 and -1 <= reward <= 1
            one.step(None)
            continue
        mask = observation["action_mask"]
        assert np.flatnonzero(mask).tolist() == sorted(one.position.moves("ABCD".index(agent)))
        assert all(not one.observe(other)["action_mask"].any() for other in one.agents if other != agent)
        if not decisions:
            assert one.render()
            with pytest.raises(KotatsuError, match="not possible now"):
                one.step(int(np.flatnonzero(mask == 0)[0]))
        one.step(int(rng.choice(np.flatnonzero(mask))))
        decisions += 1
    assert decisions and not one.agents


def test_a_seed_gives_the_same_games_again() -> None:
    one: Any = env("lanterns", 3)
    shown = []
    for seed in (1, 1, 2, None):
        one.reset(seed=seed)
        shown.append(one.observe("A")["observation"].tolist() + one.position.deck)
    assert shown[0] == shown[1] and len({str(each) for each in shown}) == 3


def test_arrays_are_for_reading() -> None:
    slate = new_slate(load_game("lanterns"), 2, 1)
    with pytest.raises(ValueError, match="read-only"):
        as_array(slate.numbers, np.int16)[0] = 1
