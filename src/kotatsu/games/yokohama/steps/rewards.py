# kotatsu: compiled
"""Rewards of cards, and the free actions that may interrupt them: the two call each other, as in the rule book."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kotatsu.core.bits import count, has, holds, members, without
from kotatsu.core.state import LEGAL, NONE, NOT_ASKED, Automatic, Decision, Owned
from kotatsu.games.yokohama import events
from kotatsu.games.yokohama.components import (
    EXTRA_1,
    EXTRA_2,
    FLIP_IMPORT,
    FROM_BONUS,
    FROM_ORDER,
    GAIN_ORDER,
    GOODS,
    IMPORT,
    LANGUAGE_SCHOOL,
    PORT,
    SILK,
    STRENGTH_BONUS,
    TEXTILE_FACTORY,
    YEN,
    covers,
    packed,
)
from kotatsu.games.yokohama.house_rules import AGENTS_INSIDE
from kotatsu.games.yokohama.moves import (
    AGENT,
    AREAS,
    BONUS,
    BONUSES,
    FULFIL,
    HIRE,
    IMPORTS,
    PASS,
    RETURN,
    TEXTILE,
    TURN,
    UPGRADE,
)
from kotatsu.games.yokohama.reasons import (
    AGENT_MUST_WAIT,
    CONDITION_NOT_MET,
    CONDITION_USED,
    GOODS_MISSING,
    NO_AGENT,
    NO_AGENT_IN_STOCK,
    NO_TEXTILE_FACTORY,
    NOT_DISPLAYED,
    NOT_IN_HAND,
    NOTHING_TO_RETURN,
    PORT_IS_OPEN,
    SILK_MISSING,
    TOO_MANY_IMPORTS,
    USED_THIS_ROUND,
)
from kotatsu.games.yokohama.state import YokohamaState

RETURNS: Final = [RETURN, RETURN + 1]
AGENT_CODES: Final = list(range(AGENT, AGENT + AREAS))


class OwnTurn(Decision[YokohamaState]):
    """A decision point of the active player at which free actions are possible (YOK-10.1, YOK-10.2, YOK-10.2.1).

    Subclasses say what the decision itself is about; after a free action it is asked again. Agents wait unless a subclass
    lets them go, or the table plays by the other reading of "at any time" (YOK-10.2).
    """

    def own_moves(self, state: YokohamaState) -> list[int]:
        """The legal answers to the question itself, in a list that may be changed."""
        raise NotImplementedError

    def own_why_not(self, state: YokohamaState, code: int) -> int:
        raise NotImplementedError

    def choose(self, state: YokohamaState, code: int) -> None:
        raise NotImplementedError

    def legal(self, state: YokohamaState, codes: list[int]) -> list[int]:
        """Those of some answers that nothing speaks against, for `own_moves` that are not found more directly."""
        return [code for code in codes if self.own_why_not(state, code) == LEGAL]

    def lets_agents_go(self) -> bool:
        """Whether an agent may set out while this is what the turn comes back to."""
        return False

    def lets_agents_in(self, state: YokohamaState) -> bool:
        """Whether an agent may set out here by the house rule: everywhere but in the middle of a payment (YOK-10.2)."""
        return state.house_rules & AGENTS_INSIDE != 0

    def neutral(self, state: YokohamaState) -> int:
        """The only answer to the question itself, if there is just one: free actions can wait."""
        if not self.answers_itself():
            return NONE
        legal = self.own_moves(state)
        return legal[0] if len(legal) == 1 else NONE

    def options(self, state: YokohamaState, seat: int) -> list[int]:
        codes = self.own_moves(state)
        add_free_actions(state, seat, codes)
        if state.house_rules & AGENTS_INSIDE and self.lets_agents_in(state):
            codes += [code for code in AGENT_CODES if why_no_agent(state, seat, code) == LEGAL]
        return codes

    def moves(self, state: YokohamaState, seat: int) -> list[int]:
        return self.options(state, seat)  # all of them are legal

    def why_not(self, state: YokohamaState, seat: int, code: int) -> int:
        if FULFIL <= code < UPGRADE:
            return why_no_free_action(state, seat, code)
        if AGENT <= code < AGENT + AREAS and self.lets_agents_in(state):
            return why_no_agent(state, seat, code)
        reason = self.own_why_not(state, code)
        if reason == NOT_ASKED and AGENT <= code < AGENT + AREAS:
            return AGENT_MUST_WAIT if state.players[seat].agents else NO_AGENT
        return reason

    def apply(self, state: YokohamaState, seat: int, code: int) -> None:
        if FULFIL <= code < UPGRADE:
            state.push(self)
            _free_action(state, seat, code)
        elif AGENT <= code < AGENT + AREAS and self.lets_agents_in(state):
            self.send_agent(state, code - AGENT)
        else:
            self.choose(state, code)

    def send_agent(self, state: YokohamaState, area: int) -> None:
        """Let an agent set out; when he is done this is asked again."""
        from kotatsu.games.yokohama.steps.turn import send_agent  # which needs this module

        state.push(self)
        send_agent(state, area)


def why_no_agent(state: YokohamaState, seat: int, code: int) -> int:
    """Why no agent can go to an area in the middle of something: not to the port while cards drawn there lie open (YOK-10.2.2)."""
    player = state.players[seat]
    if not player.agents:
        return NO_AGENT
    return PORT_IS_OPEN if code == AGENT + PORT and player.drawn else LEGAL


def add_free_actions(state: YokohamaState, seat: int, codes: list[int]) -> None:
    """Append the free actions that are possible (YOK-10.2): what `why_no_free_action` says, found directly."""
    player = state.players[seat]
    if player.orders:
        price = state.box.order_price
        have = packed(player.goods)
        for card in player.orders:
            if covers(have, price[card]):
                codes.append(FULFIL + card)
    if state.agent_stack:
        met = conditions_met(state, seat) & ~player.hired
        if met:
            codes += [HIRE + condition for condition in members(met)]
    if player.can_use(TEXTILE_FACTORY) and player.goods[SILK]:
        codes.append(TEXTILE)


def can_deliver(state: YokohamaState, seat: int, card: int) -> bool:
    """Whether all goods of an order are there (YOK-10.4.1)."""
    return covers(packed(state.players[seat].goods), state.box.order_price[card])


def why_no_free_action(state: YokohamaState, seat: int, code: int) -> int:
    player = state.players[seat]
    if code < HIRE:
        card = code - FULFIL
        if not holds(player.orders, card):  # drawn cards are not in hand yet (YOK-10.3)
            return NOT_IN_HAND
        return LEGAL if can_deliver(state, seat, card) else GOODS_MISSING
    if code < TEXTILE:
        condition = code - HIRE
        if has(player.hired, condition):
            return CONDITION_USED
        if not has(conditions_met(state, seat), condition):
            return CONDITION_NOT_MET
        return LEGAL if state.agent_stack else NO_AGENT_IN_STOCK
    if not player.has(TEXTILE_FACTORY):
        return NO_TEXTILE_FACTORY
    if has(player.tapped, TEXTILE_FACTORY):
        return USED_THIS_ROUND
    return LEGAL if player.goods[SILK] else SILK_MISSING


def an_order_brings_imports(state: YokohamaState, seat: int) -> bool:
    """Whether an order in hand could be paid now whose reward is an import, or a bonus card that may bring one."""
    for card in state.players[seat].orders:
        kinds = state.box.rewards[FROM_ORDER][card][::2]
        may_help = holds(kinds, IMPORT) or holds(kinds, STRENGTH_BONUS)
        if may_help and can_deliver(state, seat, card):
            return True
    return False


def conditions_met(state: YokohamaState, seat: int) -> i64:
    """The conditions for hiring that hold now, as bits (YOK-10.5.1)."""
    player = state.players[seat]
    at_least = state.box.hire_at
    bits: i64 = 0
    if count(player.fulfilled) >= at_least[0]:
        bits |= 1
    if count(player.techs) >= at_least[1]:
        bits |= 2
    if len(player.churches) >= at_least[2]:
        bits |= 4
    if player.down >= at_least[3]:
        bits |= 8
    return bits


def _free_action(state: YokohamaState, seat: int, code: int) -> None:
    player = state.players[seat]
    if code < HIRE:
        # YOK-10.4.1: the order counts as fulfilled as soon as it is paid (YOK-10.4.3), then its reward follows
        card = code - FULFIL
        player.orders = without(player.orders, card)
        state.tell(events.FULFILLED, seat, card)
        cost = state.box.order_cost[card]
        for good in range(GOODS):
            state.pay(seat, good, cost[good])
        player.fulfilled |= 1 << card
        state.tell(events.POINTS, seat, state.box.order_points[card])
        state.push(OrderDone(seat))
        state.push(Rewards(FROM_ORDER, card, 0))
    elif code < TEXTILE:
        # YOK-10.5.2, YOK-10.5.3: free, once per condition, the agent lies face up
        player.hired |= 1 << (code - HIRE)
        player.agents += 1
        state.agent_stack -= 1
        state.tell(events.HIRED, seat, code - HIRE)
    else:
        # YOK-11.19
        state.tap(seat, TEXTILE_FACTORY)
        state.pay(seat, SILK, 1)
        state.gain(seat, YEN, state.box.tech_amount[TEXTILE_FACTORY])


class OrderDone(Automatic[YokohamaState]):
    """The language school pays after the reward of an order (YOK-11.13)."""

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def apply(self, state: YokohamaState, seat: int, code: int) -> None:
        if state.players[self.owner].has(LANGUAGE_SCHOOL):
            state.tell(events.TECH_USED, self.owner, LANGUAGE_SCHOOL)
            state.gain(self.owner, YEN, state.box.tech_amount[LANGUAGE_SCHOOL])


class Rewards(Automatic[YokohamaState]):
    """The rewards of one card for the active player, one after another in the printed order (YOK-2.8, YOK-8.3).

    A part that cannot be carried out when it comes up is lost without a question (YOK-2.5), unless an order fulfilled
    between two lines might bring the import that is to be turned (YOK-10.2.3).
    """

    def __init__(self, source: int, card: int, at: int) -> None:
        self.source = source
        self.card = card
        self.at = at  # the place in the row of rewards to go on from

    def apply(self, state: YokohamaState, seat: int, code: int) -> None:
        owner = state.active
        row = state.box.rewards[self.source][self.card]
        at = self.at
        while at < len(row):
            kind = row[at]
            n = row[at + 1]
            at += 2
            if kind < FLIP_IMPORT:
                state.gain(owner, kind, n, self.source >= FROM_BONUS)
            elif kind == GAIN_ORDER:
                player = state.players[owner]
                player.orders = player.orders + state.draw_orders(owner, n)
            elif kind == FLIP_IMPORT:
                if state.players[owner].up or an_order_brings_imports(state, owner):
                    state.tell(events.MAY, owner, n, kind)
                    state.push(Rewards(self.source, self.card, at))
                    state.push(TurnImports(n))
                    return
            elif kind == STRENGTH_BONUS:
                if state.bonus_display:
                    state.tell(events.MAY, owner, 1, kind)
                    state.push(Rewards(self.source, self.card, at))
                    state.push(PickBonus(n))
                    return
            elif state.extra_stack[kind - EXTRA_1]:
                state.push(Rewards(self.source, self.card, at))
                state.push(GainExtra(owner, kind - EXTRA_1, n))
                return


class GainExtra(Automatic[YokohamaState]):
    """Extra strength cards arrive one by one; a fifth card forces one back at once (YOK-2.2.1, YOK-2.9)."""

    def __init__(self, owner: int, extra: int, n: int) -> None:
        self.owner = owner
        self.extra = extra
        self.n = n

    def apply(self, state: YokohamaState, seat: int, code: int) -> None:
        if not state.take_extra(self.owner, self.extra):
            return
        if self.n > 1:
            state.push(GainExtra(self.owner, self.extra, self.n - 1))
        if sum(state.players[self.owner].extra) > state.box.hand_limit:
            state.push(ReturnExtra(self.owner))


class ReturnExtra(Owned[YokohamaState]):
    """Put one of five extra strength cards back; no free action comes between (YOK-2.2.1, YOK-10.2.1)."""

    def options(self, state: YokohamaState, seat: int) -> list[int]:
        return RETURNS

    def why_not(self, state: YokohamaState, seat: int, code: int) -> int:
        if not RETURN <= code < RETURN + 2:
            return NOT_ASKED
        return LEGAL if state.players[seat].extra[code - RETURN] else NOTHING_TO_RETURN

    def apply(self, state: YokohamaState, seat: int, code: int) -> None:
        kind = code - RETURN
        state.move_extra(seat, kind, -1)
        state.tell(events.RETURNED, seat, EXTRA_1 if kind == 0 else EXTRA_2)


class TurnImports(OwnTurn):
    """Turn up to n own face-up imports face down, at the customs house or by a reward (YOK-7.6, YOK-2.7)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def own_moves(self, state: YokohamaState) -> list[int]:
        most = min(self.n, state.players[state.active].up, IMPORTS - 1)
        return list(range(TURN, TURN + most + 1))

    def own_why_not(self, state: YokohamaState, code: int) -> int:
        if not TURN <= code < TURN + IMPORTS:
            return NOT_ASKED
        n = code - TURN
        return LEGAL if n <= self.n and n <= state.players[state.active].up else TOO_MANY_IMPORTS

    def neutral(self, state: YokohamaState) -> int:
        return TURN

    def choose(self, state: YokohamaState, code: int) -> None:
        n = code - TURN
        player = state.players[state.active]
        player.up -= n
        player.down += n
        if n:
            state.tell(events.TURNED, state.active, n)


