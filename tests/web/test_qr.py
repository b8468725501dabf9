"""Codes are read again as a phone would: from the drawing and from the characters of a terminal."""

from __future__ import annotations

import re

import pytest

from kotatsu.web.words.qr import QUIET_ZONE, code, code_in_terminal

Modules = list[list[bool]]

ADDRESSES = [
    "http://192.168.178.23:8777",
    "http://10.0.0.1:8777/join/-AbC_dEfGhIjKlMnOpQrStUvWxYz0123",
    "https://x.example/device/ABCD",
]
BLOCKS = {  # how many check words a block has, and how many data words each block: up to version 6
    "L": {1: (7, [19]), 2: (10, [34]), 3: (15, [55]), 4: (20, [80]), 5: (26, [108]), 6: (18, [68] * 2)},
    "M": {1: (10, [16]), 2: (16, [28]), 3: (26, [44]), 4: (18, [32] * 2), 5: (24, [43] * 2), 6: (16, [27] * 4)},
    "Q": {
        1: (13, [13]),
        2: (22, [22]),
        3: (18, [17] * 2),
        4: (26, [24] * 2),
        5: (18, [15, 15, 16, 16]),
        6: (24, [19] * 4),
    },
    "H": {
        1: (17, [9]),
        2: (28, [16]),
        3: (22, [13] * 2),
        4: (16, [9] * 4),
        5: (22, [11, 11, 12, 12]),
        6: (28, [15] * 4),
    },
}
LEVELS = "MLHQ"  # as they are numbered
MASKS = [
    lambda i, j: (i + j) % 2,
    lambda i, j: i % 2,
    lambda i, j: j % 3,
    lambda i, j: (i + j) % 3,
    lambda i, j: (i // 2 + j // 3) % 2,
    lambda i, j: i * j % 2 + i * j % 3,
    lambda i, j: (i * j % 2 + i * j % 3) % 2,
    lambda i, j: ((i + j) % 2 + i * j % 3) % 2,
]


def from_drawing(svg: str) -> Modules:
    """The dark lines of the drawing as modules."""
    size = int(re.findall(r'viewBox="0 0 (\d+) ', svg)[0])
    grid = [[False] * size for _ in range(size)]
    (line,) = re.findall(r'stroke="#16304d" d="([^"]+)"', svg)
    x = y = 0.0
    for kind, numbers in re.findall(r"([Mmh])([^Mmh]+)", line):
        values = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        if kind == "M":
            x, y = values
        elif kind == "m":
            x, y = x + values[0], y + values[1]
        else:
            for column in range(int(x), int(x + values[0])):
                grid[int(y)][column] = True
            x += values[0]
    return _inside(grid)


def from_terminal(text: str) -> Modules:
    """Light modules are blocks, because a terminal is dark."""
    light = {"█": (1, 1), "▀": (1, 0), "▄": (0, 1), " ": (0, 0)}
    grid = []
    for line in text.splitlines():
        for half in (0, 1):
            grid.append([not light[sign][half] for sign in line])
    return _inside(grid[: len(grid[0])])


def _inside(grid: Modules) -> Modules:
    border = [row[:QUIET_ZONE] + row[-QUIET_ZONE:] for row in grid] + grid[:QUIET_ZONE] + grid[-QUIET_ZONE:]
    assert not any(any(row) for row in border)
    return [row[QUIET_ZONE:-QUIET_ZONE] for row in grid[QUIET_ZONE:-QUIET_ZONE]]


def read(grid: Modules) -> str:
    size = len(grid)
    version = (size - 17) // 4
    told = _bits(grid[8][column] for column in (0, 1, 2, 3, 4, 5, 7, 8))
    told = told << 7 | _bits(grid[row][8] for row in (7, 5, 4, 3, 2, 1, 0))
    twice = _bits(grid[row][8] for row in range(size - 1, size - 8, -1))
    assert told == twice << 8 | _bits(grid[8][column] for column in range(size - 8, size))
    told ^= 0x5412
    level, mask = LEVELS[told >> 13], MASKS[told >> 10 & 7]
    words = _words(grid, version, mask)
    checks, sizes = BLOCKS[level][version]
    blocks: list[list[int]] = [[] for _ in sizes]
    for place in range(max(sizes)):
        for block, length in zip(blocks, sizes, strict=True):
            if place < length:
                block.append(words.pop(0))
    data = [word for block in blocks for word in block]
    for place in range(checks * len(blocks)):
        blocks[place % len(blocks)].append(words.pop(0))
    assert all(_is_whole(block, checks) for block in blocks)
    bits = "".join(f"{word:08b}" for word in data)
    assert bits[:4] == "0100"  # bytes
    count = int(bits[4:12], 2)
    return bytes(int(bits[12 + 8 * n : 20 + 8 * n], 2) for n in range(count)).decode()


def _bits(modules: object) -> int:
    return int("".join(str(int(module)) for module in modules), 2)  # type: ignore[attr-defined]


def _words(grid: Modules, version: int, mask: object) -> list[int]:
    size, bits = len(grid), []
    columns = [column for column in range(size - 1, 0, -2) if column > 6] + [5, 3, 1]
    for number, right in enumerate(columns):
        rows = range(size - 1, -1, -1) if number % 2 == 0 else range(size)
        for row in rows:
            for column in (right, right - 1):
                if not _is_fixed(row, column, size, version):
                    bits.append(grid[row][column] ^ (mask(row, column) == 0))  # type: ignore[operator]
    return [_bits(bits[first : first + 8]) for first in range(0, len(bits) - 7, 8)]


def _is_fixed(row: int, column: int, size: int, version: int) -> bool:
    corner = (row < 9 and column < 9) or (row < 9 and column >= size - 8) or (row >= size - 8 and column < 9)
    middle = size - 7
    aligned = version > 1 and abs(row - middle) <= 2 and abs(column - middle) <= 2
    return corner or aligned or row == 6 or column == 6


def _is_whole(block: list[int], checks: int) -> bool:
    """Whether no word of a block is wrong: all its syndromes are 0."""
    powers = [1]
    for _ in range(254):
        doubled = powers[-1] << 1
        powers.append(doubled ^ 0x11D if doubled > 255 else doubled)
    logs = {power: place for place, power in enumerate(powers)}
    for root in range(checks):
        total = 0
        for word in block:
            total = (powers[(logs[total] + root) % 255] if total else 0) ^ word
        if total:
            return False
    return True


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_code_leads_where_it_says(address: str) -> None:
    assert read(from_drawing(code(address, "a <label>"))) == address
    assert read(from_terminal(code_in_terminal(address))) == address


def test_a_code_has_its_label_escaped() -> None:
    assert "<title>a &lt;label&gt; &amp; b</title>" in code("http://x", "a <label> & b")
