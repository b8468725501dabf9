"""What is hidden from a seat is in none of the answers that its program gets, in a whole game of each kind."""

from __future__ import annotations

import json
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from kotatsu.core.match import Match
from kotatsu.core.registry import game_names, load_game
from kotatsu.core.rng import Rng, seeded
from kotatsu.core.schema import cards_in
from kotatsu.core.state import WATCHER
from kotatsu.house.table import Table
from kotatsu.web.api.routes import ROOT
from tests.web.programs import Program, gathered, house_of, join
from tests.web.visits import visit

ANSWERS = ("", "/view", "/decision", "/log")
CHECKED = 30  # decisions of a game after which all answers are compared


@pytest.mark.parametrize("name", game_names())
def test_answers_tell_what_a_seat_may_know_and_no_more(name: str, tmp_path: Path) -> None:
    game = load_game(name)
    with visit(tmp_path / "house.db") as client:
        programs = gathered(client, name, game.seat_counts[0])
        watcher = join(client, programs[0].ask("/watching", "PUT", delay=0)["key"]["key"])
        table = house_of(client)._live[programs[0].table]
        rng, hidden = seeded("who knows"), 0
        while not table.match.over:
            if not len(table.match.plies) % CHECKED:
                hidden += sum(_check(table, program, rng) for program in (*programs, watcher))
            _play_on(table, programs, rng)
        assert hidden or not _has_secrets(name)
        told = [program.ask("/view") for program in programs]
        assert all(view["position"] == told[0]["position"] for view in told), "when it is over all is open"
        assert "hidden" not in json.dumps(told[0]["position"])


def _has_secrets(name: str) -> bool:
    """Whether anybody knows a card, or anything else, that others do not know."""
    match = Match.new(name, seed="any")
    return any("hidden" in json.dumps(match.game.fields.dump(match.view(seat))) for seat in (0, WATCHER))


def _play_on(table: Table, programs: list[Program], rng: Rng) -> None:
    """Somebody who is to act does anything."""
    match = table.match
    seat = match.to_act()[rng.below(len(match.to_act()))]
    moves = match.moves(seat)
    wish = {"move": moves[rng.below(len(moves))], "number": table.number_for([seat])}
    assert programs[seat].try_to("/act", "POST", **wish).status_code == 200


def _check(table: Table, program: Program, rng: Rng) -> int:
    """In another world that looks the same from a seat its program gets the same answers; and no card that lies hidden has its
    name in a view. How much is hidden."""
    seat = WATCHER if program.seat is None else program.seat
    answers = _answers(program)
    truth = table.match
    table.match = copy(truth)
    table.match.state = truth.state.determinize(seat, rng.fork())
    try:
        assert _answers(program) == answers
    finally:
        table.match = truth
    secret = _hidden_cards(truth, seat)
    shown = set(_words(answers["/view"]["position"]))
    assert not secret & shown
    entries = answers["/log"]["events"]
    assert len(entries) == len(truth.events(seat)), "what others were told is not in the log"
    return len(secret) + json.dumps(answers["/view"]["position"]).count('"hidden"')


def _answers(program: Program) -> dict[str, Any]:
    path = f"{ROOT}/tables/{program.table}"
    return {what: program.client.get(f"{path}{what}", headers=program.headers).json() for what in ANSWERS}


def _hidden_cards(match: Match, seat: int) -> set[str]:
    """The cards whose place somebody cannot see: each lies in one place, so its name is nowhere in their view."""
    found: set[str] = set()
    view = match.view(seat)
    for cards in match.game.cards:
        true = {card for pile in cards.piles(match.state) for card in cards_in(*pile)}
        seen = {card for pile in cards.piles(view) for card in cards_in(*pile)}
        found |= {cards.domain.id(card) for card in true - seen}
    return found


def _words(data: Any) -> list[str]:
    if isinstance(data, dict):
        return [word for each in data.values() for word in _words(each)]
    if isinstance(data, list):
        return [word for each in data for word in _words(each)]
    return [data] if isinstance(data, str) else []
