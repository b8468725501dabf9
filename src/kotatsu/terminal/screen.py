"""What a player at the terminal sees. Everything shown is made from a view or from events the viewer may know."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import groupby
from textwrap import fill

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kotatsu.board.look import look_of
from kotatsu.core.effects import effects
from kotatsu.core.log import LogEntry
from kotatsu.core.rules import Clause
from kotatsu.core.state import NONE, State
from kotatsu.core.texts import Texts
from kotatsu.terminal.scores import score_rows

PIPE_WIDTH = 120


class Screen:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        # game texts may hold [brackets] and :words: that are no markup
        self.console = Console(
            width=None if sys.stdout.isatty() else PIPE_WIDTH, markup=False, emoji=False, highlight=False
        )

    # -- lines -------------------------------------------------------------------------------------

    def say(self, name: str, **values: object) -> None:
        """One of the terminal's own messages."""
        self.console.print(self.texts.message(f"terminal-{name}", **values))

    def complain(self, text: str) -> None:
        self.console.print(text, style="yellow")

    def read(self) -> str:
        """A line from the player; EOFError when there are no more."""
        return input("> " if self.is_terminal else "").strip()

    def pass_to(self, seat: int) -> None:
        """Let nobody see what the next player may: an empty screen until that player is there."""
        self.console.clear()
        self.say("pass-screen", player=self.texts.seat(seat))
        self.read()
        self.console.clear()

    # -- the game ----------------------------------------------------------------------------------

    def table(self, view: State) -> None:
        for section in look_of(self.texts.game).describe(view, self.texts):
            self.console.print()
            self.console.print(section.title, style="bold")
            for line in section.lines:
                self.console.print(fill(line, self.console.width - 1, initial_indent="  ", subsequent_indent="    "))
        self.console.print()

    def events(self, entries: Sequence[LogEntry]) -> None:
        """A line for what one player did in one turn."""
        for (_, seat), group in groupby(entries, lambda entry: (entry.turn, entry.seat)):
            told = "; ".join(self.texts.event(entry) for entry in group)
            line = Text(told if seat == NONE else f"{self.texts.seat(seat)}: {told}", style="cyan")
            self.console.print(line)

    def options(self, view: State, seat: int) -> None:
        """The request and the numbered moves, each with its surely known effect and its notation."""
        self.console.print(
            Text(f"{self.texts.seat(seat)}: {self.texts.prompt(view.stack[-1], view.moves(seat))}", style="bold green")
        )
        rows = Table(box=None, show_header=False, pad_edge=False)
        rows.add_column(justify="right")
        rows.add_column(overflow="fold")
        rows.add_column(overflow="fold", style="cyan")
        rows.add_column(overflow="fold", style="dim")
        for number, code in enumerate(view.moves(seat), 1):
            effect = ", ".join(effects(self.texts, view, code, seat))
            notation = self.texts.game.vocabulary.notation(code)
            rows.add_row(str(number), *(Text(part) for part in (self.texts.move(code, view), effect, notation)))
        self.console.print(rows)

    def scores(self, state: State) -> None:
        heading, *rows = score_rows(state, self.texts)
        table = Table(box=None, pad_edge=False)
        for column, title in enumerate(heading):
            table.add_column(Text(title), justify="right" if column else "left")
        for row in rows:
            table.add_row(*(Text(cell) for cell in row))
        self.console.print(table)

    def clauses(self, clauses: Sequence[Clause]) -> None:
        for clause in clauses:
            self.console.print(Text.assemble((clause.id, "bold"), "  ", clause.text))
