"""Icons of the pages."""

from __future__ import annotations


def generic_icons() -> str:
    return ""
