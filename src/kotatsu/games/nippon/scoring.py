# kotatsu: compiled
"""Region scoring, final scoring and the result (sections 8 and 9 of the rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kotatsu.core.bits import count, holds
from kotatsu.games.nippon.components import (
    ADVANCED,
    BEST_MACHINES,
    FOR_ACHIEVEMENTS,
    FOR_REGIONS,
    FOR_SHIPS,
    FOR_WAGES,
    FREE_COLOURS,
    INCOME,
    LAST_SCORING,
    MINING,
    MINING_STARS,
    MONEY,
    PRESENCE,
    SHIP_STARS,
    SHIP_VALUE,
    SHIPS,
    STAR_MINING,
    STAR_TECHNOLOGY,
    TECHNOLOGY,
    TECHNOLOGY_STARS,
    TIES,
    TRAIN_STARS,
    TRAIN_VALUE,
    TRAINS,
)
from kotatsu.games.nippon.house_rules import BELOW_ZERO, SCORING_ON_LEAVING
from kotatsu.games.nippon.moves import ACHIEVEMENTS, REGIONS

if TYPE_CHECKING:
    from kotatsu.games.nippon.state import NipponState, Player
# ranks below this are first or second, shared or not (NIP-8.7); without a tile nobody has a rank (NIP-8.8)
SHIPS_SCORE: Final = 2 * TIES


# -- regions ---------------------------------------------------------------------------------------


def influence(state: NipponState, region: int) -> vec[i64]:
    """The influence of every seat in a region and, last, of the overseas companies.

    Trains count only beside an influence tile (NIP-8.2); the companies have what is printed on the spaces without a tile
    (NIP-8.3, NIP-4.9.11).
    """
    first = region * (state.seats + 1)
    totals = state.sway[first : first + state.seats + 1]
    for seat in range(state.seats):
        if totals[seat]:
            player = state.players[seat]
            if player.trains_gone:
                totals[seat] = totals[seat] + player.trains[region] * vehicle_value(player, TRAINS)
    return totals


def vehicle_value(player: Player, kind: int) -> int:
    """What one train or ship counts, wherever and whenever it was placed (NIP-12.10)."""
    return player.effects[TRAIN_VALUE if kind == TRAINS else SHIP_VALUE]


def coming(state: NipponState) -> int:
    """Which of the scorings is next (NIP-7.8, NIP-9.3)."""
    return state.box.coming[max(0, scored_space(state))]


def scored_space(state: NipponState) -> int:
    """The last space whose scoring is due: that of the marker, or by the other reading the one behind it (NIP-7.7)."""
    return state.marker - 1 if state.house_rules & SCORING_ON_LEAVING else state.marker


def loss(state: NipponState, colours: int, points: int) -> int:
    """What unpaid colours cost somebody with so many points: nobody falls below 0, unless the table allows it (NIP-1.14)."""
    lost = colours * state.box.unpaid_points
    return lost if state.house_rules & BELOW_ZERO else min(lost, points)


def ranked(state: NipponState, region: int, scoring: int) -> list[int]:
    """Points for influence of every seat, then the points of their ships, in one region (NIP-8.1).

    The overseas companies take part like a player, in ties too, and their points are lost (NIP-8.5, NIP-8.6). Who has no
    influence has no rank (NIP-8.4). The three ranks are the same for any number of players (NIP-8.9).
    """
    return ranked_from(state, region, scoring, influence(state, region))


def ranked_from(state: NipponState, region: int, scoring: int, totals: vec[i64]) -> list[int]:
    """The same, the influence being known."""
    seats = state.seats
    result = [0] * (2 * seats)
    for seat in range(seats):
        if totals[seat]:
            rank = rank_of(totals, seat)
            result[seat] = state.box.shared_points[scoring][rank]
            if rank < SHIPS_SCORE:
                player = state.players[seat]
                result[seats + seat] = player.ships[region] * vehicle_value(player, SHIPS)
    return result


def rank_of(totals: vec[i64], seat: int) -> int:
    """Where somebody with influence stands: TIES for each who has more, 1 for each who has as much, with the seat."""
    own = totals[seat]
    rank = 0
    for other in totals:
        if other > own:
            rank += TIES
        elif other == own:
            rank += 1
    return rank


# -- the end of the game ---------------------------------------------------------------------------


def unpaid(state: NipponState, seat: int, yen: int) -> int:
    """How many colours of workers cannot be paid from a sum (NIP-6.3, NIP-6.3.1, NIP-12.9)."""
    return max(0, owed(state, seat) - yen // state.box.wage)


def owed(state: NipponState, seat: int) -> int:
    """The colours that wages are due for: paid as far as the money reaches, without a choice (NIP-6.3.1)."""
    return max(0, state.colours(seat) - state.extra(seat, FREE_COLOURS))


def further_wage(state: NipponState, seat: int, colour: int) -> int:
    """The Yen by which one more worker raises the wages: only a new colour costs any (NIP-6.3, NIP-12.9)."""
    if holds(state.players[seat].workers, colour):
        return 0
    colours = state.colours(seat) - state.extra(seat, FREE_COLOURS)
    return state.box.wage if colours >= 0 else 0


def base(state: NipponState, seat: int, achievement: int, yen: int) -> int:
    """What an achievement is worth before its multiplier (NIP-9.7)."""
    box = state.box
    player = state.players[seat]
    if achievement == MONEY:
        return yen // box.yen_per_point
    if achievement == SHIP_STARS:
        return box.vehicle_stars[SHIPS][player.vehicles_gone(SHIPS)]
    if achievement == TRAIN_STARS:
        return box.vehicle_stars[TRAINS][player.vehicles_gone(TRAINS)]
    if achievement == PRESENCE:
        return regions_of(state, seat)
    if achievement == BEST_MACHINES:
        return count(player.upgraded)
    if achievement == ADVANCED:
        return count(player.made & box.advanced)
    if achievement == MINING_STARS:
        return box.track_stars[MINING][player.mining] + state.extra(seat, STAR_MINING)  # NIP-12.4
    if achievement == TECHNOLOGY_STARS:
        return box.track_stars[TECHNOLOGY][player.technology] + state.extra(seat, STAR_TECHNOLOGY)
    return count(player.fulfilled) // box.contracts_per_point


def regions_of(state: NipponState, seat: int) -> int:
    """The number of regions in which a seat has an influence tile."""
    found = 0
    for region in range(REGIONS):
        if state.sway[region * (state.seats + 1) + seat]:
            found += 1
    return found


def achieved(state: NipponState, seat: int, achievement: int, yen: int) -> int:
    """The base times the tile on the achievement, else times what is printed there, else nothing (NIP-9.6)."""
    tile = state.players[seat].multipliers[achievement]
    factor = tile if tile else state.box.printed[achievement]
    return factor * base(state, seat, achievement, yen) if factor else 0


def final_yen(state: NipponState, seat: int) -> int:
    """All Yen go, the income comes, wages are paid (NIP-9.4, NIP-9.5)."""
    yen = state.box.track[INCOME][state.players[seat].income]
    return yen - state.box.wage * min(owed(state, seat), yen // state.box.wage)


def finish(state: NipponState, seat: int) -> list[int]:
    """Points by category when the third scoring and the final scoring are added to those a seat has (NIP-9.3)."""
    player = state.players[seat]
    points = player.points[:]
    for region in range(REGIONS):
        result = ranked(state, region, LAST_SCORING)
        points[FOR_REGIONS + LAST_SCORING] += result[seat]
        points[FOR_SHIPS] += result[state.seats + seat]
    # NIP-9.9: no decisions; unpaid colours cost points before the achievements are added
    colours = unpaid(state, seat, state.box.track[INCOME][player.income])
    points[FOR_WAGES] -= loss(state, colours, sum(points))
    yen = final_yen(state, seat)
    for achievement in range(ACHIEVEMENTS):
        points[FOR_ACHIEVEMENTS + achievement] = achieved(state, seat, achievement, yen)
    return points


def score(state: NipponState, seat: int) -> list[int]:
    """Points by category if the game ended now; when it has, they are booked already."""
    return finish(state, seat) if state.depth else state.players[seat].points


def last_seat(state: NipponState) -> int:
    """Who takes, or took, the last turn of the game as far as is known."""
    return (state.active + max(0, state.left - 1)) % state.seats


def places(state: NipponState) -> list[int]:
    """Most points win; then whoever had the latest last turn, so that no place is shared (NIP-9.8)."""
    last = last_seat(state)
    seats = state.seats
    # at most `seats` players can be behind on turns: the turn order breaks ties only
    strength = [sum(score(state, seat)) * seats - (last - seat) % seats for seat in range(seats)]
    found = [1] * seats
    for seat in range(seats):
        for other in range(seats):
            if strength[other] > strength[seat]:
                found[seat] += 1
    return found
