"""What lies in front of a player, in short."""

from __future__ import annotations

from kotatsu.board.drawing import Chip
from kotatsu.core.bits import count, has, members
from kotatsu.core.state import NONE
from kotatsu.core.texts import Texts
from kotatsu.games.yokohama.components import GOOD_IDS
from kotatsu.games.yokohama.look.describe import Teller
from kotatsu.games.yokohama.meta import Yokohama
from kotatsu.games.yokohama.names import GOOD
from kotatsu.games.yokohama.state import CARDS, YokohamaState

FIRST = ("yen", "up", "orders")  # besides the goods, in the one line of a phone


def chips(game: Yokohama, view: YokohamaState, seat: int, texts: Texts) -> list[Chip]:
    """What lies in front of a player, as icons with numbers; technology by its name."""
    player, box = view.players[seat], game.box
    left = [str(view.strength_of(seat, card)) for card in range(CARDS) if player.lies_in[card] == NONE]
    numbers = [
        ("yen", "yen", player.yen),
        ("import", "up", player.up),
        ("import-down", "down", player.down),
        ("extra-1", "extra-1", player.extra[0]),
        ("extra-2", "extra-2", player.extra[1]),
        ("order", "orders", len(player.orders) + len(player.drawn)),
        ("fulfilled", "fulfilled", count(player.fulfilled)),
        ("faith", "churches", len(player.churches)),
        ("agent", "agents", player.agents),
        ("shop", "shops", box.shops - count(player.shops)),
        ("warehouse", "warehouses", box.warehouses - count(player.warehouses)),
    ]
    row = [
        Chip(name, str(n), texts.message("chip-good", good=texts.member(GOOD, good), n=n), quiet=not n, first=True)
        for good, (name, n) in enumerate(zip(GOOD_IDS, player.goods, strict=True))
    ]
    row += [
        Chip(icon, str(n), texts.message(f"chip-{name}", n=n), quiet=not n, first=name in FIRST)
        for icon, name, n in numbers
    ]
    strengths = " ".join(left) or "–"
    row.append(Chip("strength", strengths, texts.message("chip-strengths", n=strengths), quiet=not left))
    teller = Teller(game, view, texts)
    for card in members(player.techs):
        name = texts.member(game.names.tech, card)
        row.append(Chip("tech", name, teller.own_tech(player, card), quiet=has(player.tapped, card)))
    return row
