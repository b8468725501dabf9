"""Take pictures of a board as it stands in the page, to look at it.

    python -m tools.pictures GAME [--seats 2] [--seed 1] [--bot random] [--ply 0 60 120] [--step NAME] [--viewer SEAT]
                             [--width 1440 1024 390] [--language en de] [--theme light dark] [--folder build/pictures]

Bots play a game; at each of the plies the board is drawn for the seat to act (or for --viewer; -2 is a watcher). --step goes
on to the next decision of that kind. Needs a Chromium on the PATH (Debian: chromium) and the package playwright.
"""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kotatsu.bots.registry import bot_names, make_bots
from kotatsu.core.drawing import Canvas
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.texts import Texts
from kotatsu.web.icons import sprite

if TYPE_CHECKING:
    from kotatsu.core.state import State

ROOT = Path(__file__).resolve().parent.parent
STYLE = ROOT / "src" / "kotatsu" / "web" / "static" / "kotatsu.css"
NARROW_BELOW = 900  # pixels
FLAGS = ["--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage"]


def play(name: str, seats: int, seed: str, bot: str) -> Iterator[Match]:
    """A game of bots, yielded before every decision and once when it is over."""
    match = Match.new(load_game(name), seats, seed)
    bots = make_bots([bot] * seats, seed)
    yield match
    while not match.over:
        seat = match.to_act()[0]
        match.play_code(bots[seat].choose(match.view(seat), seat), seat)
        yield match


def choices(match: Match, seat: int, texts: Texts) -> dict[str, str]:
    """The targets that a seat can choose now, with the labels of their moves."""
    found: dict[str, list[str]] = {}
    for code in match.state.moves(seat) if seat >= 0 else []:
        target = match.game.vocabulary.target(code)
        if target:
            found.setdefault(target, []).append(texts.move(code, match.state))
    return {target: ", ".join(labels) for target, labels in found.items()}


def board(match: Match, seat: int, texts: Texts, narrow: bool) -> str:
    """The board as a seat sees it."""
    view = match.view(seat)
    canvas = Canvas(view, texts, choices(match, seat, texts), narrow)
    match.game.draw(view, canvas)
    return canvas.svg(match.game.name)


def page(match: Match, seat: int, language: str, narrow: bool, theme: str = "light") -> str:
    """A still page with the three zones."""
    texts = Texts(match.game, language)
    view = match.view(seat)
    seats = "".join([_seat(match, view, other, seat, texts) for other in range(match.seats)])
    lines = [
        f'<li class="seat-{entry.seat}">{escape(texts.event(entry))}</li>'
        for entry in match.events(seat)[-14:]
        if entry.seat >= 0
    ]
    mine = match.state.moves(seat) if seat >= 0 else []
    labels = dict.fromkeys(texts.move(code, match.state) for code in mine)
    options = "".join([f'<button class="option">{escape(label)}</button>' for label in list(labels)[:14]])
    prompt = texts.prompt(match.state.stack[-1]) if match.state.stack else "–"
    return f"""<!doctype html><html lang="{language}" data-theme="{theme}"><meta charset="utf-8"><title>{match.game.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="{STYLE.as_uri()}">
<body>{sprite(match.game.icons())}
<header class="bar"><a class="brand">炬燵 Kotatsu</a><span class="place">{match.game.name}</span><nav><a>{_i("book")}</a>
<a>{_i("log")}</a><a>{_i("sound")}</a><a>{_i("help")}</a><a>{_i("menu")}</a></nav></header>
<main class="table"><section class="board-zone">{board(match, seat, texts, narrow)}</section>
<aside class="side"><div class="seats">{seats}</div><div class="log"><h2>Log</h2><ol>{"".join(lines)}</ol></div></aside>
<footer class="actions"><div class="prompt">{escape(prompt)}</div><div class="options">{options}</div>
<div class="tools"><button class="tool">{_i("undo")}</button><button class="final">OK</button></div></footer></main></body></html>"""


def _i(name: str) -> str:
    return f'<svg class="i" aria-hidden="true"><use href="#i-{name}"/></svg>'


def _seat(match: Match, view: State, seat: int, you: int, texts: Texts) -> str:
    chips = "".join(
        [
            f'<span class="chip{" quiet" if chip.quiet else ""}" title="{escape(chip.label)}">{_i(chip.icon)}{escape(chip.text)}</span>'
            for chip in match.game.chips(view, seat, texts)
        ]
    )
    active = " active" if seat in match.to_act() else ""
    return (
        f'<section class="seat seat-{seat}{active}{" you" if seat == you else ""}"><header>{_i(f"crest-{seat}")}'
        f'<h2>{escape(texts.seat(seat))}</h2><span class="score">{sum(view.score(seat))}</span></header>'
        f'<div class="chips">{chips}</div></section>'
    )


