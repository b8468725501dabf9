"""What holds in every game, proved with players who do more than chance: rich, and keen to act."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from kotatsu.core.bits import count, has
from kotatsu.core.event_log import EventLog
from kotatsu.core.match import Match
from kotatsu.core.position import dump_position
from kotatsu.core.registry import load_game
from kotatsu.core.rng import Rng, seeded
from kotatsu.core.state import NONE
from kotatsu.games.airship.components import PORT_TILE
from kotatsu.games.airship.moves import END, LIGHT, PASS, RESOURCES, SHIFT, SHIFTS, SHIPS, SITES
from kotatsu.games.airship.state import AirshipState
from kotatsu.games.airship.steps.turn import Last, Move

pytestmark = pytest.mark.both_ways


def start(seats: int, seed: str) -> AirshipState:
    state = load_game("airship").start(seats, seed)
    assert isinstance(state, AirshipState)
    return state


def keen(state: AirshipState, rng: Rng) -> int:
    """A random move; shifts, passing and giving up are rare, so that ships get built."""
    moves = state.moves()
    busy = [code for code in moves if code not in (PASS, END) and not SHIFT <= code < SHIFT + SHIFTS]
    if busy and rng.below(12):
        return busy[rng.below(len(busy))]
    return moves[rng.below(len(moves))]


def rich_game(seats: int, seed: str, log: EventLog | None = None) -> Iterator[AirshipState]:
    """A game in which everybody finds a few resources in the street every turn; yielded after every decision."""
    state = start(seats, seed)
    state.log = log
    rng = seeded(f"keen {seed}")
    yield state
    while not state.over():
        turn = state.turn
        state.apply(keen(state, rng))
        if state.turn != turn and not state.over():
            seat = state.active
            for resource in range(RESOURCES):
                state.gain(seat, resource, rng.below(5))
            state.refresh()
        yield state


@pytest.mark.parametrize("seats", [3, 4])
def test_counts_places_and_majorities_stay_right(seats: int) -> None:
    game = load_game("airship")
    for number in range(8):
        for state in rich_game(seats, f"right {number}"):
            census = game.census(state)
            assert all(n == (20 if name.startswith("markers") else 4) for name, n in census.items())
            for seat, player in enumerate(state.players):
                assert player.vp == sum(state.score(seat)[:5]) + open_penalty(state, seat)  # AIR-11.2
                assert all(0 <= player.stock[r] <= player.stock[r] + state.room(seat, r) for r in range(RESOURCES))
                assert player.markers >= 0 and player.ready & player.resting == 0
                standing = [tile for tile in player.workers if tile not in (NONE, PORT_TILE)]
                assert len(set(standing)) == len(standing)  # AIR-4.7.6, AIR-4.7.7
            for site in range(SITES):
                leader = state.leader(site)
                holders = [s for s, player in enumerate(state.players) if has(player.majority, site)]
                owed = [s for s, player in enumerate(state.players) if site in player.owed]
                assert holders + owed == ([] if leader == NONE else [leader])  # AIR-7.3.1, AIR-7.3.2
                assert state.spaces_left(site) >= 0


@pytest.mark.parametrize("seats", [3, 4])
def test_copies_are_complete_and_independent_when_much_happens(seats: int) -> None:
    """Rows are shared between copies and must never be changed in place; chance alone seldom sells a ship."""
    game = load_game("airship")
    rng = seeded("copies")
    for state in rich_game(seats, "copies"):
        if state.over():
            break
        before = dump_position(game, state)
        for _ in range(2):
            twin = state.copy()
            assert dump_position(game, twin) == before
            twin.apply(keen(twin, rng))
        assert dump_position(game, state) == before


def open_penalty(state: AirshipState, seat: int) -> int:
    """What the open contracts would cost; the running total does not know that yet."""
    cards = state.players[seat].open_contracts()
    return sum(state.box.contract_vp[card] for card in range(20) if has(cards, card))


def test_everything_the_rules_know_happens() -> None:
    """The games these tests play are rich enough: every kind of event and every kind of decision comes up."""
    game = load_game("airship")
    kinds: Counter[int] = Counter()
    steps: set[str] = set()
    for number in range(20):
        log = EventLog()
        for state in rich_game(3 + number % 2, f"all {number}", log):
            if state.stack:
                steps.add(game.steps.kind(state.stack[-1]).name)
        kinds.update(entry[0] for entry in log.entries)
    missing = [event.name for kind, event in game.events.items() if not kinds[kind]]
    # by the book nobody may; nobody gets that far by chance: scenarios show both
    assert missing == ["not-developed", "all-ships-led"]
    asked = {"move", "destination", "act", "last", "develop", "second-shift", "pick-bonus", "pick-ride", "negotiate"}
    assert steps == asked | {"stage-choice", "barter"}


@pytest.mark.parametrize("seats", [3, 4])
def test_the_game_ends_between_round_17_and_20_for_a_reason(seats: int) -> None:
    rounds: Counter[int] = Counter()
    for number in range(15):
        *_, state = rich_game(seats, f"end {number}")
        led = 0
        for player in state.players:
            led |= player.majority
            assert player.open_contracts() == 0  # AIR-10.3
        ships = count(led & ((1 << SHIPS) - 1))
        # AIR-10.1
        assert ships == SHIPS or count(led) - ships >= 3 or state.round == 20
        assert 17 <= state.round <= 20
        rounds[state.round] += 1
    assert rounds[17] and len(rounds) > 1


def quiet_turn(match: Match) -> None:
    """Move every worker somewhere, act nowhere, end the turn; then whatever comes before the next one."""
    turn = match.state.turn
    while not match.over and (match.state.turn == turn or not isinstance(match.state.stack[-1], Move)):
        moves = match.moves()
        quiet = [move for move in moves if move in ("pass", "end") or move.split(":")[0] in ("worker", "to", "take")]
        match.play(quiet[0])


def test_rounds_stages_and_a_contract_of_three_stages() -> None:
    """Stages begin before rounds 5, 9, 13 and 17 (AIR-4.1, AIR-4.2); a contract moves on with them (AIR-9.3, AIR-9.4)."""
    match = Match.new("airship", 3, 1, {"first": "A"})
    state = match.state
    assert isinstance(state, AirshipState)
    for other in match._start.players, state.players:  # type: ignore[attr-defined]
        other[0].track3 = 1 << 17
    begun: dict[int, int] = {}
    tracks: dict[int, int] = {}
    while not match.over:
        before = len(match.events(0))
        quiet_turn(match)
        state = match.state
        assert isinstance(state, AirshipState)
        for entry in match.events(0)[before:]:
            if match.game.events[entry.kind].name == "stage":
                begun[entry.values[0]] = state.round
                player = state.players[0]
                tracks[entry.values[0]] = (
                    3 * has(player.track3, 17) + 2 * has(player.track2, 17) + has(player.track1, 17)
                )
    assert begun == {2: 5, 3: 9, 4: 13, 5: 17}
    assert tracks == {2: 2, 3: 1, 4: 0, 5: 0}
    assert state.round == 20 and state.turn == 60
    assert has(state.players[0].failed, 17) and state.players[0].vp == -5


def test_chance_decides_all_that_the_rules_leave_to_it() -> None:
    """AIR-2.2: layout, start player, stage bonuses, contracts; and a guess at the deck is a guess (AIR-2.1)."""
    games = [start(4, f"chance {number}") for number in range(60)]
    assert {state.starter for state in games} == {0, 1, 2, 3}  # AIR-3.5
    assert {state.where[PORT_TILE] for state in games} == set(range(16))  # AIR-3.1
    for place in range(2):  # AIR-3.3
        assert {state.stage_bonuses[place] for state in games} == {0, 1, 2, 3}
        assert {state.stage_bonuses[2 + place] for state in games} == {4, 5, 6}
    assert {state.market[0] for state in games} > set(range(10))  # AIR-3.4
    first = games[0]
    guesses = [first.determinize(0, seeded(f"guess {number}")) for number in range(30)]
    for guess in guesses:
        assert isinstance(guess, AirshipState)
        assert sorted(guess.deck) == sorted(first.deck)
    assert len({guess.deck[-1] for guess in guesses if isinstance(guess, AirshipState)}) > 5


def test_an_interruption_changes_nothing_for_the_active_player() -> None:
    """AIR-12.1: whatever the Negotiator's owner answers, the turn goes on with the same options."""
    going_on: list[list[str]] = []
    for answer, wood in (("negotiate", 4), ("pass", 3)):
        match = Match.new("airship", 3, 1, {"first": "A"})
        for state in (match._start, match.state):
            assert isinstance(state, AirshipState)
            first, second = state.players[:2]
            state.tiles = list(range(16))  # forest1 next to forest2
            first.workers = [1, 15, NONE, NONE]
            first.stock = [0] * 4
            second.workers = [0, 15, NONE, NONE]
            second.given[3] = 3
            second.stock = [2, 0, 0, 0]
            state.refresh()
        for move in ("worker:forest2", "to:forest1", "gather:forest"):
            match.play(move, 0)
        match.play(answer, 1)
        after = match.state
        assert isinstance(after, AirshipState)
        assert match.to_act() == [0]
        assert after.players[1].stock[0] == wood
        going_on.append(match.moves())
    assert going_on[0] == going_on[1]


def test_a_turn_never_ends_by_itself() -> None:
    """AIR-4.5: the player declares the end, even with nothing else to do."""
    ends = 0
    for state in rich_game(3, "ends"):
        if state.stack and isinstance(state.stack[-1], Last):
            ends += 1
            assert END in state.moves()
            assert not [code for code in state.moves() if LIGHT <= code < SHIFT + SHIFTS]
    assert ends >= 3 * 17
