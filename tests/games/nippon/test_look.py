"""How Nippon shows itself: scenes that hold what is decided together, previews that tell what matters."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from kotatsu.board.drawing import Canvas
from kotatsu.board.look import Tray, drawn, look_of
from kotatsu.core.effects import effects
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.match import Match
from kotatsu.core.state import WATCHER
from kotatsu.core.texts import Texts
from kotatsu.games.nippon.state import NipponState
from kotatsu.games.nippon.steps.market import PlaceTile
from tests.games.nippon.test_box import nippon
from tests.tables import walk

LEAST = {False: 13.5, True: 13.0}  # the smallest type of a scene on a desk and on a phone


def questions(seats: int, seed: int) -> Iterator[tuple[Match, str]]:
    """Decisions of a random game, each with the name of its kind."""
    for match, rng in walk(("nippon", seats), seed):
        if match.to_act() and not rng.below(3):
            yield match, match.game.steps.kind(match.state.stack[-1]).name


def told(match: Match, move: str, language: str = "en") -> list[str]:
    seat = match.to_act()[0]
    return effects(Texts(match.game, language), match.view(seat), match.game.vocabulary.parse(move), seat)


def begun(*moves: str) -> Match:
    match = Match.new("nippon", seats=2, seed="chimney", options={"first": "A"})
    for move in moves:
        match.play(move)
    return match


# -- scenes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_a_question_brings_every_place_it_offers(seats: int) -> None:
    """Whatever can be chosen on the stage lies in the scenes that the question brings, each in one of them."""
    look, vocabulary = look_of(nippon()), nippon().vocabulary
    texts = Texts(nippon(), "en")
    for match, kind in questions(seats, 21):
        view = match.view(match.to_act()[0])
        focus = look.focus_on(view)
        assert focus, kind
        places: dict[str, str] = {}
        for scene in look.scenes:
            for target in re.findall(r'id="([^"]+)" class="target', drawn(scene, view, texts).svg("")):
                assert target not in places
                places[target] = scene.name
        for code in view.moves(match.to_act()[0]):
            if not (vocabulary.family(code).ends or vocabulary.family(code).declines):
                assert places[vocabulary.target(code)] in (focus.scene, *focus.beside), vocabulary.notation(code)


@pytest.mark.parametrize("narrow", [False, True], ids=["desk", "phone"])
def test_no_type_is_too_small(narrow: bool) -> None:
    look = look_of(nippon())
    for match, _ in questions(3, 22):
        for language in LANGUAGES:
            view, texts = match.view(WATCHER), Texts(match.game, language)
            for scene in look.scenes:
                sizes = re.findall(r'font-size="([\d.]+)"', drawn(scene, view, texts, narrow=narrow).svg(""))
                assert min(map(float, sizes)) >= LEAST[narrow], scene.name


def test_things_are_drawn_and_little_stands_first() -> None:
    look = look_of(nippon())
    texts = Texts(nippon(), "de")
    for match, kind in questions(2, 23):
        seat = match.to_act()[0]
        view = match.view(seat)
        if look.trays.get(kind) is Tray.THINGS:
            canvas = Canvas(view, texts)
            things = [look.thing(view, code, canvas) for code in view.moves(seat)]
            assert all(things) and len(set(things)) == len(things)
        chips = look.chips(view, seat, texts)
        assert 5 <= sum(chip.first for chip in chips) <= 7


# -- previews --------------------------------------------------------------------------------------


def test_only_a_new_colour_raises_the_wages() -> None:
    """NIP-6.3: the preview of a worker says so, before it is taken."""
    match = begun("action:invest")
    assert "wages +3,000 Yen when consolidating" in told(match, "worker:grey")
    assert "Lohn +3.000 Yen beim Konsolidieren" in told(match, "worker:grey", "de")
    for move in ("worker:grey", "build:silk3", "end", "action:invest", "worker:grey", "build:paper3", "end"):
        match.play(move)
    match.play("action:machines")
    machine = ["−5,000 Yen", "machine +1 for Silk"]
    assert told(match, "worker:grey") == machine
    assert told(match, "worker:green") == ["wages +3,000 Yen when consolidating", *machine]


def test_a_colour_for_free_raises_no_wages() -> None:
    """NIP-12.9: with a works that frees one colour from wages, the first colour costs nothing."""
    match = begun("action:invest")
    state = match.state
    assert isinstance(state, NipponState)
    state.players[0].factories |= 1 << nippon().names.factory.number("bento3")
    assert not told(match, "worker:grey")


def test_a_factory_tells_what_it_brings_at_once_and_from_now_on() -> None:
    match = begun("action:invest", "worker:grey")
    assert told(match, "build:silk3") == [
        "−6,000 Yen",
        "−1 blueprint",
        "+5,000 Yen",
        "from now on 2 coal make 1 × Silk",
    ]
    assert "from now on: each Technology action: 1 more step for free" in told(match, "build:paper2")
    assert "at the end: 1 more star for the Technology achievement" in told(match, "build:paper1")


def test_a_tile_tells_how_its_region_stands() -> None:
    """NIP-8.1: the influence, and the points in the next scoring."""
    found = 0
    for match, _ in walk(("nippon", 2), 26):
        if match.to_act() and isinstance(match.state.stack[-1], PlaceTile):
            for move in match.moves():
                found += 1
                assert any(re.search(r": \d+ influence, .* VP in the next scoring", line) for line in told(match, move))
    assert found


def test_a_multiplier_tells_what_it_is_worth_now() -> None:
    """NIP-9.6."""
    for match, kind in questions(2, 25):
        if kind == "cover":
            lines = [line for move in match.moves() for line in told(match, move)]
            assert sum("VP if the game ended now" in line for line in lines) == len(match.moves())


# -- words -----------------------------------------------------------------------------------------


def test_the_words_tell_prices_and_prospects() -> None:
    match = begun("action:invest", "worker:grey", "build:paper4", "end")
    lines = [
        line for part in look_of(match.game).describe(match.view(0), Texts(match.game, "en")) for line in part.lines
    ]
    assert "Invest: 4,000 Yen" in lines  # with the own discount
    assert "It gives 10, 7 and 5 VP to the first three in every region" in lines
    assert "Consolidating now: 12,000 Yen, 2 coal, no reward, wages 3,000 Yen" in lines
    assert look_of(match.game).round(match.view(0), Texts(match.game, "en")) == "First scoring: 2 spaces to go"
