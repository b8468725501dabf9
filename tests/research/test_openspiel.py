"""The same games for OpenSpiel."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.tables import TABLES, Table, table_id

pyspiel = pytest.importorskip("pyspiel")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_openspiel_plays_whole_games(table: Table) -> None:
    from kotatsu.research.openspiel import OpenTable

    game: Any = OpenTable({"game": table[0], "seats": table[1], "deals": 5})
    state, eyes, rng = game.new_initial_state(), game.make_py_observer(), np.random.default_rng(3)
    assert state.is_chance_node() and len(state.chance_outcomes()) == 5
    state.apply_action(2)
    decisions = 0
    while not state.is_terminal():
        player = state.current_player()
        legal = state.legal_actions()
        assert legal == sorted(state.state.moves(player)) and state.action_to_string(legal[0])
        if decisions % 40 == 0:
            twin = state.clone()
            assert str(twin) == str(state)
            eyes.set_from(state, player)
            assert eyes.tensor.any() and "viewer" in eyes.string_from(state, player)
            twin.apply_action(legal[0])
            assert state.legal_actions() == legal
        state.apply_action(int(rng.choice(legal)))
        decisions += 1
    assert len(state.returns()) == table[1] and max(state.returns()) <= 1


@pytest.mark.filterwarnings("ignore")
def test_openspiel_finds_it_by_its_name() -> None:
    import kotatsu.research.openspiel  # noqa: F401

    game = pyspiel.load_game("kotatsu", {"game": "lanterns", "seats": 3, "deals": 4})
    assert (game.num_players(), game.max_chance_outcomes()) == (3, 4)
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)
