"""The report is one page for everybody, and says what the figures say."""

from __future__ import annotations

import re
from typing import Any

import pytest

from kotatsu.core.languages import LANGUAGES
from kotatsu.core.scale import ticks
from kotatsu.core.texts import Messages
from kotatsu.lab import Plan, Question, summarize, tournament
from kotatsu.lab.report import report
from kotatsu.lab.report.naming import short_names
from kotatsu.lab.report.page import command
from kotatsu.lab.report.writing import FOLDER, Writing
from tests.tables import TABLES

PLANS = {
    "alone": Plan("lanterns", ("random",), 6),
    "pair": Plan("lanterns", ("random", "greedy@20"), 60),
    "line": Plan("lanterns", ("greedy@20", "random"), 60, question=Question(0.7)),
    "open": Plan("lanterns", ("greedy@20", "greedy@21"), 4),
    "many": Plan("lanterns", ("random", "greedy@20", "greedy@40"), 30, question=None),
}


@pytest.fixture(scope="module")
def summaries() -> dict[tuple[str, str], dict[str, Any]]:
    assert TABLES
    played = {name: tournament(plan) for name, plan in PLANS.items()}
    return {(name, language): summarize(result, language) for name, result in played.items() for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLANS)
def test_it_needs_nothing_else(summaries: dict[tuple[str, str], dict[str, Any]], name: str, language: str) -> None:
    summary = summaries[name, language]
    page = report(summary)
    addresses = re.findall(r'(?:src|href|srcset)="([^"]*)"|url\("?([^")]*)', page)
    assert all(one.startswith(("data:", "#")) for pair in addresses for one in pair if one)
    assert f'<html lang="{language}">' in page and "<script" not in page
    assert all(page.count(bot["bot"]) for bot in summary["bots"])
    assert command(summary).replace("&", "&amp;") in page


def test_the_headline_says_what_was_found(summaries: dict[tuple[str, str], dict[str, Any]]) -> None:
    def headline(name: str) -> str:
        found = re.search(r"<h1>(.*?)</h1>", report(summaries[name, "en"]))
        assert found
        return found[1]

    assert headline("pair") == "greedy@20 beats random"
    assert headline("line") == "greedy@20 wins more than 70 % against random"
    assert headline("open").endswith("Still open")
    assert headline("alone") == "random against itself"


def test_programs_and_classes_have_short_names_in_pictures() -> None:
    labels = [
        "greedy@20",
        "engine:python /home/me/bots/kappa.py --fast",
        "engine:./tanuki@2s",
        "mine:Clever",
        "yours:Clever@9",
    ]
    shown = ["greedy@20", "kappa.py --fast", "tanuki@2s", "Clever", "Clever@9"]
    assert list(short_names(labels).values()) == shown
    assert short_names(["mine:Clever", "yours:Clever"]) == {name: name for name in ("mine:Clever", "yours:Clever")}


def test_figures_and_the_command_name_a_bot_in_full(summaries: dict[tuple[str, str], dict[str, Any]]) -> None:
    summary = summaries["pair", "en"]
    long = "engine:python /home/me/bots/kappa.py"
    bots = [{**bot, "bot": long if bot["bot"] == "random" else bot["bot"]} for bot in summary["bots"]]
    pairs = [{**pair, "bots": [long if bot == "random" else bot for bot in pair["bots"]]} for pair in summary["pairs"]]
    page = report({**summary, "bots": bots, "pairs": pairs})
    assert page.count(long) == 2 and "<h1>greedy@20 beats kappa.py</h1>" in page


def test_lines_of_one_colour_differ(summaries: dict[tuple[str, str], dict[str, Any]]) -> None:
    page = report({**summaries["many", "en"], "question": summaries["pair", "en"]["question"]})
    traces = re.findall(r'<polyline class="(trace [^"]+)"', page)
    assert len(traces) == 3 == len(set(traces))


def test_numbers_are_written_as_people_write_them() -> None:
    assert Writing("de").number(-1234.56, 1) == "−1.234,6"
    assert Writing("en").number(1234.56, 1, sign=True) == "+1,234.6"
    assert Writing("en").number(-0.04, 1) == "0.0"
    assert Writing("de").percent(0.125, 1) == "12,5 %"


def test_both_languages_say_the_same_things() -> None:
    names = [set(re.findall(r"^([a-z-]+) =", (FOLDER / f"{one}.ftl").read_text(), re.MULTILINE)) for one in LANGUAGES]
    assert names[0] == names[1]
    for language in LANGUAGES:
        messages = Messages(language, [FOLDER])
        assert all(messages.has(name) for name in names[0])


def test_ticks_are_round_and_few() -> None:
    for low, high in ((0, 1), (-3, 17), (-612, 480), (31.5, 32.5)):
        found = ticks(low, high)
        assert 1 <= len(found) <= 8
        assert all(low - 1e-6 <= one <= high + 1e-6 for one in found)
