"""Which Kotatsu this is."""

from __future__ import annotations

from kotatsu._version import __version__ as VERSION

__all__ = ["VERSION", "is_compiled"]


def is_compiled() -> bool:
    """Whether the kernel runs as machine code."""
    import kotatsu.core.state as kernel

    return not (kernel.__file__ or "").endswith(".py")
