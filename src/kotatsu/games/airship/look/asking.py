"""What a question brings forward: the scenes it is about, how its options are offered, and what one click can do at once."""

from __future__ import annotations

from collections.abc import Mapping

from kotatsu.board.drawing import Canvas
from kotatsu.board.look import Aim, Focus, Tray
from kotatsu.board.markup import EMPTY, Markup, icon, join, rect
from kotatsu.board.ornaments import card, halo, lettering, measure
from kotatsu.core.bits import has
from kotatsu.games.airship.components import ARCHITECT, KIND, MARKET, RESOURCE_IDS, SHIPYARD, VALLEY, WORKSHOP
from kotatsu.games.airship.grid import destinations
from kotatsu.games.airship.look.cards import Print
from kotatsu.games.airship.meta import Airship
from kotatsu.games.airship.moves import FULFIL, GATHER, RESOURCES, TAKE, TILES, TO, WORKER
from kotatsu.games.airship.pending import Pending
from kotatsu.games.airship.state import AirshipState
from kotatsu.games.airship.steps.bonuses import PickBonus, PickRide
from kotatsu.games.airship.steps.turn import Destination, Move, origins, single_origin

ABOVE = Focus("sky", ("city",))
GIVING = Focus("city", ("sky",))
TRADING = Focus("contracts", ("workshop",))
STORING = Focus("workshop", ("sky",))
AT_WORK = {SHIPYARD: GIVING, ARCHITECT: GIVING, MARKET: TRADING, WORKSHOP: STORING}  # by kind of tile


def at_work(view: AirshipState) -> Focus:
    """Where the action of the open tile is carried out."""
    step = view.stack[-1]
    assert isinstance(step, Pending)
    return AT_WORK.get(KIND[step.tile], ABOVE)


def afterwards(view: AirshipState) -> Focus:
    """All workers have moved: what could still be delivered comes forward."""
    kept = view.players[view.active].open_contracts()
    ready = any(has(kept, code - FULFIL) for code in view.moves(view.active) if code >= FULFIL)
    return TRADING if ready else ABOVE


FOCUS: Mapping[str, Aim] = {
    "move": ABOVE,
    "destination": ABOVE,
    "act": at_work,
    "last": afterwards,
    "develop": ABOVE,
    "second-shift": ABOVE,
    "pick-bonus": STORING,
    "pick-bonus-before": STORING,
    "pick-ride": STORING,
    "negotiate": STORING,
    "stage-choice": STORING,
    "barter": STORING,
}
TAKING = ("pick-bonus", "pick-bonus-before", "pick-ride", "stage-choice", "barter")
TRAYS = dict.fromkeys(TAKING, Tray.THINGS) | {"negotiate": Tray.BUTTONS}


# -- things ------------------------------------------------------------------------------------------

WIDE, TALL = 130.0, 120.0


def thing(game: Airship, view: AirshipState, code: int, canvas: Canvas, printed: Print) -> Markup:
    """A resource that is taken, with the store before and after it."""
    if not TAKE <= code < TAKE + RESOURCES:
        return EMPTY
    resource = code - TAKE
    seat = view.stack[-1].seat(view)
    have = view.players[seat].stock[resource]
    room = view.room(seat, resource)
    gain = min(_amount(view), max(room, 0))
    told = f"+{gain}"
    store = f"{have} → {have + gain} / {have + max(room, 0)}"
    across = measure(told, 26, bold=True) + 48
    left = (WIDE - across) / 2
    return join(
        [
            halo(0, 0, WIDE, TALL, 10, 0),
            card(0, 0, WIDE, TALL, "", 10),
            lettering(left, 52, told, 26, "serif"),
            icon(RESOURCE_IDS[resource], left + across - 40, 22, 40),
            rect(8, TALL - 40, WIDE - 16, 30, "step", 8),
            lettering(WIDE / 2, TALL - 18, store, 18, "", "middle", bold=True),
        ]
    )


def _amount(view: AirshipState) -> int:
    """How many units the open bonus gives."""
    step = view.stack[-1]
    if isinstance(step, PickBonus):
        return view.box.bonus_n[KIND[step.tile]]
    return view.box.piggyback_n[KIND[step.tile]] if isinstance(step, PickRide) else 1


# -- what one click can do ---------------------------------------------------------------------------


def shortcuts(game: Airship, view: AirshipState) -> dict[str, tuple[int, ...]]:
    """Tiles on which one click answers several questions that have one sensible answer each.

    A tile that only one of the own workers can reach names the worker too. Gathering follows at once if nothing of it would be
    lost and nobody else on the tile would get any of it; what is a choice is still asked.
    """
    step = view.stack[-1] if view.stack else None
    if not isinstance(step, Move | Destination):
        return {}
    seat = view.active
    asked = single_origin(view, seat) if isinstance(step, Move) else step.origin
    starts = [asked] if asked >= 0 else [tile for tile in range(TILES) if has(origins(view, seat), tile)]
    own = view.own_positions(seat)
    found: dict[str, tuple[int, ...]] = {}
    for tile in range(TILES):
        ways = [start for start in starts if has(destinations(view.where[start], own), view.where[tile])]
        if len(ways) == 1 and not has(own, view.where[tile]):
            first = (WORKER + ways[0],) if asked < 0 else ()
            codes = (*first, TO + tile, *_gathering(view, seat, tile))
            if len(codes) > 1:
                found[f"tile-{game.names.tile.ids[tile]}"] = codes
    return found


def _gathering(view: AirshipState, seat: int, tile: int) -> tuple[int, ...]:
    """Gathering on a tile, if there is nothing to think about."""
    kind = KIND[tile]
    if kind > VALLEY:
        return ()
    gain = view.box.gain[kind]
    fits = all(view.room(seat, resource) >= n for resource, n in enumerate(gain) if n)
    alone = not any(player.standing_on(tile) for other, player in enumerate(view.players) if other != seat)
    return (GATHER + kind,) if fits and alone else ()
