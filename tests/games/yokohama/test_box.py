"""What is in the box: the counts of the rule book, which the scenarios take for granted."""

from __future__ import annotations

from pathlib import Path

import pytest

from kotatsu.core.components import Components
from kotatsu.core.errors import FileError
from kotatsu.core.registry import load_game

DATA: Components = load_game("yokohama").components


def counts(table: str) -> dict[str, int]:
    return {row.id: row.number("count") for row in DATA.all(table)}


def test_areas_with_their_levels_and_spaces() -> None:
    """YOK-1.1, YOK-1.2: ten areas on two boards, five levels, two shop spaces and one warehouse space each."""
    areas = DATA.all("areas", 10)
    assert {area.text("board") for area in areas} == {"a", "b"}
    for area in areas:
        assert len(area.numbers("effect")) == 5
        assert (area.number("shop_spaces"), area.number("warehouse_spaces")) == (2, 1)
    assert [area.id for area in areas if area.flag("always_available")] == ["laboratory", "port"]


def test_goods_imports_and_coins() -> None:
    """YOK-1.3; none of them limits play (YOK-2.1.1)."""
    assert counts("resources") == {"copper": 15, "silk": 15, "tea": 15, "fish": 15, "import": 12}
    assert counts("coins") == {"yen_1": 20, "yen_3": 7}
    assert all(row.flag("unlimited") for table in ("resources", "coins") for row in DATA.all(table))


def test_pieces_of_a_player() -> None:
    """YOK-1.4, YOK-1.5"""
    own = {row.id: row.number("per_player_count") for row in DATA.all("pieces")}
    assert (own["player_board"], own["shop"], own["warehouse"]) == (1, 8, 4)
    players = DATA.one("players")
    assert (players.number("start_shops"), players.number("start_warehouses")) == (8, 4)
    cards = DATA.all("strength_cards", 4)
    assert [card.number("strength") for card in cards] == [1, 2, 3, 4]
    for card in cards:
        assert card.number("upgraded_strength") == card.number("strength") + 1
        assert card.number("upgrade_cost") == card.number("strength")


def test_other_cards_and_tokens() -> None:
    """YOK-1.6"""
    assert counts("extra_strength_cards") == {"extra_strength_1": 8, "extra_strength_2": 5}
    assert len(DATA.all("strength_bonus_cards")) == 16
    assert DATA.one("foreign_agents").number("count") == 7
    assert counts("pieces")["station_token"] == 1


def test_technology_church_and_order_cards() -> None:
    """YOK-1.7, YOK-1.8, YOK-1.9: one of each, with a value, a cost or an effect, and points."""
    techs = DATA.all("technology_cards", 20)
    assert len({card.text("name_en") for card in techs}) == 20
    assert all(card.number("production") > 0 and card.text("effect") for card in techs)
    churches = DATA.all("church_cards", 9)
    assert all(card.number("faith") and card.number("points") and card.entries("rewards") for card in churches)
    orders = DATA.all("order_cards", 30)
    assert all(card.get("cost") and card.number("points") and card.entries("rewards") for card in orders)
    assert all(card.number("copies") == 1 for card in [*techs, *churches, *orders])


@pytest.mark.parametrize(
    "correction",
    [
        "[port_payment]\nsecond_card_yen = 3\n",
        "[laboratory_payment]\nsurcharge_imports = 2\n",
        '[[church_offerings]]\nid = "tea"\namount = 2\n',
    ],
)
def test_a_correction_that_would_have_no_effect_is_refused(correction: str, tmp_path: Path) -> None:
    """YOK-7.9.2, YOK-7.8.4, YOK-7.5.2: the rules take these values for granted."""
    own = tmp_path / "own.toml"
    own.write_text(correction, encoding="utf-8")
    with pytest.raises(FileError, match="is not between"):
        load_game("yokohama", own)
