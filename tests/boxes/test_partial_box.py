"""As much of a box as fits together: nothing that was typed is lost because something else has still to be corrected."""

from __future__ import annotations

from kotatsu.core.corrections import Corrections, Data, find, put, written
from kotatsu.core.errors import WrongValue
from kotatsu.core.partial_box import partial_box
from kotatsu.core.registry import load_game

GAME = "yokohama"
PRICE = ("laboratory_payment", "yen_per_step")
PARTNER = ("laboratory_payment", "surcharge_yen")
POINTS = ("order_cards", "order_01", "points")


def box(*places: tuple[tuple[str, ...], object]) -> Corrections:
    values: Data = {}
    for place, value in places:
        put(values, load_game(GAME).components.data, place[:-1], place[-1], value)
    return Corrections(written({"game": GAME}, values))


def test_what_fits_is_played_with_and_what_does_not_is_told() -> None:
    fine = partial_box(GAME, box((POINTS, 9)))
    assert not fine.wrong and not fine.out and find(fine.game.components.data, POINTS) == 9

    odd = partial_box(GAME, box((POINTS, 9), (PRICE, 3)))  # its partner is still ours
    (wrong,) = odd.wrong
    assert isinstance(wrong, WrongValue) and wrong.path == PARTNER and odd.out == {PRICE}
    assert find(odd.game.components.data, POINTS) == 9

    others = [(("order_cards", f"order_{n:02}", "points"), 1 + n) for n in range(2, 20)]
    bad = partial_box(GAME, box(*others[:9], (POINTS, -9), *others[9:], (("meta", "rounds"), 99)))
    assert {error.path for error in bad.wrong if isinstance(error, WrongValue)} == {POINTS, ("meta", "rounds")}
    assert bad.out == {POINTS, ("meta", "rounds")}
    assert all(find(bad.game.components.data, place) == value for place, value in others)


def test_what_is_taken_out_leaves_no_empty_tables() -> None:
    data = load_game(GAME).components.data
    values: Data = {}
    places = [POINTS, ("order_cards", "order_02", "cost"), ("start_resources", "first_player", "yen")]
    for place in places:
        put(values, data, place[:-1], place[-1], {})  # an empty cost is a value
    put(values, data, ("order_cards", "order_02"), "points", None)
    assert values["order_cards"][1] == {"id": "order_02", "cost": {}}
    for place in places:
        put(values, data, place[:-1], place[-1], None)
    assert values == {}
