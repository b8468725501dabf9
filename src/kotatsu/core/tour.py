"""Tours: the beginning of a real game, told step by step. The learner makes every move of their own themselves.

`tour.toml` in a game's folder:

    seats = 2
    seed = "harbour"
    learner = "A"
    options = { first = "A" }        # if the game has any

    [[step]]
    en = "..."                       # what the guide says
    de = "..."
    play = ["A area:tea boost:+1"]   # what happens while this is said, in the notation of records; the learner's moves
                                     # are waited for, those of the others are made by the guide
"""

from __future__ import annotations

from typing import Any, NamedTuple

from kotatsu.core import toml
from kotatsu.core.errors import FileError, KotatsuError
from kotatsu.core.game import AnyGame
from kotatsu.core.match import Match
from kotatsu.core.vocabulary import SEAT


class TourMove(NamedTuple):
    """A move that the guide makes or waits for, and the step of the tour it belongs to."""

    seat: int
    move: str
    step: int


class Tour:
    """A first game with a guide: who sits where, which moves are made, and what is told with them."""

    def __init__(self, game: AnyGame, data: dict[str, Any], source: str) -> None:
        for key in ("seats", "seed", "learner", "step"):
            if key not in data:
                raise FileError(source, 0, f"{key} is missing")
        self.game = game
        self.seats: int = data["seats"]
        self.seed: str = data["seed"]
        self.options: dict[str, str] = data.get("options", {})
        self.learner: int = SEAT.number(data["learner"])
        self._texts: list[dict[str, str]] = data["step"]
        self.moves = [
            TourMove(SEAT.number(line.split()[0]), word, number)
            for number, step in enumerate(data["step"])
            for line in step["play"]
            for word in line.split()[1:]
        ]

    def __len__(self) -> int:
        return len(self._texts)

    def text(self, step: int, language: str) -> str:
        """What the guide says with a step."""
        return self._texts[step][language]

    def next(self, match: Match) -> TourMove | None:
        """What the guide waits for or does next; None when the tour is over."""
        at = len(match.plies)
        return self.moves[at] if at < len(self.moves) else None

    def followed(self, match: Match) -> int:
        """How many decisions of a match, from its beginning, were those of the guide."""
        parse = self.game.vocabulary.parse
        at = 0
        for own, ply in zip(self.moves, match.plies, strict=False):
            if (own.seat, parse(own.move)) != (ply.seat, ply.code):
                break
            at += 1
        return at

    def check(self) -> None:
        """Play the whole tour; every move must be possible."""
        match = Match.new(self.game, self.seats, self.seed, self.options)
        for seat, move, step in self.moves:
            try:
                match.play_code(self.game.vocabulary.parse(move), seat)
            except KotatsuError as error:
                raise KotatsuError(f"tour of {self.game.name}, step {step + 1}: {error}") from None


def load_tour(game: AnyGame) -> Tour | None:
    """A game's tour, if it has one."""
    path = game.folder / "tour.toml"
    if not path.exists():
        return None
    text = toml.read_text(path)
    return Tour(game, toml.parse(text, path.name), path.name)
