# kotatsu: compiled
"""The position before the first decision (section 2 of the rules)."""

from __future__ import annotations

from kotatsu.core.rng import Rng
from kotatsu.games.edo.components import MERCHANTS, Box
from kotatsu.games.edo.moves import CITIES, SPECIALS
from kotatsu.games.edo.state import EdoState, Player
from kotatsu.games.edo.steps.draft import Draft
from kotatsu.games.edo.steps.rounds import StartRound


def blank(box: Box, seats: int) -> EdoState:
    """An empty map with the full supplies beside it; the map follows from the number of players (EDO-2.1)."""
    state = EdoState(box, seats, Rng(0, 0, 0, 0), [_blank_player(box) for _ in range(seats)])
    state.cities = [[] for _ in range(CITIES)]
    state.shoguns = box.shoguns  # EDO-1.2
    state.fortresses = box.fortresses
    state.merchant = box.merchant_start  # EDO-2.4
    state.derive()
    return state


def _blank_player(box: Box) -> Player:
    """EDO-2.5: the basic cards need no place of their own, everybody has them all the time."""
    player = Player()
    player.ryo = box.start_ryo
    player.houses = box.houses
    player.kontors = box.kontors
    player.officials = box.figures
    return player


def deal(box: Box, seats: int, rng: Rng) -> EdoState:
    """Shuffle and lay out. Everything random later follows from these orders (EDO-11.2)."""
    state = blank(box, seats)
    state.rng = rng
    state.starter = rng.below(seats)  # EDO-2.1
    state.active = state.starter
    specials = _shuffled(SPECIALS, rng)  # EDO-2.2
    rest = SPECIALS - box.display
    state.special_display = specials[rest:]
    state.special_deck = specials[:rest]
    merchants = _shuffled(MERCHANTS, rng)  # EDO-2.3
    state.merchant_now = merchants[MERCHANTS - 1 :]
    state.merchant_deck = merchants[: MERCHANTS - 1]
    state.push(StartRound())
    state.push(Draft(0))
    return state


def _shuffled(size: int, rng: Rng) -> list[int]:
    cards = list(range(size))
    rng.shuffle(cards)
    return cards
