"""Bots from elsewhere: classes, installed packages and programs. They see views, and nothing they do stops a game."""

from __future__ import annotations

import gc
import json
import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from kotatsu.bots import Bot, Budget, make_bot, play_match
from kotatsu.bots.engine import process, server
from kotatsu.bots.engine.protocol import VIEW, go_line, read_box, read_go, view_line
from kotatsu.bots.registry import add_bot, bot_names, bot_title, check_bot, find_bot, level_names, next_level
from kotatsu.core.corrections import Corrections
from kotatsu.core.errors import KotatsuError
from kotatsu.core.match import Match
from kotatsu.core.position import dump_position, load_position, load_view
from kotatsu.core.registry import game_names, load_game
from kotatsu.core.state import State
from kotatsu.lab import Plan, tournament
from tests.command import PROGRAM, complaint, data
from tests.processes import of_command, wait_until_gone
from tests.tables import TABLES, Table, table_id, walk

ROOT = Path(__file__).parents[2]
GOOD = f"engine:{sys.executable} {ROOT / 'examples' / 'engine.py'}"
ODD = f"engine:{sys.executable} {ROOT / 'tests' / 'bots' / 'engines.py'}"
registry = sys.modules[find_bot.__module__]


class First(Bot):
    """Takes the first move there is."""

    name, title, level, games = "first", {"en": "first"}, 4, ("lanterns",)

    def choose(self, view: State, seat: int, budget: Budget = Budget()) -> int:  # noqa: B008
        return view.moves(seat)[0]


