"""What the documentation shows is what there is."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import kotatsu

ROOT = Path(__file__).parents[2]
DOCS = [*(ROOT / "docs").rglob("*.md"), *(ROOT / name for name in ("CONTRIBUTING.md", "README.md", "CHANGELOG.md"))]
BLOCK = re.compile(r"^(?:<!-- (?P<source>\S+) -->\n)?```(?P<language>\w+)\n(?P<code>.*?)^```$", re.M | re.S)
READABLE: dict[str, Callable[[str], object]] = {"toml": tomllib.loads, "json": json.loads, "markdown": str}
TESTED = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]["ini_options"][
    "testpaths"
]
ROOMS = {"core": "kernel", "board": "drawing board"}


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_code_on_a_page_is_code_of_the_project(page: Path) -> None:
    """Python is an example that runs, or stands in the file that the page names; so does everything else with a name.

    Data can be read, and there are no other languages: a block in one of those would be checked by nobody.
    """
    for block in BLOCK.finditer(page.read_text(encoding="utf-8")):
        code, source = block["code"], block["source"]
        if source:
            assert _bare(code) in _bare((ROOT / source).read_text(encoding="utf-8")), (
                f"{source} reads otherwise:\n{code}"
            )
        elif block["language"] == "python":
            assert ">>>" in code and "+SKIP" not in code, f"{page.name}: where does this come from?\n{code}"
            assert page.parent != ROOT or page.name in TESTED, f"{page.name}: nobody runs this"
        else:
            READABLE[block["language"]](code)


def _bare(code: str) -> str:
    return "\n".join(line.strip() for line in code.splitlines() if line.strip())


@pytest.mark.parametrize("room", ROOMS)
def test_the_table_of_modules_is_complete(room: str) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = page.split(f"## The {ROOMS[room]}, room by room")[1].split("\n## ")[0]
    told = set(re.findall(r"`(\w+\.py)`", section))
    assert told == {path.name for path in (Path(kotatsu.__file__).parent / room).glob("[a-z]*.py")}


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_files_that_a_page_names_exist(page: Path) -> None:
    """Links lead somewhere, and so does every path of the project in a page."""
    text = page.read_text(encoding="utf-8")
    links = [page.parent / link.split("#")[0] for link in re.findall(r"\]\(([^)#:]+)[^):]*\)", text)]
    paths = [ROOT / path for path in re.findall(r"`((?:tests|tools|docs|src|requirements)/[\w/.-]+)`", text)]
    assert [str(path) for path in [*links, *paths] if not path.exists()] == []


def test_modules_that_a_page_imports_exist() -> None:
    for page in DOCS:
        for module in re.findall(r"from (tests[\w.]+) import", page.read_text(encoding="utf-8")):
            path = ROOT / module.replace(".", "/")
            assert path.with_suffix(".py").exists() or path.is_dir(), f"{page.name} imports {module}"
