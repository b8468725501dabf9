"""What lies in front of a player, in short."""

from __future__ import annotations

from koikoi.components import KIND_IDS
from koikoi.meta import KoiKoi
from koikoi.state import KoiKoiState
from kotatsu.board.drawing import Chip
from kotatsu.core.bits import count
from kotatsu.core.texts import Texts


def chips(game: KoiKoi, view: KoiKoiState, seat: int, texts: Texts) -> list[Chip]:
    """Captured cards by kind, what they would bring, and whether koi-koi was said."""
    player = view.players[seat]
    row = []
    for kind, word in enumerate(KIND_IDS):
        n = count(player.taken & game.box.of_kind[kind])
        row.append(Chip(word, str(n), texts.message(f"chip-{word}", n=n), quiet=not n, first=True))
    made = view.made(seat)
    worth = made * view.factor(seat, made)
    row.append(Chip("trophy", str(worth), texts.message("chip-made", n=worth), quiet=not worth, first=True))
    row.append(Chip("hand", str(len(player.hand)), texts.message("chip-hand", n=len(player.hand))))
    if player.calls:
        row.append(Chip("koi", str(player.calls), texts.message("chip-calls", n=player.calls), first=True))
    return row
