"""What a move costs the server for each of those who see it: everybody at the table with a page of their own, no network."""

from __future__ import annotations

import asyncio
from statistics import mean
from typing import Any

from kotatsu.bench.requests import Caller
from kotatsu.core.registry import game_names, load_game
from kotatsu.core.rng import seeded
from kotatsu.house.house import Invitation
from kotatsu.house.identity import identity

FIRST = 10  # moves after which everything has been drawn and said once
MOVES = 100


def run_viewers_bench() -> dict[str, Any]:
    """Milliseconds of the processor: of a move with its answer, of a look of somebody else, and of both for each viewer."""
    return {name: asyncio.run(_moves(name)) for name in game_names()}


async def _moves(name: str) -> dict[str, float]:
    seats, rng = range(load_game(name).seat_counts[0]), seeded("viewers")
    acts: list[float] = []
    looks: list[float] = []
    async with Caller() as caller:
        secrets = [await caller.visitor() for _ in seats]
        people = [
            Invitation(identity(secret), f"Player {seat}", "") for seat, secret in zip(seats, secrets, strict=True)
        ]
        table = await caller.house.new_table(name, people, people[0].person, seed="viewers")
        pages = [caller.page(table.id, secret) for secret in secrets]
        for page in pages:
            await page.look()
        while not table.match.over and len(acts) < FIRST + MOVES:
            seat = table.match.to_act()[0]
            moves = table.match.moves(seat)
            acts.append(await pages[seat].act(seat, moves[rng.below(len(moves))]))
            looks += [await page.look() for page in pages if page is not pages[seat]]
    act, look = 1000 * mean(acts[FIRST:]), 1000 * mean(looks[FIRST * (len(seats) - 1) :])
    each = (act + (len(seats) - 1) * look) / len(seats)
    return {"viewers": len(seats), "act_ms": round(act, 2), "look_ms": round(look, 2), "each_ms": round(each, 2)}
