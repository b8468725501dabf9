"""What came of a tournament as plain data: the report and whatever programs want to know are made from this alone.

`clock` is the one part that depends on the machine.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from kotatsu.core.texts import Texts
from kotatsu.lab.playing import Played
from kotatsu.lab.statistics import Block, Interval, Wins, elo, mean_interval, rate_interval, share_interval
from kotatsu.lab.tournament import Result, Standing, pair_block, win_shares
from kotatsu.version import VERSION

SPREAD = (0.05, 0.25, 0.5, 0.75, 0.95)


def summarize(result: Result, language: str = "en") -> dict[str, Any]:
    """Everything a tournament says, as plain data: `kotatsu tournament --json` prints it, `kotatsu.lab.report` shows it."""
    plan = result.plan
    games = list(result.games.values())
    texts = Texts(plan.loaded, language)
    question = plan.question
    return {
        "game": plan.game,
        "title": texts.message("title"),
        "language": language,
        "seats": plan.at,
        "seed": plan.seed,
        "neighbours": plan.neighbours,
        "options": plan.loaded.check_options(plan.options),
        "kotatsu": VERSION,
        "components": plan.loaded.components.hash,
        "games": len(games),
        "deals": max(standing.deals for standing in result.standings),
        "most_games": sum(plan.count(contest, plan.deals) for contest in plan.contests),
        "question": None if question is None else question._asdict(),
        "categories": [texts.category(number) for number in range(len(plan.loaded.categories))],
        "groups": [
            {"name": texts.message(f"group-{name}"), "categories": numbers}
            for name, numbers in plan.loaded.score_groups.items()
        ],
        "bots": _bots(result, games),
        "pairs": [pair for standing in result.standings for pair in _pairs(result, standing)],
        "order": _order(games, plan.at),
        "length": {
            "turns": _spread([game.turns for game in games]),
            "decisions": _spread([sum(game.decisions) for game in games]),
        },
        "no_winner": sum(1 not in game.places for game in games),
        "shared": sum(game.places.count(1) > 1 for game in games),
        "clock": _clock(plan.labels, games),
    }


def _interval(found: Interval, digits: int = 4) -> dict[str, float]:
    return {name: round(value, digits) for name, value in found._asdict().items()}


def _spread(values: Sequence[int]) -> dict[str, Any]:
    """Some numbers: their mean, how they spread, and how often each occurs."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return {
        "mean": round(sum(ordered) / len(ordered), 2),
        "least": ordered[0],
        "most": ordered[-1],
        "spread": [ordered[round(part * last)] for part in SPREAD],
        "counts": [list(pair) for pair in sorted(Counter(ordered).items())],
    }


def _blocks(games: Sequence[Played]) -> list[list[Played]]:
    """The games deal by deal."""
    blocks: defaultdict[int, list[Played]] = defaultdict(list)
    for game in games:
        blocks[game.deal].append(game)
    return list(blocks.values())


def _bots(result: Result, games: Sequence[Played]) -> list[dict[str, Any]]:
    plan = result.plan
    blocks = [[_wins(block, table) for table in tables] for block, tables in _tables(result)]
    ratings = elo(len(plan.labels), blocks, plan.seed)
    found = []
    for number, label in enumerate(plan.labels):
        own = [game for game in games if number in game.lineup]
        seats = [(game, seat) for game in own for seat, one in enumerate(game.lineup) if one == number]
        won = [
            sum(win_shares(game)[seat] for game in block for seat in _seats_of(game, number)) / len(block)
            for block in _blocks(own)
        ]
        totals = [sum(game.points[seat]) for game, seat in seats]
        leads = [
            sum(_lead(game, number) for game in block) / len(block)
            for block in _blocks([game for game in own if set(game.lineup) != {number}])
        ]
        found.append(
            {
                "bot": label,
                "games": len(own),
                "wins": _interval(rate_interval(won)),
                "chance": round(len(seats) / (len(own) * plan.at), 4) if own else 0.0,
                "elo": _interval(ratings[number], 1),
                "lead": _interval(mean_interval(leads), 2),
                "score": _spread(totals),
                "points": [
                    round(sum(game.points[seat][category] for game, seat in seats) / len(seats), 2)
                    for category in range(len(plan.loaded.categories))
                ],
            }
        )
    return found


def _seats_of(game: Played, number: int) -> list[int]:
    return [seat for seat, one in enumerate(game.lineup) if one == number]


def _lead(game: Played, number: int) -> float:
    """Points of an entrant's seats on average, less what the best of the others has."""
    own = [sum(game.points[seat]) for seat in _seats_of(game, number)]
    best = max(sum(points) for points, one in zip(game.points, game.lineup, strict=True) if one != number)
    return sum(own) / len(own) - best


def _tables(result: Result) -> list[tuple[list[Played], list[tuple[int, ...]]]]:
    """The deals of each contest, with the tables that played them."""
    return [
        ([result.games[key] for key in result.plan.keys(standing.contest, deal)], list(standing.contest.tables))
        for standing in result.standings
        for deal in range(standing.deals)
    ]


def _wins(games: Sequence[Played], table: tuple[int, ...]) -> Wins:
    own = [game for game in games if tuple(sorted(game.lineup)) == table and 1 in game.places]
    won: Counter[int] = Counter()
    for game in own:
        for number, share in zip(game.lineup, win_shares(game), strict=True):
            won[number] += share  # type: ignore[assignment]  # a counter adds fractions as well
    return Wins(table, len(own), won)


def _pairs(result: Result, standing: Standing) -> list[dict[str, Any]]:
    plan = result.plan
    found = []
    for pair in combinations(standing.contest.entrants, 2):
        blocks: list[Block] = []
        games: list[Played] = []
        for deal in range(standing.deals):
            played = [result.games[key] for key in plan.keys(standing.contest, deal)]
            blocks.append(pair_block(pair, played))
            games += [game for game in played if set(pair) <= set(game.lineup)]
        trial = standing.trials[pair]
        found.append(
            {
                "bots": [plan.labels[number] for number in pair],
                "games": len(games),
                "deals": standing.deals,
                "share": _interval(share_interval(blocks)),
                "won": [round(sum(_won(game, number) for game in games), 2) for number in pair],
                "answer": trial.answer() if plan.question is not None else None,
                "bound": round(trial.bound, 3),
                "ratios": [round(ratio, 3) for ratio in trial.ratios],
            }
        )
    return found


def _won(game: Played, number: int) -> float:
    return sum(win_shares(game)[seat] for seat in _seats_of(game, number))


def _order(games: Sequence[Played], seats: int) -> list[dict[str, Any]]:
    """What it is worth to be the first to act, the second, and so on."""
    found = []
    for place in range(seats):
        rates = [sum(win_shares(game)[game.order[place]] for game in block) / len(block) for block in _blocks(games)]
        points = [sum(game.points[game.order[place]]) for game in games]
        found.append({"wins": _interval(rate_interval(rates)), "score": round(sum(points) / len(points), 2)})
    return found


def _clock(bots: Sequence[str], games: Sequence[Played]) -> list[dict[str, Any]]:
    """Processor seconds a decision, and decisions a game."""
    found = []
    for number, label in enumerate(bots):
        seats = [(game, seat) for game in games for seat in _seats_of(game, number)]
        decisions = sum(game.decisions[seat] for game, seat in seats)
        seconds = sum(game.seconds[seat] for game, seat in seats)
        found.append({"bot": label, "decisions": decisions, "seconds": round(seconds / max(1, decisions), 6)})
    return found
