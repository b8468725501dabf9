# kotatsu: compiled
"""Turns: take a worker or consolidate, refill, the scoring track and the end of the game (sections 3, 5, 7 and 9)."""

from __future__ import annotations

from typing import Final

from kotatsu.core.bits import holds, members, without
from kotatsu.core.state import EMPTY, LEGAL, NONE, NOT_ASKED, Automatic, Decision
from kotatsu.games.nippon import events, scoring
from kotatsu.games.nippon.components import (
    BLUEPRINTS_PER_STEP,
    CHEAPER_PRODUCTION,
    EXPORT,
    FIELDS,
    FOR_ACHIEVEMENTS,
    FOR_REGIONS,
    FOR_SHIPS,
    INCOME,
    INVEST,
    LAST_SCORING,
    MACHINES,
    MINING,
    MINING_ACTION,
    NO_SCORING,
    PRODUCTION,
    RAILROADS,
    SHIPS,
    SHIPS_ACTION,
    TECHNOLOGY,
    TECHNOLOGY_ACTION,
    TRAINS,
)
from kotatsu.games.nippon.moves import (
    ACHIEVEMENTS,
    ACTION,
    ACTIONS,
    COLOURS,
    CONSOLIDATE,
    END,
    RAISE,
    REGIONS,
    TRACKS,
    WORKER,
)
from kotatsu.games.nippon.reasons import (
    BLUEPRINTS_MISSING,
    NO_WORKER,
    TRACK_AT_TOP,
    TURN_OPEN,
    WORKERS_FULL,
)
from kotatsu.games.nippon.state import NipponState
from kotatsu.games.nippon.steps.actions import (
    Build,
    BuyMachines,
    Climb,
    Produce,
    Transport,
    why_no_climb,
    why_no_invest,
    why_no_machines,
    why_no_production,
    why_no_transport,
)
from kotatsu.games.nippon.steps.consolidate import consolidate, lose_points
from kotatsu.games.nippon.steps.export import Export, why_no_export
from kotatsu.games.nippon.steps.market import Market, why_no_market

RAISES: Final = [RAISE, RAISE + 1, RAISE + 2]
ACTION_CODES: Final = list(range(ACTION, ACTION + ACTIONS))
MAIN: Final = [CONSOLIDATE, *ACTION_CODES]
MAIN_WITH: Final = [[CONSOLIDATE, *[ACTION + action for action in members(doable)]] for doable in range(1 << ACTIONS)]
MAIN_AND_RAISES: Final = [*MAIN, *RAISES]
END_AND_RAISES: Final = [END, *RAISES]
JUST_END: Final = [END]


# -- the free action -------------------------------------------------------------------------------


def step_price(state: NipponState, seat: int) -> int:
    """The blueprints for one step (NIP-5.1, NIP-12.11)."""
    return state.extra(seat, BLUEPRINTS_PER_STEP)


def why_no_raise(state: NipponState, seat: int, track: int) -> int:
    if state.players[seat].at(track) == state.box.top[track]:  # NIP-5.2
        return TRACK_AT_TOP
    return LEGAL if state.players[seat].blueprints >= step_price(state, seat) else BLUEPRINTS_MISSING


def with_raises(state: NipponState, seat: int, codes: list[int]) -> list[int]:
    """The codes, and the steps that can be paid for (NIP-5.1) on the tracks that go on (NIP-5.2)."""
    player = state.players[seat]
    if player.blueprints < player.effects[BLUEPRINTS_PER_STEP]:
        return codes
    return codes + [RAISE + track for track in range(TRACKS) if player.at(track) != state.box.top[track]]


def raise_track(state: NipponState, seat: int, track: int) -> None:
    price = step_price(state, seat)
    state.players[seat].blueprints -= price
    state.tell(events.BLUEPRINTS_USED, seat, price, track)
    state.advance(seat, track, 1)


# -- the turn --------------------------------------------------------------------------------------


