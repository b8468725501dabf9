"""Texts in the reader's language: Fluent files of the kernel and of a game, and the phrases of moves, events and steps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from kotatsu.core.errors import KotatsuError
from kotatsu.core.game import AnyGame
from kotatsu.core.languages import LANGUAGES
from kotatsu.core.log import LogEntry
from kotatsu.core.state import HIDDEN, NONE, AnyStep, State
from kotatsu.core.vocabulary import SEAT, Domain, Numbers, Phrase, Sets

MOST_KEPT = 20_000  # formatted messages
YOU = "you"  # the form of a sentence that is said to whoever it is about
OWN_TEXTS = Path(__file__).parent.parent / "texts"


@cache
def _resource(path: Path) -> Any:
    return FluentResource(path.read_text(encoding="utf-8"))


class _Book:
    """What some folders say in one language, and what was said of it: the same at all tables, whoever sits there."""

    def __init__(self, paths: Sequence[Path], language: str) -> None:
        self.kept: dict[tuple[object, ...], str] = {}
        self.bundle = FluentBundle([language], use_isolating=False)
        resources = [_resource(path) for path in paths]
        for resource in resources:
            self.bundle.add_resource(resource, allow_overrides=True)
        self.all = [entry.id.name for resource in resources for entry in resource.body if isinstance(entry, Message)]


@cache
def _book(language: str, *folders: Path) -> _Book:
    return _Book([folder / f"{language}.ftl" for folder in folders], language)


class Messages:
    """Fluent messages of some folders in one language; later folders go before earlier ones."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        if language not in LANGUAGES:
            raise KotatsuError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        book = _book(language, *folders)
        self._kept, self._bundle, self._all = book.kept, book.bundle, book.all

    def beginning(self, start: str) -> list[str]:
        """The names of all messages that begin so."""
        return [name for name in self._all if name.startswith(start)]

    def has(self, name: str) -> bool:
        """Whether there is a message of this name; "name.form" is another form of it."""
        name, _, form = name.partition(".")
        return bool(self._bundle.has_message(name)) and (not form or form in self._bundle.get_message(name).attributes)

    def message(self, name: str, /, **values: Any) -> str:
        """A message with its placeholders filled in. The same question gets the same answer, so it is kept."""
        key = (name, *values.items())
        kept = self._kept.get(key)
        if kept is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            kept = self._kept[key] = self._format(name, values)
        return kept

    def _format(self, name: str, values: dict[str, Any]) -> str:
        name, _, form = name.partition(".")
        if not self._bundle.has_message(name):
            raise KotatsuError(f"there is no text {name!r} in {self.language!r}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            raise KotatsuError(f"the text {name!r} in {self.language!r} is empty")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KotatsuError(f"text {name!r} in {self.language!r}: {errors[0]}")
        return str(text)


class Texts(Messages):
    """All texts of a game in one language. `names` are the people at the table."""

    def __init__(self, game: AnyGame, language: str, names: Sequence[str] = ()) -> None:
        super().__init__(language, [OWN_TEXTS, game.folder / "texts"])
        self.game = game
        self.names = tuple(names)
        # asked hundreds of times for every drawing, and always answered alike
        self.member = lru_cache(MOST_KEPT)(self._member)
        self._told = lru_cache(MOST_KEPT)(self._tell)

    def _member(self, domain: Domain, number: int, n: int = 1) -> str:
        """The name of a domain's member, as one says it of `n` of them."""
        if isinstance(domain, Numbers):
            return str(number)
        if number in (NONE, HIDDEN):
            return self.message("nothing" if number == NONE else "unknown")
        if domain is SEAT:
            return self.seat(number)
        if isinstance(domain, Sets):
            return self.listed([self.member(domain.base, part) for part in domain.sets[number]])
        if self.language in domain.names:
            return domain.names[self.language][number]
        return self.message(f"{domain.name}-{_plain(domain.ids[number])}", n=n)

    def listed(self, words: Sequence[str]) -> str:
        """Several words as one says them: one, two and three."""
        *others, last = words
        return self.message("and", others=", ".join(others), last=last) if others else last

    def seat(self, seat: int) -> str:
        """The name of whoever sits there, or of the seat."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.message("seat", letter=SEAT.id(seat))

    def _values(self, phrase: Phrase, numbers: Sequence[int]) -> dict[str, Any]:
        """What a message can refer to: each parameter as $name, its id as $name_id; `n` counts the things it names."""
        given = dict(zip(phrase.params, numbers, strict=False))
        values: dict[str, Any] = {}
        for name, number in given.items():
            domain = phrase.params[name]
            values[name] = number if isinstance(domain, Numbers) else self.member(domain, number, given.get("n", 1))
            values[f"{name}_id"] = domain.id(number)
        return values

    # -- phrases -----------------------------------------------------------------------------------

    def move(self, code: int, state: State | None = None) -> str:
        """The label of a move. A step may have words of its own for it: `move-pass-at-church` goes before `move-pass`."""
        family = self.game.vocabulary.family(code)
        name = f"move-{family.name}"
        if state is not None and state.stack:
            special = f"{name}-at-{self.game.steps.kind(state.stack[-1]).name}"
            if self.has(special):
                name = special
        return self.message(name, **self._values(family, family.values(code)))

    def event(self, entry: LogEntry, you: bool = False) -> str:
        """A line of the log, without the name of the player; to the player in person the verb has the form that goes with "you"."""
        return self._told(entry.kind, entry.values, you and self.is_deed(entry))

    def is_deed(self, entry: LogEntry) -> bool:
        """Whether a line says what the player does, with a verb: then it has a form for "you"."""
        return self.has(f"event-{self.game.events[entry.kind].name}.{YOU}")

    def _tell(self, kind: int, values: tuple[int, int, int], you: bool) -> str:
        phrase = self.game.events[kind]
        return self.message(f"event-{phrase.name}{f'.{YOU}' if you else ''}", **self._values(phrase, values))

    def prompt(self, step: AnyStep, moves: Sequence[int] = ()) -> str:
        """What is being decided, as a request to the player. Where all moves are of one kind the step may have words of its
        own for it: `step-planning-of-staff` goes before `step-planning` and can name what the moves have in common. Where what
        it asks for cannot be done now, `step-act-only-free` asks for what can be done besides:
        `$free` is the family, or several."""
        kind = self.game.steps.kind(step)
        name, values = f"step-{kind.name}", self._values(kind, kind.values(step))
        families = {self.game.vocabulary.family(code).first: self.game.vocabulary.family(code) for code in moves}
        if len(families) == 1:
            (family,) = families.values()
            special = f"{name}-of-{family.name}"
            if self.has(special):
                shared = set.intersection(*[set(self._values(family, family.values(code)).items()) for code in moves])
                return self.message(special, **values, **dict(shared))
        beside = [family for family in families.values() if not family.declines]
        if beside and all(family.free for family in beside) and self.has(f"{name}-only-free"):
            return self.message(f"{name}-only-free", **values, free=beside[0].name if len(beside) == 1 else "several")
        return self.message(name, **values)

    def reason(self, reason: int) -> str:
        """Why a move is not possible, with the clause that says so."""
        clause = self.game.reasons.clause(reason)
        text = self.message(f"reason-{self.game.reasons.name(reason)}")
        return f"{text} [{clause}]" if clause else text

    def category(self, number: int) -> str:
        """The name of a category of the score."""
        return self.member(self.game.categories, number)


def _plain(word: str) -> str:
    """An id as part of a message name, where Fluent allows letters, digits, - and _ only."""
    return word.replace("+", "plus").replace(".", "_")
