"""Figures of the table in the browser: drawing a view, bytes of a move's update, the way from a wish to its answer."""

from __future__ import annotations

import asyncio
import gzip
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from starlette.responses import JSONResponse

from kotatsu.bench.chromium import open_chromium
from kotatsu.bench.server import running_server
from kotatsu.bots import make_bots
from kotatsu.core.errors import KotatsuError
from kotatsu.core.game import AnyGame
from kotatsu.core.match import Match
from kotatsu.core.registry import game_names, load_game
from kotatsu.house.house import House, Invitation
from kotatsu.house.store import Store
from kotatsu.house.thinking import Thinkers
from kotatsu.web.door.limits import LIMITS
from kotatsu.web.seen.sight import Looker
from kotatsu.web.seen.update import Memory, Shown
from kotatsu.web.zones.frame import Frame

POSITIONS = 24
CLICKS = 25
FORM = {"content-type": "application/x-www-form-urlencoded"}
READY = "() => document.querySelector('#zone-tray .option') && !document.querySelector('[aria-busy], main.telling')"
CLICK = """() => new Promise((done, failed) => {
  setTimeout(() => failed(new Error("nothing changed")), 10000);
  const started = performance.now();
  const watch = new MutationObserver(() => {
    watch.disconnect();
    requestAnimationFrame(() => done(performance.now() - started));
  });
  watch.observe(document.querySelector("main"), { subtree: true, childList: true, characterData: true });
  document.querySelector("#zone-tray .option").click();
})"""
LAST_PLY = 120
PAGE = "page-that-is-measured"


def run_web_bench() -> dict[str, Any]:
    figures = {name: _figures(load_game(name)) for name in game_names()}
    try:
        clicks = _clicks(game_names())
    except KotatsuError as error:
        return {"games": figures, "clicks": f"not measured: {error}"}
    return {"games": {name: {**figures[name], "click_ms": clicks[name]} for name in figures}}


def _figures(game: AnyGame) -> dict[str, Any]:
    renders: list[float] = []
    boards: list[float] = []
    updates: list[int] = []
    for match in _moments(game):
        looker = Looker(match.to_act()[0], "en")
        _frame(match, looker).zones()  # texts are kept once they have been used, as in a running house
        renders.append(_milliseconds(lambda match=match, looker=looker: _frame(match, looker).zones()))  # type: ignore[misc]
        boards.append(_milliseconds(lambda match=match, looker=looker: _frame(match, looker).scenes))  # type: ignore[misc]
        updates.append(_update_bytes(match, looker))
    return {
        "render_ms": round(statistics.median(renders), 2),
        "board_ms": round(statistics.median(boards), 2),
        "update_bytes": int(statistics.median(updates)),
        "largest_update_bytes": max(updates),
        "answer_ms": round(statistics.median(asyncio.run(_answers(game))), 2),
    }


def _moments(game: AnyGame) -> list[Match]:
    """Moments all along a game of bots."""
    match = Match.new(game, seed="bench")
    bots = make_bots(["greedy"] * match.seats, "bench")
    every = LAST_PLY // POSITIONS
    moments: list[Match] = []
    while not match.over and len(match.plies) < LAST_PLY:
        seat = match.state.actor()
        match.play_code(bots[seat].choose(match.view(seat), seat), seat)
        if len(match.plies) % every == 0 and not match.over:
            moments.append(match.until(len(match.plies)))
    return moments


def _frame(match: Match, looker: Looker) -> Frame:
    return Frame(match, [f"Player {seat}" for seat in range(match.seats)], looker)


def _milliseconds(work: Callable[[], object]) -> float:
    started = time.process_time()
    work()
    return (time.process_time() - started) * 1000


def _update_bytes(match: Match, looker: Looker) -> int:
    """What goes over the wire after one more move: zones that changed, compressed."""
    memory = Memory(LIMITS.zone_bytes)
    have = _frame(match, looker).drawing().answer(memory, Shown(PAGE)).data["marks"]
    seat = match.state.actor()
    match.play_code(match.state.moves(seat)[0], seat)
    answer = _frame(match, looker).drawing().answer(memory, Shown(PAGE, have))
    return len(gzip.compress(JSONResponse(answer.data).body, 6))


async def _answers(game: AnyGame) -> list[float]:
    """From a wish to the new frame in hand: checked, on disk, applied and drawn."""
    taken: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        house = House(Store(f"sqlite:///{Path(folder) / 'bench.db'}"), Thinkers(1))
        try:
            guests = [Invitation("somebody", f"Player {seat}", "") for seat in range(game.seat_counts[0])]
            table = await house.new_table(game.name, guests, "somebody", seed="bench")
            memory, have = Memory(LIMITS.zone_bytes), dict[str, str]()
            for _ in range(40):
                if table.match.over:
                    break
                seat = table.match.state.actor()
                move = game.vocabulary.notation(table.match.state.moves(seat)[0])
                started = time.perf_counter()
                await house.act(table, seat, "move", move)
                frame = _frame(table.match, Looker(seat, "en"))
                have = frame.drawing().answer(memory, Shown(PAGE, have)).data["marks"]
                taken.append((time.perf_counter() - started) * 1000)
        finally:
            await house.close()
    return taken


def _clicks(games: Sequence[str]) -> dict[str, float]:
    """From a click in a real browser to the changed page, at a table of a house in a process of its own."""
    taken: dict[str, float] = {}
    command = [sys.executable, "-m", "kotatsu", "serve", "--no-browser", "--port", "{port}", "--data"]
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server([*command, folder]) as (port, _),
        open_chromium() as browser,
    ):
        address = f"http://127.0.0.1:{port}"
        for game in games:
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            seats = ["me", *["random"] * (load_game(game).seat_counts[0] - 1)]
            page.goto(address)
            page.request.post(
                f"{address}/tables", data=urlencode({"game": game, "seat": seats}, doseq=True), headers=FORM
            )
            page.goto(address)
            page.locator(".own-tables a").first.click()
            page.locator("[popovertarget=more]").click()  # where the pace is chosen
            page.locator("#pace").select_option("instant")
            page.keyboard.press("Escape")
            times = []
            for _ in range(CLICKS):
                page.wait_for_function(READY)
                times.append(page.evaluate(CLICK))
            taken[game] = round(statistics.median(times), 1)
            page.close()
    return taken
