"""What most boards are made of: measured text, cards with patterned heads, price tags, ladders, crests, rows that wrap.

Everything is drawn in the units of the board. Colours are classes of the style sheet, never values, so that a board works
in both themes. `docs/draw-a-board.md` shows how the parts are used.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kotatsu.board.markup import EMPTY, Markup, circle, classed, element, escape, filled, icon, join, kept, path, rect
from kotatsu.board.widths import BOLD, REGULAR

UNKNOWN_WIDTH = 1000  # of a character the sans does not have: as wide as a kanji
BREAKS = "-/–"  # a long word may be broken after these
SHY = "\u00ad"  # or at a soft hyphen, which shows only there

# -- text ------------------------------------------------------------------------------------------


@kept
def measure(words: str, size: float, bold: bool = False) -> float:
    """How wide a text is in the sans that comes with the page."""
    widths = BOLD if bold else REGULAR
    return sum([widths.get(character, UNKNOWN_WIDTH) for character in words if character != SHY]) * size / 1000


@kept
def lettering(
    x: float, y: float, content: object, size: float, kind: str = "", anchor: str = "start", bold: bool = False
) -> Markup:
    """A line of text. `anchor` is start, middle or end."""
    classes = f"{kind} bold".strip() if bold else kind
    looks = f'class="{escape(classes)}" ' if classes else ""
    held = f' text-anchor="{escape(anchor)}"' if anchor != "start" else ""
    return Markup(f'<text {looks}x="{x:g}" y="{y:g}" font-size="{size:g}"{held}>{escape(str(content))}</text>')


def wrapped(content: str, width: float, size: float, most: int, bold: bool = False) -> list[str]:
    """Break a text into lines no wider than `width`; what is more than `most` lines ends with an ellipsis."""
    lines: list[str] = []
    line = ""
    for word in content.split():
        for part in _parts(word, width, size, bold):
            if line and measure(line + part, size, bold) > width:
                lines.append(f"{line[:-1]}-" if line.endswith(SHY) else line)
                line = part.lstrip()
            else:
                line = line + part if line else part.lstrip()
    lines = [each.replace(SHY, "") for each in [*lines, line]]
    if len(lines) <= most:
        return lines
    last = lines[most - 1]
    while last and measure(f"{last}…", size, bold) > width:
        last = last[:-1]
    return [*lines[: most - 1], last.rstrip(" ,;.:-") + "…"]


def _parts(word: str, width: float, size: float, bold: bool) -> list[str]:
    """The pieces of a word between which a line may end; the first one begins with the space before the word."""
    pieces = [""]
    for character in word:
        pieces[-1] += character
        if character in BREAKS or character == SHY:
            pieces.append("")
    fitting: list[str] = []
    for piece in pieces:
        rest = piece
        while measure(rest, size, bold) > width and len(rest) > 2:  # no other way than to cut it
            cut = next((n for n in range(len(rest) - 1, 1, -1) if measure(rest[:n] + "-", size, bold) <= width), 2)
            fitting.append(rest[:cut] + SHY)
            rest = rest[cut:]
        if rest:
            fitting.append(rest)
    return [f" {fitting[0]}", *fitting[1:]] if fitting else []


def paragraph(
    x: float, y: float, lines: Iterable[str], size: float, lead: float, kind: str = "", bold: bool = False
) -> Markup:
    """Lines below one another, the first one with its foot at y."""
    return join([lettering(x, y + n * lead, line, size, kind, bold=bold) for n, line in enumerate(lines)])


def fitting(content: str, width: float, size: float, least: float, bold: bool = False) -> float:
    """The largest size between `least` and `size` at which a text is no wider than `width`."""
    wide = measure(content, size, bold)
    return size if wide <= width else max(least, size * width / wide)


# -- cards -----------------------------------------------------------------------------------------


@kept
def halo(x: float, y: float, width: float, height: float, radius: float = 8, out: float = 2.5) -> Markup:
    """The frame of a target: gold when it can be chosen, a ring when it has the focus, else invisible."""
    return rect(x - out, y - out, width + 2 * out, height + 2 * out, "halo", radius + out)


@kept
def card(x: float, y: float, width: float, height: float, kind: str = "", radius: float = 7) -> Markup:
    """A piece of paper with an edge and a little shadow below it."""
    return rect(x, y + 1.5, width, height, "shadow", radius) + rect(x, y, width, height, f"card {kind}".strip(), radius)


def head(
    x: float, y: float, width: float, height: float, colour: str, pattern: str = "seigaiha", radius: float = 7
) -> Markup:
    """The coloured upper part of a card with a quiet pattern: `colour` is a pigment, as in `b-indigo`."""
    shape = (
        f"M{x:g} {y + height:g}V{y + radius:g}a{radius:g} {radius:g} 0 0 1 {radius:g}-{radius:g}h{width - 2 * radius:g}"
        f"a{radius:g} {radius:g} 0 0 1 {radius:g} {radius:g}V{y + height:g}Z"
    )
    quiet = element("path", d=shape, fill=f"url(#p-{pattern})") if pattern else EMPTY
    return path(f"b-{colour}", shape) + quiet


def back(x: float, y: float, width: float, height: float, count: int, radius: float = 5) -> Markup:
    """Cards lying face down: their back, and how many there are."""
    size = min(17.0, width * 0.55)
    deep = join(
        [rect(x + n * 2.0, y - n * 2.0, width, height, "card", radius) for n in range(min(count, 3) - 1, 0, -1)]
    )
    cover = rect(x, y, width, height, "b-night edge", radius)
    pattern = filled("p-asanoha", width, height, x=x, y=y, radius=radius)
    disc = circle(x + width / 2, y + height / 2, size * 0.72, "b-night")
    number = lettering(x + width / 2, y + height / 2 + size * 0.36, count, size, "on-band", "middle", bold=True)
    return deep + cover + pattern + disc + number


# -- numbers with icons ----------------------------------------------------------------------------


def tag_width(items: Sequence[tuple[object, str]], size: float = 15, gap: float = 6) -> float:
    """The width of what `tag` draws."""
    return sum([measure(str(n), size * 0.9, bold=True) + size + 2 for n, _ in items]) + gap * (len(items) - 1)


def tag(
    x: float, y: float, items: Sequence[tuple[object, str]], size: float = 15, gap: float = 6, kinds: Sequence[str] = ()
) -> Markup:
    """Numbers with their icons in a row, left edge at x, vertical middle at y: what something costs or gives.

    `items` are pairs of a number (or a short text) and an icon; `kinds` are classes of the numbers, such as `lack`.
    """
    markup: list[Markup] = []
    for place, (n, name) in enumerate(items):
        kind = kinds[place] if place < len(kinds) else ""
        markup.append(lettering(x, y + size * 0.33, n, size * 0.9, kind, bold=True))
        x += measure(str(n), size * 0.9, bold=True) + 2
        markup.append(icon(name, x, y - size / 2, size))
        x += size + gap
    return join(markup)


def counter(x: float, y: float, name: str, n: object, size: float, quiet: bool = False, share: float = 0.88) -> Markup:
    """An icon with the number after it, vertical middle at y; `share` is the size of the number in sizes of the icon."""
    kind = "quiet" if quiet else ""
    number = lettering(x + size + 4, y + size * 0.32, n, size * share, kind, bold=True)
    return icon(name, x, y - size / 2, size, "dim" if quiet else "") + number


def counter_width(n: object, size: float) -> float:
    """The width of what `counter` draws."""
    return size + 4 + measure(str(n), size * 0.88, bold=True)


def ladder(
    x: float,
    y: float,
    width: float,
    steps: Sequence[tuple[str, str, str]],
    lit: int = -1,
    size: float = 12.5,
    tall: float = 40,
) -> Markup:
    """A row of steps: what is needed above, what it gives (number and icon) below. The step `lit` stands out."""
    gap = 2.5
    wide = (width - gap * (len(steps) - 1)) / len(steps)
    markup: list[Markup] = []
    for place, (needed, gives, name) in enumerate(steps):
        left = x + place * (wide + gap)
        markup.append(rect(left, y, wide, tall, "step lit" if place == lit else "step", 5))
        markup.append(lettering(left + wide / 2, y + tall * 0.34, needed, size - 1, "quiet", "middle"))
        if name:
            across = measure(gives, size, bold=True) + size + 2
            start = left + (wide - across) / 2
            markup.append(lettering(start, y + tall * 0.82, gives, size, "", bold=True))
            markup.append(icon(name, start + across - size, y + tall * 0.82 - size * 0.9, size))
        else:
            markup.append(lettering(left + wide / 2, y + tall * 0.8, gives, size, "quiet", "middle"))
    return join(markup)


# -- seats -----------------------------------------------------------------------------------------


@kept
def crest(seat: int, x: float, y: float, size: float) -> Markup:
    """The badge of a seat: colour and mark."""
    return classed(f"seat-{seat}", icon(f"crest-{seat}", x, y, size))


@kept
def stamped(name: str, seat: int, x: float, y: float, size: float, part: float = 0.42, at: float = 0.68) -> Markup:
    """An icon in the colour of a seat with the seat's mark on it: a building, a token."""
    small = size * part
    left, top = x + (size - small) / 2, y + size * at - small / 2
    mark = icon(f"mark-{seat}", left, top, small, "on-seat")
    return classed(f"seat-{seat} owned", icon(name, x, y, size), mark)


