"""The installed command, run as a person or a program would."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

PROGRAM = Path(sys.executable).with_name("kotatsu")


def kotatsu(*arguments: object, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return subprocess.run(
        [PROGRAM, *map(str, arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
        cwd=cwd,
        env=env | {"LC_ALL": "C.UTF-8"},
        timeout=120,
    )


def output(*arguments: object, typed: str = "", cwd: Path | None = None) -> str:
    """What a run that must succeed prints."""
    done = kotatsu(*arguments, typed=typed, cwd=cwd)
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout


def data(*arguments: object) -> Any:
    return json.loads(output(*arguments, "--json"))


def complaint(*arguments: object, typed: str = "") -> str:
    """The one line that a run with wrong input prints."""
    done = kotatsu(*arguments, typed=typed)
    assert done.returncode == 2, done
    lines = done.stderr.splitlines()
    assert len(lines) == 1 and lines[0].startswith("kotatsu: "), done.stderr
    return lines[0].removeprefix("kotatsu: ")
