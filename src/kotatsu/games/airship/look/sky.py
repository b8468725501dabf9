"""The sky: the rounds above, sixteen drifting islands, the workers on them, and the arrows that shift rows and columns."""

from __future__ import annotations

from functools import cache

from kotatsu.board.drawing import Canvas
from kotatsu.board.markup import EMPTY, Markup, element, group, icon, labelled, path, rect, travelling
from kotatsu.board.ornaments import crest, halo, lettering, outline, tag, tag_width
from kotatsu.core.bits import has
from kotatsu.core.state import NONE
from kotatsu.core.vocabulary import SEAT
from kotatsu.games.airship.components import GUILD, KIND, KIND_IDS, RESOURCE_IDS, VALLEY
from kotatsu.games.airship.look import art
from kotatsu.games.airship.look.base import AirshipPainter
from kotatsu.games.airship.look.cards import NARROW_ROCK, ROCK, Print, dues
from kotatsu.games.airship.look.icons import BODY
from kotatsu.games.airship.meta import Airship
from kotatsu.games.airship.moves import SHIFTS, TILES
from kotatsu.games.airship.names import SHIFT
from kotatsu.games.airship.pending import Pending
from kotatsu.games.airship.state import AirshipState
from kotatsu.games.airship.steps.turn import Destination, StartTurn

ARROWS = {"right": "M-3-6 4 0-3 6", "left": "M3-6-4 0 3 6", "down": "M-6-3 0 4 6-3", "up": "M-6 3 0-4 6 3"}
STRIP = 46.0  # the rounds
PLAYED = 94.0  # how wide the stage that is played is on a phone
ARROW = 28.0  # the room for an arrow on a desk
TOUCH = 40.0  # and for each of two side by side on a phone
STAND, LIE, REST = "stand", "lie", "rest"  # how a worker is shown: ready or waiting, spent, new


