# kotatsu: compiled
"""Rounds and turns: the frame in which area actions, bonuses, building and free actions happen."""

from __future__ import annotations

from typing import Final

from kotatsu.core.bits import bits_of, has, replaced
from kotatsu.core.state import LEGAL, NONE, NOT_ASKED, Automatic
from kotatsu.games.yokohama import events
from kotatsu.games.yokohama.components import (
    NEWSPAPER,
    POSTAL_SERVICE,
    STOCK_EXCHANGE,
    TELEGRAPH,
    TELEPHONE,
    YEN,
)
from kotatsu.games.yokohama.moves import (
    AGENT,
    AREA,
    AREAS,
    BOOST,
    BOOSTS,
    CARD,
    END,
    PASS,
    PERMIT,
    STRENGTHS,
)
from kotatsu.games.yokohama.reasons import (
    AGENT_BLOCK_OPEN,
    AREA_IS_USED,
    CANNOT_PAY,
    NO_AGENT,
    NO_EXTRA_CARD,
    NO_SUCH_CARD,
    NO_TELEPHONE,
    NOT_THE_LOWEST,
    STEP_IS_DONE,
    USED_THIS_ROUND,
)
from kotatsu.games.yokohama.state import IN_HAND, SEATS, YokohamaState
from kotatsu.games.yokohama.steps.areas import take_effect
from kotatsu.games.yokohama.steps.follow_ups import (
    AFTER_EFFECT,
    BEFORE,
    follow_up,
    follow_ups,
    stage_after,
    why_no_end,
    why_no_follow_up,
)
from kotatsu.games.yokohama.steps.preparations import Upgrade
from kotatsu.games.yokohama.steps.rewards import AGENT_CODES, GainExtra, OwnTurn
from kotatsu.games.yokohama.steps.visit import (
    PERMITS,
    card_of,
    income,
    is_open,
    lowest,
    lowest_card,
    may_enter,
    open_areas,
    permits,
    stronger_cards,
)

CARD_CODES: Final = list(range(CARD, CARD + STRENGTHS))
PERMIT_CODES: Final = [PERMIT, PERMIT + 1, PERMIT + 2]


class StartRound(Automatic[YokohamaState]):
    """What happens at the start of a round: the newspaper, start player first (YOK-4.3, YOK-11.18)."""

    def apply(self, state: YokohamaState, seat: int, code: int) -> None:
        state.tell(events.ROUND, NONE, state.round)
        state.push(START_TURN)
        for owner in (1 - state.starter, state.starter):
            if state.round > 1 and state.players[owner].has(NEWSPAPER):
                state.push(GainExtra(owner, 0, state.box.tech_amount[NEWSPAPER]))


class StartTurn(Automatic[YokohamaState]):
    """The start of the first turn of a round, after the newspaper."""

    def apply(self, state: YokohamaState, seat: int, code: int) -> None:
        start_turn(state)


def start_turn(state: YokohamaState) -> None:
    """The start of a turn: the stock exchange pays before anything else (YOK-5.1, YOK-11.5)."""
    player = state.players[state.active]
    if player.has(STOCK_EXCHANGE) and player.yen <= 1:
        state.tell(events.TECH_USED, state.active, STOCK_EXCHANGE)
        state.gain(state.active, YEN, state.box.tech_amount[STOCK_EXCHANGE])
    state.push(CHOOSE_AREA)


class Window(OwnTurn):
    """How far a turn or an agent's visit has come, and the strength it was made with."""

    def __init__(self, area: int, total: int, stage: int) -> None:
        self.area = area
        self.total = total
        self.stage = stage


class MainWindow(Window):
    """The steps of a turn in their order, with free actions and agents between them (YOK-5.2, YOK-5.3)."""

    def own_moves(self, state: YokohamaState) -> list[int]:
        before = self.stage == BEFORE
        codes = open_areas(state) if before else follow_ups(state, END, self.area, self.total, self.stage)
        if state.players[state.active].agents:
            codes += AGENT_CODES
        return codes

    def own_why_not(self, state: YokohamaState, code: int) -> int:
        if AREA <= code < AREA + AREAS:
            return self._why_no_area(state, code - AREA)
        if AGENT <= code < AGENT + AREAS:
            return LEGAL if state.players[state.active].agents else NO_AGENT
        if code == END:  # a turn cannot be passed (YOK-5.5)
            return why_no_end(state, self.total, self.stage)
        return why_no_follow_up(state, code, self.area, self.total, self.stage)

    def _why_no_area(self, state: YokohamaState, area: int) -> int:
        if self.stage != BEFORE:
            return STEP_IS_DONE
        return LEGAL if is_open(state, area) or may_enter(state, area) else AREA_IS_USED

    def choose(self, state: YokohamaState, code: int) -> None:
        if code == END:
            end_turn(state)
        elif code < AGENT:
            # YOK-6.1, YOK-6.11: area, permission, income, strength card, extra card and telephone, total, effect
            area = code - AREA
            state.tell(events.AREA_CHOSEN, state.active, area)
            if is_open(state, area):
                enter(state, area)
            else:
                ask_permission(state, area)
        elif code < AGENT + AREAS:
            state.push(self)
            send_agent(state, code - AGENT)
        else:
            state.push(MainWindow(self.area, self.total, stage_after(code)))
            follow_up(state, code, self.area, self.total)

    def lets_agents_go(self) -> bool:
        return True

    def lets_agents_in(self, state: YokohamaState) -> bool:
        return False  # they are part of its own moves

    def answers_itself(self) -> bool:
        return False


