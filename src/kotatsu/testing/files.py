"""Scenarios and records: rule examples hold, and games of earlier days replay to the same result, for ever."""

from __future__ import annotations

from pathlib import Path

from kotatsu.core.match import Match
from kotatsu.core.registry import load_game
from kotatsu.core.rules import all_clauses
from kotatsu.core.scenario import load_scenario


def test_scenario(scenario: Path) -> None:
    """Everything that a scenario expects comes true."""
    load_scenario(scenario).check()


def test_scenario_cites_known_clauses(scenario: Path) -> None:
    """A scenario proves at least one clause, and all it names exist."""
    read = load_scenario(scenario)
    known = {clause.id for clause in all_clauses(load_game(read.data["game"]).folder)}
    assert read.clauses and set(read.clauses) <= known


def test_a_kept_game_replays_to_its_end(record: Path) -> None:
    """A game of earlier days comes out as it did."""
    match = Match.load(record)
    assert match.over
    assert match.record() == record.read_text(encoding="utf-8")
