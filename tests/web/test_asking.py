"""What a tray says about its own question: nothing that the page belies, and a yes wherever there is a no."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from kotatsu.board.fields import word_label
from kotatsu.board.look import Tray
from kotatsu.core.registry import load_game
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
