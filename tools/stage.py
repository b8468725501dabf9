"""Measure the stage: play random games in a real browser and look at every decision with the eyes of the twelve rules.

    python -m tools.stage [GAME ...] [--seats 2 4] [--games 10] [--moments 1] [--decisions 0] [--size 1440x900 390x844]
                          [--language en de] [--theme light dark]
    python -m tools.stage [GAME ...] [--seats 2] --pictures FOLDER
    python -m tools.stage [GAME ...] --readme

At every decision the page is measured at every size. Bots without a browser play each game first; --moments of it, the beginning
and others evenly spread over its length, are set up as tables, and from each some --decisions are made (0: to the end).
Printed are the decisions, how many options are seen at once and how many are one labelled tap away, whatever breaks a rule, and
at the end both as tables. With --pictures every scene is shown at each size, in the middle of a game; --readme takes the pictures
of the README. Needs a Chromium on the PATH and the package playwright.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections import Counter, defaultdict
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from tests.web.browser import new_page, random_option, ready
from tests.web.server import Server

from kotatsu.bench.chromium import open_chromium
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.games import NAMES
from tools import pictures

SIZES = ("1440x900", "1280x720", "820x1180", "390x844", "844x390")
MOST_DECISIONS = 1500
MEASURED = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10")  # rules; the others are tests of their own
FAINT = 0  # pixels of a text in a scene: whatever is smaller than 12 is found by the measuring itself
REST = 300  # milliseconds until the camera rests
BOT = "greedy"  # it plays the games of which moments are looked at: quick, and its tables are full
MANY = 3  # options: fewer make a poor picture
README = Path(__file__).resolve().parent.parent / "docs" / "pictures"

# Everything that can be measured of one decision: figures, and what is wrong, by the number of its rule.
MEASURE = """({touch}) => {
  const wrong = [], say = (rule, words) => wrong.push(`${rule}: ${words}`)
  const all = (selector, inside = document) => [...inside.querySelectorAll(selector)]
  const box = (e) => e.getBoundingClientRect()
  const shown = (e) => e && e.checkVisibility({visibilityProperty: true}) && box(e).width > 0
  const area = (b) => Math.max(0, b.right - b.left) * Math.max(0, b.bottom - b.top)
  const meet = (a, b) => ({left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
                           top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom)})
  const screen = {left: 0, top: 0, right: innerWidth, bottom: innerHeight}
  const seen = (e, frame) => shown(e) ? area(meet(meet(box(e), box(frame)), screen)) / area(box(e)) : 0
  const desk = !matchMedia('(max-width: 1099px), (max-height: 519px)').matches
  const across = matchMedia('(max-height: 519px)').matches
  const tray = document.getElementById('tray')

  // How many pixels of something nobody sees: of what lies beyond an edge or below the tools, if no sign says so.
  const inner = document.getElementById('zone-tray'), tools = inner.querySelector('.tools')
  const further = shown(inner.querySelector('.further'))
  const cutOff = (e) => {
    let {left, right, top, bottom} = box(e), gone = 0
    const within = (b) => {
      gone = Math.max(gone, b.left - left, right - b.right, b.top - top, bottom - b.bottom)
    }
    for (let p = e.parentElement; p && p !== document.body; p = p.parentElement) {
      const {overflowX, overflowY} = getComputedStyle(p), b = box(p)
      if (overflowY !== 'visible' && further && p.scrollHeight > p.clientHeight + 1) return gone
      if (shown(p.querySelector(':scope > .onwards'))) [left, right] = [Math.max(left, b.left), Math.min(right, b.right)]
      within({left: overflowX === 'visible' ? left : b.left, right: overflowX === 'visible' ? right : b.right,
              top: overflowY === 'visible' ? top : b.top, bottom: overflowY === 'visible' ? bottom : b.bottom})
    }
    if (tools && getComputedStyle(tools).position === 'sticky' && !tools.contains(e)) within({...screen, bottom: box(tools).top})
    within(screen)
    return gone
  }

  const options = all('#zone-tray .option:not(.copy, .later)')
  const listed = shown(document.getElementById('as-list'))
  let direct = 0, tap = 0, inFront = 0, drawn = 0
  for (const option of options) {
    const {to, parts, values} = option.dataset
    const targets = (to || parts || '').split(' ').map(id => document.getElementById(id)).filter(Boolean)
    const scene = targets[0]?.closest('.scene')
    const picked = scene ? [] : all('.part, .number')
    const offered = (parts ?? values) !== undefined && picked.length ? Math.min(1, ...picked.map(e => seen(e, tray)))
      : seen(option, option.closest('.offer, .aside'))
    const there = Math.max(offered, scene ? Math.min(...targets.map(target => seen(target, scene))) : 0)
    if (scene) drawn++
    if (scene && there >= .9) inFront++
    if (there >= .9) direct++
    else if (listed) tap++
    else say(1, `${option.dataset.move} can neither be seen nor reached`)
    const count = scene && document.querySelector(`.to-scene[data-scene="${scene.dataset.scene}"] .count`)
    if (scene && !scene.matches('.front') && !shown(count)) say(1, `nothing counts ${option.dataset.move}`)
  }
  if (drawn && !inFront && document.querySelector('.offer.places')) say(1, 'the front shows nothing that can be chosen')

  const root = document.documentElement
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth)
    say(2, `${root.scrollWidth} x ${root.scrollHeight} in ${innerWidth} x ${innerHeight}`)
  const stock = document.querySelector(desk ? '.seat.you' : '.in-short.you')
  if (!stock) say(3, 'no stock')
  else {
    const {left, right, top, bottom} = box(stock)
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (seen(stock, document.body) < .99 || !stock.contains(hit)) say(3, 'the own stock cannot be seen')
  }
  const {width, height} = box(tray)
  const words = '.guide, .first-note:not([hidden])' // above what can be read
  const taught = inner.querySelector(words) && inner.querySelector('.things')
  const most = !desk ? .4 : taught ? .29 : .25
  if (across ? width > .45 * innerWidth : height > most * innerHeight + 1)
    say(4, `the tray is ${width | 0} x ${height | 0}`)

  const targets = all('.scene.front .target.can')
  const least = touch ? 40 : 24
  for (const target of targets) {
    const b = box(target)
    if (Math.min(b.width, b.height) < least - .5) say(5, `${target.id} is ${b.width | 0} x ${b.height | 0}`)
  }
  targets.forEach((a, n) => targets.slice(n + 1).forEach(b => {
    const m = meet(box(a), box(b))
    if (m.right - m.left > 6 && m.bottom - m.top > 6) say(5, `${a.id} lies on ${b.id}`)
  }))
  for (const t of all('.scene.front text:not(.kanji), #zone-tray .picture text')) {
    const px = parseFloat(getComputedStyle(t).fontSize) * t.getScreenCTM().a
    if (px < 11.95 && t.textContent.trim()) say(6, `${px.toFixed(1)} px: ${t.textContent}`)
  }
  for (const e of all('body *:not(svg *)')) {
    const own = [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())
    if (own && shown(e) && !e.closest('.unseen, .skip') && parseFloat(getComputedStyle(e).fontSize) < 11.95)
      say(6, `small: ${e.textContent.slice(0, 40)}`)
  }
  for (const e of all('.prompt, .chip, .offer .label, .aside .label, #do'))
    if (shown(e) && e.scrollWidth > e.clientWidth + 1 && e.clientWidth) say(6, `cut: ${e.textContent.slice(0, 40)}`)
  for (const e of all('.to-scene .lab, .place .game, .place .now, .in-short.you .chips, .seat h2'))
    if (shown(e) && e.scrollWidth > e.clientWidth + 1) say(6, `cut: ${e.textContent.trim().slice(0, 40)}`)
  for (const e of all('#zone-tray .tools button'))
    if (shown(e) && seen(e, tray) < .98) say(6, `outside the tray: ${e.textContent.trim().slice(0, 40)}`)

  for (const e of all('.option, .part, .number, .lb, .label, .effect, .told, .prompt, .common, .tool, #do', inner))
    if (shown(e) && !e.closest('.unseen') && cutOff(e) > 2)
      say(6, `${cutOff(e) | 0} px cut off: ${e.className} ${e.textContent.trim().slice(0, 40)}`)
  for (const e of all(':is(.guide, .tour-over) p', inner))
    if (shown(e) && e.scrollHeight > e.clientHeight + 2 && !shown(e.parentElement.querySelector('.all-of-it')))
      say(6, 'the guide is cut off')

  const serious = options.filter(o => !o.matches('.final, .decline'))
  const told = serious.map(o => all('.effect', o).flatMap(e => e.textContent.split(', ')))
  if (told.length > 1) for (const text of told[0]) if (told.every(t => t.includes(text))) say(7, `all say ${text}`)
  for (const o of options) if (o.querySelector('.effect.others + .effect:not(.others)')) say(7, `others first: ${o.dataset.move}`)
  const buttons = all('#zone-tray .offer .option, #zone-tray .aside .option').filter(shown)
  if (buttons.length > 1 && buttons[0].matches('.decline')) say(8, 'a decline comes first')
  return {wrong, options: options.length, direct, tap}
}"""
FOCUSED = "() => document.activeElement?.matches('#zone-tray .prompt, .ending h2') ?? false"
MOVING = "() => Math.max(0, ...document.getAnimations().map(a => a.effect.getComputedTiming().endTime))"
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
STILL = "() => document.getAnimations().every(a => a.playState === 'finished')"
ASKED = "() => document.querySelector('#zone-tray .option') && !document.querySelector('[aria-busy], main.telling')"


class Figures(NamedTuple):
    """What was measured at one size."""

    decisions: Counter[str]
    wrong: Counter[str]


def new_figures() -> Figures:
    return Figures(Counter(), Counter())


# -- tables ------------------------------------------------------------------------------------------


def moments(name: str, seats: int, seed: str, many: int) -> list[str]:
    """Records of a game of bots, each up to a moment when the first seat has something to decide: the first is as early as can
    be, the others are evenly spread."""
    found = [
        match.record()
        for match in pictures.play(name, seats, seed, BOT)
        if 0 in match.to_act() and len(_open(match)) > 1
    ]
    return [found[place * len(found) // many] for place in range(many)]


def middle(name: str, seats: int, move: str = "") -> str:
    """The moment closest to the middle of a game in which there is a lot to choose from, that move among it if one is named."""
    found = [(match.record(), _open(match)) for match in pictures.play(name, seats, "1", BOT) if 0 in match.to_act()]
    return next(
        record for record, moves in found[len(found) // 2 :] if len(moves) >= MANY and (not move or move in moves)
    )


def _open(match: Match) -> list[str]:
    return match.moves(0)


def sit_down(page: Any, server: Server, game: str, seats: int) -> str:
    """A table against bots that think least and at once; its address."""
    people = ["me", *["random"] * (seats - 1)]
    page.goto(server.url)
    page.evaluate(
        """([game, people]) => {
          const form = document.createElement('form')
          Object.assign(form, {method: 'post', action: '/tables'})
          for (const [name, value] of [['game', game], ...people.map(who => ['seat', who])])
            form.append(Object.assign(document.createElement('input'), {name, value}))
          document.body.append(form)
          form.submit()
        }""",
        [game, people],
    )
    page.wait_for_url("**/t/*")
    return at_once(page, server, str(page.url))


def sit_down_at(page: Any, server: Server, record: str) -> str:
    """The same in the middle of a game: the record of it is brought, and all chairs but the first are given to bots."""
    page.goto(server.url)
    home = {"origin": server.url, "accept-language": str(page.evaluate("navigator.language"))}
    file = {"name": "record.txt", "mimeType": "text/plain", "buffer": record.encode()}
    brought = page.request.post(f"{server.url}/records", multipart={"record": file}, headers=home)
    assert brought.ok, brought.text()
    address = str(brought.url).removesuffix("/replay")
    for seat in range(1, Match.replay(record).seats):
        for change in ({"do": "free"}, {"do": "bot", "bot": "random"}):
            assert page.request.post(f"{address}/people", form={**change, "seat": seat}, headers=home).ok
    return at_once(page, server, address)


def at_once(page: Any, server: Server, address: str) -> str:
    """Bots answer without a pause."""
    now = {"do": "pace", "move": "instant", "seat": 0}
    page.request.post(f"{address}/act", data=now, headers={"origin": server.url})
    page.goto(address)
    return address


# -- looking -----------------------------------------------------------------------------------------


def look(page: Any, size: str, figures: Figures) -> None:
    """Measure the decision that the page shows, at a size."""
    width, height = map(int, size.split("x"))
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        f"() => document.querySelector('.drawing svg').matches('.narrow') === {_narrow(width, height)}"
    )
    page.evaluate(PAINTED)  # the camera has seen the new size
    page.wait_for_function(STILL)
    page.wait_for_function(ASKED)
    found = page.evaluate(MEASURE, {"touch": _narrow(width, height) == "true"})
    figures.decisions.update(decisions=1, options=found["options"], direct=found["direct"], tap=found["tap"])
    figures.wrong.update(found["wrong"])
    figures.wrong.update(f"6: {fault}" for fault in pictures.faults(page, FAINT))


def _narrow(width: int, height: int) -> str:
    return "true" if width < 1100 or height < 520 else "false"


def take_pictures(page: Any, sizes: list[str], folder: Path, name: str) -> None:
    """Every scene at every size: first what the question brings forward, then the others one by one. A newcomer's notes have a
    picture of their own at each size, and are put away for all others."""
    folder.mkdir(parents=True, exist_ok=True)
    ready(page)
    for size in sizes:
        look(page, size, new_figures())
        page.screenshot(path=folder / f"{name}-{size}-new.png")
    for way in (".first-note .enough", ".coach-offer .no"):
        for each in page.locator(f"{way}:visible").all():
            each.click()
    page.mouse.move(0, 0)
    for size in sizes:
        look(page, size, new_figures())
        page.screenshot(path=folder / f"{name}-{size}.png")
        for scene in page.locator(".to-scene:not([aria-current]):visible").evaluate_all(
            "all => all.map(e => e.dataset.scene)"
        ):
            page.locator(f'.to-scene[data-scene="{scene}"]').click()
            page.mouse.move(0, 0)
            page.wait_for_function(STILL)
            page.screenshot(path=folder / f"{name}-{size}-{scene}.png")
        page.reload()  # the question brings its scene forward again
        ready(page)


def take_readme(page: Any, server: Server, game: str) -> None:
    """The table of a game in the middle of it, as it stands on a desk."""
    sit_down_at(page, server, middle(game, load_game(game).seat_counts[0]))
    ready(page)
    look(page, SIZES[0], new_figures())
    page.screenshot(path=README / f"{game}.png")


# -- playing -----------------------------------------------------------------------------------------


def move(page: Any, option: str, figures: Figures) -> None:
    """Make a move from the list, as anybody could, and see where the focus is and how long the camera moves."""
    page.locator("#zone-tray").evaluate(
        "(tray, move) => [...tray.querySelectorAll('.option')].find(o => o.dataset.move === move).click()", option
    )
    page.wait_for_function("() => !document.querySelector('[aria-busy], main.telling')")
    if not page.evaluate(FOCUSED):
        figures.wrong.update(
            [f"8: {page.evaluate('() => document.activeElement.outerHTML.slice(0, 60)')} has the focus"]
        )
    moving = page.evaluate(MOVING)
    if moving > REST:
        figures.wrong.update([f"9: the camera moves for {moving} ms"])


def told(page: Any, address: str, figures: Figures) -> None:
    """Every move of others has a sentence, every change of points a reason."""
    for each in page.request.get(f"{address}/telling?seat=0").json()["told"]:
        if not each["did"]:
            figures.wrong.update([f"10: nothing is told of ply {each['ply']}"])
        figures.wrong.update([f"10: {change} has no reason" for change in each["scores"] if not change["why"]])


def play(page: Any, address: str, seed: int, sizes: list[str], most: int) -> dict[str, Figures]:
    """Decisions taken at random at a table, each of them measured at every size."""
    figures = {size: new_figures() for size in sizes}
    choice = random.Random(seed)
    for _ in range(most or MOST_DECISIONS):
        if not ready(page):
            break
        for size in sizes:
            look(page, size, figures[size])
        first = figures[sizes[0]]
        told(page, address, first)
        move(page, random_option(page, choice).move, first)
    return figures


def measure(page: Any, server: Server, name: str, seats: int, asked: argparse.Namespace) -> dict[str, Figures]:
    """All games of a table."""
    total = {size: new_figures() for size in asked.size}
    for seed in range(asked.games):
        for record in moments(name, seats, str(seed), asked.moments):
            address = sit_down_at(page, server, record)
            for size, figures in play(page, address, seed, asked.size, asked.decisions).items():
                total[size].decisions.update(figures.decisions)
                total[size].wrong.update(figures.wrong)
            page.goto("about:blank")  # the page of a table that is closed leads elsewhere by itself
            page.request.post(f"{address}/people", form={"do": "close"}, headers={"origin": server.url})
    return total


# -- telling -----------------------------------------------------------------------------------------


def show(table: str, size: str, figures: Figures) -> None:
    count = figures.decisions
    print(
        f"{table:20} {size:9} {count['decisions']:5} decisions {count['options']:6} options, {_share(count)} seen at once"
    )
    for words, often in figures.wrong.most_common(12):
        print(f"    {often:4} x {words}", flush=True)


def _share(count: Counter[str]) -> str:
    return f"{100 * count['direct'] / max(1, count['options']):.1f} %"


def show_all(found: dict[str, dict[str, Figures]], sizes: list[str]) -> int:
    """Everything as two tables: what is seen at once in each game, and how often each rule was broken. Returns the latter."""
    head = f"{' | '.join(sizes)} |"
    print(f"\n| | decisions | options | {head}\n|---|---:|---:|{'---:|' * len(sizes)}")
    for name, figures in found.items():
        count = figures[sizes[0]].decisions
        shares = " | ".join(_share(figures[size].decisions) for size in sizes)
        print(f"| {name} | {count['decisions']:,} | {count['options']:,} | {shares} |")
    broken = {size: Counter[str]() for size in sizes}
    for figures in found.values():
        for size in sizes:
            for words, often in figures[size].wrong.items():
                broken[size][words.partition(":")[0]] += often
    print(f"\n| rule | {head}\n|---|{'---:|' * len(sizes)}")
    for rule in MEASURED:
        print(f"| {rule} | {' | '.join(str(broken[size][rule]) for size in sizes)} |")
    times = sum(sum(each.values()) for each in broken.values())
    print(f"\n{times} times a rule was broken")
    return times


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(NAMES))
    parser.add_argument("--seats", type=int, nargs="+", default=[], help="instead of all numbers that a game knows")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--moments", type=int, default=1, help="of each game from which it is played on")
    parser.add_argument("--decisions", type=int, default=0, help="from each moment; 0 is all")
    parser.add_argument("--size", nargs="+", default=list(SIZES))
    parser.add_argument("--language", nargs="+", default=["en", "de"])
    parser.add_argument("--theme", nargs="+", default=["light", "dark"])
    parser.add_argument("--pictures", type=Path, help="a folder for pictures, which are taken instead")
    parser.add_argument("--readme", action="store_true", help="take the pictures of the README instead")
    asked = parser.parse_args()
    found: dict[str, dict[str, Figures]] = defaultdict(lambda: {size: new_figures() for size in asked.size})
    with tempfile.TemporaryDirectory() as folder, open_chromium() as browser:
        server = Server(Path(folder))
        server.start()
        try:
            for name in asked.game if asked.readme else ():
                take_readme(new_page(browser, reduced_motion="reduce"), server, name)
            if asked.readme:
                return 0
            for name, language, theme in product(asked.game, asked.language, asked.theme):
                for seats in asked.seats or load_game(name).seat_counts:
                    page = new_page(browser, language, color_scheme=theme, reduced_motion="no-preference")
                    table = f"{name}-{seats}-{language}-{theme}"
                    if asked.pictures:
                        sit_down_at(page, server, middle(name, seats))
                        take_pictures(page, asked.size, asked.pictures, table)
                    else:
                        for size, figures in measure(page, server, name, seats, asked).items():
                            show(table, size, figures)
                            found[name][size].decisions.update(figures.decisions)
                            found[name][size].wrong.update(figures.wrong)
                    page.context.close()
        finally:
            server.stop()
    return 0 if asked.pictures else min(show_all(found, asked.size), 1)


if __name__ == "__main__":
    sys.exit(main())
