"""Who is asking: a browser with a secret of its own, a name, a language and a taste."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from kotatsu.core.errors import Refusal
from kotatsu.house.house import House
from kotatsu.house.identity import identity, new_secret
from kotatsu.house.store import PersonRow
from kotatsu.web.door.incoming import text_in
from kotatsu.web.door.limits import TEXT
from kotatsu.web.door.quota import address_of, quota_of
from kotatsu.web.seen.readiness import texts_read
from kotatsu.web.words.wording import best_language, wording_in

COOKIE = "kotatsu"
HOUSES = 4  # of which a browser keeps a secret: cookies know no ports, so houses on one computer share one
NAMELESS = "nameless"  # the setting of whoever has given no name yet, and is called a guest
BETWEEN = "."  # no sign of a secret
A_YEAR = 365 * 24 * 3600


class NotInvited(Refusal):
    """A stranger at a house that is private."""


class Visitor(NamedTuple):
    person: PersonRow
    secret: str  # of their browser
    new: bool = False  # not yet known to the house: the secret has to be left with the browser
    waiting: tuple[str, ...] = ()  # the tables at which others wait for them, if a page is asked for
    away: bool = False  # on one of their days away, if a page is asked for
    elsewhere: tuple[str, ...] = ()  # what other houses on the same computer have left with the browser

    @property
    def id(self) -> str:
        return self.person.id

    @property
    def language(self) -> str:
        return self.person.language

    @property
    def theme(self) -> str:
        return self.person.settings.get("theme", "")

    @property
    def nameless(self) -> bool:
        return NAMELESS in self.person.settings


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def visitor_of(request: Request) -> Visitor:
    secrets = _secrets_in(request)
    for secret in secrets:
        person = await house_of(request).person_at(identity(secret))
        if person is not None:
            break
    else:
        await texts_read(_language_of(request))
        return guest_of(request)
    await texts_read(person.language)
    page = "text/html" in request.headers.get("accept", "")
    house = house_of(request)
    turns = await house.waiting.of(person.id) if page else []
    away = page and house.vacations.until(person.id) > 0
    others = tuple(each for each in secrets if each != secret)
    return Visitor(person, secret, waiting=tuple(turn.table for turn in turns), away=away, elsewhere=others)


def _secrets_in(request: Request) -> list[str]:
    kept = text_in(request.cookies.get(COOKIE, "")[:TEXT])
    return [secret for secret in kept.split(BETWEEN) if secret][:HOUSES]


def guest_of(request: Request) -> Visitor:
    """Somebody new. Nothing is written about them until they do something."""
    language = _language_of(request)
    name = wording_in(language).message("guest")
    secret = new_secret()
    person = PersonRow(identity(secret), name, language, {NAMELESS: "yes"})
    return Visitor(person, secret, new=True, elsewhere=tuple(_secrets_in(request)))


def called(person: PersonRow, name: str) -> PersonRow:
    """Somebody under the name they gave."""
    return person._replace(name=name, settings=with_a_name(person.settings))


def with_a_name(settings: dict[str, str]) -> dict[str, str]:
    """The settings of somebody who has given a name."""
    return {setting: value for setting, value in settings.items() if setting != NAMELESS}


def is_stranger(request: Request, visitor: Visitor) -> bool:
    """Whether somebody needs an invitation: in a house that is private, whoever is not known and not at home."""
    return visitor.new and bool(request.app.state.private) and not address_of(request.scope).at_home


def _language_of(request: Request) -> str:
    return best_language(request.headers.get("accept-language", ""))


def refuse_strangers(request: Request, visitor: Visitor) -> None:
    """Before anything is done that costs something."""
    if is_stranger(request, visitor):
        raise NotInvited("invitation-needed")


async def welcome(request: Request, visitor: Visitor, invited: bool = False) -> None:
    """Make a new visitor known, now that they do something: before it, so that nothing belongs to nobody."""
    if not invited:
        refuse_strangers(request, visitor)
    if visitor.new:
        quota_of(request).arrive(address_of(request.scope))
        await house_of(request).save_person(visitor.person)


def remembered(visitor: Visitor, response: Response) -> Response:
    """The answer to a visitor, with their secret if it is their first."""
    if visitor.new:
        keep_secret(visitor, response, visitor.secret)
    return response


def keep_secret(visitor: Visitor, response: Response, secret: str) -> None:
    """Leave a secret with the browser of a visitor, in the place of the one that it had of this house."""
    kept = BETWEEN.join((secret, *visitor.elsewhere)[:HOUSES])
    response.set_cookie(COOKIE, kept, max_age=A_YEAR, httponly=True, samesite="lax")
