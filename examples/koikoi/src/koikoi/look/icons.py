"""The icons of Koi-Koi: the four kinds of cards, and the call that gave the game its name."""

from __future__ import annotations

from koikoi.components import KIND_IDS
from koikoi.look.art import faces
from kotatsu.board.markup import Markup, join, symbol

CARD = '<rect class="f-{}" x="4.500" y="1" width="15" height="22" rx="2.500"/>'

ICONS = {
    "bright": CARD.format("vermilion") + '<circle class="f-white" cx="12" cy="12" r="5.200"/>',
    "animal": CARD.format("matcha")
    + '<path class="f-white" d="M6.500 12.500C8 8.500 12 8 14 10.500L18 8L16 13C14.500 17 9 17 7.500 14.500L5.500 14Z"/>',
    "ribbon": CARD.format("sheet")
    + '<path class="f-vermilion" d="M9 3.500L14 2.500L16 20.500L11 21.500Z"/>'
    + '<rect class="s-ink thin" x="4.500" y="1" width="15" height="22" rx="2.500"/>',
    "chaff": CARD.format("sheet")
    + '<path class="s-matcha" d="M12 21V11M12 15Q8 15 7.500 10.500M12 13.500Q16 13 16.500 8.500M12 11Q10.500 7 12 4"/>'
    + '<rect class="s-ink thin" x="4.500" y="1" width="15" height="22" rx="2.500"/>',
    "hand": CARD.format("vermilion") + '<path class="s-on thin" d="M7.500 4.500h9v15h-9Z"/>',
    "koi": '<path class="f-vermilion" d="M2 13C6 6 14 5 18.500 10.500L23 7V18L18.500 14.500C14 20 6 19.500 2 13Z"/>'
    '<circle class="f-on" cx="6.500" cy="12" r="1.400"/><path class="s-on thin" d="M10.500 8.500c1.600 2.600 1.600 5.600 0 8.500M14 9c1.300 2.300 1.300 5 0 7.500"/>',
}


def icons(cards: tuple[str, ...]) -> Markup:
    assert set(KIND_IDS) <= set(ICONS)
    return join([symbol(name, Markup(drawn)) for name, drawn in ICONS.items()]) + faces(cards)
