"""Hidden stays hidden, and after the end everything is open (EDO-11.1, YOK-14.1, AIR-2.1)."""

from __future__ import annotations

import pytest

from kotatsu.testing import some_laws
from tests.tables import GAMES

pytestmark = pytest.mark.both_ways

TestSecrets = some_laws("secrets", GAMES)
