"""Boards: what can be chosen is there, what is hidden is not, and nothing refers to what does not exist."""

from __future__ import annotations

import re

from kotatsu.board.icons import generic_icons
from kotatsu.board.look import drawn, look_of
from kotatsu.core.game import ON
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.rng import seeded
from kotatsu.core.state import WATCHER, State
from kotatsu.core.texts import Texts
from kotatsu.testing.tables import Table, walk
from kotatsu.web.seen.sight import Looker
from kotatsu.web.zones.frame import Frame

NAMED = re.compile(r' id="([^"]+)"')


def frame_of(match: Match, seat: int, narrow: bool = False) -> Frame:
    """The page of a seat."""
    return Frame(match, "ABCD"[: match.seats], Looker(seat, "en", narrow))


def board(frame: Frame) -> str:
    """All scenes of a page."""
    return "".join(frame.scene(name) for name in frame.scenes)


def test_everything_that_can_be_chosen_is_on_the_board_once(table: Table, narrow: bool) -> None:
    """Each option that belongs to a place is offered there, on desks and on phones."""
    for match, rng in walk(table, 7):
        if rng.below(4) == 0:
            _can_be_chosen(match, narrow)


def test_what_house_rules_offer_is_on_the_board_too(table: Table) -> None:
    """The same with all other readings turned on."""
    rules = load_game(table[0]).house_rules.ids
    for match, rng in walk(table, 8, dict.fromkeys(rules, ON)):
        if rng.below(24) == 0:
            _can_be_chosen(match, narrow=True)


def _can_be_chosen(match: Match, narrow: bool) -> None:
    for seat in match.to_act():
        frame = frame_of(match, seat, narrow)
        svg = board(frame)
        ids = NAMED.findall(svg)
        assert len(ids) == len(set(ids))
        for target in frame.choices:
            assert f'<g id="{target}" class="target can" role="button" tabindex="-1"' in svg, target


def test_the_same_view_gives_the_same_board(table: Table) -> None:
    """What is hidden leaves no trace in the picture, whoever's board lies in front."""
    texts = Texts(load_game(table[0]), "de")
    for match, rng in walk(table, 9):
        if rng.below(6):
            continue
        for seat in range(match.seats):
            guess = match.state.determinize(seat, seeded("guess")).view(seat)
            for front in (None, (seat + 1) % match.seats):  # the own board laid out, or that of a rival
                assert _drawn(match.view(seat), match, texts, front) == _drawn(guess, match, texts, front)


def test_nobody_of_another_table_is_named(table: Table) -> None:
    """Boards keep what never changes about their cards; the people at the table do."""
    *_, (match, _) = walk(table, 11)
    others, texts = (
        Texts(match.game, "en", [f"{name}{seat}" for seat in range(match.seats)]) for name in ("Xaver", "Yvonne")
    )
    _drawn(match.view(WATCHER), match, others)
    assert "Xaver" not in _drawn(match.view(WATCHER), match, texts)


def _drawn(view: State, match: Match, texts: Texts, front: int | None = None) -> str:
    svg = "".join(drawn(scene, view, texts, front=front).svg("") for scene in look_of(match.game).scenes)
    ids = NAMED.findall(svg)
    assert len(ids) == len(set(ids))
    return svg


def test_everything_that_is_referred_to_exists(table: Table) -> None:
    """Icons and marks that a drawing uses are there."""
    game = load_game(table[0])
    texts = Texts(game, "en")
    known = set(NAMED.findall(generic_icons() + look_of(game).icons()))
    for match, rng in walk(table, 10):
        if rng.below(4):
            continue
        for seat in (0, WATCHER):
            assert set(re.findall(r'href="#([^"]+)"', board(frame_of(match, seat)))) <= known
        icons = {
            f"i-{chip.icon}" for seat in range(match.seats) for chip in look_of(game).chips(match.view(0), seat, texts)
        }
        assert icons <= known
