"""Bots play legal, repeatable games from views alone, and the greedy one plays better than chance."""

from __future__ import annotations

from collections import Counter

import pytest

from kotatsu import KotatsuError, Match, load_game
from kotatsu.bots import Bot, Budget, bot_names, make_bot, make_bots, play_game, play_match
from kotatsu.bots.bot import NO_CLOCK, USUAL, filled
from kotatsu.bots.greedy import ByHand, GreedyBot
from kotatsu.bots.judge import Judge
from kotatsu.bots.registry import BOTS, USUAL_OPPONENT, bot_title, level_names, next_level
from kotatsu.bots.search import Searcher
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.playout import playout
from kotatsu.core.position import dump_position
from kotatsu.core.rng import Rng, seeded
from kotatsu.core.state import NONE, Decision, State
from kotatsu.games import NAMES
from kotatsu.lab.selfplay import Taught

LITTLE = Budget(tries=40, seconds=600)  # the same answers however busy the machine is


@pytest.mark.both_ways
@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("bot", ["random", "greedy", "novice", "daimyo"])  # one of each kind
def test_every_bot_finishes_every_game_and_repeats_it_with_the_same_seed(game: str, bot: str) -> None:
    records = set()
    for _ in range(2):
        match = Match.new(game, seed=5)
        outcome = play_match(match, make_bots([bot] * match.seats, 9), LITTLE)
        assert outcome.decisions == len(match.plies) and min(outcome.places) in (1, 2)  # 2: nobody has won
        assert outcome.scores == match.scores()
        records.add(match.record())
    assert len(records) == 1


@pytest.mark.parametrize("game", NAMES)
def test_greedy_clearly_beats_random(game: str) -> None:
    rules = load_game(game)
    seats = rules.seat_counts[0]
    greedy_wins = 0
    for number in range(24):
        names = ["random"] * seats
        names[number % seats] = "greedy"
        outcome = play_game(rules.start(seats, str(number)), make_bots(names, number))
        greedy_wins += outcome.places[number % seats] == 1
    assert greedy_wins >= 20


@pytest.mark.parametrize("game", NAMES)
def test_plain_is_greedy_without_lessons(game: str) -> None:
    """It answers as a greedy bot whose judgement is the hand alone, with the numbers that the hand usually has."""
    rules = load_game(game)
    state = rules.start(rules.seat_counts[0], "plain")
    for number in range(20):
        if state.over():
            break
        seat = state.actor()
        by_hand = GreedyBot(seeded(str(number)))
        by_hand.judge = Taught(None)
        answer = make_bot("plain", number).choose(state.view(seat), seat, LITTLE)
        assert answer == by_hand.choose(state.view(seat), seat, LITTLE)
        assert ByHand().value(state, seat) == state.by_hand(seat)
        state.apply(answer, seat)


@pytest.mark.parametrize("game", NAMES)
def test_a_game_of_random_bots_is_a_playout_of_the_kernel(game: str) -> None:
    rules = load_game(game)
    by_bots = rules.start(rules.seat_counts[0], "3")
    by_kernel = by_bots.copy()
    outcome = play_game(by_bots, make_bots(["random"] * by_bots.seats, 4))
    assert playout(by_kernel, seeded("4")) == outcome.decisions
    assert dump_position(rules, by_bots) == dump_position(rules, by_kernel)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("bot", bot_names())
def test_choosing_changes_nothing_and_needs_only_what_the_seat_may_know(game: str, bot: str) -> None:
    """Two states that look the same to a seat get the same answer, though what it cannot see differs."""
    rules = load_game(game)
    state = rules.start(rules.seat_counts[0], "8")
    rng = seeded("other worlds")
    for number in range(12):
        if state.over():
            break
        seat = state.actor()
        before = dump_position(rules, state)
        answers = {
            make_bot(bot, number).choose(world.view(seat), seat, LITTLE)
            for world in (state, state.determinize(seat, rng), state.determinize(seat, rng))
        }
        assert len(answers) == 1 and answers <= set(state.moves(seat))
        assert dump_position(rules, state) == before
        state.apply(answers.pop(), seat)


