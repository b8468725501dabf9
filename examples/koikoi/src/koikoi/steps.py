# kotatsu: compiled
"""What happens in Koi-Koi: a month is dealt, turns are taken, somebody stops."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from koikoi.moves import (
    ALL_FOUR,
    BOTH_LUCKY,
    CALLED,
    CARDS,
    KOIKOI,
    LAID,
    LUCKY_HAND,
    MONTH_BEGINS,
    MONTH_DRAWN,
    MONTH_WON,
    NO_CARD_LEFT,
    NOT_IN_HAND,
    NOT_OF_THE_MONTH,
    PAIRED,
    PLAY,
    PLAYED,
    STOP,
    STOPPED,
    SUIT,
    TAKE,
    TURNED_UP,
    YAKU_MADE,
)
from koikoi.state import SEATS, KoiKoiState
from koikoi.yaku import lucky, worth
from kotatsu.core.bits import count, has, holds, members, without
from kotatsu.core.state import LEGAL, NONE, NOT_ASKED, Automatic, Decision


class BeginMonth(Automatic[KoiKoiState]):
    """Shuffle and deal (KOI-2.1, KOI-2.2); four of a month on the table are dealt again (KOI-2.4)."""

    def apply(self, state: KoiKoiState, seat: int, code: int) -> None:
        state.month += 1
        state.tell(MONTH_BEGINS, state.dealer, state.month)
        for player in state.players:
            player.taken = 0
            player.calls = 0
            player.called = 0
        state.shown = 0
        deal(state)
        state.active = state.dealer
        luck = [lucky(player.hand) for player in state.players]
        if luck[0] == NONE and luck[1] == NONE:
            state.push(PLAY_CARD)
            return
        state.push(END_MONTH)
        for owner in range(SEATS):
            if luck[owner] != NONE:
                state.tell(LUCKY_HAND, owner, luck[owner])
        if luck[0] != NONE and luck[1] != NONE:  # KOI-2.3: they cancel each other
            state.tell(BOTH_LUCKY, NONE)
            return
        winner = 0 if luck[0] != NONE else 1
        state.tell(MONTH_WON, winner, state.win_lucky(winner, luck[winner]))
        state.dealer = winner


def deal(state: KoiKoiState) -> None:
    table = state.box.table
    hand = state.box.hand
    cards = list(range(CARDS))
    while True:
        state.shuffle(cards)
        suits = [0] * 12
        state.table = 0
        for card in cards[:table]:
            state.table |= 1 << card
            suits[card // SUIT] += 1
        if max(suits) < SUIT:
            break
    for seat, player in enumerate(state.players):
        player.hand = sorted(cards[table + seat * hand : table + (seat + 1) * hand])
    state.deck = cards[table + SEATS * hand :]


def put(state: KoiKoiState, card: int) -> None:
    """A card comes to the table and takes its partners, if it has any (KOI-3.2)."""
    partners = state.partners(card)
    n = count(partners)
    if n == 2:  # KOI-3.3
        state.shown = 1 << card
        state.push(CHOOSE)
    elif n == 0:
        state.table |= 1 << card
        state.tell(LAID, state.active, card)
    else:  # KOI-3.4
        capture(state, card, partners)


def capture(state: KoiKoiState, card: int, partners: i64) -> None:
    player = state.players[state.active]
    state.table &= ~partners
    player.taken |= partners | (1 << card)
    if state.log is not None:
        if count(partners) == 3:
            state.tell(ALL_FOUR, state.active, card // SUIT)
        else:
            state.tell(PAIRED, state.active, members(int(partners))[0], card)


class PlayCard(Decision[KoiKoiState]):
    """The player in turn plays a card from the hand (KOI-3.1)."""

    def options(self, state: KoiKoiState, seat: int) -> list[int]:
        return state.players[seat].hand  # moves and cards have the same numbers

    def moves(self, state: KoiKoiState, seat: int) -> list[int]:
        return state.players[seat].hand

    def why_not(self, state: KoiKoiState, seat: int, code: int) -> int:
        if not PLAY <= code < PLAY + CARDS:
            return NOT_ASKED
        return LEGAL if holds(state.players[seat].hand, code - PLAY) else NOT_IN_HAND

    def apply(self, state: KoiKoiState, seat: int, code: int) -> None:
        card = code - PLAY
        player = state.players[seat]
        player.hand = without(player.hand, card)
        state.tell(PLAYED, seat, card)
        state.push(TURN_UP)
        put(state, card)


class Choose(Decision[KoiKoiState]):
    """One of two cards of the month is taken (KOI-3.3)."""

    def options(self, state: KoiKoiState, seat: int) -> list[int]:
        return [TAKE + card for card in members(int(self.partners(state)))]

    def partners(self, state: KoiKoiState) -> i64:
        card = 0
        while state.shown >> card & 1 == 0:
            card += 1
        return state.partners(card)

    def why_not(self, state: KoiKoiState, seat: int, code: int) -> int:
        if not TAKE <= code < TAKE + CARDS:
            return NOT_ASKED
        return LEGAL if has(self.partners(state), code - TAKE) else NOT_OF_THE_MONTH

    def apply(self, state: KoiKoiState, seat: int, code: int) -> None:
        card = members(int(state.shown))[0]
        state.shown = 0
        capture(state, card, 1 << (code - TAKE))


class TurnUp(Automatic[KoiKoiState]):
    """The top card of the deck is turned up and comes to the table (KOI-3.5)."""

    def apply(self, state: KoiKoiState, seat: int, code: int) -> None:
        card = state.deck[-1]
        state.reveals += 1
        state.deck = state.deck[:-1]
        state.tell(TURNED_UP, state.active, card)
        state.push(JUDGE)
        put(state, card)


class Judge(Automatic[KoiKoiState]):
    """Whoever has made or improved a combination in this turn is asked (KOI-5.1); else the turn is over (KOI-3.6)."""

    def apply(self, state: KoiKoiState, seat: int, code: int) -> None:
        player = state.players[state.active]
        if state.made(state.active) <= player.called:
            end_turn(state)
            return
        if state.log is not None:
            for yaku in range(len(state.box.points)):
                n = worth(state.box, player.taken, state.sake, yaku)
                if n:
                    state.tell(YAKU_MADE, state.active, yaku, n)
        state.push(CALL)


def end_turn(state: KoiKoiState) -> None:
    state.turn += 1
    state.active = 1 - state.active
    if state.players[state.active].hand:
        state.push(PLAY_CARD)
    else:  # KOI-5.5: the dealer stays
        state.tell(MONTH_DRAWN, NONE)
        state.push(END_MONTH)


class Call(Decision[KoiKoiState]):
    """Stop and count, or go on with koi-koi (KOI-5.1)."""

    def options(self, state: KoiKoiState, seat: int) -> list[int]:
        return [STOP, KOIKOI]

    def why_not(self, state: KoiKoiState, seat: int, code: int) -> int:
        if code == STOP:
            return LEGAL
        if code != KOIKOI:
            return NOT_ASKED
        return LEGAL if state.players[seat].hand else NO_CARD_LEFT  # KOI-5.4

    def apply(self, state: KoiKoiState, seat: int, code: int) -> None:
        if code == KOIKOI:
            player = state.players[seat]
            player.calls += 1
            player.called = state.made(seat)
            state.tell(CALLED, seat)
            end_turn(state)
            return
        state.tell(STOPPED, seat)
        state.tell(MONTH_WON, seat, state.win(seat))  # KOI-5.2, KOI-5.3
        state.dealer = seat  # KOI-2.5
        state.turn += 1
        state.push(END_MONTH)


class EndMonth(Automatic[KoiKoiState]):
    """The next month begins, or the game is over (KOI-6.1)."""

    def apply(self, state: KoiKoiState, seat: int, code: int) -> None:
        if state.month < state.months:
            state.push(BEGIN_MONTH)


BEGIN_MONTH: Final = BeginMonth()
PLAY_CARD: Final = PlayCard()
CHOOSE: Final = Choose()
TURN_UP: Final = TurnUp()
JUDGE: Final = Judge()
CALL: Final = Call()
END_MONTH: Final = EndMonth()
