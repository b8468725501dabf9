"""Koi-Koi keeps the laws of the house."""

from pathlib import Path

from kotatsu.testing import laws

TestLaws = laws("koikoi", tests=Path(__file__).parent)
