"""The package can be imported and knows its version."""

import pytest

import kotatsu


@pytest.mark.both_ways
def test_version() -> None:
    assert kotatsu.__version__.count(".") == 2
