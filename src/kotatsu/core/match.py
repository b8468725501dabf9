"""A match: a state with its history. Moves are texts here, everything is checked, and nothing changes when a check fails."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from kotatsu.core import record, toml
from kotatsu.core.errors import FileError, IllegalMove, KotatsuError
from kotatsu.core.game import AnyGame
from kotatsu.core.log import LogEntry
from kotatsu.core.position import dump_position
from kotatsu.core.registry import load_game
from kotatsu.core.rng import Rng
from kotatsu.core.state import GAME_IS_OVER, NONE, SEVERAL, EventLog, State
from kotatsu.core.vocabulary import SEAT, StepKind
from kotatsu.version import VERSION

FEW_MOVES = 8  # shown at a prompt
MILESTONE = 32  # plies from one kept state to the next: going back never plays more than these again


class Ply(NamedTuple):
    """One decision that was taken."""

    seat: int
    code: int


class Match:
    """A game being played.

    >>> from kotatsu.core.registry import game_names
    >>> match = Match.new(game_names()[0], seed=7)
    >>> match.to_act()
    [0, 1]
    """

    def __init__(self, game: AnyGame, start: State, seed: str = "", options: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.seed = seed
        self.options = game.check_options(options or {})
        self._start = start
        self.state: State = start.copy()
        self.plies: list[Ply] = []
        self.questions: list[StepKind] = []  # what was being decided with each ply
        self.told: list[int] = []  # who was told something of each ply: a bit for each, as in an audience
        self.undone: list[Ply] = []  # what was taken back, of each seat the last one last
        self.timed_out = NONE  # the seat that was waited for too long, with which the match has ended
        self.sealed = 0  # plies that nobody can take back, because they belong to another match
        self._log: list[LogEntry] = []
        self._milestones: list[State] = []  # the states before every so many plies

    # -- beginning ---------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: AnyGame | str,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, str] | None = None,
        components: Path | str | None = None,
    ) -> Match:
        """A new match. Without a seed it gets one that nobody can guess; `components` is a file with corrected values."""
        rules = load_game(game, components) if isinstance(game, str) else game
        text = secrets.token_hex(16) if seed is None else str(seed)
        if '"' in text or not text.isprintable():
            raise KotatsuError(f"a seed is one line of text without quotation marks, not {text!r}")
        chosen = rules.check_options(options or {})
        start = rules.start(rules.seat_counts[0] if seats is None else seats, text, chosen)
        return cls(rules, start, text, chosen)

    @classmethod
    def replay(cls, text: str, source: str = "record", components: Path | str | None = None) -> Match:
        """The match that a record tells, every move checked. Complaints name the source and the line."""
        told = record.Record(text, source)
        match = cls._begin_again(told, components)
        for line in told.lines:
            try:
                match.play_code(match.game.vocabulary.parse(line.move), line.seat)
            except KotatsuError as error:
                raise FileError(source, line.number, str(error)) from None
        result = told.tags.get("Result", record.RUNNING)
        if result not in (record.RUNNING, match._result()):
            reason = f"the result is given as {result!r}, but the moves lead to {match._result()!r}"
            raise told.wrong("Result", reason)
        return match

    @classmethod
    def load(cls, path: Path, components: Path | str | None = None) -> Match:
        """The match that the record in a file tells."""
        return cls.replay(toml.read_text(path), str(path), components)

    @classmethod
    def _begin_again(cls, told: record.Record, components: Path | str | None) -> Match:
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
        return self.state.seats

    @property
    def over(self) -> bool:
        return self.timed_out != NONE or self.state.over()

    def to_act(self) -> list[int]:
        """The seats that may decide something now."""
        return self.state.to_act() if self.timed_out == NONE else []

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

    def scores(self) -> list[int]:
        return [sum(self.state.score(seat)) for seat in range(self.seats)]

    def places(self) -> list[int]:
        """Everybody's place, 1 for whoever has won. Whoever was waited for too long is last."""
        places = self.state.places()
        if self.timed_out == NONE:
            return places
        own = places[self.timed_out]
        return [len(places) if seat == self.timed_out else place - (place > own) for seat, place in enumerate(places)]

    def events(self, seat: int) -> list[LogEntry]:
        """What happened so far, as far as a seat (or a watcher) may know."""
        return [entry for entry in self._log if entry.seen_by(seat)]

    def record(self) -> str:
        """The match as text; `Match.replay` plays it again."""
        tags = {
            "Kotatsu": VERSION,
            "Game": self.game.name,
            "Components": self.game.components.hash,
            "Seats": str(self.seats),
            "Seed": self.seed,
            **self.options,
            "Result": self._result(),
        }
        state = self._start.copy()
        moves: list[tuple[int, int, str]] = []
        for seat, code in self.plies:
            moves.append((seat, state.turn, self.game.vocabulary.notation(code)))
            state.apply(code, seat)
        return record.write(tags, moves)

    def _result(self) -> str:
        """Points and, behind a star, who won; a question mark while the match runs."""
        if not self.state.over():
            return record.RUNNING
        places = self.state.places()
        return " ".join(f"{SEAT.id(seat)} {n}{'*' * (places[seat] == 1)}" for seat, n in enumerate(self.scores()))

    # -- at a prompt -------------------------------------------------------------------------------

    def __repr__(self) -> str:
        """What it is and how far it is; nothing that a player may not know."""
        now = "over" if self.over else f"{self._waiting()} to act"
        return f"<Match {self.game.name}, {self.seats} seats, ply {len(self.plies)}, {now}>"

    def __str__(self) -> str:
        """What one wants to see at a prompt: the scores, who is asked what, and the first of their moves."""
        scores = " ".join(f"{SEAT.id(seat)} {n}" for seat, n in enumerate(self.scores()))
        lines = [f"{self.game.name}, ply {len(self.plies)}", f"score  {scores}"]
        if self.over:
            return "\n".join([*lines, f"over   {self._result()}"])
        lines.append(f"to act {self._waiting()}: {self.game.steps.kind(self.state.stack[-1]).name}")
        moves = self.moves()
        more = f" ... ({len(moves)} in all)" if len(moves) > FEW_MOVES else ""
        return "\n".join([*lines, f"moves  {' '.join(moves[:FEW_MOVES])}{more}"])

    def _waiting(self) -> str:
        return ", ".join(SEAT.id(seat) for seat in self.to_act())

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

    def _apply(self, ply: Ply) -> None:
        if len(self.plies) % MILESTONE == 0:
            self._milestones.append(self.state.copy())
        events = EventLog()
        turn, told = self.state.turn, 0
        self.questions.append(self.game.steps.kind(self.state.stack[-1]))
        self.state.log = events
        self.state.apply(ply.code, ply.seat)
        self.state.log = None
        for kind, seat, a, b, c, audience in events.entries:
            self._log.append(LogEntry(len(self.plies), turn, kind, seat, (a, b, c), audience))
            told |= audience
        self.told.append(told)
        self.plies.append(ply)

    def _rewind(self, plies: list[Ply]) -> None:
        """Stand where these plies lead, which begin as the present ones do up to some point."""
        same = next((n for n, (old, new) in enumerate(zip(self.plies, plies, strict=False)) if old != new), None)
        known = min(len(self.plies), len(plies)) if same is None else same
        start = known - known % MILESTONE
        if start < len(self.plies):
            self.state = self._milestones[start // MILESTONE].copy()
            del self._milestones[start // MILESTONE :], self.plies[start:], self.questions[start:], self.told[start:]
            self._log = [entry for entry in self._log if entry.ply < start]
        for ply in plies[len(self.plies) :]:
            self._apply(ply)

    # -- taking back -------------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> str:
        """Why a seat cannot take back its last decision: an empty text if it can.

        An undo never takes the move from somebody else, never makes another player repeat one, and never goes back across
        something that was hidden or random. While several decide at once it never leaves their question: whether it could
        would tell if others have begun to answer.
        """
        index = self._last_ply(seat)
        if index < self.sealed:
            return "nothing-to-undo"
        if seat not in self.to_act():
            return "not-your-decision"
        if self._is_joint() and index < self._joint_since():
            return "several-are-asked"
        before = self._at(index)
        later = self.plies[index + 1 :]
        if later and not (before.stack and before.stack[-1].asks() == SEVERAL):
            return "others-have-moved"
        without = _without(before, later)
        if without is None or without.reveals != self.state.reveals:
            return "something-was-revealed"
        return ""

    def undo(self, seat: int | None = None) -> None:
        """Take back a seat's last decision (by default that of the seat that decided last)."""
        if seat is None:
            seat = self.plies[-1].seat if self.plies else 0
        reason = self.why_no_undo(seat)
        if reason:
            raise IllegalMove(reason, f"no undo: {reason}")
        self._drop(seat)

    def undo_turn(self, seat: int) -> None:
        """Take back a seat's decisions as far as the undo law allows, at most to the beginning of its turn."""
        turn = self.state.turn
        self.undo(seat)
        while not self.why_no_undo(seat) and self._turn_before(seat) == turn:
            self.undo(seat)

    def undo_reach(self, seat: int) -> int:
        """The earliest ply to which a seat may take back now; the number of plies if it may take back nothing."""
        reach = len(self.plies)
        if seat not in self.to_act():
            return reach
        if self._is_joint():
            return self._joint_reach(seat)
        while reach > self.sealed and self.plies[reach - 1].seat == seat:
            reach -= 1
        state = self._at(reach)
        while reach < len(self.plies) and state.reveals != self.state.reveals:
            state.apply(self.plies[reach].code, seat)
            reach += 1
        return reach

    def _joint_reach(self, seat: int) -> int:
        """The same while several decide at once: what the others decide in between is nothing to a seat."""
        first = max(self._joint_since(), self.sealed)
        before, plies = self._at(first), list(enumerate(self.plies[first:], first))
        for reach in (index for index, ply in plies if ply.seat == seat):
            without = _without(before, [ply for index, ply in plies if ply.seat != seat or index < reach])
            if without is not None and without.reveals == self.state.reveals:
                return reach
        return len(self.plies)

    def _is_joint(self) -> bool:
        """Whether several decide at once now."""
        return bool(self.state.stack) and self.state.stack[-1].asks() == SEVERAL

    def _joint_since(self) -> int:
        """The first ply with which somebody answered the question that several are asked now."""
        kind = self.game.steps.kind(self.state.stack[-1])
        since = len(self.plies)
        while since and self.questions[since - 1] is kind:
            since -= 1
        return since

    def undo_to(self, seat: int, ply: int) -> None:
        """Take back a seat's decisions down to a given ply, if the undo law allows all of them."""
        reason = self.why_no_undo_to(seat, ply)
        if reason:
            raise IllegalMove(reason, f"no undo: {reason}")
        later = self.plies[ply:]
        undone = [*self.undone, *(own for own in reversed(later) if own.seat == seat)]
        self._rewind(self.plies[:ply] + [other for other in later if other.seat != seat])
        self.undone = undone

    def why_no_undo_to(self, seat: int, ply: int) -> str:
        """Why a seat cannot take back its decisions down to a given ply: an empty text if it can."""
        if not self.sealed <= ply < len(self.plies):
            return "nothing-to-undo"
        if ply >= self.undo_reach(seat):
            return "" if any(later.seat == seat for later in self.plies[ply:]) else "nothing-to-undo"
        return self.why_no_undo(seat) or "something-was-revealed"

    def redo(self, seat: int | None = None) -> None:
        """Make the decision again that a seat took back last (by default that of the seat that took back last)."""
        if seat is None:
            seat = self.undone[-1].seat if self.undone else 0
        ply = self.to_redo(seat)
        if ply is None:
            raise IllegalMove("nothing-to-redo", "no redo: nothing was taken back")
        place = max(place for place, undone in enumerate(self.undone) if undone.seat == seat)
        undone = self.undone[:place] + self.undone[place + 1 :]
        self._apply(ply)
        self.undone = undone

    def to_redo(self, seat: int) -> Ply | None:
        """The decision that a seat took back last, if it can be made again."""
        ply = next((undone for undone in reversed(self.undone) if undone.seat == seat), None)
        possible = ply is not None and not self.over and not self.state.why_not(ply.code, seat)
        return ply if possible else None

    def force_undo(self) -> None:
        """Take back the last decision whatever it was: for analysis, or when all players agree."""
        if not self.plies:
            raise IllegalMove("nothing-to-undo", "no undo: nothing-to-undo")
        self._drop(self.plies[-1].seat)

    def rewind(self, ply: int) -> None:
        """Stand where the plies before this one led, whoever made the others: when all players agree."""
        self._rewind(self.plies[:ply])
        self.undone = []

    def state_at(self, ply: int) -> State:
        """A copy of the state before a given ply; `len(match.plies)` is now."""
        if not 0 <= ply <= len(self.plies):
            raise KotatsuError(f"there is no ply {ply}; the match has {len(self.plies)}")
        return self._at(ply)

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

    def _at(self, ply: int) -> State:
        if ply == len(self.plies):
            return self.state.copy()
        start = ply - ply % MILESTONE
        state = self._milestones[start // MILESTONE].copy()
        for seat, code in self.plies[start:ply]:
            state.apply(code, seat)
        return state

    def _last_ply(self, seat: int) -> int:
        return next((i for i in range(len(self.plies) - 1, -1, -1) if self.plies[i].seat == seat), -1)

    def _turn_before(self, seat: int) -> int:
        return self._at(self._last_ply(seat)).turn

    def _drop(self, seat: int) -> None:
        index = self._last_ply(seat)
        undone = [*self.undone, self.plies[index]]
        self._rewind(self.plies[:index] + self.plies[index + 1 :])
        self.undone = undone


def _without(before: State, later: list[Ply]) -> State | None:
    """The state as if the ply between had not been played, or None if the later ones need it."""
    state = before.copy()
    for seat, code in later:
        if state.why_not(code, seat):
            return None
        state.apply(code, seat)
    return state


def random_match(game: AnyGame, seats: int, seed: str, rng: Rng) -> Match:
    """A complete match of random moves."""
    match = Match.new(game, seats, seed)
    while not match.over:
        waiting = match.to_act()
        seat = waiting[rng.below(len(waiting))]
        moves = match.state.moves(seat)
        match.play_code(moves[rng.below(len(moves))], seat)
    return match
