"""A match: a state with its history. Moves are texts here, everything is checked, and nothing changes when a check fails."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path

from kotatsu.core import record, toml
from kotatsu.core.corrections import Corrections
from kotatsu.core.errors import FileError, IllegalMove, KotatsuError
from kotatsu.core.event_log import EventLog
from kotatsu.core.game import OFF, AnyGame
from kotatsu.core.log import SETUP, LogEntry
from kotatsu.core.position import dump_position, position_key
from kotatsu.core.prompt import AtPrompt
from kotatsu.core.registry import load_game
from kotatsu.core.rng import Rng
from kotatsu.core.state import GAME_IS_OVER, NONE, State
from kotatsu.core.timeline import MILESTONE, Ply
from kotatsu.core.undo import Takeback
from kotatsu.core.vocabulary import SEAT
from kotatsu.version import VERSION

__all__ = ["MILESTONE", "Match", "Ply", "random_match"]


class Match(Takeback, AtPrompt):
    """A game being played.

    >>> from kotatsu.core.registry import game_names
    >>> match = Match.new(game_names()[0], seed=7)
    >>> match.to_act()
    [0, 1]
    """

    def __init__(self, game: AnyGame, start: State, seed: str = "", options: Mapping[str, str] | None = None) -> None:
        super().__init__(game, start)
        self.seed = seed
        self.options = game.check_options({**(options or {}), **game.rules_of(start)})

    # -- beginning ---------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: AnyGame | str,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, str] | None = None,
        components: Path | str | Corrections | None = None,
    ) -> Match:
        """A new match. Without a seed it gets one that nobody can guess; `components` are corrected values, as a file or
        as what stands in one."""
        rules = load_game(game, components) if isinstance(game, str) else game
        text = secrets.token_hex(16) if seed is None else str(seed)
        if '"' in text or not text.isprintable():
            raise KotatsuError(f"a seed is one line of text without quotation marks, not {text!r}")
        chosen = rules.check_options(options or {})
        events = EventLog()
        start = rules.start(rules.seat_counts[0] if seats is None else seats, text, chosen, events)
        match = cls(rules, start, text, chosen)
        match._note(events, SETUP, 0)
        return match

    @classmethod
    def replay(cls, text: str, source: str = "record", components: Path | str | Corrections | None = None) -> Match:
        """The match that a record tells, every move checked, with the box that it was played with unless another is given.
        Complaints name the source and the line."""
        told = record.Record(text, source)
        match = cls._begin_again(told, components)
        for line in told.lines:
            try:
                match.play_code(match.game.vocabulary.parse(line.move), line.seat)
            except KotatsuError as error:
                raise FileError(source, line.number, str(error)) from None
        if told.timed_out != NONE:
            if told.timed_out not in match.to_act():
                raise told.wrong(record.TIMED_OUT, "nobody waits for that seat where the moves end")
            match.end_for(told.timed_out)
        result = told.tags.get("Result", record.RUNNING)
        if result not in (record.RUNNING, match._result()):
            reason = f"the result is given as {result!r}, but the moves lead to {match._result()!r}"
            raise told.wrong("Result", reason)
        return match

    @classmethod
    def load(cls, path: Path, components: Path | str | Corrections | None = None) -> Match:
        """The match that the record in a file tells."""
        return cls.replay(toml.read_text(path), str(path), components)

    @classmethod
    def _begin_again(cls, told: record.Record, components: Path | str | Corrections | None) -> Match:
        if components is None and told.box:
            components = Corrections(told.box, f"{told.source}, its box", told.tags.get("Box", ""))
        try:
            game = load_game(told.game, components)
        except FileError:
            raise
        except KotatsuError as error:
            raise told.wrong("Game", str(error)) from None
        wanted = told.tags.get("Components", game.components.hash)
        if wanted != game.components.hash:
            reason = f"this match was played with components {wanted}, these are {game.components.hash}"
            raise told.wrong("Components", reason)
        try:
            return cls.new(game, told.seats, told.seed, told.options)
        except FileError:
            raise
        except KotatsuError as error:
            raise told.wrong("Seats", str(error)) from None

    # -- looking -----------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many play."""
        return self.state.seats

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves of a seat (by default of the first one to act), in notation."""
        if self.timed_out != NONE:
            return []
        return [self.game.vocabulary.notation(code) for code in self.state.moves(NONE if seat is None else seat)]

    def view(self, seat: int) -> State:
        """All that a seat may know."""
        return self.state.view(seat)

    def position(self) -> dict[str, object]:
        """The whole position as readable data."""
        return dump_position(self.game, self.state)

    def key(self, seat: int | None = None) -> bytes:
        """The position as a key for dictionaries, whole or as a seat knows it: equal where the game goes on alike."""
        return position_key(self.game, self.state if seat is None else self._seen_from(seat))

    def scores(self) -> list[int]:
        """Everybody's points if the game ended now."""
        return [sum(self.state.score(seat)) for seat in range(self.seats)]

    def events(self, seat: int) -> list[LogEntry]:
        """What happened so far, as far as a seat (or a watcher) may know."""
        return [entry for entry in self._log if entry.seen_by(seat)]

    def record(self) -> str:
        """The match as text; `Match.replay` plays it again. House rules that are off go without saying."""
        rules = self.game.house_rules.index
        tags = {
            "Kotatsu": VERSION,
            "Game": self.game.name,
            "Components": self.game.components.hash,
            "Seats": str(self.seats),
            "Seed": self.seed,
            **{name: choice for name, choice in self.options.items() if choice != OFF or name not in rules},
            "Result": self._result(),
        }
        if self.timed_out != NONE:
            tags[record.TIMED_OUT] = SEAT.id(self.timed_out)
        own = self.game.components.own
        if own is not None:
            tags["Box"] = own.title
        state = self._start.copy()
        moves: list[tuple[int, int, str]] = []
        for seat, code in self.plies:
            moves.append((seat, state.turn, self.game.vocabulary.notation(code)))
            state.apply(code, seat)
        return record.write(tags, moves, own.plainly() if own is not None else "")

    # -- playing -----------------------------------------------------------------------------------

    def play(self, move: str, seat: int | None = None) -> None:
        """Make a move given in notation; a unique beginning of a legal move will do."""
        self.play_code(self.find(move, seat), seat)

    def play_code(self, code: int, seat: int | None = None) -> None:
        """Make a move given by its code."""
        self.check(code, seat)
        ply = Ply(self.state.actor() if seat is None else seat, code)
        joint = self._is_joint()  # then what others took back is still theirs to make again, whatever anybody does
        self._apply(ply)
        self.undone = [undone for undone in self.undone if joint and undone.seat != ply.seat]

    def find(self, text: str, seat: int | None = None) -> int:
        """The move a text stands for."""
        vocabulary = self.game.vocabulary
        text = text.strip()
        if text in vocabulary.codes:
            return vocabulary.codes[text]
        fitting = [move for move in self.moves(seat) if text and move.startswith(text)]
        if len(fitting) > 1:
            raise IllegalMove("ambiguous", f"{text!r} could be {', '.join(fitting[:6])}{' ...' * (len(fitting) > 6)}")
        return vocabulary.codes[fitting[0]] if fitting else vocabulary.parse(text)

    def check(self, code: int, seat: int | None = None) -> None:
        """Raise IllegalMove if this move is not possible now."""
        if not 0 <= code < len(self.game.vocabulary):
            raise IllegalMove("unknown", f"{code} is no move of {self.game.name}")
        if seat is not None and not 0 <= seat < self.seats:
            raise IllegalMove("unknown", f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        reason = self.state.why_not(code, NONE if seat is None else seat)
        if self.timed_out != NONE:
            reason = GAME_IS_OVER
        if reason:
            name, clause = self.game.reasons.name(reason), self.game.reasons.clause(reason)
            because = f"{name} ({clause})" if clause else name
            raise IllegalMove(name, f"{self.game.vocabulary.notation(code)} is not possible now: {because}")

    def end_for(self, seat: int) -> None:
        """End the match, because a seat was waited for too long."""
        if self.over:
            raise IllegalMove(self.game.reasons.name(GAME_IS_OVER), "the match is over")
        self.timed_out = seat

    # -- twins ----------------------------------------------------------------------------------------

    def __copy__(self) -> Match:
        """A twin that stays as it is when this one goes on: for those who look at it meanwhile in another thread."""
        twin = self.until(len(self.plies))
        twin.undone = self.undone[:]
        return twin

    def until(self, ply: int) -> Match:
        """A match of its own that stands where this one stood before a ply, with the log up to there."""
        if not 0 <= ply <= len(self.plies):
            raise KotatsuError(f"there is no ply {ply}; the match has {len(self.plies)}")
        twin = Match(self.game, self._start, self.seed, self.options)
        twin.state = self._at(ply)
        twin.plies, twin.questions, twin.told = self.plies[:ply], self.questions[:ply], self.told[:ply]
        twin.sealed = min(self.sealed, ply)
        twin.timed_out = self.timed_out if ply == len(self.plies) else NONE
        twin._log = self._log[:] if ply == len(self.plies) else [entry for entry in self._log if entry.ply < ply]
        twin._milestones = self._milestones[: -(-ply // MILESTONE)]
        return twin


def random_match(game: AnyGame, seats: int, seed: str, rng: Rng) -> Match:
    """A complete match of random moves."""
    match = Match.new(game, seats, seed)
    while not match.over:
        waiting = match.to_act()
        seat = waiting[rng.below(len(waiting))]
        moves = match.state.moves(seat)
        match.play_code(moves[rng.below(len(moves))], seat)
    return match
