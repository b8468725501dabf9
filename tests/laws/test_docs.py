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
TOOLS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
TESTED = TOOLS["pytest"]["ini_options"]["testpaths"]
SOURCE = ROOT / "src" / "kotatsu"
PACKAGES = [path.parent.name for path in SOURCE.glob("*/__init__.py")]
ROOMS = {"core": "kernel", "board": "drawing board", "house": "house", "bots": "bots", "lab": "lab"}


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


def test_the_table_of_the_web_is_complete() -> None:
    """Every room, in the order that imports keep to, and every module in its room."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = page.split("## The pages, room by room")[1].split("\n## ")[0]
    told: dict[str, set[str]] = {}
    for room, modules in re.findall(r"^\| `(\w+)` \|(.*?)\|", section, re.M):
        told.setdefault(room, set()).update(re.findall(r"`(\w+\.py)`", modules))
    layers = next(
        contract["layers"]
        for contract in TOOLS["importlinter"]["contracts"]
        if contract.get("containers") == ["kotatsu.web"]
    )
    rooms = [room for layer in layers for room in layer.split(" | ")]
    web = Path(kotatsu.__file__).parent / "web"
    assert list(told) == rooms
    assert [path.name for path in web.glob("[a-z]*.py")] == []
    assert told == {room: {path.name for path in (web / room).glob("[a-z]*.py")} for room in rooms}


@pytest.mark.parametrize("page", DOCS, ids=lambda page: page.name)
def test_files_that_a_page_names_exist(page: Path) -> None:
    """Links lead somewhere, and so does every path of the project in a page, from its root or from the package's."""
    text = page.read_text(encoding="utf-8")
    links = [page.parent / link.split("#")[0] for link in re.findall(r"\]\(([^)#:]+)[^):]*\)", text)]
    paths = [ROOT / path for path in re.findall(r"`((?:tests|tools|docs|src|requirements)/[\w/.-]+)`", text)]
    modules = [SOURCE / path for path in re.findall(rf"`((?:{'|'.join(PACKAGES)})/[\w/]+\.py)`", text)]
    assert [str(path) for path in [*links, *paths, *modules] if not path.exists()] == []


def test_modules_that_a_page_imports_exist() -> None:
    for page in DOCS:
        for module in re.findall(r"from (tests[\w.]+) import", page.read_text(encoding="utf-8")):
            path = ROOT / module.replace(".", "/")
            assert path.with_suffix(".py").exists() or path.is_dir(), f"{page.name} imports {module}"
