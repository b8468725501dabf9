"""Nothing lies about that nobody uses: icons, classes of the style sheets, what a script offers to others, texts of the house.

It is a search in the text of the code, so a word that is also used for something else hides what is unused."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from kotatsu.board.icons import LINES
from kotatsu.core.languages import LANGUAGES

PROJECT = Path(__file__).parents[2]
SOURCE = PROJECT / "src" / "kotatsu"
STATIC = SOURCE / "web" / "static"
TEXTS = sorted(SOURCE.rglob(f"texts/{LANGUAGES[0]}.ftl"))
BY_VARIABLE = {"ask", "redo", "first", "last", "back", "light", "dark"}  # icons of tools, of steps and of themes
BY_PARTS = {"winner-by", "winner-tied", "you-win-by", "you-win-tied"}  # texts whose parts are both variables
# classes with a part that is known only then; pigments are promised to whoever draws a game
FAMILIES = re.compile(r"(?:group|seat)-\d|p-\w+|[fs]-[\w-]+|to-(?:light|dark)")


@cache
def code() -> str:
    """Everything that is written in Python or JavaScript, but for the list of icons."""
    files = [path for folder in ("src", "examples", "tools") for path in (PROJECT / folder).rglob("*")]
    own = SOURCE / "board" / "icons.py"
    return "\n".join(
        path.read_text("utf-8") for path in files if path.suffix in (".py", ".js") and path != own and path.is_file()
    )


def unused_icons(names: set[str], text: str) -> set[str]:
    shown = {*re.findall(r"""icon\(\s*["']([\w-]+)""", text), *re.findall(r"\bi-([\w-]+)", text)}
    return names - shown - BY_VARIABLE


def unused_classes(style: str, text: str) -> set[str]:
    plain = re.sub(r'/\*.*?\*/|url\([^)]*\)|"[^"]*"', "", style, flags=re.S)
    heads = " ".join(re.findall(r"[^{};]+(?=\{)", plain))
    known = set(re.findall(r"[\w-]+", text))
    return {
        name for name in re.findall(r"\.([a-z][\w-]*)", heads) if name not in known and not FAMILIES.fullmatch(name)
    }


def unused_exports(scripts: dict[str, str]) -> set[str]:
    """What a script offers and no other takes."""
    words = {name: set(re.findall(r"\w+", text)) for name, text in scripts.items()}
    return {
        f"{name}: {offered}"
        for name, text in scripts.items()
        for offered in re.findall(r"^export const (\w+)", text, re.M)
        if not any(offered in words[other] for other in scripts if other != name)
    }


def unused_texts(messages: str, text: str, whole: bool) -> set[str]:
    """Names of messages that are said nowhere, or put together of two parts. Those of a game are called by the kernel, too,
    so only single words are looked for."""
    said = set(re.findall(r"""["'`]([\w-]+)["'`]""", text)) | set(re.findall(r"\{ ?([\w-]+)", messages))
    begun = set(re.findall(r"""([\w-]+-)(?:\{|["'] \+|\$\{)""", text))
    ended = set(re.findall(r"\}(-[\w-]+)", text))
    names = re.findall(r"^([a-z][\w-]*) =", messages, re.M)
    return {
        name
        for name in names
        if name not in said | BY_PARTS
        and (whole or "-" not in name)
        and not any(name[: at.end()] in begun or name[at.start() :] in ended for at in re.finditer("-", name))
    }


def scripts() -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in STATIC.glob("*.js")}


def test_every_icon_is_shown_somewhere() -> None:
    assert not unused_icons(set(LINES), code())
    assert unused_icons({"dusty"}, code()) == {"dusty"}


def test_every_class_of_a_style_sheet_is_given_to_something() -> None:
    style = "\n".join(path.read_text("utf-8") for path in STATIC.glob("*.css"))
    assert not unused_classes(style, code())
    assert unused_classes(f"{style}\np.dusty {{ color: red; }}", code()) == {"dusty"}


def test_scripts_offer_only_what_others_take() -> None:
    assert not unused_exports(scripts())
    assert unused_exports({**scripts(), "a.js": "export const dusty = 1;"}) == {"a.js: dusty"}


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_text_is_said_somewhere(path: Path) -> None:
    messages, whole = path.read_text("utf-8"), "games" not in path.parts
    assert not unused_texts(messages, code(), whole)
    assert unused_texts(f"{messages}\ndusty = Dust\n", code(), whole) == {"dusty"}
