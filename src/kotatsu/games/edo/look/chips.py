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
        Chip(name, str(n), texts.message("board-chip-good", good=texts.member(GOOD, good), n=n), quiet=not n)
        for good, (name, n) in enumerate(zip(RESOURCE_IDS, player.goods, strict=False))
    ]
    if player.ryo == HIDDEN:
        row.append(Chip("ryo", "?", texts.message("board-chip-ryo-hidden"), quiet=True))
    else:
        row.append(Chip("ryo", str(player.ryo), texts.message("board-chip-ryo", n=player.ryo), quiet=not player.ryo))
    counted = [
        ("official", "officials", player.officials),
        ("shogun", "shoguns", player.shoguns),
        ("samurai", "samurai", len(player.samurai)),
        ("house", "houses", player.houses),
        ("kontor", "kontors", player.kontors),
    ]
    row += [Chip(icon, str(n), texts.message(f"board-chip-{name}", n=n), quiet=not n) for icon, name, n in counted]
    here = in_edo(view, seat)
    row.append(Chip("castle", "EDO", texts.message("table-in-edo" if here else "table-not-in-edo"), quiet=not here))
    for card in members(player.cards):
        name = texts.member(game.names.special, card)
        fresh = has(player.fresh, card)
        row.append(Chip("special", name, texts.message("table-fresh", card=name) if fresh else name, quiet=fresh))
    return row
