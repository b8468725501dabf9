"""The whole benchmark: rounds in which everything is measured once, then medians and ratios."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

from kotatsu.bench.clock import Rate, measure
from kotatsu.bench.interpreted import Interpreted
from kotatsu.bench.own import GAMES_AT_ONCE, OwnGame
from kotatsu.bench.peer import NAME, Peer
from kotatsu.bench.together import Together
from kotatsu.core.corrections import Corrections
from kotatsu.core.errors import FileError
from kotatsu.core.registry import game_names
from kotatsu.core.toml import read_text
from kotatsu.version import is_compiled

PLAYING = 0.4  # seconds per round
COPYING = 0.15
THINKING = 0.3


class Figures:
    """What is measured of the peer and of each game."""

    def __init__(self) -> None:
        self.decisions = Rate()
        self.games = Rate()
        self.copies = Rate()
        self.interpreted = Rate()
        self.turns = Rate()
        self.turns_interpreted = Rate()
        self.together = Rate()
        self.matches = Rate()
        self.environments = Rate()

    def measure(self, subject: Peer | OwnGame, games_at_once: int) -> None:
        decisions, calls = measure(subject.play, PLAYING)
        self.decisions.add(decisions)
        self.games.add(calls * games_at_once)
        self.copies.add(measure(subject.copy, COPYING)[0])


def run_bench(rounds: int, components: Path | None = None) -> dict[str, Any]:
    """The figures as data; the ratios are ours to the peer's. With somebody's own box only its game is measured."""
    peer = Peer()
    compiled = is_compiled()
    own = {name: OwnGame(name, components) for name in _names(components)}
    many = {name: Together(name, components) for name in own}
    theirs = Figures()
    ours = {name: Figures() for name in own}
    with ExitStack() as stack:
        source = stack.enter_context(Interpreted(components)) if compiled else None
        for _ in range(rounds):
            theirs.measure(peer, 1)
            for name, game in own.items():
                ours[name].measure(game, GAMES_AT_ONCE)
                ours[name].turns.add(measure(game.think, THINKING)[0])
                rates = (ours[name].together, ours[name].matches, ours[name].environments)
                for rate, found in zip(rates, many[name].measure(), strict=True):
                    rate.add(found)
                if source:
                    ours[name].interpreted.add(source.measure(name, "play", PLAYING))
                    ours[name].turns_interpreted.add(source.measure(name, "think", THINKING))
    return {
        "peers": {
            NAME: {
                "decisions_per_s": round(theirs.decisions.median),
                "games_per_s": round(theirs.games.median, 1),
                "copies_per_s": round(theirs.copies.median),
                "version": peer.version,
            }
        },
        "games": {name: _facts(game, ours[name], theirs) for name, game in own.items()},
        "compiled": compiled,
    }


def _names(components: Path | None) -> list[str]:
    if components is None:
        return game_names()
    own = Corrections(read_text(components), str(components))
    if "game" not in own.about():
        raise FileError(own.source, 0, 'it does not say of which game it is: write [box] game = "..."')
    return [own.about()["game"]]


def _facts(game: OwnGame, ours: Figures, theirs: Figures) -> dict[str, Any]:
    decisions = ours.decisions.median
    return {
        "decisions_per_s": round(decisions),
        "games_per_s": round(ours.games.median, 1),
        "copies_per_s": round(ours.copies.median),
        "ratio_decisions": round(decisions / theirs.decisions.median, 2),
        "ratio_copies": round(ours.copies.median / theirs.copies.median, 2),
        "ratio_interpreted": _ratio(ours.decisions, ours.interpreted),
        "turns_judged_per_s": round(ours.turns.median),
        "ratio_turns_interpreted": _ratio(ours.turns, ours.turns_interpreted),
        "together_per_s": round(ours.together.median),
        "ratio_matches": _ratio(ours.together, ours.matches),
        "ratio_environments": _ratio(ours.together, ours.environments),
        "bytes_per_state": game.bytes_per_state(),
        "decisions_per_game": round(decisions / ours.games.median, 1),
        "seats": game.seats,
    }


def _ratio(one: Rate, other: Rate) -> float:
    return round(one.median / other.median, 2) if other.rounds else 1.0