class PickBonus(OwnTurn):
    """A reward icon lets the player choose a displayed strength bonus card up to a level (YOK-2.7, YOK-8.5)."""

    def __init__(self, level: int) -> None:
        self.level = level  # 0, 1, 2 for the levels 5, 6, 7

    def own_moves(self, state: YokohamaState) -> list[int]:
        return [PASS, *[BONUS + card for card in state.bonus_display]]

    def own_why_not(self, state: YokohamaState, code: int) -> int:
        return LEGAL if code == PASS else why_no_bonus(state, code)

    def neutral(self, state: YokohamaState) -> int:
        return PASS

    def choose(self, state: YokohamaState, code: int) -> None:
        if code != PASS:
            take_bonus(state, code - BONUS, self.level)


def why_no_bonus(state: YokohamaState, code: int) -> int:
    if not BONUS <= code < BONUS + BONUSES:
        return NOT_ASKED
    return LEGAL if holds(state.bonus_display, code - BONUS) else NOT_DISPLAYED


def take_bonus(state: YokohamaState, card: int, level: int) -> None:
    """Resolve a displayed bonus card; until it is done it lies apart (YOK-8.2, YOK-8.5)."""
    state.tell(events.BONUS_TAKEN, state.active, card)
    state.bonus_display = without(state.bonus_display, card)
    state.bonus_resolving |= 1 << card
    state.push(BonusDone(card))
    state.push(Rewards(FROM_BONUS + level, card, 0))


class BonusDone(Automatic[YokohamaState]):
    """The used bonus card is discarded and replaced (YOK-8.4)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def apply(self, state: YokohamaState, seat: int, code: int) -> None:
        state.bonus_resolving &= ~(1 << self.card)
        state.bonus_discard |= 1 << self.card
        state.reveal_bonus()
