"""What a person sees of a table, as a function of their view: the zones of the page and the options they have."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

from kotatsu.board.drawing import Canvas, Chip
from kotatsu.board.look import Scene, drawn, look_of
from kotatsu.board.markup import Markup, element, join
from kotatsu.bots.registry import bot_title
from kotatsu.core.effects import effects
from kotatsu.core.game import AnyGame
from kotatsu.core.log import LogEntry
from kotatsu.core.match import Match
from kotatsu.core.state import LEGAL, NOT_ASKED, WATCHER, State
from kotatsu.core.texts import Messages, Texts
from kotatsu.core.tour import Tour, TourMove
from kotatsu.web.ending import Ending
from kotatsu.web.html import h, icon
from kotatsu.web.update import Memory, Shown, mark_of
from kotatsu.web.words import words_in

LOG_LENGTH = 60  # entries shown; the replay has them all


@lru_cache(maxsize=64)  # some megabytes each, once everything has been said
def texts_for(game: AnyGame, language: str, names: tuple[str, ...]) -> Texts:
    """The texts of a table: made once, because reading a language takes longer than drawing a board."""
    return Texts(game, language, names)


class Looker(NamedTuple):
    """Who looks at a table, and how."""

    seat: int  # WATCHER without one
    language: str
    narrow: bool = False
    own: tuple[int, ...] = ()  # all seats this person plays at this screen
    host: bool = False  # who set up the table
    front: int | None = None  # whose board they want to see large, if not their own


class Zones(NamedTuple):
    board: Markup
    seats: str
    log: str
    actions: str
    words: str


class Place(NamedTuple):
    """Where a match is being played: what a page says about a table besides the match and the names. Without one it is
    simply played by people."""

    table: str = ""  # its id, for links
    number: int = 0  # how often it has changed
    bots: tuple[str, ...] = ()  # who plays each seat; empty for a person
    first_ply: int = 0  # where its own history begins
    tour: Tour | None = None
    past: bool = False  # the match is an earlier moment of the table's: nothing can be done in it any more
    over: bool = False  # nothing needs to be hidden any more


class Frame:
    """Renders one view. It is given views and events a seat may know, never the state."""

    def __init__(self, match: Match, names: Sequence[str], looker: Looker, place: Place | None = None) -> None:
        self.match = match
        self.names = tuple(names)
        self.looker = looker
        self.place = place or Place()
        self.past = self.place.past
        self.words: Messages = words_in(looker.language)
        self.texts = texts_for(match.game, looker.language, self.names)
        self.covered = None if self.past else self._next_at_this_screen()
        self.seat = WATCHER if self.covered is not None else looker.seat
        self.view: State = match.state.copy() if self.past and self.place.over else match.view(self.seat)
        self.moves = self.view.moves(self.seat) if self.seat >= 0 and not self.past else []

    def _next_at_this_screen(self) -> int | None:
        """Another player of this screen who has to take over, so that secrets must be covered meanwhile."""
        waiting = self.match.to_act()
        if len(self.looker.own) < 2 or self.looker.seat in waiting:
            return None
        return next((seat for seat in self.looker.own if seat in waiting), None)

    def say(self, name: str, /, **values: object) -> Markup:
        return h(self.words.message(name, **values))

    # -- the whole ----------------------------------------------------------------------------------

    def data(self, memory: Memory, shown: Shown) -> dict[str, Any]:
        """The frame as JSON: what the browser lacks of the zones, the title of the tab, who may act."""
        zones = self.past_zones() if self.past else self.zones()._asdict()
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
            "ply": len(self.match.plies),
            "since": self._since(),
            "title": self.title(),
            "seat": self.seat,
            "yours": self.seat in self.match.to_act(),
            "cover": self.cover(),
        }

    def _since(self) -> int:
        """The first ply after the viewer's own last one."""
        plies = self.match.plies
        own = next((ply + 1 for ply in range(len(plies) - 1, -1, -1) if plies[ply].seat == self.seat), 0)
        return max(own, self.place.first_ply)

    def past_zones(self) -> dict[str, str]:
        """The zones of a moment that is over."""
        return {"board": self.board(), "seats": self.seats(), "log": self.log()}

    def zones(self) -> Zones:
        return Zones(self.board(), self.seats(), self.log(), self.actions(), self.in_words())

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

    def choices(self) -> dict[str, str]:
        """The targets that can be chosen now, with the labels of their moves."""
        vocabulary = self.match.game.vocabulary
        choices: dict[str, str] = {}
        for code in self.moves:
            target = vocabulary.target(code)
            if target:
                label = self.texts.move(code, self.view)
                choices[target] = f"{choices[target]}, {label}" if target in choices else label
        return choices

    def board(self) -> Markup:
        """The board with the viewer's own things in front, or with somebody else's to look at; then nothing can be chosen."""
        front = self._front()
        svg = join(
            [
                self.canvas(scene).svg(self.texts.message(f"scene-{scene.name}"))
                for scene in look_of(self.match.game).scenes
            ]
        )
        if front is None:
            return svg
        told = element("span", self.say("looking-at", name=self.names[front]))
        back = element("button", self.say("look-back"), data_front="")
        return element("p", told, Markup(" "), back, class_="elsewhere") + svg

    def canvas(self, scene: Scene) -> Canvas:
        """A scene as the viewer sees it."""
        front = self._front()
        choices = {} if front is not None else self.choices()
        return drawn(scene, self.view, self.texts, choices, self.looker.narrow, front)

    def _front(self) -> int | None:
        front = self.looker.front
        return front if front is not None and 0 <= front < self.match.seats and front != self.seat else None

    def seats(self) -> str:
        waiting = self.match.to_act()
        return "".join(self._seat(seat, seat in waiting) for seat in range(self.match.seats))

    def _seat(self, seat: int, waiting: bool) -> str:
        name, bot = h(self.names[seat]), self._bot(seat)
        points = sum(self.view.score(seat))
        kind = f' <span class="kind">{h(bot_title(bot, self.looker.language))}</span>' if bot else ""
        marks = (" active" if waiting else "") + (" you" if seat == self.seat else "")
        chips = "".join(_chip(chip) for chip in look_of(self.match.game).chips(self.view, seat, self.texts))
        turn = f'<span class="to-act">{self.say("to-act")}</span>' if waiting else ""
        now = self.say("score-now")
        breakdown = "".join(
            f"<tr><th scope=row>{h(self.texts.category(number))}</th><td>{value}</td></tr>"
            for number, value in enumerate(self.view.score(seat))
        )
        return (
            f'<section class="seat seat-{seat}{marks}" id="seat-{seat}" aria-label="{name}">'
            f"<header>{icon(f'crest-{seat}')}<h2>{name}{kind}</h2>{turn}{self._eye(seat)}"
            f'<details class="score"><summary aria-label="{self.say("points", n=points)}" title="{now}">{points}</summary>'
            f"<table><caption>{self.say('score-now')}</caption>{breakdown}</table></details></header>"
            f'<ul class="chips">{chips}</ul></section>'
        )

    def _bot(self, seat: int) -> str:
        return self.place.bots[seat] if self.place.bots else ""

    def _eye(self, seat: int) -> str:
        """The button that lays out somebody else's board."""
        if seat == self.seat:
            return ""
        label, on = self.say("look-at", name=self.names[seat]), str(seat == self._front()).lower()
        words = f'aria-pressed="{on}" aria-label="{label}" title="{label}"'
        return f'<button class="eye" data-front="{seat}" {words}>{icon("eye")}</button>'

    def log(self) -> str:
        """The last events, grouped by who caused them in which ply; those since the viewer's own last move are marked."""
        entries = self.match.events(self.seat)[-LOG_LENGTH:]
        reach = self._undo_reach()
        since = self._since() if self.seat >= 0 else len(self.match.plies)
        lines: list[str] = []
        place = 0
        for before, group in pairwise([[], *_grouped(entries)]):
            first = group[0]
            place = place + 1 if before and before[0].ply == first.ply else 0
            who = f"<b>{h(self.texts.seat(first.seat))}</b> " if first.seat >= 0 else ""
            told = "; ".join(h(self.texts.event(entry)) for entry in group)
            back = ""
            if first.ply >= reach and place == 0:
                back = f' <button class="back" data-do="back" data-to-ply="{first.ply}">{self.say("undo-to")}</button>'
            rule = f" {self._rule(self.match.questions[first.ply].rule)}" if first.seat >= 0 and place == 0 else ""
            new = " new" if first.ply >= since and first.seat != self.seat else ""
            name = f'id="log-{first.ply}-{place}" class="seat-{first.seat}{new}" data-ply="{first.ply}"'
            lines.append(f"<li {name}>{who}{told}{rule}{back}</li>")
        return f"<ol>{''.join(reversed(lines))}</ol>"

    def _undo_reach(self) -> int:
        """The earliest ply the viewer may take back to."""
        if self.past or self.seat < 0 or self.guide() is not None:
            return len(self.match.plies)
        return max(self.match.undo_reach(self.seat), self.place.first_ply)

    def actions(self) -> str:
        if self.match.over:
            place = self.place
            return Ending(
                self.match, self.names, self.looker.seat, place.table, place.bots, self.texts, self.words
            ).markup()
        if self.seat not in self.match.to_act():
            names = ", ".join(self.names[seat] for seat in self.match.to_act())
            prompt = f'<p class="prompt waiting" role="status">{self.say("waiting-for", names=names)}</p>'
            return self._guide() + prompt + self._tools()
        step = self.view.stack[-1]
        rule = self._rule(self.match.game.steps.kind(step).rule)
        prompt = f'<p class="prompt" role="status">{h(self.texts.prompt(step))} {rule}</p>'
        options = "".join(self._option(code) for code in self.moves)
        group = f'<div class="options" role="group" aria-label="{self.say("options")}">{options}</div>'
        return self._guide() + prompt + group + self._tools()

    def _rule(self, clause: str) -> str:
        return f'<a class="clause-link" href="/rules/{self.match.game.name}#{clause}" target="_blank">{clause}</a>'

    def guide(self) -> TourMove | None:
        """What the guide of a tour waits for or does next."""
        return self.place.tour.next(self.match) if self.place.tour is not None else None

    def _guide(self) -> str:
        """What the guide of a tour says now."""
        guide, tour = self.guide(), self.place.tour
        if guide is None or tour is None:
            return ""
        place = self.say("tour-step", step=guide.step + 1, steps=len(tour))
        return f'<div class="guide" role="status"><b>{place}</b> {h(tour.text(guide.step, self.looker.language))}</div>'

    def _option(self, code: int) -> str:
        vocabulary = self.match.game.vocabulary
        notation = vocabulary.notation(code)
        told = effects(self.texts, self.view, code, self.seat)
        effect = f'<small class="effect">{h(", ".join(told))}</small>' if told else ""
        final = " final" if vocabulary.family(code).ends else ""
        guide = self.guide()
        if guide is not None and guide.move == notation:
            final += " hint"
        return (
            f'<button class="option{final}" data-move="{h(notation)}" data-to="{h(vocabulary.target(code))}">'
            f"{h(self.texts.move(code, self.view))}{effect}</button>"
        )

    def _tools(self) -> str:
        """Taking back and hurrying. Undo is always there: when it is not allowed it answers why, like everything else."""
        can_undo = not self._why_no_undo()
        redo = bool(self.match.undone) and self.match.undone[-1].seat == self.seat
        waiting = self.match.to_act()
        bots = all(self._bot(seat) for seat in waiting)
        tools = [
            ("hurry", bots and self.guide() is None and bool(self.looker.own or self.looker.host), ""),
            ("undo", self.seat >= 0, "" if can_undo else ' aria-disabled="true"'),
            ("restart", can_undo, ""),
            ("redo", redo, ""),
        ]
        buttons = "".join(
            f'<button class="tool" data-do="{kind}"{state}>{icon(kind)}{self.say(kind)}</button>'
            for kind, shown, state in tools
            if shown
        )
        return f'<div class="tools">{buttons}</div>'

    def _why_no_undo(self) -> str:
        if self.seat < 0 or len(self.match.plies) <= self.place.first_ply:
            return "nothing-to-undo"
        return self.match.why_no_undo(self.seat)

    def in_words(self) -> str:
        """The table told in words: the same description the terminal gives."""
        sections = look_of(self.match.game).describe(self.view, self.texts)
        return "".join(
            f"<h3>{h(section.title)}</h3><ul>{''.join(f'<li>{h(line)}</li>' for line in section.lines)}</ul>"
            for section in sections
        )

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


def _grouped(entries: Sequence[LogEntry]) -> list[list[LogEntry]]:
    groups: list[list[LogEntry]] = []
    for entry in entries:
        if groups and (groups[-1][0].ply, groups[-1][0].seat) == (entry.ply, entry.seat):
            groups[-1].append(entry)
        else:
            groups.append([entry])
    return groups


def _chip(chip: Chip) -> str:
    quiet = " quiet" if chip.quiet else ""
    body = f'{icon(chip.icon)}<span aria-hidden="true">{h(chip.text)}</span><span class="unseen">{h(chip.label)}</span>'
    return f'<li class="chip{quiet}" title="{h(chip.label)}">{body}</li>'
