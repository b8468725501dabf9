"""The drawn board: whatever can be chosen is on it, once, at both widths and for whoever looks."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from kotatsu.board.drawing import Canvas
from kotatsu.board.look import look_of
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.rng import seeded
from kotatsu.core.state import FULL, WATCHER
from kotatsu.core.texts import Texts
from kotatsu.web.icons import sprite


def drawn(match: Match, seat: int, texts: Texts, narrow: bool) -> tuple[str, list[str]]:
    """The board as a seat sees it, and the targets of its moves."""
    vocabulary = match.game.vocabulary
    targets = [vocabulary.target(code) for code in (match.state.moves(seat) if seat >= 0 else [])]
    view = match.state.copy() if seat == FULL else match.view(seat)
    canvas = Canvas(view, texts, {target: target for target in targets if target}, narrow)
    look_of(match.game).draw(view, canvas)
    return canvas.svg("Edo"), [target for target in targets if target]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_can_be_chosen_is_on_the_board(seats: int) -> None:
    game = load_game("edo")
    texts = [Texts(game, "en"), Texts(game, "de")]
    match = Match.new(game, seats, "board")
    rng = seeded(f"board {seats}")
    known = set(re.findall(r'id="(i-[^"]+)"', sprite(look_of(game).icons())))
    seen: set[str] = set()
    while not match.over:
        seat = match.to_act()[0]
        step = game.steps.kind(match.state.stack[-1]).name
        wanted = step not in seen or not rng.below(12)
        seen.add(step)
        for narrow in (False, True) if wanted else ():
            svg, targets = drawn(match, seat, texts[narrow], narrow)
            names = Counter(re.findall(r' id="([^"]+)"', svg))
            assert not [name for name, n in names.items() if n > 1]
            assert not [target for target in targets if target not in names]
            assert set(re.findall(r'href="#(i-[^"]+)"', svg)) <= known
        codes = match.state.moves(seat)
        match.play_code(codes[rng.below(len(codes))], seat)
    for seat in (0, WATCHER, FULL):
        for narrow in (False, True):
            ElementTree.fromstring(drawn(match, seat, texts[narrow], narrow)[0])


def test_a_player_has_something_in_front() -> None:
    """EDO-6.1.2, EDO-11.1: what others have is told, except for their money."""
    game = load_game("edo")
    match = Match.new(game, 2, "chips")
    texts = Texts(game, "en")
    mine, theirs = (look_of(game).chips(match.view(0), seat, texts) for seat in range(2))
    assert [chip.text for chip in mine if chip.icon == "ryo"] == ["10"]
    assert [chip.text for chip in theirs if chip.icon == "ryo"] == ["?"]
    assert all(chip.label for chip in [*mine, *theirs])
