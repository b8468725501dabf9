"""A person's own settings: name, language, light or dark."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kotatsu.web.visitor import house_of, remember, visitor_of, with_setting

SETTINGS = ("name", "language", "theme")


async def change(request: Request) -> Response:
    visitor = await visitor_of(request)
    form = await request.form()
    person = visitor.person
    for name in SETTINGS:
        if name in form:
            person = with_setting(person, name, str(form[name]))
    await house_of(request).save_person(person)
    back = str(form.get("back", "/"))
    safe = back if back.startswith("/") and not back.startswith("//") else "/"
    response = RedirectResponse(safe, status_code=303)
    await remember(request, visitor._replace(person=person), response)
    return response