class Main(Decision[NipponState]):
    """Take a worker for an action or consolidate (NIP-3.2); before that blueprints may be used (NIP-5.1, NIP-5.3).

    This and all that follows is decided by the player whose turn it is, by nobody else (NIP-10.4).
    """

    def options(self, state: NipponState, seat: int) -> list[int]:
        return MAIN_AND_RAISES if state.players[seat].blueprints else MAIN

    def moves(self, state: NipponState, seat: int) -> list[int]:
        doable = 0  # bits: actions
        if len(state.players[seat].workers) < state.box.worker_slots:  # NIP-3.3
            fields = state.fields
            field_of = state.box.field_of
            for action in range(ACTIONS):
                if fields[field_of[action]] and why_no_unit(state, seat, action) == LEGAL:  # NIP-3.5, NIP-3.6
                    doable |= 1 << action
        return with_raises(state, seat, MAIN_WITH[doable])  # consolidating is always among them (NIP-3.4, NIP-3.9)

    def why_not(self, state: NipponState, seat: int, code: int) -> int:
        if code == CONSOLIDATE:  # always, with any number of workers and as often as one likes (NIP-3.4, NIP-3.9)
            return LEGAL
        if ACTION <= code < ACTION + ACTIONS:
            return why_no_action(state, seat, code - ACTION)
        if RAISE <= code < RAISE + TRACKS:
            return why_no_raise(state, seat, code - RAISE)
        return TURN_OPEN if code == END else NOT_ASKED

    def apply(self, state: NipponState, seat: int, code: int) -> None:
        if code == CONSOLIDATE:
            state.push(END_OF_TURN[NONE + 1])
            consolidate(state, seat)
        elif code >= RAISE:
            state.push(self)
            raise_track(state, seat, code - RAISE)
        else:
            state.push(TAKE_WORKER[code - ACTION])


def why_no_action(state: NipponState, seat: int, action: int) -> int:
    """An action needs a free worker space, a worker on its field and one unit that can be done (NIP-3.3, NIP-3.5, NIP-3.6)."""
    if len(state.players[seat].workers) >= state.box.worker_slots:
        return WORKERS_FULL
    if not state.fields[state.box.field_of[action]]:
        return NO_WORKER
    return why_no_unit(state, seat, action)


def why_no_unit(state: NipponState, seat: int, action: int) -> int:
    """Whether one unit of an action can be done completely (NIP-3.6)."""
    if action == TECHNOLOGY_ACTION:
        return why_no_climb(state, seat, TECHNOLOGY)
    if action == PRODUCTION:
        return why_no_production(state, seat)
    if action == EXPORT:
        return why_no_export(state, seat)
    if action == INVEST:
        return why_no_invest(state, seat)
    if action == MINING_ACTION:
        return why_no_climb(state, seat, MINING)
    if action == SHIPS_ACTION:
        return why_no_transport(state, seat, SHIPS)
    if action == MACHINES:
        return why_no_machines(state, seat)
    if action == RAILROADS:
        return why_no_transport(state, seat, TRAINS)
    return why_no_market(state, seat)


class TakeWorker(Decision[NipponState]):
    """Which of the colours on the field of the chosen action (NIP-3.5); it matters for wages only (NIP-1.2)."""

    def __init__(self, action: int) -> None:
        self.action = action

    def options(self, state: NipponState, seat: int) -> list[int]:
        codes: list[int] = []
        for colour in state.fields[state.box.field_of[self.action]]:
            if not holds(codes, WORKER + colour):
                codes.append(WORKER + colour)
        return codes

    def why_not(self, state: NipponState, seat: int, code: int) -> int:
        if not WORKER <= code < WORKER + COLOURS:
            return NOT_ASKED
        there = state.fields[state.box.field_of[self.action]]
        return LEGAL if holds(there, code - WORKER) else NO_WORKER

    def moves(self, state: NipponState, seat: int) -> list[int]:
        return self.options(state, seat)  # all of them are legal

    def apply(self, state: NipponState, seat: int, code: int) -> None:
        colour = code - WORKER
        wage = scoring.further_wage(state, seat, colour) if state.log is not None else 0
        field = state.box.field_of[self.action]
        state.station(field, without(state.fields[field], colour))
        player = state.players[seat]
        player.workers = [*player.workers, colour]
        state.tell(events.ACTION_TAKEN, seat, self.action, colour)
        if wage:
            state.tell(events.WAGE_DUE, seat, wage)
        state.push(END_OF_TURN[field + 1])
        begin_action(state, seat, self.action)


