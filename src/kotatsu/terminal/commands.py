"""What a player can type beside a move. A command returns whether table or options are to be shown again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from kotatsu.core.errors import IllegalMove, KotatsuError
from kotatsu.core.rules import read_clauses, rules_file
from kotatsu.core.state import LEGAL

if TYPE_CHECKING:
    from kotatsu.terminal.session import Session

Command = Callable[["Session", int, str], bool]
MOST_EXPLAINED = 40


class Quit(Exception):
    """The player wants to stop."""


def explain(session: Session, seat: int, text: str) -> bool:
    """Why moves that begin with a text are not possible; without a text, what can be typed."""
    if not text:
        session.screen.say("help")
        return False
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
    return False


def undo(session: Session, seat: int, text: str) -> bool:
    return _history(session, lambda: session.match.undo(seat), "undone")


def redo(session: Session, seat: int, text: str) -> bool:
    return _history(session, session.match.redo, "redone")


def _history(session: Session, change: Callable[[], None], done: str) -> bool:
    try:
        change()
    except IllegalMove as error:
        raise KotatsuError(session.texts.message(f"undo-{error.reason}")) from None
    session.forget_later_than_now()
    session.screen.say(done)
    return True


def log(session: Session, seat: int, text: str) -> bool:
    session.screen.events(session.match.events(seat))
    return False


def score(session: Session, seat: int, text: str) -> bool:
    session.screen.scores(session.match.view(seat))
    return False


def table(session: Session, seat: int, text: str) -> bool:
    session.show_table_again()
    return True


def rules(session: Session, seat: int, text: str) -> bool:
    """The clauses whose number begins with a text, with or without the prefix of the game."""
    game = session.match.game
    clauses = read_clauses(rules_file(game.folder, session.texts.language))
    if not text:
        headings = dict.fromkeys(clause.heading for clause in clauses)
        session.screen.console.print("\n".join(headings))
        return False
    number = text.upper().removeprefix(f"{game.prefix}-").rstrip(".")
    wanted = f"{game.prefix}-{number}"
    found = [clause for clause in clauses if clause.id == wanted or clause.id.startswith(f"{wanted}.")]
    if not found:
        raise KotatsuError(session.texts.message("terminal-no-clause", clause=wanted))
    session.screen.clauses(found)
    return False


def save(session: Session, seat: int, text: str) -> bool:
    if not text:
        raise KotatsuError(session.texts.message("terminal-save-where"))
    session.save(Path(text).expanduser())
    return False


def stop(session: Session, seat: int, text: str) -> bool:
    raise Quit


COMMANDS: dict[str, Command] = {
    "": table,
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
