"""Every game says everything in every language."""

from __future__ import annotations

from kotatsu.board.look import look_of
from kotatsu.core.event_log import EVERYONE
from kotatsu.core.game import AnyGame, HouseRule
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.log import LogEntry
from kotatsu.core.registry import load_game
from kotatsu.core.rules import read_clauses
from kotatsu.core.state import NOBODY, Decision, Joint
from kotatsu.core.texts import OWN_TEXTS, Texts
from kotatsu.testing.tables import walk


def texts_of(name: str, language: str) -> tuple[AnyGame, Texts]:
    """A game and its words."""
    game = load_game(name)
    return game, Texts(game, language)


def test_every_move_event_reason_and_category_has_a_text(name: str, language: str) -> None:
    """Whatever can happen can be said."""
    game, texts = texts_of(name, language)
    for code in range(len(game.vocabulary)):
        assert texts.move(code).strip()
    for kind in game.events:
        assert texts.event(LogEntry(0, 0, kind, 0, (0, 0, 0), EVERYONE)).strip()
    for reason in game.reasons.numbers():
        assert texts.reason(reason).strip()
    for category in range(len(game.categories)):
        assert texts.category(category).strip()
    for option in game.options:
        assert texts.message(f"option-{option.name}")
        for told in ["about"] if isinstance(option, HouseRule) else option.choices:
            assert texts.message(f"option-{option.name}-{told}")


def test_what_somebody_does_can_be_said_to_them(name: str) -> None:
    """A sentence that has a form for "you" in one language has it in all: only then nobody is a stranger in their own log."""
    game = load_game(name)
    deeds = [
        {kind for kind in game.events if Texts(game, language).is_deed(LogEntry(0, 0, kind, 0, (0, 0, 0), EVERYONE))}
        for language in LANGUAGES
    ]
    assert all(kinds == deeds[0] for kinds in deeds)
    for language in LANGUAGES:
        for kind in deeds[0]:
            assert Texts(game, language).event(LogEntry(0, 0, kind, 0, (0, 0, 0), EVERYONE), you=True).strip()


def test_every_decision_has_a_prompt(name: str, language: str) -> None:
    """Every question is asked in words."""
    game, texts = texts_of(name, language)
    for kind in game.steps.by_name.values():
        step = kind.make([0] * len(kind.params))
        if step.asks() != NOBODY:
            assert texts.prompt(step).strip()


def test_the_table_can_be_told_at_any_time(name: str, language: str) -> None:
    """The table in words is never empty."""
    game, texts = texts_of(name, language)
    for match, _ in walk((name, game.seat_counts[-1]), 41):
        if len(match.plies) % 5 == 0 or match.over:
            sections = look_of(game).describe(match.view(0), texts)
            assert sections
            assert all(section.title and section.lines for section in sections)


def test_reasons_point_at_clauses_that_exist(name: str) -> None:
    """A refusal leads to its rule."""
    game = load_game(name)
    known = {clause.id for clause in read_clauses(game.folder / "rules.en.md")}
    for reason in game.reasons.numbers():
        clause = game.reasons.clause(reason)
        assert not clause or clause in known


def test_decisions_point_at_clauses_that_exist(name: str) -> None:
    """A question leads to its rule."""
    game = load_game(name)
    known = {clause.id for clause in read_clauses(game.folder / "rules.en.md")}
    for kind in game.steps.by_name.values():
        if issubclass(kind.maker, Decision | Joint):
            assert kind.rule in known, kind.name


def test_both_languages_have_the_same_messages(name: str) -> None:
    """No message is missing in one language."""
    game = load_game(name)
    for folder in (game.folder / "texts", OWN_TEXTS):
        ids = [
            {
                line.split("=")[0].strip()
                for line in (folder / f"{code}.ftl").read_text("utf-8").splitlines()
                if _starts(line)
            }
            for code in LANGUAGES
        ]
        assert ids[0] == ids[1]


def _starts(line: str) -> bool:
    return "=" in line and line[0].isalpha()
