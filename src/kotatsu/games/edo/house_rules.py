# kotatsu: compiled
"""The other readings of the rule book that a table may play by: bits in the order of the options in `meta.py`."""

from __future__ import annotations

from typing import Final

SURPLUS_OFFICIALS: Final = 1  # officials may be placed in vain, up to four at a card (EDO-4.5)
MAY_DECLINE_INCOME: Final = 2  # money and rice from officials may be declined as well (EDO-5.6)
CROWDED_OUT: Final = 4  # with four or more samurai a field gives nothing (EDO-6.6.3)
