"""The command, run as a person or a program would.

To start a program takes longer than most of what it is asked, so it runs in the process of the test. Where it matters that it
is one of its own (it serves, it is measured, it is killed, its first words count) a test says `how=kotatsu`.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from kotatsu.cli import main

PROGRAM = Path(sys.executable).with_name("kotatsu")


class Done(NamedTuple):
    """What a run has come to."""

    returncode: int
    stdout: str
    stderr: str


def kotatsu(*arguments: object, typed: str = "", cwd: Path | None = None) -> Done:
    """The installed program, in a process of its own."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    done = subprocess.run(
        [PROGRAM, *map(str, arguments)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
        cwd=cwd,
        env=env | {"LC_ALL": "C.UTF-8"},
        timeout=120,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def here(*arguments: object, typed: str = "", cwd: Path | None = None) -> Done:
    """The same without starting anything."""
    out, wrong, code = io.StringIO(), io.StringIO(), 0
    with (
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(wrong),
        contextlib.chdir(cwd or Path.cwd()),
        mock.patch("sys.stdin", io.StringIO(typed)),
    ):
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as end:
            code = int(end.code or 0)
    return Done(code, out.getvalue(), wrong.getvalue())


How = Callable[..., Done]


def output(*arguments: object, typed: str = "", cwd: Path | None = None, how: How = here) -> str:
    """What a run that must succeed prints."""
    done = how(*arguments, typed=typed, cwd=cwd)
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout


def data(*arguments: object, how: How = here) -> Any:
    return json.loads(output(*arguments, "--json", how=how))


def complaint(*arguments: object, typed: str = "", how: How = here) -> str:
    """The one line that a run with wrong input prints."""
    done = how(*arguments, typed=typed)
    assert done.returncode == 2, done
    lines = done.stderr.splitlines()
    assert len(lines) == 1 and lines[0].startswith("kotatsu: "), done.stderr
    return lines[0].removeprefix("kotatsu: ")
