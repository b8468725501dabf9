"""One game at the terminal: who is asked, what is shown when, and how it ends."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from kotatsu.bots.bot import Bot
from kotatsu.core.errors import IllegalMove, KotatsuError
from kotatsu.core.log import SETUP
from kotatsu.core.match import Match
from kotatsu.core.state import NONE, WATCHER
from kotatsu.core.texts import Texts
from kotatsu.core.writing import write_text
from kotatsu.terminal.commands import COMMANDS, Quit
from kotatsu.terminal.screen import Screen

MOST_DIGITS = 6  # of the number of a move; Python reads no number of thousands


class Session:
    """Seats without a bot are people, who share the terminal."""

    def __init__(self, match: Match, bots: Mapping[int, Bot], texts: Texts, save_to: Path | None = None) -> None:
        self.match = match
        self.bots = bots
        self.texts = texts
        self.screen = Screen(texts)
        self.save_to = save_to
        for bot in bots.values():
            bot.sit_down(match.game)
        self._people = [seat for seat in range(match.seats) if seat not in bots]
        self._told = dict.fromkeys(range(match.seats), SETUP)  # by seat: the plies whose events were shown
        self._shown = (NONE, NONE)  # the seat and turn that the table on the screen is for

    def run(self) -> None:
        """Play until the game is over, a player quits or the input ends."""
        if self._people:
            self.screen.say("hint")
        for name in self.match.game.in_force(self.match.options):
            self.screen.say("house-rule", about=self.texts.message(f"option-{name}-about"))
        try:
            while not self.match.over:
                self._one_decision()
            self._finish()
        except (EOFError, Quit):
            self.screen.say("stopped", decisions=len(self.match.plies))
        if self.save_to:
            self.save(self.save_to)

    def _one_decision(self) -> None:
        waiting = self.match.to_act()
        seat = next((seat for seat in waiting if seat in self.bots), waiting[0])
        if seat in self.bots:
            self.match.play_code(self.bots[seat].choose(self.match.view(seat), seat), seat)
            if not self._people:
                self._tell(WATCHER)
        else:
            self._ask(seat)

    def _ask(self, seat: int) -> None:
        self._show(seat)
        while not self._answer(self.screen.read(), seat):
            pass  # the options are still on the screen

    def _answer(self, line: str, seat: int) -> bool:
        """Do what a line says; whether there is something to show after it."""
        word, _, rest = line.partition(" ")
        try:
            if word.lower() in COMMANDS:
                return COMMANDS[word.lower()](self, seat, rest.strip())
            self.match.play_code(self.find(line, seat), seat)
        except IllegalMove:
            self.screen.complain(self.texts.reason(self.match.view(seat).why_not(self.find(line, seat), seat)))
            return False
        except KotatsuError as error:
            self.screen.complain(str(error))
            return False
        return True

    def find(self, text: str, seat: int) -> int:
        """The move behind a number of the list, a notation or the beginning of one."""
        moves = self.match.state.moves(seat)
        vocabulary = self.match.game.vocabulary
        if text.isdecimal():
            if len(text) > MOST_DIGITS or not 1 <= int(text) <= len(moves):
                raise KotatsuError(self.texts.message("terminal-no-number", last=len(moves)))
            return moves[int(text) - 1]
        if text in vocabulary.codes:
            return vocabulary.codes[text]
        fitting = [code for code in moves if vocabulary.notation(code).startswith(text)]
        if len(fitting) != 1:
            raise KotatsuError(self.texts.message("terminal-ambiguous" if fitting else "terminal-no-move", text=text))
        return fitting[0]

    # -- what is shown -----------------------------------------------------------------------------

    def _show(self, seat: int) -> None:
        """News, the table at the beginning of a turn, and the options."""
        now = (seat, self.match.state.turn)
        if now[0] != self._shown[0] and len(self._people) > 1:
            self.screen.pass_to(seat)
        view = self.match.view(seat)
        if now != self._shown:
            self.screen.table(view)
            self._shown = now
        self._tell(seat)
        self.screen.options(view, seat)

    def _tell(self, seat: int) -> None:
        told = self._told.get(seat, SETUP)
        self.screen.events([entry for entry in self.match.events(seat) if entry.ply >= told])
        self._told[seat] = len(self.match.plies)

    def show_table_again(self) -> None:
        self._shown = (self._shown[0], NONE)

    def forget_later_than_now(self) -> None:
        """After an undo, what is played instead is news again."""
        now = len(self.match.plies)
        self._told = {seat: min(told, now) for seat, told in self._told.items()}

    def save(self, path: Path) -> None:
        write_text(path, self.match.record())
        self.screen.say("saved", file=str(path))

    def _finish(self) -> None:
        self._tell(self._people[0] if self._people else WATCHER)
        self.screen.say("over")
        self.screen.scores(self.match.state)
        winners = [self.texts.seat(seat) for seat, place in enumerate(self.match.state.places()) if place == 1]
        self.screen.say("winner" if len(winners) == 1 else "winners", names=", ".join(winners))
