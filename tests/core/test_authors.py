"""What once hurt those who wrote games: set-ups that tell something, hidden sets, scenarios that put cards somewhere."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Mapping
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import kotatsu
from kotatsu.board.showing import picture
from kotatsu.core import registry
from kotatsu.core.components import read_components
from kotatsu.core.errors import KotatsuError
from kotatsu.core.game import Facts, Option
from kotatsu.core.match import Match
from kotatsu.core.position import check_conservation, dump_position, load_position
from kotatsu.core.record import Record
from kotatsu.core.registry import load_game
from kotatsu.core.rng import Rng
from kotatsu.core.scenario import Scenario
from kotatsu.core.schema import Bits, cards_in
from kotatsu.core.state import HIDDEN, WATCHER
from kotatsu.web.api.positions import _kind
from kotatsu.web.seen.sight import texts_for
from tests.sample.lanterns import steps
from tests.sample.lanterns.meta import Lanterns
from tests.sample.lanterns.names import LANTERN
from tests.sample.lanterns.state import LanternState
from tests.tables import GAMES

STYLE = Path(kotatsu.__file__).parent / "web" / "static" / "board.css"


class Hasty(Lanterns):
    """Lanterns whose first one is laid open before anybody decides anything."""

    def setup(self, seats: int, rng: Rng, options: Mapping[str, str]) -> LanternState:
        state = super().setup(seats, rng, options)
        state.stack = [steps.ShowLantern()]
        for player in state.players:
            player.given = 0
        return state


def test_what_happens_before_the_first_decision_is_told() -> None:
    match = Match.new(Hasty(read_components(Lanterns.folder / "components.toml")), 2, 1)
    first = match.events(WATCHER)
    assert [(entry.ply, match.game.events[entry.kind].name) for entry in first] == [(-1, "shown")]
    match.play("pass")
    assert match.events(WATCHER)[:1] == first and len(match.events(WATCHER)) == 3
    match.rewind(0)
    assert match.events(WATCHER) == first == match.until(0).events(WATCHER)


def test_a_hidden_set_is_written_and_read() -> None:
    kind = Bits(LANTERN)
    assert kind.dump(HIDDEN) == "hidden" and kind.load("hidden") == HIDDEN
    assert kind.dump(5) == ["l1", "l3"] and kind.load(["l1", "l3"]) == 5
    with pytest.raises(KotatsuError, match="hidden as a whole"):
        kind.load(["l1", "hidden"])
    game = load_game(GAMES[-1])
    view = game.start(2, "1").view(0)
    view.players[1].lanterns = HIDDEN
    told = dump_position(game, view)
    assert told["players"][1]["lanterns"] == "hidden"
    assert not cards_in(view.players[1], "lanterns")


@pytest.mark.parametrize("name", ["yokohama", "airship", "lanterns"])
def test_a_scenario_finds_its_cards_where_it_put_them(name: str) -> None:
    """Any cards in any places but the first: they stay there, whatever has to move, and nothing is lost or doubled."""
    game, done = load_game(name), 0
    seats = game.seat_counts[0]
    for seed in range(60):
        chance = random.Random(seed)
        cards = chance.choice(game.cards)
        start = game.start(seats, str(seed))
        ids = chance.sample(cards.domain.ids, len(cards.domain))
        wanted = {}
        others = cards.piles(start)[1:]
        for owner, field in chance.sample(others, min(2, len(others))):
            kind = (game.fields if owner is start else game.player_fields).kinds[field]
            if isinstance(kind.dump(getattr(owner, field)), list):
                wanted["" if owner is start else f"players.{'ABCD'[start.players.index(owner)]}.", field] = [
                    ids.pop() for _ in range(chance.randrange(3))
                ]
        lines = "\n".join(f"{where}{field} = {put}" for (where, field), put in wanted.items())
        text = (
            f'title = "t"\nclauses = []\ngame = "{name}"\nseats = {seats}\nseed = "{seed}"\n[set]\n{lines}\n[[then]]\n'
        )
        try:
            match = _scenario(text).begin()
        except KotatsuError as error:
            assert re.search("nothing to take its place|values where", str(error))  # a row of a fixed size
            continue
        done += 1
        check_conservation(game, match.state)
        for (where, field), put in wanted.items():
            owner = match.state if not where else match.state.players["ABCD".index(where[8])]  # type: ignore[attr-defined]
            assert Counter(cards.domain.ids[card] for card in cards_in(owner, field)) == Counter(put), lines
    assert done > 30


def _scenario(text: str) -> Scenario:
    from kotatsu.core import toml

    return Scenario(toml.parse(text, "test"), "test", text)


def test_an_unknown_game_says_how_to_make_one_known() -> None:
    with pytest.raises(KotatsuError, match=r"'kotatsu.games'.*add_game"):
        load_game("chess")


@pytest.mark.parametrize("counts", [range(1, 3), range(2, 6), range(0)])
def test_a_game_is_for_as_many_as_there_are_seats(counts: range) -> None:
    """Nobody leads, wins or keeps a secret alone: such a game is refused where it is written, not in the middle of a search."""
    with pytest.raises(KotatsuError, match="lonely: a game is for 2 to 4 players, not for"):
        type("Lonely", (Lanterns,), {"facts": Facts("lonely", "LON", counts, minutes=5), "__module__": __name__})


def test_every_pigment_that_is_promised_exists() -> None:
    """Fills and lines of icons, bands: what the page about boards and the head of the style sheet list."""
    style = STYLE.read_text("utf-8")
    head = (STYLE.parent / "kotatsu.css").read_text("utf-8")
    page = (Path(__file__).parents[2] / "docs" / "draw-a-board.md").read_text("utf-8")
    listed = re.search(r"Pigments:\s+`([a-z\s-]+)`", page)
    bands = re.search(r"\.b-PIGMENT .*: ([a-z ]+)", head)
    assert listed is not None and bands is not None
    for pigment in listed[1].split():
        assert f".f-{pigment} {{" in style and f".s-{pigment} {{ stroke" in style, pigment
    for band in bands[1].split():
        assert f".b-{band} {{" in style, band


def test_a_position_of_a_game_with_options_is_read_again() -> None:
    """LAN-1.3: what was agreed is a part of the position."""
    match = Match.new(load_game(GAMES[-1]), 2, 1, {"gifts": "none"})
    assert match.moves(0) == ["give:0"]
    told = dump_position(match.game, match.state)
    assert dump_position(match.game, load_position(match.game, told, "test", "")) == told


class Optional(Lanterns):
    """Lanterns with an option that can be turned off, and is on unless somebody does."""

    options = (*Lanterns.options, Option("bells", "loud", "off"))  # type: ignore[assignment]

    class Inside:
        """A class within another one."""


def test_an_option_that_was_turned_off_is_in_the_record() -> None:
    game = Optional(read_components(Lanterns.folder / "components.toml"))
    told = Record(Match.new(game, 2, 1, {"bells": "off"}).record(), "test")
    assert told.options == {"gifts": "usual", "bells": "off"}


def test_a_class_within_a_class_is_found_again() -> None:
    assert registry.from_home(registry.home_of(Optional.Inside)) is Optional.Inside


def test_a_package_that_cannot_be_loaded_is_not_offered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "broken_game.py").write_text("this is no Python", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    point = EntryPoint("broken", "broken_game:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "_offered", lambda: {"broken": point})
    assert registry.game_names() and "broken" not in registry.game_names()
    with pytest.raises(KotatsuError, match="broken cannot be loaded"):
        registry.load_game("broken")


def test_the_title_of_a_picture_may_contain_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new(load_game(GAMES[0]), seed=1)
    texts = texts_for(match.game, "en", ())
    monkeypatch.setattr(texts, "message", lambda name, **_: "<Salt & Pepper>")
    assert "<title>&lt;Salt &amp; Pepper&gt;</title>" in picture(match.game, match.view(0), texts)


def test_in_the_schema_of_a_view_a_set_may_be_hidden() -> None:
    kind, schema = Bits(LANTERN), _kind(Bits(LANTERN))
    assert {"const": kind.dump(HIDDEN)} in schema["anyOf"]
