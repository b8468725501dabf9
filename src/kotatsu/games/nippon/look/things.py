"""Moves drawn as what they take, to be chosen by hand."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas
from kotatsu.board.markup import EMPTY, Markup, group, icon, join
from kotatsu.board.ornaments import card, lettering, tag, tag_width, wrapped
from kotatsu.games.nippon import scoring
from kotatsu.games.nippon.components import GOOD_IDS
from kotatsu.games.nippon.look.cards import Print, influence, worker
from kotatsu.games.nippon.meta import Nippon
from kotatsu.games.nippon.moves import BUILD, FACTORIES, TILE, UNITS, VALUES, WORKER
from kotatsu.games.nippon.names import Names
from kotatsu.games.nippon.state import NipponState
from kotatsu.games.nippon.steps.market import PlaceTile

WIDE, TALL = 130.0, 120.0
LETTERS, LEAD = 17.0, 18.0  # so that three fit side by side on a phone and can be read


def thing(game: Nippon, view: NipponState, code: int, canvas: Canvas, printed: Print) -> Markup:
    """A worker with the wages it adds, an influence tile with the goods it costs, a factory; nothing for other moves."""
    if WORKER <= code < BUILD:
        return _worker(game.names, view, code - WORKER, printed)
    if BUILD <= code < BUILD + FACTORIES:
        return printed.factory(code - BUILD, WIDE, 90)
    if TILE <= code < TILE + VALUES * UNITS:
        return _tile(view, *divmod(code - TILE, UNITS))
    return EMPTY


def _worker(names: Names, view: NipponState, colour: int, printed: Print) -> Markup:
    wage = scoring.further_wage(view, view.active, colour)
    parts = [card(0, 0, WIDE, TALL), group([worker(names.colour.ids[colour], 64)], 33, 8)]
    if wage:
        price = [(f"−{printed.money(wage)}", "yen")]
        parts.append(icon("wages", 14, 87, 22))
        parts.append(tag(30 + (WIDE - 34 - tag_width(price, 17)) / 2, 99, price, 17))
    else:
        lines = wrapped(printed.word("no-wage"), WIDE - 14, LETTERS, 2)
        top = 103 - (len(lines) - 1) * LEAD / 2
        parts += [lettering(WIDE / 2, top + n * LEAD, line, LETTERS, "quiet", "middle") for n, line in enumerate(lines)]
    return join(parts)


def _tile(view: NipponState, value: int, spent: int) -> Markup:
    step = view.stack[-1]
    if not isinstance(step, PlaceTile):
        return EMPTY
    good = GOOD_IDS[view.wants[step.space]]
    left = (WIDE - 30 * (spent + 1) + 4) / 2
    goods = [icon(good, left + 30 * n, 84, 26) for n in range(spent + 1)]
    return join([card(0, 0, WIDE, TALL), group([influence(view.active, value + 1, 58)], 36, 14), *goods])
