"""The special cards: those that can be had, told in pictures and words, and who has which."""

from __future__ import annotations

from functools import lru_cache

from kotatsu.board.keeping import Reads
from kotatsu.board.markup import Markup, group, icon, join, path, rect
from kotatsu.board.ornaments import card, crest, halo, head, lettering, measure, paragraph, wrapped
from kotatsu.core.bits import has, members
from kotatsu.games.edo.look.base import GAP, EdoPainter
from kotatsu.games.edo.look.cards import Print

LEAD = 16.0  # from one line of words to the next


class Display(EdoPainter):
    """The cards on display, and everybody's own."""

    reads = Reads("special_deck special_display", players="cards fresh")

    def draw(self) -> None:
        y = self.shown(0)
        self.canvas.height = round(self.owned(y))

    def shown(self, y: float) -> float:
        """The cards that can be had."""
        view = self.view
        y = self.caption(y, "special", self.print.say("deck", n=len(view.special_deck)))
        wide = (self.inside - GAP) / 2
        ids = self.game.names.special.ids
        tall = tallest(self.print, wide)
        for place, special in enumerate(view.special_display):
            row, column = divmod(place, 2)
            markup = special_card(self.print, special, wide, tall)
            spot = self.margin + column * (wide + GAP), y + row * (tall + GAP)
            self.canvas.target(f"special-{ids[special]}", self.teller.special(special), group([markup], *spot))
        return y + -(-len(view.special_display) // 2) * (tall + GAP)

    def owned(self, y: float) -> float:
        """Who has which special cards."""
        y = self.caption(y, "owned")
        for seat, player in enumerate(self.view.players):
            cards = members(player.cards)
            tall = 34.0
            x, right = self.margin + 40, self.canvas.width - self.margin - 6
            parts: list[Markup] = []
            left, top = x, y + 5
            for special in cards:
                name = self.canvas.texts.member(self.game.names.special, special)
                across = 44 + measure(name, self.least) + 10
                if left > x and left + across > right:
                    left, top, tall = x, top + 30, tall + 30
                parts.append(self.owned_card(special, name, left, top, has(player.fresh, special)))
                left += across + 4
            if not cards:
                parts.append(lettering(x, y + 22, self.print.word("no-cards"), self.least, "quiet"))
            self.add(
                rect(self.margin, y, self.inside, tall, "tray", 8),
                rect(self.margin, y, 5, tall, f"seat-{seat} f-seat", 2),
                crest(seat, self.margin + 12, y + 7, 20),
                *parts,
            )
            y += tall + 5
        return y - 5

    def owned_card(self, special: int, name: str, x: float, y: float, fresh: bool) -> Markup:
        """A card as a small slip: what it does, and its name."""
        actions = self.box.actions_on[3 + special]
        wide = 44 + measure(name, self.least) + 8
        looks = "dim" if fresh else ""
        icons = [
            icon(self.print.action_icon(action), x + 5 + n * 19, y + 4, 17, looks) for n, action in enumerate(actions)
        ]
        told = lettering(x + 44, y + 17, name, self.least, "quiet" if fresh else "")
        return rect(x, y, wide, 25, "card", 6) + join(icons) + told


@lru_cache(8)
def tallest(printed: Print, wide: float) -> float:
    """The height in which every special card has room for its words."""
    return max([_height(printed, special, wide) for special in range(len(printed.game.names.special))])


def _height(printed: Print, special: int, wide: float) -> float:
    return (
        top_of(printed, special, wide)
        + sum([block_height(printed, action, wide) for action in printed.box.actions_on[3 + special]])
        + 6
    )


def top_of(printed: Print, special: int, wide: float) -> float:
    """The height of the head of a card."""
    return 15 + 15.0 * len(printed.titled_card(3 + special, wide - 20)[1])


def block_height(printed: Print, action: int, wide: float) -> float:
    return printed.line + 8 + len(told(printed, action, wide)) * LEAD


def told(printed: Print, action: int, wide: float) -> list[str]:
    """What an action does, in lines."""
    sentence = printed.texts.member(printed.game.names.plain_action, action).replace("-", "‑")  # not to be broken there
    return wrapped(sentence.partition(": ")[2] or sentence, wide - 46, printed.text, 6)


def special_card(printed: Print, special: int, wide: float, tall: float) -> Markup:
    """A special card with both its actions, in pictures and words."""
    return printed.keep(f"special {special} {wide} {tall}", lambda: _special_card(printed, special, wide, tall))


def _special_card(printed: Print, special: int, wide: float, tall: float) -> Markup:
    size, lines = printed.titled_card(3 + special, wide - 20)
    top = top_of(printed, special, wide)
    parts = [
        halo(0, 0, wide, tall, 8),
        card(0, 0, wide, tall, "", 8),
        head(0, 0, wide, top, "indigo", "asanoha", 8),
        paragraph(11, 20.5, lines, size, 15, "on-band", bold=True),
    ]
    actions = printed.box.actions_on[3 + special]
    spare = (tall - _height(printed, special, wide)) / len(actions)
    y = top + 3
    for place, action in enumerate(actions):
        if place:
            parts.append(path("rule", f"M10 {y - spare / 2:g}H{wide - 10:g}"))
        parts.append(group([printed.action_line(action, wide - 4)], 2, y))
        parts.append(paragraph(38, y + printed.line + 9, told(printed, action, wide), printed.text, LEAD, "quiet"))
        y += block_height(printed, action, wide) + spare
    return join(parts)
