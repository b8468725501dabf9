"""What lies in front of the one who looks: tracks, budget, workers, factories, contracts, tiles, vehicles, achievements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kotatsu.board.markup import Markup, classed, element, escape, group, icon, join, rect
from kotatsu.board.ornaments import counter, counter_width, fitting, halo, measure, tag, tag_width, words
from kotatsu.core.bits import has, members
from kotatsu.core.state import NONE
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.nippon import scoring
from kotatsu.games.nippon.components import (
    ADVANCED,
    CHEAPER_PRODUCTION,
    CONSOLIDATE_COAL,
    EXTRA_WORKERS,
    GOOD_IDS,
    INCOME,
    MINING,
    TILES_PER_GOOD,
    TRACK_IDS,
    TRANSPORT_IDS,
)
from kotatsu.games.nippon.look.cards import ACHIEVEMENT_ICONS, Item, flag, influence, vehicle, worker
from kotatsu.games.nippon.look.pieces import waiting_vehicle, worker_piece
from kotatsu.games.nippon.moves import ACHIEVEMENTS, CONTRACTS, GOODS, TRACKS, UNITS, VALUES
from kotatsu.games.nippon.state import Player
from kotatsu.games.nippon.steps.actions import Climb
from kotatsu.games.nippon.steps.export import Serve
from kotatsu.games.nippon.steps.market import PlaceTile
from kotatsu.games.nippon.steps.turn import step_price

if TYPE_CHECKING:
    from kotatsu.games.nippon.look.board import Board


def draw_office(board: Board, y: float) -> float:
    return Office(board).draw(y)


class Office:
    """The board of the player who looks."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.canvas, self.view, self.box, self.print = board.canvas, board.view, board.box, board.print
        self.me = board.me
        self.player: Player = board.view.players[board.me]
        self.narrow = board.narrow
        self.x = board.margin + (4.0 if self.narrow else 10.0)
        self.wide = board.inside - (8.0 if self.narrow else 20.0)
        self.gap = board.gap
        self.parts: list[Markup] = []

    def add(self, *markup: Markup) -> None:
        self.parts += markup

    def target(self, name: str, label: str, markup: Markup) -> None:
        self.parts.append(self.canvas.targeted(name, label, markup))

    def heading(self, x: float, y: float, name: str, *numbers: int) -> None:
        self.add(words(x + 2, y + 12, self.print.word(name, *numbers), 13, "heading", bold=True))

    def draw(self, y: float) -> float:
        top = y
        y = self.title(y)
        y = self.tracks(y + 6)
        y = self.factories(y + 8)
        y = self.contracts(y + 8)
        y = self.supply(y + 8)
        y = self.achievements(y + 8)
        board = self.board
        ground = rect(board.margin, top, board.inside, y + 8 - top, "tray", 9)
        edge = classed(f"seat-{self.me}", rect(board.margin, top, board.inside, 32, "f-seat", 9))
        self.canvas.add(join([ground, edge, *self.parts]))
        return y + 8

    # -- the head ----------------------------------------------------------------------------------

    def title(self, y: float) -> float:
        name = self.canvas.texts.seat(self.me)
        points = self.player.vp()
        mark = icon(f"mark-{self.me}", self.x, y + 4.5, 23, "on-seat")
        self.add(classed(f"seat-{self.me}", mark))
        self.add(self.on_seat(self.x + 30, y + 21, name, 15))
        told = self.print.word("points", points)
        self.add(self.on_seat(self.x + self.wide - measure(told, 15, bold=True), y + 21, told, 15))
        return y + 32

    def on_seat(self, x: float, y: float, told: str, size: float) -> Markup:
        """Words on the colour of a seat."""
        span = element("tspan", escape(told), class_="f-on-seat")
        return classed(f"seat-{self.me}", element("text", span, class_="bold", x=x, y=y, font_size=size))

    # -- tracks, budget and workers ------------------------------------------------------------------

    def tracks(self, y: float) -> float:
        longest = max([len(values) for values in self.box.track])
        label = 122.0
        if self.narrow:  # there each track has the whole width, so that its spaces are wide enough for a finger
            for track in range(TRACKS):
                step = self.wide / len(self.box.track[track])
                self.track(track, self.x, y + track * 90, self.wide, 42, step)
            y += TRACKS * 90
            self.budget(self.x, y + 2)
            self.workers(self.x, y + 34, 40)
            self.store(self.x + 6 * 40 + 14, y + 34, self.wide - 6 * 40 - 14, 50)
            self.consolidate(self.x, y + 92, self.wide, 100)
            return y + 192
        wide = 562.0
        for track in range(TRACKS):
            self.track(track, self.x, y + track * 40, label, 36, (wide - label - 6) / longest)
        right = self.x + wide + 12
        self.budget(right, y)
        self.workers(right, y + 32, 34)
        self.store(right, y + 86, 204, 30)
        self.consolidate(right + 212, y, self.x + self.wide - right - 212, 116)
        return y + 116

    def track(self, track: int, x: float, y: float, label: float, tall: float, step: float) -> None:
        """A track with its marker: the name, which blueprints can be used on, and its spaces."""
        player = self.player
        name = self.canvas.texts.member(self.board.game.names.track, track)
        price = step_price(self.view, self.me)
        size = fitting(name, label - 34, 13, 11.5, bold=True)
        cost = [(price, "blueprints")]
        one_line = self.narrow
        now = self.print.money(self.box.track[track][player.at(track)])
        markup = [
            halo(x, y, label, tall, 6, 1.5),
            rect(x, y, label, tall, "step", 6),
            icon(TRACK_IDS[track], x + 6, y + tall / 2 - 9, 18),
            words(x + 29, y + (tall / 2 + 5 if one_line else 15), name, size, "", bold=True),
        ]
        if one_line:
            markup.append(tag(x + label - 8 - tag_width([(f"+1: {price}", "blueprints")], 13.5), y + tall / 2,
                              [(f"+1: {price}", "blueprints")], 13.5))  # fmt: skip
            markup.append(words(x + 40 + measure(name, size, bold=True), y + tall / 2 + 5, now, 14, "serif"))
        else:
            markup.append(words(x + 29, y + 30, "+1:", 11.5, "quiet"))
            markup.append(tag(x + 48, y + 26, cost, 12.5))
            markup.append(words(x + label - 6, y + 30, now, 13, "serif", "end"))
        self.target(f"track-{TRACK_IDS[track]}", name, join(markup))
        left, top, high = (x, y + tall + 3, 39.0) if one_line else (x + label + 6, y, tall)
        self.spaces(track, left, top, step, high)
        at = player.at(track)
        mark = min(step - 5, 21.0)
        spot = (left + at * step + (step - 2 - mark) / 2, top + (high - mark) / 2)
        self.canvas.piece(f"p-track-{SEAT.ids[self.me]}-{TRACK_IDS[track]}", *spot, flag(self.me, mark))

    def spaces(self, track: int, left: float, top: float, step: float, high: float) -> None:
        box, at = self.box, self.player.at(track)
        values = box.track[track]
        stars = box.track_stars[track]
        climbing = self.view.stack[-1] if self.view.stack else None
        up = isinstance(climbing, Climb) and climbing.track == track and self.me == self.view.active
        for space, value in enumerate(values):
            x = left + space * step
            middle = x + (step - 2) / 2
            parts = [rect(x, top, step - 2, high, "step lit" if space == at else "step", 5)]
            numbered = track == INCOME or space == 0 or values[space - 1] != value
            steps = space - at
            if up and 1 <= steps <= UNITS:
                price = f"{box.step_costs[steps] // 1000}"
                if self.canvas.can_choose(f"up-{steps}"):
                    parts.append(rect(x, top, step - 2, high, "site", 5))
                looks = "" if numbered else "quiet"
                parts.append(words(middle, top + 15, value, 13, looks, "middle", bold=numbered))
                across = measure(price, 11) + 12
                parts.append(words(middle - across / 2, top + high - 5, price, 11))
                parts.append(icon("yen", middle + across / 2 - 10, top + high - 14, 10))
                label = self.print.word("up", steps, box.step_costs[steps])
                self.target(f"up-{steps}", label, halo(x, top, step - 2, high, 5, 1) + join(parts))
                continue
            if space != at and numbered:
                told = value // 1000 if track == INCOME else value
                starred = space > 0 and stars[space] > stars[space - 1]
                foot = top + (16 if starred else high / 2 + 5)
                parts.append(words(middle, foot, told, 13, "quiet" if space < at else "", "middle", bold=True))
                if starred:
                    parts.append(icon("star", middle - 6, top + high - 15, 12, "" if space > at else "dim"))
            self.add(*parts)

    def budget(self, x: float, y: float) -> None:
        player, print_ = self.player, self.print
        size = 19.0
        for name, n in (("yen", print_.money(player.yen)), ("coal", player.coal), ("blueprints", player.blueprints)):
            self.add(counter(x, y + 14, name, n, size, quiet=n in (0, "0")))
            x += counter_width(n, size) + (22 if self.narrow else 16)

    def workers(self, x: float, y: float, step: float) -> None:
        """Six spaces for workers; below each the level of the reward for so many."""
        box = self.box
        size = step - 10
        for slot in range(box.worker_slots):
            left = x + slot * step
            self.add(rect(left, y, step - 4, 48, "step", 6))
            level = box.reward_level[slot + 1]
            told = f"{level}×" if level else "–"
            self.add(words(left + (step - 4) / 2, y + 44, told, 12, "quiet", "middle", bold=bool(level)))
            if slot < len(self.player.workers):
                colour = self.board.colour(self.player.workers[slot])
                spot = (left + 3 + (step - 10 - size) / 2, y + 4)
                self.canvas.piece(worker_piece(self.board, self.me, slot), *spot, worker(colour, size))

    def store(self, x: float, y: float, wide: float, tall: float) -> None:
        """Machines that wait for a factory."""
        n = self.player.stored
        told = self.print.word("stored")
        size = fitting(told, wide - 48, self.print.text, 11)
        markup = [halo(x, y, wide, tall, 6, 1.5), rect(x, y, wide, tall, "step", 6)]
        if self.narrow:
            markup.append(icon("machines", x + wide / 2 - 24, y + 6, 18, "" if n else "dim"))
            markup.append(words(x + wide / 2 + 4, y + 21, n, 15, "" if n else "quiet", bold=True))
            size = fitting(told, wide - 8, self.print.text, 11)
            markup.append(words(x + wide / 2, y + 41, told, size, "quiet", "middle"))
        else:
            markup.append(icon("machines", x + 7, y + tall / 2 - 9, 18, "" if n else "dim"))
            markup.append(words(x + 31, y + tall / 2 + 5, n, 15, "" if n else "quiet", bold=True))
            markup.append(words(x + 46, y + tall / 2 + 4, told, size, "quiet"))
        self.target("machine-store", f"{told}: {n}", join(markup))

    def consolidate(self, x: float, y: float, wide: float, tall: float) -> None:
        """What consolidating would bring now: a new budget, a reward, and the wages to pay."""
        view, box, player, print_ = self.view, self.box, self.player, self.print
        name = print_.word("consolidate")
        yen = box.track[INCOME][player.income]
        coal = box.track[MINING][player.mining] + view.extra(self.me, CONSOLIDATE_COAL)
        level = box.reward_level[min(len(player.workers) + view.extra(self.me, EXTRA_WORKERS), box.worker_slots)]
        owed = scoring.owed(view, self.me)
        unpaid = scoring.unpaid(view, self.me, yen)
        lines: list[tuple[str, list[Item]]] = [
            (print_.word("new-budget"), [(print_.money(yen), "yen"), (coal, "coal")]),
            (print_.word("reward"), [(f"≤ {level}×", "vp")] if level else []),
            (print_.word("wages"), [(f"−{print_.money((owed - unpaid) * box.wage)}", "yen")] if owed else []),
        ]
        if unpaid:
            lines[2][1].append((f"−{unpaid * box.unpaid_points}", "vp"))
        markup = [
            halo(x, y, wide, tall, 8, 1.5),
            rect(x, y, wide, tall, "step", 8),
            icon("consolidate", x + 8, y + 6, 20),
            words(x + 35, y + 21, name, fitting(name, wide - 44, 14.5, 12, bold=True), "", bold=True),
        ]
        lead = 22.0 if self.narrow else 27.0
        for place, (told, items) in enumerate(lines):
            middle = y + (42 if self.narrow else 46) + place * lead
            markup.append(words(x + 10, middle + 4, told, self.print.text, "quiet"))
            across = tag_width(items, 13.5) if items else measure("–", 13)
            at = x + wide - 8 - across
            markup.append(tag(at, middle, items, 13.5) if items else words(at, middle + 4, "–", 13, "quiet"))
        self.target("consolidate", name, join(markup))

    # -- factories ---------------------------------------------------------------------------------

    def factories(self, y: float) -> float:
        self.heading(self.x, y, "factories")
        y += 18
        columns = 2 if self.narrow else GOODS
        wide = (self.wide - (columns - 1) * self.gap) / columns
        tall = 92.0 if self.narrow else 86.0
        built = [NONE] * GOODS
        for tile in members(self.player.factories):
            built[tile // TILES_PER_GOOD] = tile
        for good, tile in enumerate(built):
            row, column = divmod(good, columns)
            spot = (self.x + column * (wide + self.gap), y + row * (tall + self.gap))
            if tile == NONE:
                markup, label = self.print.no_works(good, wide, tall), self.print.good(good)
            else:
                markup = self.print.works(tile, wide, tall) + self.floor(good, wide, tall)
                label = self.print.tile_label(tile, self.board.teller)
            self.target(f"own-{GOOD_IDS[good]}", label, group([markup], *spot))
        rows = GOODS // columns
        return y + rows * (tall + self.gap) - self.gap

    def floor(self, good: int, wide: float, tall: float) -> Markup:
        """What changes in a factory: goods in its storage, its machine, what producing costs and gives."""
        player, box = self.player, self.box
        parts = []
        top = 25.0
        size = 17.0
        for place in range(box.storage[good]):
            left = 7 + place * 20
            if place < player.goods[good]:
                parts.append(icon(GOOD_IDS[good], left, top + 1, size))
            else:
                parts.append(rect(left, top + 1, size, size, "lot", 4))
        machine = player.machine(good)
        parts.append(icon("machines", wide - 48, top, 19, "" if machine else "dim"))
        parts.append(words(wide - 7, top + 15, f"+{machine}" if machine else "–", 14, "" if machine else "quiet", "end",
                           bold=True))  # fmt: skip
        discount = self.view.extra(self.me, CHEAPER_PRODUCTION)
        cost = [(box.coal[good], "coal")]
        gain = [(f"+{1 + machine}", GOOD_IDS[good])]
        line = tall - 34.0
        lack = "lack" if player.coal < box.coal[good] - discount else ""
        parts.append(tag(7, line, cost, 14, kinds=[lack]))
        parts.append(words(18 + tag_width(cost, 14), line + 5, "→", 12, "quiet"))
        parts.append(tag(36 + tag_width(cost, 14), line, gain, 14))
        return join(parts)

    # -- contracts ---------------------------------------------------------------------------------

    def contracts(self, y: float) -> float:
        self.heading(self.x, y, "contracts")
        y += 18
        columns = 3 if self.narrow else CONTRACTS
        wide = (self.wide - (columns - 1) * self.gap) / columns
        tall = 78.0
        step = self.view.stack[-1] if self.view.stack else None
        asked = step if isinstance(step, Serve) and self.me == self.view.active else None
        for contract in range(CONTRACTS):
            row, column = divmod(contract, columns)
            done = has(self.player.fulfilled, contract)
            spot = (self.x + column * (wide + self.gap), y + row * (tall + self.gap))
            serving = asked.at if asked and asked.contract == contract else NONE
            markup = self.print.contract(contract, wide, tall, done, serving)
            label = self.canvas.texts.member(self.board.game.names.contract, contract)
            if done:
                label = f"{label}: {self.print.word('done')}"
            name = f"contract-{self.board.game.names.contract.ids[contract]}"
            self.target(name, label, group([markup], *spot))
        rows = -(-CONTRACTS // columns)
        return y + rows * (tall + self.gap) - self.gap

    # -- influence tiles, trains and ships -----------------------------------------------------------

    def supply(self, y: float) -> float:
        if self.narrow:
            y = self.tiles(self.x, y, self.wide / 7)
            room = (self.wide - 10) / 2
            self.vehicles(0, self.x, y + 8, room / 6)
            self.vehicles(1, self.x + room + 10, y + 8, room / 6)
            return y + 8 + 66
        self.tiles(self.x, y, 53)
        self.vehicles(0, self.x + 7 * 53 + 16, y, 47)
        self.vehicles(1, self.x + 7 * 53 + 16 + 6 * 47 + 14, y, 47)
        return y + 66

    def tiles(self, x: float, y: float, step: float) -> float:
        """The influence tiles that are not placed yet, by value."""
        view, player = self.view, self.player
        self.heading(x, y, "tiles")
        y += 18
        now = view.stack[-1] if view.stack else None
        space = now.space if isinstance(now, PlaceTile) and view.active == self.me else NONE
        size, tall = 30.0, 46.0
        for value in range(1, VALUES + 1):
            left = x + (value - 1) * step
            n = player.supply[value]
            markup = [halo(left, y, step - 4, tall, 6, 1), rect(left, y, step - 4, tall, "step", 6)]
            if not n:
                markup.append(words(left + (step - 4) / 2, y + 29, value, 16, "quiet", "middle"))
            label = self.print.word("tile", value, n)
            self.target(f"tile-{value}", label, join(markup))
            start = left + (step - 4 - size - (n - 1) * 16) / 2
            for copy in range(n):
                spot = (start + copy * 16, y + (tall - size) / 2 + copy * 4 - (n - 1) * 2)
                self.canvas.piece(self.tile_piece(value, copy, space), *spot, influence(self.me, value, size))
        return y + tall

    def tile_piece(self, value: int, copy: int, space: int) -> str:
        """The name of an influence tile: of a value to be placed now, the first one has the name it will have there."""
        name = f"p-tile-{SEAT.ids[self.me]}{value}"
        lies_there = space != NONE and self.view.tiles[space] == VALUES * self.me + value - 1
        return f"{name}-{space}" if space != NONE and copy == 0 and not lies_there else f"{name}-s{copy}"

    def vehicles(self, kind: int, x: float, y: float, step: float) -> None:
        """Trains or ships on their spaces; what a space shows when its tile has left stands above it."""
        view, box, player = self.view, self.box, self.player
        value = scoring.vehicle_value(view, player, kind)
        self.heading(x, y, TRANSPORT_IDS[kind], value)
        y += 18
        gone = player.vehicles_gone(kind)
        size = min(step - 8, 27.0)
        for place in range(box.vehicles[kind]):
            left = x + place * step
            self.add(rect(left, y, step - 3, 46, "step", 6))
            stars = box.vehicle_stars[kind][place + 1] - box.vehicle_stars[kind][place]
            signs = ["star"] * stars + ["income"] * box.vehicle_income[kind][place + 1]
            start = left + (step - 3 - 13 * len(signs)) / 2
            top = y + 31 if place >= gone else y + 15
            for n, sign in enumerate(signs):
                self.add(icon(sign, start + n * 13, top, 13 if place >= gone else 14))
            at = left + (step - 3 - size) / 2
            if place == gone:
                waiting_vehicle(self.board, self.me, kind, at, y + 4, size)
            elif place > gone:
                self.add(group([vehicle(TRANSPORT_IDS[kind], self.me, size)], at, y + 4))

    # -- achievements --------------------------------------------------------------------------------

    def achievements(self, y: float) -> float:
        """Nine achievements: what they count now, times the multiplier that lies there."""
        self.heading(self.x, y, "achievements")
        y += 18
        columns = 3 if self.narrow else ACHIEVEMENTS
        wide = (self.wide - (columns - 1) * 5) / columns
        tall = 58.0
        yen = scoring.final_yen(self.view, self.me)
        for number in range(ACHIEVEMENTS):
            row, column = divmod(number, columns)
            self.achievement(number, self.x + column * (wide + 5), y + row * (tall + 5), wide, tall, yen)
        return y + (ACHIEVEMENTS // columns) * (tall + 5) - 5

    def achievement(self, number: int, x: float, y: float, wide: float, tall: float, yen: int) -> None:
        base = scoring.base(self.view, self.me, number, yen)
        tile = self.player.multipliers[number]
        factor = tile or self.box.printed[number]
        name = self.print.word("advanced")
        if number != ADVANCED:
            name = self.canvas.texts.member(self.board.game.names.achievement, number)
        size = fitting(name, wide - 30, 12.5, 11, bold=True)
        quiet = "" if factor else "quiet"
        left = x + wide / 2 - 9
        markup = [
            halo(x, y, wide, tall, 7, 1.5),
            rect(x, y, wide, tall, "card", 7),
            icon(ACHIEVEMENT_ICONS[number], x + 6, y + 6, 16),
            words(x + 26, y + 19, name, size, quiet, bold=True),
            words(left - 27, y + 46, base, 16, quiet, "middle", bold=True),
            words(left - 14.5, y + 45, "×", 12, "quiet", "middle"),
            rect(left - 8, y + 29, 22, 23, "b-vermilion" if tile else "step", 5),
            words(left + 3, y + 46, factor or "–", 15, "on-band" if tile else "quiet", "middle", bold=True),
            words(x + wide - 24, y + 46, base * factor, 16, f"serif {quiet}", "end"),
            icon("vp", x + wide - 22, y + 32, 16, "" if factor else "dim"),
        ]
        label = f"{name}: {base} × {factor}"
        self.target(f"achievement-{self.board.game.names.achievement.ids[number]}", label, join(markup))
