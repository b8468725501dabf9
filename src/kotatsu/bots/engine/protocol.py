"""The words that a table and an engine exchange, and how a position and a budget are written with them."""

from __future__ import annotations

import json

from kotatsu.bots.bot import NO_LIMIT, Budget
from kotatsu.core.corrections import Corrections
from kotatsu.core.errors import KotatsuError
from kotatsu.core.game import AnyGame
from kotatsu.core.position import dump_position, load_view
from kotatsu.core.state import State
from kotatsu.core.vocabulary import SEAT

VERSION = 1
MOST_SECONDS = 86_400.0

# what the table says
HELLO, NEW_GAME, BOX, IS_READY, VIEW, POSITION, MOVES, GO, STOP, QUIT = [
    "kotatsu",
    "newgame",
    "box",
    "isready",
    "view",
    "position",
    "moves",
    "go",
    "stop",
    "quit",
]
# what the engine says
ID, OK, READY, INFO, BEST, ERROR = ["id", "ok", "readyok", "info", "bestmove", "error"]


def line(word: str, *rest: object) -> str:
    return " ".join([word, *map(str, rest)])


def read_line(text: str) -> tuple[str, str]:
    """The first word of a line, and the rest."""
    word, _, rest = text.strip().partition(" ")
    return word, rest.strip()


# -- games and positions -----------------------------------------------------------------------------


def new_game_line(game: AnyGame, seats: int, seat: int) -> str:
    return line(NEW_GAME, game.name, "seats", seats, "seat", SEAT.id(seat))


def box_line(box: Corrections) -> str:
    return line(BOX, json.dumps(box.plainly(), ensure_ascii=False))


def read_box(text: str) -> Corrections:
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, str):
        raise KotatsuError("a box is a file of values, written as a text of JSON")
    return Corrections(told)


def view_line(game: AnyGame, view: State) -> str:
    return line(VIEW, json.dumps(dump_position(game, view), ensure_ascii=False, separators=(",", ":")))


def read_view(game: AnyGame, text: str) -> State:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:  # brackets in brackets in brackets
        raise KotatsuError(f"this view is not JSON: {error}") from None
    return load_view(game, data)


def moves_line(game: AnyGame, moves: list[int]) -> str:
    return line(MOVES, *[game.vocabulary.notation(code) for code in moves])


# -- budgets -----------------------------------------------------------------------------------------


def go_line(budget: Budget) -> str:
    words: list[object] = []
    if 0 < budget.tries < NO_LIMIT:
        words += ["tries", budget.tries]
    if budget.seconds > 0:
        words += ["seconds", f"{budget.seconds:g}"]
    return line(GO, *words)


def read_go(text: str) -> Budget:
    """`tries N` and `seconds S`, both, either or none: as much as the bot usually thinks."""
    words = text.split()
    given = dict(zip(words[::2], words[1::2], strict=False))
    try:
        if len(words) % 2 or len(given) != len(words) // 2 or set(given) - {"tries", "seconds"}:
            raise ValueError
        tries, seconds = int(given.get("tries", 0)), float(given.get("seconds", 0))
        if not (0 <= tries <= NO_LIMIT and 0 <= seconds <= MOST_SECONDS):
            raise ValueError
    except ValueError:
        raise KotatsuError(f"go [tries N] [seconds S], not {line(GO, text)!r}") from None
    return Budget(NO_LIMIT if seconds and not tries else tries, seconds)