@kept
def outline(seat: int, x: float, y: float, width: float, height: float, radius: float) -> Markup:
    """A frame in a seat's colour."""
    frame = element("rect", class_="seat-edge", fill="none", x=x, y=y, width=width, height=height, rx=radius)
    return classed(f"seat-{seat}", frame)


@kept
def tray(seat: int, x: float, y: float, width: float, height: float, radius: float = 8) -> Markup:
    """The ground of what lies in front of a seat, with the seat's colour at its left edge."""
    edge = rect(x, y, 5, height, "f-seat", 2)
    return rect(x, y, width, height, "tray", radius) + classed(f"seat-{seat}", edge)


# -- places ----------------------------------------------------------------------------------------


class Flow:
    """Places things in rows from left to right and begins a new row where the width ends."""

    def __init__(self, x: float, y: float, width: float, gap: float = 8, row_gap: float = 8) -> None:
        self.x, self.y, self.width, self.gap, self.row_gap = x, y, width, gap, row_gap
        self._left = x
        self._tall = 0.0

    def place(self, width: float, height: float) -> tuple[float, float]:
        """The upper left corner for the next thing."""
        if self._left > self.x and self._left + width > self.x + self.width + 0.01:
            self.end_row()
        spot = (self._left, self.y)
        self._left += width + self.gap
        self._tall = max(self._tall, height)
        return spot

    def skip(self, width: float) -> None:
        """Leave some room in the row."""
        if self._left > self.x:
            self._left += width

    def end_row(self) -> float:
        """Begin a new row, if this one has anything in it; the place where it begins."""
        if self._left > self.x:
            self.y += self._tall + self.row_gap
            self._left, self._tall = self.x, 0.0
        return self.y
