"""The map of Nippon: one island in the sea with four regions and eight cities, the scoring track, the own tiles at the quay."""

from __future__ import annotations

from kotatsu.board.drawing import DEEP, Canvas
from kotatsu.board.keeping import Reads
from kotatsu.board.markup import EMPTY, Markup, circle, classed, element, filled, group, icon, join, path, rect
from kotatsu.board.ornaments import card, crest, fitting, halo, lettering, measure, tag, tag_width
from kotatsu.core.state import NONE
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.nippon import scoring
from kotatsu.games.nippon.components import CITIES_PER_REGION, GOOD_IDS, LAST_SCORING, SIDES, TRANSPORT_IDS
from kotatsu.games.nippon.look.base import NipponPainter, whose
from kotatsu.games.nippon.look.cards import Print, influence, vehicle
from kotatsu.games.nippon.look.coast import COLOURS, Sizes, land
from kotatsu.games.nippon.look.ornaments import landmark, sea
from kotatsu.games.nippon.meta import Nippon
from kotatsu.games.nippon.moves import REGIONS, VALUES
from kotatsu.games.nippon.state import NO_TILE, NipponState
from kotatsu.games.nippon.steps.market import PlaceTile

KANJI = ("九州", "関西", "関東", "東北")
QUAY = 148.0  # the height of the own tiles and vehicles on a desk


