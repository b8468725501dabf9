"""Writing files: whatever keeps one from being written is said in a sentence that names it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kotatsu.core.errors import KotatsuError


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """What is done meanwhile writes a file or a folder. Errors of an open file do not say themselves which one it is."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise KotatsuError(f"{path} cannot be written ({reason}): make room there, or name another place") from None


def write_text(path: Path, text: str) -> None:
    """Write a whole file; what goes wrong is told with its name."""
    with writing(path):
        path.write_text(text, encoding="utf-8")
