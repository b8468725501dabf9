"""The same games as pure Python, in a process of their own that measures when it is asked to.

The source of a compiled module is installed beside it. The other process finds modules of this package by their source
only, so nothing else has to be there to compare.
"""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType, TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

PACKAGE = "kotatsu"


class SourceOnly(MetaPathFinder):
    """Finds the modules of this package by their .py files, whatever else lies beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(f"{PACKAGE}."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname, target)
            if spec is not None:
                return spec
        return None


class Interpreted:
    """The other process, seen from here."""

    def __init__(self, components: Path | None = None) -> None:
        self._components = None if components is None else str(components)
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-B", __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Interpreted:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()

    def measure(self, name: str, work: str, seconds: float) -> float:
        """How much of some work of a game is done in a second."""
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.dumps([name, work, seconds, self._components]) + "\n")
        self._process.stdin.flush()
        return float(self._process.stdout.readline())


def answer() -> None:
    """Measure whatever game the other end names, until it closes."""
    sys.meta_path.insert(0, SourceOnly())
    from kotatsu.bench.clock import measure
    from kotatsu.bench.own import OwnGame
    from kotatsu.version import is_compiled

    assert not is_compiled()
    games: dict[str, OwnGame] = {}
    for line in sys.stdin:
        name, work, seconds, components = json.loads(line)
        if name not in games:
            games[name] = OwnGame(name, components)
        print(measure(getattr(games[name], work), seconds)[0], flush=True)


if __name__ == "__main__":
    answer()
