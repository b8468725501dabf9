"""Moves as the things they take, for the tray: what the merchant gives."""

from __future__ import annotations

from kotatsu.board.drawing import Canvas
from kotatsu.board.markup import EMPTY, Markup, icon, join
from kotatsu.board.ornaments import card, halo, tag, tag_width
from kotatsu.games.edo.look.cards import COST_ICONS, Print
from kotatsu.games.edo.meta import Edo
from kotatsu.games.edo.moves import BUY, POWER, UNITS
from kotatsu.games.edo.state import EdoState
from kotatsu.games.edo.steps.samurai import Offers

WIDE, TALL = 130.0, 88.0


def thing(game: Edo, view: EdoState, code: int, canvas: Canvas, printed: Print) -> Markup:
    """What the merchant gives, with what it costs."""
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
