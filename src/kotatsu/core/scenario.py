"""Scenarios: a position, moves and what must come of them, as data. Rule tests, bug reports and lessons are scenarios.

    title = "A lantern for two coins"
    clauses = ["LAN-2.2"]
    game = "lanterns"
    opening = ["A give:1", "B give:2"]           # played from a new game before anything is changed

    [set]                                        # fields to change, as in a position; what is put somewhere leaves its place
    players.A = { coins = 3 }

    [[then]]                                     # as many as needed, one after the other
    play = ["A buy:2"]
    state = { "players.A.coins" = 1 }
    legal = ["pass"]
    illegal = { "give:1" = "not-asked" }         # the reason, with its clause where that matters: "too-dear LAN-2.2"

A `then` may also expect `moves` (all of them), `to_act`, `step`, `over`, `events`, `score`, `places` and `view`; `log`, all
that a seat is told during the block and nothing else; and `seen_score`, the points as they are shown to a seat. A path
that ends in `count` tells how many there are: `deck.count`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from kotatsu.core import toml
from kotatsu.core.errors import FileError, IllegalMove, KotatsuError
from kotatsu.core.game import AnyGame
from kotatsu.core.match import Match
from kotatsu.core.position import box_census, change_position, check_conservation, dump_position
from kotatsu.core.registry import load_game
from kotatsu.core.rules import all_clauses
from kotatsu.core.schema import Cards, cards_in, put_cards
from kotatsu.core.state import NONE, WATCHER, State
from kotatsu.core.vocabulary import SEAT

KEYS = {"title", "clauses", "game", "seats", "seed", "options", "opening", "set", "then", "note"}
CHECKS = (
    "play",
    "state",
    "legal",
    "illegal",
    "moves",
    "to_act",
    "step",
    "over",
    "events",
    "log",
    "score",
    "seen_score",
    "places",
    "view",
)


class Failure(KotatsuError):
    """An expectation that does not hold."""


class FailedScenario(FileError):
    """A well-formed scenario that comes out otherwise than it says."""


class Scenario:
    """An example of the rules: a position, what is played, and what must come of it."""

    def __init__(self, data: dict[str, Any], source: str, text: str) -> None:
        self.source = source
        self._text = text
        unknown = set(data) - KEYS
        if unknown:
            raise self.wrong(f"unknown key {sorted(unknown)[0]!r}; known are {', '.join(sorted(KEYS))}", min(unknown))
        for key in ("title", "clauses", "game", "then"):
            if key not in data:
                raise self.wrong(f"{key} is missing")
        self.data = data
        self.title: str = data["title"]
        self.clauses: list[str] = data["clauses"]
        if not isinstance(self.clauses, list):
            raise self.wrong("clauses: a list of them belongs here", "clauses")
        self._blocks = [
            number for number, line in enumerate(text.splitlines(), 1) if re.match(r"\s*\[\[then\]\]", line)
        ]

    def wrong(self, reason: str, *path: str) -> FileError:
        """A complaint about the file, with its line."""
        return FileError(self.source, toml.line_of(self._text, *path) if path else 0, reason)

    def begin(self) -> Match:
        """The match in its starting position."""
        try:
            game = load_game(self.data["game"])
            first = Match.new(game, self.data.get("seats"), self.data.get("seed", 1), self.data.get("options"))
            play_lines(first, self.data.get("opening", []))
        except FileError:
            raise
        except KotatsuError as error:
            raise self.wrong(str(error), "opening" if "opening" in self.data else "game") from None
        known = {clause.id for clause in all_clauses(game.folder)}
        for clause in self.clauses:
            if clause not in known:
                raise self.wrong(f"clauses: {game.name} has no {clause!r}", "clauses")
        state = first.state
        changes = self.data.get("set", {})
        if changes:
            try:
                seated = _with_seats(changes, state.seats)
            except KotatsuError as error:
                raise self.wrong(str(error), "set", *str(error).partition(":")[0].split(".")) from None
            change_position(game, state, seated, self.source, self._text)
            try:
                tidy(game, state, changes)
                check_conservation(game, state)
            except KotatsuError as error:
                raise self.wrong(f"this position is impossible: {error}", "set") from None
            state.refresh()
        return Match(game, state, first.seed, first.options)

    def check(self) -> None:
        """Raise a FileError for the first expectation that fails, naming its clauses."""
        match = self.begin()
        blocks = self.data["then"]
        if not isinstance(blocks, list) or not all(isinstance(block, dict) for block in blocks):
            raise self.wrong("write [[then]], once for each group of expectations", "then")
        for number, block in enumerate(blocks):
            try:
                check_block(match, block)
            except KotatsuError as error:
                line = self._blocks[number] if number < len(self._blocks) else 0
                fails = isinstance(error, Failure | IllegalMove)
                wrong = FailedScenario if fails else FileError
                kind = "fails" if fails else "cannot be played"
                raise wrong(self.source, line, f"{self.title!r} {kind} [{', '.join(self.clauses)}]: {error}") from None


def load_scenario(path: Path) -> Scenario:
    """The scenario in a file."""
    text = toml.read_text(path)
    return Scenario(toml.parse(text, str(path)), str(path), text)


def play_lines(match: Match, lines: Iterable[str]) -> None:
    """Play lines as they stand in records: a seat, then its moves."""
    for line in lines:
        seat, words = _seat_and_words(match, line)
        for word in words:
            match.play(word, seat)


def check_block(match: Match, block: dict[str, Any]) -> None:
    """Play what a block says and check what it expects."""
    unknown = set(block) - set(CHECKS)
    if unknown:
        raise KotatsuError(f"unknown expectation {sorted(unknown)[0]!r}; known are {', '.join(CHECKS)}")
    first = len(match.plies)
    play_lines(match, block.get("play", []))
    _check_state(match, block)
    _check_moves(match, block)
    _check_end(match, block)
    _check_events(match, block, first)
    _check_views(match, block)


def _check_events(match: Match, block: dict[str, Any], first: int) -> None:
    """What was told since a ply: `events` to anybody, `log` to one seat."""
    if "events" in block:
        happened = [word for seat in range(match.seats) for word in _told(match, seat, first)]
        for event in block["events"]:
            _expect(
                event in happened, f"event {event} expected, there were {', '.join(dict.fromkeys(happened)) or 'none'}"
            )
    for seat, wanted in block.get("log", {}).items():
        told = _told(match, _viewer(seat), first)
        _expect(told == wanted, f"{seat} should be told {wanted}, is told {told}")


def _told(match: Match, viewer: int, first: int) -> list[str]:
    return [event_notation(match.game, entry) for entry in match.events(viewer) if entry.ply >= first]


def _check_views(match: Match, block: dict[str, Any]) -> None:
    for seat, paths in block.get("view", {}).items():
        _check_paths(dump_position(match.game, match.view(_viewer(seat))), paths, f"view of {seat}: ")
    for seat, paths in block.get("seen_score", {}).items():
        view = match.view(_viewer(seat))
        shown = [_points(match.game, view, other) for other in range(match.seats)]
        _check_paths({SEAT.id(other): points for other, points in enumerate(shown)}, paths, f"score shown to {seat}: ")


def _viewer(word: str) -> int:
    return WATCHER if word == "watcher" else SEAT.number(word)


def _points(game: AnyGame, state: State, seat: int) -> dict[str, int]:
    score = state.score(seat)
    return dict(zip(game.categories.ids, score, strict=True)) | {"total": sum(score)}


def event_notation(game: AnyGame, entry: Any) -> str:
    """An event in words without a language: gain:A:3:tea."""
    phrase = game.events[entry.kind]
    ids = [domain.id(value) for domain, value in zip(phrase.params.values(), entry.values, strict=False)]
    return ":".join([phrase.name, SEAT.id(entry.seat), *ids])


def _check_state(match: Match, block: dict[str, Any]) -> None:
    _check_paths(dump_position(match.game, match.state), block.get("state", {}), "")
    if "to_act" in block:
        waiting = [SEAT.id(seat) for seat in match.to_act()]
        _expect(waiting == block["to_act"], f"to act should be {block['to_act']}, is {waiting}")
    if "step" in block:
        step = match.game.steps.kind(match.state.stack[-1]).name if match.state.stack else "none"
        _expect(step == block["step"], f"the decision should be {block['step']!r}, is {step!r}")


def _check_moves(match: Match, block: dict[str, Any]) -> None:
    for line in block.get("legal", []):
        seat, words = _seat_and_words(match, line)
        _expect(
            words[0] in match.moves(seat), f"{line} should be possible; possible are {', '.join(match.moves(seat))}"
        )
    for line, reason in block.get("illegal", {}).items():
        seat, words = _seat_and_words(match, line)
        found = match.state.why_not(match.game.vocabulary.parse(words[0]), NONE if seat is None else seat)
        _expect(found != 0, f"{line} should not be possible")
        name, clause = match.game.reasons.name(found), match.game.reasons.clause(found)
        _expect(
            reason in (name, f"{name} {clause}"),
            f"{line} should be refused because of {reason!r}, the reason is '{name} {clause}'",
        )
    if "moves" in block:
        moves = match.moves()
        _expect(sorted(moves) == sorted(block["moves"]), f"the moves should be {block['moves']}, are {moves}")


def _check_end(match: Match, block: dict[str, Any]) -> None:
    if "over" in block:
        _expect(match.over == block["over"], f"the game should {'' if block['over'] else 'not '}be over")
    if "places" in block:
        places = match.state.places()
        _expect(places == block["places"], f"places should be {block['places']}, are {places}")
    for seat, wanted in block.get("score", {}).items():
        _check_paths(_points(match.game, match.state, SEAT.number(seat)), wanted, f"score of {seat}: ")


def _check_paths(data: dict[str, Any], wanted: dict[str, Any], where: str) -> None:
    for path, value in wanted.items():
        found = _look_up(data, path)
        _expect(found == value, f"{where}{path} should be {value!r}, is {found!r}")


def _look_up(data: Any, path: str) -> Any:
    for part in path.split("."):
        if isinstance(data, list) and part == "count":
            data = len(data)
        elif isinstance(data, list):
            number = SEAT.index.get(part, int(part) if part.isdecimal() else -1)
            if not 0 <= number < len(data):
                raise KotatsuError(f"{path}: there is no {part!r}")
            data = data[number]
        elif isinstance(data, dict) and part in data:
            data = data[part]
        else:
            raise KotatsuError(f"{path}: there is no {part!r}")
    return data


def _expect(holds: bool, complaint: str) -> None:
    if not holds:
        raise Failure(complaint)


def _seat_and_words(match: Match, line: str) -> tuple[int | None, list[str]]:
    words = line.split()
    if words and words[0] in SEAT.index:
        return SEAT.index[words[0]], words[1:]
    return None, words


def _with_seats(changes: dict[str, Any], seats: int) -> dict[str, Any]:
    """Players by letter, as they are handy in a scenario, put into a list, as they stand in a position."""
    players = changes.get("players")
    if not isinstance(players, dict):
        return changes
    rows: list[dict[str, Any]] = [{} for _ in range(seats)]
    for letter, fields in players.items():
        if SEAT.index.get(letter, seats) >= seats:
            raise KotatsuError(f"players.{letter}: there are only {', '.join(SEAT.ids[:seats])}")
        rows[SEAT.index[letter]] = fields
    return {**changes, "players": rows}


def tidy(game: AnyGame, state: State, changes: dict[str, Any]) -> None:
    """After cards and pieces were put somewhere, take them from where they were: cards from a place, pieces from stock."""
    changed = _changed_places(state, changes)
    for cards in game.cards:
        _tidy_cards(cards, state, changed)
    state.derive()
    found = game.census(state)
    for name, wanted in box_census(game, state.seats).items():
        stock = game.stock(state, name)
        if stock and (stock.owner, stock.name) not in changed:
            stock.put(max(0, stock.pieces() + wanted - found[name]))


def _changed_places(state: Any, changes: dict[str, Any]) -> list[tuple[Any, str]]:
    places = [(state, name) for name in changes if name != "players"]
    for seat, fields in enumerate(_with_seats(changes, state.seats).get("players", [])):
        places += [(state.players[seat], name) for name in fields]
    return places


def _tidy_cards(cards: Cards, state: State, changed: list[tuple[Any, str]]) -> None:
    """Cards that were put somewhere leave the places they had, which are filled up from the first place.

    A first place that was set stays as it is, so nothing can be filled up then.
    """
    first, *others = cards.piles(state)
    fixed = [pile for pile in (first, *others) if pile in changed]
    taken = {card for pile in fixed for card in cards_in(*pile) if card >= 0}
    rest = [] if first in fixed else [card for card in cards_in(*first) if card not in taken]
    for owner, name in others:
        row = cards_in(owner, name)
        if (owner, name) in fixed or taken.isdisjoint(row):
            continue
        if len(taken.intersection(row)) > len(rest):
            gone = ", ".join(cards.domain.id(card) for card in row if card in taken)
            raise KotatsuError(f"{gone} was in {name} and there is nothing to take its place: set {name} too")
        put_cards(owner, name, [rest.pop() if card in taken else card for card in row])
    if first not in fixed:
        seen = {card for pile in others for card in cards_in(*pile)}.union(rest)
        put_cards(*first, [card for card in range(len(cards.domain)) if card not in seen] + rest)
