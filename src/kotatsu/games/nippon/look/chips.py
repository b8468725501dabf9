"""What lies in front of a player, in short."""

from __future__ import annotations

from kotatsu.board.drawing import Chip
from kotatsu.core.bits import count
from kotatsu.core.texts import Texts
from kotatsu.games.nippon.components import GOOD_IDS, INCOME, MINING, SHIPS, TECHNOLOGY, TRAINS, TRANSPORT_IDS
from kotatsu.games.nippon.meta import Nippon
from kotatsu.games.nippon.moves import CONTRACTS, GOODS
from kotatsu.games.nippon.state import NipponState

FIRST = ("yen", "coal", "blueprints", "workers", "technology")  # what one pays with, in a phone's one line too
MOST_FIRST = 7


def chips(game: Nippon, view: NipponState, seat: int, texts: Texts) -> list[Chip]:
    """What lies in front of a player, as icons with numbers."""
    player, box = view.players[seat], game.box
    dot = "." if texts.language == "de" else ","
    money = f"{player.yen:,}".replace(",", dot)
    numbers: list[tuple[str, str, int, str]] = [
        ("vp", "points", player.vp(), ""),
        ("yen", "yen", player.yen, money),
        ("coal", "coal", player.coal, ""),
        ("blueprints", "blueprints", player.blueprints, ""),
        ("worker", "workers", len(player.workers), ""),
        ("technology", "technology", box.track[TECHNOLOGY][player.technology], ""),
        ("mining", "mining", box.track[MINING][player.mining], ""),
        ("income", "income", box.track[INCOME][player.income] // 1000, ""),
    ]
    row = [
        Chip(name, told or str(n), texts.message(f"chip-{word}", n=n), quiet=not n, first=word in FIRST)
        for name, word, n, told in numbers
    ]
    goods = [good for good in range(GOODS) if player.makes(good)]
    shown = sorted(goods, key=lambda good: -player.goods[good])[: MOST_FIRST - len(FIRST)]
    for good in goods:
        n = player.goods[good]
        label = texts.message("chip-good", good=texts.member(game.names.good, good), n=n)
        row.append(Chip(GOOD_IDS[good], str(n), label, quiet=not n, first=good in shown))
    done = count(player.fulfilled)
    row.append(Chip("contract", f"{done}/{CONTRACTS}", texts.message("chip-contracts", n=done), quiet=not done))
    for kind in (TRAINS, SHIPS):
        n = box.vehicles[kind] - player.vehicles_gone(kind)
        row.append(Chip(TRANSPORT_IDS[kind], str(n), texts.message(f"chip-{TRANSPORT_IDS[kind]}", n=n), quiet=not n))
    return row
