"""The component data hold what the rule book prints, and a player's own file cannot break the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from kotatsu.core.errors import KotatsuError
from kotatsu.core.registry import load_game
from kotatsu.games.airship.components import KIND_COUNTS
from kotatsu.games.airship.meta import Airship


def airship(components: Path | None = None) -> Airship:
    game = load_game("airship", components)
    assert isinstance(game, Airship)
    return game


def test_the_box_is_complete() -> None:
    box = airship().box
    assert sum(KIND_COUNTS) == 16  # AIR-1.2
    assert [len(group) for group in box.groups] == [4, 3]  # AIR-1.9
    assert sorted(box.contract_stages) == [1] * 6 + [2] * 8 + [3] * 6  # AIR-1.8
    assert box.capacity == [[10] * 4, [20] * 4]  # AIR-1.5
    # AIR-1.6: every space and every majority space of four players fits the markers of the box
    assert sum(box.spaces[4]) + len(box.spaces[4]) <= 4 * box.markers
    assert all(three <= four for three, four in zip(box.spaces[3], box.spaces[4], strict=True))


def test_printed_costs_and_points() -> None:
    box = airship().box
    printed = [  # AIR-1.10, AIR-1.11: wood, metal, gold, gear, points
        [4, 0, 0, 2, 1],
        [8, 0, 0, 4, 2],
        [14, 0, 0, 7, 3],
        [0, 3, 0, 2, 1],
        [0, 6, 0, 4, 2],
        [0, 11, 0, 7, 3],
        [2, 2, 0, 2, 1],
        [4, 4, 0, 4, 2],
        [7, 7, 0, 7, 3],
        [18, 0, 0, 0, 4],
        [0, 14, 0, 0, 4],
        [0, 0, 10, 0, 5],
        [10, 0, 6, 0, 5],
        [0, 10, 6, 0, 6],
    ]
    assert [[*cost, points] for cost, points in zip(box.cost, box.vp, strict=True)] == printed


def test_an_own_file_changes_values(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('[[contracts]]\nid = "crane"\nvp = 9\n', encoding="utf-8")
    game = airship(own)
    assert game.box.contract_vp[game.names.contract.index["crane"]] == 9
    assert airship().box.contract_vp[game.names.contract.index["crane"]] == 3


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[[contracts]]\nid = "crane"\nstages = 4\n', "stages: 4 is not between 1 and 3"),
        ('[[action_tiles]]\nid = "mine"\nsymbols = ["wood"]\n', "symbols: must be the resources of the bonus"),
        ('[[airships]]\nid = "luxury"\nsellable = true\n', "tourist airships cannot"),
        ('[[airships]]\nid = "luxury"\nrequires = "tourist"\n', "requires: must be the next lower airship"),
        ('[[airships]]\nid = "zeppelin"\nvp = 9\n', "there is no id 'zeppelin'"),
        ("[price_list]\nstart_index_players3 = 7\n", "start_index_players3: 7 is not between 0 and 4"),
        ("[donation_slots_airships]\nlevel1 = { players3 = 5 }\n", "level1: players4 is missing"),
        ("[game]\ngrid_rows = 5\n", "grid_rows: 5 is not between 4 and 4"),
        ('[[bonus_actions]]\nid = "barter"\nuses_per_stage = 2\n', "uses_per_stage: 2 is not between 1 and 1"),
        ("[end_game]\ncheck_to_round = 19\n", "check_to_round: 19 is not between 20 and 20"),
    ],
)
def test_mistakes_in_an_own_file_are_named(tmp_path: Path, text: str, complaint: str) -> None:
    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    with pytest.raises(KotatsuError, match=complaint):
        airship(own)


def test_seat_d_cannot_begin_with_three_players() -> None:
    with pytest.raises(KotatsuError, match="no seat D with 3 players"):
        airship().start(3, "1", {"first": "D"})
