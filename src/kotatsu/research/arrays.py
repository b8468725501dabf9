"""Numbers of the kernel as NumPy arrays, without copying them."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


def as_array(numbers: Any, kind: Any, rows: int = 0) -> NDArray[Any]:
    """What stands in a vector, for reading; in so many rows, if it has any."""
    flat: NDArray[Any] = np.frombuffer(numbers, kind)
    return flat.reshape(rows, -1) if rows else flat
