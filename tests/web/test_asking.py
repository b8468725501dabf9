"""What a tray says about its own question: nothing that the page belies, and a yes wherever there is a no."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from kotatsu.board.fields import word_label
from kotatsu.board.look import Tray
from kotatsu.core.effects import foreseen
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.web.seen.sight import Looker
from kotatsu.web.zones import stage, tray
from kotatsu.web.zones.frame import Frame
from tests.tables import TABLES, Table, table_id, walk

ONE_OF = 7  # moments
NAMES = ["Anna", "Ben", "Cleo", "Dan"]
OPTION = re.compile(r'<button class="option[^>]* data-move="([^"]*)"')


def part(html: str, name: str) -> str:
    """What stands in a part of the tray, up to the next one."""
    found = re.search(rf'<div class="{name}">(.*?)</div>', html)
    return found[1] if found else ""


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_tray_does_not_belie_itself(table: Table) -> None:
    for match, rng in walk(table, 19):
        if match.over or rng.below(ONE_OF):
            continue
        seat = match.to_act()[0]
        names = NAMES[: match.seats]
        frame = Frame(match, names, Looker(seat, "en"))
        html = tray.tray(frame)
        moves = OPTION.findall(html)
        told = re.search(r"All (\d+) as a list", html)
        assert told is None or int(told[1]) == len(moves)
        family = match.game.vocabulary.family
        serious = [code for code in frame.moves if not (family(code).ends or family(code).declines)]
        if len(frame.moves) == 1 and not serious:
            assert "first-note" not in html
        kinds = Counter(family(code).first for code in serious)
        alone = [match.game.vocabulary.notation(code) for code in serious if kinds[family(code).first] == 1]
        declines = any(family(code).declines for code in frame.moves)
        if stage.tray(frame) is Tray.PLACES and declines and len(alone) == 1 and len(kinds) > 1:
            assert alone[0] in OPTION.findall(part(html, "rest"))
            assert moves.count(alone[0]) == 1  # a place with two buttons would ask which
        shared = re.search(r'<p class="common">([^<]*)<span>', html)
        if shared and len(serious) < len(frame.moves):
            assert shared[1].startswith(frame.say("each-brings"))
        away = tray.tray(Frame(match, names, Looker(seat, "en", front=(seat + 1) % match.seats)))
        assert "0 choices" not in away


def test_who_has_a_town_is_asked_for_a_set() -> None:
    for match, _ in walk(("edo", 2), 1):
        view, texts = match.view(match.to_act()[0]), Texts(match.game, "en")
        if match.game.steps.kind(view.stack[-1]).name != "draft":
            break
        moves = view.moves(match.to_act()[0])
        kinds = {match.game.vocabulary.family(code).name for code in moves}
        prompt = texts.prompt(view.stack[-1], moves)
        assert ("town" in prompt) == ("town" in kinds) and ("set" in prompt) == ("set" in kinds)
    else:
        raise AssertionError("there was no draft")


def test_a_word_in_a_list_of_components_is_called_as_they_are() -> None:
    texts = Texts(load_game("edo"), "en")
    assert word_label("stone", texts, "actions") == "Quarry stone"
    assert word_label("stone", texts) == "stone"


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_question_whose_own_action_is_not_possible_asks_for_what_is(table: Table) -> None:
    family = load_game(table[0]).vocabulary.family
    met = 0
    for match, _ in walk(table, 29):
        if match.over:
            continue
        seat = match.to_act()[0]
        frame = Frame(match, NAMES[: match.seats], Looker(seat, "en"))
        kinds = [family(code) for code in frame.moves if not family(code).declines]
        if not kinds or not all(kind.free for kind in kinds):
            continue
        met += 1
        step = frame.view.stack[-1]
        assert frame.texts.prompt(step, frame.moves) != frame.texts.prompt(step)
        refused = [
            effect.text
            for code in frame.moves
            if family(code).declines
            for effect in foreseen(*about(frame), code, seat)
        ]
        html = tray.tray(frame)
        assert refused and not any(text in part_of_all(html) for text in refused)
        assert all(text not in part(html, "aside") for text in refused)
    assert met or not any(family(code).free for code in range(len(load_game(table[0]).vocabulary)))


def about(frame: Frame) -> tuple[Texts, State]:
    return frame.texts, frame.view


def part_of_all(html: str) -> str:
    """What the tray says of all options at once."""
    found = re.search(r'<p class="common">(.*?)</p>', html)
    return found[1] if found else ""


def test_whose_turn_it_is_at_a_common_screen_is_called_by_name() -> None:
    match = Match.new("nippon", seats=3, seed="screen")
    seat = match.to_act()[0]
    names = ["Guest", "Guest", "Anna"]
    alone = Frame(match, names, Looker(seat, "en", own=(seat,)))
    together = Frame(match, names, Looker(seat, "en", own=(0, 1, 2)))
    called = together.called(seat)
    assert called == names[seat] or called == together.texts.message("seat", letter="ABC"[seat])
    assert 'class="call' not in tray.tray(alone)
    told = tray.tray(together)
    assert told.index(f'class="call seat-{seat}"') < told.index(f"{called}</p>") < told.index('class="prompt"')
    assert [together.called(each) for each in range(3)] == ["Player A", "Player B", "Anna"]
    assert not any(together.is_you(each) for each in range(3))
