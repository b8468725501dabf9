"""The end of a game as a moment."""

from __future__ import annotations

import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

from kotatsu.board.look import look_of
from kotatsu.board.markup import escape
from kotatsu.bots.review import Span, Verdict, spans_of
from kotatsu.core.match import Match, random_match
from kotatsu.core.registry import load_game
from kotatsu.core.rng import seeded
from kotatsu.core.scenario import load_scenario, play_lines
from kotatsu.core.state import NONE, WATCHER
from kotatsu.core.texts import Texts
from kotatsu.games import NAMES
from kotatsu.web.chronicle.curve import laps_of, picture
from kotatsu.web.chronicle.ending import Ending
from kotatsu.web.chronicle.review import Hindsight
from kotatsu.web.chronicle.story import Moment, differences, group_points, groups_of, story_of, turning_point
from kotatsu.web.seen.sight import Looker, Sight, Venue
from tests.tables import TABLES, Table, table_id
from tests.web.browser import new_page, ready
from tests.web.playing import sit_down
from tests.web.server import Server
from tests.web.visits import again, enter, links, visit

SCENARIOS = Path(__file__).parents[1] / "scenarios"
GAME = "lanterns"
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.ending *')]
  .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim()) && e.checkVisibility())
  .map(e => parseFloat(getComputedStyle(e).fontSize) * (e.getScreenCTM?.().a ?? 1)))"""  # pixels of a text


def told(match: Match, names: list[str], seat: int = WATCHER, language: str = "en") -> Ending:
    return Ending(Sight(match, names, Looker(seat, language), Venue(table_id="table")))


def test_the_result_names_the_winner_not_the_highest_total() -> None:
    """EDO-9.1: whoever has most points without a house in EDO has lost."""
    match = load_scenario(SCENARIOS / "edo" / "e-36-leader-without-edo.toml").begin()
    play_lines(match, ["A keep"])
    assert match.over and match.scores()[0] > match.scores()[1]
    ending = told(match, ["Ada", "Ben"])
    assert ending.headline() == "Ben wins"
    assert told(match, ["Ada", "Ben"], seat=1, language="de").headline() == "Du gewinnst"
    assert [moment.leader for moment in ending.story.moments][-1] == 1


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_groups_add_up_to_the_totals(table: Table) -> None:
    name, seats = table
    game = load_game(name)
    match = random_match(game, seats, "end", seeded("end"))
    assert len(groups_of(match)) <= 4
    assert sorted(number for group in groups_of(match).values() for number in group) == list(
        range(len(game.categories))
    )
    for seat in range(seats):
        assert sum(group_points(match, seat).values()) == match.scores()[seat]
    story = story_of(match)
    if story.winner != NONE:
        assert match.state.places()[story.winner] == 1 and story.rival != story.winner
        assert all(one.won > one.lost for one in story.decided)
    for language in ("en", "de"):
        markup = told(match, [f"<{seat}>" for seat in range(seats)], language=language).markup()
        assert "<0>" not in markup and "&lt;0&gt;" in markup


def test_the_turning_point_is_the_last_change_of_the_lead() -> None:
    def moments(*pairs: tuple[int, int]) -> list[Moment]:
        return [Moment(10 * place, list(points), 0) for place, points in enumerate(pairs)]

    assert turning_point(moments((0, 0), (9, 0), (9, 9), (20, 8), (30, 29)), 0) == (30, 12, False)  # the first was lost
    clear = [(place, 0) for place in range(10)]
    assert turning_point(moments(*clear, (60, 0)), 0) == (10, 1, True)  # however much is gained at the end
    assert turning_point(moments((0, 0), (1, 3), (5, 5)), 0) is None  # a tie-break is no lead


def play_to_the_end(where: str, people: Sequence[TestClient]) -> None:
    """Play a table of two, each of whom has one of these screens."""
    number = 0
    for seat in (0, 1):
        people[seat].post(f"{where}/act", json={"seat": seat, "do": "move", "move": "give:0"})
    while people[0].get(f"{where}/record").status_code == 403:
        seat = number % 2
        answer = people[seat].post(f"{where}/act", json={"seat": seat, "do": "move", "move": "pass"})
        assert answer.status_code == 200, answer.text
        number += 1


def finished(client: TestClient) -> str:
    """A table of two at one screen, played to its end."""
    where = client.post("/tables", data={"game": GAME, "seat": ["me", "here"]}, follow_redirects=False).headers[
        "location"
    ]
    play_to_the_end(where, [client, client])
    return str(where)


def test_a_rematch_seats_the_same_people_one_seat_further(tmp_path: Path) -> None:
    with visit(tmp_path / "house.db") as client:
        where = finished(client)
        page = client.get(where).text
        assert f'action="{where}/again"' in page
        stranger = again(client)
        assert f'action="{where}/again"' not in stranger.get(where).text
        assert stranger.post(f"{where}/again", data={}, follow_redirects=False).status_code == 403
        answer = client.post(f"{where}/again", data={"bot": ""}, follow_redirects=False)
        assert answer.status_code == 303 and answer.headers["location"] != where
        names = [
            client.get(place).text.split('class="seat seat-0')[1].split("<h2>")[1].split("</h2>")[0]
            for place in (where, answer.headers["location"])
        ]
        assert names[0] != names[1]
        assert client.post(f"{where}/again", data={"bot": "nobody"}, follow_redirects=False).status_code == 400
        running = answer.headers["location"]
        assert client.post(f"{running}/again", data={}, follow_redirects=False).status_code == 403


def test_all_who_want_another_game_get_the_same_one(tmp_path: Path) -> None:
    with visit(tmp_path / "house.db") as anna:
        wish = {"game": GAME, "seat": ["me", "afar"]}
        where = str(anna.post("/tables", data=wish, follow_redirects=False).headers["location"])
        ben = again(anna)
        enter(ben, links(anna, where)[0], "Ben")
        play_to_the_end(where, [anna, ben])

        def other(person: TestClient) -> str:
            answer = person.post(f"{where}/again", data={}, follow_redirects=False)
            assert answer.status_code == 303
            return str(answer.headers["location"])

        with ThreadPoolExecutor(4) as hands:  # double clicks of both, at the same moment
            (table,) = set(hands.map(other, [anna, ben] * 2))
        assert other(ben) == table != where
        listed = set(re.findall(r'href="(/t/[^"/]+)"', ben.get("/tables").text))
        assert listed == {where, table}
        play_to_the_end(table, [ben, anna])
        assert other(anna) not in (where, table)


def test_who_comes_to_a_game_that_goes_on_from_another_is_told_that_its_cards_may_be_known(tmp_path: Path) -> None:
    with visit(tmp_path / "house.db") as anna:
        where = finished(anna)
        told = {}
        for way, ply in (("fork", {"ply": 0}), ("again", {})):
            table = anna.post(f"{where}/{way}", data=ply, follow_redirects=False).headers["location"]
            anna.post(f"{table}/people", data={"do": "free", "seat": 1})
            (link,) = links(anna, table)
            ben = again(anna)
            told[way] = ["may know what is hidden here" in ben.get(link).text]
            enter(ben, link, "Ben")
            told[way].append("may know what is hidden here" in ben.get(f"{table}/people").text)
        assert told == {"fork": [True, True], "again": [False, False]}


# -- in a browser -----------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", ["instant", "quick"])
@pytest.mark.parametrize(("width", "height", "looked_at"), [(1440, 900, "table"), (390, 844, "side")])
def test_the_result_comes_forward_whatever_was_looked_at(
    server: Server, browser: Browser, width: int, height: int, looked_at: str, pace: str
) -> None:
    page = new_page(browser, "en", width, height)
    sit_down(page, server, GAME, ["me", "novice"], pace)
    while ready(page):
        page.locator(f'.to-scene[data-scene="{looked_at}"]').dispatch_event("click")
        page.locator("#zone-tray .option").first.dispatch_event("click")
        page.wait_for_function("() => !document.querySelector('[aria-busy]')")
    expect(page.locator(".ending .headline")).to_be_in_viewport()
    assert page.evaluate(SMALLEST) >= 12
    assert page.locator(".ending .cover:visible").count() == (width > 1000)
    expect(page.locator("#to-end")).to_have_attribute("aria-current", "true")
    page.locator('.to-scene[data-scene="table"]').click()
    expect(page.locator(".ending .headline")).to_be_hidden()
    expect(page.locator(".scene.front")).to_be_in_viewport()
    page.context.close()


def test_hindsight_names_the_move_that_was_wrong_and_its_numbers_add_up() -> None:
    """What was played as the best would have been is not blamed, and no number stands beside another that it belies."""
    match = random_match(load_game("yokohama"), 2, "hindsight", seeded("hindsight"))
    span = next(span for span in spans_of(match) if len(span.line) > 1 and _choices(match, span) > 1)
    ply = [ply for ply, made in enumerate(match.plies) if made.seat == span.seat and ply >= span.ply][1]
    state = match.state_at(ply)
    other = next(code for code in state.moves(span.seat) if code != span.line[1])
    hundreds = [100 * n for n in (7, -2, *[0] * (len(match.game.categories) - 2))]
    nothing = tuple([0] * len(hundreds))
    verdict = Verdict(span.seat, span.ply, 0, 900, (span.line[0], other), tuple(hundreds), nothing, 400)
    sight = Sight(match, ["Ada", "Ben"], Looker(span.seat, "en"), Venue(table_id="table", over=True))
    words = Hindsight(sight, [verdict], done=True).markup()
    first, second, better = (
        sight.texts.move(code, match.state_at(at).view(span.seat))
        for code, at in ((span.line[0], span.ply), (span.line[1], ply), (other, ply))
    )
    assert f"“{escape(second)}” took about 9" in words and f"Better: “{escape(better)}”." in words
    assert f"“{escape(first)}” took" not in words and f"/t/table/replay?ply={ply}" in words
    assert "5 points more, above all +7" in words and "The other 4 lie in a better position" in words
    chance = Hindsight(sight, [verdict._replace(error=450)], done=True).markup()
    assert "took about" not in chance and sight.wording.message("nothing-given-away") in chance
    not_yet = Hindsight(sight, [verdict._replace(error=450)], done=False).markup()
    assert sight.wording.message("nothing-given-away") not in not_yet  # the costly turns may still come


def _choices(match: Match, span: Span) -> int:
    """Between how many moves there was to choose at the second decision of a span."""
    ply = [ply for ply, made in enumerate(match.plies) if made.seat == span.seat and ply >= span.ply][1]
    return len(match.state_at(ply).moves(span.seat))


def test_a_curve_below_zero_has_a_real_minus() -> None:
    drawn = str(picture(["Anna", "Ben"], [[(0, 0), (9, -60)], [(0, 0), (9, 40)]], [], "Lead"))
    assert ">−60</span>" in drawn and ">40</span>" in drawn and ">-" not in drawn


@pytest.mark.parametrize("most", [3_001, 40_000, 10**12])
def test_a_curve_has_a_scale_however_high_somebody_gets(most: int) -> None:
    """A box may have cards that are worth anything."""
    drawn = str(picture(["Anna", "Ben"], [[(0, 0), (9, most)], [(0, 0), (9, -2)]], [], "Lead"))
    assert 3 <= drawn.count('class="rule"') <= 8


@pytest.mark.parametrize("name", NAMES)
def test_a_curve_names_the_parts_of_a_game(name: str) -> None:
    match = random_match(load_game(name), load_game(name).seat_counts[0], "laps", seeded("laps"))
    laps = laps_of(match, Texts(match.game, "en"))
    assert len(laps) > 2 and laps[0].ply == 0 and [lap.ply for lap in laps] == sorted({lap.ply for lap in laps})
    drawn = str(picture(["Ada", "Ben"], [[(0, 0), (len(match.plies), 9)], []], [], "Points", laps=laps))
    assert (f">{laps[0].name}</span>" in drawn and f">{laps[-1].name}</span>" in drawn) or len(laps) > 5
    assert drawn.count("V220") == len(laps)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", NAMES)
def test_a_moment_is_spoken_of_as_something_that_was(name: str, language: str) -> None:
    """As in: turning point, 6 turns before the end; not what the head of the page said then."""
    match = random_match(load_game(name), load_game(name).seat_counts[0], "laps", seeded("laps"))
    texts, look = Texts(match.game, language), look_of(match.game)
    for ply in range(0, len(match.plies) + 1, 7):
        told = look.occasion(match.state_at(ply), texts)
        assert (
            told and ":" not in told and not told.lower().startswith("noch ") and not told.endswith((" left", "to go"))
        )


def test_what_is_not_known_yet_is_not_drawn() -> None:
    """A line goes on to the end of the game when all of it has been looked at, not before."""
    match = random_match(load_game("yokohama"), 2, "hindsight", seeded("hindsight"))
    nothing = tuple([0] * len(match.game.categories))
    span = next(iter(spans_of(match)))
    verdict = Verdict(span.seat, span.ply, 300, 300, span.line, nothing, nothing, 0)
    sight = Sight(match, ["Ada", "Ben"], Looker(span.seat, "en"), Venue(table_id="table", over=True))
    spots = {
        done: [
            len(line.split()) for line in re.findall(r'points="([^"]*)"', Hindsight(sight, [verdict], done).markup())
        ]
        for done in (True, False)
    }
    assert sorted(spots[True]) == [1, 2] and sorted(spots[False]) == [0, 1]


def test_costly_turns_are_named_by_their_round() -> None:
    match = random_match(load_game("yokohama"), 2, "hindsight", seeded("hindsight"))
    nothing = tuple([0] * len(match.game.categories))
    span = spans_of(match)[8]
    verdict = Verdict(span.seat, span.ply, 0, 900, span.line, nothing, nothing, 0)
    sight = Sight(match, ["Ada", "Ben"], Looker(span.seat, "en"), Venue(table_id="table", over=True))
    words = Hindsight(sight, [verdict], done=True).markup()
    view = match.state_at(span.ply).view(span.seat)
    assert f"<strong>{escape(look_of(match.game).round(view, sight.texts))}</strong>" in words


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_the_parts_of_a_bar_add_up_to_its_total(table: Table) -> None:
    """Also where something has cost points, and with a real minus."""
    for number in range(8):
        seed = f"bars {number}"
        match = random_match(load_game(table[0]), table[1], seed, seeded(seed))
        rows = (
            told(match, [f"Player {seat}" for seat in range(match.seats)]).result().split("<li ")[1 : match.seats + 1]
        )
        for row in rows:
            shown = [int(n.replace("−", "-")) for n in re.findall(r">(-?−?\d+)</i>", row)]
            total = re.search(r'class="total"[^>]*>([^<]*)<', row)
            assert total is not None and sum(shown) == int(total[1].replace("−", "-"))
            assert "-" not in total[1]
            widths = [float(width) for width in re.findall(r"width:([\d.]+)%", row)]
            assert len(widths) == len(shown) and sum(widths) <= 100.1


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_only_one_weakness_is_called_the_only_one(table: Table) -> None:
    for number in range(8):
        seed = f"weak {number}"
        match = random_match(load_game(table[0]), table[1], seed, seeded(seed))
        ending = told(match, [f"Player {seat}" for seat in range(match.seats)])
        if ending.story.winner != NONE:
            apart = differences(match, ending.story.winner, ending.story.rival)
            assert ("was behind in only one thing" in ending.decided()) == (
                sum(one.won < one.lost for one in apart) == 1
            )


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_decided_it_is_said_to_whoever_reads_it(language: str) -> None:
    """What was the rival's strength is no weakness to the rival."""
    strengths = 0
    for number in range(8):
        match = random_match(load_game("yokohama"), 2, f"weak {number}", seeded(f"weak {number}"))
        story = story_of(match)
        if story.weak is None:
            continue
        won, lost = story.weak.won, story.weak.lost
        between = {"en": "to", "de": "gegen"}[language]
        theirs = [told(match, ["Ada", "Ben"], seat, language).decided() for seat in (story.winner, story.rival)]
        assert f"{won} {between} {lost}." in theirs[0] and f"{lost} {between} {won}." in theirs[1]
        assert {"en": "You w", "de": "lagst du"}[language] in theirs[0]
        assert {"en": "Your ", "de": "Deine "}[language] in theirs[1]
        strengths += 1
    assert strengths


def test_the_points_come_before_what_was_thought_of_the_game() -> None:
    match = random_match(load_game("yokohama"), 2, "order", seeded("order"))
    ending = told(match, ["Guest", "Bot B"], seat=0, language="de")
    markup = ending.markup()
    assert markup.index('class="groups"') < markup.index('class="review card"')
    assert f"gegen Bot B · {match.state.turn} Züge" in markup
    assert "Guest" not in ending.result() and "> Du</span>" in ending.result()


@pytest.mark.parametrize(("place", "ways"), [(1, 2), (2, 1)])
def test_who_has_won_may_meet_somebody_stronger(place: int, ways: int) -> None:
    match = random_match(load_game("yokohama"), 2, "order", seeded("order"))
    seat = match.places().index(place)
    bots = tuple("" if each == seat else "novice" for each in range(2))
    sight = Sight(match, ["Ada", "Ben"], Looker(seat, "en"), Venue(table_id="table", bots=bots))
    assert Ending(sight).again().count("<form") == ways
