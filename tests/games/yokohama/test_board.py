"""The drawn scenes: every choice is in one of them, with what it costs next to it before it is made."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from kotatsu.board.drawing import Canvas
from kotatsu.board.look import Focus, Tray, choices_in, drawn, look_of
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.state import WATCHER
from kotatsu.core.texts import Texts
from kotatsu.games.yokohama.state import YokohamaState
from kotatsu.games.yokohama.steps.areas import Church, Laboratory
from kotatsu.games.yokohama.steps.rewards import PickBonus
from tests.tables import walk

GAME = load_game("yokohama")
LOOK = look_of(GAME)
TEXTS = Texts(GAME, "en")
GAMES = 6
LEAST = {False: 13.5, True: 13.0}  # units of the smallest text on a desk and on a phone


def scenes(match: Match, seat: int, narrow: bool, texts: Texts = TEXTS) -> dict[str, str]:
    """The scenes as somebody sees them, by their names."""
    view = match.view(seat)
    codes = view.moves(seat) if seat >= 0 else []
    choices = choices_in(view, codes, texts)
    return {scene.name: drawn(scene, view, texts, choices, narrow).svg("") for scene in LOOK.scenes}


def scene(match: Match, name: str, narrow: bool = False) -> str:
    return scenes(match, match.to_act()[0], narrow)[name]


def decisions(kind: type) -> Iterator[tuple[Match, YokohamaState]]:
    """Positions of some games in which a decision of a kind is taken."""
    found = 0
    for seed in range(GAMES):
        for match, _ in walk(("yokohama", 2), seed):
            state = match.state
            if state.stack and isinstance(state.stack[-1], kind):
                assert isinstance(state, YokohamaState)
                found += 1
                yield match, state
    assert found


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
def test_every_choice_is_in_exactly_one_scene(narrow: bool) -> None:
    for match, rng in walk(("yokohama", 2), 3):
        if match.over or rng.below(2):
            continue
        seat = match.to_act()[0]
        shown = scenes(match, seat, narrow)
        for code in match.view(seat).moves(seat):
            for target in GAME.vocabulary.targets(code):
                held = [name for name, svg in shown.items() if f'<g id="{target}" class="target can"' in svg]
                assert len(held) == 1, (target, held)


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
def test_no_text_is_smaller_than_it_may_be(narrow: bool) -> None:
    for language in LANGUAGES:
        texts = Texts(GAME, language)
        for match, rng in walk(("yokohama", 2), 4):
            if rng.below(6):
                continue
            for seat in (*match.to_act()[:1], WATCHER):
                for name, svg in scenes(match, seat, narrow, texts).items():
                    small = [
                        told
                        for size, told in re.findall(r'font-size="([\d.]+)"[^>]*>([^<]*)<', svg)
                        if float(size) < LEAST[narrow] and told
                    ]
                    assert not small, (name, language, small)


def test_every_decision_names_its_scene_and_its_tray() -> None:
    names = {scene.name for scene in LOOK.scenes}
    asked = {kind.name for kind in GAME.steps.by_name.values() if kind.rule}
    assert set(LOOK.focus) == asked == set(LOOK.trays)
    assert {
        name for focus in LOOK.focus.values() if isinstance(focus, Focus) for name in (focus.scene, *focus.beside)
    } <= names
    for language in LANGUAGES:
        assert all(Texts(GAME, language).message(f"scene-{name}") for name in names)


def test_what_is_offered_as_a_thing_is_drawn() -> None:
    """Free actions may be offered beside the decision itself: they have their targets."""
    for seed in range(GAMES):
        for match, _ in walk(("yokohama", 2), seed):
            if match.over or LOOK.trays[GAME.steps.kind(match.state.stack[-1]).name] != Tray.THINGS:
                continue
            seat = match.to_act()[0]
            view = match.view(seat)
            canvas = Canvas(view, TEXTS)
            for code in view.moves(seat):
                word = GAME.vocabulary.notation(code)
                assert LOOK.thing(view, code, canvas) or word in ("pass", "back", "textile") or "agent:" in word, word


def test_church_cards_show_how_many_offerings_are_missing() -> None:
    for match, state in decisions(Church):
        step = state.stack[-1]
        assert isinstance(step, Church)
        missing = [state.box.faith[card] - step.faith for card in state.church_display]
        for narrow in (False, True):
            assert scene(match, "market", narrow).count("#i-offering") == sum(n > 0 for n in missing)


def test_technology_cards_show_their_price() -> None:
    for match, state in decisions(Laboratory):
        step = state.stack[-1]
        assert isinstance(step, Laboratory)
        units = [step.units(state, card) for card in state.tech_display]
        market = scene(match, "market")
        assert market.count(">/</text>") == sum(n > 0 for n in units)
        assert all(f">{n * state.box.yen_per_unit}</text>" in market for n in units if n)


def test_bonus_cards_light_the_rows_that_pay() -> None:
    for match, state in decisions(PickBonus):
        step = state.stack[-1]
        assert isinstance(step, PickBonus)
        assert scene(match, "market").count('"step lit"') == (step.level + 1) * len(state.bonus_display)


def test_the_house_that_is_visited_lights_its_floor() -> None:
    for match, _ in decisions(Laboratory):
        assert scene(match, "quay").count('"step lit"') == 1
