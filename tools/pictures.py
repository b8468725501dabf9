"""Take pictures of a board as it stands in the page, to look at it.

    python -m tools.pictures GAME [--seats 2] [--seed 1] [--bot random] [--ply 0 60 120] [--step NAME] [--viewer SEAT]
                             [--width 1440 1024 390] [--language en de] [--theme light dark] [--folder build/pictures]
    python -m tools.pictures GAME --crowded
    python -m tools.pictures GAME --scenes       # the pictures of the lobby and of the README

Bots play a game; at each of the plies the board is drawn for the seat to act (or for --viewer; -2 is a watcher). --step goes
on to the next decision of that kind. Needs a Chromium on the PATH (Debian: chromium) and the package playwright.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from kotatsu.bench.chromium import open_chromium
from kotatsu.board.drawing import Canvas
from kotatsu.board.look import look_of
from kotatsu.bots.registry import bot_names, make_bots
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.state import WATCHER
from kotatsu.core.texts import Texts
from kotatsu.house.driving import USUAL_PACE
from kotatsu.web.frame import Frame, Looker
from kotatsu.web.html import Page, whole_page
from kotatsu.web.pages.table import table_body
from kotatsu.web.words import words_in

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "src" / "kotatsu" / "web" / "static"
STYLE = STATIC / "kotatsu.css"
EVERY = 10  # positions of a random game are looked at to find a crowded one
NARROW_BELOW = 900  # pixels
SCENE = (600, 330)  # pixels of the cut-out that the lobby shows
SCENE_WIDTH, SCENE_SEED, SCENE_PLY = 1440, "1", 60


def play(name: str, seats: int, seed: str, bot: str) -> Iterator[Match]:
    """A game of bots, yielded before every decision and once when it is over."""
    match = Match.new(load_game(name), seats, seed)
    bots = make_bots([bot] * seats, seed)
    yield match
    while not match.over:
        seat = match.to_act()[0]
        match.play_code(bots[seat].choose(match.view(seat), seat), seat)
        yield match


def frame_of(match: Match, looker: Looker) -> Frame:
    """What somebody sees of a match that people play."""
    names = [words_in(looker.language).message("guest-here", letter=letter) for letter in "ABCD"[: match.seats]]
    return Frame(match, names, looker)


def page(match: Match, seat: int, language: str, narrow: bool, theme: str = "light") -> str:
    """The page of a table as the server sends it, with what belongs to it taken from the disk."""
    frame = frame_of(match, Looker(seat, language, narrow))
    shown = Page(frame.title(), table_body(frame, USUAL_PACE), "table-page")
    html = whole_page(shown, frame.words, frame.words.message("guest"), theme, "/", look_of(match.game).icons())
    return html.replace('"/static/', f'"{STATIC.as_uri()}/').replace('type="module"', 'type="text/plain"')


def crowded(name: str, seats: int, games: int = 12) -> list[Match]:
    """The positions with the most to read that random play produces: at the beginning, in the middle and late in a game."""
    texts = Texts(load_game(name), "de")
    best: dict[int, tuple[int, Match]] = {}
    for seed in range(games):
        last = max(ply for ply, _ in enumerate(play(name, seats, f"crowd {seed}", "random")))
        for match in play(name, seats, f"crowd {seed}", "random"):
            ply = len(match.plies)
            if ply % EVERY or match.over:
                continue
            third = 3 * ply // (last + 1)
            canvas = Canvas(match.view(WATCHER), texts)
            look_of(match.game).draw(canvas.view, canvas)
            much = canvas.svg("").count("<text") + canvas.svg("").count('class="piece"')
            if much > best.get(third, (0, match))[0]:
                best[third] = much, match.until(ply)
    return [match for _, match in best.values()]


# Texts that are smaller than 11 px, wider than the card they begin on, outside of the board, or on top of another text or of
# an icon. What only decorates (.kanji, .faint, .ghost) may lie anywhere, a .badge on its icon. Pieces lie above everything:
# only among themselves.
FAULTS = """() => {
  const board = document.getElementById('board'), frame = board.getBoundingClientRect()
  const scale = frame.width / board.viewBox.baseVal.width, found = []
  const place = (e) => e.closest('.piece')
  const texts = [...board.querySelectorAll('text:not(.kanji)')].filter(t => t.textContent.trim()).map(t => {
    const size = parseFloat(getComputedStyle(t).fontSize), wide = t.getComputedTextLength(), m = t.getScreenCTM(), k = m.a
    const before = {start: 0, middle: wide / 2, end: wide}[t.getAttribute('text-anchor') || 'start']
    const x = +t.getAttribute('x') - before, y = +t.getAttribute('y')
    return {words: t.textContent, piece: place(t), badge: t.closest('.badge'), px: size * k,
            l: m.e + x * k, r: m.e + (x + wide) * k, u: m.f + (y - size * .72) * k, d: m.f + (y + size * .12) * k}
  })
  const box = (e) => {
    const b = e.getBoundingClientRect()
    return {name: e.getAttribute('href'), piece: place(e), l: b.left, r: b.right, u: b.top, d: b.bottom}
  }
  const cards = [...board.querySelectorAll('.card, .tray, .step, .site, .hit, circle')].map(box)
  const icons = [...board.querySelectorAll('use.icon:not(.faint):not(.ghost):not(.on-seat)')].map(box)
  const over = (a, b, give) => a.l + give < b.r && b.l + give < a.r && a.u + give < b.d && b.u + give < a.d
  const room = (c) => (c.r - c.l) * (c.d - c.u)
  for (const t of texts) {
    if (t.px < 10.95) found.push(`small (${t.px.toFixed(1)} px): ${t.words}`)
    if (t.l < frame.left - 1 || t.r > frame.right + 1 || t.d > frame.bottom + 1) found.push(`outside: ${t.words}`)
    const under = cards.filter(c => c.piece == t.piece && c.l <= t.l + 3 && t.l + 3 <= c.r && c.u <= t.d && t.d <= c.d)
    const least = under.sort((a, b) => room(a) - room(b))[0]
    if (least && t.r > least.r - 1) found.push(`wider than its card: ${t.words}`)
    for (const i of icons)
      if (!t.badge && i.piece == t.piece && over(t, i, 1.5 * scale)) found.push(`on an icon: ${t.words} / ${i.name}`)
  }
  texts.forEach((a, n) => texts.slice(n + 1).forEach(b => {
    if (!a.piece == !b.piece && over(a, b, .5)) found.push(`on one another: ${a.words} / ${b.words}`)
  }))
  const ids = [...board.querySelectorAll('[id]')].map(e => e.id)
  for (const id of new Set(ids.filter((id, n) => ids.indexOf(id) != n))) found.push(`twice: ${id}`)
  return found
}"""


def faults(tab: Any) -> list[str]:
    """What is wrong with the texts on the board of a page that is open in the browser."""
    found: list[str] = tab.evaluate(FAULTS)
    return found


def show(tab: Any, source: Path, width: int) -> None:
    """Open a page and wait for its fonts."""
    tab.set_viewport_size({"width": width, "height": 900})
    tab.goto(source.as_uri())
    tab.wait_for_function("document.fonts.ready.then(() => true)")


def take(tab: Any, match: Match, seat: int, width: int, language: str, theme: str, file: Path) -> None:
    """One picture, with a word about every fault in it."""
    source = file.with_suffix(".html")
    source.write_text(page(match, seat, language, width < NARROW_BELOW, theme), encoding="utf-8")
    show(tab, source, width)
    tall = tab.evaluate("document.documentElement.scrollHeight")
    tab.set_viewport_size({"width": width, "height": tall})
    tab.screenshot(path=str(file), full_page=True)
    source.unlink()
    print(file, *faults(tab), sep="\n    ")


def take_scenes(tab: Any, name: str) -> None:
    """The pictures of a game for the lobby (a corner of the board) and for the README (the whole table)."""
    seats = load_game(name).seats[0]
    match = next(match for match in play(name, seats, SCENE_SEED, "greedy") if _is_scene(match))
    for language in LANGUAGES:
        file = STATIC / "boards" / f"{name}-{language}.png"
        take(tab, match, match.to_act()[0], SCENE_WIDTH, language, "light", file)
        if language == LANGUAGES[0]:
            tab.set_viewport_size({"width": SCENE_WIDTH, "height": 900})
            tab.screenshot(path=str(ROOT / "docs" / "pictures" / f"{name}.png"))
        spot = tab.locator("#board").bounding_box()
        tab.screenshot(path=str(file), clip={"x": spot["x"], "y": spot["y"], "width": SCENE[0], "height": SCENE[1]})


def _is_scene(match: Match) -> bool:
    """A moment in the middle of a game with something to choose from."""
    return len(match.plies) >= SCENE_PLY and len(match.state.moves(match.to_act()[0])) > 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--bot", default="random", choices=bot_names())
    parser.add_argument("--ply", type=int, nargs="+", default=[0, 40, 100])
    parser.add_argument("--step", default="")
    parser.add_argument("--viewer", type=int, default=None)
    parser.add_argument("--width", type=int, nargs="+", default=[1440])
    parser.add_argument("--language", nargs="+", default=["en"])
    parser.add_argument("--theme", nargs="+", default=["light"])
    parser.add_argument("--crowded", action="store_true", help="the positions with the most to read instead")
    parser.add_argument("--scenes", action="store_true", help="the pictures of the lobby and the README instead")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "pictures")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with open_chromium() as browser:
        tab = browser.new_page()
        if asked.scenes:
            take_scenes(tab, asked.game)
            return
        for match in _wanted(asked):
            kind = match.game.steps.kind(match.state.stack[-1]).name if match.state.stack else "over"
            waiting = match.to_act()
            seat = asked.viewer if asked.viewer is not None else waiting[0] if waiting else 0
            for width, language, theme in product(asked.width, asked.language, asked.theme):
                name = f"{asked.game}-{len(match.plies):03}-{kind}-{width}-{language}-{theme}.png"
                take(tab, match, seat, width, language, theme, asked.folder.resolve() / name)


def _wanted(asked: argparse.Namespace) -> Iterator[Match]:
    seats = asked.seats or load_game(asked.game).seats[0]
    if asked.crowded:
        yield from crowded(asked.game, seats)
        return
    wanted = sorted(asked.ply)
    for match in play(asked.game, seats, asked.seed, asked.bot):
        kind = match.game.steps.kind(match.state.stack[-1]).name if match.state.stack else ""
        if wanted and (match.over or (len(match.plies) >= wanted[0] and asked.step in ("", kind))):
            wanted.pop(0)
            yield match


if __name__ == "__main__":
    main()
