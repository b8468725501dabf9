"""Moves as the things they take, for the tray: towns and sets to begin with, and what the merchant gives."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas
from kotatsu.board.markup import EMPTY, Markup, group, icon, join
from kotatsu.board.ornaments import card, halo, tag, tag_width, words
from kotatsu.core.state import NONE
from kotatsu.games.edo.components import GOODS
from kotatsu.games.edo.look.cards import COST_ICONS, Print
from kotatsu.games.edo.look.map import roof
from kotatsu.games.edo.look.sets import set_card
from kotatsu.games.edo.meta import Edo
from kotatsu.games.edo.moves import BUY, CITIES, FIELDS, POWER, SETS, START_SET, TOWN, UNITS
from kotatsu.games.edo.state import EdoState
from kotatsu.games.edo.steps.samurai import Offers

WIDE, TALL = 130.0, 88.0


def thing(game: Edo, view: EdoState, code: int, canvas: Canvas, printed: Print) -> Markup:
    """A town, a set with its goods, or what the merchant gives with what it costs."""
    if START_SET <= code < START_SET + SETS:
        return set_card(printed, code - START_SET, WIDE, TALL, NONE)
    if TOWN <= code < TOWN + CITIES:
        return town(view, code - TOWN, printed)
    step = view.stack[-1] if view.stack else None
    if not isinstance(step, Offers):
        return EMPTY
    now, box = view.merchant_now[0], game.box
    if code == POWER:
        *goods, ryo = box.offer_power[now]
        return bargain(["power"], printed.amounts([*goods, max(0, ryo - step.discount)]))
    if BUY <= code < BUY + UNITS:
        n = code - BUY + 1
        price = max(0, n * box.offer_price[now] - step.discount)
        return bargain([COST_ICONS[box.offer_good[now]]] * n, [(price, "ryo")])
    return EMPTY


def town(view: EdoState, city: int, printed: Print) -> Markup:
    """A town with what it pays, and what can be harvested a step away."""
    name = printed.texts.member(printed.game.names.field, city)
    steps = view.board.distance[city]
    near = [printed.box.field_kind[field] for field in range(FIELDS) if steps[field] == 1]
    goods = [COST_ICONS[good] for good in range(GOODS) if good in near]
    paid = [(printed.box.shares[view.board.income[city]][1][0], "ryo")]
    left = WIDE - 10 - len(goods) * 23
    return join(
        [
            halo(0, 0, WIDE, TALL, 8),
            card(0, 12, WIDE, TALL - 12, "", 8),
            group([roof(WIDE - 8, 32, 4, "indigo")], 4, 0),
            words(WIDE / 2, 22, name, 16, "serif on-band", "middle"),
            tag(12, TALL - 25, paid, 19),
            *[icon(good, left + n * 23, TALL - 35, 20) for n, good in enumerate(goods)],
        ]
    )


def bargain(goods: list[str], price: list[tuple[object, str]]) -> Markup:
    """Goods as they change hands, and their price below."""
    size, step = 28.0, 31.0
    left = (WIDE - size - step * (len(goods) - 1)) / 2
    given = [(f"−{n}" if n else "0", name) for n, name in price]
    shown = [icon(name, left + n * step, 12, size) for n, name in enumerate(goods)]
    return join(
        [
            halo(0, 0, WIDE, TALL, 8),
            card(0, 0, WIDE, TALL, "", 8),
            *shown,
            tag((WIDE - tag_width(given, 18)) / 2, TALL - 20, given, 18),
        ]
    )
