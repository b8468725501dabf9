"""What changes with other values: the same deals played by the same bots, once with our values and once with theirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from kotatsu.bots.greedy import GreedyBot
from kotatsu.core.match import Match
from kotatsu.lab.entrants import read_entrant
from kotatsu.lab.playing import Key, Played, Terms, play_one
from kotatsu.lab.statistics import Interval, mean_interval
from kotatsu.lab.tournament import win_shares

BOT = GreedyBot.name  # thinks by tries, not by the clock


class Change(NamedTuple):
    """What has moved, as far as so many deals can tell."""

    deals: int
    before: float  # the mean of all scores
    after: float
    difference: Interval
    first_before: float  # the part of the games that whoever begins has won
    first_after: float
    never: list[int]  # moves that nobody makes any more
    again: list[int]  # moves that nobody made before

    @property
    def clear(self) -> bool:
        """Whether the scores are different, and not only by chance."""
        return not self.difference.low <= 0 <= self.difference.high


def weigh(match: Match, _seat: int, deal: Any) -> Played:
    """One game with the values of a match. Runs beside the house."""
    game, seats = match.game, match.seats
    options = tuple(game.check_options({}).items())
    terms = Terms(game.name, None, game.components.hash, seats, options, (BOT,), "weighed")
    return play_one(game, terms, [read_entrant(BOT)], Key(int(deal), (0,) * seats))


def change(ours: Sequence[Played], theirs: Sequence[Played], moves: int) -> Change:
    """What has moved between two rows of games with the same deals; `moves` is how many there are in the vocabulary."""
    before, after = [_mean(game) for game in ours], [_mean(game) for game in theirs]
    taken = [_taken(games) for games in (ours, theirs)]
    return Change(
        len(ours),
        sum(before) / len(before),
        sum(after) / len(after),
        mean_interval([b - a for a, b in zip(before, after, strict=True)]),
        _first(ours),
        _first(theirs),
        [code for code in range(moves) if code in taken[0] and code not in taken[1]],
        [code for code in range(moves) if code in taken[1] and code not in taken[0]],
    )


def _mean(game: Played) -> float:
    return sum(sum(points) for points in game.points) / len(game.points)


def _first(games: Sequence[Played]) -> float:
    return sum(win_shares(game)[game.order[0]] for game in games) / len(games)


def _taken(games: Sequence[Played]) -> set[int]:
    return {code for game in games for seat in game.taken for code in seat}
