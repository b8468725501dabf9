"""The fields of all values: written and read again they are the same, and they have names in both languages."""

from __future__ import annotations

import pytest

from kotatsu.board.fields import Field, fields_of, inputs_of, read
from kotatsu.board.look import look_of
from kotatsu.core.corrections import Corrections, Data, differences, put, written
from kotatsu.core.errors import WrongValue
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.registry import load_game
from kotatsu.core.texts import Texts
from kotatsu.games import NAMES


def all_fields(name: str, language: str) -> list[Field]:
    game = load_game(name)
    texts = Texts(game, language)
    sheets = look_of(game).sheets(texts)
    return [
        field
        for sheet in sheets
        for line in sheet.lines
        for field in fields_of(line, sheet.columns, game.components, texts)
    ]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_written_into_fields_is_read_again(name: str) -> None:
    """And a box in which every value was looked up and found right is our own game."""
    game = load_game(name)
    texts = Texts(game, "en")
    values: Data = {}
    for field in all_fields(name, "en"):
        given = {each.name: each.text for each in inputs_of(field, "0", texts)}
        assert read(field, "0", given) == field.value, field.place
        if field.value is not None:
            put(values, game.components.data, field.path, field.key, field.value)
    box = Corrections(written({"game": name}, values))
    assert box.values() == values
    own = load_game(name, box)
    assert own.components.hash == game.components.hash
    assert all(each.ours == each.theirs for each in differences(game.components.data, values))


@pytest.mark.parametrize("name", NAMES)
def test_everything_that_can_be_filled_in_is_called_something(name: str) -> None:
    """No key of the data is shown to anybody."""
    for language in LANGUAGES:
        texts = Texts(load_game(name), language)
        for field in all_fields(name, language):
            for each in inputs_of(field, "0", texts):
                named = [each.label, *[label for word, label in each.words if word]]
                assert all(named) and not [label for label in named if "_" in label], (field.place, named)


@pytest.mark.parametrize("name", NAMES)
def test_german_fields_are_german(name: str) -> None:
    """Whatever has a name of its own in English has one in German."""
    english, german = (Texts(load_game(name), language) for language in ("en", "de"))
    kinds = ("field-", "word-", "value-")
    assert all(english.beginning(kind) == german.beginning(kind) for kind in kinds)
    for field in all_fields(name, "de"):
        for each in inputs_of(field, "0", german):
            assert each.label != field.key.replace("_", " ") or each.label in (
                english.message(f"field-{field.key}"),
                "bonus",
            )


def test_a_field_says_what_is_wrong_with_it() -> None:
    game = load_game("yokohama")
    field = next(each for each in all_fields("yokohama", "de") if each.place == ("order_cards", "order_01", "cost"))
    with pytest.raises(WrongValue) as wrong:
        read(field, "0", {"0/tea": "viel"})
    texts = Texts(game, "de")
    assert texts.message(f"value-{wrong.value.why}", **wrong.value.details) == "„viel“ ist keine ganze Zahl."
    nothing = Corrections("[[order_cards]]\nid = 'order_01'\ncost = {}\n")
    with pytest.raises(WrongValue) as wrong:
        load_game("yokohama", nothing)
    assert wrong.value.path == ("order_cards", "order_01", "cost")
    assert texts.message(f"value-{wrong.value.why}") == "Ein Auftrag verlangt mindestens eine Ware."


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("yokohama", "[[order_cards]]\nid = 'order_01'\nrewards = [{ kind = 'yen', n = 3, level = 5 }]", "no-level"),
        ("yokohama", "[[scoring]]\nid = 'shops'\nper = 0", "not-here"),  # the rules know it of other rows
        ("yokohama", "[limits]\norder_hand = 3", "fixed"),
        ("airship", "[donation_slots_airships]\nlevel1 = { players3 = 5, players4 = 6, players5 = 9 }", "word"),
        ("airship", "[[stage_bonuses]]\nid = 'wood'\ngroup = 'never'", "word"),
        ("edo", "[[action]]\nid = 'money'\ncost_rice = 2", "not-here"),
    ],
)
def test_what_would_mean_nothing_is_refused(name: str, text: str, why: str) -> None:
    with pytest.raises(WrongValue) as wrong:
        load_game(name, Corrections(text))
    assert wrong.value.why == why
    for language in LANGUAGES:
        assert Texts(load_game(name), language).message(f"value-{why}", **wrong.value.details)


def test_a_form_has_no_other_places_than_those_it_shows() -> None:
    field = next(each for each in all_fields("yokohama", "en") if each.place == ("order_cards", "order_01", "rewards"))
    assert read(field, "2", {"2/0/kind": "yen", "2/0/n": "3", "2/1/kind": "tea", "2/1/n": "1"})[1] == {
        "kind": "tea",
        "n": 1,
    }
    for place in ("2", "57", "x", "-1", "01", "²"):
        with pytest.raises(WrongValue, match="no place"):
            read(field, "2", {f"2/{place}/kind": "yen", f"2/{place}/n": "3"})
