"""Laws that every position of every game keeps."""

from __future__ import annotations

import pytest

from kotatsu.testing import some_laws
from tests.tables import GAMES

pytestmark = pytest.mark.both_ways

TestPositions = some_laws("positions", GAMES)
