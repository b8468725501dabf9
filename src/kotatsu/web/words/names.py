"""Names of people in messages that leave the house: their programs make links and calls of what looks like one."""

from __future__ import annotations

import re

INSIDE = re.compile(r"(?<=\S)([.:․。．｡])(?=[\w/\u200c\u200d])")  # what holds an address together
LOOKALIKES = str.maketrans({"@": "＠", "<": "‹", ">": "›"})  # "@everyone" and "<!channel>" call people elsewhere


def as_name_only(name: str) -> str:
    """A name with which nobody can lead others somewhere or call them; one that is just a name stays as it is."""
    return INSIDE.sub(r"\1 ", name.translate(LOOKALIKES))
