"""The one way to a table, and who looks at it there: to whoever may not, there is none."""

from __future__ import annotations

from starlette.requests import Request

from kotatsu.core.match import Match
from kotatsu.core.state import WATCHER
from kotatsu.house.advice import may_ask
from kotatsu.house.table import Table
from kotatsu.web.door.answers import Forbidden, Missing
from kotatsu.web.door.visitor import Visitor, house_of, visitor_of
from kotatsu.web.seen.sight import Looker, Venue
from kotatsu.web.words.wording import wording_in
from kotatsu.web.zones.frame import Frame


async def at_table(request: Request, gathering: bool = False) -> tuple[Table, Visitor]:
    """The table that is asked about and who asks. To whoever may not see it there is none. Before the game has begun there
    is nothing to see but who is there."""
    table, visitor = await house_of(request).table(request.path_params["table"]), await visitor_of(request)
    if table is None or not table.may_look(visitor.id):
        raise nothing_for(visitor, table)
    if table.arrangement.gathering and not gathering:
        raise Forbidden("still-gathering")
    return table, visitor


def nothing_for(visitor: Visitor, table: Table | None) -> Missing:
    """What is said to somebody who may not see a table; whoever was sent away knows that there is one."""
    return Missing("removed" if table is not None and visitor.id in table.removed else "no-table")


def looker_of(table: Table, visitor: Visitor, seat: int | None, narrow: bool, front: int | None = None) -> Looker:
    """Who looks. Of several at one screen nobody does until one has been called: a page that is loaded again is covered."""
    own = tuple(table.seats_of(visitor.id))
    together = seat not in own and len(own) > 1 and not table.match.over
    through = WATCHER if together else table.seat_for(visitor.id, seat)
    host, behind = visitor.id == table.host, table.behind(visitor.id)
    large = front if front in range(table.match.seats) else None
    return Looker(through, visitor.language, narrow, own, host, large, behind)


def venue_of(table: Table, looker: Looker) -> Venue:
    bots = tuple(chair.bot for chair in table.chairs)
    number, count = table.number_for(looker.own), table.count_for(looker.own)
    venue = Venue(table.id, number, count, bots, table.match.sealed, table.tour, over=table.match.over)
    return venue._replace(
        request=table.consent.request,
        notes=tuple(table.consent.notes),
        people=tuple(chair.seat for chair in table.chairs if chair.person),
        free=tuple(chair.seat for chair in table.chairs if chair.open),
        advice=may_ask(table, looker.own),
        clock=table.clock.runs and not looker.behind,
        known=bool(table.row.start) and not table.match.over,
    )


def names_of(table: Table, language: str) -> list[str]:
    """The names at a table; chairs that nobody has taken are called so."""
    return [chair.name or wording_in(language).message("open-chair") for chair in table.chairs]


def match_for(table: Table, looker: Looker) -> Match:
    """The match as far as somebody sees it: watchers may be some moves behind, of those that they could notice."""
    if not looker.behind:
        return table.match
    count = table.count_for(looker.own)
    return table.match.until(max(table.match.sealed, count.ply(count.all - looker.behind)))


def frame_of(table: Table, looker: Looker) -> Frame:
    return Frame(match_for(table, looker), names_of(table, looker.language), looker, venue_of(table, looker))
