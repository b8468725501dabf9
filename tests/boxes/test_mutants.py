"""Hostile and broken boxes: a clear complaint or a game that can be played, never an accident, never another default."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kotatsu.core.corrections import Corrections
from kotatsu.core.errors import KotatsuError
from kotatsu.core.registry import load_game
from kotatsu.core.trial import try_out
from kotatsu.games import NAMES
from kotatsu.web.boxes.proving import prove_game
from tests.boxes.mutants import mutant

SLOW = list(HealthCheck)
HASHES = {name: load_game(name).components.hash for name in NAMES}
seeds = st.tuples(st.sampled_from(NAMES), st.integers(0, 2**32))


def check(name: str, seed: int, thoroughly: bool) -> None:
    box = Corrections(mutant(load_game(name), Random(seed)), "mutant.toml")
    try:
        game = load_game(name, box)
        if thoroughly:
            prove_game(game)
        else:
            try_out(game, games=1)
    except KotatsuError as error:
        assert str(error) and "\n" not in str(error)
        assert "Error:" not in str(error) or "box-" in getattr(error, "reason", "") or "do not fit" in str(error)
    assert load_game(name).components.hash == HASHES[name]


@settings(max_examples=150, deadline=None, suppress_health_check=SLOW)
@given(seeds)
def test_a_mutant_is_refused_or_can_be_played(chosen: tuple[str, int]) -> None:
    check(*chosen, thoroughly=False)


@pytest.mark.exhaustive
@settings(max_examples=1000, deadline=None, suppress_health_check=SLOW)
@given(seeds)
def test_a_thousand_mutants_are_refused_or_drawn_and_played(chosen: tuple[str, int]) -> None:
    check(*chosen, thoroughly=True)


def test_a_key_of_thousands_of_parts_is_refused_before_it_is_read() -> None:
    """Reading it would take the house minutes, in which nobody else is answered."""
    with pytest.raises(KotatsuError, match="anybody would write"):
        Corrections("a." * 49_000 + "a = 1").data()


@pytest.mark.parametrize("name", NAMES)
def test_what_is_no_component_is_no_value_of_a_box(name: str) -> None:
    """Components have ids or headings; what stands before them says something about our own file."""
    with pytest.raises(KotatsuError, match="no such value"):
        load_game(name, Corrections("schema = 1"))


def test_what_was_read_can_be_written_and_read_again() -> None:
    odd = Corrections('[box]\nname = "x"\n[table]\nlevel = { "😀" = 1, "a b" = 2 }\n[[rows]]\nid = "ü"\nn = [1, 2]\n')
    assert Corrections(odd.plainly()).data() == odd.data()


def test_a_name_hides_nothing_and_has_an_end() -> None:
    """It comes from the tag of a record or from a file, and everybody at the table sees it."""
    title = Corrections("", called="a\u202eb\x07" + "c" * 5000).title
    assert title == "ab" + "c" * 198
