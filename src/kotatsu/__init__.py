"""Kotatsu: a platform for board games."""

from kotatsu._version import __version__

__all__ = ["__version__"]
