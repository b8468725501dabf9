"""Answers given beforehand: a page of the table that only shows what its visitor has said themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kotatsu.core.errors import KotatsuError
from kotatsu.core.texts import Messages, Texts
from kotatsu.core.vocabulary import StepKind
from kotatsu.house.plans import ALWAYS, ONCE, STANDING, Plan, is_sequence, kinds_ahead, plan_of
from kotatsu.house.table import Table
from kotatsu.web.door.answers import Forbidden, page_answer
from kotatsu.web.door.incoming import form_in, number_in, text_in
from kotatsu.web.door.visitor import Visitor, house_of
from kotatsu.web.seen.sight import texts_for
from kotatsu.web.table.looking import at_table, names_of
from kotatsu.web.words.html import Page, h, icon
from kotatsu.web.words.wording import wording_in

Say = Callable[..., str]

CHOICES = 2  # of a standing answer: what is liked, and what else
MOVE, UNTIL = "move", "until"  # fields


async def answers_page(request: Request) -> Response:
    table, visitor = await at_table(request)
    seats = table.seats_of(visitor.id)
    if not seats:
        raise Forbidden("not-your-seat")
    wording, texts = wording_in(visitor.language), texts_for(table.match.game, visitor.language, _names(table, visitor))
    title = wording.message("ahead")
    parts = "".join(_part(table, seat, kind, texts, wording) for seat in seats for kind in kinds_ahead(table))
    nothing = f"<p>{h(wording.message('ahead-nothing'))}</p>"
    body = (
        f'<main class="people" id="main"><section class="card"><h1>{h(title)}</h1>'
        f'<p class="quiet">{h(texts.message("title"))}</p><p>{h(wording.message("ahead-text"))}</p>'
        f'<p><a class="button play" href="/t/{table.id}">{icon("table")}{h(wording.message("to-table"))}</a></p></section>'
        f"{parts or nothing}</main>"
    )
    return page_answer(Page(title, body, "lobby-page"), visitor, f"/t/{table.id}/answers")


def _names(table: Table, visitor: Visitor) -> tuple[str, ...]:
    return tuple(names_of(table, visitor.language))


def _part(table: Table, seat: int, kind: StepKind, texts: Texts, wording: Messages) -> str:
    """What can be said about one kind of question, and what was."""
    say, plan = wording.message, plan_of(table, seat, kind.name)
    rows = _sequence(kind, table) if is_sequence(kind) else [_moves(kind, table)] * CHOICES
    together = len(table.seats_of(table.chairs[seat].person)) > 1  # at one screen, which others see too
    chosen = _chosen(None if together else plan, rows, table)
    labels = _labels(rows, kind, texts, table, say)
    selects = "".join(
        _select(row, labels[number], chosen[number], kind, texts, say, table) for number, row in enumerate(rows)
    )
    until = ""
    if not is_sequence(kind):
        now = plan.until if plan is not None and not together else ALWAYS
        options = "".join(
            f'<option value="{value}"{" selected" if value == now else ""}>{h(say(f"until-{value}"))}</option>'
            for value in STANDING
        )
        until = f'<label>{h(say("until"))}<select name="{UNTIL}">{options}</select></label>'
    who = f" – {h(texts.seat(seat))}" if together else ""
    state = _state(plan, say)
    fields = f'<input type="hidden" name="seat" value="{seat}"><input type="hidden" name="kind" value="{h(kind.name)}">'
    forget = (
        f'<button name="do" value="forget" formnovalidate>{h(say("ask-me-again"))}</button>' if plan is not None else ""
    )
    return (
        f'<section class="card ahead"><h2>{h(texts.message(f"ahead-{kind.name}"))}{who}</h2>{state}'
        f'<form method="post" action="/t/{table.id}/answers">{fields}{selects}{until}<div class="ways">'
        f'<button class="play" name="do" value="lay">{h(say("answer-ahead"))}</button>{forget}</div></form></section>'
    )


def _state(plan: Plan | None, say: Say) -> str:
    if plan is None:
        return f'<p class="quiet">{h(say("you-are-asked"))}</p>'
    return f'<p role="status">{h(say("plan-dropped" if plan.dropped else "answered-ahead"))}</p>'


def _moves(kind: StepKind, table: Table) -> list[int]:
    families = [family for family in table.match.game.vocabulary.families if family.name in kind.answers]
    return [code for family in families for code in range(family.first, family.first + family.size)]


def _sequence(kind: StepKind, table: Table) -> list[list[int]]:
    """Moves that follow each other: for each family, in the order in which the game names them, one for each value of the
    first thing it names."""
    families = {family.name: family for family in table.match.game.vocabulary.families}
    rows: list[list[int]] = []
    for name in kind.answers:
        family = families[name]
        parts = len(next(iter(family.params.values()))) if len(family.params) > 1 else 1
        each = family.size // parts
        rows += [list(range(first, first + each)) for first in range(family.first, family.first + family.size, each)]
    return rows


def _labels(rows: Sequence[Sequence[int]], kind: StepKind, texts: Texts, table: Table, say: Say) -> list[str]:
    """What each row is about; the moves of a family are counted."""
    if not is_sequence(kind):
        return [say("answer-first"), say("answer-else")]
    names = [table.match.game.vocabulary.family(row[0]).name for row in rows]
    return [
        texts.message(f"ahead-{kind.name}-{name}", n=names[: place + 1].count(name)) for place, name in enumerate(names)
    ]


def _chosen(plan: Plan | None, rows: Sequence[Sequence[int]], table: Table) -> list[str]:
    """What was chosen in each row."""
    if plan is None:
        return [""] * len(rows)
    vocabulary, left = table.match.game.vocabulary, list(plan.moves)
    found = []
    for row in rows:
        own = {vocabulary.notation(code) for code in row}
        move = next((move for move in left if move in own), "")
        if move:
            left.remove(move)
        found.append(move)
    return found


def _select(codes: Sequence[int], label: str, now: str, kind: StepKind, texts: Texts, say: Say, table: Table) -> str:
    vocabulary = table.match.game.vocabulary
    nothing = f'<option value="">{h(say("answer-none"))}</option>'
    options = "".join(
        f'<option value="{h(vocabulary.notation(code))}"{" selected" if vocabulary.notation(code) == now else ""}>'
        f"{h(_label(code, kind, texts, table))}</option>"
        for code in codes
    )
    return f'<label>{h(label)}<select name="{MOVE}">{nothing}{options}</select></label>'


def _label(code: int, kind: StepKind, texts: Texts, table: Table) -> str:
    """A move in the words of its question, if that has some of its own."""
    family = table.match.game.vocabulary.family(code)
    special = f"move-{family.name}-at-{kind.name}"
    return texts.message(special) if not family.params and texts.has(special) else texts.move(code)


async def change(request: Request) -> Response:
    """Say something beforehand, or be asked again."""
    (table, visitor), form = await at_table(request), await form_in(request)
    seat, kind, do = number_in(form.get("seat")), text_in(form.get("kind")), text_in(form.get("do"))
    if seat is None or seat not in table.seats_of(visitor.id):
        raise Forbidden("not-your-seat")
    if do not in ("lay", "forget"):
        raise KotatsuError("nothing of that kind can be done here")
    moves = [text_in(value) for name, value in form.multi_items() if name == MOVE and value]
    plans = house_of(request).plans
    if do == "forget" or not moves:
        await plans.forget(table, seat, kind)
    else:
        await plans.lay(table, seat, kind, visitor.id, moves, text_in(form.get(UNTIL)) or ONCE)
    return RedirectResponse(f"/t/{table.id}/answers", status_code=303)
