"""What is told before a choice, and the table in words: enough to play without seeing it."""

from __future__ import annotations

from kotatsu.board.look import look_of
from kotatsu.core.effects import effects
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.texts import Texts
from kotatsu.games.edo.components import HOUSE, RYO, WOOD
from kotatsu.games.edo.state import EdoState
from kotatsu.games.edo.steps.samurai import Build

DRAFT = ["A town:kawagoe", "B town:odawara", "B set:rice", "A set:wood"]
PLAN = ["A plan:1:a.money", "A plan:2:b.travel", "A plan:3:c.build"]


def after(*lines: str) -> Match:
    match = Match.new(load_game("edo"), 2, "words")
    for line in lines:
        seat, notation = line.split()
        match.play(notation, "AB".index(seat))
    return match


def foreseen(match: Match, notation: str) -> list[str]:
    texts = Texts(match.game, "en")
    return effects(texts, match.view(0), match.game.vocabulary.parse(notation), 0)


def test_a_plan_tells_what_it_will_bring() -> None:
    """EDO-6.1.1, EDO-6.3.4, EDO-4.6: what an action is good for, what its officials bring, who is left for later slots."""
    assert foreseen(after(), "town:odawara") == ["8 ryo a round from Odawara"]
    match = after(*DRAFT)
    assert foreseen(match, "plan:1:a.money") == ["+5 ryo for each official"]
    assert foreseen(match, "plan:1:b.recruit") == ["a Shogun official for 1 rice"]
    match = after(*DRAFT, *PLAN)
    assert foreseen(match, "staff:1:2+0") == [
        "+10 ryo when it is revealed",
        "free for later slots: 2 own, no Shogun officials",
    ]
    match.play("staff:1:0+0", 0)
    assert foreseen(match, "staff:2:2+0")[0] == "2 journeys"


def test_others_are_not_told_what_a_plan_will_bring() -> None:
    """EDO-4.7: a plan is secret, and so is everything about it."""
    match = after(*DRAFT, *PLAN, "A staff:1:2+0")
    private = {"planned", "promised", "staffed", "expected", "still-free"}
    told = [{match.game.events[entry.kind].name for entry in match.events(seat)} for seat in range(2)]
    assert private <= told[0]
    assert not private & told[1]


def test_a_building_tells_the_income_it_brings() -> None:
    """EDO-7.6: two players in a town share what it pays; the one who was alone there gets less."""
    match = after(*DRAFT)
    state = match.state.copy()
    assert isinstance(state, EdoState)
    player = state.players[0]
    player.ryo, player.goods = state.box.cost[HOUSE][RYO], [state.box.cost[HOUSE][WOOD], 0, 0]
    odawara = match.game.names.city.number("odawara")
    state.take_samurai(0, player.samurai[0])
    state.put_samurai(0, odawara)
    state.active = 0
    state.push(Build(match.game.names.action.number("c.build"), 1))
    texts = Texts(match.game, "en", ["Ai", "Ben"])
    told = effects(texts, state.view(0), match.game.vocabulary.parse("build:odawara:house"), 0)
    assert told[-3:] == ["+1 power point", "2 ryo a round from Odawara", "Ben: 6 ryo a round from Odawara"]


def test_a_walk_tells_its_price() -> None:
    """EDO-5.3: a ryo for each step."""
    plans = [
        f"{seat} {move}"
        for seat in "AB"
        for move in ["plan:1:a.money", "plan:2:b.travel", "plan:3:c.build", "staff:1:4+0", "commit"]
    ]
    match = after(*DRAFT, *plans, "A from:kawagoe")
    assert foreseen(match, "to:edo") == ["−2 ryo"]


def test_the_table_in_words_tells_the_whole_map_and_every_card() -> None:
    for seats in (2, 4):
        match = Match.new(load_game("edo"), seats, "words")
        texts = Texts(match.game, "en")
        sections = {section.title: section.lines for section in look_of(match.game).describe(match.view(0), texts)}
        assert isinstance(match.state, EdoState)
        board, names = match.state.board, match.game.names
        for field in board.fields:
            near = [other for other in board.fields if board.distance[field][other] == 1]
            listed = ", ".join([texts.member(names.field, other) for other in near])
            assert f"{texts.member(names.field, field)}: roads to {listed}" in sections["Roads, harvests and incomes"]
        cards = sections["What the cards do"]
        assert len(cards) == 3 + len(match.state.special_display)
        assert cards[0].startswith("Card A: Rice: 1 rice; up to 4 times (1 official); Money: 5 ryo")
