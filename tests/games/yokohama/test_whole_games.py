"""What holds in every position of every game, checked along random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from kotatsu.core.bits import count, members
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.scenario import event_notation, load_scenario, play_lines
from kotatsu.core.state import NONE, NOT_ASKED
from kotatsu.games.yokohama.components import RAILWAY_STATION, STAGECOACH, TRAM
from kotatsu.games.yokohama.state import Player, YokohamaState
from tests.tables import walk

pytestmark = pytest.mark.both_ways

GAME = load_game("yokohama")
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "yokohama"
ALWAYS_OPEN = {8, 9}  # laboratory, port

# YOK-16.1: every decision; how to decline it, if it may be declined; whether free actions are possible meanwhile.
# Area, permission, strength card and boost are one decision of the list, asked in parts.
DECISIONS = {
    "keep-orders": ("", False),
    "main": ("end", True),  # the window around the steps: free actions, agents, bonus, building, end
    "permission": ("", True),
    "play-card": ("", True),
    "boost": ("boost:none", True),
    "church": ("pass", True),
    "offering": ("", True),
    "turn-imports": ("turn:0", True),
    "chinatown": ("pass", True),
    "laboratory": ("pass", True),
    "payment": ("", True),
    "place-station": ("", False),
    "port": ("", True),
    "put-under": ("under:as-drawn", True),
    "return-extra": ("", False),
    "pick-bonus": ("pass", True),
    "agent": ("pass", True),
    "upgrade": ("pass", False),
}


def position(match: Match) -> YokohamaState:
    state = match.state
    assert isinstance(state, YokohamaState)
    return state


def positions(games: int) -> Iterator[tuple[Match, YokohamaState]]:
    for seed in range(games):
        for match, _ in walk(("yokohama", 2), 100 + seed):
            yield match, position(match)


def scenario_positions() -> Iterator[tuple[Match, YokohamaState]]:
    """The positions that scenarios look at: they reach what random games seldom do."""
    for path in sorted(SCENARIOS.glob("*.toml")):
        scenario = load_scenario(path)
        match = scenario.begin()
        for block in scenario.data["then"]:
            play_lines(match, block.get("play", []))
            yield match, position(match)


def step_name(state: YokohamaState) -> str:
    return GAME.steps.kind(state.stack[-1]).name if state.stack else "none"


def test_32_turns_in_the_right_order() -> None:
    """YOK-4.1, YOK-4.2, YOK-4.4: four rounds of four turns each, begun by A, B, A, B or B, A, B, A."""
    for seed in range(4):
        turns: dict[int, int] = {}
        starters: dict[int, int] = {}
        for match, _ in walk(("yokohama", 2), seed):
            state = position(match)
            if step_name(state) == "main":
                turns[state.turn] = state.active
                starters[state.round] = state.starter
        first = starters[1]
        round_of = [first, 1 - first] * 4
        assert [turns[turn] for turn in range(32)] == 2 * (round_of + [1 - seat for seat in round_of])
        assert len(turns) == 32
        assert starters == {1: first, 2: 1 - first, 3: first, 4: 1 - first}
        played = Counter(entry.seat for entry in match.events(0) if GAME.events[entry.kind].name == "card")
        assert played == {0: 16, 1: 16}


def test_hands_and_rows_keep_their_size() -> None:
    """YOK-2.2.1, YOK-8.4, YOK-8.5, YOK-12.5, YOK-7.5.6, YOK-10.5.4"""
    for _, state in positions(6):
        returning = step_name(state) == "return-extra"
        assert max(sum(player.extra) for player in state.players) == 5 if returning else True
        assert returning or all(sum(player.extra) <= 4 for player in state.players)
        resolving = count(state.bonus_resolving)
        assert len(state.bonus_display) == 3 - resolving
        if step_name(state) != "upgrade":
            assert len(state.tech_deck) == 20 - 5 * state.round
        assert len(state.church_display) + sum(len(player.churches) for player in state.players) == 6
        assert all(player.agents + player.spent_agents == count(player.hired) <= 4 for player in state.players)


def test_nothing_is_negative_and_buildings_fit_their_spaces() -> None:
    """YOK-2.1.2, YOK-2.1.3, YOK-9.2, YOK-9.3"""
    for _, state in positions(6):
        for player in state.players:
            assert min(player.yen, player.up, player.down, *player.goods, *player.extra) >= 0
            assert count(player.shops) <= 8 and count(player.warehouses) <= 4
        assert not state.players[0].warehouses & state.players[1].warehouses


def test_second_cards_in_an_area_need_a_permission() -> None:
    """YOK-6.2, YOK-6.4, YOK-6.12: beyond laboratory and port each further card used up station, stagecoach or tram."""
    for _, state in positions(12):
        lying = Counter(area for player in state.players for area in player.lies_in if area != NONE)
        assert sum(lying.values()) <= 8
        further = sum(n - 1 for area, n in lying.items() if area not in ALWAYS_OPEN)
        permits = [tech for player in state.players for tech in members(player.tapped)]
        used = sum(tech in (RAILWAY_STATION, STAGECOACH, TRAM) for tech in permits)
        assert further <= used


def belongings(player: Player) -> tuple[object, ...]:
    return (
        player.goods[:],
        player.up,
        player.down,
        player.orders[:],
        player.fulfilled,
        player.churches[:],
        player.techs,
        player.shops,
        player.warehouses,
    )


def test_players_give_one_another_nothing() -> None:
    """YOK-2.6, YOK-10.1: what a player does leaves the other's things alone; warehouse income is all that arrives."""
    for seed in range(6):
        before: list[tuple[object, ...]] = []
        yen = [0, 0]
        for match, _ in walk(("yokohama", 2), 300 + seed):
            state = position(match)
            if before and match.plies:
                other = 1 - match.plies[-1].seat
                assert belongings(state.players[other]) == before[other]
                assert state.players[other].yen >= yen[other]
            if step_name(state) != "keep-orders":
                before = [belongings(player) for player in state.players]
                yen = [player.yen for player in state.players]


def test_after_the_deal_only_a_reshuffle_is_random() -> None:
    """YOK-15.1: everything else comes from decks whose order is fixed already."""
    for seed in range(10):
        before: list[int] = []
        for match, _ in walk(("yokohama", 2), 500 + seed):
            now = match.state.rng.registers()
            if before:
                last = len(match.plies) - 1
                told = [event_notation(GAME, entry) for entry in match.events(0) if entry.ply == last]
                assert (now != before) == ("reshuffled:none" in told)
            before = now
    reshuffle = load_scenario(SCENARIOS / "x-35-bonus-reshuffle.toml").begin()
    before = reshuffle.state.rng.registers()
    reshuffle.play("bonus:bonus_01")
    assert reshuffle.state.rng.registers() != before


def test_the_list_of_decisions_is_complete() -> None:
    """YOK-16.1, YOK-10.2, YOK-10.2.1: what is asked, what may be declined, and where free actions are possible."""
    met: set[str] = set()
    fulfil = GAME.vocabulary.parse("fulfil:order_01")
    for match, state in chain(positions(12), scenario_positions()):
        if match.over or state.house_rules:  # the list is that of the book
            continue
        step = step_name(state)
        met.add(step)
        decline, free = DECISIONS[step]
        for seat in match.to_act():
            moves = match.moves(seat)
            if step == "main":
                assert ("end" in moves) != any(move.startswith("area:") for move in moves)
            elif decline:
                assert decline in moves
            else:
                assert not {"pass", "end"} & set(moves)
            assert (state.why_not(fulfil, seat) != NOT_ASKED) == free
    assert met == set(DECISIONS)
