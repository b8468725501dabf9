"""Kept drawings: what a scene says that it reads is all that it reads."""

from __future__ import annotations

from typing import Any

from kotatsu.board.drawing import Canvas
from kotatsu.board.keeping import Reads
from kotatsu.board.look import choices_in, drawn, look_of
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.state import State
from kotatsu.core.texts import Texts
from kotatsu.testing.secrets import viewers
from kotatsu.testing.tables import Table, walk

ALWAYS = {"seats", "viewer", "house_rules"}  # count for every scene
MOMENT = ("active", "turn", "reveals", "legal", "legal_seat", "stack")


def test_a_drawing_that_is_kept_is_what_would_be_drawn(table: Table) -> None:
    """Whoever looks, in whatever language and width, at whosever board: with the choices of the moment and without."""
    texts = [Texts(load_game(table[0]), language, "ABCD") for language in LANGUAGES]
    for match, rng in walk(table, 40):
        for viewer in viewers(match):
            view, words, narrow = match.view(viewer), texts[rng.below(len(texts))], not rng.below(3)
            front = None if rng.below(4) else rng.below(match.seats)
            choices = choices_in(view, view.moves(viewer), words) if viewer >= 0 and rng.below(4) else {}
            for scene in look_of(match.game).scenes:
                kept = drawn(scene, view, words, choices, narrow, front)
                anew = drawn(scene, view, words, choices, narrow, front, anew=True)
                assert _seen(kept) == _seen(anew), scene.name


def test_a_scene_reads_what_it_says_and_nothing_else(table: Table) -> None:
    """Everything else is taken from another position, what is asked too where that leaves what the scene says it reads."""
    game = load_game(table[0])
    texts = Texts(game, "en", "ABCD")
    scenes = [(scene, scene.reads) for scene in look_of(game).scenes if scene.reads is not None]
    others = [match.state.copy() for match, rng in walk(table, 41) if not rng.below(6)]
    compared = set()
    for match, rng in walk(table, 42):
        if rng.below(3):
            continue
        viewer = viewers(match)[rng.below(match.seats + 1)]
        other = others[rng.below(len(others))].view(viewer)
        for scene, reads in scenes:
            narrow = not rng.below(3)
            expected = _seen(drawn(scene, match.view(viewer), texts, narrow=narrow, anew=True))
            for moment in (False, True):
                twin = _grafted(match, viewer, other, reads, moment)
                if _key(reads, twin, texts) == _key(reads, match.view(viewer), texts):
                    compared.add(scene.name)
                    assert _seen(drawn(scene, twin, texts, narrow=narrow, anew=True)) == expected, scene.name
    assert compared == {scene.name for scene, _ in scenes}, "a law that never looked"


def _grafted(match: Match, viewer: int, other: State, reads: Reads, moment: bool) -> Any:
    """A view in which everything that a scene does not read is as in another one. What `moment` looks at may be part of
    that: the caller compares."""
    twin: Any = match.view(viewer)
    source: Any = other
    _take(twin, source, ALWAYS | {*MOMENT, "players", "steps", "depth"} | reads.table)
    for seat, (player, theirs) in enumerate(zip(twin.players, source.players, strict=True)):
        read = reads.own | reads.others if viewer < 0 else reads.own if seat == viewer else reads.others
        _take(player, theirs, read)
    if moment:
        for name in MOMENT:
            setattr(twin, name, getattr(source, name))
    return twin


def _take(owner: Any, source: Any, without: frozenset[str] | set[str]) -> None:
    """All numbers and rows but some, from another owner."""
    for name in dir(owner):
        if name not in without and not name.startswith("_") and isinstance(getattr(owner, name), int | list):
            setattr(owner, name, getattr(source, name))


def _key(reads: Reads, view: State, texts: Texts) -> bytes:
    return reads.of(view, Canvas(view, texts))


def _seen(canvas: Canvas) -> tuple[object, ...]:
    return canvas.svg(""), canvas.targets, canvas.faces, canvas.open