@pytest.fixture
def offers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installed package with a good bot and a broken one."""
    points = [
        EntryPoint("first", f"{__name__}:First", "kotatsu.bots"),
        EntryPoint("lost", "no.where:Bot", "kotatsu.bots"),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    monkeypatch.setattr(registry, "_added", {})
    registry._points.cache_clear()
    registry._offered.cache_clear()
    yield
    registry._points.cache_clear()
    registry._offered.cache_clear()


@pytest.fixture(autouse=True)
def no_engine_stays() -> Iterator[None]:
    yield
    process.end_all()


# -- classes and packages ----------------------------------------------------------------------------


def test_a_package_offers_bots_and_a_broken_one_hurts_nobody(offers: None, caplog: pytest.LogCaptureFixture) -> None:
    assert {"first", "lost", "novice"} <= set(bot_names())
    levels = level_names("lanterns")
    assert levels.index("steward") < levels.index("first") < levels.index("daimyo") and "lost" not in levels
    assert "lost" in caplog.text and "first" not in level_names(game_names()[0])
    assert bot_title("first", "en") == "first" and bot_title("first", "de") == "first"
    assert next_level(["first"], "lanterns") == next_level(["steward"], "lanterns") == "daimyo"
    assert check_bot("first", "lanterns") and find_bot("first") is First
    with pytest.raises(KotatsuError, match="first plays lanterns"):
        check_bot("first", game_names()[0])
    with pytest.raises(KotatsuError, match="there is a bot 'first' already"):
        add_bot(f"{__name__}:First")


def test_strangers_name_no_code(offers: None) -> None:
    for name in (f"{__name__}:First", GOOD, "lost"):
        with pytest.raises(KotatsuError, match="there is no bot"):
            check_bot(name)
    assert not process._running


def test_a_class_takes_part_in_a_tournament() -> None:
    result = tournament(Plan("lanterns", ("random", First), games=4))
    assert len(result.games) == 4 and result.plan.labels[1].endswith(":First")
    assert result.plan.head()["visitors"].keys() == {result.plan.labels[1]}
    for wrong in ("json:loads", "no.where:Bot", f"{__name__}:Nobody"):
        assert wrong in complaint("simulate", game_names()[0], "--bots", f"random,{wrong}")


# -- engines -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", game_names())
def test_an_engine_of_another_program_plays_whole_games(name: str) -> None:
    match = Match.new(name, seed="engine")
    bots = [make_bot(GOOD, 1), *[make_bot("random", seat) for seat in range(1, match.seats)]]
    play_match(match, bots)
    longest = [ply for ply in match.plies if ply.seat == 0]
    assert match.over and longest


def test_an_engine_is_told_with_whose_values_a_table_plays(caplog: pytest.LogCaptureFixture) -> None:
    """Ours plays with them, and with its own ones in the next game."""
    box = Corrections('[[order_cards]]\nid = "order_01"\npoints = 9\n', called="Ours")
    bot, other = make_bot(f"engine:{PROGRAM} engine yokohama --bot random", 1), make_bot("random", 2)
    for components in (box, None):
        match = Match.new("yokohama", 2, "box", components=components)
        play_match(match, [bot, other])
        assert match.over and "by chance" not in caplog.text
    for wrong in ("[1]", "{", '"[box"'):
        with pytest.raises(KotatsuError):
            load_game("yokohama", read_box(wrong))


def test_an_engine_is_kept_for_the_next_game_and_no_longer_than_its_bot() -> None:
    programs = set()
    for seed in ("one", "two"):
        match = Match.new(load_game("lanterns"), 2, seed)
        play_match(match, [make_bot(GOOD, 1), make_bot("random", 2)])
        gc.collect()
        assert match.over and len(process._running) == 1
        programs |= {engine._process.pid for engine in process._running}
    assert len(programs) == 1
    process.end_all()
    assert not process._running


def test_many_sittings_share_few_engines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "MOST_ENGINES", 2)
    game, bots = load_game("lanterns"), [make_bot(GOOD, number) for number in range(4)]
    view = game.start(2, "many").view(0)
    programs = set()
    for _ in range(2):
        for bot in bots:
            bot.sit_down(game)
            assert bot.choose(view, 0) in view.moves(0)
            assert len(process._running) <= 2
            programs |= process._running
    assert len(programs) == 2
    process.give_back(process.take_engine(f"{ODD} lies".removeprefix("engine:"), process.Sitting()))
    assert len(process._running) <= 2


KILLED = """
import sys, time
from kotatsu.bots.engine import process
engine = process.take_engine(sys.argv[1], process.Sitting())
engine.say("go")
print(*engine._next(time.monotonic() + 60, "begun", 60), flush=True)
time.sleep(3600)
"""


def test_an_engine_that_hangs_does_not_outlive_who_was_killed(tmp_path: Path) -> None:
    """A house or a worker that is killed cannot end its engines, and one that thinks does not notice that its input ends."""
    command = f"{ODD} hangs {tmp_path}".removeprefix("engine:")
    with subprocess.Popen([sys.executable, "-c", KILLED, command], stdout=subprocess.PIPE, text=True) as asking:
        assert asking.stdout is not None and asking.stdout.readline() == "info thinking\n"
        assert len(of_command(f"hangs {tmp_path}")) == 2
        asking.kill()
    assert wait_until_gone(f"hangs {tmp_path}") == set()


def test_engines_at_a_tournament_on_the_command_line() -> None:
    report = data("tournament", game_names()[0], "--bots", f"random,{GOOD}@20", "--games", 2, "--jobs", 1)
    assert [bot["bot"] for bot in report["bots"]] == ["random", f"{GOOD}@20"]
    assert "cannot be started" in complaint("simulate", game_names()[0], "--bots", "random,engine:no-such-program")
    assert "has ended" in complaint("simulate", game_names()[0], "--bots", f"random,engine:{sys.executable} -c 0")


@pytest.mark.parametrize(
    ("way", "word"),
    [
        ("crashes", "has ended (exit code 3)"),
        ("closes", "has closed its output"),
        ("hangs", "has not answered"),
        ("floods", "has not"),
        ("lies", "'banana'"),
    ],
)
def test_an_engine_that_fails_is_told_of_and_the_game_goes_on(
    way: str, word: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(process, "GRACE", 0.05)
    match = Match.new(load_game("lanterns"), 2, "odd")
    play_match(match, [make_bot("random", 1), make_bot(f"{ODD} {way}", 2)], Budget(seconds=0.05))
    told = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert match.over and word in told[0] and "by chance" in told[0] and len(told) <= 3
    with pytest.raises(KotatsuError, match="sit down"):
        find_bot(f"{ODD} {way}")(make_bot("random", 1).rng).choose(match.state_at(2).view(0), 0)


def test_an_engine_that_does_not_come_back_ends_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It is there once: the next time it says nothing any more."""
    once = tmp_path / "once.py"
    once.write_text(
        "import pathlib, sys\n"
        "been = pathlib.Path(__file__).with_suffix('.been')\n"
        "if not been.exists():\n"
        "    been.touch()\n"
        "    input()\n"
        "    print('ok', flush=True)\n",
        encoding="utf-8",
    )
    match = Match.new(load_game("lanterns"), 2, "odd")
    play_match(match, [make_bot("random", 1), make_bot(f"engine:{sys.executable} {once}", 2)], Budget(seconds=0.05))
    told = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert match.over and len(told) == 3 and all("has ended" in line for line in told)


def test_an_engine_introduces_itself_when_it_is_offered(offers: None) -> None:
    name = add_bot(f"{ODD} lies")
    assert name == "odd-one" and bot_title(name, "de") == "Odd One"
    levels = level_names()
    assert levels.index("steward") < levels.index(name) < levels.index("daimyo")
    assert registry.bot_home(find_bot(name)) == f"{ODD} lies"  # that is what a worker starts


def test_an_engine_that_boasts_is_believed_in_bounds(offers: None) -> None:
    engine = process.take_engine(f"{ODD} boasts".removeprefix("engine:"), process.Sitting())
    assert set(engine.about) == {"name", "level"}
    process.give_back(engine)
    name = add_bot(f"{ODD} boasts")
    title = bot_title(name, "en")
    assert title.startswith("[31mOdd One One") and len(title) <= 40 and title.isprintable()
    assert find_bot(name).level == 6 and level_names()[-1] == name


