"""What a person sees of a table, as a function of their view: the zones of the page."""

from __future__ import annotations

from typing import Any

from kotatsu.core.state import LEGAL, NOT_ASKED
from kotatsu.web import logbook, seats, stage, tray
from kotatsu.web.html import h, icon
from kotatsu.web.sight import Looker, Place, Sight, texts_for
from kotatsu.web.update import Memory, Shown, mark_of

__all__ = ["Frame", "Looker", "Place", "texts_for"]


class Frame(Sight):
    """Renders one view, zone by zone."""

    # -- the whole ----------------------------------------------------------------------------------

    def data(self, memory: Memory, shown: Shown) -> dict[str, Any]:
        """The frame as JSON: what the browser lacks of the zones, the title of the tab, who may act."""
        zones = self.zones()
        marks = {name: mark_of(html) for name, html in zones.items()}
        return {
            **self.heading(),
            "marks": marks,
            "zones": {
                name: memory.update(shown.page, html, marks[name], shown.have.get(name, ""))
                for name, html in zones.items()
                if shown.have.get(name) != marks[name]
            },
        }

    def heading(self) -> dict[str, Any]:
        """What the browser has to know besides the zones."""
        return {
            "number": self.place.number,
            "ply": self.counted(len(self.match.plies)),
            "since": self.counted(self.since),
            "title": self.title(),
            "seat": self.seat,
            "yours": self.seat in self.match.to_act(),
            "cover": self.cover(),
            "focus": stage.focus(self),
            "tray": stage.tray(self).value if self.asked else "",
        }

    def zones(self) -> dict[str, str]:
        """What the page consists of; a moment that is over has no tray and is not told in words."""
        zones = {
            "round": self.round(),
            "stock": seats.stock(self),
            "rail": stage.rail(self),
            "elsewhere": self.elsewhere(),
            **{f"scene-{name}": self.scene(name) for name in self.scenes},
            "seats": seats.seats(self),
            "log": logbook.log(self),
        }
        return zones if self.past else {**zones, "tray": tray.tray(self), "words": self.in_words()}

    def title(self) -> str:
        name = self.texts.message("title")
        if self.seat in self.match.to_act():
            return f"● {self.words.message('your-turn')} – {name}"
        return f"{name} – Kotatsu"

    def cover(self) -> dict[str, Any] | None:
        if self.covered is None:
            return None
        name = self.names[self.covered]
        return {
            "seat": self.covered,
            "text": self.words.message("cover", name=name),
            "button": self.words.message("cover-button", name=name),
        }

    # -- the zones ----------------------------------------------------------------------------------

    def scene(self, name: str) -> str:
        return self.scenes[name].svg(self.texts.message(f"scene-{name}"))

    def round(self) -> str:
        """Which game, and where it stands; on a small screen also how the others stand."""
        told = self.look.round(self.view, self.texts)
        now = f'<span class="now">{h(told)}</span>' if told else ""
        rivals = "".join(
            f'<span class="rival seat-{seat}" title="{h(self.names[seat])}">{icon(f"crest-{seat}")}'
            f'<span class="unseen">{h(self.names[seat])}</span>{sum(self.view.score(seat))}</span>'
            for seat in seats.order(self)
            if seat != self.seat
        )
        return f'<b class="game">{h(self.texts.message("title"))}</b>{now}<span class="rivals">{rivals}</span>'

    def elsewhere(self) -> str:
        """A word about whose board is laid out, if it is not the viewer's."""
        if self.front is None:
            return ""
        told = self.say("looking-at", name=self.names[self.front])
        return f'<span>{told}</span> <button data-front="">{self.say("look-back")}</button>'

    def in_words(self) -> str:
        """The table told in words: the same description the terminal gives."""
        return "".join(
            f"<h3>{h(section.title)}</h3><ul>{''.join(f'<li>{h(line)}</li>' for line in section.lines)}</ul>"
            for section in self.look.describe(self.view, self.texts)
        )

    # -- why not ------------------------------------------------------------------------------------

    def why_not(self, target: str) -> list[dict[str, str]]:
        """Why nothing can be chosen at a target now: every different reason once, the telling ones first."""
        if self.seat < 0:
            return [{"text": self.words.message("why-watcher"), "clause": ""}]
        vocabulary, reasons = self.match.game.vocabulary, self.match.game.reasons
        codes = [code for code in range(len(vocabulary)) if vocabulary.target(code) == target]
        found = sorted({self.view.why_not(code, self.seat) for code in codes} - {LEGAL}, reverse=True)
        telling = [reason for reason in found if reasons.clause(reason)]
        if not telling and self.seat in self.match.to_act():
            return [self._something_else()]
        return [
            {"text": self.texts.message(f"reason-{reasons.name(reason)}"), "clause": reasons.clause(reason)}
            for reason in telling or found or [NOT_ASKED]
        ]

    def _something_else(self) -> dict[str, str]:
        """What is being decided instead."""
        step = self.view.stack[-1]
        prompt = self.texts.prompt(step)
        return {
            "text": self.words.message("why-not-now", prompt=prompt),
            "clause": self.match.game.steps.kind(step).rule,
        }
