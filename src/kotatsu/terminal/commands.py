"""What a player can type beside a move. Every command only looks, except undo, redo and save."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from kotatsu.core.errors import IllegalMove, KotatsuError
from kotatsu.core.rules import read_clauses
from kotatsu.core.state import LEGAL

if TYPE_CHECKING:
    from kotatsu.terminal.session import Session

Command = Callable[["Session", int, str], None]
MOST_EXPLAINED = 40


class Quit(Exception):
    """The player wants to stop."""


def explain(session: Session, seat: int, text: str) -> None:
    """Why moves that begin with a text are not possible; without a text, what can be typed."""
    if not text:
        session.screen.say("help")
        return
    vocabulary = session.match.game.vocabulary
    codes = [code for code, notation in enumerate(vocabulary.notations) if notation.startswith(text)]
    if not codes:
        codes = [session.find(text, seat)]
    view = session.match.view(seat)
    for code in codes[:MOST_EXPLAINED]:
        reason = view.why_not(code, seat)
        words = session.texts.message("terminal-possible") if reason == LEGAL else session.texts.reason(reason)
        session.screen.console.print(f"{vocabulary.notation(code)}: {words}")
    if len(codes) > MOST_EXPLAINED:
        session.screen.say("more", count=len(codes) - MOST_EXPLAINED)


def undo(session: Session, seat: int, text: str) -> None:
    _history(session, lambda: session.match.undo(seat))


def redo(session: Session, seat: int, text: str) -> None:
    _history(session, session.match.redo)


def _history(session: Session, change: Callable[[], None]) -> None:
    try:
        change()
    except IllegalMove as error:
        raise KotatsuError(session.texts.message(f"undo-{error.reason}")) from None
    session.forget_later_than_now()
    session.show_table_again()


def log(session: Session, seat: int, text: str) -> None:
    session.screen.events(session.match.events(seat))


def score(session: Session, seat: int, text: str) -> None:
    session.screen.scores(session.match.view(seat))


def table(session: Session, seat: int, text: str) -> None:
    session.show_table_again()


def rules(session: Session, seat: int, text: str) -> None:
    """The clauses whose number begins with a text, with or without the prefix of the game."""
    game = session.match.game
    own = game.folder / f"rules.{session.texts.language}.md"
    clauses = read_clauses(own if own.is_file() else game.folder / "rules.en.md")
    if not text:
        headings = dict.fromkeys(clause.heading for clause in clauses)
        session.screen.console.print("\n".join(headings))
        return
    number = text.upper().removeprefix(f"{game.prefix}-").rstrip(".")
    wanted = f"{game.prefix}-{number}"
    found = [clause for clause in clauses if clause.id == wanted or clause.id.startswith(f"{wanted}.")]
    if not found:
        raise KotatsuError(session.texts.message("terminal-no-clause", clause=wanted))
    session.screen.clauses(found)


def save(session: Session, seat: int, text: str) -> None:
    if not text:
        raise KotatsuError(session.texts.message("terminal-save-where"))
    session.save(Path(text).expanduser())


def stop(session: Session, seat: int, text: str) -> None:
    raise Quit


COMMANDS: dict[str, Command] = {
    "?": explain,
    "why": explain,
    "help": explain,
    "u": undo,
    "undo": undo,
    "r": redo,
    "redo": redo,
    "log": log,
    "score": score,
    "t": table,
    "table": table,
    "rules": rules,
    "save": save,
    "q": stop,
    "quit": stop,
}
