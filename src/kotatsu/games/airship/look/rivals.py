"""The others: what they own, may still use and have promised; and how everybody stands for the awards."""

from __future__ import annotations

from kotatsu.board.keeping import Reads
from kotatsu.board.markup import Markup, classed, icon, labelled, rect
from kotatsu.board.ornaments import Flow, card, crest, fitting, lettering, measure, tag, tag_width
from kotatsu.core.bits import count, has
from kotatsu.games.airship.components import AWARD_IDS, BONUS_IDS, LEVELS, RESOURCE_IDS
from kotatsu.games.airship.look.base import AirshipPainter, tracks
from kotatsu.games.airship.look.workshop import to_be_hired
from kotatsu.games.airship.moves import RESOURCES
from kotatsu.games.airship.scoring import award, merit

AWARD_ICONS = ("ship-cargo_wood", "clock_tower", "fulfilled")  # what counts: the first two by majorities
AWARD = 36.0
LINE = 30.0


class Rivals(AirshipPainter):
    """Everybody but the one who looks."""

    reads = Reads(
        players="fulfilled failed given majority",
        others="markers stock track1 track2 track3 upgraded used",
        moment=lambda view, canvas: [to_be_hired(view, seat) for seat in range(view.seats)],
    )

    def draw(self) -> None:
        self.parts: list[Markup] = []
        y = 54.0
        for kind, name in enumerate(AWARD_IDS):
            self.award(kind, name, y + kind * (AWARD + 4))
        y += len(AWARD_IDS) * (AWARD + 4) + 6
        for offset in range(self.view.seats):
            seat = (max(self.me, 0) + offset) % self.view.seats
            if seat != self.me:
                y = self.rival(seat, y)
        self.canvas.height = round(y + 2)
        self.add(self.ground(y + 2))
        self.head(self.print.word("awards"))
        self.add(*self.parts)

    def award(self, kind: int, name: str, y: float) -> None:
        """An award: prizes, what counts for each player, and what it would bring now."""
        view, box = self.view, self.box
        x, wide = self.margin, self.inside
        prizes = f"{box.first_prize[kind]}/{box.second_prize[kind]}"
        middle = y + AWARD / 2
        parts = [card(x, y, wide, AWARD, "", 7), icon(AWARD_ICONS[kind], x + 26, middle - 10, 20)]
        if name != "trade":
            parts.append(icon("banner", x + 8, middle - 7.5, 15))
        parts.append(lettering(x + 54, middle + 5, prizes, 15, bold=True))
        parts.append(icon("points", x + 58 + measure(prizes, 15, bold=True), middle - 8, 16))
        start = 122.0
        share = (wide - start) / view.seats
        for seat in range(view.seats):
            left = x + start + seat * share
            n, brings = merit(view, kind, seat), award(view, kind, seat)
            parts.append(crest(seat, left, middle - 9, 18))
            parts.append(lettering(left + 23, middle + 5, n, 15, "" if n else "quiet", bold=bool(n)))
            if brings:
                parts.append(lettering(left + 35, middle + 5, f"+{brings}", self.text, "quiet"))
        self.parts.append(labelled(self.print.word(f"award-{name}"), *parts))

    def rival(self, seat: int, y: float) -> float:
        """A player in short: resources with their room, bonus actions, supply, contracts."""
        player = self.view.players[seat]
        parts: list[Markup] = []
        name = self.canvas.texts.seat(seat)
        x = self.margin + 14
        size = fitting(name, self.inside * 0.4, 16, self.text, bold=True)
        parts += [crest(seat, x, y + 9, 26), lettering(x + 35, y + 27, name, size, bold=True)]
        self.small(seat, self.margin + self.inside - 10, y + 22, parts)
        flow = Flow(x, y + 42, self.inside - 26, 6, 6)
        wide = (self.inside - 26 - 18) / 4
        for resource in range(RESOURCES):
            self.stock(seat, resource, *flow.place(wide, LINE), wide, parts)
        flow.end_row()
        third = (self.inside - 26 - 12) / 3
        for bonus in range(LEVELS):
            self.bonus(seat, bonus, *flow.place(third, LINE), third, parts)
        flow.end_row()
        for contract, stages in tracks(player):
            self.promise(flow, contract, stages, parts)
        bottom = flow.end_row() + 4
        ground = card(self.margin, y, self.inside, bottom - y, "", 8)
        edge = classed(f"seat-{seat}", rect(self.margin, y, 6, bottom - y, "f-seat", 3))
        self.parts += [ground, edge, *parts]
        return bottom + 8

    def small(self, seat: int, right: float, middle: float, parts: list[Markup]) -> None:
        """Workers and markers in the supply, contracts kept and broken."""
        player = self.view.players[seat]
        items: list[tuple[object, str]] = [
            (to_be_hired(self.view, seat), "worker"),
            (player.markers, "marker"),
            (count(player.fulfilled), "fulfilled"),
            (count(player.failed), "failed"),
        ]
        parts.append(tag(right - tag_width(items, 16, 9), middle, items, 16, 9))

    def stock(self, seat: int, resource: int, x: float, y: float, wide: float, parts: list[Markup]) -> None:
        player = self.view.players[seat]
        n = player.stock[resource]
        room = n + self.view.room(seat, resource)
        across = 20 + measure(str(n), 16, bold=True)
        parts += [
            rect(x, y, wide, LINE, "step", 7),
            icon(RESOURCE_IDS[resource], x + 6, y + 6, 18, "" if n else "dim"),
            lettering(x + 29, y + 21, n, 16, "" if n else "quiet", bold=True),
            lettering(x + 12 + across, y + 21, f"/{room}", self.text, "quiet"),
        ]

    def bonus(self, seat: int, bonus: int, x: float, y: float, wide: float, parts: list[Markup]) -> None:
        view, player = self.view, self.view.players[seat]
        locked, used = not view.unlocked(seat, bonus), has(player.used, bonus)
        given = sum(player.given[LEVELS * bonus : LEVELS * bonus + LEVELS])
        state = f"{given}/{self.box.to_unlock[bonus]}" if locked else self.print.word("used" if used else "ready")
        parts += [
            rect(x, y, wide, LINE, "lot" if locked else "step", 7),
            icon(BONUS_IDS[bonus], x + 8, y + 6, 18, "dim" if locked or used else ""),
            lettering(
                x + 33,
                y + 20,
                state,
                fitting(state, wide - 38, 14, self.text),
                "quiet" if locked or used else "",
                bold=not (locked or used),
            ),
        ]

    def promise(self, flow: Flow, contract: int, stages: int, parts: list[Markup]) -> None:
        """An open contract of another player on one line: stages left, cost, points."""
        box = self.box
        cost = [(n, RESOURCE_IDS[resource]) for resource, n in enumerate(box.contract_cost[contract]) if n]
        left, gives = [(stages, "stage")], [(box.contract_vp[contract], "points")]
        size = self.text / 0.9
        wide = tag_width(left, size) + tag_width(cost, size, 5) + tag_width(gives, size) + 44
        x, top = flow.place(wide, LINE)
        middle = top + LINE / 2
        parts.append(rect(x, top, wide, LINE, "card", 7))
        x += 7
        parts.append(tag(x, middle, left, size))
        x += tag_width(left, size) + 8
        parts.append(tag(x, middle, cost, size, 5))
        x += tag_width(cost, size, 5) + 5
        parts.append(lettering(x, middle + 5, "→", 14, "quiet"))
        parts.append(tag(x + 17, middle, gives, size))
