"""The end of a game: who won, the score by category, how the lead went."""

from __future__ import annotations

from kotatsu.core.match import Match
from kotatsu.core.texts import Messages, Texts
from kotatsu.house.table import Table
from kotatsu.web.html import h

CURVE_WIDTH, CURVE_HEIGHT = 600, 200
MOST_POINTS = 120  # positions on the curve


def ending(table: Table, texts: Texts, words: Messages) -> str:
    match = table.match
    places = match.state.places()
    winners = [table.names[seat] for seat, place in enumerate(places) if place == 1]
    if winners:
        title = words.message("winner" if len(winners) == 1 else "winners", names=", ".join(winners))
    else:
        title = words.message("no-winner")
    return (
        f'<div class="ending"><h2 role="status">{h(title)}</h2>{score_table(table, texts, words)}'
        f"{curve(match, table.names, words)}"
        f'<p class="links"><a class="button" href="/t/{table.id}/replay">{h(words.message("replay"))}</a> '
        f'<a class="button" href="/t/{table.id}/record" download>{h(words.message("download"))}</a> '
        f'<a class="button" href="/">{h(words.message("to-lobby"))}</a></p></div>'
    )


def score_table(table: Table, texts: Texts, words: Messages) -> str:
    match = table.match
    scores = [match.state.score(seat) for seat in range(match.seats)]
    heads = "".join(f'<th scope="col">{h(name)}</th>' for name in table.names)
    rows = "".join(
        f'<tr><th scope="row">{h(texts.category(number))}</th>'
        + "".join(f"<td>{score[number]}</td>" for score in scores)
        + "</tr>"
        for number in range(len(match.game.categories))
    )
    total = "".join(f"<td>{sum(score)}</td>" for score in scores)
    place = "".join(f"<td>{place}.</td>" for place in match.state.places())
    return (
        f'<table class="scores"><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody>'
        f'<tfoot><tr><th scope="row">{h(words.message("total"))}</th>{total}</tr>'
        f'<tr><th scope="row">{h(words.message("place"))}</th>{place}</tr></tfoot></table>'
    )


def curve(match: Match, names: list[str], words: Messages) -> str:
    """The points of each seat over the game."""
    rows = points_over_time(match)
    all_points = [points for row in rows for points in row]
    top, bottom = max(1, *all_points), min(0, *all_points)
    lines = []
    for seat in range(match.seats):
        step = CURVE_WIDTH / max(1, len(rows) - 1)
        points = " ".join(
            f"{number * step:.1f},{CURVE_HEIGHT * (top - row[seat]) / (top - bottom):.1f}"
            for number, row in enumerate(rows)
        )
        lines.append(f'<polyline class="seat-{seat}" points="{points}"><title>{h(names[seat])}</title></polyline>')
    label = words.message("curve")
    return (
        f'<figure class="curve"><svg viewBox="-6 -6 {CURVE_WIDTH + 12} {CURVE_HEIGHT + 12}" role="img"'
        f' aria-label="{h(label)}">{"".join(lines)}</svg><figcaption>{h(label)}</figcaption></figure>'
    )


def points_over_time(match: Match) -> list[list[int]]:
    state = match.state_at(0)
    every = max(1, len(match.plies) // MOST_POINTS)
    rows = [[sum(state.score(seat)) for seat in range(match.seats)]]
    for number, (seat, code) in enumerate(match.plies, 1):
        state.apply(code, seat)
        if number % every == 0 or state.over():
            rows.append([sum(state.score(each)) for each in range(match.seats)])
    return rows
