"""The command `kotatsu`. Each command is a module: what it is for, its `arguments`, and `run`, which returns an exit code.

Exit codes: 0 fine, 1 a check that does not hold, 2 something given is wrong, 130 interrupted.
"""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from kotatsu.bots.processes import end_with_starter
from kotatsu.cli import (
    admin,
    balance,
    bench,
    box,
    check,
    clauses,
    engine,
    export,
    games,
    lab,
    new_game,
    play,
    position,
    replay,
    serve,
    simulate,
    tournament,
    worker,
)
from kotatsu.core.errors import KotatsuError
from kotatsu.version import VERSION, is_compiled

COMMANDS = (
    serve,
    worker,
    admin,
    play,
    games,
    simulate,
    tournament,
    balance,
    lab,
    export,
    engine,
    replay,
    position,
    box,
    check,
    clauses,
    new_game,
    bench,
)
USUAL = ["serve"]  # what somebody wants who says nothing
WRONG_INPUT = 2
INTERRUPTED = 130
OF_DISKS = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and turn what can go wrong into an exit code and at most one line."""
    _have_output()
    given = list(sys.argv[1:] if arguments is None else arguments)
    args = make_parser().parse_args(given or USUAL)
    end_with_starter()
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except KotatsuError as error:
        print(f"kotatsu: {error}", file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read the output has seen enough
        _drop_output()
        return 0
    except (OSError, ModuleNotFoundError) as error:  # no room, no rights, something that is not installed
        print(f"kotatsu: {_told(error)}", file=sys.stderr)
        _drop_output()
        return WRONG_INPUT
    return code


def _told(error: Exception) -> str:
    """What is wrong, and where. Files are named where they are written; an error of a disk that names none is of the output."""
    if isinstance(error, OSError) and error.filename is None and error.errno in OF_DISKS:
        return f"the output cannot be written ({error.strerror}): make room there, or send it elsewhere"
    return str(error)


def _have_output() -> None:
    """Who starts a program without a place for its words does not want to read them."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - as long as the program runs


def _drop_output() -> None:
    """Without this, Python would complain once more while it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="kotatsu",
        description="Strategy games of Japan: play them here, let bots play them, check their rules.",
        epilog="Without a command it opens the lobby in the browser. `kotatsu COMMAND --help` tells more about a command.",
    )
    speed = "compiled" if is_compiled() else "interpreted"
    parser.add_argument("--version", action="version", version=f"kotatsu {VERSION} ({speed})")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        summary, name = command.SUMMARY, command.__name__.rpartition(".")[2].replace("_", "-")
        what = f"{summary}. {command.DETAILS}".strip()
        described = commands.add_parser(name, help=summary[0].lower() + summary[1:], description=what)
        command.arguments(described)
        described.set_defaults(run=command.run)
    return parser