def begin_action(state: NipponState, seat: int, action: int) -> None:
    if action == TECHNOLOGY_ACTION:
        state.push(Climb(TECHNOLOGY))
    elif action == PRODUCTION:
        state.push(Produce(0, state.extra(seat, CHEAPER_PRODUCTION)))
    elif action == EXPORT:
        state.push(Export(0))
    elif action == INVEST:
        state.push(Build())
    elif action == MINING_ACTION:
        state.push(Climb(MINING))
    elif action == SHIPS_ACTION:
        state.push(Transport(SHIPS, 0))
    elif action == MACHINES:
        state.push(BuyMachines(0))
    elif action == RAILROADS:
        state.push(Transport(TRAINS, 0))
    else:
        state.push(Market(NONE, 0))


class EndOfTurn(Decision[NipponState]):
    """The second window for blueprints; it closes when the player ends the turn (NIP-5.3, NIP-3.8)."""

    def __init__(self, field: int) -> None:
        self.field = field  # where the worker came from, NONE after consolidating

    def options(self, state: NipponState, seat: int) -> list[int]:
        return END_AND_RAISES if state.players[seat].blueprints else JUST_END

    def why_not(self, state: NipponState, seat: int, code: int) -> int:
        if code == END:
            return LEGAL
        return why_no_raise(state, seat, code - RAISE) if RAISE <= code < RAISE + TRACKS else NOT_ASKED

    def moves(self, state: NipponState, seat: int) -> list[int]:
        return with_raises(state, seat, JUST_END)

    def answers_itself(self) -> bool:
        return False

    def neutral(self, state: NipponState) -> int:
        return END

    def apply(self, state: NipponState, seat: int, code: int) -> None:
        if code == END:
            state.push(REFILL[self.field + 1])
        else:
            state.push(self)
            raise_track(state, seat, code - RAISE)


class Refill(Automatic[NipponState]):
    """An emptied field takes the topmost row with workers (NIP-7.2), or everything is filled from the bag (NIP-7.3)."""

    def __init__(self, field: int) -> None:
        self.field = field

    def apply(self, state: NipponState, seat: int, code: int) -> None:
        state.push(NEXT_TURN)
        if self.field == NONE or state.fields[self.field]:  # NIP-7.1
            return
        for row in range(len(state.rows)):
            if state.rows[row]:
                state.station(self.field, state.rows[row])
                state.station(FIELDS + row, EMPTY)
                state.tell(events.FIELD_FILLED, NONE, self.field)
                return
        refill_all(state)
        if state.left == 0:  # in the last turns refills do not move the marker (NIP-9.2)
            state.push(MoveMarker())


def refill_all(state: NipponState) -> None:
    """Fields from left to right, then rows from top to bottom (NIP-7.3); what the bag lacks waits for workers (NIP-7.4).

    With the workers in the box that can only be the last two rows, with four players (NIP-7.6).
    """
    box = state.box
    setup = state.seats - 2
    state.tell(events.ALL_FILLED, NONE)
    pending: list[int] = []
    for field in range(FIELDS):
        lacking = state.fill_place(field, box.field_size[setup] - len(state.fields[field]))
        pending += [field] * lacking
    for row in range(box.rows[setup]):
        lacking = state.fill_place(FIELDS + row, box.row_size[setup])
        pending += [FIELDS + row] * lacking
    state.pending = pending  # an older list is void (NIP-7.5)
    if pending:
        state.tell(events.BAG_SHORT, NONE, len(pending))


