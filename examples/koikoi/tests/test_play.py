"""What scenarios cannot say: luck, drawn months, whole games, and bots that know what they do."""

from __future__ import annotations

import pytest
from koikoi.components import YAKU_IDS
from koikoi.meta import KoiKoi
from koikoi.state import KoiKoiState
from koikoi.yaku import lucky, total, worth

from kotatsu.bots.registry import make_bots
from kotatsu.core.bits import bits_of
from kotatsu.core.match import Match, random_match
from kotatsu.core.registry import load_game
from kotatsu.core.rng import seeded
from kotatsu.core.state import NONE


def game() -> KoiKoi:
    found = load_game("koikoi")
    assert isinstance(found, KoiKoi)
    return found


def cards(*ids: str) -> int:
    index = game().names.card.index
    return bits_of([index[word] for word in ids])


BRIGHTS = ("pine-crane", "cherry-curtain", "pampas-moon", "paulownia-phoenix", "willow-rain")


@pytest.mark.parametrize(
    ("taken", "points"),
    [
        (BRIGHTS, 10),
        (BRIGHTS[:4], 8),
        (BRIGHTS[1:], 7),
        (BRIGHTS[:3], 5),
        (BRIGHTS[2:], 0),  # three with the rain
    ],
)
def test_only_the_best_of_the_brights_counts(taken: tuple[str, ...], points: int) -> None:
    """KOI-4.2."""
    assert total(game().box, cards(*taken), 1) == points


def test_a_card_may_be_part_of_several_combinations() -> None:
    """KOI-4.1, KOI-4.4, KOI-4.6."""
    box = game().box
    taken = cards(
        "cherry-curtain",
        "pampas-moon",
        "chrysanthemum-cup",
        "plum-warbler",
        "clover-boar",
        "maple-deer",
        "peony-butterflies",
    )
    made = {word: n for number, word in enumerate(YAKU_IDS) if (n := worth(box, taken, 1, number))}
    assert made == {"blossoms": 5, "moonlight": 5, "boar-deer-butterflies": 5, "animals": 1}
    assert total(box, box.of_kind[3], 1) == 15  # all 24 plain cards


def test_lucky_hands() -> None:
    """KOI-2.3."""
    assert lucky([0, 1, 2, 3, 4, 8, 12, 16]) == 0
    assert lucky([0, 1, 4, 5, 8, 9, 12, 13]) == 1
    assert lucky([0, 1, 2, 4, 5, 8, 9, 12]) == NONE


def test_luck_ends_a_month_at_once_and_is_told() -> None:
    """KOI-2.3, KOI-2.5: six points, and whoever was lucky deals; also in the first month, before anybody has moved."""
    seen = first = 0
    for seed in range(400):
        match = Match.new(game(), 2, f"luck {seed}", {"months": "3"})
        told = [game().events[entry.kind].name for entry in match.events(0)]
        if "lucky" in told:
            first += 1
            points = [sum(match.state.score(seat)) for seat in range(2)]
            assert sorted(points) in ([0, 6], [0, 12], [6, 6], [0, 0])
        match = random_match(game(), 2, f"luck {seed}", seeded(f"{seed}"))
        state = match.state
        assert isinstance(state, KoiKoiState)
        seen += any(state.score(seat)[5] for seat in range(2))
    assert seen > first > 0


def test_a_month_that_nobody_stops_brings_nothing_and_the_dealer_stays() -> None:
    """KOI-5.5, KOI-6.1: six months, or as many as agreed (KOI-1.2)."""
    drawn = 0
    for seed in range(30):
        match = Match.new(game(), 2, f"drawn {seed}", {"months": "3"})
        rng = seeded(f"{seed}")
        while not match.over:
            state = match.state
            assert isinstance(state, KoiKoiState)
            dealer, month, points = state.dealer, state.month, state.total(0) + state.total(1)
            before = len(match.events(0))
            moves = match.state.moves()
            match.play_code(moves[rng.below(len(moves))])
            told = [game().events[entry.kind].name for entry in match.events(0)[before:]]
            if "drawn" in told and "lucky" not in told:
                drawn += 1
                after = match.state
                assert isinstance(after, KoiKoiState)
                assert after.dealer == dealer and after.total(0) + after.total(1) == points
                assert match.over or after.month == month + 1
        assert match.state.month == 3  # type: ignore[attr-defined]
    assert drawn


def test_equal_points_share_the_victory() -> None:
    """KOI-6.2."""
    state = game().blank(2)
    assert state.places() == [1, 1]
    state.players[1].points = [0, 0, 1, 0, 0, 0, 0]
    assert state.places() == [2, 1]


def test_a_bot_that_thinks_wins() -> None:
    won = 0
    for seed in range(12):
        match = Match.new(game(), 2, f"duel {seed}", {"months": "3"})
        kinds = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        bots = make_bots(kinds, f"{seed}")
        while not match.over:
            seat = match.to_act()[0]
            match.play_code(bots[seat].choose(match.view(seat), seat), seat)
        won += match.state.places()[kinds.index("greedy")] == 1
    assert won >= 9
