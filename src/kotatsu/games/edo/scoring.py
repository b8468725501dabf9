# kotatsu: compiled
"""Influence in the cities (EDO-7.4, EDO-7.5) and the final scoring (section 9 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kotatsu.core.bits import times
from kotatsu.games.edo.components import EDO, FORTRESS_PIECE, HOUSE, KONTOR, KONTOR_PIECE, Box

if TYPE_CHECKING:
    from kotatsu.games.edo.state import EdoState


def influence(box: Box, pieces: list[int], seat: int) -> int:
    """How high a player ranks in a city: influence points first, then the earlier first plot. 0 for nobody there."""
    points = 0
    first = 0
    for plot, piece in enumerate(pieces):
        if piece != FORTRESS_PIECE and piece % KONTOR_PIECE == seat:
            points += box.influence[HOUSE if piece < KONTOR_PIECE else KONTOR]  # EDO-7.4
            if not first:
                first = box.plots - plot  # always different: no two players share a rank (EDO-7.5)
    return points * (box.plots + 1) + first


def income(state: EdoState, city: int, pieces: list[int], seat: int) -> int:
    """What a city with these buildings pays to a player: all to one alone, else a share by rank (EDO-7.3, EDO-7.6)."""
    if not pieces:
        return 0
    box = state.box
    own = influence(box, pieces, seat)
    if not own:
        return 0
    present = 0
    rank = 0
    for other in range(state.seats):
        level = influence(box, pieces, other)
        if level:
            present += 1
            if level > own:
                rank += 1
    return box.shares[state.board.income[city]][present][rank]


def in_edo(state: EdoState, seat: int) -> bool:
    """Whether the duty to build a house in EDO is done (EDO-9.1)."""
    return times(state.cities[EDO], seat) > 0


def score(state: EdoState, seat: int) -> list[int]:
    """Power points by source, then those for samurai and money, which only players with a house in EDO get (EDO-9.2)."""
    player = state.players[seat]
    points = player.power[:]
    if in_edo(state, seat):
        points.append(state.box.samurai_points * len(player.samurai))
        points.append(player.ryo // state.box.ryo_per_point if player.ryo > 0 else 0)
    else:
        points += [0, 0]
    return points


def places(state: EdoState) -> list[int]:
    """Who is in EDO, by points, then resources, then influence in EDO (EDO-9.3); then the others by points (EDO-9.4)."""
    keys: list[list[int]] = []
    for seat in range(state.seats):
        total = sum(score(state, seat))
        if in_edo(state, seat):
            goods = sum(state.players[seat].goods)
            keys.append([1, total, goods, influence(state.box, state.cities[EDO], seat)])
        else:
            keys.append([0, total, 0, 0])
    # EDO-9.4: without any house in EDO nobody wins, so the first place stays empty
    first = 1 if any(key[0] for key in keys) else 2
    return [first + sum([1 for other in keys if other > key]) for key in keys]
