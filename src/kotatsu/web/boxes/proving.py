"""Proving a box: everything is drawn and told, and some games are played, before anybody sits down to play with it.

`read` and `prove` run in a process beside the house.
"""

from __future__ import annotations

from typing import Any

from kotatsu.board.look import AnyLook, drawn, look_of
from kotatsu.core.corrections import Corrections, Data
from kotatsu.core.errors import WrongValue
from kotatsu.core.game import AnyGame
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.match import Match, random_match
from kotatsu.core.rng import seeded
from kotatsu.core.state import WATCHER, State
from kotatsu.core.texts import Texts
from kotatsu.core.trial import Unplayable, try_out
from kotatsu.web.chronicle.ending import Ending
from kotatsu.web.seen.sight import Looker, Sight

MOMENTS = 4  # of a game that are looked at


def read(_match: Match, _seat: int, told: Any) -> tuple[Data, Data]:
    """What somebody's file tells about itself, and its values. FileError if it is no box."""
    box = Corrections(*told)
    return box.about(), box.values()


def prove(match: Match, _seat: int, _about: Any) -> None:
    """Unplayable if there is anything that cannot be shown or played."""
    prove_game(match.game)


def prove_game(game: AnyGame) -> None:
    try_out(game)
    look = look_of(game)
    try:
        for language in LANGUAGES:
            texts = Texts(game, language)
            look.sheets(texts)
            for seats in game.seat_counts:
                _show(look, texts, seats)
                _show_ending(game, language, seats)
    except (WrongValue, MemoryError):  # of something that is only told; or it cannot be played at all
        raise
    except Exception as error:  # whatever the drawing stumbles over
        told = f"what is printed cannot be shown ({type(error).__name__}: {error})"
        raise Unplayable("box-cannot-be-shown", " ".join(told.split())) from None


def _show(look: AnyLook, texts: Texts, seats: int) -> None:
    """Some moments of a game, as those see it who are asked."""
    state: State = texts.game.start(seats, "shown")
    chance = seeded("shown")
    for _ in range(MOMENTS):
        if state.over():
            return
        view = state.view(state.actor())
        look.describe(view, texts)
        for scene in look.scenes:
            drawn(scene, view, texts)
        for seat in range(seats):
            look.chips(view, seat, texts)
        for _ in range(3 * seats):
            if not state.over():
                moves = state.moves()
                state.apply(moves[chance.below(len(moves))])


def _show_ending(game: AnyGame, language: str, seats: int) -> None:
    """A finished game, as anybody sees it."""
    match = random_match(game, seats, "shown", seeded("shown"))
    names = [str(seat) for seat in range(seats)]
    Ending(Sight(match, names, Looker(WATCHER, language))).markup()
