"""The boards of the other players, in short, and what everybody has as chips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kotatsu.board.markup import Markup, classed, element, icon, join, path, rect
from kotatsu.board.ornaments import Flow, card, counter, counter_width, crest, fitting, measure, words
from kotatsu.core.bits import count
from kotatsu.games.nippon.components import (
    GOOD_IDS,
    INCOME,
    MINING,
    SHIPS,
    TECHNOLOGY,
    TRACK_IDS,
    TRAINS,
    TRANSPORT_IDS,
)
from kotatsu.games.nippon.look.cards import ACHIEVEMENT_ICONS, worker
from kotatsu.games.nippon.look.pieces import waiting_vehicle, worker_piece
from kotatsu.games.nippon.moves import ACHIEVEMENTS, GOODS, TRACKS, VALUES

if TYPE_CHECKING:
    from kotatsu.games.nippon.look.board import Board

BLOCK = 306.0  # the width of one block
ROW = 36.0


def draw_rivals(board: Board, y: float) -> float:
    """One card for each of the others, side by side on a desk."""
    others = [(board.me + n) % board.view.seats for n in range(1, board.view.seats)]
    if board.me < 0:
        others = list(range(board.view.seats))
    columns = 1 if board.narrow else min(3, len(others))
    if len(others) == 4:
        columns = 1 if board.narrow else 2
    wide = (board.inside - (columns - 1) * 8) / columns
    bottom = y
    for place, seat in enumerate(others):
        row, column = divmod(place, columns)
        if column == 0:
            y = bottom + (8 if row else 0)
        bottom = max(bottom, Rival(board, seat).draw(board.margin + column * (wide + 8), y, wide))
    return bottom


class Rival:
    def __init__(self, board: Board, seat: int) -> None:
        self.board = board
        self.seat = seat
        self.player = board.view.players[seat]

    def add(self, *markup: Markup) -> None:
        self.board.canvas.add(join(markup))

    def draw(self, x: float, y: float, wide: float) -> float:
        flow = Flow(x + 8, y + 8, wide - 16, 8, 4)
        columns = max(1, int((wide - 16 + 8) // (BLOCK - 10)))
        block = (wide - 16 - 8 * (columns - 1)) / columns
        parts = [self.name, self.money, self.factories, self.tiles, self.achievements]
        rows = -(-len(parts) // columns)
        tall = rows * (ROW + 4) + 10
        self.add(card(x, y, wide, tall))
        self.add(classed(f"seat-{self.seat}", rect(x, y, 5, tall, "f-seat", 2.5)))
        for part in parts:
            part(*flow.place(block, ROW), block)
        return y + tall

    def name(self, x: float, y: float, wide: float) -> None:
        """Who it is, the points, and the workers."""
        board = self.board
        told = board.canvas.texts.seat(self.seat)
        step = 24.0
        room = wide - 6 * step - 90
        size = fitting(told, room, 14, 11.5, bold=True)
        points = self.player.vp()
        self.add(crest(self.seat, x + 2, y + 6, 22))
        shown = told
        while len(shown) > 2 and measure(f"{shown}…" if shown != told else shown, size, bold=True) > room:
            shown = shown[:-1]
        self.add(words(x + 30, y + 22, shown if shown == told else f"{shown}…", size, "", bold=True))
        left = x + wide - 6 * step
        self.add(icon("vp", left - 26, y + 9, 17), words(left - 30, y + 23, points, 16, "serif", "end"))
        for slot in range(board.box.worker_slots):
            at = left + slot * step
            self.add(rect(at, y + 5, step - 2, 26, "step", 5))
            if slot < len(self.player.workers):
                colour = board.colour(self.player.workers[slot])
                board.canvas.piece(worker_piece(board, self.seat, slot), at + 1.5, y + 8, worker(colour, 19))

    def money(self, x: float, y: float, wide: float) -> None:
        """Budget and tracks."""
        board, player, box = self.board, self.player, self.board.box
        items: list[tuple[str, object]] = [
            ("yen", board.print.money(player.yen)),
            ("coal", player.coal),
            ("blueprints", player.blueprints),
        ]
        tracks = [box.track[track][player.at(track)] for track in range(TRACKS)]
        tracks[INCOME] //= 1000
        items += [(TRACK_IDS[track], tracks[track]) for track in (INCOME, MINING, TECHNOLOGY)]
        size = 16.0
        spare = wide - 4 - sum([counter_width(n, size) for _, n in items])
        gap = min(14.0, spare / (len(items) - 1))
        for name, n in items:
            self.add(counter(x + 2, y + ROW / 2, name, n, size))
            x += counter_width(n, size) + gap

    def factories(self, x: float, y: float, wide: float) -> None:
        """A place for each good: how many are in store, and what the machine adds."""
        step = wide / GOODS
        for good in range(GOODS):
            left = x + good * step
            if not self.player.makes(good):
                self.add(rect(left, y + 3, step - 3, ROW - 6, "lot", 5))
                self.add(icon(GOOD_IDS[good], left + 4, y + 10, 16, "dim"))
                continue
            machine = self.player.machine(good)
            self.add(rect(left, y + 3, step - 3, ROW - 6, "step", 5))
            self.add(icon(GOOD_IDS[good], left + 4, y + 10, 16))
            self.add(words(left + 23, y + 24, self.player.goods[good], 14, "", bold=True))
            if machine:
                self.add(words(left + step - 6, y + 15, f"+{machine}", 11, "quiet", "end"))

    def tiles(self, x: float, y: float, wide: float) -> None:
        """Influence tiles, trains and ships that are left, contracts that are fulfilled, stored machines."""
        board, player = self.board, self.player
        values = [value for value in range(1, VALUES + 1) for _ in range(player.supply[value])]
        tiles = []
        for place, value in enumerate(values):
            left = x + place * 13.3
            tiles.append(rect(left, y + 9, 12, 18, "f-seat", 3))
            tiles.append(Markup(f'<text style="fill:inherit" x="{left + 6:g}" y="{y + 22:g}">{value:d}</text>'))
        looks = {"style": "fill:var(--on-seat)", "font_size": "11.5", "text_anchor": "middle"}
        self.add(element("g", join(tiles), class_=f"seat-{self.seat} bold", **looks))
        self.add(path("rule", f"M{x + 139:g} {y + 8:g}v{ROW - 16:g}"))
        x += 146
        room = (wide - 146) / 4
        for kind in (TRAINS, SHIPS):
            left = board.box.vehicles[kind] - player.vehicles_gone(kind)
            if left:
                waiting_vehicle(board, self.seat, kind, x, y + 10, 17)
            else:
                self.add(icon(TRANSPORT_IDS[kind], x, y + 10, 17, "ghost"))
            self.add(words(x + 22, y + 23, left, 14, "" if left else "quiet", bold=True))
            x += room
        self.add(counter(x, y + ROW / 2, "contract", count(player.fulfilled), 16, not player.fulfilled))
        self.add(counter(x + room, y + ROW / 2, "machines", player.stored, 16, not player.stored))

    def achievements(self, x: float, y: float, wide: float) -> None:
        """The multipliers, each below the icon of its achievement."""
        step = wide / ACHIEVEMENTS
        for number in range(ACHIEVEMENTS):
            tile = self.player.multipliers[number]
            factor = tile or self.board.box.printed[number]
            left = x + number * step
            kind = "dim" if not factor else ""
            self.add(icon(ACHIEVEMENT_ICONS[number], left + step / 2 - 8, y + 3, 16, kind))
            if factor:
                told = f"{factor}×"
                self.add(words(left + step / 2, y + 32, told, 12, "" if tile else "quiet", "middle", bold=bool(tile)))
