# kotatsu: compiled
"""The other readings of the rule book that a table may play by: bits in the order of the options in `meta.py`."""

from __future__ import annotations

from typing import Final

ONE_CLOSES_ALL: Final = 1  # a facility without free spaces closes all of them (AIR-6.4.2)
MAY_DEVELOP: Final = 2  # nobody has to develop a tile after an upgrade (AIR-6.6.3)
UPGRADE_BEFORE: Final = 4  # an upgrade earns nothing with the action that brings it (AIR-7.1.4)
