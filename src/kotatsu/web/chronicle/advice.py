"""What the strongest would do, in words: each move with what it should bring, and the plan behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kotatsu.bots.analysis import SURE, Thought, is_clear
from kotatsu.core.rng import seeded
from kotatsu.core.state import State
from kotatsu.core.texts import Messages, Texts

MOST = 3  # moves that are shown
MOST_MOVES = 4  # of a plan that are named
MOST_GAINS = 2  # kinds of points that are named
WORTH_NAMING = 50  # hundredths of a point
NOT_KNOWN = 100  # points: whatever may be as far off is not told
COSTS_MUCH = 100  # hundredths of a point: whatever costs less is a matter of taste


@dataclass(frozen=True)
class Adviser:
    """Tells one viewer what was found about their question."""

    view: State
    seat: int
    texts: Texts
    wording: Messages

    def data(self, thoughts: Sequence[Thought]) -> dict[str, Any]:
        """The best moves, and what each move costs that costs much, for whoever wants to be warned."""
        best = thoughts[0]
        notation = self.texts.game.vocabulary.notation
        return {
            "advice": [self._told(thought, best) for thought in thoughts[:MOST]],
            "costs": {
                notation(thought.line[0]): self.wording.message("advice-costs", n=points(best.value - thought.value))
                for thought in thoughts
                if costs_much(thought, best)
            },
        }

    def _told(self, thought: Thought, best: Thought) -> dict[str, str]:
        code = thought.line[0]
        vocabulary = self.texts.game.vocabulary
        if thought is best:
            worth = self._lead(thought)
        elif is_clear(thought, best):
            worth = self.wording.message("advice-less", n=points(best.value - thought.value))
        else:
            worth = self.wording.message("advice-unclear")
        return {
            "move": vocabulary.notation(code),
            "to": " ".join(vocabulary.targets(code)),
            "label": self.texts.move(code, self.view),
            "worth": worth,
            "why": self.why(thought),
        }

    def _lead(self, best: Thought) -> str:
        """What can be expected, and how far off that may be: in nineteen of twenty cases no further."""
        lead, error = points(best.value), points(SURE * best.error)
        if error >= NOT_KNOWN:
            return self.wording.message("advice-unknown")
        name = "advice-ahead" if lead > 0 else "advice-behind" if lead < 0 else "advice-even"
        told = self.wording.message(name, n=abs(lead))
        return self.wording.message("advice-about", lead=told, error=error) if error else told

    def why(self, thought: Thought) -> str:
        """The plan: what comes next in this turn, and what shall be there some rounds later."""
        told = []
        rest = line_in_words(self.texts, self.view, self.seat, thought.line)[1:]
        if rest:
            told.append(self.wording.message("advice-then", moves=in_short(rest, self.wording)))
        gains = gains_in_words(self.texts, self.wording, thought)
        rounds = self.view.foresight()
        if gains:
            told.append(self.wording.message("advice-gains", gains=gains, rounds=rounds))
        else:
            told.append(self.wording.message("advice-quiet", rounds=rounds))
        return " ".join(told)


def costs_much(thought: Thought, best: Thought) -> bool:
    """Whether a move gives away a good part of what the next rounds bring, and that is no chance."""
    return is_clear(thought, best) and best.value - thought.value >= max(COSTS_MUCH, sum(best.gains) // 2)


def line_in_words(texts: Texts, view: State, seat: int, line: Sequence[int]) -> list[str]:
    """The moves of a plan, as long as they can be made whatever is hidden; the end of a turn needs no words."""
    state = view.determinize(seat, seeded("any will do"))
    told: list[str] = []
    for code in line:
        if code not in state.moves(seat):
            break
        family = texts.game.vocabulary.family(code)
        if not told or not (family.ends or family.declines):
            told.append(texts.move(code, state))
        state.apply(code, seat)
    return told


def in_short(moves: Sequence[str], wording: Messages) -> str:
    """The first moves of a plan, each by itself: a label may have colons and commas of its own."""
    first = ", ".join(wording.message("quoted-move", move=move) for move in moves[:MOST_MOVES])
    return wording.message("and-so-on", moves=first) if len(moves) > MOST_MOVES else first


def gains_in_words(texts: Texts, wording: Messages, thought: Thought) -> str:
    """The kinds of points a plan brings most of."""
    return ", ".join(
        wording.message("advice-gain", n=points(gain), what=texts.category(category))
        for category, gain in most_of(thought.gains)
        if gain > 0
    )


def most_of(gains: Sequence[int]) -> list[tuple[int, int]]:
    """The categories that make most of a difference, each with its part of it."""
    ranked = sorted(enumerate(gains), key=lambda each: -abs(each[1]))
    return [(category, gain) for category, gain in ranked[:MOST_GAINS] if abs(gain) >= WORTH_NAMING]


def points(hundredths: int) -> int:
    """Whole points: nobody knows better."""
    return (hundredths + 50) // 100


def signed(hundredths: int) -> str:
    number = points(hundredths)
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
