"""The box as a list."""

from __future__ import annotations

from koikoi.components import Box
from koikoi.look.printed import TALL, Print
from koikoi.names import Names
from koikoi.state import KoiKoiState
from kotatsu.board.sheets import Inventory, Line, Sheet, cell, picture
from kotatsu.core.components import Entry

SIZE = 40.0


class KoiKoiInventory(Inventory[KoiKoiState, Box, Names]):
    kinds = "cards yaku lucky setup"

    def cards(self) -> Sheet:
        printed = Print(self.game, self.texts, narrow=False)

        def line(number: int, entry: Entry) -> Line:
            month = self.data.all("months")[number // 4]
            when = self.say(
                "month", n=number // 4 + 1, plant=self.named(month), time=month.text(f"text_{self.texts.language}")
            )
            sign = cell(month.text("sign"), "sign", entry=month)
            kind = self.named(self.data.all("kinds")[self.box.kind[number]])
            drawn = picture(SIZE, SIZE * TALL, printed.card(number, SIZE, numbered=False))
            return Line(entry, self.named(entry), [cell(when, "month"), sign, cell(kind, "kind")], drawn)

        return self.each("cards", "cards", ["month", "sign", "kind"], line)

    def yaku(self) -> Sheet:
        def line(number: int, entry: Entry) -> Line:
            names = {card.id: self.named(card) for card in self.data.all("cards")}
            if entry.has("cards"):
                takes = cell(", ".join(names[card] for card in entry.get("cards")), "cards")
            elif entry.has("least"):
                takes = cell(self.say("least", n=entry.number("least")), "least")
            else:
                takes = cell(self.say(f"takes-{entry.id}"))
            group = self.named(self.data.all("scoring")[self.box.category[number]])
            return Line(
                entry, self.named(entry), [takes, cell(entry.number("points"), "points"), cell(group, "category")]
            )

        return self.each("yaku", "yaku", ["takes", "points", "category"], line)

    def lucky(self) -> Sheet:
        return self.each(
            "lucky",
            "lucky",
            ["takes", "points"],
            lambda _, entry: Line(
                entry, self.named(entry), [cell(self.say(f"takes-{entry.id}")), cell(entry.number("points"), "points")]
            ),
        )

    def setup(self) -> Sheet:
        limits = self.data.one("limits")
        values = ("months", "hand", "table", "double_from")
        lines = [self.told(limits, value.replace("_", "-"), value) for value in values]
        return self.sheet("setup", ["value"], lines)
