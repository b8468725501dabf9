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
from kotatsu.web.door.limits import FIELDS, TEXT, ZONE_MARKS
from kotatsu.web.door.quota import quota_of

NUMBER = re.compile(r"-?[0-9]{1,9}")
HALF = re.compile(r"[\ud800-\udfff]")  # halves of characters, which no text may contain
CHARSET = re.compile(r"charset[\s*\d]*=\s*\"?([^\s\";]*)", re.IGNORECASE)
OWN_PATH = re.compile(r"/(?![/\\])[!-\[\]-~]*")

JOINERS = "\u200c\u200d"  # not seen themselves, but words of some languages and some pictures need them
UNSEEN = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs with nothing to see in them


MARKS = 3  # accents on one letter; more are drawn over the lines of others


class NoFile(Refusal):
    """Somebody has brought no file, or none that can be read."""


def quiet(text: str, also: str = "") -> str:
    """A text with everything taken out that could disturb others: controls, marks that turn the direction of writing round,
    heaps of accents. Signs that are not seen do not part a letter from its accents; `also` are those that may stay."""
    kept, marks = [], 0
    for sign in unicodedata.normalize("NFC", text):
        category = unicodedata.category(sign)
        if category in ("Mn", "Me"):
            marks += 1
        elif category[0] != "C" and sign not in UNSEEN:
            marks = 0
        if sign in JOINERS or sign in also or (category[0] != "C" and marks <= MARKS):
            kept.append(sign)
    return "".join(kept)


def is_seen(text: str) -> bool:
    """Whether there is anything to see in a text."""
    return any(unicodedata.category(sign)[0] in "LNPS" and sign not in UNSEEN for sign in text)


def number_in(value: object) -> int | None:
    """A whole number of up to nine digits, or None if it is none."""
    if isinstance(value, bool) or not isinstance(value, str | int):
        return None
    if isinstance(value, int):
        return value if abs(value) < 10**9 else None
    return int(value) if NUMBER.fullmatch(value) else None


def text_in(value: object, most: int = TEXT) -> str:
    """A text of bounded length; of anything else nothing is left."""
    if not isinstance(value, str):
        return ""
    if len(value) > most:
        raise KotatsuError(f"a text is longer than {most} characters")
    return HALF.sub("\ufffd", value)


def name_in(value: object) -> str:
    """A person's name, without what could disturb others or is too long. What is left must be seen."""
    clean = quiet(" ".join(text_in(value).split()))
    kept = " ".join(clean.split())[:NAME_LENGTH].strip()
    if not is_seen(kept):
        raise Refusal("a-name-needs-a-letter")
    return kept


def path_in(value: object) -> str:
    """A path of this house, to go back to."""
    path = text_in(value, ZONE_MARKS)
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


async def form_in(request: Request, part_bytes: int | None = None, files: int = 0) -> FormData:
    """The form that a request brings: texts, and up to so many files."""
    charsets = CHARSET.findall(request.headers.get("content-type", ""))
    if any(charset.lower() not in ("utf-8", "utf8") for charset in charsets):
        raise KotatsuError("a form is sent in UTF-8")
    try:
        most = quota_of(request).limits.body_bytes if part_bytes is None else part_bytes
        return await request.form(max_files=files, max_fields=FIELDS, max_part_size=most)
    except HTTPException as error:
        raise KotatsuError(f"the request is no form: {error.detail}") from None


async def file_in(request: Request, name: str) -> tuple[str, str]:
    """The name and the text of a file that a form brings."""
    form = await form_in(request, quota_of(request).limits.upload_bytes, files=1)
    try:
        file = form.get(name)
        if not isinstance(file, UploadFile):
            raise NoFile("no-file")
        content = await file.read()
    finally:
        await form.close()
    try:
        return text_in((file.filename or name)[:TEXT]), content.decode()
    except UnicodeDecodeError:
        raise NoFile("file-is-no-text") from None
