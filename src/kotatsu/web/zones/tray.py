"""The tray: what is asked, what can be done about it, and what stands beside every question.

Options are buttons with the notation of their move. Those whose place is on the stage are there for the list and for the
preview only; the browser shows one when somebody points at its place. No option looks chosen before somebody chose it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kotatsu.board.drawing import Canvas
from kotatsu.board.look import Tray, chosen_together
from kotatsu.board.markup import Markup
from kotatsu.core.effects import Effect, foreseen
from kotatsu.core.state import NONE
from kotatsu.core.vocabulary import Amounts, Family, Numbers, Sets
from kotatsu.web.chronicle.ending import Ending
from kotatsu.web.chronicle.logbook import latest
from kotatsu.web.seen.sight import Sight
from kotatsu.web.words.html import crest, h, icon
from kotatsu.web.zones import stage
from kotatsu.web.zones.asking import asking, may_ask_others
from kotatsu.web.zones.guide import guide, way

MOST_BUTTONS = 4  # buttons; more become a list
MOST_NUMBERS = 2  # rows of them
THING = (130, 120)  # units of the drawing of a thing
SIGN = {"hurry": "last"}  # of a tool, where it is called otherwise
# how many are chosen, and what they bring
PROGRESS = '<div class="outcome"><p class="progress" role="status"></p><div class="preview"></div></div>'
SIGNS = "+−"  # an effect that begins with one counts something


def tray(sight: Sight) -> str:
    if sight.match.over:
        return Ending(sight).markup()
    if not sight.asked:
        return f'{asking(sight) or guide(sight)}{_waiting(sight)}<div class="offer"></div>{_tools(sight, "")}'
    return _Question(sight).html()


def _waiting(sight: Sight) -> str:
    """Whom the viewer waits for, what happened last, and, as the browser knows it, who is away."""
    watches = f'<p class="common">{icon("eye")} {sight.say("you-watch")}</p>' if not sight.looker.own else ""
    last = latest(sight)
    told = f'<p class="common latest seat-{last.seat}">{last.text}</p>' if last is not None else ""
    return (
        f'<div class="ask">{watches}<h2 class="prompt waiting" tabindex="-1">{_waited_for(sight)}</h2>'
        f'<p class="common absent" role="status"></p>{told}</div>'
    )


def _waited_for(sight: Sight) -> str:
    """Who is to act; a seat that nobody has taken is no person, and whoever belongs here can do something about it."""
    waited = sight.match.to_act()
    free = [seat for seat in waited if seat in sight.venue.free]
    names = ", ".join(sight.names[seat] for seat in waited if seat not in free)
    told: list[str] = [sight.say("waiting-for", names=names)] if names else []
    if free:
        told.append(sight.say("waiting-for-somebody"))
        way = "invite-somebody" if sight.looker.host else "let-bot-play" if sight.looker.own else ""
        told += [f'<a href="{h(f"/t/{sight.venue.table_id}/people")}">{sight.say(way)}</a>'] if way else []
    return " ".join(told)


def _parted(effect: Effect) -> list[Effect]:
    return [effect._replace(text=item) for item in effect.text.split(", ")]


class _Question:
    """The options of one question."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.vocabulary = sight.match.game.vocabulary
        self.kind = stage.tray(sight)
        self.effects = {code: self._foreseen(code) for code in sight.moves}
        self.places = chosen_together(sight.match.game, sight.moves)
        self.serious = [code for code in sight.moves if not self._is_aside(code)]
        self.aside = sorted(
            [code for code in sight.moves if self._is_aside(code)],
            key=lambda code: self.vocabulary.family(code).declines,
        )
        self._forget_the_inevitable()
        self.common = self._common()

    def _foreseen(self, code: int) -> list[Effect]:
        """What a move would bring, item by item: an event may tell several."""
        told = foreseen(self.sight.texts, self.sight.view, code, self.sight.seat)
        return [
            each
            for effect in told
            for each in ([effect] if effect.what or ", " not in effect.text else _parted(effect))
        ]

    def _forget_the_inevitable(self) -> None:
        """What follows whatever one does, even if one does nothing, comes of no option. Of who declines nothing is told but what
        comes of it: that they do is in the label."""
        declining = [code for code in self.aside if self.vocabulary.family(code).declines]
        if not declining:
            return
        inevitable = set.intersection(*map(set, self.effects.values()))
        self.effects = {code: [each for each in told if each not in inevitable] for code, told in self.effects.items()}
        for code in declining:
            self.effects[code] = [
                each for each in self.effects[code] if not (each.deed and each.seat == self.sight.seat)
            ]

    def _is_aside(self, code: int) -> bool:
        """Whether a move ends a turn or does nothing: those stand beside the others."""
        family = self.vocabulary.family(code)
        return family.ends or family.declines

    def _common(self) -> list[Effect]:
        """What all options bring is said once, by the prompt."""
        if len(self.serious) < 2:
            return []
        first, *others = [self.effects[code] for code in self.serious]
        return [effect for effect in dict.fromkeys(first) if all(effect in told for told in others)]

    def html(self) -> str:
        sight = self.sight
        step = sight.view.stack[-1]
        mine = [effect for effect in self.common if effect.seat in (sight.seat, NONE)]  # not what others do anyway
        shared = f"<span>{self._told(mine)}</span> " if mine else ""
        if shared and self.aside:  # it does not come of the way out
            shared = f"{sight.say('each-brings')} {shared}"
        rule = sight.rule(sight.match.game.steps.kind(step).rule)
        offer = self._offer()
        counted = PROGRESS if 'class="part' in offer else ""  # beside the things there is no room for it
        listed = offer.count(' data-move="') + len(self.aside)
        return (
            f"{asking(sight) or guide(sight) or (_note(sight) if not self._only_way_out() else '')}"
            f'<div class="ask">{self._call()}<h2 class="prompt" tabindex="-1">{self._prompt()}</h2>'
            f'<p class="common">{shared}{rule}</p>{counted}</div>{offer}{_tools(sight, self._aside(), listed)}'
        )

    def _only_way_out(self) -> bool:
        return not self.serious and len(self.aside) == 1

    def _call(self) -> str:
        """Where several people share a screen, whose turn it is."""
        seat = self.sight.seat
        return (
            f'<p class="call seat-{seat}">{crest(seat)} {h(self.sight.called(seat))}</p>' if self.sight.together else ""
        )

    def _prompt(self) -> str:
        """What is asked. If nothing can be done but one way out, no more is promised than that."""
        sight = self.sight
        if self._only_way_out():
            return sight.say("only-this", move=sight.texts.move(self.aside[0], sight.view))
        return h(sight.texts.prompt(sight.view.stack[-1], sight.moves))

    # -- ways to offer ------------------------------------------------------------------------------

    def _offer(self) -> str:
        if self._only_way_out():
            return self._what_follows()
        family = self._only_family()
        ways = {Tray.THINGS: self._things, Tray.AMOUNTS: self._amounts}
        if self.kind in ways and family is not None and (made := ways[self.kind](family)):
            return made
        if self.kind is Tray.THINGS:
            return self._group("things", self._options(self.serious, pictures=True))
        placed = [code for code in self.serious if stage.is_placed(self.sight, code)]
        if self.kind is Tray.PLACES and self.sight.on_stage.issuperset(self.places) and self.places:
            return self._on_stage()
        if self.kind is Tray.PLACES and placed:
            rest = [code for code in self.serious if code not in placed]
            consent = self._consent(placed, rest)
            rest = [*consent, *rest]
            placed = [code for code in placed if code not in rest]
            hidden = f'<div class="placed">{self._options(placed)}{self._shortcuts()}</div>'
            invitation = f'<p class="invitation">{self._invitation()}</p>'
            others = f'<div class="rest">{self._options(rest)}</div>' if rest else ""
            preview = f'<div class="preview">{invitation}</div>'
            return self._group("places", f"{others}{preview}{hidden}" if consent else f"{preview}{others}{hidden}")
        return self._group(
            "buttons" if len(self.serious) <= MOST_BUTTONS else "buttons many", self._options(self.serious)
        )

    def _what_follows(self) -> str:
        """What comes of the only way out stands where there is room for it, not on its button."""
        told = self._effects(self.aside[0])
        return self._group("alone", f'<div class="preview"><div class="told">{told}</div></div>' if told else "")

    def _consent(self, placed: Sequence[int], rest: Sequence[int]) -> list[int]:
        """Who can say no by a button can say yes by one: what is the only move of its kind stands beside its refusal, though it
        has a place on the stage."""
        if not any(self.vocabulary.family(code).declines for code in self.aside):
            return []
        kinds = Counter(self.vocabulary.family(code).first for code in self.serious)
        alone = [code for code in placed if kinds[self.vocabulary.family(code).first] == 1]
        return alone if len(alone) + len(rest) <= MOST_BUTTONS else []

    def _invitation(self) -> str:
        if self.sight.front is not None:
            return self.sight.say("choose-elsewhere", name=self.sight.names[self.sight.front])
        if self.sight.wanted != NONE:
            return self.sight.say("tour-choose")
        return self.sight.say("choose-on-stage", n=sum(stage.counts(self.sight).values()))

    def _only_family(self) -> Family | None:
        families = {self.vocabulary.family(code).first: self.vocabulary.family(code) for code in self.serious}
        return next(iter(families.values())) if len(families) == 1 else None

    def _group(self, kind: str, content: str) -> str:
        return f'<div class="offer {kind}" role="group" aria-label="{self.sight.say("options")}">{content}</div>'

    def _things(self, family: Family) -> str:
        """Things to be picked, if the moves are sets of them."""
        domains = list(family.params.values())
        if len(domains) != 1 or not isinstance(domains[0], Sets):
            return ""
        sets = {code: domains[0].sets[family.values(code)[0]] for code in self.serious}
        if all(len(members) <= 1 for members in sets.values()):
            return ""
        found: dict[int, int] = {}
        for code, members in sets.items():
            for member in members:
                found.setdefault(member, code)
        parts = "".join(self._part(code, member, domains[0]) for member, code in sorted(found.items()))
        options = "".join(
            self._option(code, parts=" ".join(str(member) for member in sorted(sets[code]))) for code in self.serious
        )
        content = f'{parts}<div class="placed">{options}</div>'
        return self._group("things parts choosing", content)

    def _on_stage(self) -> str:
        """Things that are picked where they lie; whatever else can be chosen has its place there too, or a button."""
        taken = [code for code in self.serious if set(self.vocabulary.targets(code)) & set(self.places)]
        options = "".join(self._option(code, to="", parts=" ".join(self.vocabulary.targets(code))) for code in taken)
        rest = [code for code in self.serious if code not in taken]
        placed = [code for code in rest if stage.is_placed(self.sight, code)]
        others = self._options([code for code in rest if code not in placed])
        shown = f'<div class="rest">{others}</div>' if others else ""
        hidden = f'<div class="placed">{options}{self._options(placed)}{self._shortcuts()}</div>'
        return self._group("places choosing", f"{PROGRESS}{shown}{hidden}")

    def _part(self, code: int, member: int, domain: Sets) -> str:
        canvas = Canvas(self.sight.view, self.sight.texts, narrow=self.sight.looker.narrow)
        picture = _picture(self.sight.look.part(self.sight.view, code, member, canvas))
        name = h(self.sight.texts.member(domain.base, member))
        label = f'<span class="unseen">{name}</span>' if picture else name
        looks = way(self.sight, "part", member in self._wanted_members(domain))
        return f'<button {looks} aria-pressed="false" data-part="{member}">{picture}{label}</button>'

    def _wanted_members(self, domain: Sets) -> Sequence[int]:
        """The things that the guide of a tour asks for."""
        wanted = self.sight.wanted
        return domain.sets[self.vocabulary.family(wanted).values(wanted)[0]] if wanted in self.serious else ()

    def _amounts(self, family: Family) -> str:
        """Rows of numbers to choose from; what is the same in all moves is not asked."""
        rows = {code: numbers(family, code) for code in self.serious}
        found = {name: sorted({row[name] for row in rows.values()}) for name in rows[self.serious[0]]}
        asked = {name: values for name, values in found.items() if len(values) > 1} or found
        if len({tuple(row.values()) for row in rows.values()}) < len(rows) or not 0 < len(asked) <= MOST_NUMBERS:
            return ""
        wanted = rows.get(self.sight.wanted, {})
        choices = "".join(
            self._row(f"amount-{family.name}-{name}", values, wanted.get(name)) for name, values in asked.items()
        )
        options = "".join(
            self._option(code, values=",".join(str(row[name]) for name in asked)) for code, row in rows.items()
        )
        return self._group("amounts", f'{choices}<div class="preview"></div><div class="placed">{options}</div>')

    def _row(self, message: str, values: Sequence[int], wanted: int | None) -> str:
        texts = self.sight.texts
        label = h(texts.message(message)) if texts.has(message) else ""
        spoken = label or h(texts.prompt(self.sight.view.stack[-1], self.sight.moves))
        buttons = "".join(
            f'<button {way(self.sight, "number", value == wanted)} aria-pressed="false" data-value="{value}">{value}</button>'
            for value in values
        )
        return (
            f'<div class="amount" role="group" aria-label="{spoken}"><span class="lb">{label}</span>'
            f'<span class="numbers">{buttons}</span></div>'
        )

    # -- single options -----------------------------------------------------------------------------

    def _options(self, codes: Sequence[int], pictures: bool = False) -> str:
        return "".join(self._option(code, pictures=pictures) for code in codes)

    def _shortcuts(self) -> str:
        """Places where one click answers several questions, unless a single move does it there."""
        known = {self.vocabulary.target(code): code for code in self.sight.moves}
        return "".join(
            self._option(codes[0], label=codes[-1], to=target, then=self._then(codes))
            for target, codes in self.sight.shortcuts.items()
            if target in self.sight.on_stage and known.get(target) != codes[0]
        )

    def _then(self, codes: Sequence[int]) -> str:
        return " ".join(self.vocabulary.notation(code) for code in codes[1:])

    def _option(self, code: int, pictures: bool = False, label: int = NONE, **data: str) -> str:
        sight, family = self.sight, self.vocabulary.family(code)
        target = data.pop("to", self.vocabulary.target(code))
        short = sight.shortcuts.get(target, ())
        if short and short[0] == code:
            data["then"] = self._then(short)
        notation = self.vocabulary.notation(code)
        looks = "option" + " final" * family.ends + " decline" * family.declines
        picture = ""
        if pictures:
            canvas = Canvas(sight.view, sight.texts, narrow=sight.looker.narrow)
            picture = _picture(sight.look.thing(sight.view, code, canvas))
            looks += " thing" * bool(picture)
        more = "".join(f' data-{name}="{h(value)}"' for name, value in data.items())
        told = h(sight.texts.move(label if label != NONE else code, sight.view))
        return (
            f'<button {way(sight, looks, code == sight.wanted)} data-move="{h(notation)}" data-to="{h(target)}"{more}>'
            f'{picture}<span class="label">{told}</span>{self._effects(code) if label == NONE else ""}</button>'
        )

    def _effects(self, code: int) -> str:
        """What is special about an option: one's own, then what it means for others."""
        told = [effect for effect in self.effects[code] if effect not in self.common]
        own = [effect for effect in told if effect.seat in (self.sight.seat, NONE)]
        others = [effect for effect in told if effect not in own]
        sum_ = self.sight.look.together(self.sight.view, code, self.sight.texts)
        shown = f'<small class="effect">{h(sum_)}</small>' if sum_ else ""
        shown += f'<small class="effect">{self._told(own)}</small>' if own else ""
        return shown + (f'<small class="effect others">{self._told(others)}</small>' if others else "")

    def _told(self, effects: Sequence[Effect]) -> str:
        """Effects one after the other; those of others follow their name."""
        parts: list[str] = []
        for effect in effects:
            own = effect.seat in (self.sight.seat, NONE)
            parts.append(
                self._item(effect) if own else f"{h(self.sight.texts.seat(effect.seat))}: {self._item(effect)}"
            )
        return ", ".join(parts)

    def _item(self, effect: Effect) -> str:
        """One effect: a number with the picture of the thing it counts, and in words for those who hear it."""
        name = self.sight.look.pictured.get(effect.what, "")
        number, _, thing = effect.text.partition(" ")
        if not name or number[0] not in SIGNS:
            return h(effect.text)
        return f'<span class="gain" title="{h(thing)}"><b>{h(number)}</b><span class="unseen"> {h(thing)}</span>{icon(name)}</span>'

    def _aside(self) -> str:
        return self._options(self.aside)