def send_agent(state: YokohamaState, area: int) -> None:
    """Any area, used or not; the agent is spent (YOK-10.6.1, YOK-10.6.2, YOK-10.6.5).

    Neither a permission nor the postal service is asked for (YOK-10.6.6).
    """
    player = state.players[state.active]
    player.agents -= 1
    player.spent_agents += 1
    state.tell(events.AGENT_SENT, state.active, area)
    income(state, area)
    ask_boost(state, area, state.box.agent_strength, 1)


class AgentWindow(Window):
    """Bonus and building of an agent, in one block before anything else goes on (YOK-10.6.7, YOK-10.6.1)."""

    def own_moves(self, state: YokohamaState) -> list[int]:
        return follow_ups(state, PASS, self.area, self.total, self.stage)

    def own_why_not(self, state: YokohamaState, code: int) -> int:
        if code == PASS:
            return why_no_end(state, self.total, self.stage)
        if AREA <= code < AGENT + AREAS or code == END:
            return AGENT_BLOCK_OPEN
        return why_no_follow_up(state, code, self.area, self.total, self.stage)

    def choose(self, state: YokohamaState, code: int) -> None:
        if code != PASS:
            state.push(AgentWindow(self.area, self.total, stage_after(code)))
            follow_up(state, code, self.area, self.total)


# -- the area action -------------------------------------------------------------------------------
#
# Permission, card and boost are asked only where there is a choice; then free actions are possible as well (YOK-10.2.1).


def ask_permission(state: YokohamaState, area: int) -> None:
    fitting = [permit for permit in range(3) if permits(state, permit, area) == LEGAL]
    if len(fitting) > 1:
        state.push(Permission(area))
    else:
        use_permission(state, fitting[0], area)


def use_permission(state: YokohamaState, permit: int, area: int) -> None:
    state.tap(state.active, PERMITS[permit])
    enter(state, area)


class Permission(OwnTurn):
    """Which technology card is used up for a used area (YOK-6.4)."""

    def __init__(self, area: int) -> None:
        self.area = area

    def own_moves(self, state: YokohamaState) -> list[int]:
        return self.legal(state, PERMIT_CODES)

    def own_why_not(self, state: YokohamaState, code: int) -> int:
        return permits(state, code - PERMIT, self.area) if PERMIT <= code < PERMIT + 3 else NOT_ASKED

    def choose(self, state: YokohamaState, code: int) -> None:
        use_permission(state, code - PERMIT, self.area)


def enter(state: YokohamaState, area: int) -> None:
    income(state, area)
    seat = state.active
    card = lowest_card(state, seat)
    if state.players[seat].can_use(POSTAL_SERVICE) and stronger_cards(state, seat, state.strength_of(seat, card)):
        state.push(PlayCard(area))
    else:
        play_card(state, area, card)


class PlayCard(OwnTurn):
    """Play the lowest strength card left, or any with the postal service (YOK-6.6, YOK-11.10).

    A card is named by its strength: cards that show the same are the same for play.
    """

    def __init__(self, area: int) -> None:
        self.area = area

    def own_moves(self, state: YokohamaState) -> list[int]:
        return self.legal(state, CARD_CODES)

    def own_why_not(self, state: YokohamaState, code: int) -> int:
        if not CARD <= code < CARD + STRENGTHS:
            return NOT_ASKED
        seat = state.active
        strength = code - CARD
        if card_of(state, seat, strength) == NONE:
            return NO_SUCH_CARD
        if strength > lowest(state, seat) and not state.players[seat].can_use(POSTAL_SERVICE):
            return NOT_THE_LOWEST
        return LEGAL

    def neutral(self, state: YokohamaState) -> int:
        return CARD + lowest(state, state.active)

    def choose(self, state: YokohamaState, code: int) -> None:
        strength = code - CARD
        if strength > lowest(state, state.active):
            state.tap(state.active, POSTAL_SERVICE)
        play_card(state, self.area, card_of(state, state.active, strength))


