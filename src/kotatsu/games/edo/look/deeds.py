"""What the actions of the cards do, in words."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.board.telling import Speaker
from kotatsu.core.components import Entry
from kotatsu.core.vocabulary import Domain
from kotatsu.games.edo.components import COST_IDS, Box
from kotatsu.games.edo.names import GOOD, RESOURCE, Names
from kotatsu.games.edo.state import EdoState


class Deeds(Speaker[EdoState, Box, Names]):
    """Tells actions from their rows in the data."""

    about = "sheet"

    def whole(self, row: Entry, name: str) -> str:
        """An action with its effect, and how often it can be activated."""
        times = self.say("times", n=row.number("max_activations"))
        return self.say("special-action", action=name, effect=self.effect(row), times=times)

    def basic(self, card: Entry) -> list[str]:
        """The actions of a card that everybody has, with what each needs."""
        rows = {row.id: row for row in self.data.all("action")}
        return [self.with_needs(rows[word]) for word in card.get("actions")]

    def special(self, card: Entry) -> list[str]:
        return [self.with_needs(row, self.short(row)) for row in card.entries("action")]

    def short(self, row: Entry) -> str:
        """The name of what an action is a stronger form of; a harvest of whatever the field gives is called as on its card."""
        if row.text("kind") == "harvest" and row.text("resource") == "any":
            return self.texts.message("board-any")
        base = next(each for each in self.data.all("action") if each.id == row.text("base"))
        return base.text(f"name_{self.texts.language}")

    def with_needs(self, row: Entry, name: str = "") -> str:
        needs = self.say(f"needs-{row.text('needs')}", n=row.number("officials_per_activation"))
        return with_extras(self.whole(row, name or row.text(f"name_{self.texts.language}")), [needs])

    def amounts(self, row: Sequence[int]) -> str:
        return ", ".join([f"{n} {self.name(RESOURCE, kind, n)}" for kind, n in enumerate(row) if n])

    def effect(self, row: Entry) -> str:
        """What one activation does."""
        kind = row.text("kind")
        if kind == "harvest":
            return self.harvest(row)
        if kind == "build":
            return self.build(row)
        if kind == "trade":
            return self.trade(row)
        if kind == "travel":
            word = "travel-anywhere" if row.flag("send_anywhere") else "travel"
            return self.say(word, n=row.number("move_up_to"))
        key = {"recruit": "cost_rice", "develop": "cost_ryo"}.get(kind, "amount")
        return self.say(f"effect-{kind}", n=row.number(key))

    def harvest(self, row: Entry) -> str:
        word, bonus = row.text("resource"), row.number("bonus")
        good = self.say("any-good") if word == "any" else self.name(GOOD, GOOD.number(word))
        yields = [n + bonus for n in self.data.one("harvest").numbers("yield_by_samurai")]
        if row.flag("ignore_crowding"):
            return self.say("harvest-always", n=yields[0], good=good)
        return self.say("harvest", yields=slashed(yields), good=good, samurai=slashed(range(1, len(yields) + 1)))

    def build(self, row: Entry) -> str:
        less = row.amounts("discount", Domain("resource", COST_IDS))
        extras = [self.say("less", cost=self.amounts(less))] if any(less) else []
        extras += [] if row.flag("samurai_required") else [self.say("unmanned")]
        return with_extras(self.say("build"), extras)

    def trade(self, row: Entry) -> str:
        discount = row.number("ryo_discount")
        extras = [self.say("trade-less", n=discount)] if discount else []
        extras += [] if row.flag("samurai_at_merchant") else [self.say("trade-anywhere")]
        return with_extras(self.say("trade-both" if row.flag("both_offers") else "trade"), extras)


def with_extras(text: str, extras: Sequence[str]) -> str:
    return f"{text} ({'; '.join(extras)})" if extras else text


def slashed(numbers: Sequence[int]) -> str:
    return " / ".join([str(n) for n in numbers])
