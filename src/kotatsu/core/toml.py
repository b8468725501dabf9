"""TOML in and out: reading that knows line numbers for its complaints, and a small writer for positions."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kotatsu.core.errors import FileError

LINE_IN_MESSAGE = re.compile(r"\(at line (\d+), column \d+\)")
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
MOST_SIGNS = 20_000_000  # of a file: some have no end
MOST_DOTS = 100  # in a line: a key of thousands of parts takes the reader minutes
MOST_BITS = 64  # of a number, as the standard has it; one of thousands of digits cannot even be told
MOST_LOOKED_FOR = 200  # signs of a key whose line is looked for
BLANKS = re.compile(r"\s+")


def read_text(path: Path) -> str:
    """The text of a file; if it cannot be read, a complaint that names it."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(MOST_SIGNS + 1)
    except FileNotFoundError:
        raise FileError(str(path), 0, "there is no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise FileError(str(path), 0, f"cannot be read ({error})") from None
    if len(text) > MOST_SIGNS:
        raise FileError(str(path), 0, f"is longer than {MOST_SIGNS} signs, which no file of ours is")
    return text


def parse(text: str, source: str) -> dict[str, Any]:
    """The data in a text; if it is no TOML, a complaint with the line."""
    for number, written in enumerate(text.split("\n"), 1):  # as TOML does: no other sign ends a line there
        if written.count(".") > MOST_DOTS:
            raise FileError(source, number, "this is not TOML that anybody would write", "no-toml")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = LINE_IN_MESSAGE.search(str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        told = f"this is not TOML: {LINE_IN_MESSAGE.sub('', str(error)).strip()}"
        raise FileError(source, line, told, "no-toml") from None
    except (ValueError, RecursionError):  # a number of thousands of digits, brackets in brackets in brackets
        raise FileError(source, 0, "this is not TOML that anybody would write", "no-toml") from None
    if _has_giants(data):
        raise FileError(source, 0, f"this is not TOML: a number has up to {MOST_BITS} bits", "no-toml")
    return data


def _has_giants(data: Any) -> bool:
    """Whether there is a number anywhere that is larger than numbers are."""
    left = [data]
    while left:
        item = left.pop()
        if isinstance(item, dict):
            left += item.values()
        elif isinstance(item, list):
            left += item
        elif isinstance(item, int) and item.bit_length() > MOST_BITS:
            return True
    return False


def line_of(text: str, *path: str) -> int:
    """The line where a key stands, as well as plain looking can tell: the last part of the path that is found, in order."""
    lines = [
        BLANKS.sub(" ", line) for line in text.split("\n")
    ]  # long rows of blanks would be looked at again and again
    at = 0
    for part in path:
        if len(part) > MOST_LOOKED_FOR:
            break
        told = re.escape(BLANKS.sub(" ", part))
        table = re.compile(rf" ?\[\[? ?([\w.\"-]+\.)?\"?{told}\"? ?\]\]?")
        key = re.compile(rf"(.*[ {{,.])?\"?{told}\"? ?=|.*= ?[\"']{told}[\"']")
        for number in range(at, len(lines)):
            if table.match(lines[number]) or key.match(lines[number]):
                at = number
                break
    return at + 1 if text else 0


def _is_deep(value: Any) -> bool:
    """Tables of plain values stay on one line; what nests deeper, or a list of tables with lists in them, gets headings."""
    if isinstance(value, dict):
        return any(isinstance(item, dict | list) for item in value.values())
    return isinstance(value, list) and any(_is_deep(item) for item in value)


def dump(data: dict[str, Any], is_section: Callable[[Any], bool] = _is_deep) -> str:
    """A table as TOML: plain values first, then those that are sections under headings of their own."""
    lines: list[str] = []
    _dump_table(data, "", lines, is_section)
    return "\n".join(lines).strip() + "\n"


def _dump_table(data: dict[str, Any], path: str, lines: list[str], is_section: Callable[[Any], bool]) -> None:
    for key, value in data.items():
        if not is_section(value):
            lines.append(f"{_key(key)} = {_inline(value)}")
    for key, value in data.items():
        if not is_section(value):
            continue
        heading = f"{path}{_key(key)}"
        if isinstance(value, list):
            for item in value:
                lines += ["", f"[[{heading}]]"]
                _dump_table(item, f"{heading}.", lines, is_section)
        else:
            lines += ["", f"[{heading}]"]
            _dump_table(value, f"{heading}.", lines, is_section)


def _key(key: str) -> str:
    return key if BARE_KEY.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def _inline(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_inline(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_inline(item) for item in value) + "]"
    if isinstance(value, int):
        return str(value)
    return json.dumps(value, ensure_ascii=False)
