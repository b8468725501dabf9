# kotatsu: compiled
"""The other readings of the rule book that a table may play by: bits in the order of the options in `meta.py`."""

from __future__ import annotations

from typing import Final

SCORING_ON_LEAVING: Final = 1  # a scoring takes place when the marker leaves its space, not when it comes (NIP-7.7)
BELOW_ZERO: Final = 2  # the victory points may fall below zero (NIP-1.14)
