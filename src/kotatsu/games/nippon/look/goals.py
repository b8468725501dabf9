"""What one works for: contracts, achievements with their multipliers, and the imperial rewards that bring these."""

from __future__ import annotations

from kotatsu.board.keeping import Reads
from kotatsu.board.markup import icon, join, rect
from kotatsu.board.ornaments import card, fitting, halo, lettering
from kotatsu.core.bits import has
from kotatsu.core.state import NONE
from kotatsu.games.nippon import scoring
from kotatsu.games.nippon.components import ADVANCED, BONUS_IDS
from kotatsu.games.nippon.look.base import NipponPainter, whose
from kotatsu.games.nippon.look.cards import ACHIEVEMENT_ICONS
from kotatsu.games.nippon.moves import ACHIEVEMENTS, CONTRACTS, STACKS
from kotatsu.games.nippon.steps.consolidate import TakeReward
from kotatsu.games.nippon.steps.export import Serve


class Goals(NipponPainter):
    reads = Reads(
        "rewards sway",
        own="effects fulfilled income made mining multipliers ships_gone technology trains_gone upgraded workers",
        questions=(Serve, TakeReward),
        moment=whose,
    )

    def draw(self) -> None:
        y = self.contracts(self.margin)
        y = self.achievements(y + 9)
        y = self.rewards(y + 9)
        self.end(y)

    def contracts(self, y: float) -> float:
        self.heading(self.margin, y, "contracts")
        y += 20
        columns = 3 if self.narrow else CONTRACTS // 2
        wide = (self.inside - (columns - 1) * self.gap) / columns
        tall = 88.0
        asked = self.now if isinstance(self.now, Serve) and self.asked else None
        for contract in range(CONTRACTS):
            row, column = divmod(contract, columns)
            done = has(self.player.fulfilled, contract)
            serving = asked.at if asked and asked.contract == contract else NONE
            label = self.canvas.texts.member(self.names.contract, contract)
            if done:
                label = f"{label}: {self.print.word('done')}"
            spot = (self.margin + column * (wide + self.gap), y + row * (tall + self.gap))
            markup = self.print.contract(contract, wide, tall, done, serving)
            self.target(f"contract-{self.names.contract.ids[contract]}", label, markup, *spot)
        return y + -(-CONTRACTS // columns) * (tall + self.gap) - self.gap

    # -- achievements ----------------------------------------------------------------------------------

    def achievements(self, y: float) -> float:
        """Nine achievements: what they count now, times the multiplier that lies there."""
        self.heading(self.margin, y, "achievements")
        y += 20
        columns = 3
        wide = (self.inside - (columns - 1) * self.gap) / columns
        tall = 56.0 if self.narrow else 54.0
        yen = scoring.final_yen(self.view, self.me)
        for number in range(ACHIEVEMENTS):
            row, column = divmod(number, columns)
            spot = (self.margin + column * (wide + self.gap), y + row * (tall + self.gap))
            self.achievement(number, *spot, wide, tall, yen)
        return y + ACHIEVEMENTS // columns * (tall + self.gap) - self.gap

    def achievement(self, number: int, x: float, y: float, wide: float, tall: float, yen: int) -> None:
        base = scoring.base(self.view, self.me, number, yen)
        tile = self.player.multipliers[number]
        factor = tile or self.box.printed[number]
        name = self.print.word("advanced")
        if number != ADVANCED:
            name = self.canvas.texts.member(self.names.achievement, number)
        quiet = "" if factor else "quiet"
        middle = wide / 2 - (19 if self.narrow else 12)
        markup = [
            halo(0, 0, wide, tall, 7, 1),
            card(0, 0, wide, tall, "" if factor else "closed"),
            icon(ACHIEVEMENT_ICONS[number], 7, 6, 18, "" if factor else "dim"),
            lettering(30, 21, name, fitting(name, wide - 33, 14.5, self.small, bold=True), quiet, bold=True),
            lettering(middle - 25, tall - 10, base, 17, quiet, "middle", bold=True),
            lettering(middle - 8, tall - 10, "×", 14, "quiet", "middle"),
            rect(middle + 2, tall - 28, 25, 23, "b-vermilion" if tile else "step", 6),
            lettering(middle + 14.5, tall - 11, factor or "–", 16, "on-band" if tile else "quiet", "middle", bold=True),
            lettering(wide - 29, tall - 10, base * factor, 17, f"serif {quiet}", "end"),
            icon("vp", wide - 26, tall - 25, 18, "" if factor else "dim"),
        ]
        label = f"{name}: {base} × {factor}"
        self.target(f"achievement-{self.names.achievement.ids[number]}", label, join(markup), x, y)

    # -- rewards ---------------------------------------------------------------------------------------

    def rewards(self, y: float) -> float:
        """The stacks of imperial rewards by level: what they give at once; the multiplier is on their back."""
        box = self.box
        self.heading(self.margin, y, "rewards")
        plain = self.print.word("plain", self.view.multipliers)
        self.add(lettering(self.right - 2, y + 13, plain, self.small, "quiet", "end"))
        y += 20
        most = self.now.level if isinstance(self.now, TakeReward) else max(box.stack_level)
        levels = sorted(set(box.stack_level))
        for place, level in enumerate(levels):
            stacks = [stack for stack in range(STACKS) if box.stack_level[stack] == level]
            looks = "serif quiet" if level > most else "serif"
            if self.narrow:
                top, wide = y + place * 48, (self.inside - 44) / len(stacks)
                self.add(lettering(self.margin + 18, top + 28, f"{level}×", 20, looks, "middle"))
                for number, stack in enumerate(stacks):
                    self.reward(stack, level, self.margin + 46 + number * wide, top, wide - 6, 43)
            else:
                wide = (self.inside + self.gap) / len(levels)
                left = self.margin + place * wide
                self.add(rect(left, y, wide - self.gap, 137, "tray", 8))
                self.add(lettering(left + (wide - self.gap) / 2, y + 24, f"{level}×", 20, looks, "middle"))
                for number, stack in enumerate(stacks):
                    self.reward(stack, level, left + 6, y + 33 + number * 34, wide - self.gap - 12, 30)
        return y + (len(levels) * 48 - 5 if self.narrow else 137)

    def reward(self, stack: int, level: int, x: float, y: float, wide: float, tall: float) -> None:
        word = BONUS_IDS[stack % len(BONUS_IDS)]
        n = self.view.rewards[stack]
        label = self.print.word(f"reward-{word}", level, n)
        self.target(f"reward-{level}-{word}", label, self.print.reward(stack, wide, tall, n), x, y)
