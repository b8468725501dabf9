# kotatsu: compiled
"""Whole games between bots, each of which sees only its own view, and only if it wants to look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kotatsu.bots.bot import USUAL, Bot, Budget
from kotatsu.core.match import Match
from kotatsu.core.state import NONE, State


class Outcome(NamedTuple):
    """How a match among bots has ended."""

    decisions: int
    scores: list[int]
    places: list[int]  # 1 for a winner; several seats may share it


def play_game(state: State, bots: Sequence[Bot], budget: Budget = USUAL) -> Outcome:
    """Play on `state` itself, with a bot per seat, until the game is over. The bots have sat down before."""
    players = list(bots)
    decisions = 0
    while state.depth:
        seat = state.actor()
        bot = players[seat]
        code = bot.at_once(state.moves(seat)[:])
        if code == NONE:
            code = bot.choose(state.view(seat), seat, budget)
        state.apply(code, seat)
        decisions += 1
    return outcome(state, decisions)


def play_match(match: Match, bots: Sequence[Bot], budget: Budget = USUAL) -> Outcome:
    """Play a match to its end, every move checked and recorded."""
    for bot in bots:
        bot.sit_down(match.game)
    while not match.over:
        seat = match.state.actor()
        match.play_code(bots[seat].choose(match.view(seat), seat, budget), seat)
    return outcome(match.state, len(match.plies))


def outcome(state: State, decisions: int) -> Outcome:
    """The result of a game that is over."""
    return Outcome(decisions, [sum(state.score(seat)) for seat in range(state.seats)], state.places())
