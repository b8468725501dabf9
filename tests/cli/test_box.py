"""`kotatsu box check`, and the commands that play with somebody's own box."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.command import complaint, data, output

BOX = """[box]
game = "yokohama"
name = "Our copy"
version = 3

[players]
start_goods = { copper = 2, silk = 1, tea = 1, fish = 1 }

[[order_cards]]
id = "order_01"
points = 9
cost = { tea = 3 }
"""


@pytest.fixture
def box(tmp_path: Path) -> Path:
    path = tmp_path / "box.toml"
    path.write_text(BOX)
    return path


def test_a_box_is_checked_and_compared(box: Path) -> None:
    found = data("box", "check", box)
    assert (found["box"], found["confirmed"]) == ("Our copy, version 3", 1)
    assert [each["place"] for each in found["different"]] == ["players.start_goods", "order_cards.order_01.points"]
    told = output("box", "check", box).splitlines()
    assert told[1] == "order_cards.order_01.points: 9, ours is 3"
    assert told[-1] == "Our copy, version 3 of yokohama: 2 values are different, 1 the same; one can play with it"


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("points = 9", "points = 'nine'", "line 11: order_cards.order_01.points: 'nine' is not of the kind of 3"),
        ("cost = { tea = 3 }", "cost = {}", "line 12: order_cards.order_01.cost: an order needs at least one good"),
        ('game = "yokohama"', "", "it does not say of which game it is"),
        ('game = "yokohama"', 'game = "edo"', "players: the game has no such value"),
        ("[box]", "[box", "line 1: this is not TOML"),
    ],
)
def test_a_box_that_cannot_be_played_with_is_told_why(box: Path, old: str, new: str, words: str) -> None:
    box.write_text(BOX.replace(old, new))
    assert words in complaint("box", "check", box)


def test_bots_play_with_a_box_in_every_process(box: Path) -> None:
    """The figures are the same for one process and for several, and not those of our own values."""
    game = ["simulate", "yokohama", "--games", 60, "--bots", "random"]
    alone, several = (data(*game, "--components", box, "--jobs", jobs)["seats"] for jobs in (1, 2))
    assert alone == several != data(*game, "--jobs", 1)["seats"]
    among = ["tournament", "yokohama", "--bots", "random", "--games", 4, "--jobs", 1]
    assert data(*among, "--components", box)["components"] != data(*among)["components"]


def test_a_file_without_an_end_is_not_read_to_it() -> None:
    if Path("/dev/zero").exists():
        assert "longer than" in complaint("box", "check", "/dev/zero")
