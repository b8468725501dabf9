"""How a game is balanced, as far as bots can tell: seats, scores, where points come from, what is taken and what never.

Made from tournaments of one bot among itself, so that nobody is stronger and only the game makes a difference.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kotatsu.core.game import AnyGame
from kotatsu.core.texts import Texts
from kotatsu.lab.playing import Played
from kotatsu.lab.statistics import Interval, rate_interval
from kotatsu.lab.summary import summarize
from kotatsu.lab.tournament import Result, win_shares

MOST_LISTED = 12  # moves in a list of those that win or lose
LEAST_TAKEN = 20  # seats that took a move before anything is said about it
USUAL = 0.95  # a move that nearly everybody makes makes no difference


class Use(NamedTuple):
    """How a move fared: of all seats, how many made it at least once, and what part of the wins one of them got."""

    code: int
    seats: int
    share: float
    wins: Interval


def balance(results: Sequence[Result], command: str) -> str:
    """The notes of a game as Markdown, from one result for each number of seats."""
    game = results[0].plan.loaded
    texts = Texts(game, "en")
    parts = [f"# {texts.message('title')}: balance\n", _how(results, command), _seats(results)]
    parts += [_ends(results, texts), _scores(results, texts)]
    for result in results:
        parts.append(_moves(result, game, texts))
    return "\n".join(parts)


def _how(results: Sequence[Result], command: str) -> str:
    bot = results[0].plan.labels[0]
    games = sum(len(result.games) for result in results)
    return (
        f"{games:,} games of `{bot}` among itself. All intervals are for 95 %, so one of twenty misses what is true, also in long"
        f" lists. Made by\n\n    {command}\n\n"
        "What a bot never does may still be good: it says as much about the bot as about the game. And who is ahead has more of"
        " everything: what winners do more often need not be why they win.\n"
    )


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    rule = "|".join(["---", *["---:"] * (len(head) - 1)])
    lines = [f"| {' | '.join(head)} |", f"|{rule}|", *(f"| {' | '.join(row)} |" for row in rows)]
    return "\n".join(lines) + "\n"


def _percent(found: Interval) -> str:
    return f"{100 * found.value:.0f} % [{100 * found.low:.0f}, {100 * found.high:.0f}]"


def _seats(results: Sequence[Result]) -> str:
    """What it is worth to begin, and how long a game is."""
    rows = []
    for result in results:
        summary = summarize(result)
        order = [Interval(**one["wins"]) for one in summary["order"]]
        spread = summary["bots"][0]["score"]["spread"]
        turns = summary["length"]["turns"]
        rows.append(
            [
                str(result.plan.at),
                str(summary["games"]),
                ", ".join(_percent(one) for one in order),
                f"{_winners_mean(result):.1f}",
                f"{_margin(result):.1f}",
                f"{spread[0]} – {spread[-1]}",
                f"{turns['least']} – {turns['most']}",
                str(summary["shared"]),
                str(summary["no_winner"]),
            ]
        )
    head = [
        "seats",
        "games",
        "wins in order of play",
        "winner's points",
        "ahead by",
        "nine of ten scores",
        "turns",
        "shared",
        "nobody won",
    ]
    return f"## Seats, scores, length\n\n{_table(head, rows)}"


def _winners_mean(result: Result) -> float:
    points = [sum(game.points[seat]) for game, seat, won in _seats_of(result) if won]
    return sum(points) / max(1, len(points))


def _margin(result: Result) -> float:
    """By how much the best is ahead of the next one, on average."""
    rows = [sorted((sum(points) for points in game.points), reverse=True) for game in result.games.values()]
    return sum(row[0] - row[1] for row in rows) / max(1, len(rows))


def _ends(results: Sequence[Result], texts: Texts) -> str:
    """What happens once in a game and not in every one, such as the ways in which it ends; and what never happens."""
    head = ["what happens", *(f"{result.plan.at} seats" for result in results)]
    rows, never = [], []
    for kind, event in sorted(texts.game.events.items()):
        counts = [[game.events[kind] for game in result.games.values()] for result in results]
        most = max(max(each) for each in counts)
        shares = [sum(map(bool, each)) / len(each) for each in counts]
        if not most:
            never.append(f"`{event.name}`")
        elif most == 1 and min(shares) < 1:
            told = f"`{event.name}`" if event.params else texts.message(f"event-{event.name}")
            rows.append([told, *(f"{100 * share:.0f} %" for share in shares)])
    found = _table(head, rows) if rows else "Every game ends in the same way.\n"
    return f"## What happens once, in how many games\n\n{found}\n**Never**: {', '.join(never) or 'nothing'}\n"


def _seats_of(result: Result) -> Iterator[tuple[Played, int, float]]:
    """Every seat of every game, with what it won of it."""
    for game in result.games.values():
        for seat, share in enumerate(win_shares(game)):
            yield game, seat, share


def _scores(results: Sequence[Result], texts: Texts) -> str:
    """Where the points of winners and of the others come from."""
    head = ["points"] + [f"{result.plan.at} seats: {who}" for result in results for who in ("winners", "others")]
    rows = []
    for category in range(len(texts.game.categories)):
        row = [texts.category(category)]
        for result in results:
            for winners in (True, False):
                values = [game.points[seat][category] for game, seat, won in _seats_of(result) if bool(won) == winners]
                row.append(f"{sum(values) / max(1, len(values)):.1f}")
        rows.append(row)
    return f"## Where points come from\n\n{_table(head, rows)}"


def uses(result: Result, game: AnyGame) -> list[Use]:
    """All moves of the vocabulary, with how they fared."""
    won: dict[int, list[float]] = {code: [] for code in range(len(game.vocabulary))}
    seats = 0
    for played, seat, share in _seats_of(result):
        seats += 1
        for code in played.taken[seat]:
            won[code].append(share)
    return [Use(code, len(shares), len(shares) / max(1, seats), rate_interval(shares)) for code, shares in won.items()]


def _moves(result: Result, game: AnyGame, texts: Texts) -> str:
    """Which moves winners make, which losers make, and which nobody makes."""
    found = uses(result, game)
    chance = 1 / result.plan.at
    told = [use for use in found if use.seats >= LEAST_TAKEN and use.share < USUAL]
    better = sorted([use for use in told if use.wins.low > chance], key=lambda use: -use.wins.value)[:MOST_LISTED]
    worse = sorted([use for use in told if use.wins.high < chance], key=lambda use: use.wins.value)[:MOST_LISTED]
    never = [use.code for use in found if not use.seats]
    lines = [f"## What is taken, {result.plan.at} seats\n"]
    for title, some in (("More often by winners", better), ("More often by losers", worse)):
        rows = [
            [
                f"{texts.move(use.code)} (`{game.vocabulary.notation(use.code)}`)",
                f"{100 * use.share:.0f} %",
                _percent(use.wins),
            ]
            for use in some
        ]
        clear = "\n".join([f"**{title}** (chance {100 * chance:.0f} %)\n", _table(["move", "taken by", "wins"], rows)])
        lines.append(clear if rows else f"**{title}**: nothing that is clear.\n")
    lines.append(f"**Never**: {_by_family(game, never)}\n")
    return "\n".join(lines)


def _by_family(game: AnyGame, codes: Sequence[int]) -> str:
    """Moves in short: family by family, all of one as one word."""
    told = []
    for family in game.vocabulary.families:
        own = [code for code in codes if game.vocabulary.family(code) is family]
        count = family.size
        if own and len(own) == count:
            told.append(f"all of `{family.name}`" if count > 1 else f"`{family.name}`")
        elif own:
            named = ", ".join(f"`{game.vocabulary.notation(code)}`" for code in own[:MOST_LISTED])
            more = f" and {len(own) - MOST_LISTED} more of `{family.name}`" if len(own) > MOST_LISTED else ""
            told.append(named + more)
    return "; ".join(told) or "every move was made"
