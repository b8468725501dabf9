"""The languages everything is told in. A further one needs its texts, and its name here."""

from __future__ import annotations

LANGUAGES = ("en", "de")
