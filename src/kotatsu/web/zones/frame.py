"""What a person sees of a table, as a function of their view: the zones of the page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from kotatsu.board.look import AnyLook
from kotatsu.core.state import LEGAL, NONE, NOT_ASKED, State
from kotatsu.core.texts import Texts
from kotatsu.web.chronicle import logbook
from kotatsu.web.seen.drawings import Drawing
from kotatsu.web.seen.sight import Sight
from kotatsu.web.words.html import figure, h, icon
from kotatsu.web.zones import panels, stage, tray


class Frame(Sight):
    """Renders one view, zone by zone."""

    # -- the whole ----------------------------------------------------------------------------------

    def drawing(self) -> Drawing:
        """Everything that is shown at once; the table in words waits until somebody wants to read it."""
        described = partial(description, self.look, self.view, self.spoken)
        return Drawing(self.heading(), self.zones(), {} if self.past else {"description": described})

    def heading(self) -> dict[str, Any]:
        """What the browser has to know besides the zones."""
        return {
            "number": self.venue.number,
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
        """What the page consists of; a moment that is over has no tray."""
        zones = {
            "round": self.round(),
            "stock": panels.stock(self),
            "rail": stage.rail(self),
            "elsewhere": self.elsewhere(),
            **{f"scene-{name}": self.scene(name) for name in self.scenes},
            "people": panels.panels(self),
            "log": logbook.log(self),
        }
        return zones if self.past else {**zones, "tray": tray.tray(self)}

    def title(self) -> str:
        name = self.texts.message("title")
        if self.seat in self.match.to_act():
            return f"● {self.wording.message('your-turn')} – {name}"
        return f"{name} – Kotatsu"

    def cover(self) -> dict[str, Any] | None:
        if self.covered is None:
            return None
        name = self.names[self.covered]
        return {
            "seat": self.covered,
            "text": self.wording.message("cover", name=name),
            "button": self.wording.message("cover-button", name=name),
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
            f'<span class="unseen">{h(self.names[seat])}</span>{figure(sum(self.view.score(seat)))}</span>'
            for seat in panels.order(self)[1:]
        )
        return f'<b class="game">{h(self.texts.message("title"))}</b>{now}<span class="rivals">{rivals}</span>'

    def elsewhere(self) -> str:
        """A word about whose board is laid out, if it is not the viewer's."""
        if self.front is None:
            return ""
        told = self.say("looking-at", name=self.names[self.front])
        return f'<span>{told}</span> <button data-front="">{self.say("look-back")}</button>'

    # -- why not ------------------------------------------------------------------------------------

    def why_not(self, target: str) -> list[dict[str, str]]:
        """Why nothing can be chosen at a target now. If others of their kind can be chosen, it is what forbids these; else it
        is that something else is asked, and the first thing that would be in the way besides."""
        if self.seat < 0:
            return [{"text": self.wording.message("why-watcher"), "clause": ""}]
        vocabulary = self.match.game.vocabulary
        codes = [code for code in range(len(vocabulary)) if target in vocabulary.targets(code)]
        if self.seat not in self.match.to_act():
            return self._reasons(codes) or [self.reason(NOT_ASKED)]
        if self.wanted != NONE and set(codes) & set(self.moves):
            return [{"text": self.off_the_tour(), "clause": ""}]
        asked = {vocabulary.family(code).name for code in self.moves}
        return self._reasons([code for code in codes if vocabulary.family(code).name in asked]) or [
            self._something_else(),
            *self._reasons(codes)[:1],
        ]

    def off_the_tour(self) -> str:
        """What is said to whoever wants to do something else than the guide of a tour asks for."""
        return self.wording.message("off-the-tour", move=self.texts.move(self.wanted, self.view))

    def _reasons(self, codes: Sequence[int]) -> list[dict[str, str]]:
        """What forbids some moves: every reason with a clause once, in the order of the moves."""
        found = dict.fromkeys(self.view.why_not(code, self.seat) for code in codes)
        return [self.reason(reason) for reason in found if reason != LEGAL and self.match.game.reasons.clause(reason)]

    def reason(self, reason: int) -> dict[str, str]:
        reasons = self.match.game.reasons
        return {"text": self.texts.message(f"reason-{reasons.name(reason)}"), "clause": reasons.clause(reason)}

    def _something_else(self) -> dict[str, str]:
        """What is being decided instead."""
        step = self.view.stack[-1]
        prompt = self.texts.prompt(step, self.moves)
        return {
            "text": self.wording.message("why-not-now", prompt=prompt),
            "clause": self.match.game.steps.kind(step).rule,
        }


def description(look: AnyLook, view: State, texts: Texts) -> str:
    """The table told in words: the same description the terminal gives."""
    return "".join(
        f"<h3>{h(section.title)}</h3><ul>{''.join(f'<li>{h(line)}</li>' for line in section.lines)}</ul>"
        for section in look.describe(view, texts)
    )
