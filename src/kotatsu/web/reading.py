"""Reading what people and programs send. Whatever it is, it becomes plain bounded values or a refusal, never an accident."""

from __future__ import annotations

import json
import re
import unicodedata
from typing import Any

from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request

from kotatsu.core.errors import KotatsuError, Refusal
from kotatsu.house.house import NAME_LENGTH
from kotatsu.web.limits import LIMITS

NUMBER = re.compile(r"-?[0-9]{1,9}")
HALF = re.compile(r"[\ud800-\udfff]")  # halves of characters, which no text may contain
CHARSET = re.compile(r"charset\s*=\s*\"?([^\s\";]*)", re.IGNORECASE)
OWN_PATH = re.compile(r"/(?![/\\])[!-\[\]-~]*")

JOINERS = "\u200c\u200d"  # not seen themselves, but words of some languages and some pictures need them
UNSEEN = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs with nothing to see in them


def number_in(value: object) -> int | None:
    """A whole number of up to nine digits, or None if it is none."""
    if isinstance(value, bool) or not isinstance(value, str | int):
        return None
    if isinstance(value, int):
        return value if abs(value) < 10**9 else None
    return int(value) if NUMBER.fullmatch(value) else None


def text_in(value: object, most: int = LIMITS.text) -> str:
    """A text of bounded length; of anything else nothing is left."""
    if not isinstance(value, str):
        return ""
    if len(value) > most:
        raise KotatsuError(f"a text is longer than {most} characters")
    return HALF.sub("\ufffd", value)


def name_in(value: object) -> str:
    """A person's name with everything that could disturb others taken out: controls, marks that turn the direction of
    writing round, what is too long. What is left must be seen."""
    clean = "".join(
        sign
        for sign in unicodedata.normalize("NFC", text_in(value))
        if sign in JOINERS or sign.isspace() or unicodedata.category(sign)[0] != "C"
    )
    kept = " ".join(clean.split())[:NAME_LENGTH].strip()
    if not any(unicodedata.category(sign)[0] in "LNPS" and sign not in UNSEEN for sign in kept):
        raise Refusal("a-name-needs-a-letter")
    return kept


def path_in(value: object) -> str:
    """A path of this house, to go back to."""
    path = text_in(value, LIMITS.marks)
    return path if OWN_PATH.fullmatch(path) else "/"


async def wish_in(request: Request) -> dict[str, Any]:
    """The JSON object that a request brings."""
    body = await request.body()
    try:
        wish = json.loads(body)
    except (ValueError, RecursionError):
        raise KotatsuError("the request is no JSON") from None
    if not isinstance(wish, dict):
        raise KotatsuError("the request is no JSON object")
    return wish


async def form_in(request: Request, part_bytes: int = LIMITS.body_bytes, files: int = 0) -> FormData:
    """The form that a request brings: texts, and up to so many files."""
    charset = CHARSET.search(request.headers.get("content-type", ""))
    if charset is not None and charset[1].lower() not in ("utf-8", "utf8"):
        raise KotatsuError("a form is sent in UTF-8")
    try:
        return await request.form(max_files=files, max_fields=LIMITS.fields, max_part_size=part_bytes)
    except HTTPException as error:
        raise KotatsuError(f"the request is no form: {error.detail}") from None


async def file_in(request: Request, name: str) -> tuple[str, str]:
    """The name and the text of a file that a form brings."""
    form = await form_in(request, LIMITS.upload_bytes, files=1)
    try:
        file = form.get(name)
        if not isinstance(file, UploadFile):
            raise Refusal("no-file")
        content = await file.read()
    finally:
        await form.close()
    try:
        return text_in((file.filename or name)[: LIMITS.text]), content.decode()
    except UnicodeDecodeError:
        raise Refusal("file-is-no-text") from None
