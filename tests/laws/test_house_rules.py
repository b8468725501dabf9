"""The other readings: every combination of house rules keeps the laws, and each is proved from both sides."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from kotatsu.core import toml
from kotatsu.core.game import OFF, ON, AnyGame, HouseRule
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.match import Match
from kotatsu.core.position import dump_position, load_position
from kotatsu.core.registry import load_game
from kotatsu.core.rng import Rng, seeded
from kotatsu.core.rulings import WORDS, read_rulings, ruling_in
from kotatsu.core.scenario import load_scenario
from kotatsu.core.state import LEGAL, WATCHER
from kotatsu.games import NAMES
from tests.tables import TABLES, Table, data, force_undo, table_id, walk

SCENARIOS = Path(__file__).parents[1] / "scenarios"
LONGEST_QUOTE = 130  # a few words, one short sentence at most
OFTEN = 8  # one position of so many is looked at from all sides
RULED = [table for table in TABLES if load_game(table[0]).house_rules.ids]

RULES = [(name, option) for name in NAMES for option in load_game(name).options if isinstance(option, HouseRule)]


def combinations(game: AnyGame) -> Iterator[dict[str, str]]:
    """Every combination of the house rules of a game but the usual one."""
    names = game.house_rules.ids
    for choice in list(product((ON, OFF), repeat=len(names)))[:-1]:
        yield dict(zip(names, choice, strict=True))


@pytest.mark.parametrize("table", RULED, ids=table_id)
def test_a_table_with_house_rules_keeps_the_laws(table: Table) -> None:
    """All rules together, and another combination for each number of players."""
    together, *others = combinations(load_game(table[0]))
    _keeps_the_laws(table, 1, together)
    _keeps_the_laws(table, 2, others[seeded(table_id(table)).below(len(others))])


@pytest.mark.exhaustive
@pytest.mark.parametrize("table", RULED, ids=table_id)
def test_every_combination_of_house_rules_keeps_the_laws(table: Table) -> None:
    for options in combinations(load_game(table[0])):
        for seed in range(6):
            _keeps_the_laws(table, seed, options)


def _keeps_the_laws(table: Table, seed: int, options: dict[str, str]) -> None:
    """A random game to its end: what is offered is legal, positions, copies, views and undo keep everything."""
    census: dict[str, int] = {}
    for match, rng in walk(table, seed, options):
        census = census or match.game.census(match.state)
        assert match.game.census(match.state) == census
        for seat in match.to_act():
            step = match.state.stack[-1]
            legal = [code for code in step.options(match.state, seat) if not step.why_not(match.state, seat, code)]
            assert legal and step.moves(match.state, seat) == legal == match.state.moves(seat)
        if rng.below(OFTEN) == 0:
            _offers_exactly_the_legal_moves(match)
            _is_written_and_read_again(match)
            _is_copied_and_seen(match, rng)
            _is_taken_back(match)
    again = Match.replay(match.record())
    assert again.options == match.options and again.record() == match.record()
    assert data(match.game, again.state) == data(match.game, match.state)


def _offers_exactly_the_legal_moves(match: Match) -> None:
    for seat in match.to_act():
        moves = set(match.state.moves(seat))
        for code in range(len(match.game.vocabulary)):
            reason = match.state.why_not(code, seat)
            assert (reason == LEGAL) == (code in moves), match.game.vocabulary.notation(code)
            assert not reason or match.game.reasons.name(reason)


def _is_written_and_read_again(match: Match) -> None:
    position = dump_position(match.game, match.state)
    assert position["house_rules"] == match.game.in_force(match.options)
    text = toml.dump(position)
    again = load_position(match.game, toml.parse(text, "position"), "position", text)
    assert dump_position(match.game, again) == position
    assert Match(match.game, again).options.items() >= match.game.rules_of(match.state).items()
    for seat in match.to_act():
        assert again.moves(seat) == match.state.moves(seat)


def _is_copied_and_seen(match: Match, rng: Rng) -> None:
    """Copies, views and possible worlds play by the same rules, and what happens there is not seen here."""
    before = data(match.game, match.state)
    views = [match.state.view(seat) for seat in (*range(match.seats), WATCHER)]
    twins = [match.state.copy(), *(match.state.determinize(seat, rng.fork()) for seat in range(match.seats))]
    assert {state.house_rules for state in (*views, *twins)} == {match.state.house_rules}
    for twin in twins:
        for _ in range(20):
            if not twin.over():
                moves = twin.moves()
                twin.apply(moves[rng.below(len(moves))])
        for seat in range(match.seats):
            assert isinstance(twin.evaluate(seat), int) and len(twin.score(seat)) == len(match.game.categories)
    assert data(match.game, match.state) == before


def _is_taken_back(match: Match) -> None:
    if match.plies:
        now = data(match.game, match.state)
        force_undo(match)
        match.redo()
        assert data(match.game, match.state) == now


@pytest.mark.parametrize(("name", "rule"), RULES, ids=lambda value: getattr(value, "name", value))
def test_both_readings_are_proved(name: str, rule: HouseRule) -> None:
    """A scenario that cites the clause of the ruling for each side."""
    clause = rule.ruling.replace("-R", "-")
    found = [load_scenario(path) for path in (SCENARIOS / name).glob("*.toml")]
    sides = {scenario.data.get("options", {}).get(rule.name) for scenario in found if clause in scenario.clauses}
    assert {ON, OFF} <= sides


@pytest.mark.parametrize("name", NAMES)
def test_every_ruling_says_what_the_book_says_and_what_else_it_could_mean(name: str) -> None:
    game = load_game(name)
    known = {option.name: option for option in game.options}
    text = (game.folder / "rulings.toml").read_text("utf-8")
    for language in LANGUAGES:
        rulings = read_rulings(game, language)
        assert [ruling_in(clause) for clause in re.findall(r'^clause = "(.+)"', text, re.MULTILINE)] == [
            ruling.id for ruling in rulings
        ]
        for ruling in rulings:
            assert ruling.why and len(ruling.book) <= LONGEST_QUOTE, ruling.id
            if ruling.basis == WORDS:
                assert ruling.book and bool(ruling.other) != bool(ruling.option), ruling.id
            assert not ruling.option or ruling.option in known, ruling.id
        for option in known.values():
            if isinstance(option, HouseRule):
                assert option.name in {ruling.option for ruling in rulings if ruling.id == option.ruling}


def test_a_record_tells_its_house_rules_and_no_others() -> None:
    name, rule = RULES[0]
    played = Match.new(name, seed=1, options={rule.name: ON})
    assert f'[{rule.name} "on"]' in played.record()
    usual = Match.new(name, seed=1, options={rule.name: OFF})
    assert rule.name not in usual.record() and usual.record() == Match.new(name, seed=1).record()


@pytest.mark.parametrize("table", RULED, ids=table_id)
def test_other_rules_are_another_position(table: Table) -> None:
    """A search that meets positions again must not take one table for the other."""
    name, seats = table
    together = next(combinations(load_game(name)))
    by_the_book, otherwise = (Match.new(name, seats=seats, seed=1, options=chosen) for chosen in ({}, together))
    assert by_the_book.key() != otherwise.key()
