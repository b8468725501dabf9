"""What lies in front of a player, in short."""

from __future__ import annotations

from kotatsu.board.drawing import Chip
from kotatsu.core.bits import has, members
from kotatsu.core.state import HIDDEN
from kotatsu.core.texts import Texts
from kotatsu.games.edo.components import RESOURCE_IDS
from kotatsu.games.edo.meta import Edo
from kotatsu.games.edo.names import GOOD
from kotatsu.games.edo.scoring import in_edo
from kotatsu.games.edo.state import EdoState


def chips(game: Edo, view: EdoState, seat: int, texts: Texts) -> list[Chip]:
    """Goods and money, people, buildings to come, a house in EDO, special cards by name."""
    player = view.players[seat]
    power = sum(player.power)
    row = [Chip("power", str(power), texts.message("board-chip-power", n=power), quiet=not power)]
    row += [
        Chip(name, str(n), texts.message("board-chip-good", good=texts.member(GOOD, good), n=n), not n, first=True)
        for good, (name, n) in enumerate(zip(RESOURCE_IDS, player.goods, strict=False))
    ]
    if player.ryo == HIDDEN:
        row.append(Chip("ryo", "?", texts.message("board-chip-ryo-hidden"), quiet=True, first=True))
    else:
        told = texts.message("board-chip-ryo", n=player.ryo)
        row.append(Chip("ryo", str(player.ryo), told, quiet=not player.ryo, first=True))
    people = [
        _free("official", "officials", player.free_own(), player.officials, texts),
        _free("shogun", "shoguns", player.free_shoguns(), player.shoguns - player.recruits, texts),
    ]
    n = len(player.samurai)
    people.append(Chip("samurai", str(n), texts.message("board-chip-samurai", n=n), quiet=not n, first=True))
    stock = [("house", "houses", player.houses), ("kontor", "kontors", player.kontors)]
    row += people
    row += [Chip(icon, str(n), texts.message(f"board-chip-{name}", n=n), quiet=not n) for icon, name, n in stock]
    here = in_edo(view, seat)
    row.append(Chip("castle", "EDO", texts.message("table-in-edo" if here else "table-not-in-edo"), quiet=not here))
    for card in members(player.cards):
        name = texts.member(game.names.special, card)
        fresh = has(player.fresh, card)
        row.append(Chip("special", name, texts.message("table-fresh", card=name) if fresh else name, quiet=fresh))
    return row


def _free(icon: str, name: str, free: int, all_of_them: int, texts: Texts) -> Chip:
    """Officials: those who are not placed yet, of all there are."""
    told = str(all_of_them) if free == all_of_them else f"{free}/{all_of_them}"
    label = texts.message(f"board-chip-{name}", free=free, n=all_of_them)
    return Chip(icon, told, label, quiet=not free, first=True)