def numbers(family: Family, code: int) -> dict[str, int]:
    """The numbers that a move names."""
    found: dict[str, int] = {}
    for (name, domain), value in zip(family.params.items(), family.values(code), strict=True):
        if isinstance(domain, Amounts):
            found.update(zip(domain.parts, domain.rows[value], strict=True))
        elif isinstance(domain, Numbers):
            found[name] = value
    return found


def _picture(markup: Markup) -> str:
    if not markup:
        return ""
    return f'<svg class="board picture" viewBox="-4 -4 {THING[0] + 8} {THING[1] + 8}" aria-hidden="true">{markup}</svg>'


def _note(sight: Sight) -> str:
    """A word about a kind of question, for those who meet it for the first time; the browser knows whether they do."""
    game = sight.match.game
    kind = game.steps.kind(sight.view.stack[-1]).name
    if not sight.texts.has(f"note-{kind}"):
        return ""
    label = sight.say("close")
    asked = f"{sight.venue.table_id} {sight.counted(sight.since)}"
    return (
        f'<div class="first-note" role="note" data-note="{game.name} {kind}" data-at="{asked}" hidden>'
        f"<p><b>{sight.say('new-to-you')}</b> {h(sight.texts.message(f'note-{kind}'))}</p>"
        f'<button class="all-of-it link" hidden>{sight.say("read-more")}</button>'
        f'<button class="enough" aria-label="{label}" title="{label}">{icon("close")}</button></div>'
    )


