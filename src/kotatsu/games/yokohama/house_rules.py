# kotatsu: compiled
"""The other readings of the rule book that a table may play by: bits in the order of the options in `meta.py`."""

from __future__ import annotations

from typing import Final

AGENTS_INSIDE: Final = 1  # agents may be used in the middle of an area action too (YOK-10.2)
BONUS_IS_DUE: Final = 2  # a strength bonus card must be taken where one can be (YOK-8.1)
