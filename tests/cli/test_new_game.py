"""`kotatsu new-game`: what it writes plays, keeps every law and is as tidy as the rest of the house."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from kotatsu.cli.new_game import write
from kotatsu.core.errors import KotatsuError
from tests.packages import install, run, run_own_tests, with_packages

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games") / "three_stones"
    run([sys.executable, "-m", "kotatsu", "new-game", "three_stones", "--title", "Three Stones"], folder.parent)
    return folder


def test_a_new_game_is_installed_and_passes_its_own_tests(package: Path, tmp_path: Path) -> None:
    install(package, tmp_path, compiled=False)
    assert " passed" in run_own_tests(package, tmp_path, "-k", "not three_stones-3 and not three_stones-4")
    kotatsu = [sys.executable, "-m", "kotatsu"]
    assert "three_stones" in run([*kotatsu, "games"], package, with_packages(tmp_path))
    told = run([*kotatsu, "simulate", "three_stones", "--games", "20", "--jobs", "1"], package, with_packages(tmp_path))
    assert "20" in told
    run([*kotatsu, "clauses", "three_stones", "--tests", "tests"], package, with_packages(tmp_path))


def test_a_new_game_is_tidy(package: Path) -> None:
    """Formatted, without a lint, and nothing of the template is left in it."""
    settings = ["--config", str(ROOT / "pyproject.toml"), "--no-cache", str(package)]
    run([sys.executable, "-m", "ruff", "check", "--config", f'src=["{package}/src"]', *settings], package)
    run([sys.executable, "-m", "ruff", "format", "--check", *settings], package)
    for path in package.rglob("*.*"):
        assert path.is_dir() or "@" not in path.read_text("utf-8"), path


@pytest.mark.exhaustive
def test_a_new_game_is_typed_and_can_be_compiled(package: Path, tmp_path: Path) -> None:
    install(package, tmp_path, compiled=True)
    assert list((tmp_path / "three_stones").glob("steps.*.so"))
    assert " passed" in run_own_tests(package, tmp_path)
    run([sys.executable, "-m", "mypy", "--strict", "src"], package, with_packages(tmp_path), MYPYPATH="src")


@pytest.mark.parametrize(
    ("name", "title", "complaint"),
    [
        ("Go", "Go", "cannot be a name"),
        ("yokohama", "Mine", "is taken"),
        ("json", "Mine", "is taken"),
        ("import", "Mine", "is taken"),
        ("player", "Mine", "is taken"),
        ("mine", 'My "game"', "cannot be a title"),
        ("mine", "My {game}", "cannot be a title"),
    ],
)
def test_what_cannot_be_a_game(tmp_path: Path, name: str, title: str, complaint: str) -> None:
    with pytest.raises(KotatsuError, match=complaint):
        write(name, title, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "work").write_text("of years")
    with pytest.raises(KotatsuError, match="is there already"):
        write("mine", "Mine", tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["work"]