# Texts that are smaller than 11 px, wider than the card they begin on, outside of the board, or on top of another text or of
# an icon. What only decorates (.kanji, .faint, .ghost) may lie anywhere. Pieces lie above everything: only among themselves.
FAULTS = """() => {
  const board = document.getElementById('board'), scale = board.getBoundingClientRect().width / board.viewBox.baseVal.width
  const frame = board.getBoundingClientRect(), found = []
  const place = (e) => e.closest('.piece')
  const texts = [...board.querySelectorAll('text:not(.kanji)')].filter(t => t.textContent.trim()).map(t => {
    const size = parseFloat(getComputedStyle(t).fontSize), wide = t.getComputedTextLength(), m = t.getScreenCTM()
    const anchor = t.getAttribute('text-anchor'), x = +t.getAttribute('x') - (anchor == 'end' ? wide : anchor == 'middle' ? wide / 2 : 0)
    const y = +t.getAttribute('y'), k = m.a
    return {t, words: t.textContent, piece: place(t), px: size * k, l: m.e + x * k, r: m.e + (x + wide) * k,
            u: m.f + (y - size * .72) * k, d: m.f + (y + size * .12) * k}
  })
  const box = (e) => { const b = e.getBoundingClientRect(); return {l: b.left, r: b.right, u: b.top, d: b.bottom, e, piece: place(e)} }
  const cards = [...board.querySelectorAll('.card, .tray, .step, .site, .hit, circle')].map(box)
  const icons = [...board.querySelectorAll('use.icon:not(.faint):not(.ghost):not(.on-seat)')].map(box)
  const over = (a, b, give) => a.l + give < b.r && b.l + give < a.r && a.u + give < b.d && b.u + give < a.d
  for (const t of texts) {
    if (t.px < 10.95) found.push(`small (${t.px.toFixed(1)} px): ${t.words}`)
    if (t.l < frame.left - 1 || t.r > frame.right + 1 || t.d > frame.bottom + 1) found.push(`outside: ${t.words}`)
    const under = cards.filter(c => c.piece == t.piece && c.l <= t.l + 3 && t.l + 3 <= c.r && c.u <= t.d && t.d <= c.d)
    const least = under.sort((a, b) => (a.r - a.l) * (a.d - a.u) - (b.r - b.l) * (b.d - b.u))[0]
    if (least && t.r > least.r - 1) found.push(`wider than its card: ${t.words}`)
    for (const i of icons) if (!!i.piece == !!t.piece && over(t, i, 1.5 * scale)) found.push(`on an icon: ${t.words} / ${i.e.getAttribute('href')}`)
  }
  for (let a = 0; a < texts.length; a++) for (let b = a + 1; b < texts.length; b++)
    if (!!texts[a].piece == !!texts[b].piece && over(texts[a], texts[b], .5)) found.push(`on one another: ${texts[a].words} / ${texts[b].words}`)
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


def open_browser() -> Any:
    """A Chromium that pictures and measurements are taken with; close it and stop its driver afterwards."""
    from playwright.sync_api import sync_playwright

    driver = sync_playwright().start()
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    return driver, driver.chromium.launch(executable_path=found, args=FLAGS)


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
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "pictures")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    wanted = sorted(asked.ply)
    driver, browser = open_browser()
    for match in play(asked.game, asked.seats or load_game(asked.game).seats[0], asked.seed, asked.bot):
        if not wanted:
            break
        kind = match.game.steps.kind(match.state.stack[-1]).name if match.state.stack else ""
        if not match.over and (len(match.plies) < wanted[0] or (asked.step and asked.step != kind)):
            continue
        wanted.pop(0)
        waiting = match.to_act()
        seat = asked.viewer if asked.viewer is not None else waiting[0] if waiting else 0
        for width in asked.width:
            for language in asked.language:
                for theme in asked.theme:
                    name = f"{asked.game}-{len(match.plies):03}-{kind or 'over'}-{width}-{language}-{theme}"
                    source = asked.folder / f"{name}.html"
                    source.write_text(page(match, seat, language, width < NARROW_BELOW, theme), encoding="utf-8")
                    tab = browser.new_page()
                    show(tab, source, width)
                    tall = tab.evaluate("document.documentElement.scrollHeight")
                    tab.set_viewport_size({"width": width, "height": tall})
                    tab.screenshot(path=str(asked.folder / f"{name}.png"), full_page=True)
                    for fault in faults(tab):
                        print("   ", fault)
                    tab.close()
                    print(asked.folder / f"{name}.png")
    browser.close()
    driver.stop()


if __name__ == "__main__":
    main()
