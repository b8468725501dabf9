# kotatsu: compiled
"""A position of Yokohama Duel: plain numbers, and rows that copies share: a row is replaced, never changed in place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kotatsu.core.bits import added, has, members, rest
from kotatsu.core.rng import Rng
from kotatsu.core.state import EMPTY, HIDDEN, NONE, Reader, State
from kotatsu.games.yokohama import evaluate, events, reading, scoring
from kotatsu.games.yokohama.components import (
    COPPER,
    EXTRA_1,
    GOODS,
    IMPORT,
    MINING,
    YEN,
    Box,
)
from kotatsu.games.yokohama.moves import BONUSES, CHURCHES, ORDERS, TECHS

SEATS: Final = 2
CARDS: Final = 4  # strength cards of a player
SECRET: Final = [[HIDDEN] * n for n in range(ORDERS + 1)]  # shared by all views; by how many cards there are
IN_HAND: Final = [NONE] * CARDS  # where they lie before the first is played


class Player:
    """What lies in front of one player."""

    def __init__(self) -> None:
        self.yen: i64 = 0  # one number, because coins are changed freely (YOK-2.1.2)
        self.goods: list[int] = EMPTY  # by trade good
        self.up: i64 = 0  # imports face up
        self.down: i64 = 0  # imports face down
        self.extra: list[int] = EMPTY  # extra strength cards +1, +2
        self.upgraded: i64 = 0  # bits: strength cards
        self.lies_in: list[int] = EMPTY  # by strength card: the area where it was played this round
        self.shops: i64 = 0  # bits: areas
        self.warehouses: i64 = 0  # bits: areas
        self.orders: list[int] = EMPTY  # in hand, hidden from the opponent (YOK-14.2)
        self.drawn: list[int] = EMPTY  # looked at, not yet kept
        self.kept = NONE  # which of the dealt orders are kept, chosen secretly (YOK-3.11)
        self.fulfilled: i64 = 0  # bits: orders
        self.churches: list[int] = EMPTY  # face down (YOK-14.3)
        self.techs: i64 = 0  # bits: technology cards
        self.tapped: i64 = 0  # bits: those used this round
        self.agents: i64 = 0  # face up
        self.spent_agents: i64 = 0
        self.hired: i64 = 0  # bits: conditions used (YOK-10.5.2)

    def copy(self) -> Player:
        twin = Player()
        twin.yen = self.yen
        twin.goods = self.goods
        twin.up = self.up
        twin.down = self.down
        twin.extra = self.extra
        twin.upgraded = self.upgraded
        twin.lies_in = self.lies_in
        twin.shops = self.shops
        twin.warehouses = self.warehouses
        twin.orders = self.orders
        twin.drawn = self.drawn
        twin.kept = self.kept
        twin.fulfilled = self.fulfilled
        twin.churches = self.churches
        twin.techs = self.techs
        twin.tapped = self.tapped
        twin.agents = self.agents
        twin.spent_agents = self.spent_agents
        twin.hired = self.hired
        return twin

    def has(self, tech: i64) -> bool:
        return self.techs >> tech & 1 == 1

    def can_use(self, tech: i64) -> bool:
        """Whether a once-per-round card is there and not yet used (YOK-10.7)."""
        return (self.techs & ~self.tapped) >> tech & 1 == 1


class YokohamaState(State):
    def __init__(self, box: Box, rng: Rng, players: list[Player]) -> None:
        super().__init__(SEATS, rng)
        self.box = box
        self.players = players
        self.round = 1
        self.played = 0  # turns taken in this round
        self.starter = 0  # start player of this round
        self.extra_stack: list[int] = EMPTY
        self.agent_stack = 0
        self.station = NONE  # the area with the station token
        # the last card of a deck is its top one
        self.bonus_deck: list[int] = EMPTY
        self.bonus_display: list[int] = EMPTY
        self.bonus_discard = 0  # bits
        self.bonus_resolving = 0  # bits: neither displayed nor discarded (YOK-8.5)
        self.tech_deck: list[int] = EMPTY
        self.tech_display: list[int] = EMPTY
        self.tech_removed = 0  # bits
        self.order_deck: list[int] = EMPTY
        self.order_known: list[int] = EMPTY  # by place in the deck: a bit for each seat that put this card there
        self.church_display: list[int] = EMPTY
        self.church_removed: list[int] = EMPTY
        self.used: i64 = 0  # bits: areas with a strength card (YOK-6.2); follows from lies_in

    def copy(self) -> YokohamaState:
        twin = YokohamaState(self.box, self.rng.copy(), [player.copy() for player in self.players])
        self.carry_over(twin)
        twin.round = self.round
        twin.played = self.played
        twin.starter = self.starter
        twin.extra_stack = self.extra_stack
        twin.agent_stack = self.agent_stack
        twin.station = self.station
        twin.bonus_deck = self.bonus_deck
        twin.bonus_display = self.bonus_display
        twin.bonus_discard = self.bonus_discard
        twin.bonus_resolving = self.bonus_resolving
        twin.tech_deck = self.tech_deck
        twin.tech_display = self.tech_display
        twin.tech_removed = self.tech_removed
        twin.order_deck = self.order_deck
        twin.order_known = self.order_known
        twin.church_display = self.church_display
        twin.church_removed = self.church_removed
        twin.used = self.used
        return twin

    def derive(self) -> None:
        self.used = 0
        for player in self.players:
            for area in player.lies_in:
                if area != NONE:
                    self.used |= 1 << area
        if len(self.order_known) != len(self.order_deck):
            self.order_known = [0] * len(self.order_deck)

    # -- hidden information (YOK-14.1) -------------------------------------------------------------

    def mask(self, seat: int) -> None:
        self.bonus_deck = SECRET[len(self.bonus_deck)]
        self.tech_deck = SECRET[len(self.tech_deck)]
        self.church_removed = SECRET[len(self.church_removed)]  # YOK-14.4
        orders = SECRET[len(self.order_deck)]
        if seat >= 0:
            for place, bits in enumerate(self.order_known):
                if bits and has(bits, seat):
                    if orders is SECRET[len(orders)]:
                        orders = orders[:]
                    orders[place] = self.order_deck[place]
        self.order_deck = orders
        for other, player in enumerate(self.players):
            if other != seat:
                player.orders = SECRET[len(player.orders)]
                player.drawn = SECRET[len(player.drawn)]
                player.churches = SECRET[len(player.churches)]
                if player.kept != NONE:
                    player.kept = HIDDEN

    def fill(self, rng: Rng) -> None:
        first, second = self.players
        orders = _shuffled_rest(
            ORDERS,
            rng,
            first.fulfilled | second.fulfilled,
            [self.order_deck, first.orders, first.drawn, second.orders, second.drawn],
        )
        churches = _shuffled_rest(CHURCHES, rng, 0, [self.church_display, first.churches, second.churches])
        for player in self.players:
            player.orders = _filled(player.orders, orders)
            player.drawn = _filled(player.drawn, orders)
            player.churches = _filled(player.churches, churches)
            if player.kept == HIDDEN:
                player.kept = rng.below(3)
        self.order_deck = _filled(self.order_deck, orders)
        self.church_removed = _filled(self.church_removed, churches)
        used_up = self.bonus_discard | self.bonus_resolving
        self.bonus_deck = _filled(self.bonus_deck, _shuffled_rest(BONUSES, rng, used_up, [self.bonus_display]))
        gone = self.tech_removed | first.techs | second.techs
        self.tech_deck = _filled(self.tech_deck, _shuffled_rest(TECHS, rng, gone, [self.tech_display]))

    # -- what a search should know -----------------------------------------------------------------

    def outlook(self) -> int:
        """Four rounds: what was learned judges what comes then, and the rest of the game has more chance than it tells."""
        return self.turns_in(4)

    def reply_tries(self) -> int:
        return 150

    def reopen(self, seat: int) -> None:
        if self.players[1 - seat].kept != NONE:
            self.players[1 - seat].kept = NONE
            self.refresh()

    # -- results -----------------------------------------------------------------------------------

    def score(self, seat: int) -> list[int]:
        return scoring.score(self, seat)

    def places(self) -> list[int]:
        return scoring.places(self)

    def by_hand(self, seat: int) -> int:
        return evaluate.evaluate(self, seat)

    def reader(self) -> Reader:
        return reading.READER

    # -- changes that several steps share ----------------------------------------------------------

    def strength_of(self, seat: int, card: int) -> int:
        """The strength a card shows now (YOK-1.5)."""
        return self.box.strength[self.players[seat].upgraded >> card & 1][card]

    def gain(self, seat: int, kind: int, n: int, mining: bool = False) -> None:
        """Receive goods, yen or imports; they never run out (YOK-2.1.1). An import arrives face up (YOK-2.4)."""
        if n <= 0:
            return
        player = self.players[seat]
        if kind < GOODS:
            player.goods = added(player.goods, kind, n)
        elif kind == YEN:
            player.yen += n
        else:
            player.up += n
        self.tell(events.GAIN, seat, n, kind)
        # YOK-11.4: the copper mine, an exchange and a bonus card bring the owner of the mining technology one more
        if mining and kind == COPPER and player.has(MINING):
            more = self.box.tech_amount[MINING]
            player.goods = added(player.goods, COPPER, more)
            self.tell(events.TECH_USED, seat, MINING)
            self.tell(events.GAIN, seat, more, COPPER)

    def pay(self, seat: int, kind: int, n: int) -> None:
        """Give goods or yen back to the supply."""
        if n <= 0:
            return
        player = self.players[seat]
        if kind < GOODS:
            player.goods = added(player.goods, kind, -n)
        else:
            player.yen -= n
        self.tell(events.PAY, seat, n, kind)

    def pay_imports(self, seat: int, up: int, down: int) -> None:
        """Both sides count the same wherever imports are paid (YOK-2.4)."""
        player = self.players[seat]
        player.up -= up
        player.down -= down
        if up + down > 0:
            self.tell(events.PAY, seat, up + down, IMPORT)

    def take_extra(self, seat: int, kind: int) -> bool:
        """One extra strength card from its stack; nothing if that is empty (YOK-2.2.2)."""
        if self.extra_stack[kind] == 0:
            return False
        self.move_extra(seat, kind, 1)
        self.tell(events.GAIN, seat, 1, EXTRA_1 + kind)
        return True

    def move_extra(self, seat: int, kind: int, n: int) -> None:
        """Move extra strength cards from their stack to a player, or back if n is below 0."""
        player = self.players[seat]
        player.extra = added(player.extra, kind, n)
        self.extra_stack = added(self.extra_stack, kind, -n)

    def tap(self, seat: int, tech: int) -> None:
        """Turn a once-per-round card sideways (YOK-10.7)."""
        self.players[seat].tapped |= 1 << tech
        self.tell(events.TECH_USED, seat, tech)

    def draw_orders(self, seat: int, n: int) -> list[int]:
        """Draw up to n orders; only the drawing player sees them (YOK-7.9.1, YOK-7.9.5)."""
        n = min(n, len(self.order_deck))
        if n == 0:
            return EMPTY
        self.tell(events.DRAWS, seat, n)
        self.order_deck = self.order_deck[:]
        drawn = [self.draw(self.order_deck) for _ in range(n)]
        self.order_known = self.order_known[: len(self.order_deck)]
        for card in drawn:
            self.tell(events.DREW, seat, card, audience=1 << seat)
        return drawn

    def put_under(self, seat: int, cards: list[int]) -> None:
        """Put orders under the deck, one after the other; their former holder knows where they lie (YOK-14.2)."""
        self.order_deck = cards[::-1] + self.order_deck
        self.order_known = [1 << seat] * len(cards) + self.order_known

    def reveal_bonus(self) -> None:
        """Fill the bonus display from the deck, reshuffling the discards if that is empty (YOK-8.4, YOK-15.1)."""
        if not self.bonus_deck:
            self.bonus_deck = members(self.bonus_discard)
            self.bonus_discard = 0
            self.shuffle(self.bonus_deck)
            self.tell(events.RESHUFFLED, NONE)
        if self.bonus_deck:
            self.bonus_deck = self.bonus_deck[:]
            self.bonus_display = [*self.bonus_display, self.draw(self.bonus_deck)]


def _shuffled_rest(size: int, rng: Rng, gone: int, rows: list[list[int]]) -> list[int]:
    """All cards of a set that are neither gone nor in one of the given rows, in random order."""
    unseen = rest(size, gone, rows)
    rng.shuffle(unseen)
    return unseen


def _filled(row: list[int], unseen: list[int]) -> list[int]:
    return [unseen.pop() if card == HIDDEN else card for card in row]
