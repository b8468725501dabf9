"""Placeholder of the command line: it only knows its version."""

from __future__ import annotations

import sys

from kotatsu import __version__


def main() -> int:
    """Print the version and the arguments."""
    print("kotatsu", __version__, *sys.argv[1:])
    return 0