def test_an_engine_is_told_what_its_seat_sees() -> None:
    match = Match.new(load_game("lanterns"), 2, "told")
    match.play("give:1", 0)
    told = json.loads(view_line(match.game, match.view(1)).removeprefix(VIEW))
    assert told["players"][0]["given"] == -2 and set(told["deck"]) == {"hidden"} and told["random"] == [0, 0, 0, 0]


# -- our own bots as an engine -----------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_a_view_that_was_written_is_the_same_view(table: Table) -> None:
    for number, (match, _) in enumerate(walk(table, 40)):
        if number % 7:
            continue
        for seat in range(match.seats):
            view = match.view(seat)
            again = load_view(match.game, json.loads(json.dumps(dump_position(match.game, view))))
            assert dump_position(match.game, again) == dump_position(match.game, view)
            assert again.moves(seat) == view.moves(seat) and again.to_act() == view.to_act()
            if not match.over and "hidden" in str(dump_position(match.game, view)):
                with pytest.raises(KotatsuError, match=r"viewer|hidden"):
                    load_position(match.game, dump_position(match.game, view))


def test_budgets_are_written_and_read() -> None:
    for budget in (Budget(), Budget(300), Budget(300, 2.5)):
        assert read_go(go_line(budget).removeprefix("go")) == budget
    assert read_go("seconds 2").tries > 10**8
    for wrong in ("tries", "tries x", "depth 3", "tries 1 tries 2", "seconds -1", "seconds nan"):
        with pytest.raises(KotatsuError, match="go"):
            read_go(wrong)


def test_a_conversation() -> None:
    game = game_names()[0]
    with subprocess.Popen(
        [PROGRAM, "engine", game, "--bot", "shogun"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as engine:
        assert engine.stdin and engine.stdout

        def ask(line: str, until: str) -> list[str]:
            assert engine.stdin and engine.stdout
            engine.stdin.write(line + "\n")
            engine.stdin.flush()
            heard = [engine.stdout.readline().strip()]
            while heard[-1].split()[0] != until:
                heard.append(engine.stdout.readline().strip())
            return heard

        assert ask("kotatsu 1", "ok")[0] == "id name shōgun"
        match = Match.new(game, seed="7")
        for wrong in ("go", "tea", "view [1", "view {}", "position seats 9 seed x", "newgame chess", "position"):
            assert ask(wrong, "error")
        for wrong in ('view {"viewer":0,"seats":2,"stack":5}', f"view {'[' * 100_000}", f"view {'9' * 5000}"):
            assert ask(wrong, "error")
        first = f"position seats {match.seats} seed 7"
        assert ask(f"{first} moves A no:move", "error") and ask("isready", "readyok") == ["readyok"]
        ask(f"{first}\nisready", "readyok")
        best = ask("go tries 60", "bestmove")[-1].split()[1]
        assert best in match.moves(0)
        ask(f"{view_line(match.game, match.view(0))}\nisready", "readyok")
        assert ask("go seconds 600", "info")
        assert "stop" in ask("go", "error")[-1]
        assert ask("stop", "bestmove")[-1].split()[1] in match.moves(0)
        engine.stdin.close()
        assert engine.wait(30) == 0


@pytest.mark.parametrize("asked", ["go tries 60", "go seconds 600"])
def test_whoever_writes_all_at_once_gets_an_answer(
    asked: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As `printf ... | kotatsu engine GAME` does: the input ends before the thought."""
    game = load_game(game_names()[0])
    monkeypatch.setattr(server, "PARTING", 60.0 if "tries" in asked else 0.0)
    monkeypatch.setattr(server, "WAIT", 60.0)
    server.Server(game, "greedy" if "tries" in asked else "shogun").run(["position seats 2 seed 7", asked])
    said = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert said[-1][0] == "bestmove" and said[-1][1] in Match.new(game, seed="7").moves(0)


def test_what_is_said_while_it_stops_is_answered_afterwards(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = load_game(game_names()[0])
    asked = [
        "position seats 2 seed 7",
        "go seconds 600",
        "stop",
        "isready",
        "go seconds 600",
        "stop",
        "isready",
        "quit",
    ]
    for patience, answer in ((60.0, "bestmove"), (0.0, "error")):
        monkeypatch.setattr(server, "WAIT", patience)
        conversation = threading.Thread(target=server.Server(game, "greedy").run, args=[asked], daemon=True)
        conversation.start()
        conversation.join(120)
        said = [line.split() for line in capsys.readouterr().out.splitlines()]
        assert not conversation.is_alive()
        assert [words[0] for words in said if words[0] != "info"] == [answer, "readyok"] * 2
        assert all(len(words) > 1 for words in said if words[0] != "readyok")
