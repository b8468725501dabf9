"""How long people wait: for a bot that thinks by the clock, and for their own turn while others ask for hints.

    python -m tools.waiting [GAME ...] [--bot daimyo] [--searches 40] [--rounds 12] [--waits 60] [--rival steward] [--full]

The first part tells how long decisions of a bot take, all along games against itself. Its clock is the time its processor
spends, so that it comes out as on an idle machine, however busy this one is. The second part tells how often it comes as
expected by a bot that thinks while another one plays: so often its answer is there already. The third part plays a game
against a steward in a real house, by the clock: in every second stretch of it somebody at another table asks for one hint after
the other. Both kinds of stretches take turns, so only their ratio says something on a busy machine.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from unittest.mock import patch

from kotatsu.bots.ahead import GUESSES, guessed
from kotatsu.bots.registry import find_bot, make_bots
from kotatsu.cli.arguments import print_columns
from kotatsu.core.errors import KotatsuError
from kotatsu.core.match import Match
from kotatsu.core.position import position_key
from kotatsu.core.registry import game_names, load_game
from kotatsu.core.rng import seeded
from kotatsu.house.advice import advise
from kotatsu.house.house import House, Invitation
from kotatsu.house.store import Store
from kotatsu.house.table import Table
from kotatsu.house.thinking import Thinkers

THOUGHT = 0.02  # seconds; what takes less was planned before
STRETCH = 10  # own turns


# -- a bot that thinks by the clock ---------------------------------------------------------------------------------------


def decisions(game: str, seats: int, bot: str, searches: int) -> list[float]:
    """Seconds of the processor for every decision, until so many of them were thought about."""
    budget, spent, number = find_bot(bot).budget, list[float](), 0
    with patch("time.monotonic", time.process_time):
        while sum(took > THOUGHT for took in spent) < searches:
            match = Match.new(game, seats, f"waiting {number}")
            bots = make_bots([bot] * match.seats, f"waiting {number}")
            number += 1
            for each in bots:
                each.sit_down(match.game)
            while not match.over and sum(took > THOUGHT for took in spent) < searches:
                seat = match.to_act()[0]
                started = time.process_time()
                code = bots[seat].choose(match.view(seat), seat, budget)
                spent.append(time.process_time() - started)
                match.play_code(code, seat)
    return spent


def part(times: Sequence[float], share: float) -> float:
    """The time within which so large a share of decisions is made."""
    return sorted(times)[min(len(times) - 1, int(share * len(times)))]


def thinking(games: Sequence[str], full: bool, bot: str, searches: int) -> None:
    rows = [["", "decisions", "thought about", "median, s", "p99, s", "longest, s"]]
    for game in games:
        seats = load_game(game).seat_counts[-1 if full else 0]
        spent = decisions(game, seats, bot, searches)
        thoughts = [each for each in spent if each > THOUGHT]
        figures = (median(thoughts), part(spent, 0.99), max(spent))
        rows.append([f"{game}, {seats}", str(len(spent)), str(len(thoughts)), *(f"{figure:.3f}" for figure in figures)])
    print_columns(rows)


# -- what was expected ------------------------------------------------------------------------------------------------------


def foreseen(game: str, seats: int, rival: str, waits: int) -> int:
    """How often, of so many times that seat A has something to choose after others have played, it was guessed what it sees
    then: before they began."""
    number = came = 0
    while waits:
        guesses: set[bytes] | None = None
        match = Match.new(game, seats, f"ahead {number}")
        bots = make_bots([rival] * match.seats, f"ahead {number}")
        number += 1
        while not match.over and waits:
            seat = match.state.actor()
            if seat:
                guesses = guessed_views(match) if guesses is None else guesses
            elif guesses is not None and len(match.state.moves(0)) > 1:
                came += position_key(match.game, match.view(0)) in guesses
                waits -= 1
                guesses = None
            match.play_code(bots[seat].choose(match.view(seat), seat), seat)
    return came


def guessed_views(match: Match) -> set[bytes]:
    """What seat A may see when it is to choose again, by what it sees now."""
    chance = seeded(f"ahead {len(match.plies)}")
    views = [guessed(match.view(0), 0, chance)[0] for _ in range(GUESSES)]
    return {position_key(match.game, view) for view in views if view is not None}


def expecting(games: Sequence[str], full: bool, rival: str, waits: int) -> None:
    rows = [["", "waits", "came as expected"]]
    for game in games:
        seats = load_game(game).seat_counts[-1 if full else 0]
        rows.append([f"{game}, {seats}", str(waits), f"{100 * foreseen(game, seats, rival, waits) / waits:.0f} %"])
    print_columns(rows)


# -- a table while others ask for hints -----------------------------------------------------------------------------------


async def own_turns(house: House, table: Table, count: int) -> list[float]:
    """Seconds from a move of seat A until it is asked again, each time that a bot has moved in between."""
    spent: list[float] = []
    rng = seeded(f"waiting {table.number}")
    while len(spent) < count and not table.match.over:
        moves, plies = table.match.moves(0), len(table.match.plies)
        told = asyncio.Event()
        stop = table.watch(told.set, range(table.match.seats))
        started = time.perf_counter()
        await house.act(table, 0, "move", moves[rng.below(len(moves))])
        while not table.match.over and 0 not in table.match.to_act():
            await told.wait()
            told.clear()
        if len(table.match.plies) > plies + 1:
            spent.append(time.perf_counter() - started)
        stop()
    return spent


async def asks(house: House, table: Table, enough: asyncio.Event) -> None:
    """One hint after the other; the last one is waited for, so that nobody thinks when it is over."""
    while not enough.is_set():
        await house.advisers.study(table, advise, 0)


async def beside_hints(game: str, rounds: int) -> tuple[list[float], list[float]]:
    """Waiting without and with hints for others, stretch by stretch."""
    alone: list[float] = []
    beside: list[float] = []
    person = Invitation("person", "Person", "")
    with tempfile.TemporaryDirectory() as folder:
        house = House(Store(f"sqlite:///{Path(folder) / 'waiting.db'}"), Thinkers(1))
        try:
            other = await house.new_table(game, [person, Invitation("", "Bot", "steward")], "person", seed="hints")
            table = await fresh(house, game, person, 0)
            await own_turns(house, table, 2)  # its process has started
            await house.advisers.study(other, advise, 0)
            for number in range(2 * rounds):
                if table.match.over:
                    table = await fresh(house, game, person, number + 1)
                enough = asyncio.Event()
                asking = asyncio.create_task(asks(house, other, enough)) if number % 2 else None
                (beside if asking else alone).extend(await own_turns(house, table, STRETCH))
                enough.set()
                if asking:
                    await asking
        finally:
            await house.close()
    return alone, beside


async def fresh(house: House, game: str, person: Invitation, number: int) -> Table:
    table = await house.new_table(game, [person, Invitation("", "Bot", "steward")], "person", seed=f"waiting {number}")
    house.set_pace(table, "instant")
    while not table.match.over and 0 not in table.match.to_act():
        await asyncio.sleep(0.01)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--bot", default="daimyo")
    parser.add_argument("--searches", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--waits", type=int, default=60)
    parser.add_argument("--rival", default="steward", help="who plays while a bot thinks ahead")
    parser.add_argument("--full", action="store_true", help="bots: at tables with as many seats as there are")
    args = parser.parse_args()
    games = args.games or game_names()
    if args.searches:
        thinking(games, args.full, args.bot, args.searches)
    if args.waits:
        expecting(games, args.full, args.rival, args.waits)
    if args.rounds:
        two = [game for game in games if Match.new(game).seats == 2]
        if not two:
            raise KotatsuError("hints are measured at a table for two")
        alone, beside = asyncio.run(beside_hints(two[0], args.rounds))
        rows = [["own turn again", "times", "median, ms", "p90, ms"]]
        for name, times in (("without hints", alone), ("with hints", beside)):
            rows.append([name, str(len(times)), *(f"{1000 * part(times, share):.1f}" for share in (0.5, 0.9))])
        print_columns(rows)
        print(f"ratio of medians {median(beside) / median(alone):.2f}")


if __name__ == "__main__":
    main()
