"""What a person may know of a table: who looks, at what, and what they may do now. The zones of the page are made of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from kotatsu.board.drawing import Canvas, Chip
from kotatsu.board.look import AnyLook, choices_in, drawn, look_of
from kotatsu.board.markup import Markup
from kotatsu.core.game import AnyGame
from kotatsu.core.log import LogEntry
from kotatsu.core.match import Match
from kotatsu.core.position import dump_position
from kotatsu.core.state import NONE, WATCHER, State
from kotatsu.core.texts import Messages, Texts
from kotatsu.core.tour import Tour, TourMove
from kotatsu.house.consent import Note, Request
from kotatsu.house.noticing import Count
from kotatsu.web.words.html import h
from kotatsu.web.words.wording import nameless, wording_in


@lru_cache(maxsize=64)  # some megabytes each, once everything has been said
def texts_for(game: AnyGame, language: str, names: tuple[str, ...]) -> Texts:
    """The texts of a table: made once, because reading a language takes longer than drawing a board."""
    return Texts(game, language, names)


class Looker(NamedTuple):
    """Who looks at a table, and how."""

    seat: int  # WATCHER without one
    language: str
    narrow: bool = False
    own: tuple[int, ...] = ()  # all seats this person plays at this screen
    host: bool = False  # who set up the table
    front: int | None = None  # whose board they want to see large, if not their own
    behind: int = 0  # how many moves late they see the table


class Venue(NamedTuple):
    """Where a match is being played: what a page says about a table besides the match and the names. Without one it is
    simply played by people."""

    table_id: str = ""  # its id, for links
    number: int = 0  # how often the viewer could notice that it changed
    plies: Count | None = None  # how the viewer counts the plies; every one if there is nothing to hide
    bots: tuple[str, ...] = ()  # who plays each seat; empty for a person
    first_ply: int = 0  # where its own history begins
    tour: Tour | None = None
    request: Request | None = None  # somebody asks to take back
    notes: tuple[Note, ...] = ()  # what was asked and answered
    past: bool = False  # the match is an earlier moment of the table's: nothing can be done in it any more
    people: tuple[int, ...] = ()  # the seats that belong to somebody, though a bot may play on for them
    advice: bool = False  # the viewer may ask what the strongest would do
    over: bool = False  # nothing needs to be hidden any more
    clock: bool = False  # somebody's time may be out
    free: tuple[int, ...] = ()  # the seats that nobody has taken
    known: bool = False  # somebody may know what is hidden


class Sight:
    """One view. It is made of views and events a seat may know, never of the state."""

    def __init__(self, match: Match, names: Sequence[str], looker: Looker, venue: Venue | None = None) -> None:
        self.match = match
        self.looker = looker
        self.venue = venue or Venue()
        self.past = self.venue.past
        self.wording: Messages = wording_in(looker.language)
        self.look: AnyLook = look_of(match.game)
        self.covered: int | None = None
        self.seat = looker.seat
        self.together = len(looker.own) > 1  # several people look at this screen: nobody is meant by "you"
        if not self.past and len(looker.own) > 1 and looker.seat not in match.to_act():
            self._pass_on()
        self.names = self._named(names)
        shown = [
            self.wording.message("you-as-name") if self._is_nameless(seat) else name
            for seat, name in enumerate(self.names)
        ]
        self.texts = texts_for(match.game, looker.language, tuple(shown))
        self.spoken = texts_for(match.game, looker.language, self.names)  # where names are part of sentences
        self.view: State = match.state.copy() if self.past and self.venue.over else match.view(self.seat)
        self.moves = self.view.moves(self.seat) if self.seat >= 0 and not self.past and not match.over else []
        self._chips: dict[int, list[Chip]] = {}

    def _named(self, names: Sequence[str]) -> tuple[str, ...]:
        """The names of all seats. Where several people share a screen, whoever has given no name is called by their seat."""
        called = texts_for(self.match.game, self.looker.language, ()).seat
        return tuple(
            called(seat) if self.together and seat in self.looker.own and name in nameless() else name
            for seat, name in enumerate(names)
        )

    def _is_nameless(self, seat: int) -> bool:
        """Whether this is the viewer's own seat, and they have given no name: they know who they are."""
        return self.is_you(seat) and self.names[seat] in nameless()

    def is_you(self, seat: int) -> bool:
        """Whether a seat is the one person's who looks."""
        return 0 <= seat == self.seat and not self.together

    def called(self, seat: int) -> str:
        """Who sits somewhere, where a name stands by itself: the viewer is not called a guest at their own table."""
        return self.texts.seat(seat)

    def addressed(self, seat: int) -> str:
        """Who did something, where the sentence that follows speaks to the viewer."""
        return self.wording.message("you-as-name") if self.is_you(seat) else self.names[seat]

    def told(self, entry: LogEntry) -> str:
        """What happened, said to the viewer if it is about them."""
        return self.texts.event(entry, self.is_you(entry.seat))

    def _pass_on(self) -> None:
        """Another player of this screen may have to take over. Nobody is kept waiting by a cover that hides nothing."""
        waiting = self.match.to_act()
        after = next((seat for seat in self.looker.own if seat in waiting), None)
        if not self._any_secret():
            self.seat = after if after is not None else max(self.looker.seat, self.looker.own[0])
        elif after is not None:
            self.covered, self.seat = after, WATCHER

    def _any_secret(self) -> bool:
        """Whether the players of this screen know different things."""
        known = [{**dump_position(self.match.game, self.match.view(seat)), "viewer": ""} for seat in self.looker.own]
        return any(position != known[0] for position in known)

    def counted(self, ply: int) -> int:
        """What the viewer calls a ply."""
        return self.venue.plies.of(ply) if self.venue.plies is not None else ply

    def ply(self, number: int) -> int:
        """The ply that the viewer calls so."""
        return self.venue.plies.ply(number) if self.venue.plies is not None else max(0, number)

    def chips(self, seat: int) -> list[Chip]:
        """What lies in front of a seat, in short."""
        if seat not in self._chips:
            self._chips[seat] = self.look.chips(self.view, seat, self.texts)
        return self._chips[seat]

    def say(self, name: str, /, **values: object) -> Markup:
        return h(self.wording.message(name, **values))

    @property
    def asked(self) -> bool:
        """Whether the viewer is to decide something now."""
        return bool(self.moves)

    @cached_property
    def since(self) -> int:
        """The first ply after the viewer's own last one."""
        plies = self.match.plies
        own = next((ply + 1 for ply in range(len(plies) - 1, -1, -1) if plies[ply].seat == self.seat), 0)
        return max(own, self.venue.first_ply)

    @cached_property
    def front(self) -> int | None:
        """The rival whose board is laid out large; then nothing can be chosen."""
        front = self.looker.front
        return front if front is not None and 0 <= front < self.match.seats and front != self.seat else None

    @cached_property
    def choices(self) -> dict[str, str]:
        """The targets that can be chosen now, with the labels of their moves; on a tour only what its guide asks for."""
        choices = choices_in(self.view, self.moves if self.wanted == NONE else [self.wanted], self.texts)
        for target, codes in self.shortcuts.items():
            choices.setdefault(target, self.texts.move(codes[-1], self.view))
        return choices

    @cached_property
    def shortcuts(self) -> Mapping[str, tuple[int, ...]]:
        """Targets on which one click answers several questions. A guide asks for them one by one."""
        return self.look.shortcuts(self.view) if self.asked and self.guide() is None else {}

    @cached_property
    def scenes(self) -> dict[str, Canvas]:
        """Every scene as the viewer sees it."""
        choices = {} if self.front is not None else self.choices
        narrow, front = self.looker.narrow, self.front
        return {scene.name: drawn(scene, self.view, self.texts, choices, narrow, front) for scene in self.look.scenes}

    @cached_property
    def on_stage(self) -> frozenset[str]:
        """All targets that the viewer sees, whether they can be chosen or not."""
        return frozenset(target for canvas in self.scenes.values() for target in canvas.targets)

    def bot(self, seat: int) -> str:
        """Who plays a seat; empty for a person."""
        return self.venue.bots[seat] if self.venue.bots else ""

    def guide(self) -> TourMove | None:
        """What the guide of a tour waits for or does next."""
        return self.venue.tour.next(self.match) if self.venue.tour is not None else None

    @cached_property
    def wanted(self) -> int:
        """The move that the guide of a tour waits for from the viewer; NONE if nobody leads the way."""
        guide = self.guide()
        asked = guide is not None and guide.seat == self.seat and self.asked
        return self.match.game.vocabulary.parse(guide.move) if guide is not None and asked else NONE

    def rule(self, clause: str) -> str:
        """A link to a clause."""
        return f'<a class="clause-link" href="/rules/{self.match.game.name}#{clause}" target="_blank">{clause}</a>'
