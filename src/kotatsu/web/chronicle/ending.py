"""The end of a game as a moment: the result first, then what decided it, then the numbers, then another game."""

from __future__ import annotations

from kotatsu.board.markup import EMPTY, Markup, element, escape, join
from kotatsu.bots.registry import bot_title, next_level
from kotatsu.core.state import NONE
from kotatsu.web.chronicle.account import Account
from kotatsu.web.chronicle.curve import curve, laps_of
from kotatsu.web.chronicle.story import Difference, Turn, differences, group_points, groups_of, story_of
from kotatsu.web.seen.sight import Sight
from kotatsu.web.words.covers import both_covers
from kotatsu.web.words.html import figure, icon, post_form
from kotatsu.web.words.wording import level_title


class Ending(Account):
    """The result, and what follows from it."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.bots = [sight.bot(seat) for seat in range(self.match.seats)]
        self.story = story_of(self.match)
        self.places = self.match.places()
        self.points = self.match.scores()

    def markup(self) -> Markup:
        """The whole result, and below it what can be done next."""
        drawn = curve(self.called, self.story, self.wording, laps_of(self.match, self.texts))
        result = join([self.result(), self.decided(), drawn, self.groups(), self.hindsight()])
        return element("section", result, class_="ending", aria_label=self.headline()) + self.again()

    # -- who won ------------------------------------------------------------------------------------

    def headline(self) -> str:
        """Who won, and by how much where that is what decided."""
        winners = [seat for seat, place in enumerate(self.places) if place == 1]
        if len(winners) != 1:
            names = ", ".join(self.names[seat] for seat in winners)
            return self.wording.message("winners", names=names) if winners else self.wording.message("no-winner")
        story = self.story
        if self.match.timed_out != NONE:
            who = "you-win" if story.winner == self.seat else "winner"
            return self.wording.message(who, names=self.names[story.winner])
        ahead = self.points[story.winner] - max(n for seat, n in enumerate(self.points) if seat != story.winner)
        by = "" if ahead < 0 else "-tied" if ahead == 0 else "-by"
        who = "you-win" if story.winner == self.seat else "winner"
        return self.wording.message(f"{who}{by}", names=self.names[story.winner], n=ahead)

    def result(self) -> Markup:
        """Places, names, totals, and what each total is made of."""
        title = self.texts.message("title")
        facts = self.wording.message(
            "end-facts",
            game=title,
            n=self.match.seats,
            rivals=self._rivals() or "none",
            turns=self.match.state.turn,
            plies=len(self.match.plies),
        )
        ranked = sorted(range(self.match.seats), key=lambda seat: (self.places[seat], -self.points[seat]))
        most = max(1, *[sum(abs(n) for n in group_points(self.match, seat).values()) for seat in ranked])
        rows = join([self._row(seat, most) for seat in ranked])
        legend = join(
            [
                element("li", element("i", EMPTY, class_=f"group-{number}"), escape(self.group(name)))
                for number, name in enumerate(groups_of(self.match))
            ]
        )
        told = element(
            "div",
            element("p", escape(facts), class_="facts"),
            element("h2", escape(self.headline()), class_="headline", tabindex="-1"),
            self.time_out(),
            element("ol", rows, class_="places"),
            element("ul", legend, class_="legend", aria_hidden="true"),
        )
        return element("div", self._picture(), told, class_="result card")

    def _rivals(self) -> str:
        """Against whom the one person who reads this has played."""
        if self.seat < 0 or self.together:
            return ""
        return self.texts.listed([name for seat, name in enumerate(self.names) if seat != self.seat])

    def _picture(self) -> Markup:
        """The world that was played in, with the crest of whoever won."""
        crests = [icon(f"crest-{seat}") for seat, place in enumerate(self.places) if place == 1]
        seat = self.places.index(1) if len(crests) == 1 else NONE
        badge = element("span", crests[0], class_=f"won seat-{seat}") if seat != NONE else EMPTY
        return element("div", both_covers(self.match.game), badge, class_="world", aria_hidden="true")

    def time_out(self) -> Markup:
        """Why it was over, if it was not the rules."""
        seat = self.match.timed_out
        if seat == NONE:
            return EMPTY
        return element("p", self.say("ended-by-time", name=self.names[seat]), class_="facts")

    def _row(self, seat: int, most: int) -> Markup:
        bot = self.bots[seat]
        kind = (
            bot_title(bot, self.wording.language)
            if bot
            else self.wording.message("you")
            if self._is_named(seat)
            else ""
        )
        groups = list(enumerate(group_points(self.match, seat).values()))
        parts = join(
            [self._part(number, n, most) for number, n in groups if n > 0]
            + [self._part(number, n, most) for number, n in groups if n < 0]
        )
        told = self.wording.message("end-place", place=self.places[seat], name=self.called[seat], n=self.points[seat])
        return element(
            "li",
            element("span", escape(told), class_="unseen"),
            element("b", Markup(str(self.places[seat])), class_="place", aria_hidden="true"),
            element("span", self.who(seat), class_="who", aria_hidden="true"),
            element("small", escape(kind), aria_hidden="true"),
            element("span", parts or EMPTY, Markup(" "), class_="parts", aria_hidden="true"),
            element("b", Markup(figure(self.points[seat])), class_="total", aria_hidden="true"),
            class_=f"seat-{seat}",
        )

    def _is_named(self, seat: int) -> bool:
        """Whether the viewer sits here under a name of their own."""
        return seat == self.seat and self.called[seat] == self.names[seat]

    def _part(self, number: int, n: int, most: int) -> Markup:
        """What a group has brought; what it has taken looks so, and stands behind all that was brought."""
        kind = f"group-{number}{' less' if n < 0 else ''}"
        return element("i", Markup(figure(n)), class_=kind, style=f"width:{100 * abs(n) / most:.2f}%")

    def who(self, seat: int) -> Markup:
        return element(
            "span", icon(f"crest-{seat}"), Markup(" "), escape(self.called[seat]), class_=f"seat-{seat} name"
        )

    def group(self, name: str) -> str:
        if name in self.match.game.score_groups:
            return self.texts.message(f"group-{name}")
        return self.texts.category(self.match.game.categories.number(name))

    # -- why ----------------------------------------------------------------------------------------

    def decided(self) -> Markup:
        """The largest differences to the nearest rival, and the turning point."""
        told = [self._difference(one) for one in self.story.decided]
        if self.story.turn is not None:
            told.append(self._turned(self.story.turn))
        if self.story.weak is not None:
            weak = self.story.weak
            behind = [one for one in differences(self.match, self.story.winner, self.story.rival) if one.won < one.lost]
            message = self._to_reader("weak-side" if len(behind) == 1 else "weakest-side")
            values = {"won": figure(weak.won), "lost": figure(weak.lost), "name": self.names[self.story.winner]}
            told.append(element("li", self.say(message, group=self.group(weak.group), **values)))
        if not told:
            told = [element("li", self.say("nobody-ahead" if self.story.winner == NONE else "close-call"))]
        return element(
            "div",
            element("h3", self.say("what-decided")),
            element("ul", join(told)),
            class_="decided card",
            role="status",
        )

    def _to_reader(self, message: str) -> str:
        """The form of a sentence about the winner, and perhaps the rival, that is said to whoever reads it."""
        who = {self.story.winner: "you", self.story.rival: "rival"} if not self.together else {}
        form = f"{message}.{who.get(self.seat, '')}"
        return form if self.seat in who and self.wording.has(form) else message

    def _turned(self, turn: Turn) -> Markup:
        """When the winner went ahead for good: in which round, if the game has any."""
        name = self.names[self.story.winner]
        if turn.early:
            return element("li", self.say(self._to_reader("led-throughout"), name=name))
        link = element("a", self.say("watch-it"), href=f"/t/{self.table_id}/replay?ply={turn.ply}")
        return self._reason(
            Markup("○"),
            self.say("turning-point", when=self.when(turn.ply)),
            self.say(self._to_reader("turned"), name=name, after=turn.lead),
            link,
        )

    def _difference(self, one: Difference) -> Markup:
        values = {"won": figure(one.won), "lost": figure(one.lost)}
        rivals = {"winner": self.called[self.story.winner], "rival": self.called[self.story.rival]}
        told = self.say("difference", **values, **rivals)
        return self._reason(Markup(f"+{one.won - one.lost}"), escape(self.group(one.group)), told)

    def _reason(self, sign: Markup, title: Markup, *told: Markup) -> Markup:
        sentences = join([part for one in told for part in (one, Markup(" "))])
        return element("li", element("b", sign, class_="sign"), element("strong", title), element("p", sentences))

    def hindsight(self) -> Markup:
        """Where the browser shows what was thought of the game afterwards, as soon as somebody has."""
        if not self.match.plies:
            return EMPTY
        return element(
            "section",
            element("h3", self.say("hindsight")),
            element("p", self.say("hindsight-begins"), class_="progress", role="status"),
            element("div", EMPTY, class_="found"),
            class_="review card",
            data_done=self.say("hindsight-done"),
            data_progress=self.say("hindsight-progress", done="{done}", of="{of}"),
        )

    # -- the numbers --------------------------------------------------------------------------------

    def groups(self) -> Markup:
        return element(
            "div", join([self._group(n, name) for n, name in enumerate(groups_of(self.match))]), class_="groups"
        )

    def _group(self, number: int, name: str) -> Markup:
        """A group of categories, line by line; the best sum stands out if it is somebody's own."""
        scores = [self.match.state.score(seat) for seat in range(self.match.seats)]
        heads = join(
            [
                element(
                    "th",
                    icon(f"crest-{seat}"),
                    element("span", escape(player), class_="unseen"),
                    scope="col",
                    class_=f"seat-{seat}",
                )
                for seat, player in enumerate(self.called)
            ]
        )
        lines = join(
            [
                element(
                    "tr",
                    element("th", escape(self.texts.category(category)), scope="row"),
                    join([element("td", Markup(figure(score[category]))) for score in scores]),
                )
                for category in groups_of(self.match)[name]
            ]
        )
        sums = [group_points(self.match, seat)[name] for seat in range(self.match.seats)]
        best = max(sums) if sums.count(max(sums)) == 1 else None
        total = join([element("td", Markup(figure(n)), class_="best" if n == best else None) for n in sums])
        head = element("thead", element("tr", element("td", Markup(" ")), heads))
        foot = element("tfoot", element("tr", element("th", self.say("total"), scope="row"), total))
        title = element("h3", element("i", EMPTY, class_=f"group-{number}"), escape(self.group(name)))
        table = element("table", head, element("tbody", lines), foot, aria_label=self.group(name))
        return element("div", title, table, class_="card")

    # -- and now? -----------------------------------------------------------------------------------

    def again(self) -> Markup:
        """Another game in one click, for those who have played; looking back and keeping it, for everybody."""
        ways: list[Markup] = []
        if self.seat >= 0:
            ways.append(self._form("rematch", "", True))
            stronger = next_level([bot for bot in self.bots if bot], self.match.game.name)
            if stronger and self.places[self.seat] == 1:  # who has lost may want to try again first
                ways.append(self._form("next-opponent", stronger, False))
        links = [
            element("a", icon("book"), self.say("replay"), class_="button", href=f"/t/{self.table_id}/replay"),
            element(
                "a", icon("save"), self.say("download"), class_="button", href=f"/t/{self.table_id}/record", download=""
            ),
            element("a", icon("back"), self.say("to-lobby"), class_="button", href="/"),
        ]
        return element(
            "div",
            element("h2", self.say("another-one")),
            element("div", join(ways), class_="ways") if ways else EMPTY,
            element("p", join(links), class_="links"),
            class_="again",
        )

    def _form(self, what: str, bot: str, gold: bool) -> Markup:
        title = level_title(bot, self.wording) if bot else ""
        button = element("button", self.say(what, bot=title), class_="go" if gold else None)
        return Markup(post_form(f"/t/{self.table_id}/again", button, bot=bot))
