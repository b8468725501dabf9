"""What is given away: an archive of the source, and a wheel that plays without a compiler and without the project folder."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import pytest
from tools.bootstrap import find_uv, uv_environment

from kotatsu.version import VERSION, is_compiled

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
PATIENCE = 180.0  # seconds, however busy the machine is
MADE = (".pyc", ".so")
BUILD = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"


def run(*command: object, env: dict[str, str] | None = None) -> str:
    """What a command prints that must succeed."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def source_files() -> set[str]:
    files = {path.relative_to(SOURCE) for path in (SOURCE / "kotatsu").rglob("*") if path.is_file()}
    return {path.as_posix() for path in files if path.suffix not in MADE}


class Empty:
    """An environment with nothing in it, in a home where nobody has played yet."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.bin = folder, folder / "venv" / "bin"
        self.uv, self.uv_env = find_uv(), uv_environment()
        run(self.uv, "venv", "--quiet", "--python", sys.executable, folder / "venv", env=self.uv_env)
        (folder / "home").mkdir()
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("KOTATSU_", "PYTHON", "XDG_"))
        }
        self.env = {**kept, "HOME": str(folder / "home"), "PATH": "", "BROWSER": "true", "PYTHONUNBUFFERED": "1"}

    def install(self, *what: object) -> None:
        run(self.uv, "pip", "install", "--quiet", "--python", self.bin / "python", *what, env=self.uv_env)

    def borrow_packages(self) -> None:
        """Make the packages of these tests seen behind its own."""
        where = sysconfig.get_path("purelib", vars={"base": str(self.folder / "venv")})
        (Path(where) / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")

    def says(self, *command: str) -> str:
        words = [str(self.bin / command[0]), *command[1:]]
        done = subprocess.run(words, cwd=self.folder, env=self.env, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    @contextmanager
    def lobby(self) -> Iterator[str]:
        """Where the house is that `kotatsu` alone opens."""
        with subprocess.Popen(
            [str(self.bin / "kotatsu")], cwd=self.folder, env=self.env, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            try:
                found = re.match(r"Kotatsu is at (\S+) ", process.stdout.readline())
                assert found is not None
                yield found[1]
            finally:
                process.terminate()


def ask(address: str) -> str:
    """An answer of a house that may still be on its way up."""
    for _ in range(round(PATIENCE / 0.1)):
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
                return str(answer.read().decode())
        except urllib.error.URLError:
            time.sleep(0.1)
    raise AssertionError(f"{address} does not answer")


def check(empty: Empty, compiled: bool) -> None:
    """It is the wheel that runs, and the lobby opens."""
    assert empty.says("kotatsu", "--version") == f"kotatsu {VERSION} ({'compiled' if compiled else 'interpreted'})"
    assert empty.says("python", "-c", "import kotatsu; print(kotatsu.__file__)").startswith(str(empty.folder))
    with empty.lobby() as address:
        assert 'href="/rules/' in ask(f"{address}/")
        assert ask(f"{address}/health")


def test_a_wheel_of_what_is_built_opens_the_lobby(tmp_path: Path) -> None:
    for what in ("build_sdist", "build_wheel"):
        run(sys.executable, "-c", BUILD, what, tmp_path)
    wheel, archive = next(tmp_path.glob("*.whl")), next(tmp_path.glob("*.tar.gz"))
    with ZipFile(wheel) as packed, tarfile.open(archive) as tar:
        in_wheel = {name for name in packed.namelist() if ".dist-info/" not in name}
        in_archive = {name.partition("/src/")[2] for name in tar.getnames() if "/src/kotatsu/" in name}
    made = {"kotatsu/compiled.txt"} if is_compiled() else set()  # for which kernel games are compiled
    assert {name for name in in_wheel if not name.endswith(".so")} == source_files() | made
    assert source_files() <= in_archive
    assert any(name.endswith(".so") for name in in_wheel) == is_compiled()
    empty = Empty(tmp_path)
    empty.install("--no-deps", "--offline", wheel)
    empty.borrow_packages()
    check(empty, is_compiled())


@pytest.mark.exhaustive
def test_a_release_needs_neither_compiler_nor_project(tmp_path: Path) -> None:
    """`uv build` makes the wheel from the archive alone; with its packages from the index it runs."""
    empty = Empty(tmp_path)
    run(empty.uv, "build", "--quiet", "--out-dir", tmp_path, ROOT, env={**empty.uv_env, "KOTATSU_COMPILE": "1"})
    empty.install(next(tmp_path.glob("*.whl")))
    check(empty, compiled=True)