class Map(NipponPainter):
    reads = Reads(
        "left marker slots sway tiles wants",
        players="effects ships ships_gone trains trains_gone",
        own="supply",
        questions=(PlaceTile,),
        moment=whose,
    )

    def __init__(self, game: Nippon, view: NipponState, canvas: Canvas, printed: Print) -> None:
        super().__init__(game, view, canvas, printed)
        self.sizes = Sizes(self.narrow)
        self.next_scoring = scoring.coming(view)

    def draw(self) -> None:
        sizes = self.sizes
        bottom = sizes.bottom() + 24
        tall = bottom + 176 if self.narrow else max(bottom, 376 + QUAY + 12)
        self.add(self.print.keep("sea", lambda: self.ground(tall)))
        self.track(*((10, 10, 350) if self.narrow else (20, 12, 452)))
        for region in range(REGIONS):
            self.region(region, *sizes.corner(region))
        if self.narrow:
            self.quay(6, bottom + 4, 358, 162)
        else:
            self.quay(508, tall - QUAY - 10, 480, QUAY)
        self.canvas.height = round(tall)

    def ground(self, tall: float) -> Markup:
        """The sea and the land, cut at the edges of the scene."""
        wide = self.canvas.width
        tall += 0 if self.narrow else DEEP
        return element("svg", sea(wide, tall, self.narrow), land(self.sizes), width=wide, height=tall)

    # -- the scoring track -----------------------------------------------------------------------------

    def track(self, x: float, y: float, wide: float) -> None:
        """Where the marker stands, when is scored and for how much, and the golden last turns: a railway with stations."""
        box, view = self.box, self.view
        spaces = box.last_space + 1
        step = wide / spaces
        size, tall = step - 10, 34.0
        title = self.print.word("left", view.left) if view.left else self.print.word("track")
        self.add(lettering(x, y + 13, title, 14.5, "on-band", bold=True))
        y += 20
        self.add(classed("on-band", path("line dim", f"M{x + 10:g} {y + tall / 2:g}h{wide - 30:g}")))
        for space in range(spaces):
            left = x + space * step
            scored = LAST_SCORING if space == box.last_space else box.scoring_at[space]
            here = space == view.marker
            self.add(rect(left, y, size, tall, "step lit" if here else "card closed", 7))
            if space >= box.gold:
                self.add(icon("star", left + size - 14, y + 3, 12))
            if scored >= 0:
                points = "·".join([str(n) for n in box.rank_points[scored]])
                passed = space <= view.marker
                end = space == box.last_space
                spot = left + (size if end else size / 2)
                bold = scored == self.next_scoring and not passed
                self.add(lettering(spot, y + tall + 17, points, 14, "on-band", "end" if end else "middle", bold=bold))
                self.add(icon("vp", left + size / 2 - 9, y + 9, 18, "dim" if passed else "") if not here else EMPTY)
            if here:
                self.canvas.piece("p-marker", left + size / 2 - 13, y + 3, icon("marker", 0, 0, 26))

    # -- regions ---------------------------------------------------------------------------------------

    def region(self, region: int, x: float, y: float) -> None:
        sizes = self.sizes
        self.add(group([self.print.keep(f"banner {region}", lambda: self.banner(region))], x, y))
        room = sizes.region / CITIES_PER_REGION
        for place in range(CITIES_PER_REGION):
            left = x + place * room + (room - sizes.city) / 2
            self.city(CITIES_PER_REGION * region + place, left, y + sizes.banner + 8 + (1 - place) * sizes.stagger)
        below = y + sizes.banner + 8 + sizes.city + sizes.stagger + sizes.name
        self.slots(region, x, below)
        self.standing(region, x, below + sizes.slots + 5)

    def banner(self, region: int) -> Markup:
        """The name of a region and the bonus for every influence tile there."""
        wide, tall = self.sizes.region, self.sizes.banner
        name = self.canvas.texts.member(self.names.region, region)
        bonus = [(f"+{n}", kind) for n, kind in self.print.amounts(self.box.region_bonus[region])]
        across = tag_width(bonus, 16)
        size = fitting(name, wide - across - 34, 16, self.small, bold=True)
        middle = tall / 2
        return join(
            [
                rect(0, 1.5, wide, tall, "shadow", 9),
                rect(0, 0, wide, tall, f"b-{COLOURS[region]}", 9),
                filled("p-clouds", wide, tall, radius=9),
                lettering(11, middle + 5.5, name, size, "on-band", bold=True),
                lettering(wide - across - 26, middle + 8, KANJI[region], 21, "serif kanji", "end")
                if self.narrow
                else EMPTY,
                rect(wide - across - 18, 4, across + 14, tall - 8, "card", 9),
                tag(wide - across - 11, middle, bonus, 16),
                EMPTY if self.narrow else group([landmark(region)], 28, tall + 3),
            ]
        )

    def city(self, city: int, x: float, y: float) -> None:
        """The tile of a city with the goods it asks for, and the influence space at each of its sides."""
        sizes, view = self.sizes, self.view
        space, tile = sizes.space, sizes.tile
        town = circle(x + sizes.city / 2, y + sizes.city / 2, sizes.city / 2 - 3, "f-on")
        self.add(element("g", town, opacity=".6"), card(x + space + 2, y + space + 2, tile, tile, "closed", 6))
        limit = self.box.city_limit[view.seats - 2]
        here = sum([1 for tile_ in view.tiles[SIDES * city : SIDES * city + SIDES] if tile_ != NO_TILE])
        name = self.canvas.texts.member(self.names.city, city)
        told = f"{name} {here}/{limit}" if limit < SIDES else name
        self.add(lettering(x + sizes.city / 2, y + sizes.city + 15, told, 14.5, "", "middle", bold=True))
        middle = (sizes.city - space) / 2
        far = sizes.city - space
        for side, (dx, dy) in enumerate(((middle, 0.0), (far, middle), (middle, far), (0.0, middle))):
            if view.wants[SIDES * city + side] >= 0:
                self.space(city, side, x + dx, y + dy)

    def space(self, city: int, side: int, x: float, y: float) -> None:
        """An influence space; the good that is asked for there stands on the tile beside it."""
        sizes, view = self.sizes, self.view
        number = SIDES * city + side
        good = view.wants[number]
        size, mark = sizes.space, sizes.good
        out, gap = (size - mark) / 2, 4.0
        dx, dy = ((out, size + gap), (-mark - gap, out), (out, -mark - gap), (size + gap, out))[side]
        chosen = isinstance(self.now, PlaceTile) and self.now.space == number
        tile, printed = view.tiles[number], self.box.overseas[number]
        self.add(icon(GOOD_IDS[good], x + dx, y + dy, mark))
        markup = [halo(x, y, size, size, 6, 1), rect(x, y, size, size, "step lit" if chosen else "step", 6)]
        if tile == NO_TILE:
            markup.append(lettering(x + size / 2, y + size / 2 + 6, printed, 16, "serif quiet", "middle"))
        else:
            seat, value = divmod(tile, VALUES)
            piece = f"p-tile-{SEAT.ids[seat]}{value + 1}-{number}"
            self.canvas.piece(piece, x + 1, y + 1, influence(seat, value + 1, size - 2))
        name = f"space-{self.names.city.ids[city]}-{GOOD_IDS[good]}"
        self.canvas.target(name, self.space_label(city, good, tile, printed), join(markup))

    def space_label(self, city: int, good: int, tile: int, printed: int) -> str:
        """An influence space in words."""
        key = f"{self.canvas.texts.member(self.names.city, city)}, {self.print.good(good)}"
        if tile == NO_TILE:
            return f"{key}: {self.print.word('space-empty', printed)}"
        return f"{key}: {self.canvas.texts.seat(tile // VALUES)} {tile % VALUES + 1}"

    def slots(self, region: int, x: float, y: float) -> None:
        """The slots that trains and ships of all players share: choosing them builds there."""
        view, sizes = self.view, self.sizes
        total = self.box.slots[view.seats - 2]
        wide, tall = sizes.region, sizes.slots
        step = min((wide - 8) / total, 40.0 if self.narrow else 32.0)
        size = min(step - 3, 30.0 if self.narrow else 27.0)
        start = x + (wide - step * total) / 2
        markup = [halo(x, y, wide, tall, 8, 1), rect(x, y, wide, tall, "tray", 8)]
        for slot in range(total):
            left = start + slot * step + (step - size) / 2
            markup.append(rect(left, y + (tall - size) / 2, size, size, "lot", 5))
        name = self.canvas.texts.member(self.names.region, region)
        label = f"{name}: {self.print.word('slots', view.slots[region])}"
        self.canvas.target(f"region-{self.names.region.ids[region]}", label, join(markup))
        built = [
            (word, seat, place)
            for kind, word in enumerate(TRANSPORT_IDS)
            for seat, player in enumerate(view.players)
            for place in range((player.trains if kind == 0 else player.ships)[region])
        ]
        inner = size - 4
        for slot, (word, seat, place) in enumerate(built):
            spot = (start + slot * step + (step - inner) / 2 - 1, y + (tall - inner) / 2 + 1)
            self.canvas.piece(f"p-{word}-{SEAT.ids[seat]}-{region}-{place + 1}", *spot, vehicle(word, seat, inner))

    def standing(self, region: int, x: float, y: float) -> None:
        """Who has how much influence, the first ones marked, and what that would bring in the next scoring."""
        view, tall = self.view, self.sizes.standing
        totals = scoring.influence(view, region)
        gains = scoring.ranked(view, region, self.next_scoring)
        order = sorted([n for n in range(view.seats + 1) if totals[n]], key=lambda n: -totals[n])
        best = totals[order[0]] if order else 0
        wide = (self.sizes.region + 3) / max(4, len(order))
        for place, who in enumerate(order):
            left = x + place * wide
            first = totals[who] == best
            self.add(rect(left, y, wide - 3, tall - 2, "step lit" if first else "step", 6))
            sign = icon("overseas", left + 4, y + 4, 16) if who == view.seats else crest(who, left + 4, y + 4, 16)
            self.add(sign, lettering(left + 23, y + 17, totals[who], 14.5, "", bold=True))
            if who < view.seats:
                points = gains[who] + gains[view.seats + who]
                told = f"+{points}" if points else "–"
                self.add(lettering(left + 5, y + 34.5, told, 13.5, "" if points else "quiet"))
                if points:
                    self.add(icon("vp", left + 7 + measure(told, 13.5), y + 23, 14))

    # -- the quay: what one can bring to the map ---------------------------------------------------------

    def quay(self, x: float, y: float, wide: float, tall: float) -> None:
        self.add(card(x, y, wide, tall, "closed", 9))
        self.tiles(x + 8, y + 6, (wide - 12) / VALUES)
        half = (wide - 24) / 2
        for kind in range(len(TRANSPORT_IDS)):
            self.vehicles(kind, x + 8 + kind * (half + 8), y + tall - 72, half / self.box.vehicles[kind])

    def tiles(self, x: float, y: float, step: float) -> None:
        """The influence tiles that are not placed yet, by value."""
        self.heading(x, y, "tiles")
        y += 19
        place = isinstance(self.now, PlaceTile) and self.asked
        space = self.now.space if place and isinstance(self.now, PlaceTile) else NONE
        size, tall = (32.0, 46.0) if self.narrow else (31.0, 42.0)
        for value in range(1, VALUES + 1):
            left = x + (value - 1) * step
            n = self.player.supply[value]
            markup = [halo(left, y, step - 4, tall, 7, 1), rect(left, y, step - 4, tall, "step", 7)]
            if not n:
                markup.append(lettering(left + (step - 4) / 2, y + tall / 2 + 6, value, 16, "quiet", "middle"))
            self.canvas.target(f"tile-{value}", self.print.word("tile", value, n), join(markup))
            apart = min(16.0, step - 6 - size)
            start = left + (step - 4 - size - (n - 1) * apart) / 2
            for copy in range(n):
                spot = (start + copy * apart, y + (tall - size) / 2 + copy * 4 - (n - 1) * 2)
                self.canvas.piece(self.tile_piece(value, copy, space), *spot, influence(self.me, value, size))

    def tile_piece(self, value: int, copy: int, space: int) -> str:
        """The name of an influence tile: of a value to be placed now, the first one has the name it will have there."""
        name = f"p-tile-{SEAT.ids[self.me]}{value}"
        lies_there = space != NONE and self.view.tiles[space] == VALUES * self.me + value - 1
        return f"{name}-{space}" if space != NONE and copy == 0 and not lies_there else f"{name}-s{copy}"

    def vehicles(self, kind: int, x: float, y: float, step: float) -> None:
        """Trains or ships on their spaces; what a space shows when its tile has left stands below it."""
        box = self.box
        value = scoring.vehicle_value(self.player, kind)
        self.heading(x, y, TRANSPORT_IDS[kind], value)
        y += 19
        gone = self.player.vehicles_gone(kind)
        size = min(step - 9, 25.0)
        for place in range(box.vehicles[kind]):
            left = x + place * step
            self.add(rect(left, y, step - 3, 47, "step", 6))
            stars = box.vehicle_stars[kind][place + 1] - box.vehicle_stars[kind][place]
            signs = ["star"] * stars + ["income"] * box.vehicle_income[kind][place + 1]
            start = left + (step - 3 - 14 * len(signs)) / 2
            for n, sign in enumerate(signs):
                self.add(icon(sign, start + n * 14, y + 31 if place >= gone else y + 16, 14))
            at = left + (step - 3 - size) / 2
            if place == gone:
                self.waiting_vehicle(self.me, kind, at, y + 5, size)
            elif place > gone:
                self.add(group([vehicle(TRANSPORT_IDS[kind], self.me, size)], at, y + 5))
