"""Markup as a type: mypy knows what is markup and what is only text, so nobody has to remember to escape.

Text becomes markup by `escape` or inside one of the builders below; whatever is put onto a board is made of these. An
f-string is text again, whatever it is made of. `Markup(...)` says that a text is markup already: a game may say so of
constants and numbers only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from html import escape as escaped
from typing import TYPE_CHECKING

if TYPE_CHECKING:

    class Markup(str):
        """A piece of HTML or SVG with everything in it escaped."""

        def __new__(cls, markup: str) -> Markup: ...
        def __add__(self, other: Markup, /) -> Markup: ...  # type: ignore[override]  # text has to be escaped first
        def join(self, parts: Iterable[Markup], /) -> Markup: ...  # type: ignore[override]
else:
    Markup = str  # a difference for mypy alone: making and adding markup costs no more than text

EMPTY = Markup("")
join = EMPTY.join

MOST_KEPT = 32_768  # texts and shapes
LONGEST_KEPT = 200  # characters of a text that is kept: with the number of texts this bounds their bytes

# The same few thousand texts and shapes are drawn over and over, so they are kept.
kept = lru_cache(maxsize=MOST_KEPT, typed=True)


class _Escaped(dict[str, Markup]):
    """Texts as markup; short ones are kept, so that nobody can fill the memory with long ones."""

    def __missing__(self, text: str) -> Markup:
        made = Markup(escaped(text))
        if len(text) <= LONGEST_KEPT:
            if len(self) >= MOST_KEPT:
                self.clear()
            self[text] = made
        return made


escape: Callable[[str], Markup] = _Escaped().__getitem__  # a text as markup


def element(tag: str, *content: Markup, **attributes: str | float | None) -> Markup:
    """Any element; `class_` stands for class and `font_size` for font-size. Attributes that are None are left out."""
    told = "".join(
        [
            f' {name.rstrip("_").replace("_", "-")}="{escape(value) if isinstance(value, str) else format(value, "g")}"'
            for name, value in attributes.items()
            if value is not None
        ]
    )
    return Markup(f"<{tag}{told}>{''.join(content)}</{tag}>" if content else f"<{tag}{told}/>")


# -- shapes ------------------------------------------------------------------------------------------


@kept
def rect(x: float, y: float, width: float, height: float, kind: str, radius: float = 8) -> Markup:
    """A rectangle with round corners."""
    return Markup(
        f'<rect class="{escape(kind)}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}"/>'
    )


@kept
def circle(x: float, y: float, radius: float, kind: str) -> Markup:
    """A disc or ring round (x, y)."""
    return Markup(f'<circle class="{escape(kind)}" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>')


@kept
def path(kind: str, shape: str) -> Markup:
    """Any shape."""
    return Markup(f'<path class="{escape(kind)}" d="{escape(shape)}"/>')


@kept
def filled(
    name: str,
    width: float,
    height: float,
    *,
    x: float | None = None,
    y: float | None = None,
    radius: float | None = None,
) -> Markup:
    """A rectangle of one of the patterns and gradients that the page defines, such as `p-clouds`."""
    return element("rect", x=x, y=y, width=width, height=height, rx=radius, fill=f"url(#{name})")


def text(x: float, y: float, words: object, kind: str = "", anchor: str = "start") -> Markup:
    """Words at a point, escaped."""
    return Markup(
        f'<text class="{escape(kind)}" x="{x:g}" y="{y:g}" text-anchor="{escape(anchor)}">{escape(str(words))}</text>'
    )


@kept
def icon(name: str, x: float, y: float, size: float, kind: str = "") -> Markup:
    """One of the icons of the page, with its upper left corner at (x, y)."""
    looks = f"icon {kind}" if kind else "icon"
    spot = f' x="{x:g}" y="{y:g}"' if x or y else ""
    return Markup(f'<use href="#i-{escape(name)}" class="{escape(looks)}"{spot} width="{size:g}" height="{size:g}"/>')


# -- groups ------------------------------------------------------------------------------------------


def group(markup: Iterable[Markup], x: float = 0, y: float = 0) -> Markup:
    """Things that are moved together."""
    return Markup(f'<g transform="translate({x:g} {y:g})">{join(markup)}</g>')


def classed(kind: str, *markup: Markup) -> Markup:
    """A group with classes of its own."""
    return Markup(f'<g class="{escape(kind)}">{join(markup)}</g>')


def labelled(label: str, *markup: Markup) -> Markup:
    """A picture with words for those who do not see it."""
    return Markup(f'<g role="img" aria-label="{escape(label)}">{join(markup)}</g>')


def travelling(x: float, y: float, markup: Markup) -> Markup:
    """A piece that is a part of a target, which it takes along when it moves."""
    return Markup(f'<g class="piece" style="transform:translate({x:g}px,{y:g}px);pointer-events:auto">{markup}</g>')


def symbol(name: str, markup: Markup, box: str = "0 0 24 24") -> Markup:
    """The definition of an icon."""
    return Markup(f'<symbol id="i-{escape(name)}" viewBox="{escape(box)}">{markup}</symbol>')


def shapes(named: Iterable[tuple[str, str]]) -> Markup:
    """Definitions of paths under their names: a page has them once, and shows them with `use`."""
    return element("defs", *[element("path", id=name, d=shape) for name, shape in named])


def use(name: str, kind: str | None = None, **attributes: str | float | None) -> Markup:
    """Something that is defined once on the page."""
    return element("use", href=f"#{name}", class_=kind, **attributes)
