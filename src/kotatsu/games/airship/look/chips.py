"""What lies in front of a player, in short: icons with numbers beside the player's name."""

from __future__ import annotations

from kotatsu.board.drawing import Chip
from kotatsu.core.bits import count, has
from kotatsu.core.state import NONE
from kotatsu.core.texts import Texts
from kotatsu.games.airship.components import BONUS_IDS, LEVELS, RESOURCE_IDS
from kotatsu.games.airship.look.describe import Teller
from kotatsu.games.airship.meta import Airship
from kotatsu.games.airship.moves import RESOURCES
from kotatsu.games.airship.state import AirshipState

FIRST = ("workers", "markers", "contracts")  # in the one line of a phone too


def chips(game: Airship, view: AirshipState, seat: int, texts: Texts) -> list[Chip]:
    player = view.players[seat]
    teller = Teller(game, view, texts)
    row: list[Chip] = []
    for resource in range(RESOURCES):
        n = player.stock[resource]
        room = n + view.room(seat, resource)
        label = texts.message("board-stock", resource=teller.resource(resource, 2), n=n, capacity=room)
        row.append(Chip(RESOURCE_IDS[resource], f"{n}/{room}", label, quiet=not n, first=True))
    supply = player.workers.count(NONE)
    numbers = [
        ("worker", "workers", supply),
        ("marker", "markers", player.markers),
        ("contract", "contracts", count(player.open_contracts())),
        ("fulfilled", "fulfilled", count(player.fulfilled)),
        ("failed", "failed", count(player.failed)),
    ]
    row += [
        Chip(icon, str(n), texts.message(f"board-chip-{name}", n=n), quiet=not n, first=name in FIRST)
        for icon, name, n in numbers
    ]
    for bonus in range(len(BONUS_IDS)):
        locked = not view.unlocked(seat, bonus)
        used = has(player.used, bonus)
        given = sum(player.given[LEVELS * bonus : LEVELS * bonus + LEVELS])
        text = f"{given}/{game.box.to_unlock[bonus]}" if locked else "–" if used else "✓"
        row.append(Chip(BONUS_IDS[bonus], text, teller.bonus(seat, bonus), quiet=locked or used))
    return row
