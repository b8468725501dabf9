"""Take pictures of the scenes of a game, one by one, to look at them.

    python -m tools.pictures GAME [--seats 2] [--seed 1] [--bot random] [--ply 0 60 120] [--step NAME] [--viewer SEAT]
                             [--scene NAME ...] [--narrow] [--zoom 1] [--language en de] [--theme light dark]
                             [--folder build/pictures]
    python -m tools.pictures GAME --crowded

Bots play a game; at each of the plies the scenes are drawn for the seat to act (or for --viewer; -2 is a watcher), one unit as
one pixel (--zoom 0.9 is a small desk). --step goes on to the next decision of that kind. Faults are listed below the file.
Needs a Chromium on the PATH (Debian: chromium) and the package playwright.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any

from kotatsu.bench.chromium import open_chromium
from kotatsu.board.drawing import NARROW, WIDE
from kotatsu.board.icons import sprite
from kotatsu.board.look import drawn, look_of
from kotatsu.bots.registry import bot_names, make_bots
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.state import WATCHER
from kotatsu.core.texts import Texts
from kotatsu.house.driving import USUAL_PACE
from kotatsu.web.pages.table import table_body
from kotatsu.web.seen.sight import Looker
from kotatsu.web.words.html import STYLES, Page, whole_page
from kotatsu.web.words.wording import wording_in
from kotatsu.web.zones.frame import Frame

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "src" / "kotatsu" / "web" / "static"
STYLE = STATIC / "kotatsu.css"
EVERY = 10  # positions of a random game are looked at to find a crowded one


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
    names = [wording_in(looker.language).message("guest-here", letter=letter) for letter in "ABCD"[: match.seats]]
    return Frame(match, names, looker)


def page(match: Match, seat: int, language: str, narrow: bool, theme: str = "light") -> str:
    """The page of a table as the server sends it, with what belongs to it taken from the disk."""
    frame = frame_of(match, Looker(seat, language, narrow))
    shown = Page(frame.title(), table_body(frame, frame.drawing(), USUAL_PACE), "table-page")
    html = whole_page(shown, frame.wording, frame.wording.message("guest"), theme, "/", look_of(match.game).icons())
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
            view = match.view(WATCHER)
            svg = "".join(drawn(scene, view, texts).svg("") for scene in look_of(match.game).scenes)
            much = svg.count("<text") + svg.count('class="piece"')
            if much > best.get(third, (0, match))[0]:
                best[third] = much, match.until(ply)
    return [match for _, match in best.values()]


SHEET = (
    '<!doctype html><html lang="{language}" data-theme="{theme}"><head><meta charset="utf-8">{styles}<style>'
    "body {{ padding: 12px; width: max-content }} figure {{ margin: 0 0 20px }} svg.board.board {{ max-width: none }}"
    "figcaption {{ font-weight: 700 }}</style></head><body>{sprite}{scenes}</body></html>"
)


def scenes_page(
    match: Match, seat: int, language: str, narrow: bool, names: Sequence[str] = (), zoom: float = 1
) -> str:
    """The scenes of a game below one another, as large as they are drawn."""
    frame = frame_of(match, Looker(seat, language, narrow))
    figures = []
    for scene in look_of(match.game).scenes:
        if not names or scene.name in names:
            title = frame.texts.message(f"scene-{scene.name}")
            canvas = frame.scenes[scene.name]
            wide, tall = canvas.width * zoom, canvas.height * zoom
            svg = canvas.svg(title).replace("<svg ", f'<svg style="width:{wide:g}px;height:{tall:g}px" ', 1)
            figures.append(
                f"<figure><figcaption>{title}: {canvas.width} × {canvas.height:g}</figcaption>{svg}</figure>"
            )
    styles = STYLES.replace('"/static/', f'"{STATIC.as_uri()}/')
    icons = sprite(look_of(match.game).icons())
    return SHEET.format(language=language, theme="light", styles=styles, sprite=icons, scenes="".join(figures))


# Texts that are smaller than 12 px, wider than the card they begin on, outside of their scene, or on top of another text or of
# an icon. What only decorates (.kanji, .faint, .ghost) may lie anywhere, a .badge on its icon. Pieces lie above everything:
# only among themselves. Targets that are too small or overlap.
FAULTS = """([least, target]) => {
  const found = []
  for (const board of document.querySelectorAll('svg.board[id]')) {
    const frame = board.getBoundingClientRect()
    if (!frame.width) continue
    const scale = frame.width / board.viewBox.baseVal.width
    const say = (words) => found.push(`${board.id}: ${words}`)
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
      return {name: e.getAttribute('href') || e.id, piece: place(e), l: b.left, r: b.right, u: b.top, d: b.bottom}
    }
    const cards = [...board.querySelectorAll('.card, .tray, .step, .site, .hit, circle')].map(box)
    const icons = [...board.querySelectorAll('use.icon:not(.faint):not(.ghost):not(.on-seat)')].map(box)
    const over = (a, b, give) => a.l + give < b.r && b.l + give < a.r && a.u + give < b.d && b.u + give < a.d
    const room = (c) => (c.r - c.l) * (c.d - c.u)
    for (const t of texts) {
      if (t.px < least - .05) say(`small (${t.px.toFixed(1)} px): ${t.words}`)
      if (t.l < frame.left - 1 || t.r > frame.right + 1 || t.d > frame.bottom + 1) say(`outside: ${t.words}`)
      const under = cards.filter(c => c.piece == t.piece && c.l <= t.l + 3 && t.l + 3 <= c.r && c.u <= t.d && t.d <= c.d)
      const smallest = under.sort((a, b) => room(a) - room(b))[0]
      if (smallest && t.r > smallest.r - 1) say(`wider than its card: ${t.words}`)
      for (const i of icons)
        if (!t.badge && i.piece == t.piece && over(t, i, 1.5 * scale)) say(`on an icon: ${t.words} / ${i.name}`)
    }
    texts.forEach((a, n) => texts.slice(n + 1).forEach(b => {
      if (!a.piece == !b.piece && over(a, b, .5)) say(`on one another: ${a.words} / ${b.words}`)
    }))
    const targets = [...board.querySelectorAll('.target.can')].map(box)
    for (const t of targets)
      if (Math.min(t.r - t.l, t.d - t.u) < target - .5)
        say(`small target (${(t.r - t.l) | 0} x ${(t.d - t.u) | 0} px): ${t.name}`)
    if (target) targets.forEach((a, n) => targets.slice(n + 1).forEach(b => {
      if (over(a, b, 6)) say(`targets on one another: ${a.name} / ${b.name}`)
    }))
  }
  const ids = [...document.querySelectorAll('svg.board [id]')].map(e => e.id)
  for (const id of new Set(ids.filter((id, n) => ids.indexOf(id) != n))) found.push(`twice: ${id}`)
  return found
}"""
LEAST_TEXT = 12  # pixels
LEAST_TARGET, LEAST_TOUCH = 24, 40


def faults(tab: Any, text: float = LEAST_TEXT, target: float = 0) -> list[str]:
    """What is wrong with the scenes of a page that is open in the browser; targets have at least so many pixels."""
    found: list[str] = tab.evaluate(FAULTS, [text, target])
    return found


def show(tab: Any, source: Path, width: int) -> None:
    """Open a page and wait for its fonts."""
    tab.set_viewport_size({"width": width, "height": 900})
    tab.goto(source.as_uri())
    tab.wait_for_function("document.fonts.ready.then(() => true)")


def take(tab: Any, match: Match, seat: int, asked: argparse.Namespace, language: str, theme: str, file: Path) -> None:
    """One picture of scenes, with a word about every fault in it."""
    source = file.with_suffix(".html")
    html = scenes_page(match, seat, language, asked.narrow, asked.scene, asked.zoom)
    source.write_text(html.replace('data-theme="light"', f'data-theme="{theme}"'), encoding="utf-8")
    show(tab, source, round((NARROW if asked.narrow else WIDE) * asked.zoom) + 24)
    tab.screenshot(path=str(file), full_page=True)
    source.unlink()
    print(file, *faults(tab, target=LEAST_TOUCH if asked.narrow else LEAST_TARGET), sep="\n    ")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--bot", default="random", choices=bot_names())
    parser.add_argument("--ply", type=int, nargs="+", default=[0, 40, 100])
    parser.add_argument("--step", default="")
    parser.add_argument("--viewer", type=int, default=None)
    parser.add_argument("--scene", nargs="+", default=[], help="only these")
    parser.add_argument("--narrow", action="store_true", help="as on a phone")
    parser.add_argument("--zoom", type=float, default=1.0, help="pixels of a unit")
    parser.add_argument("--language", nargs="+", default=["en"])
    parser.add_argument("--theme", nargs="+", default=["light"])
    parser.add_argument("--crowded", action="store_true", help="the positions with the most to read instead")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "pictures")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with open_chromium() as browser:
        tab = browser.new_page()
        for match in _wanted(asked):
            kind = match.game.steps.kind(match.state.stack[-1]).name if match.state.stack else "over"
            waiting = match.to_act()
            seat = asked.viewer if asked.viewer is not None else waiting[0] if waiting else 0
            for language, theme in product(asked.language, asked.theme):
                size = "narrow" if asked.narrow else "wide"
                name = "-".join([asked.game, f"{len(match.plies):03}", kind, *asked.scene, size, language, theme])
                take(tab, match, seat, asked, language, theme, asked.folder.resolve() / f"{name}.png")


def _wanted(asked: argparse.Namespace) -> Iterator[Match]:
    seats = asked.seats or load_game(asked.game).seat_counts[0]
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
