"""The journal of a tournament: a line for each game that was played, so that nothing is played twice.

The first line says which tournament it is. A line that was cut off when the program was killed is dropped; its game is
played again and comes out the same.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from kotatsu.core.errors import FileError, KotatsuError
from kotatsu.core.writing import writing
from kotatsu.lab.playing import Key, Played


class Journal:
    """Open as long as a tournament writes to it; `games` are those that were there when it was opened."""

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        self.path = path
        with writing(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self.games = self._read(head)
        except BlockingIOError:
            os.close(self._file)
            raise KotatsuError(f"another tournament is writing to {path}") from None
        except BaseException:
            os.close(self._file)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        os.close(self._file)

    def add(self, games: Iterable[Played]) -> None:
        """Keep games: each is a whole line or none."""
        text = "".join(f"{json.dumps(game._asdict(), separators=(',', ':'))}\n" for game in games)
        self._append(text.encode())

    def _append(self, text: bytes) -> None:
        """Write all of it; a disk that is full gets nothing, so that the next line does not go on in the middle of one."""
        end = os.fstat(self._file).st_size
        rest = text
        with writing(self.path):
            try:
                while rest:
                    rest = rest[os.write(self._file, rest) :]
            except OSError:
                os.ftruncate(self._file, end)
                raise

    def _read(self, head: dict[str, Any]) -> dict[Key, Played]:
        kept = self.path.read_bytes()
        whole = kept[: kept.rfind(b"\n") + 1]
        if whole != kept:
            os.ftruncate(self._file, len(whole))
        lines = whole.decode(errors="replace").splitlines()
        if not lines:
            self._append(f"{json.dumps(head)}\n".encode())
            return {}
        self._check(_line(self.path, 1, lines[0]), head)
        games = [_game(self.path, number, line) for number, line in enumerate(lines[1:], 2)]
        return {game.key: game for game in games}

    def _check(self, found: Any, head: dict[str, Any]) -> None:
        if not isinstance(found, dict) or "tournament" not in found:
            raise FileError(str(self.path), 1, "this is no journal of a tournament")
        other = [name for name in head if found.get(name) != head[name]]
        if other:
            raise FileError(
                str(self.path), 1, f"this is another tournament ({', '.join(other)} differ); name another with --out"
            )


def _line(path: Path, number: int, text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise FileError(str(path), number, "this line is no JSON") from None


def _game(path: Path, number: int, text: str) -> Played:
    try:
        data = _line(path, number, text)
        return Played(**{**data, "lineup": tuple(data["lineup"])})
    except (TypeError, KeyError):
        raise FileError(str(path), number, "this line is no game") from None
