"""What goes to and fro: every request and every answer as a type. The OpenAPI document is made from these."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, NamedTuple, NotRequired, TypedDict

from kotatsu.bots.registry import bot_names
from kotatsu.core.registry import game_names
from kotatsu.house import clock
from kotatsu.house.consent import AGREE, ASK, DECLINE
from kotatsu.house.doors import DELAYS
from kotatsu.house.store import GATHERING, OVER, RUNNING
from kotatsu.house.table import MOVE, REDO, RESTART, UNDO
from kotatsu.web.door.limits import TEXT

ME, OPEN = "me", "open"
DEEDS = (MOVE, UNDO, RESTART, REDO, ASK, AGREE, DECLINE)
STATES = (GATHERING, RUNNING, OVER)
MOST_NUMBER = 10**9 - 1  # of what is read as a number


class OneOf(NamedTuple):
    """A text that is one of some words, which are known when the house runs."""

    words: Callable[[], Sequence[str]]


class Bounds(NamedTuple):
    """How small and how large a number is."""

    least: int
    most: int


class Length(NamedTuple):
    """How many characters a text may have."""

    most: int


class Positions:
    """A position of any game, by the schema of that game."""


def chair_words() -> list[str]:
    return [ME, OPEN, *bot_names()]


Text = Annotated[str, Length(TEXT)]
Seat = Annotated[int, "a seat, counted from 0", Bounds(0, 3)]
Count = Annotated[int, Bounds(0, MOST_NUMBER)]
GameName = Annotated[str, "a game", OneOf(game_names)]
Who = Annotated[
    str,
    f"who sits in a chair: `{ME}` is whoever asks, `{OPEN}` is left to whoever comes with its key, all others are bots",
    OneOf(chair_words),
]
Number = Annotated[
    Count, "how often you could notice that the table has changed; a deed names the number that it answers"
]
Ply = Annotated[Count, "how many decisions you could notice; it grows with every one and falls when one is taken back"]
Label = Annotated[str, "in the language of the request: `Accept-Language: de` or `en`"]
ClauseId = Annotated[str, "the clause of the rules that says so; empty if there is none"]


class Refused(TypedDict):
    """Whatever cannot be done; nothing was changed."""

    error: Annotated[str, "a name for the reason, always the same"]
    message: Annotated[str, "the same in a sentence"]


# -- games -------------------------------------------------------------------------------------------


class GameOption(TypedDict):
    """Something a host chooses before the game; the first choice is the usual one."""

    name: str
    label: Label
    about: Annotated[str, "what a house rule changes; empty for other options"]
    ruling: Annotated[str, "the ruling that a house rule turns round; empty for other options"]
    choices: list[str]


class Level(TypedDict):
    """A bot that people play against, from the weakest to the strongest."""

    name: str
    title: Label
    level: int


class Game(TypedDict):
    """A game that this house has."""

    name: GameName
    title: Label
    seats: Annotated[list[int], "how many can play"]
    minutes: Annotated[int, "how long it takes people"]
    options: list[GameOption]
    levels: list[Level]


class Games(TypedDict):
    games: list[Game]


# -- tables ------------------------------------------------------------------------------------------


class Clock(TypedDict):
    """How long somebody is waited for, and what happens then."""

    kind: Annotated[str, "`move` and `days`: for each turn; `game`: for the whole game", OneOf(lambda: clock.KINDS[1:])]
    seconds: Annotated[int, Bounds(1, int(max(clock.LONGEST.values())))]
    increment: NotRequired[
        Annotated[int, "seconds that each turn adds, for a whole game", Bounds(0, int(clock.MOST_INCREMENT))]
    ]
    out: NotRequired[
        Annotated[
            str,
            "when time is out a `bot` plays on (if nothing is said), the seat is `open`, or the game comes to its `end`",
            OneOf(lambda: clock.OUTS),
        ]
    ]


class NewTable(TypedDict):
    """A table as somebody wants it."""

    game: GameName
    seats: Annotated[list[Who], f"who sits where, in the order of the seats; exactly one is `{ME}`"]
    options: NotRequired[
        Annotated[dict[str, Text], "of the game, by their names; the usual choice where there is none"]
    ]
    name: NotRequired[Annotated[Text, "under which you play"]]
    clock: NotRequired[Annotated[Clock, "none if it is left out"]]
    box: NotRequired[Annotated[Text, "whose values are played with: what the link to somebody's box ends with"]]


class Key(TypedDict):
    """What opens an open chair, once, or the way to watching, until it is closed."""

    seat: Annotated[Seat | None, "none: to watch"]
    key: Annotated[str, "for a program"]
    link: Annotated[str, "for a person with a browser"]


class Token(TypedDict):
    """Yours alone and shown only now: send it as `Authorization: Bearer …`. It is good for this seat of this table until
    somebody else gets the seat."""

    table: Annotated[str, "the name of the table in addresses"]
    seat: Annotated[Seat | None, "none: you watch"]
    token: str


class Host(Token):
    """A new table, your token, and the keys of its open chairs."""

    keys: list[Key]


class Join(TypedDict):
    """Take the chair that a key opens, or watch."""

    key: Annotated[Text, "the key, which is also the last part of a link"]
    name: NotRequired[Annotated[Text, "under which you play or watch"]]


class Chair(TypedDict):
    """Who sits in a seat."""

    seat: Seat
    name: Annotated[str, "empty if the chair is open"]
    bot: Annotated[str | None, "which bot plays, perhaps only until the person in the chair is back"]
    person: Annotated[bool, "whether it belongs to a person, or to a program with a token"]
    here: Annotated[bool, "whether they follow the table now"]
    until: Annotated[
        int | None, "when their time is out, in seconds since 1970; none while nothing runs, or if you are late"
    ]


class Now(TypedDict):
    """Where a table stands, as far as you may know; also each event `now` of a stream."""

    state: Annotated[str, OneOf(lambda: STATES)]
    number: Number
    ply: Ply
    to_act: Annotated[list[Seat], "the seats that are to decide something"]


class Request(TypedDict):
    """Somebody would like to take back."""

    seat: Seat
    waiting: Annotated[list[Seat], "the seats that have not answered yet: `agree` or `decline`"]


class Table(TypedDict):
    """A table: who is there, and where the game stands."""

    table: str
    game: GameName
    options: dict[str, str]
    clock: Annotated[Clock | None, "none if nobody's time is ever out"]
    box: Annotated[str | None, "whose values are played with, and in which version; none for those of the house"]
    seat: Annotated[Seat | None, "yours; none if you watch, or while a bot plays for you"]
    host: Annotated[bool, "whether you set it up"]
    chairs: list[Chair]
    watching: Annotated[int | None, "how many decisions watchers are behind; none if nobody may watch"]
    seal: Annotated[str, "the hash of the seed, which is shown at the end"]
    known: Annotated[bool, "whether it goes on from a moment of another game: who saw that may know what is hidden"]
    request: Request | None
    now: Now


class Arrange(TypedDict):
    """Who sits in a chair from now on: a bot; you again after a bot played for you; or whoever comes with the new key."""

    who: Who


class Arranged(TypedDict):
    """How it is now, and a key if one was made."""

    table: Table
    key: Key | None


class Watching(TypedDict):
    """How many decisions watchers are behind; none if nobody may watch."""

    delay: Annotated[int | None, f"one of {', '.join(map(str, DELAYS))}", Bounds(0, max(DELAYS))]


# -- playing -----------------------------------------------------------------------------------------


class Score(TypedDict):
    """What a seat has if the game ended now; what you may not know counts nothing."""

    seat: Seat
    points: int
    parts: Annotated[dict[str, int], "by category"]


class View(TypedDict):
    """All that you may know. Whatever is hidden from you says `hidden`."""

    game: GameName
    seat: Seat | None
    now: Now
    turn: int
    position: Annotated[dict[str, Any], Positions()]
    scores: list[Score]
    words: Annotated[list[Section], "the same in words"]


class Section(TypedDict):
    """A part of the table in words."""

    title: Label
    lines: list[str]


class Effect(TypedDict):
    """Something that surely follows a move."""

    seat: Annotated[Seat | None, "whom it concerns"]
    text: Label


class Option(TypedDict):
    """A move that you can make."""

    move: Annotated[str, "its notation: what you send"]
    label: Label
    target: Annotated[str, "what it points at on the board; empty for nothing"]
    effects: list[Effect]
    ends: Annotated[bool, "whether it ends your turn"]


class Reason(TypedDict):
    """Why something is not possible."""

    reason: str
    text: Label
    clause: ClauseId


class Forbidden(TypedDict):
    """A move of a kind that is asked for, but which you cannot make now."""

    move: str
    label: Label
    target: str
    why_not: Reason


class Decision(TypedDict):
    """What you are asked. Without options it is not your turn."""

    now: Now
    step: Annotated[str | None, "what is being decided; none if it is not your turn"]
    prompt: Label | None
    clause: ClauseId
    options: list[Option]
    forbidden: list[Forbidden]


class Deed(TypedDict):
    """Something to do. `undo` takes back your last decision, `restart` your turn, as far as that is allowed; `ask` asks the
    others to let you, who `agree` or `decline`."""

    do: NotRequired[Annotated[str, f"`{MOVE}` if it is left out", OneOf(lambda: DEEDS)]]
    move: NotRequired[Annotated[Text, "in notation, for a move"]]
    number: Number


class Event(TypedDict):
    """Something that happened."""

    ply: Annotated[int, "in which decision, as you count them; -1 before the first"]
    turn: int
    seat: Annotated[Seat | None, "whom it concerns"]
    event: str
    values: dict[str, int | str]
    text: Label


class Since(TypedDict):
    since: NotRequired[Annotated[Count, "the first ply that you want to be told of"]]


class Log(TypedDict):
    """What happened, as far as you may know."""

    now: Now
    events: list[Event]


class Place(Score):
    """What a seat has reached."""

    place: Annotated[int, "1 for a winner; equal places are shared"]


class Result(TypedDict):
    """How a game ended."""

    places: list[Place]
    seed: str


class Record(TypedDict):
    """A finished game as a text that plays it again."""

    record: str