def play_card(state: YokohamaState, area: int, card: int) -> None:
    """The card stays until the end of the round and makes the area used (YOK-6.12, YOK-6.2)."""
    seat = state.active
    player = state.players[seat]
    strength = state.strength_of(seat, card)
    player.lies_in = replaced(player.lies_in, card, area)
    state.used |= 1 << area
    state.tell(events.CARD_PLAYED, seat, strength)
    ask_boost(state, area, strength, 0)


def ask_boost(state: YokohamaState, area: int, base: int, agent: int) -> None:
    player = state.players[state.active]
    if player.extra[0] or player.extra[1] or (player.yen and player.can_use(TELEPHONE)):
        state.push(Boost(area, base, agent))
    else:
        boost(state, area, base, agent, 0)


class Boost(OwnTurn):
    """Add an extra strength card, the telephone, both or nothing (YOK-6.7, YOK-11.17)."""

    def __init__(self, area: int, base: int, agent: int) -> None:
        self.area = area
        self.base = base
        self.agent = agent

    def own_moves(self, state: YokohamaState) -> list[int]:
        player = state.players[state.active]
        codes = [BOOST]
        for kind in range(2):
            if player.extra[kind]:
                codes.append(BOOST + 1 + kind)
        if player.yen and player.can_use(TELEPHONE):
            codes += [code + 3 for code in codes]
        return codes

    def own_why_not(self, state: YokohamaState, code: int) -> int:
        if not BOOST <= code < BOOST + BOOSTS:
            return NOT_ASKED
        player = state.players[state.active]
        extra = (code - BOOST) % 3
        if extra and not player.extra[extra - 1]:
            return NO_EXTRA_CARD
        if code - BOOST >= 3:
            if not player.has(TELEPHONE):
                return NO_TELEPHONE
            if has(player.tapped, TELEPHONE):
                return USED_THIS_ROUND
            if not player.yen:
                return CANNOT_PAY
        return LEGAL

    def neutral(self, state: YokohamaState) -> int:
        return BOOST

    def choose(self, state: YokohamaState, code: int) -> None:
        boost(state, self.area, self.base, self.agent, code - BOOST)


def boost(state: YokohamaState, area: int, base: int, agent: int, choice: int) -> None:
    """Add what was chosen and fix the total: cards, own buildings, station, telephone (YOK-6.8, YOK-10.6.4)."""
    seat = state.active
    player = state.players[seat]
    total = base + (player.shops >> area & 1) + (player.warehouses >> area & 1)  # nothing of the opponent's
    if state.station == area:
        total += 1
    if choice:
        state.tell(events.BOOSTED, seat, choice)
    extra = choice % 3
    if extra:
        state.move_extra(seat, extra - 1, -1)  # back on its stack before the effect
        total += state.box.extra_strength[extra - 1]
        if player.has(TELEGRAPH):  # YOK-11.12
            total += state.box.tech_amount[TELEGRAPH]
    if choice >= 3:
        state.tap(seat, TELEPHONE)
        state.pay(seat, YEN, 1)
        total += state.box.tech_amount[TELEPHONE]
    state.tell(events.STRENGTH, seat, total)
    if agent:  # an agent makes no area used (YOK-10.6.3)
        state.push(AgentWindow(area, total, AFTER_EFFECT))
    else:
        state.push(MainWindow(area, total, AFTER_EFFECT))
    take_effect(state, area, total)


# -- ends ------------------------------------------------------------------------------------------


def end_turn(state: YokohamaState) -> None:
    """Turns alternate; the player of the last turn of a round starts the next one (YOK-4.1, YOK-4.2)."""
    state.turn += 1
    state.played += 1
    if state.played < SEATS * state.box.turns_per_round:
        state.active = 1 - state.active
        start_turn(state)
    elif state.round < state.box.rounds:  # after the last round nothing follows (YOK-4.4, YOK-12.7)
        state.push(NEW_ROUND)
        state.push(Upgrade(1 - state.starter))
        state.push(Upgrade(state.starter))  # YOK-12.3
        for player in state.players:  # YOK-12.1
            player.lies_in = IN_HAND
        state.used = 0


class NewRound(Automatic[YokohamaState]):
    """Technology cards are turned upright and the display is renewed; all else stays (YOK-12.5, YOK-12.6)."""

    def apply(self, state: YokohamaState, seat: int, code: int) -> None:
        for player in state.players:
            player.tapped = 0
        state.tech_removed |= bits_of(state.tech_display)
        state.tech_deck = state.tech_deck[:]
        state.tech_display = [state.draw(state.tech_deck) for _ in range(state.box.tech_display)]
        state.tell(events.NEW_TECHS, NONE)
        state.round += 1
        state.played = 0
        state.starter = state.active
        state.push(START_ROUND)


START_ROUND: Final = StartRound()
START_TURN: Final = StartTurn()
CHOOSE_AREA: Final = MainWindow(NONE, 0, BEFORE)
NEW_ROUND: Final = NewRound()
