"""Settings of pytest for the tests, the documentation and the examples in docstrings."""

from __future__ import annotations

import pytest
from _pytest.doctest import DoctestItem


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Examples in docstrings belong to the run on the interpreted source: compiled functions hide theirs."""
    for item in items:
        if isinstance(item, DoctestItem):
            item.add_marker("both_ways")
