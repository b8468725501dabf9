"""Round the table: who sits where, who is missing, and how they get there. Before a game begins people wait here."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kotatsu.bots.registry import USUAL_OPPONENT, bot_title, level_names
from kotatsu.core.state import WATCHER
from kotatsu.core.texts import Messages
from kotatsu.house.doorbook import Friend
from kotatsu.house.doors import DELAYS
from kotatsu.house.house import NAME_LENGTH
from kotatsu.house.identity import handle
from kotatsu.house.store import NOBODY_WATCHES, ChairRow
from kotatsu.house.table import Table
from kotatsu.web.door.answers import page_answer
from kotatsu.web.door.incoming import form_in
from kotatsu.web.door.visitor import Visitor, house_of
from kotatsu.web.seen.sight import texts_for
from kotatsu.web.table.clocks import clock_told
from kotatsu.web.table.hosting import arrange
from kotatsu.web.table.looking import at_table
from kotatsu.web.words.covers import cover_image
from kotatsu.web.words.done import DONE
from kotatsu.web.words.house_rules import table_told
from kotatsu.web.words.html import Page, crest, h, icon, pill, post_form
from kotatsu.web.words.links import address_for, link_box, only_here
from kotatsu.web.words.wording import level_title, wording_in


class Round(NamedTuple):
    """Everything the page tells."""

    table: Table
    visitor: Visitor
    wording: Messages
    links: dict[int, str]  # to open chairs and to watching, as far as this browser may pass them on
    invited: dict[int, str]  # who was invited to a chair by name
    friends: list[Friend]

    @property
    def host(self) -> bool:
        return self.visitor.id == self.table.host

    def say(self, name: str, /, **values: object) -> str:
        return h(self.wording.message(name, **values))


async def people_page(request: Request) -> Response:
    table, visitor = await at_table(request, gathering=True)
    wording, doors = wording_in(visitor.language), house_of(request).doors
    links: dict[int, str] = {}
    friends: list[Friend] = []
    invited = await doors.invited(table)
    if visitor.id == table.host:
        made = await doors.secrets_of(table, visitor.secret)
        links = {seat: address_for(request, f"/join/{secret}") if secret else "" for seat, secret in made.items()}
        friends = [each for each in await doors.friends_of(visitor.id) if each.id not in table.people()]
    told = Round(table, visitor, wording, links, invited, friends)
    title = wording.message("gathering" if table.arrangement.gathering else "around-the-table")
    alone = only_here(request, wording) if told.host else ""
    body = (
        f'<main class="people" id="main" data-table="{table.id}" data-gathering="{int(table.arrangement.gathering)}"'
        f' data-here="{told.say("is-here")}"><div id="round">{_head(told, title)}{alone}{_name(told)}'
        f'<ul class="round">{"".join(_chair(told, chair) for chair in table.chairs)}</ul>'
        f"{_begin(told)}{_watching(told)}{_away(told)}{_close(told)}</div></main>"
    )
    game = texts_for(table.match.game, visitor.language, ()).message("title")
    return page_answer(
        Page(f"{title} – {game}", body, "lobby-page", script=True, module="people"), visitor, f"/t/{table.id}/people"
    )


async def change(request: Request) -> Response:
    table, visitor = await at_table(request, gathering=True)
    await arrange(request, table, visitor, await form_in(request))
    if table.gone:
        return RedirectResponse(f"/?{DONE}=closed", status_code=303)
    stays = table.may_look(visitor.id)
    return RedirectResponse(f"/t/{table.id}/people" if stays else f"/?{DONE}=left", status_code=303)


def _head(told: Round, title: str) -> str:
    game = told.table.match.game
    texts = texts_for(game, told.visitor.language, ())
    rules = table_told(told.table, texts, told.wording)
    missing = sum(1 for chair in told.table.chairs if chair.open)
    if told.table.arrangement.gathering:
        line = told.say("missing-people", n=missing)
    else:
        line = f'<a class="button play" href="/t/{told.table.id}">{icon("table")}{told.say("to-table")}</a>'
    return (
        f'<header class="about">{cover_image(game, told.visitor.theme, "cover")}<div><h1>{h(title)}</h1>'
        f'<p class="quiet">{h(texts.message("title"))}{_clock(told)}</p>{rules}<p role="status">{line}</p></div></header>'
    )


def _clock(told: Round) -> str:
    clock = told.table.clock
    return f" · {clock_told(clock, told.wording)}" if clock.runs else ""


def _name(told: Round) -> str:
    """Whoever has no name yet is asked for one: others shall know who invites them."""
    if not told.visitor.nameless or told.table.match.over:
        return ""
    label = told.say("your-name")
    return (
        f'<form class="card name" method="post" action="/me"><input type="hidden" name="back" value="/t/{told.table.id}/people">'
        f'<label>{label}<input name="name" maxlength="{NAME_LENGTH}" autocomplete="nickname" required></label>'
        f"<button>{told.say('save')}</button></form>"
    )


# -- a chair -----------------------------------------------------------------------------------------


def _chair(told: Round, chair: ChairRow) -> str:
    mine = chair.person == told.visitor.id and bool(chair.person)
    name = h(chair.name) if not chair.open else f'<span class="quiet">{told.say("open-chair")}</span>'
    you = f' <span class="kind">{told.say("chair-you")}</span>' if mine else ""
    here = mine or (bool(chair.person) and told.table.presence.is_here(chair.person))
    if chair.open:
        friend = next((each.name for each in told.friends if each.id == told.invited.get(chair.seat)), "")
        state = told.say("invited-by-name", name=friend) if friend else told.say("waits-for-somebody")
    elif chair.bot:
        title = bot_title(chair.bot, told.visitor.language)
        state = told.say("bot-plays-for", title=title) if chair.person else h(title)
    else:
        state = told.say("is-here" if here else "is-away")
    more = _ways(told, chair, mine) + _door(told, chair)
    looks = "open" if chair.open else "here" if here and not chair.bot else "bot" if chair.bot else "away"
    return (
        f'<li class="place-card {looks} seat-{chair.seat}" data-seat="{chair.seat}">{crest(chair.seat)}'
        f'<div class="who"><h2>{name}{you}</h2><p class="state">{state}</p></div>{more}</li>'
    )


def _ways(told: Round, chair: ChairRow, mine: bool) -> str:
    """What can be done about a chair, by the host or by whoever sits there; about one that is free in a game, by all players."""
    if told.table.keeps_waiting(chair.seat, told.visitor.id):
        return f'<div class="ways">{_button(told, "bot", "let-bot-play", seat=chair.seat)}</div>'
    if told.table.match.over or not (told.host or mine):
        return ""
    ways = ""
    if chair.bot and chair.person:
        ways += _button(told, "back", "take-back-chair" if mine else "give-back-chair", seat=chair.seat)
    elif _may_be_replaced(told, chair, mine):
        ways += _button(told, "bot", "bot-plays-for-me" if mine else "let-bot-play", seat=chair.seat)
    if told.host and not (mine and told.table.arrangement.gathering):
        if chair.open and not told.table.arrangement.gathering:
            ways += _button(told, "bot", "let-bot-play", seat=chair.seat)
        elif not chair.open:
            ways += (
                _leaves(told, chair, mine) if chair.person else _button(told, "free", "replace-bot", seat=chair.seat)
            )
    elif mine and not told.host:
        ways += _leaves(told, chair, mine)
    return f'<div class="ways">{ways}</div>' if ways else ""


def _leaves(told: Round, chair: ChairRow, mine: bool) -> str:
    """Somebody goes, or has to: asked once more, because they do not come back without an invitation."""
    way = "leave" if mine else "remove"
    game = told.table.chairs_of(told.visitor.id) == [chair.seat] and not told.table.arrangement.gathering
    text = told.say("leave-game-text" if game else f"{way}-text", name=chair.name)
    sure = _button(told, "free", f"{way}-sure", seat=chair.seat)
    label = told.say("leave-table" if mine else "free-chair")
    ways = f'<span class="do">{label}</span><span class="not">{told.say("never-mind")}</span>'
    return f'<details class="sure"><summary class="button">{ways}</summary><div><p>{text}</p>{sure}</div></details>'


def _may_be_replaced(told: Round, chair: ChairRow, mine: bool) -> bool:
    """Whether a bot may play for whoever sits there: if they want it, or are away."""
    if chair.bot or not chair.person or told.table.arrangement.gathering:
        return False
    return mine or not told.table.presence.is_here(chair.person)


def _door(told: Round, chair: ChairRow) -> str:
    """How somebody comes to an open chair: a link, or a friend by name."""
    if not chair.open or not told.host:
        return ""
    label = told.wording.message("link-to-chair")
    friends = _friends(told, chair)
    return f'<div class="door">{_link(told, chair.seat, label)}{f"<div class=ways>{friends}</div>" if friends else ""}</div>'


def _link(told: Round, seat: int, label: str) -> str:
    """The link to a chair or to watching, with the button for a new one. One that another browser has made cannot be shown."""
    link = told.links.get(seat)
    again = _button(told, "door", "make-link" if link is None else "new-link", seat=seat)
    if link:
        return link_box(link, label, told.wording, again)
    elsewhere = f"<p>{told.say('link-elsewhere')}</p>" if link is not None else ""
    return f'{elsewhere}<div class="ways">{again}</div>'


def _friends(told: Round, chair: ChairRow) -> str:
    if not told.friends:
        return ""
    now = told.invited.get(chair.seat, "")
    options = "".join(
        f'<option value="{handle(told.visitor.id, friend.id)}"{" selected" if friend.id == now else ""}>{h(friend.name)}</option>'
        for friend in told.friends
    )
    label = told.say("invite-friend")
    return _form(
        told,
        "friend",
        f'<select name="friend" aria-label="{label}">{options}</select><button>{label}</button>',
        seat=chair.seat,
    )


# -- the whole table ---------------------------------------------------------------------------------


def _begin(told: Round) -> str:
    """Whether anybody may take the chairs that are open, and the beginning without waiting for that."""
    table = told.table
    if not told.host or table.match.over or not any(chair.open for chair in table.chairs):
        return ""
    listed = table.arrangement.listed
    flag = _form(
        told,
        "listed",
        f'<input type="hidden" name="listed" value="{int(not listed)}">'
        f'<label class="switch"><input type="checkbox"{" checked" if listed else ""} data-now> '
        f"{told.say('anybody-may-join')}</label>"
        f"<noscript><button>{told.say('save')}</button></noscript>",
    )
    if not table.arrangement.gathering:
        return f'<section class="card">{flag}</section>'
    pills = "".join(
        pill("bot", name, h(level_title(name, told.wording)), name == USUAL_OPPONENT)
        for name in level_names(told.table.match.game.name)
    )
    begin = _form(
        told,
        "begin",
        f'<fieldset><legend>{told.say("bots-fill")}</legend><div class="pills">{pills}</div></fieldset>'
        f"<button>{told.say('begin-now')}</button>",
    )
    now = f'<details class="not-waiting"><summary>{told.say("do-not-wait")}</summary>{begin}</details>'
    return f'<section class="card">{flag}{now}</section>'


def _watching(told: Round) -> str:
    """Who may watch, and how far behind: for the host; the others see who does."""
    table = told.table
    delay, guests = table.arrangement.delay, table.guests
    if table.match.over:
        return ""
    if not told.host:
        names = ", ".join(guests.values())
        return f'<p class="quiet">{told.say("they-watch", names=names)}</p>' if guests else ""
    choices = {str(NOBODY_WATCHES): told.wording.message("nobody-watches")}
    choices |= {str(moves): told.wording.message("watch-delay", n=moves) for moves in DELAYS}
    pills = "".join(pill("delay", value, h(label), value == str(delay)) for value, label in choices.items())
    form = _form(
        told,
        "watch",
        f'<fieldset><legend>{told.say("watching")}</legend><div class="pills">{pills}</div></fieldset>'
        f"<button data-with-choice>{told.say('save')}</button>",
    )
    door = ""
    if delay != NOBODY_WATCHES:
        door = f'<div class="door">{_link(told, WATCHER, told.wording.message("link-to-watch"))}</div>'
    out = "".join(
        f"<li>{h(name)} {_button(told, 'show-out', 'show-out', guest=handle(told.visitor.id, guest))}</li>"
        for guest, name in guests.items()
    )
    return f'<section class="card">{form}{door}{f"<ul class=guests>{out}</ul>" if out else ""}</section>'


def _away(told: Round) -> str:
    """A watcher may go."""
    if told.visitor.id not in told.table.guests or told.table.match.over:
        return ""
    return f'<div class="ways">{_button(told, "stop-watching", "stop-watching")}</div>'


def _close(told: Round) -> str:
    if not told.host:
        return ""
    sure = _form(told, "close", f'<button class="final">{told.say("close-table-sure")}</button>')
    about = f"<summary>{told.say('close-table')}</summary><p>{told.say('close-table-text')}</p>"
    return f'<details class="closing">{about}{sure}</details>'


def _form(told: Round, do: str, content: str, **values: object) -> str:
    return post_form(f"/t/{told.table.id}/people", content, do=do, **values)


def _button(told: Round, do: str, label: str, **values: object) -> str:
    return _form(told, do, f"<button>{told.say(label)}</button>", **values)
