"""A person's own settings: name, language, light or dark."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kotatsu.core.languages import LANGUAGES
from kotatsu.web.html import THEMES
from kotatsu.web.reading import form_in, name_in, path_in
from kotatsu.web.visitor import house_of, remembered, visitor_of, welcome


async def change(request: Request) -> Response:
    visitor, form = await visitor_of(request), await form_in(request)
    person = visitor.person
    if "name" in form:
        person = person._replace(name=name_in(form["name"]))
    if form.get("language") in LANGUAGES:
        person = person._replace(language=str(form["language"]))
    if form.get("theme") in THEMES:
        person = person._replace(settings={**person.settings, "theme": str(form["theme"])})
    response = RedirectResponse(path_in(form.get("back", "/")), status_code=303)
    visitor = visitor._replace(person=person)
    if not visitor.new:
        await house_of(request).save_person(person)
    await welcome(request, visitor)
    return remembered(visitor, response)
