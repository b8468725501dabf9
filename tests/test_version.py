"""The package can be imported, and the run on the installed package does not read the source folder."""

from pathlib import Path

import pytest

import kotatsu


@pytest.mark.both_ways
def test_version() -> None:
    assert kotatsu.__version__.count(".") == 2


def test_the_installed_package_is_tested() -> None:
    assert "site-packages" in Path(kotatsu.__file__).parts
