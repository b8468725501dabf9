"""Every command that a page shows is one that Kotatsu understands, and what it names beside that is there."""

from __future__ import annotations

import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from kotatsu.cli import make_parser
from tests.command import output

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / "docs").rglob("*.md"),
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md")),
    *(ROOT / "examples").rglob("README.md"),
    *(ROOT / "src" / "kotatsu" / "template").rglob("README.md.txt"),
]
IN_A_BLOCK = re.compile(r"^(?: {4})?(?:\$ )?(?:[A-Z_]+=\S+ )*kotatsu ([a-z].*)$", re.M)
IN_A_SENTENCE = re.compile(r"`(?:[A-Z_]+=\S+ )*kotatsu ([a-z][^`]*)`")
OTHER_PROGRAMS = re.compile(r" (?:\||>|&&) .*")
NUMBER = re.compile(r"[A-Z]")  # stands for one, as in `--games K`
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]


def commands(pattern: re.Pattern[str], page: Path) -> Iterator[list[str]]:
    """The words after `kotatsu`, with those in brackets, which may be left out, and without comments."""
    for command in pattern.findall(page.read_text(encoding="utf-8")):
        words = re.sub(r"[][]", "", OTHER_PROGRAMS.sub("", " ".join(command.split()) if "\n" in command else command))
        yield ["2" if NUMBER.fullmatch(word) else word for word in shlex.split(words, comments=True)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_of_a_page_are_understood(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in commands(IN_A_BLOCK, page):
        try:
            make_parser().parse_args(words)
        except SystemExit:
            pytest.fail(f"kotatsu {shlex.join(words)}: {capsys.readouterr().err}")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_and_options_that_a_sentence_names_exist(page: Path) -> None:
    """It may leave out what else the command needs."""
    for words in commands(IN_A_SENTENCE, page):
        options = [word for word in words if word.startswith("--")]
        first = words.index(options[0]) if options else len(words)
        told = output(*words[:first], "--help")
        assert [option for option in options if not re.search(rf"{option}\b", told)] == [], words


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_tools_and_extras_that_a_page_names_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    tools = set(re.findall(r"-m (tools\.\w+)", text))
    assert [name for name in tools if not (ROOT / f"{name.replace('.', '/')}.py").exists()] == []
    assert set(re.findall(r"kotatsu\[(\w+)\]", text)) <= set(EXTRAS)
