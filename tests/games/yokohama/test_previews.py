"""What is told about a move before it is made: what an area gives, what a card is worth, what has to be paid."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kotatsu.core.effects import effects
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.texts import Texts
from kotatsu.games.yokohama.components import CHINATOWN, CHURCH_AREA, CUSTOMS, LABORATORY, PORT
from kotatsu.games.yokohama.moves import (
    AREA,
    AREAS,
    BOOST,
    BOOSTS,
    CHURCH,
    CHURCHES,
    FULFIL,
    HIRE,
    TECH,
    TECHS,
    UPGRADE,
)
from kotatsu.games.yokohama.state import YokohamaState
from kotatsu.games.yokohama.steps.areas import Church, Laboratory
from kotatsu.games.yokohama.steps.turn import Boost, MainWindow
from tests.tables import walk

GAME = load_game("yokohama")
TEXTS = Texts(GAME, "en")
GIVES = {
    CHURCH_AREA: r"faith (\d)",
    CUSTOMS: r"turn over (?:up to )?(\d) import",
    CHINATOWN: r"exchange (?:once|up to (\d) times)",
    LABORATORY: r"production (\d)",
    PORT: r"draws (\d) order",
}


def asked(kind: type, games: int = 4) -> Iterator[tuple[Match, YokohamaState, int]]:
    """Positions in which a decision of a kind is taken, and by whom."""
    for seed in range(games):
        for match, _ in walk(("yokohama", 2), seed):
            state = match.state
            if state.stack and isinstance(state.stack[-1], kind):
                assert isinstance(state, YokohamaState)
                yield match, state, match.to_act()[0]


def told(match: Match, seat: int, code: int) -> str:
    return "; ".join(effects(TEXTS, match.view(seat), code, seat))


def test_every_area_tells_what_it_gives() -> None:
    seen = set()
    for match, state, seat in asked(MainWindow):
        for code in match.view(seat).moves(seat):
            if not AREA <= code < AREA + AREAS:
                continue
            area, line = code - AREA, told(match, seat, code)
            strength = re.search(r"strength (\d)", line)
            if strength is None:  # a permission is asked for first
                continue
            amount = state.box.effect[area][min(int(strength[1]), 5) - 1]
            if "no effect" in line:
                assert amount == 0 or area in GIVES
            elif area in GIVES:
                given = re.search(GIVES[area], line)
                assert given is not None and int(given[1] or 1) <= amount, line
                seen.add(area)
            else:
                assert f"+{amount} " in line
    assert seen >= set(GIVES) - {CUSTOMS}


def test_an_order_tells_its_points() -> None:
    found = 0
    for match, state, seat in asked(MainWindow):
        for code in match.view(seat).moves(seat):
            if FULFIL <= code < HIRE:
                points = state.box.order_points[code - FULFIL]
                assert f"+{points} point" in told(match, seat, code)
                found += 1
    assert found


def test_a_church_card_tells_its_points_or_how_many_offerings_it_needs() -> None:
    found = set()
    for match, state, seat in asked(Church, 12):
        step = state.stack[-1]
        assert isinstance(step, Church)
        for code in match.view(seat).moves(seat):
            if CHURCH <= code < CHURCH + CHURCHES:
                card, line = code - CHURCH, told(match, seat, code)
                missing = state.box.faith[card] - step.faith
                due = f"for {missing} different offerings" if missing > 1 else "for 1 offering"
                assert f"+{state.box.church_points[card]} point" in line or (missing > 0 and due in line)
                found.add(missing > 0)
    assert found == {False, True}


def test_a_technology_card_tells_what_has_to_be_paid() -> None:
    found = 0
    for match, state, seat in asked(Laboratory, 12):
        step = state.stack[-1]
        assert isinstance(step, Laboratory)
        for code in match.view(seat).moves(seat):
            if TECH <= code < TECH + TECHS and (units := step.units(state, code - TECH)):
                line = told(match, seat, code)
                assert "2 yen or 1 import" in line or f"−{units * state.box.yen_per_unit} " in line or "import" in line
                found += 1
    assert found


def test_a_free_action_tells_nothing_that_does_not_follow_from_it() -> None:
    """While extra strength is asked for, an order brings its reward and not what the area will bring."""
    found = 0
    for match, _, seat in asked(Boost, 12):
        for code in match.view(seat).moves(seat):
            line = told(match, seat, code)
            if FULFIL <= code < UPGRADE:
                assert "total strength" not in line.lower()
                found += 1
            elif BOOST <= code < BOOST + BOOSTS:
                assert "strength" in line
    assert found
