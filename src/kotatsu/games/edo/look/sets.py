"""The sets of resources that players begin with."""

from __future__ import annotations

from kotatsu.board.markup import Markup, icon, join
from kotatsu.board.ornaments import card, crest, fitting, halo, lettering
from kotatsu.games.edo.components import RICE
from kotatsu.games.edo.look.cards import COST_ICONS, Print

SIZE = 20.0  # of a good in a set


def set_card(printed: Print, number: int, wide: float, tall: float, owner: int) -> Markup:
    """A set of resources, every unit as a thing, rice below the others; one that somebody has shows whose it is."""
    name = printed.texts.member(printed.game.names.start_set, number)
    goods = printed.box.set_goods[number]
    rows = [[kind for kind, n in enumerate(goods[:RICE]) for _ in range(n)], [RICE] * goods[RICE]]
    markup = [
        halo(0, 0, wide, tall),
        card(0, 0, wide, tall, "closed" if owner >= 0 else ""),
        lettering(10, 22, name, fitting(name, wide - 20, 15, printed.text, bold=True), "", bold=True),
        *[
            icon(COST_ICONS[kind], 10 + n * (SIZE + 3), tall - 52 + row * 24, SIZE, "dim" if owner >= 0 else "")
            for row, kinds in enumerate(rows)
            for n, kind in enumerate(kinds)
        ],
    ]
    if owner >= 0:
        markup.append(crest(owner, wide - 30, tall - 30, 22))
    return join(markup)
