"""A finished game with hindsight: what everybody could expect turn by turn, and which turns gave something away."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.board.markup import EMPTY, Markup, element, escape, join
from kotatsu.bots.review import Verdict
from kotatsu.web.chronicle.account import Account
from kotatsu.web.chronicle.advice import COSTS_MUCH, in_short, line_in_words, most_of, points, signed
from kotatsu.web.chronicle.curve import Spot, picture
from kotatsu.web.seen.sight import Sight
from kotatsu.web.words.html import icon

MOST_TURNS = 3  # told of each seat
CLOSE = 1  # point by which rounded numbers may differ and still agree


class Hindsight(Account):
    """What was found about the turns."""

    def __init__(self, sight: Sight, verdicts: Sequence[Verdict], done: bool) -> None:
        super().__init__(sight)
        self.verdicts = verdicts
        self.done = done

    def markup(self) -> Markup:
        """The curve, then the costly turns: the viewer's own first, the others' behind a word."""
        order = sorted(range(self.match.seats), key=lambda seat: (seat != self.seat, seat))
        told = join([self._seat(seat) for seat in order])
        return self._curve() + told

    def _curve(self) -> Markup:
        scores = self.match.scores()
        lines: list[list[Spot]] = []
        for seat, own in enumerate(scores):
            spots = [(verdict.ply, points(verdict.value)) for verdict in self.verdicts if verdict.seat == seat]
            lead = own - max(other for rival, other in enumerate(scores) if rival != seat)
            end = [(len(self.match.plies), lead)] if self.done else []  # what lies between is not known before
            lines.append([*spots, *end])
        mine = self.costly(self.seat) if self.seat >= 0 else []
        turns = [(verdict.ply, points(verdict.value)) for verdict in mine]
        return picture(self.called, lines, turns, self.wording.message("expected-lead"), len(self.match.plies))

    def costly(self, seat: int) -> list[Verdict]:
        """The turns that gave away most, in their order."""
        lost = [one for one in self.verdicts if one.seat == seat and one.lost >= COSTS_MUCH]
        return sorted(sorted(lost, key=lambda one: -one.lost)[:MOST_TURNS])

    def _seat(self, seat: int) -> Markup:
        turns = self.costly(seat)
        if seat == self.seat:
            if not turns:  # nobody is praised before everything has been looked at
                return element("p", self.say("nothing-given-away")) if self.done else EMPTY
            return element("ul", join([self._turn(one) for one in turns]), class_="turns")
        if not turns:
            return EMPTY
        summary = element("summary", self.say("turns-of", name=self.names[seat]))
        return element("details", summary, element("ul", join([self._turn(one) for one in turns]), class_="turns"))

    def _turn(self, one: Verdict) -> Markup:
        ply, same = self._parting(one)
        view = self.match.state_at(ply).view(one.seat)
        played = self.texts.move(self.match.plies[ply].code, view)
        better = line_in_words(self.texts, view, one.seat, one.line[same:])
        lost = points(one.lost)
        who = "you-lost" if one.seat == self.seat else "they-lost"
        told = [self.say(who, n=lost, name=self.names[one.seat], move=played)]
        if better:
            told.append(self.say("would-have-been", moves=in_short(better, self.wording)))
        told.append(self._more(one, lost, view.foresight()))
        watch = element("a", self.say("watch-it"), href=f"/t/{self.table_id}/replay?ply={ply}")
        again = element(
            "form",
            element("input", type="hidden", name="ply", value=str(ply)),
            element("button", icon("fork"), self.say("fork"), class_="link"),
            method="post",
            action=f"/t/{self.table_id}/fork",
        )
        words = join([part for sentence in told for part in (sentence, Markup(" "))])
        return element(
            "li",
            element("b", Markup(f"−{lost}"), class_="sign"),
            element("strong", escape(self.when(ply))),
            element("div", element("p", words), element("div", watch, again, class_="ways")),
        )

    def _parting(self, one: Verdict) -> tuple[int, int]:
        """Where what was played leaves what would have been best: the ply, and its place in the turn. Until then both are the
        same, and nothing was wrong with it."""
        plies = [ply for ply in range(one.ply, len(self.match.plies)) if self.match.plies[ply].seat == one.seat]
        for place, (ply, code) in enumerate(zip(plies, one.line, strict=False)):
            if self.match.plies[ply].code != code:
                return ply, place
        return one.ply, 0

    def _more(self, one: Verdict, lost: int, rounds: int) -> Markup:
        """What the better line would have brought more than what was played, so that the numbers add up: whatever of a lead
        is not in points of one's own by then is in the position, or in the points of the others."""
        gains = [best - own for best, own in zip(one.gains, one.own, strict=True)]
        sum_of_all = points(sum(gains))
        if sum_of_all <= 0:
            return self.say("would-have-stood", rounds=rounds)
        named = ", ".join(f"{signed(gain)} ({self.texts.category(category)})" for category, gain in most_of(gains))
        told = self.say("would-have-brought", n=sum_of_all, gains=named, rounds=rounds)
        rest = lost - sum_of_all
        if abs(rest) <= CLOSE:
            return told
        return told + Markup(" ") + self.say("rest-is-position" if rest > 0 else "rest-is-paid", n=abs(rest))