class MoveMarker(Automatic[NipponState]):
    """The scoring marker moves to the next space; scorings happen at once (NIP-7.7, NIP-7.8), gold is none (NIP-9.1)."""

    def apply(self, state: NipponState, seat: int, code: int) -> None:
        state.marker += 1
        state.tell(events.MARKER, NONE, state.marker + 1)
        scoring_now = state.box.scoring_at[scoring.scored_space(state)]
        if scoring_now != NO_SCORING:
            score_regions(state, scoring_now)
        if state.marker == state.box.gold:
            # the turn that is ending is counted off at once (NIP-9.1)
            state.left = state.box.final_turns * state.seats + 1
            state.tell(events.LAST_TURNS, NONE, state.box.final_turns)


def score_regions(state: NipponState, number: int) -> None:
    """Score the four regions one by one (NIP-8.1)."""
    state.tell(events.SCORING, NONE, number + 1)
    seats = state.seats
    for region in range(REGIONS):
        if state.log is not None:
            totals = scoring.influence(state, region)
            state.tell(events.OVERSEAS, NONE, totals[seats], region)
            for owner in range(seats):
                if totals[owner]:
                    state.tell(events.INFLUENCE, owner, totals[owner], region)
        result = scoring.ranked(state, region, number)
        for owner in range(seats):
            if result[owner]:
                state.earn(owner, result[owner], FOR_REGIONS + number)
                state.tell(events.REGION_POINTS, owner, result[owner], region)
            if result[seats + owner]:
                state.earn(owner, result[seats + owner], FOR_SHIPS)
                state.tell(events.SHIP_POINTS, owner, result[seats + owner], region)


class NextTurn(Automatic[NipponState]):
    """Clockwise, without rounds (NIP-3.1), until everyone had the last turns (NIP-9.1)."""

    def apply(self, state: NipponState, seat: int, code: int) -> None:
        state.turn += 1
        if state.left:
            state.left -= 1
            self.move_marker(state)
            if state.left == 0:
                state.push(FinalScoring())
                return
        state.active = (state.active + 1) % state.seats
        state.push(MAIN_STEP)

    def move_marker(self, state: NipponState) -> None:
        """One space after each set of one turn per player (NIP-9.2)."""
        rounds = state.box.final_turns - state.left // state.seats
        if state.left % state.seats == 0 and rounds > 0 and state.marker < state.box.last_space:
            state.marker += 1
            state.tell(events.MARKER, NONE, state.marker + 1)


class FinalScoring(Automatic[NipponState]):
    """The third scoring, income, wages and achievements, without decisions (NIP-9.3, NIP-9.9)."""

    def apply(self, state: NipponState, seat: int, code: int) -> None:
        score_regions(state, LAST_SCORING)
        box = state.box
        for owner in range(state.seats):
            player = state.players[owner]
            player.yen = box.track[INCOME][player.income]  # NIP-9.4
            state.tell(events.FINAL_INCOME, owner, player.yen)
            unpaid = scoring.unpaid(state, owner, player.yen)
            paid = scoring.owed(state, owner) - unpaid
            if paid:
                state.tell(events.WAGES, owner, paid)
            player.yen -= paid * box.wage  # NIP-9.5
            lose_points(state, owner, unpaid)
            for achievement in range(ACHIEVEMENTS):
                points = scoring.achieved(state, owner, achievement, player.yen)
                if points:
                    state.earn(owner, points, FOR_ACHIEVEMENTS + achievement)
                    state.tell(events.ACHIEVED, owner, points, achievement)


# -- steps never change, so one of each is enough ---------------------------------------------------

MAIN_STEP: Final = Main()
NEXT_TURN: Final = NextTurn()
TAKE_WORKER: Final = [TakeWorker(action) for action in range(ACTIONS)]
END_OF_TURN: Final = [EndOfTurn(field) for field in range(NONE, FIELDS)]
REFILL: Final = [Refill(field) for field in range(NONE, FIELDS)]
