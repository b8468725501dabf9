# kotatsu: compiled
"""What may follow an area action, of the turn or of an agent: a strength bonus and building (sections 8 and 9 of the rules)."""

from __future__ import annotations

from typing import Final

from kotatsu.core.bits import count, has
from kotatsu.core.state import LEGAL, NOT_ASKED
from kotatsu.games.yokohama import events
from kotatsu.games.yokohama.components import YEN
from kotatsu.games.yokohama.house_rules import BONUS_IS_DUE
from kotatsu.games.yokohama.moves import BONUS, BONUSES, BUILD, SHOP, WAREHOUSE
from kotatsu.games.yokohama.reasons import (
    AREA_ACTION_FIRST,
    BELOW_FIVE,
    BELOW_FOUR,
    BONUS_FIRST,
    CANNOT_PAY,
    NONE_LEFT,
    SITE_IS_TAKEN,
    STEP_IS_DONE,
    WAREHOUSE_STANDS,
)
from kotatsu.games.yokohama.state import YokohamaState
from kotatsu.games.yokohama.steps.rewards import take_bonus, why_no_bonus

# -- how far a turn (or an agent's visit) has come; a step once passed never comes back (YOK-5.4)
BEFORE: Final = 0
AFTER_EFFECT: Final = 1
AFTER_BONUS: Final = 2
AFTER_BUILDING: Final = 3


def follow_ups(state: YokohamaState, last: int, area: int, total: int, stage: int) -> list[int]:
    """The end of the block and what `why_no_follow_up` allows before it."""
    if owes_bonus(state, total, stage):
        return [BONUS + card for card in state.bonus_display]
    codes = [last]
    if total < state.box.build_from or stage == AFTER_BUILDING:  # YOK-9.1
        return codes
    for code in (SHOP, WAREHOUSE):
        if why_no_follow_up(state, code, area, total, stage) == LEGAL:
            codes.append(code)
    if total >= state.box.bonus_from and stage == AFTER_EFFECT:  # YOK-8.1
        codes += [BONUS + card for card in state.bonus_display]
    return codes


def owes_bonus(state: YokohamaState, total: int, stage: int) -> bool:
    """Whether the next thing to do is to take a bonus card: by the other reading of step 2, if there is one (YOK-8.1)."""
    if not state.house_rules & BONUS_IS_DUE or stage != AFTER_EFFECT:
        return False
    return total >= state.box.bonus_from and len(state.bonus_display) > 0


def why_no_end(state: YokohamaState, total: int, stage: int) -> int:
    """Why a turn or an agent's visit cannot end yet: not before its effect, and not while a bonus is due (YOK-5.4)."""
    if stage == BEFORE:
        return AREA_ACTION_FIRST
    return BONUS_FIRST if owes_bonus(state, total, stage) else LEGAL


def why_no_follow_up(state: YokohamaState, code: int, area: int, total: int, stage: int) -> int:
    if BONUS <= code < BONUS + BONUSES:
        if stage != AFTER_EFFECT:
            return AREA_ACTION_FIRST if stage == BEFORE else STEP_IS_DONE
        return why_no_bonus(state, code) if total >= state.box.bonus_from else BELOW_FIVE  # YOK-8.1
    if not BUILD <= code < BUILD + 2:
        return NOT_ASKED
    if stage == BEFORE or stage == AFTER_BUILDING:
        return AREA_ACTION_FIRST if stage == BEFORE else STEP_IS_DONE
    if total < state.box.build_from:  # YOK-9.1
        return BELOW_FOUR
    if owes_bonus(state, total, stage):
        return BONUS_FIRST
    player = state.players[state.active]
    if code == SHOP:  # YOK-9.2; the opponent's shop does not matter
        if has(player.shops, area):
            return SITE_IS_TAKEN
        if count(player.shops) >= state.box.shops:
            return NONE_LEFT
        return LEGAL if player.yen >= state.box.shop_cost else CANNOT_PAY
    if has(player.warehouses | state.players[1 - state.active].warehouses, area):  # YOK-9.3
        return WAREHOUSE_STANDS
    built = count(player.warehouses)
    if built >= state.box.warehouses:
        return NONE_LEFT
    return LEGAL if player.yen >= state.box.warehouse_costs[built] else CANNOT_PAY


def stage_after(code: int) -> int:
    """Building before taking a bonus forfeits the bonus (YOK-5.4)."""
    return AFTER_BUILDING if code >= BUILD else AFTER_BONUS


def follow_up(state: YokohamaState, code: int, area: int, total: int) -> None:
    if code >= BUILD:
        player = state.players[state.active]
        if code == SHOP:
            state.pay(state.active, YEN, state.box.shop_cost)
            player.shops |= 1 << area
        else:
            state.pay(state.active, YEN, state.box.warehouse_costs[count(player.warehouses)])
            player.warehouses |= 1 << area  # own shop and warehouse may share an area (YOK-9.5); they stay (YOK-9.4)
        state.tell(events.BUILT, state.active, code - BUILD, area)
    else:
        levels = state.box.bonus_levels
        take_bonus(state, code - BONUS, 2 if total >= levels[2] else 1 if total >= levels[1] else 0)  # YOK-8.3
