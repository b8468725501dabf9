"""Taking back by consent: everybody else is asked, all have to agree, and the journal replays it to the same position."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from kotatsu.core.errors import KotatsuError, Refusal
from kotatsu.core.registry import load_game
from kotatsu.core.state import WATCHER
from kotatsu.house.consent import AGREE, ASK, DECLINE, MOST_ASKED
from kotatsu.house.house import House, Invitation
from kotatsu.house.store import JournalLine, TableRow
from kotatsu.house.table import KINDS, Table
from tests.house.test_house import ANNA, BEN, BOT, GAME, in_house
from tests.tables import TABLES

CARL = Invitation("carl", "Carl", "")


def notes(table: Table) -> list[tuple[str, int]]:
    return [(note.kind, note.seat) for note in table.consent.notes]


def test_all_others_agree_and_the_table_goes_back(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await house.new_table(GAME, [ANNA, BEN, CARL], "anna", seed="7")
        before = table.match.position()
        await house.act(table, 0, "move", "give:1")
        await house.act(table, 1, "move", "give:0")
        with pytest.raises(Refusal):
            await house.act(table, 0, "undo", "")
        await house.act(table, 0, ASK, "")
        numbers = [table.number_for(seats) for seats in ([0], [1], [2], [])]
        await house.act(table, 1, AGREE, "")
        assert table.match.position() != before and table.consent.request is not None
        await house.act(table, 2, AGREE, "")
        assert table.match.position() == before and table.consent.request is None
        assert [table.number_for(seats) for seats in ([0], [1], [2], [])] == [number + 2 for number in numbers]
        assert notes(table) == [("ask", 0), ("agree", 1), ("agree", 2), ("taken-back", 0)]
        with pytest.raises(KotatsuError):  # what was taken back is not made again by itself
            await house.act(table, 0, "redo", "")
        twin = Table(table.row, table.chairs, table.lines)
        assert twin.match.position() == before and notes(twin) == notes(table)
        await house.act(table, 0, "move", "give:2")

    in_house(tmp_path, story)


def test_one_no_a_change_of_mind_or_a_move_ends_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await house.new_table(GAME, [ANNA, BEN, CARL], "anna", seed="7")
        await house.act(table, 0, "move", "give:1")
        after = table.match.position()
        for seat, kind, move in ((2, DECLINE, ""), (0, DECLINE, ""), (1, "move", "give:0")):
            await house.act(table, 0, ASK, "")
            await house.act(table, 1, AGREE, "")
            assert table.match.position() == after
            await house.act(table, seat, kind, move)
            assert table.consent.request is None
            with pytest.raises(Refusal):
                await house.act(table, 2, AGREE, "")
        assert len(table.match.plies) == 2

    in_house(tmp_path, story)


def test_nobody_is_asked_without_end(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await house.new_table(GAME, [ANNA, BEN], "anna", seed="7")
        await house.act(table, 0, "move", "give:1")
        for _ in range(MOST_ASKED):
            await house.act(table, 0, ASK, "")
            await house.act(table, 1, DECLINE, "")
        lines = table.number
        with pytest.raises(Refusal, match="often enough"):
            await house.act(table, 0, ASK, "")
        assert table.number == lines
        await house.act(table, 1, "move", "give:0")
        await house.act(table, 0, ASK, "")  # the game went on
        assert table.consent.request is not None

    in_house(tmp_path, story)


def test_who_may_say_what(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        table = await house.new_table(GAME, [ANNA, BEN, BOT], "anna", seed="7")
        table.pace = "slow"
        with pytest.raises(Refusal, match="nothing to undo"):
            await house.act(table, 0, ASK, "")
        with pytest.raises(Refusal, match="nobody asks you"):
            await house.act(table, 1, AGREE, "")
        await house.act(table, 0, "move", "give:1")
        await house.act(table, 0, ASK, "")
        assert table.consent.request is not None and table.consent.request.needed == (1,)  # a bot is not asked
        with pytest.raises(Refusal, match="somebody asks already"):
            await house.act(table, 0, ASK, "")
        for seat, kind in ((0, AGREE), (2, AGREE), (2, DECLINE)):
            with pytest.raises(Refusal, match="nobody asks you"):
                await house.act(table, seat, kind, "")
        await house.doors.hand_to_bot(table, 1, "random", "")  # whoever goes cannot be waited for
        assert table.consent.request is None
        with pytest.raises(Refusal, match="nobody to ask"):
            await house.act(table, 0, ASK, "")

    in_house(tmp_path, story)


@pytest.mark.parametrize("words", ["", "0", "0 0", "0 9", "9 1", "1 1", "-1 1", "0 1,", "0  1", "x 1"])
def test_a_damaged_ask_is_refused(words: str) -> None:
    table = Table(row_of(GAME, 2), [], [])
    table.take(JournalLine(0, "move", 0, "give:1"))
    with pytest.raises(KotatsuError):
        table.check(JournalLine(1, ASK, 0, words))
    table.check(JournalLine(1, ASK, 0, "0 1"))


def row_of(game: str, seats: int) -> TableRow:
    return TableRow("t", game, seats, "consent", {}, "", 0, "anna", "0.0.0", load_game(game).components.hash, 0.0)


@pytest.mark.both_ways
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_journal_replays_to_the_same_views(game: str, seats: int) -> None:
    """Moves at random, asking and answering among them: whoever plays the journal again stands at the same place, and what
    everybody counts is the same."""
    dice = random.Random(f"consent {game} {seats}")
    went_back = 0
    for _ in range(20):  # a game may be over before everybody has agreed to something
        table = Table(row_of(game, seats), [], [])
        for _ in range(160):
            if table.match.over:
                break
            line = _any_line(table, dice)
            table.check(line)
            plies = len(table.match.plies)
            table.take(line)
            went_back += line.kind == AGREE and len(table.match.plies) < plies
        if went_back:
            break
    assert went_back
    twin = Table(table.row, [], table.lines)
    assert twin.match.position() == table.match.position()
    assert twin.match.plies == table.match.plies and twin.consent.notes == table.consent.notes
    for viewer in (*range(seats), WATCHER):
        own = [viewer] if viewer >= 0 else []
        assert twin.number_for(own) == table.number_for(own)
        assert twin.match.events(viewer) == table.match.events(viewer)
        assert twin.count_for(own).all == table.count_for(own).all


def _any_line(table: Table, dice: random.Random) -> JournalLine:
    match, request = table.match, table.consent.request
    if request is not None and dice.random() < 0.8:
        return JournalLine(table.number, dice.choice([AGREE] * 7 + [DECLINE]), request.waiting[0], "")
    own = [ply.seat for ply in match.plies]
    seat = dice.choice(own or [0])
    often = table.consent.asked(match, seat) == MOST_ASKED
    if own and request is None and not often and dice.random() < 0.3:
        ply = max(place for place, each in enumerate(own) if each == seat)
        others = ",".join(str(other) for other in range(match.seats) if other != seat)
        return JournalLine(table.number, ASK, seat, f"{ply} {others}")
    seat = dice.choice(match.to_act())
    return JournalLine(table.number, KINDS[0], seat, dice.choice(match.moves(seat)))
