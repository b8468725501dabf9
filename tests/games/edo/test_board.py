"""The scenes of the table: whatever can be chosen is in one of them, at both widths and for whoever looks."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from kotatsu.board.drawing import HALF, NARROW, Canvas
from kotatsu.board.icons import sprite
from kotatsu.board.look import Tray, drawn, look_of
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.rng import seeded
from kotatsu.core.state import FULL, WATCHER
from kotatsu.core.texts import Texts
from kotatsu.games.edo.moves import BUY, PASS
from kotatsu.games.edo.state import EdoState
from kotatsu.games.edo.steps.samurai import Offers
from tests.tables import walk

TALLEST = 1.7  # of a scene, in widths of a desk's half; more special cards than usual make the plan taller


def scenes(match: Match, seat: int, texts: Texts, narrow: bool) -> tuple[dict[str, str], list[str]]:
    """The scenes as a seat sees them, and the targets of its moves."""
    vocabulary = match.game.vocabulary
    targets = [vocabulary.target(code) for code in (match.state.moves(seat) if seat >= 0 else [])]
    view = match.state.copy() if seat == FULL else match.view(seat)
    choices = {target: target for target in targets if target}
    shown: dict[str, str] = {
        scene.name: drawn(scene, view, texts, choices, narrow).svg("Edo") for scene in look_of(match.game).scenes
    }
    return shown, list(choices)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_can_be_chosen_is_in_one_scene(seats: int) -> None:
    """And the scene that a question brings forward shows something of it."""
    game = load_game("edo")
    texts = [Texts(game, "en"), Texts(game, "de")]
    match = Match.new(game, seats, "board")
    rng = seeded(f"board {seats}")
    look = look_of(game)
    known = set(re.findall(r'id="(i-[^"]+)"', sprite(look.icons())))
    seen: set[str] = set()
    while not match.over:
        seat = match.to_act()[0]
        step = game.steps.kind(match.state.stack[-1]).name
        wanted = step not in seen or not rng.below(12)
        seen.add(step)
        for narrow in (False, True) if wanted else ():
            shown, targets = scenes(match, seat, texts[narrow], narrow)
            names = Counter(re.findall(r' id="([^"]+)"', "".join(shown.values())))
            assert not [name for name, n in names.items() if n > 1]
            assert not [
                target for target in targets if f'id="{target}" class="target can"' not in "".join(shown.values())
            ]
            assert set(re.findall(r'href="#(i-[^"]+)"', "".join(shown.values()))) <= known
            focus = look.focus_on(match.view(seat))
            assert focus, step
            front = [shown[name] for name in (focus.scene, *focus.beside)]
            assert any("target can" in svg for svg in front), step
        codes = match.state.moves(seat)
        match.play_code(codes[rng.below(len(codes))], seat)
    decided = {name for name, kind in game.steps.by_name.items() if kind.rule and kind.name != "trade"}
    assert set(look.focus) == decided
    for seat in (0, WATCHER, FULL):
        for narrow in (False, True):
            for svg in scenes(match, seat, texts[narrow], narrow)[0].values():
                ElementTree.fromstring(svg)


@pytest.mark.parametrize("narrow", [False, True])
def test_scenes_fit_the_stage(narrow: bool) -> None:
    """Two scenes stand side by side on a desk, and none is much taller than it; a phone shows one after the other."""
    texts = Texts(load_game("edo"), "de")
    for match, rng in walk(("edo", 4), 3):
        if rng.below(40):
            continue
        for scene in look_of(match.game).scenes:
            canvas = drawn(scene, match.view(0), texts, narrow=narrow)
            assert canvas.width == (NARROW if narrow else HALF)
            assert narrow or canvas.height <= TALLEST * HALF, scene.name


def test_moves_are_drawn_as_what_they_take() -> None:
    """What the merchant offers, with what it costs after a discount (EDO-6.9.4); everything else is chosen in its place."""
    game = load_game("edo")
    look, texts = look_of(game), Texts(game, "en")
    state = Match.new(game, 2, "things").state.copy()
    assert isinstance(state, EdoState)
    for prepared in (False, True):
        if prepared:
            state.players[0].ryo = 30
            state.push(Offers(game.names.action.number("b.trade"), 1, state.merchant, 0, 1))
        view, canvas = state.view(0), Canvas(state.view(0), texts)
        codes = state.stack[-1].moves(state, 0)
        assert [code for code in codes if look.thing(view, code, canvas)] == [
            c for c in codes if c != PASS and prepared
        ]
    price = game.box.offer_price[state.merchant_now[0]]
    assert f">−{2 * price - 1}<" in look.thing(view, BUY + 1, canvas)
    assert look.trays["offers"] == Tray.THINGS


def test_a_player_has_something_in_front() -> None:
    """EDO-6.1.2, EDO-11.1: what others have is told, except for their money."""
    game = load_game("edo")
    match = Match.new(game, 2, "chips")
    texts = Texts(game, "en")
    mine, theirs = (look_of(game).chips(match.view(0), seat, texts) for seat in range(2))
    assert [chip.text for chip in mine if chip.icon == "ryo"] == ["10"]
    assert [chip.text for chip in theirs if chip.icon == "ryo"] == ["?"]
    assert all(chip.label for chip in [*mine, *theirs])
    assert [chip.icon for chip in mine if chip.first] == [
        "wood", "stone", "rice", "ryo", "official", "shogun", "samurai",
    ]  # fmt: skip