@pytest.mark.both_ways
@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("bot", bot_names())
def test_who_answers_at_once_answers_as_if_it_had_looked(game: str, bot: str) -> None:
    rules = load_game(game)
    state = rules.start(rules.seat_counts[0], "at once")
    rng = seeded("at once")
    for number in range(200):
        if state.over():
            break
        seat = state.actor()
        moves = state.moves(seat)
        at_once = make_bot(bot, number).at_once(moves[:])
        if at_once != NONE:
            assert at_once == make_bot(bot, number).choose(state.view(seat), seat, LITTLE)
        state.apply(moves[rng.below(len(moves))], seat)


class Spoiler(Bot):
    """Spoils whatever it can lay hands on, and notes whose eyes it was given."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.viewers: list[tuple[int, int]] = []

    def at_once(self, moves: list[int]) -> int:
        moves.clear()
        return NONE

    def choose(self, view: State, seat: int, budget: Budget = USUAL) -> int:
        self.viewers.append((view.viewer, seat))
        moves = view.moves(seat)
        code = moves[self.rng.below(len(moves))]
        view.stack = []
        return code


@pytest.mark.parametrize("game", NAMES)
def test_a_bot_gets_nothing_of_the_table_but_copies(game: str) -> None:
    rules = load_game(game)
    state = rules.start(rules.seat_counts[0], "3")
    twin = state.copy()
    chance = seeded("4")
    bots = [Spoiler(chance) for _ in range(state.seats)]
    outcome = play_game(state, bots)
    assert playout(twin, seeded("4")) == outcome.decisions
    assert dump_position(rules, state) == dump_position(rules, twin)
    assert all(viewer == seat for bot in bots for viewer, seat in bot.viewers)


def test_people_choose_from_levels_that_come_in_order_and_have_a_title_in_every_language() -> None:
    assert [BOTS[name].level for name in level_names()] == [1, 2, 3, 4, 5, 6]
    assert set(bot_names()) - set(level_names()) == {"random", "plain", "greedy"}
    for bot in BOTS.values():
        assert all(bot_title(bot.name, language) == bot.title[language] for language in LANGUAGES)
    assert USUAL_OPPONENT in level_names()[:2] and bot_title("gone", "en") == "gone"
    assert [next_level([name]) for name in level_names()] == [*level_names()[1:], ""]
    assert next_level(["random"]) == level_names()[0] and next_level(["greedy", "novice", "gone"]) == "daimyo"
    assert next_level([]) == ""


def test_a_budget_is_filled_up_with_what_a_bot_usually_thinks() -> None:
    usual = BOTS["daimyo"].budget
    assert usual.seconds == 1 and BOTS["shogun"].budget.seconds == 5
    assert filled(Budget(), usual) == usual
    assert filled(Budget(7, 9), usual) == Budget(7, 9) and filled(Budget(seconds=7), usual) == Budget(usual.tries, 7)
    assert filled(Budget(7), usual) == Budget(7, NO_CLOCK), (
        "who has so many tries uses them, however busy the machine is"
    )


@pytest.mark.parametrize("game", NAMES)
def test_rivals_choose_sensibly_what_is_secret(game: str) -> None:
    """A world in which a rival has chosen looks the same to the searcher, and nobody else is asked there any more."""
    rules = load_game(game)
    state = rules.start(rules.seat_counts[-1], "3")
    rng = seeded("worlds")
    seen = 0
    for _ in range(60):
        seat = state.to_act()[-1]
        view = state.view(seat)
        world = Searcher(Judge()).world(view, seat, rng)
        assert world.to_act() == [seat] and world.moves(seat) == state.moves(seat)
        seen += dump_position(rules, world) != dump_position(rules, state)
        moves = state.moves(seat)
        state.apply(moves[rng.below(len(moves))], seat)
    assert seen


@pytest.mark.parametrize("game", NAMES)
def test_plans_are_kept_until_something_is_revealed(game: str) -> None:
    class Counting(Judge):
        asked = 0

        def value(self, state: State, seat: int) -> int:
            Counting.asked += 1
            return state.evaluate(seat)

    rules = load_game(game)
    state = rules.start(rules.seat_counts[0], "8")
    bots = make_bots(["daimyo"] * state.seats, 1)
    for bot in bots:
        bot.judge = Counting()  # type: ignore[attr-defined]
    thoughts, decisions = 0, 0
    while not state.over() and decisions < 200:
        seat = state.actor()
        before = Counting.asked
        state.apply(bots[seat].choose(state.view(seat), seat, LITTLE), seat)
        thoughts += Counting.asked > before
        decisions += 1
    assert 0 < thoughts < decisions * 3 / 4


def test_the_clock_ends_a_search() -> None:
    rules = load_game("nippon")
    state = rules.start(2, "clock")
    searcher = Searcher(Judge())
    searcher.search(state.view(state.actor()), state.actor(), Budget(10**9, 0.2), seeded("1"))
    assert searcher.tried < 10**6


class Circle(Decision["Endless"]):
    """A decision that leads back to itself."""

    def moves(self, state: Endless, seat: int) -> list[int]:
        return [0, 1]

    def apply(self, state: Endless, seat: int, code: int) -> None:
        state.push(self)


class Endless(State):
    """A game in which no turn has to end."""

    def copy(self) -> Endless:
        twin = Endless(self.seats, self.rng.copy())
        self.carry_over(twin)
        return twin

    def mask(self, seat: int) -> None:
        pass

    def fill(self, rng: Rng) -> None:
        pass

    def evaluate(self, seat: int) -> int:
        return 0


def test_a_search_ends_where_turns_need_not() -> None:
    state = Endless(2, seeded("1"))
    state.push(Circle())
    state.settle()
    assert Searcher(Judge()).search(state.view(0), 0, Budget(2000, 600), seeded("2"))[0].moves[0] in (0, 1)


class Step(Decision["Walk"]):
    """A decision that ends a turn."""

    def moves(self, state: Walk, seat: int) -> list[int]:
        return [0, 1]

    def apply(self, state: Walk, seat: int, code: int) -> None:
        state.turn += 1
        state.push(self)


class Walk(Endless):
    """A game that never ends, and says how far it is worth looking."""

    ahead = 0

    def copy(self) -> Walk:
        twin = Walk(self.seats, self.rng.copy())
        twin.ahead = self.ahead
        self.carry_over(twin)
        return twin

    def outlook(self) -> int:
        return self.ahead


class Watching(Judge):
    """Notes how far into the future it was asked."""

    farthest = 0

    def value(self, state: State, seat: int) -> int:
        self.farthest = max(self.farthest, state.turn)
        return 0


@pytest.mark.parametrize("ahead", [0, 1, 5])
def test_a_search_looks_on_as_far_as_the_game_says(ahead: int) -> None:
    state = Walk(2, seeded("1"))
    state.ahead = ahead
    state.push(Step())
    state.settle()
    judge = Watching()
    assert len(Searcher(judge).search(state.view(0), 0, Budget(2000, 600), seeded("2"))) == 2
    assert judge.farthest == max(1, ahead)  # to the end of the own turn at least


def test_with_few_tries_amateurs_make_mistakes_instead_of_none() -> None:
    rules = load_game("airship")
    state = rules.start(3, "few")
    seat = state.actor()
    view = state.view(seat)
    answers = {make_bot("novice", number).choose(view, seat, Budget(1, 600)) for number in range(12)}
    assert len(view.moves(seat)) > 12 and len(answers) > 3


def test_a_greater_budget_is_spent() -> None:
    rules = load_game("yokohama")
    points = [
        play_game(rules.start(2, "budget"), make_bots(["greedy", "random"], 1), Budget(tries=tries)).scores[0]
        for tries in (1, 300)
    ]
    assert points[0] != points[1]


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(KotatsuError, match=r"no bot 'gredy'; there are .*greedy"):
        make_bot("gredy", 1)


@pytest.mark.parametrize("game", NAMES)
def test_the_weakest_make_mistakes_but_do_not_wander(game: str) -> None:
    rules = load_game(game)
    for seed in range(3):
        state = rules.start(rules.seat_counts[0], str(seed))
        bots = make_bots(["novice"] * state.seats, seed)
        made: Counter[tuple[int, int]] = Counter()
        while not state.over():
            seat = state.actor()
            made[state.turn, seat] += 1
            state.apply(bots[seat].choose(state.view(seat), seat, Budget(seconds=600)), seat)
        assert max(made.values()) < 24
