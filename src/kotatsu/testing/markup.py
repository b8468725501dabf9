"""What is text and what is markup: names of any kind are only ever text, whoever wrote them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from typing import Any
from xml.etree import ElementTree

from kotatsu.board.look import choices_in, drawn, look_of
from kotatsu.board.markup import escape
from kotatsu.core.components import Components
from kotatsu.core.game import AnyGame
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.rng import seeded
from kotatsu.core.texts import Texts
from kotatsu.web.seen.sight import Looker
from kotatsu.web.zones.frame import Frame

EVIL = "<&\"'>"
SEEN = ("<&", "&\"'", EVIL)  # what a reader of markup would stumble over


def evil_game(name: str) -> AnyGame:
    """A game in which every name begins with what markup is made of."""
    game = load_game(name)

    def spoilt(data: Any) -> Any:
        if isinstance(data, dict):
            return {key: EVIL + value if key.startswith("name_") else spoilt(value) for key, value in data.items()}
        return [spoilt(item) for item in data] if isinstance(data, list) else data

    maker: Any = type(game)
    spoilt_game: AnyGame = maker(Components(spoilt(deepcopy(game.components.data)), "evil", ""))
    return spoilt_game


def positions(match: Match) -> Iterator[Match]:
    """Some moments of a random game."""
    rng = seeded("evil")
    while not match.over:
        seat = match.to_act()[0]
        moves = match.state.moves(seat)
        if rng.below(12) == 0:
            yield match
        match.play_code(moves[rng.below(len(moves))], seat)
    yield match


def check(svg: str) -> None:
    """Well-formed, and nowhere a name that has not been escaped."""
    if svg:
        ElementTree.fromstring(svg)
    assert not any(raw in svg for raw in SEEN)


def test_names_are_text_wherever_they_are_shown(name: str) -> None:
    """Markup in the names of players, games and components stays text."""
    game = evil_game(name)
    look = look_of(game)
    people = tuple(f"{EVIL}{seat}" for seat in range(game.seat_counts[-1]))
    told = 0
    for match in positions(Match.new(game, game.seat_counts[-1], "evil")):
        for language in LANGUAGES:
            texts = Texts(game, language, people)
            seat = match.to_act()[0] if not match.over else 0
            for narrow in (False, True):
                view = match.view(seat)
                choices = choices_in(view, view.moves(seat), texts)
                for scene in look.scenes:
                    check(drawn(scene, view, texts, choices, narrow).svg(EVIL))
            for zone in Frame(match, people, Looker(seat, language)).zones().values():
                assert not any(raw in zone for raw in SEEN)
                told += zone.count(escape(EVIL))
    assert told
    for language in LANGUAGES:
        for sheet in look.sheets(Texts(game, language)):
            for line in sheet.lines:
                check(line.picture)


def test_only_constants_and_numbers_are_called_markup(name: str) -> None:
    """Text that comes from elsewhere becomes markup by being escaped, which only the builders of the board do."""
    for path in (load_game(name).folder / "look").rglob("*.py"):
        if path.name in ("icons.py", "art.py"):  # drawn by hand, without words
            continue
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Markup":
                assert all(_harmless(argument) for argument in call.args), f"{path}:{call.lineno}"


def _harmless(argument: ast.expr) -> bool:
    """A constant, or an f-string in which everything has the format of a number."""
    if isinstance(argument, ast.JoinedStr):
        return all(part.format_spec for part in argument.values if isinstance(part, ast.FormattedValue))
    return isinstance(argument, ast.Constant)
