"""Which Kotatsu this is."""

from __future__ import annotations

from pathlib import Path

from kotatsu._version import __version__ as VERSION

__all__ = ["VERSION", "is_compiled", "kernel_of"]

HERE = Path(__file__).parent
NOTE = "compiled.txt"  # left in a compiled package by `kotatsu.build`


def is_compiled() -> bool:
    """Whether the kernel runs as machine code."""
    import kotatsu.core.state as kernel

    return not (kernel.__file__ or "").endswith(".py")


def kernel_of(package: Path = HERE) -> str:
    """Which kernel a package was compiled with, as a hash of how everything lies in memory; empty if it is interpreted."""
    note = package / NOTE
    return note.read_text(encoding="utf-8").strip() if note.is_file() else ""
