"""Count the clicks of a turn: one for every decision, against what the table asks for.

    python -m tools.clicks [GAME ...] [--games 20] [--bot greedy]

Bots play whole games, and every turn of theirs is clicked through in thought: a place, a word or a card takes one click, several
things of a kind one each and one to confirm, numbers one each. Where one click answers
several questions it counts once, if the bot gave the same answers.
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import groupby
from typing import NamedTuple

from kotatsu.board.look import Tray, look_of
from kotatsu.bots.registry import make_bots
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.vocabulary import Sets
from kotatsu.games import NAMES
from kotatsu.web.seen.sight import Looker
from kotatsu.web.zones import stage
from kotatsu.web.zones.frame import Frame
from kotatsu.web.zones.tray import numbers


class Decision(NamedTuple):
    """One answer of a turn: how many clicks it takes, and which answers the click on its place gives besides."""

    seat: int
    code: int
    clicks: int
    then: tuple[int, ...]


def decision(match: Match, seat: int, code: int) -> Decision:
    """What choosing a move takes at the table."""
    frame = Frame(match, "ABCD"[: match.seats], Looker(seat, "en"))
    family = match.game.vocabulary.family(code)
    domains = list(family.params.values())
    clicks = 1
    tray = stage.tray(frame)
    if tray is Tray.AMOUNTS:
        rows = [numbers(family, each) for each in frame.moves if match.game.vocabulary.family(each) is family]
        clicks = max(1, sum(len({row[name] for row in rows}) > 1 for name in rows[0]))
    elif tray is Tray.THINGS and len(domains) == 1 and isinstance(domains[0], Sets):
        several = any(len(each) > 1 for each in domains[0].sets)
        clicks = 1 + len(domains[0].sets[family.values(code)[0]]) if several else 1
    short = look_of(match.game).shortcuts(frame.view)
    then = next((codes[1:] for codes in short.values() if codes[0] == code), ())
    return Decision(seat, code, clicks, then)


def clicks_of(turn: list[Decision]) -> int:
    """How often one clicks in a turn."""
    total = place = 0
    while place < len(turn):
        now = turn[place]
        after = tuple(each.code for each in turn[place + 1 : place + 1 + len(now.then)])
        place += 1 + len(now.then) * (after == now.then)
        total += now.clicks
    return total


def turns(name: str, seats: int, seed: str, bot: str) -> list[list[Decision]]:
    """The turns of a game of bots: what one of them decided without another one in between."""
    match = Match.new(load_game(name), seats, seed)
    bots = make_bots([bot] * seats, seed)
    made: list[Decision] = []
    while not match.over:
        seat = match.to_act()[0]
        code = bots[seat].choose(match.view(seat), seat)
        made.append(decision(match, seat, code))
        match.play_code(code, seat)
    return [list(group) for _, group in groupby(made, key=lambda each: each.seat)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(NAMES))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--bot", default="greedy")
    asked = parser.parse_args()
    print(f"{'':10} {'turns':>6} {'decisions a turn':>17} {'clicks a turn':>14}")
    for name in asked.game:
        count: Counter[str] = Counter()
        for seed in range(asked.games):
            for turn in turns(name, load_game(name).seat_counts[0], str(seed), asked.bot):
                count.update(turns=1, decisions=len(turn), clicks=clicks_of(turn))
        print(
            f"{name:10} {count['turns']:6} {count['decisions'] / count['turns']:17.2f}"
            f" {count['clicks'] / count['turns']:14.2f}"
        )


if __name__ == "__main__":
    main()