def _tools(sight: Sight, aside: str, choices: int = 0) -> str:
    """The button that does what is chosen, the ways out, and taking back. Undo is always there: when it is not allowed it
    answers why, like everything else."""
    can_undo = not _why_no_undo(sight)
    redo = sight.match.to_redo(sight.seat) is not None
    bots = all(sight.bot(seat) for seat in sight.match.to_act())
    tools = [
        ("hurry", bots and sight.guide() is None and bool(sight.looker.own or sight.looker.host), ""),
        ("undo", sight.seat >= 0, "" if can_undo else ' aria-disabled="true"'),
        ("ask", not can_undo and may_ask_others(sight), ""),
        ("restart", can_undo, ""),
        ("redo", redo, ""),
    ]
    buttons = "".join(
        f'<button class="tool" data-do="{kind}" title="{label}"{state}>{icon(SIGN.get(kind, kind))}<span>{label}</span></button>'
        for kind, shown, state in tools
        for label in (sight.say(kind),)
        if shown
    )
    main = listed = ""
    if sight.asked:
        main = '<button class="go" id="do" disabled></button>'
        label = sight.say("as-a-list", n=choices)
        brief = sight.say("as-a-list-brief")
        listed = f'<button class="tool" id="as-list" data-brief="{brief}">{icon("list")}<span>{label}</span></button>'
        if sight.venue.advice:
            label = sight.say("advice")
            buttons += f'<button class="tool" id="advise" title="{label}">{icon("advice")}<span>{label}</span></button>'
    return (
        f'<div class="tools"><button class="further" type="button" tabindex="-1" hidden></button>'
        f'{main}<div class="aside">{aside}</div><div class="row">{buttons}{listed}</div>'
        f'<p class="on-its-way" role="status"></p></div>'
    )


def _why_no_undo(sight: Sight) -> str:
    if sight.seat < 0 or len(sight.match.plies) <= sight.venue.first_ply:
        return "nothing-to-undo"
    return sight.match.why_no_undo(sight.seat)
