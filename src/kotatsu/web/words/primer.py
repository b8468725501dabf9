"""A game's pages for newcomers and the legend of its icons, as markup: made once for a language."""

from __future__ import annotations

import re
from functools import cached_property, lru_cache

from kotatsu.board.howto import GOAL, Chapter, Howto, Layout, Leaf, Panel
from kotatsu.board.icons import generic_icons
from kotatsu.board.look import look_of
from kotatsu.board.markup import Markup, element, use
from kotatsu.board.pictures import Picture
from kotatsu.core.game import AnyGame
from kotatsu.core.texts import Messages, Texts
from kotatsu.web.words.html import h
from kotatsu.web.words.markdown import inline

MOST_KEPT = 64  # games in a language
LARGE = 600  # units: a wider picture has nothing beside it
ID = re.compile(r'(?<= id=")[^"]+(?=")')
SYMBOL = re.compile(r'<symbol id="i-([^"]+)"')
ICON = re.compile(r"([^\s<>:]+ )?:([a-z][a-z0-9-]*):([.,;:?!)]?)")  # in a text, with what it must not be parted from
TIP = "tip-"
PLAIN = re.compile(r"[^A-Za-z0-9_-]")  # what the name of a message cannot have
NUMBERED = (Layout.TABLE, Layout.STEPS)


def teaches(texts: Messages) -> bool:
    """Whether a game has pages for newcomers."""
    return texts.has(f"howto-{GOAL}-text")


@lru_cache(MOST_KEPT)
def primer_of(game: AnyGame, language: str) -> Primer:
    return Primer(game, language)


def drawn_primer(game: AnyGame, language: str) -> Primer:
    """With its pictures and tips at hand. The first time takes a while, so this is called beside the event loop."""
    primer = primer_of(game, language)
    _ = primer.tips
    return primer


class Primer:
    """What a game tells newcomers in one language."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self.game = game
        self.look = look_of(game)
        self.texts = Texts(game, language)
        self._drawn = 0

    @cached_property
    def icons(self) -> dict[str, str]:
        """The icons that mean something in a game, with their names: those that it has a text for."""
        drawn = SYMBOL.findall(self.look.icons() + generic_icons())
        return {name: self.texts.message(f"icon-{name}", n=1) for name in drawn if self.texts.has(f"icon-{name}")}

    @cached_property
    def _howto(self) -> tuple[Howto, Howto] | None:
        """As on a desk and as on a phone."""
        wide, slim = self.look.howto(self.texts, False), self.look.howto(self.texts, True)
        return (wide, slim) if wide is not None and slim is not None else None

    @cached_property
    def leaves(self) -> list[Leaf]:
        return list(self._howto[0].leaves) if self._howto else []

    @cached_property
    def tips(self) -> dict[str, str]:
        """What places and things are for, as markup. Each is for all targets whose names begin like its own."""
        values = self._howto[0].values if self._howto else {}
        return {
            name[len(TIP) :]: self._marked(self.texts.message(name, **values)) for name in self.texts.beginning(TIP)
        }

    def tip(self, name: str) -> str:
        """What is told beside a target, or beside the chip with an icon (`stock-<icon>`); empty if nothing is."""
        plain = PLAIN.sub("-", name)
        return self.tips.get(max((start for start in self.tips if plain.startswith(start)), key=len, default=""), "")

    def title(self, number: int) -> str:
        return self._say(self.leaves[number].name)

    def lead(self, number: int) -> str:
        return self._told(self.leaves[number].name)

    def chapters(self, number: int) -> str:
        assert self._howto is not None
        pairs = zip(*[howto.leaves[number].chapters for howto in self._howto], strict=True)
        return "".join(self._chapter(wide, slim) for wide, slim in pairs)

    # -- texts -----------------------------------------------------------------------------------------

    def _say(self, name: str) -> str:
        assert self._howto is not None
        return self.texts.message(f"howto-{name}", **self._howto[0].values)

    def _told(self, name: str) -> str:
        return self._marked(self._say(f"{name}-text"))

    def _marked(self, text: str) -> str:
        """Sentences as markup, with icons."""
        return ICON.sub(self._icon, inline(text))

    def _icon(self, found: re.Match[str]) -> str:
        before, name, after = found.groups(default="")
        shown = element("svg", use(f"i-{name}"), class_="i", role="img", aria_label=self.icons[name])
        return f'<span class="unparted">{before}{shown}{after}</span>' if before or after else shown

    # -- pictures --------------------------------------------------------------------------------------

    def _chapter(self, wide: Chapter, slim: Chapter) -> str:
        layout = wide.layout
        panels = list(zip(wide.panels, slim.panels, strict=True))
        head = f"<h2>{h(self._say(wide.name))}</h2>"
        lead = f"<p>{self._told(wide.name)}</p>" if self.texts.has(f"howto-{wide.name}-text") else ""
        tag = "ol" if layout in NUMBERED else "ul"
        if layout == Layout.TABLE:
            assert wide.picture is not None and slim.picture is not None
            things = "".join(
                self._panel(*pair, number) for number, pair in enumerate(panels, 1) if not pair[0].pictures
            )
            cards = "".join(self._panel(*pair, 0) for pair in panels if pair[0].pictures)
            beside = (
                f'<div><ol class="things">{things}</ol><ul class="panels">{cards}</ul></div>'
                if cards
                else (f'<ol class="things">{things}</ol>')
            )
            large = " large" if wide.picture.width > LARGE else ""
            inside = f'<div class="spread{large}"><div class="map">{self._both(wide.picture, slim.picture)}</div>{beside}</div>'
        else:
            shown = "".join(
                self._panel(*pair, number if layout in NUMBERED else 0) for number, pair in enumerate(panels, 1)
            )
            inside = f'<{tag} class="panels">{shown}</{tag}>'
        return f'<section class="chapter {layout.value}">{head}{lead}{inside}</section>'

    def _panel(self, wide: Panel, slim: Panel, number: int) -> str:
        pictures = "".join(self._both(*pair) for pair in zip(wide.pictures, slim.pictures, strict=True))
        shown = f'<div class="pictures" aria-hidden="true">{pictures}</div>' if pictures else ""
        n = f'<span class="n" aria-hidden="true">{number}</span>' if number else ""
        return (
            f'<li class="panel{" wide" * wide.wide}">{shown}<div class="says"><h3>{n}{h(self._say(wide.name))}</h3>'
            f"<p>{self._told(wide.name)}</p></div></li>"
        )

    def _both(self, wide: Picture, slim: Picture) -> str:
        """A picture; if it is another one on small screens, both, and the style sheet shows the one that fits."""
        if wide == slim:
            return self._plate(wide, "")
        return self._plate(wide, " on-desk") + self._plate(slim, " on-phone")

    def _plate(self, picture: Picture, kind: str) -> Markup:
        self._drawn += 1
        return _plate(picture, kind, f"-{self._drawn}")


def _plate(picture: Picture, kind: str, number: str) -> Markup:
    """A picture of its own: what it defines for itself gets the number, so that two of the same kind do not mix."""
    markup: str = picture.markup
    for name in set(ID.findall(markup)):
        markup = markup.replace(f' id="{name}"', f' id="{name}{number}"').replace(f"#{name})", f"#{name}{number})")
        markup = markup.replace(f'"#{name}"', f'"#{name}{number}"')
    box = f"{picture.x:g} {picture.y:g} {picture.width:g} {picture.height:g}"
    return element(
        "svg",
        Markup(markup),
        class_=f"board plate{kind}",
        viewBox=box,
        width=round(picture.width),
        height=round(picture.height),
        aria_hidden="true",
    )
