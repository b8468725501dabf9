# kotatsu: compiled
"""The opponents people choose from, each stronger than the one before. docs/bots.md has the figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from kotatsu.bots.bot import NO_LIMIT, Budget
from kotatsu.bots.planner import Amateur, Expert


class Novice(Amateur):
    """The first of six levels: sees little ahead and likes what is at hand."""

    name: ClassVar[str] = "novice"
    title: ClassVar[Mapping[str, str]] = {"en": "novice", "de": "Anfänger"}
    level: ClassVar[int] = 1
    budget: ClassVar[Budget] = Budget(12, 30.0)
    blur: ClassVar[int] = 60
    liking: ClassVar[int] = 39
    overlooks: ClassVar[int] = 82
    forgets: ClassVar[int] = 100


class Apprentice(Amateur):
    """The second of six levels."""

    name: ClassVar[str] = "apprentice"
    title: ClassVar[Mapping[str, str]] = {"en": "apprentice", "de": "Lehrling"}
    level: ClassVar[int] = 2
    budget: ClassVar[Budget] = Budget(20, 30.0)
    blur: ClassVar[int] = 58
    liking: ClassVar[int] = 36
    overlooks: ClassVar[int] = 55
    forgets: ClassVar[int] = 90


class Merchant(Amateur):
    """The third of six levels."""

    name: ClassVar[str] = "merchant"
    title: ClassVar[Mapping[str, str]] = {"en": "merchant", "de": "Kaufmann"}
    level: ClassVar[int] = 3
    budget: ClassVar[Budget] = Budget(36, 30.0)
    blur: ClassVar[int] = 46
    liking: ClassVar[int] = 30
    overlooks: ClassVar[int] = 41
    forgets: ClassVar[int] = 76


class Steward(Amateur):
    """The fourth of six levels: the last one that plays by feeling."""

    name: ClassVar[str] = "steward"
    title: ClassVar[Mapping[str, str]] = {"en": "steward", "de": "Verwalter"}
    level: ClassVar[int] = 4
    budget: ClassVar[Budget] = Budget(80, 30.0)
    blur: ClassVar[int] = 23
    liking: ClassVar[int] = 15
    overlooks: ClassVar[int] = 18
    forgets: ClassVar[int] = 40


class Daimyo(Expert):
    """The fifth of six levels: searches for a second."""

    name: ClassVar[str] = "daimyo"
    title: ClassVar[Mapping[str, str]] = {"en": "daimyō", "de": "Daimyō"}
    level: ClassVar[int] = 5
    budget: ClassVar[Budget] = Budget(250_000, 1.0)


class Shogun(Expert):
    """The last of six levels: searches for as long as people like to wait."""

    name: ClassVar[str] = "shogun"
    title: ClassVar[Mapping[str, str]] = {"en": "shōgun", "de": "Shōgun"}
    level: ClassVar[int] = 6
    budget: ClassVar[Budget] = Budget(NO_LIMIT, 5.0)