class Sky(AirshipPainter):
    """The grid of one view and the time above it."""

    def __init__(self, game: Airship, view: AirshipState, canvas: Canvas, printed: Print) -> None:
        super().__init__(game, view, canvas, printed)
        self.tile_wide, self.tile_tall = printed.tile_width, printed.tile_height
        self.pitch_y = self.tile_tall + (NARROW_ROCK if self.narrow else ROCK)
        top = STRIP + 10
        if self.narrow:  # both arrows of a line stand at its beginning
            self.left, self.top = TOUCH + 2, top + TOUCH + 4
            self.pitch_x = (canvas.width - self.left) / 4
            self.bottom = self.top + 4 * self.pitch_y + 4
        else:
            self.left, self.top = ARROW, top + ARROW + 2
            self.pitch_x = (canvas.width - 2 * ARROW) / 4
            self.bottom = self.top + 4 * self.pitch_y + ARROW + 2
        # between two turns nobody's workers are spent
        self.begun = bool(view.stack) and not any(isinstance(step, StartTurn) for step in view.stack)

    def draw(self) -> None:
        self.canvas.height = round(self.bottom)
        wide, tall = float(self.canvas.width), float(self.canvas.height)
        self.add(self.print.keep("sky", lambda: art.sky(wide, tall, 10)))
        self.track(5)
        for shift in range(SHIFTS):
            self.arrow(shift)
        for tile in range(TILES):  # in the order of the tiles, not of their places: so they can travel
            self.tile(tile)
        self.action()
        for tile in range(TILES):
            self.workers_on(tile)

    def corner(self, position: int) -> tuple[float, float]:
        row, column = divmod(position, 4)
        gap = (self.pitch_x - self.tile_wide) / 2
        return self.left + column * self.pitch_x + gap, self.top + row * self.pitch_y

    # -- the round track --------------------------------------------------------------------------

    def track(self, y: float) -> None:
        """Twenty rounds in five stages, and what everybody gets when a stage begins."""
        view, box = self.view, self.box
        x = self.margin
        for stage in range(box.stages):
            wide = self.stage_wide(stage)
            what = view.stage_bonuses[stage - 1] if stage else view.starter
            key = f"stage {stage} {what} {view.round}"
            self.add(group([self.print.keep(key, lambda: self.stage(stage, wide))], x, y))  # noqa: B023
            place = view.round - 1 - stage * box.rounds_per_stage
            if 0 <= place < box.rounds_per_stage:
                size = self.round_size(wide)
                self.canvas.piece("round", x + 3 + place * size, y + 3, self.round_marker(size))
            x += wide + 4

    def stage_wide(self, stage: int) -> float:
        """On a phone only the stage that is played has room for all of its rounds."""
        room = self.inside - 4 * (self.box.stages - 1)
        if not self.narrow:
            return room / self.box.stages
        return PLAYED if self.view.stage() == stage + 1 else (room - PLAYED) / (self.box.stages - 1)

    def round_size(self, wide: float) -> float:
        return (wide - 6) / self.box.rounds_per_stage

    def round_marker(self, size: float) -> Markup:
        disc = element("rect", class_="b-vermilion", width=size, height=19, rx=5)
        return disc + lettering(size / 2, 14.3, self.view.round, self.text, "on-band", "middle", bold=True)

    def stage(self, stage: int, wide: float) -> Markup:
        """A stage with its rounds and the bonus at its start; the marker of the round is a piece."""
        view, per = self.view, self.box.rounds_per_stage
        now, past = view.stage() == stage + 1, view.stage() > stage + 1
        parts = [element("g", rect(0, 0, wide, STRIP, "card", 8), opacity=".72" if past else ".95")]
        numbers = range(stage * per + 1, stage * per + per + 1)
        if now or not self.narrow:
            size = self.round_size(wide)
            for n, number in enumerate(numbers):
                if number != view.round:
                    kind = "quiet" if number < view.round else ""
                    parts.append(lettering(3 + (n + 0.5) * size, 17.3, number, self.text, kind, "middle"))
        else:
            told = f"{numbers[0]}–{numbers[-1]}"
            parts.append(lettering(wide / 2, 17.3, told, self.text, "quiet" if past else "", "middle"))
        inner = self.stage_bonus(stage, wide) if stage else self.starter(wide)
        parts.append(element("g", inner, opacity=".7") if stage and (now or past) else inner)
        return labelled(self.stage_label(stage), *parts)

    def stage_label(self, stage: int) -> str:
        if not stage:
            return self.print.say("stage", n=1)
        return self.teller.stage_bonus(stage + 1, self.view.stage_bonuses[stage - 1])

    def starter(self, wide: float) -> Markup:
        """Who begins every round."""
        left = wide / 2 - 19
        return icon("play", left, 26, 15) + crest(self.view.starter, left + 21, 24.5, 17)

    def stage_bonus(self, stage: int, wide: float) -> Markup:
        bonus = self.view.stage_bonuses[stage - 1]
        choice = self.box.stage_choice[bonus]
        gains = [(n, RESOURCE_IDS[resource]) for resource, n in enumerate(self.box.stage_gain[bonus]) if n]
        plus = "" if self.narrow and len(gains) > 1 else "+"
        items = [(f"+{choice}", "any")] if choice else [(f"{plus}{n}", name) for n, name in gains]
        size = self.text / 0.9
        return tag((wide - tag_width(items, size, 3)) / 2, 33, items, size, 3)

    # -- tiles ------------------------------------------------------------------------------------

    def tile(self, tile: int) -> None:
        view, printed = self.view, self.print
        position = view.where[tile]
        x, y = self.corner(position)
        island = printed.tile(tile, has(view.developed, tile))
        if KIND[tile] == GUILD:  # its price depends on who looks
            island += printed.hire(dues(view, self.me, GUILD, view.box.hire_cost, self.building == GUILD))
        if self.pending() == tile:
            island += self.ring()
        # a target that travels: a piece inside it, which does catch clicks
        moving = travelling(x, y, island)
        row, column = divmod(position, 4)
        label = printed.say("place", tile=self.teller.tile(tile), row=row + 1, column=column + 1)
        self.canvas.target(f"tile-{self.names.tile.ids[tile]}", label, moving)

    def ring(self) -> Markup:
        """The tile in question has an edge in the colour of the one who acts."""
        return outline(self.view.active, 1, 1, self.tile_wide - 2, self.tile_tall - 2, 11)

    def pending(self) -> int:
        """The tile whose action is open, or whose worker is about to move."""
        step = self.view.stack[-1] if self.view.stack else None
        if isinstance(step, Destination):
            return step.origin
        return step.tile if isinstance(step, Pending) else NONE

    def action(self) -> None:
        """Gathering, as a button over the whole tile that the worker has come to."""
        tile = self.pending()
        if tile == NONE or KIND[tile] > VALLEY:
            return
        target = f"act-{KIND_IDS[KIND[tile]]}"
        if self.canvas.can_choose(target):
            x, y = self.corner(self.view.where[tile])
            markup = halo(x, y, self.tile_wide, self.tile_tall, 12, 1.5) + rect(
                x, y, self.tile_wide, self.tile_tall, "hit", 12
            )
            self.canvas.target(target, self.canvas.texts.member(self.names.tile, tile), markup)

    # -- shifts -----------------------------------------------------------------------------------

    def arrow(self, shift: int) -> None:
        name = f"shift-{SHIFT.ids[shift]}"
        self.canvas.target(name, self.print.told(name), self.print.keep(name, lambda: self.arrow_shape(shift)))

    def arrow_shape(self, shift: int) -> Markup:
        x, y, wide, tall = self.arrow_place(shift)
        points = ARROWS[SHIFT.ids[shift].split("-")[1]]
        long_x, long_y = min(wide - 4, 56.0), min(tall - 4, 56.0)
        shape = (x + (wide - long_x) / 2, y + (tall - long_y) / 2, long_x, long_y)
        return (  # what catches the finger reaches over the arrow, as far as there is room
            rect(x, y, wide, tall, "hit", 10)
            + element("g", rect(*shape, "card", 10), opacity=".85")
            + halo(*shape, 10, 0)
            + element("path", class_="s-ink", transform=f"translate({x + wide / 2:g} {y + tall / 2:g})", d=points)
        )

    def arrow_place(self, shift: int) -> tuple[float, float, float, float]:
        """Left, top, width and height of what catches the finger."""
        line, way = divmod(shift, 2)  # way is 1 to the left and upwards
        if line < 4:
            y = self.top + line * self.pitch_y
            if self.narrow:
                return 0, y + (0 if way else self.tile_tall / 2 + 1), TOUCH, self.tile_tall / 2 - 1
            return 0 if way else self.canvas.width - ARROW, y + 14, ARROW, self.tile_tall - 28
        x = self.left + (line - 4) * self.pitch_x
        if self.narrow:
            return x + (0.5 if way else TOUCH + 1.5), self.top - TOUCH - 4, TOUCH, TOUCH
        return x + 14, self.top - ARROW - 3 if way else self.bottom - ARROW, self.pitch_x - 28, ARROW

    # -- workers ----------------------------------------------------------------------------------

    def workers_on(self, tile: int) -> None:
        """Each player has a part of an island; several workers stand one behind the other, or in a row if there is room."""
        here = [
            (seat, worker)
            for seat, player in enumerate(self.view.players)
            for worker, place in enumerate(player.workers)
            if place == tile
        ]
        size = 26.0 if self.narrow else 32.0
        body = size * 0.76
        left, top = self.corner(self.view.where[tile])
        share = (self.tile_wide - 2) / max(self.view.seats, 3)
        counts = [sum([seat == other for other, _ in here]) for seat in range(self.view.seats)]
        in_row = max(counts) > 1 and len(here) * body < self.tile_wide
        behind = counts[:]
        for place, (seat, worker) in enumerate(here):
            posture = self.posture(seat, worker)
            behind[seat] -= 1
            aside = behind[seat] * min(5.0, 9.0 / max(counts[seat] - 1, 1))
            x = (
                2 + place * (body + 1)
                if in_row
                else 1 + seat * share + (share - body) / 2 - aside + (counts[seat] > 1) * 2
            )
            y = self.print.ground - size - (0 if in_row else behind[seat] * 3)
            self.canvas.piece(_name(seat, worker), left + x - (size - body) / 2, top + y, figure(seat, posture, size))

    def posture(self, seat: int, worker: int) -> str:
        """What workers may still do matters in their owner's turn only."""
        player = self.view.players[seat]
        if seat != self.view.active or has(player.ready, worker) or not self.begun:
            return STAND
        return REST if has(player.resting, worker) else LIE


def _name(seat: int, worker: int) -> str:
    return f"worker-{SEAT.ids[seat]}{worker + 1}"


@cache
def figure(seat: int, posture: str, size: float) -> Markup:
    """A worker with the mark of its owner: upright when it can move, lying and hollow once spent, dozing when new."""
    if posture == STAND:
        return icon(f"figure-{seat}", 0, 0, size)
    mark = icon(f"mark-{seat}", 7.3, 13, 9.4, "seat-fill")
    turn = "translate(12 17) rotate(-90) scale(.76) translate(-12 -12)" if posture == LIE else ""
    doze = path("seat-text", "M15 1h6.500v1.800L17.800 7h3.700v2H15V7.200L18.700 3H15Z") if posture == REST else EMPTY
    body = path("f-on seat-edge", BODY) + mark + doze
    return element("g", body, class_=f"seat-{seat}", transform=f"scale({size / 24:.4g}){turn}")
