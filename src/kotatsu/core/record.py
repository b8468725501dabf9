"""Records: a match as a text file, like chess's PGN. A header, then the moves in notation, a line per seat and turn.

[Kotatsu "0.1.0"]
[Game "lanterns"]
[Components "0f3a..."]
[Seats "2"]
[Seed "7"]
[Result "A 61 B 54"]

A give:1
B give:2
A buy:1
"""

from __future__ import annotations

import re
from pathlib import Path

from kotatsu.core import toml
from kotatsu.core.errors import FileError, KotatsuError
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.vocabulary import SEAT
from kotatsu.version import VERSION

TAG = re.compile(r'\[(\w+) "([^"]*)"\]')
LINE_LENGTH = 100
FIXED_TAGS = ("Kotatsu", "Game", "Components", "Seats", "Seed", "Result")


def write_record(match: Match) -> str:
    tags = {
        "Kotatsu": VERSION,
        "Game": match.game.name,
        "Components": match.game.components.hash,
        "Seats": str(match.seats),
        "Seed": match.seed,
        **match.options,
        "Result": _result(match),
    }
    header = [f'[{name} "{value}"]' for name, value in tags.items()]
    return "\n".join([*header, "", *_move_lines(match)]) + "\n"


def _result(match: Match) -> str:
    """Points and, behind a star, who won; a question mark while the match runs."""
    if not match.over:
        return "?"
    places = match.state.places()
    return " ".join(
        f"{SEAT.id(seat)} {points}{'*' * (places[seat] == 1)}" for seat, points in enumerate(match.scores())
    )


def _move_lines(match: Match) -> list[str]:
    lines: list[str] = []
    state = match.state_at(0)
    now = (-1, -1)
    for seat, code in match.plies:
        word = match.game.vocabulary.notation(code)
        if (seat, state.turn) != now or len(lines[-1]) + len(word) >= LINE_LENGTH:
            lines.append(SEAT.id(seat))
            now = (seat, state.turn)
        lines[-1] += f" {word}"
        state.apply(code, seat)
    return lines


def read_record(text: str, source: str = "record", components: Path | None = None) -> Match:
    """Play a record again. Complaints name the line."""
    lines = text.splitlines()
    tags, body = _read_header(lines, source)
    match = _begin(tags, source, lines, components)
    for number in range(body, len(lines)):
        _play_line(match, lines[number], source, number + 1)
    told = tags.get("Result", "?")
    if told not in ("?", _result(match)):
        line = _line_of(lines, "Result")
        raise FileError(source, line, f"the result is given as {told!r}, but the moves lead to {_result(match)!r}")
    return match


def load_record(path: Path, components: Path | None = None) -> Match:
    return read_record(toml.read_text(path), str(path), components)


def _read_header(lines: list[str], source: str) -> tuple[dict[str, str], int]:
    tags: dict[str, str] = {}
    for number, line in enumerate(lines):
        if not line.strip():
            if tags:
                return tags, number
            continue
        found = TAG.fullmatch(line.strip())
        if not found:
            raise FileError(
                source, number + 1, f'a header line looks like [Game "..."], this one is {line.strip()[:40]!r}'
            )
        tags[found[1]] = found[2]
    return tags, len(lines)


def _begin(tags: dict[str, str], source: str, lines: list[str], components: Path | None) -> Match:
    for name in ("Game", "Seats", "Seed"):
        if name not in tags:
            raise FileError(source, 1, f"the header line [{name}] is missing")
    try:
        game = load_game(tags["Game"], components)
    except FileError:
        raise
    except KotatsuError as error:
        raise FileError(source, _line_of(lines, "Game"), str(error)) from None
    wanted = tags.get("Components", game.components.hash)
    if wanted != game.components.hash:
        reason = f"this match was played with components {wanted}, these are {game.components.hash}"
        raise FileError(source, _line_of(lines, "Components"), reason)
    if not tags["Seats"].isdecimal():
        raise FileError(source, _line_of(lines, "Seats"), f"{tags['Seats']!r} is no number of players")
    options = {name: choice for name, choice in tags.items() if name not in FIXED_TAGS}
    try:
        return Match.new(game, int(tags["Seats"]), tags["Seed"], options)
    except KotatsuError as error:
        raise FileError(source, _line_of(lines, "Seats"), str(error)) from None


def _play_line(match: Match, line: str, source: str, number: int) -> None:
    words = line.split()
    if not words:
        return
    if words[0] not in SEAT.ids[: match.seats]:
        raise FileError(source, number, f"a line of moves begins with a seat, this one with {words[0]!r}")
    seat = SEAT.index[words[0]]
    for word in words[1:]:
        try:
            match.play_code(match.game.vocabulary.parse(word), seat)
        except KotatsuError as error:
            raise FileError(source, number, str(error)) from None


def _line_of(lines: list[str], tag: str) -> int:
    return next((number for number, line in enumerate(lines, 1) if line.strip().startswith(f"[{tag} ")), 1)
