"""What airship city shows: the scene of every question, what one click does, what a move brings, and the table in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from kotatsu.board.look import Tray, drawn, look_of
from kotatsu.core.effects import effects
from kotatsu.core.event_log import EventLog
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.registry import load_game
from kotatsu.core.state import WATCHER
from kotatsu.core.texts import Texts
from kotatsu.games.airship import events
from kotatsu.games.airship.components import FOREST, KIND
from kotatsu.games.airship.moves import FREE, GATHER, HIRE, SHIFT, SHIFTS, TO
from kotatsu.games.airship.scoring import FROM_AWARDS
from kotatsu.games.airship.state import AirshipState
from kotatsu.games.airship.steps.actions import Act
from tests.games.airship.test_play import rich_game

GAME = load_game("airship")
LOOK = look_of(GAME)
TEXTS = Texts(GAME, "en")
each_number = pytest.mark.parametrize("seats", GAME.seat_counts)


def questions(seats: int, every: int = 1) -> Iterator[tuple[AirshipState, int]]:
    """The decisions of a game in which everybody can pay for something, with who decides."""
    asked = (state for state in rich_game(seats, "looks") if not state.over())
    for state in islice(asked, 0, None, every):
        yield state, state.to_act()[0]


def serious(state: AirshipState, seat: int) -> list[int]:
    """The moves that answer the question itself: neither free actions nor doing without."""
    families = [(code, GAME.vocabulary.family(code)) for code in state.moves(seat) if code < FREE]
    return [code for code, family in families if not family.declines and not family.ends]


@each_number
def test_a_question_brings_its_place(seats: int) -> None:
    """What answers a question is in the scene that comes forward, and every target is in one scene only."""
    asked = set()
    for state, seat in questions(seats, 3):
        view = state.view(seat)
        here = {GAME.vocabulary.target(code) for code in state.moves(seat)} - {""}
        pictures = {scene.name: drawn(scene, view, TEXTS, dict.fromkeys(here, "")).svg("") for scene in LOOK.scenes}
        for target in here:
            assert sum(f'id="{target}" class="target can' in svg for svg in pictures.values()) == 1, target
        focus = LOOK.focus_on(view)
        assert focus is not None
        assert all(f'id="{GAME.vocabulary.target(code)}"' in pictures[focus.scene] for code in serious(state, seat))
        asked.add(GAME.steps.kind(state.stack[-1]).name)
    assert {"move", "destination", "act", "develop"} < asked < LOOK.focus.keys()


@each_number
def test_what_is_taken_is_drawn(seats: int) -> None:
    drawings = 0
    for state, seat in questions(seats):
        if LOOK.trays.get(GAME.steps.kind(state.stack[-1]).name) is Tray.THINGS:
            view = state.view(seat)
            canvas = drawn(LOOK.scenes[0], view, TEXTS)
            for code in state.moves(seat):
                drawings += 1
                assert "<text" in LOOK.thing(view, code, canvas)
    assert drawings


@each_number
def test_one_click_does_nothing_that_is_a_choice(seats: int) -> None:
    """Every move of a shortcut is legal when its turn comes; what it gathers fits, and nobody else gets any of it."""
    clicks = 0
    for state, seat in questions(seats):
        for target, codes in LOOK.shortcuts(state.view(seat)).items():
            clicks += 1
            twin = state.copy()
            before = sum(twin.players[seat].stock)
            others = [player.stock[:] for player in twin.players if player is not twin.players[seat]]
            for code in codes:
                assert code in twin.moves(seat)
                twin.apply(code, seat)
            tile = codes[-1] - TO if codes[-1] < GATHER else codes[-2] - TO
            assert target == f"tile-{GAME.names.tile.ids[tile]}"
            if GATHER <= codes[-1] < HIRE:
                gained = sum(GAME.box.gain[KIND[tile]])
                assert sum(twin.players[seat].stock) >= before + gained
                assert [player.stock for player in twin.players if player is not twin.players[seat]] == others
    assert clicks


def test_the_way_to_a_tile_tells_what_is_gathered_there() -> None:
    """Also to others (AIR-7.2.1); a gear shift before gathering tells its own price only (AIR-5.4)."""
    ways, shifts, riders = 0, 0, 0
    for state, seat in questions(4):
        view = state.view(seat)
        for code in state.moves(seat):
            tile = code - TO
            if 0 <= tile < len(KIND) and KIND[tile] == FOREST and state.room(seat, FOREST) >= GAME.box.gain[FOREST][0]:
                told = effects(TEXTS, view, code, seat)
                assert told[0] == f"+{GAME.box.gain[FOREST][0]} wood"
                riders += sum("piggyback bonus" in line for line in told)
                ways += 1
            elif SHIFT <= code < SHIFT + SHIFTS and isinstance(state.stack[-1], Act):
                told = effects(TEXTS, view, code, seat)
                assert told[0] == "−1 gear" and not any(line.startswith("+") for line in told)
                shifts += 1
    assert ways and shifts and riders


def test_points_and_lost_awards_say_what_they_are_for() -> None:
    """A donation names the category of its points, and what a lost majority costs others at the end (AIR-11.3)."""
    told = [
        line
        for state, seat in questions(4)
        for code in serious(state, seat)
        if GAME.vocabulary.family(code).name in ("donate", "build")
        for line in effects(TEXTS, state.view(seat), code, seat)
    ]
    assert "+1 VP: Donated airships" in told
    assert any("loses the majority" in line for line in told)
    assert any(
        line.startswith("Player ") and " VP at the end: Shipbuilding award" in line and "−" in line for line in told
    )


def test_told_awards_add_up_to_the_score() -> None:
    """What is told about awards is the difference between the scores before and after (AIR-11.1)."""
    log = EventLog()
    before: list[int] = []
    for state in rich_game(4, "sums", log):
        now = [sum(state.score(seat)[FROM_AWARDS:]) for seat in range(4)]
        changes = [0] * 4
        for kind, seat, n, *_ in log.entries:
            changes[seat] += n * ((kind == events.AWARD) - (kind == events.AWARD_LOST))
        if before:
            assert [was + change for was, change in zip(before, changes, strict=True)] == now
        before = now
        log.entries.clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_words_says_what_everything_does(language: str) -> None:
    texts = Texts(GAME, language)
    view = next(rich_game(4, "words")).view(WATCHER)
    told = "\n".join(line for section in LOOK.describe(view, texts) for line in section.lines)
    for kind, entry in enumerate(GAME.components.all("action_tiles")):
        name = GAME.names.kind.names[language][kind]
        assert f"{name}: " in told, entry.id
    for award in ("ships", "facilities", "trade"):
        assert texts.message(f"board-award-{award}") in told
    for effect in ("extra_step", "piggyback_plus_one", "swap_one_resource"):
        assert texts.message(f"sheet-effect-{effect}") in told
