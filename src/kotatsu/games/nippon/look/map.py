"""The map of Nippon: four regions in the sea from south-west to north-east, each with two cities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kotatsu.board.markup import EMPTY, Markup, filled, group, icon, join, rect, shapes, use
from kotatsu.board.ornaments import crest, fitting, halo, measure, tag, tag_width, words
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.nippon import scoring
from kotatsu.games.nippon.components import CITIES_PER_REGION, GOOD_IDS, SIDES, TRANSPORT_IDS
from kotatsu.games.nippon.look.cards import influence, vehicle
from kotatsu.games.nippon.moves import REGIONS, VALUES
from kotatsu.games.nippon.state import NO_TILE
from kotatsu.games.nippon.steps.market import PlaceTile

if TYPE_CHECKING:
    from kotatsu.games.nippon.look.board import Board

COLOURS = ("matcha", "bronze", "vermilion", "asagi")
KANJI = ("九州", "関西", "関東", "東北")
HEAD = 26.0
NAME = 20.0  # below a city
COAST = (0, 5, -2, 4, -4, 3, 1, -3, 5, -1, 4, -3)  # how far the coast goes in and out


class Sizes:
    """How large the parts of a region are."""

    def __init__(self, narrow: bool) -> None:
        self.region = 378.0 if narrow else 238.0
        self.space = 42.0 if narrow else 30.0
        self.tile = 68.0 if narrow else 51.0
        self.good = 24.0 if narrow else 18.0
        self.city = self.tile + 2 * self.space + 4
        self.slots = 44.0 if narrow else 30.0
        self.standing = 40.0
        self.tall = HEAD + 8 + self.city + NAME + self.slots + 6 + self.standing + 6


def draw_map(board: Board, y: float) -> float:
    """All regions; on a desk they climb like the islands do, on a phone they stand below one another."""
    sizes = board.map
    for region in range(REGIONS):
        if board.narrow:
            corner = (6.0, y + region * (sizes.tall + 14))
        else:
            corner = (board.margin + region * (sizes.region + 28 / 3), y + (REGIONS - 1 - region) * board.climb)
        draw_region(board, region, *corner)
    return y + (REGIONS * (sizes.tall + 14) if board.narrow else sizes.tall + (REGIONS - 1) * board.climb)


def coast(wide: float, tall: float, start: int) -> str:
    """Land with an uneven edge: a closed curve around a rectangle."""
    steps = 6
    corners = [(0.0, 0.0), (wide, 0.0), (wide, tall), (0.0, tall)]
    points: list[tuple[float, float]] = []
    turn = start * 5
    for side, (x, y) in enumerate(corners):
        end_x, end_y = corners[(side + 1) % 4]
        for step in range(steps):
            out = 3.5 + COAST[turn % len(COAST)] * 0.7 - (4 if step == 0 else 0)
            turn += 1
            along = step / steps
            dx, dy = (0, -out) if side == 0 else (out, 0) if side == 1 else (0, out) if side == 2 else (-out, 0)
            points.append((x + (end_x - x) * along + dx, y + (end_y - y) * along + dy))
    middles = [
        ((x + points[(n + 1) % len(points)][0]) / 2, (y + points[(n + 1) % len(points)][1]) / 2)
        for n, (x, y) in enumerate(points)
    ]
    path = f"M{middles[-1][0]:.5g} {middles[-1][1]:.5g}"
    for (x, y), (mx, my) in zip(points, middles, strict=True):
        path += f"Q{x:.5g} {y:.5g} {mx:.5g} {my:.5g}"
    return f"{path}Z"


def draw_region(board: Board, region: int, x: float, y: float) -> None:
    sizes, wide = board.map, board.map.region
    board.add(group([board.print.keep(f"land {region}", lambda: land(board, region))], x, y))
    cities = range(CITIES_PER_REGION * region, CITIES_PER_REGION * (region + 1))
    room = wide / CITIES_PER_REGION
    for place, city in enumerate(cities):
        draw_city(board, city, x + place * room + (room - sizes.city) / 2, y + HEAD + 8)
    below = y + HEAD + 8 + sizes.city + NAME
    draw_slots(board, region, x, below)
    draw_standing(board, region, x + 7, below + sizes.slots + 6)


def coast_name(narrow: bool, region: int) -> str:
    return f"coast-{'narrow' if narrow else 'wide'}-{region}"


def coasts() -> Markup:
    """The outlines of all regions at both sizes: they never change, so a page has them once, with its icons."""
    return shapes(
        (coast_name(narrow, region), coast(sizes.region, sizes.tall, region))
        for narrow, sizes in ((False, Sizes(False)), (True, Sizes(True)))
        for region in range(REGIONS)
    )


def land(board: Board, region: int) -> Markup:
    """The ground of a region with its name and bonus."""
    wide = board.map.region
    name = board.canvas.texts.member(board.game.names.region, region)
    bonus = [(f"+{n}", kind) for n, kind in board.print.amounts(board.box.region_bonus[region])]
    space = wide - tag_width(bonus, 15) - 34
    outline = coast_name(board.narrow, region)
    return join(
        [
            use(outline, "shadow", y=3, opacity=".5"),
            use(outline, "card"),
            rect(4, 2, wide - 8, HEAD - 2, f"b-{COLOURS[region]}", 8),
            filled("p-clouds", wide - 8, HEAD - 2, x=4, y=2, radius=8),
            words(12, 19, name, fitting(name, space, 14, 11.5, bold=True), "on-band", bold=True),
            words(wide - tag_width(bonus, 15) - 26, 22, KANJI[region], 20, "serif kanji", "end")
            if board.narrow
            else EMPTY,
            rect(wide - tag_width(bonus, 15) - 18, 4.5, tag_width(bonus, 15) + 10, HEAD - 7, "card", 9),
            tag(wide - tag_width(bonus, 15) - 13, 14, bonus, 15),
        ]
    )


# -- cities ------------------------------------------------------------------------------------------


def draw_city(board: Board, city: int, x: float, y: float) -> None:
    """The tile of a city with the goods it asks for, and the influence space at each of its sides."""
    sizes, view = board.map, board.view
    space, tile = sizes.space, sizes.tile
    inner = space + 2
    board.add(
        rect(x + inner, y + inner + 1.5, tile, tile, "shadow", 6),
        rect(x + inner, y + inner, tile, tile, "card closed", 6),
    )
    limit = board.box.city_limit[view.seats - 2]
    here = sum([1 for tile_ in view.tiles[SIDES * city : SIDES * city + SIDES] if tile_ != NO_TILE])
    name = board.canvas.texts.member(board.game.names.city, city)
    told = f"{name} {here}/{limit}" if limit < SIDES else name
    board.add(
        words(x + sizes.city / 2, y + sizes.city + 14.5, told, 13 if board.narrow else 12, "", "middle", bold=True)
    )
    middle = sizes.city / 2
    places = (
        (middle - space / 2, 0.0),
        (sizes.city - space, middle - space / 2),
        (middle - space / 2, sizes.city - space),
        (0.0, middle - space / 2),
    )
    for side, (dx, dy) in enumerate(places):
        draw_space(board, city, side, x + dx, y + dy)


def draw_space(board: Board, city: int, side: int, x: float, y: float) -> None:
    sizes, view = board.map, board.view
    number = SIDES * city + side
    good = view.wants[number]
    if good < 0:
        return
    size, mark = sizes.space, sizes.good
    # the icon of the good stands on the tile, next to the space
    out = (size - mark) / 2
    gap = 3.5
    dx, dy = (
        (out, size + gap),
        (-mark - gap, out),
        (out, -mark - gap),
        (size + gap, out),
    )[side]
    step = view.stack[-1] if view.stack else None
    chosen = isinstance(step, PlaceTile) and step.space == number
    tile = view.tiles[number]
    printed = board.box.overseas[number]
    # what catches the finger reaches from the space over the good
    left, top = min(x, x + dx), min(y, y + dy)
    right, bottom = max(x + size, x + dx + mark), max(y + size, y + dy + mark)
    markup = [
        rect(left, top, right - left, bottom - top, "hit", 6),
        halo(x, y, size, size, 6, 1.5),
        rect(x, y, size, size, "step lit" if chosen else "step", 6),
        icon(GOOD_IDS[good], x + dx, y + dy, mark),
    ]
    if tile == NO_TILE:
        markup.append(words(x + size / 2, y + size * 0.66, printed, size * 0.46, "serif quiet", "middle"))
    else:
        seat, value = divmod(tile, VALUES)
        edge = size - 3
        piece = f"p-tile-{SEAT.ids[seat]}{value + 1}-{number}"
        board.canvas.piece(piece, x + 1.5, y + 1.5, influence(seat, value + 1, edge))
    label = board.space_label(city, good, tile, printed)
    board.canvas.target(f"space-{board.game.names.city.ids[city]}-{GOOD_IDS[good]}", label, join(markup))


# -- transport and majorities ------------------------------------------------------------------------


def draw_slots(board: Board, region: int, x: float, y: float) -> None:
    """The slots that trains and ships of all players share: choosing them builds there."""
    view, sizes = board.view, board.map
    total = board.box.slots[view.seats - 2]
    wide, tall = sizes.region - 14, sizes.slots
    x += 7
    step = min((wide - 8) / total, 40.0 if board.narrow else 30.0)
    size = min(step - 3, 27.0 if board.narrow else 23.0)
    start = x + (wide - step * total) / 2
    markup = [halo(x, y, wide, tall, 7, 1.5), rect(x, y, wide, tall, "tray", 7)]
    for slot in range(total):
        left = start + slot * step + (step - size) / 2
        markup.append(rect(left, y + (tall - size) / 2, size, size, "lot", 4))
    label = board.print.word("slots", view.slots[region])
    name = board.canvas.texts.member(board.game.names.region, region)
    board.canvas.target(f"region-{board.game.names.region.ids[region]}", f"{name}: {label}", join(markup))
    slot = 0
    inner = size - 3
    for kind, word in enumerate(TRANSPORT_IDS):
        for seat, player in enumerate(view.players):
            n = (player.trains if kind == 0 else player.ships)[region]
            for place in range(n):
                left = start + slot * step + (step - inner) / 2
                board.canvas.piece(
                    f"p-{word}-{SEAT.ids[seat]}-{region}-{place + 1}",
                    left,
                    y + (tall - inner) / 2,
                    vehicle(word, seat, inner),
                )
                slot += 1


def draw_standing(board: Board, region: int, x: float, y: float) -> None:
    """Who has how much influence, the first ones marked, and what that would bring in the next scoring."""
    view = board.view
    totals = scoring.influence(view, region)
    gains = scoring.ranked(view, region, board.next_scoring)
    order = sorted([n for n in range(view.seats + 1) if totals[n]], key=lambda n: -totals[n])
    best = totals[order[0]] if order else 0
    wide = (board.map.region - 14) / max(4, len(order))
    for place, who in enumerate(order):
        left = x + place * wide
        first = totals[who] == best
        board.add(rect(left, y, wide - 3, board.map.standing - 2, "step lit" if first else "step", 5))
        sign = icon("overseas", left + 4, y + 3, 15) if who == view.seats else crest(who, left + 4, y + 3, 15)
        board.add(sign, words(left + 22, y + 15.5, totals[who], 13.5, "", bold=True))
        if first:
            board.add(icon("leader", left + wide - 15, y + 4 if totals[who] < 10 else y + 22, 11))
        if who < view.seats:
            points = gains[who] + gains[view.seats + who]
            told = f"+{points}" if points else "–"
            board.add(words(left + 5, y + 32, told, 11.5, "quiet"))
            if points and len(order) < 5:
                board.add(icon("vp", left + 7 + measure(told, 11.5), y + 22.5, 11))
