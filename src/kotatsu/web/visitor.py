"""Who is asking: a browser with a secret of its own, a name, a language and a taste."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from kotatsu.house.house import House
from kotatsu.house.identity import identity, new_secret
from kotatsu.house.store import PersonRow
from kotatsu.web.limits import LIMITS
from kotatsu.web.quota import address_of, quota_of
from kotatsu.web.reading import text_in
from kotatsu.web.words import best_language, words_in

COOKIE = "kotatsu"
A_YEAR = 365 * 24 * 3600


class Visitor(NamedTuple):
    person: PersonRow
    secret: str = ""  # to be left with a browser that is not yet known to the house

    @property
    def new(self) -> bool:
        return bool(self.secret)

    @property
    def id(self) -> str:
        return self.person.id

    @property
    def language(self) -> str:
        return self.person.language

    @property
    def theme(self) -> str:
        return self.person.settings.get("theme", "")


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def visitor_of(request: Request) -> Visitor:
    secret = text_in(request.cookies.get(COOKIE, "")[: LIMITS.text])
    person = await house_of(request).person(identity(secret)) if secret else None
    if person is not None:
        return Visitor(person)
    return guest_of(request)


def guest_of(request: Request) -> Visitor:
    """Somebody new. Nothing is written about them until they do something."""
    language = best_language(request.headers.get("accept-language", ""))
    name = words_in(language).message("guest")
    secret = new_secret()
    return Visitor(PersonRow(identity(secret), name, language, {}), secret)


async def welcome(request: Request, visitor: Visitor) -> None:
    """Make a new visitor known, now that they do something: before it, so that nothing belongs to nobody."""
    if visitor.new:
        quota_of(request).arrive(address_of(request.scope))
        await house_of(request).save_person(visitor.person)


def remembered(visitor: Visitor, response: Response) -> Response:
    """The answer to a visitor, with their secret if it is their first."""
    if visitor.new:
        response.set_cookie(COOKIE, visitor.secret, max_age=A_YEAR, httponly=True, samesite="lax")
    return response
