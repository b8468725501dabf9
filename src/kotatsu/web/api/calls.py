"""Who asks, and about what. A token is the secret of somebody who exists in one seat of one table and nowhere else, so it
is good exactly as long as that chair is theirs; the house keeps its hash, as the name of whoever sits there."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request

from kotatsu.core.errors import KotatsuError
from kotatsu.house.driving import PACES
from kotatsu.house.identity import new_secret, token_identity
from kotatsu.house.store import PersonRow
from kotatsu.house.table import Table
from kotatsu.web.door.answers import Forbidden, NoToken
from kotatsu.web.door.incoming import name_in
from kotatsu.web.door.limits import TEXT
from kotatsu.web.door.visitor import Visitor, guest_of, house_of
from kotatsu.web.seen.readiness import texts_read
from kotatsu.web.seen.sight import Looker
from kotatsu.web.table.looking import frame_of, looker_of
from kotatsu.web.zones.frame import Frame

BEARER = "bearer"
AT_ONCE = min(PACES, key=lambda pace: PACES[pace])  # programs need no time to look at what bots do


@dataclass(frozen=True)
class Call:
    """A request of anybody."""

    request: Request
    language: str

    @classmethod
    async def of(cls, request: Request) -> Call:
        language = guest_of(request).language
        await texts_read(language)
        return cls(request, language)

    def newcomer(self, name: str | None) -> Visitor:
        """Somebody new with a token, for one seat."""
        token = new_secret()
        called = guest_of(self.request).person.name if name is None else name_in(name)
        person = PersonRow(token_identity(token), called, self.language, {"pace": AT_ONCE})
        return Visitor(person, token, new=True)


@dataclass(frozen=True)
class Seated(Call):
    """A request of somebody who has a token for the table that it is about."""

    table: Table
    visitor: Visitor

    @classmethod
    async def of(cls, request: Request) -> Seated:
        token = _token_in(request)
        call = await Call.of(request)
        person, table = token_identity(token), await house_of(request).table(request.path_params["table"])
        if table is None or not _is_good(table, person):
            raise NoToken("token-unknown")
        name = next((chair.name for chair in table.chairs if chair.person == person), table.guests.get(person, ""))
        visitor = Visitor(PersonRow(person, name, call.language, {}), token)
        return cls(request, call.language, table, visitor)

    @property
    def looker(self) -> Looker:
        return looker_of(self.table, self.visitor, None, narrow=False)

    @property
    def seat(self) -> int | None:
        """The seat that they play now: none if they watch, or while a bot plays for them."""
        return next(iter(self.table.seats_of(self.visitor.id)), None)

    def frame(self) -> Frame:
        """What they see. Before the game has begun that is nothing."""
        if self.table.arrangement.gathering:
            raise Forbidden("still-gathering")
        return frame_of(self.table, self.looker)


def _token_in(request: Request) -> str:
    """A token comes in its header and in no other way: browsers send cookies by themselves, and addresses are written down
    by everybody on the way."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != BEARER or not token.strip():
        raise NoToken("token-needed")
    return token.strip()[:TEXT]


def _is_good(table: Table, person: str) -> bool:
    """Whether a chair, or a place among the watchers, is still theirs. Having set up the table is not enough."""
    return person in table.people() or (person != table.host and table.belongs(person))


def path_number(request: Request, name: str) -> int:
    """A number in an address."""
    text = str(request.path_params[name])
    if not (text.isascii() and text.isdecimal() and len(text) < 6):
        raise KotatsuError(f"{name} is no number")
    return int(text)
